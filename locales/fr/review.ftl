review-title = Après la partie
