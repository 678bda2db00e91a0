moves-title = Zetten
