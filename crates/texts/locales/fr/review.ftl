# Après la partie : le décompte, le résultat, la revue.

review-title = Après la partie

ending-counting = Le décompte
ending-skip = Passer
ending-show = Résultat
ending-again = Nouvelle partie
ending-same-deal = Mêmes cartes
ending-other-side = Mêmes cartes, autre côté
ending-close = Regarder la table

# Le résultat d’une partie, et la suite.

ending-look-back = Revoir
ending-share = Partager

# Revoir : parcourir la partie, le jugement de l’ordinateur, essayer autre chose.

review-no-game = Pas de partie ici
review-scenario-wrong = Le scénario joint à cette partie est illisible.
review-panel = Analyse
review-move = Coup
review-number = Numéro
review-move-of = Coup { $number } sur { $count }.
review-beginning = Avant le premier coup.
review-first = Au début
review-back = Un coup en arrière
review-forward = Un coup en avant
review-last = À la fin
review-better = Qu’y avait-il de mieux ?
review-played = Ce qui a été joué
review-explore = Essayer à partir d’ici
review-turning = Tournants
review-no-turning = Pas de tournant : personne n’a fait d’erreur décisive.
review-analyse = Juger les coups
review-analysing = L’ordinateur juge chaque décision, en commençant par la dernière.
review-stop = Arrêter
review-lost = Points perdus
review-expectation = Prévision
review-counted = Compté
review-costs = { $class }, coûte environ { $points } points
review-costs-proven = { $class }, coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-better-start = Mieux : commencer le cercle à la carte { $card }.
review-better-draft = Mieux : prendre la carte { $card }.
review-better-place = Mieux : poser la carte { $card }{ $way ->
    [turned] { " " }à l’envers
   *[upright] { "" }
} en { $at }.
review-expected = { $name } : prévision { $best } au lieu de { $played }.
review-graph-margins = Courbe de l’avance ({ $name }) : { $end } à la fin, { $best } au mieux, { $worst } au pire.
review-graph-points = Courbe des points : à la fin { $name } { $points }, { $other } { $other_points }.
review-graph-table = Toutes les valeurs figurent dans la liste des coups.
class-only = Pas de choix
class-best = Meilleur coup
class-good = Bon coup
class-inaccuracy = Imprécision
class-mistake = Erreur
class-blunder = Grosse erreur
explore-back = Retour à la partie

# Transmettre une partie.

share-title = Partager cette partie
share-link = Lien avec toute la partie
share-record = La partie en une ligne
share-picture = Image de la table
share-copy = Copier
share-send = Envoyer le lien …
share-copied = Copié.
share-copy-yourself = Ce navigateur ne permet pas de copier. Le texte est sélectionné : copiez-le vous-même.
share-saved = Enregistré.
share-not-saved = Ce navigateur n’a pas pu créer l’image.
