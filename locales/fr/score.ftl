score-title = Feuille de score
