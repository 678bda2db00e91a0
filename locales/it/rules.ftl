rules-title = Regole
