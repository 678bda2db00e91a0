moves-title = Mosse
