characters-title = Vos adversaires
