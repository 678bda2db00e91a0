# Après la partie : le décompte, le résultat, la revue.

review-title = Après la partie

ending-counting = Le décompte
ending-skip = Passer
ending-show = Résultat
ending-again = Nouvelle partie
ending-same-deal = Mêmes cartes
ending-other-side = Mêmes cartes, autre côté
ending-close = Regarder la table
