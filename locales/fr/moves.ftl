moves-title = Coups
