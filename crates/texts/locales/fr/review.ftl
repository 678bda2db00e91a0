# Après la partie : le décompte, le résultat, la revue.

review-title = Après la partie

ending-counting = Le décompte
ending-skip = Passer
ending-show = Résultat
ending-count-again = Revoir le décompte
ending-again = Nouvelle donne
ending-same-deal = Rejouer cette donne
ending-other-side = Même donne, places échangées
ending-close = Retour à la table

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
review-better = Quoi de mieux ?
review-played = Le coup joué
review-explore = Essayer d’ici
review-turning = Tournants
review-no-turning = Pas de tournant : personne n’a commis d’erreur décisive.
review-analyse = Analyser les coups
review-analysing = L’ordinateur évalue chaque décision, en commençant par la dernière.
review-stop = Arrêter
review-moments = Ce qui a décidé de la partie
review-accuracy = Précision
review-accuracy-of = { $all } (choix { $drafts }, placements { $placements })
review-drafts = Choix
review-placements = Placements
review-at-start = Estimation pour deux joueurs de même force : du seul fait de l’ordre du tour, { $person ->
    [you] vous aviez
   *[other] { $name } avait
} environ { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
} d’avance.
review-at-start-even = Estimation pour deux joueurs de même force : l’ordre du tour n’avantageait personne.
review-line = La meilleure suite
review-lost = Points perdus
review-expectation = Prévision
review-counted = Écart actuel
review-costs = { $class } : { $points ->
    [0] moins de 1 point perdu
    [one] environ { $points } point perdu
   *[other] environ { $points } points perdus
}
review-costs-proven = { $class } : { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}
review-better-start = Mieux : commencer le cercle à la carte { $card }.
review-better-draft = Mieux : prendre la carte { $card }.
review-better-place = Mieux : placer la carte { $card }{ $way ->
    [turned] { " " }tête en bas
   *[upright] { "" }
} en { $at }.
review-expected = { $name } : prévision { $best } au lieu de { $played }.
review-graph-margins = { $person ->
    [you] Courbe de votre avance
   *[other] Courbe de l’avance ({ $name })
} : { $end } à la fin, { $best } au mieux, { $worst } au pire.
review-graph-points = Courbe des points : { $name } { $points }, { $other } { $other_points } à la fin.
review-graph-table = Toutes les valeurs figurent dans la liste des coups.
class-only = Coup forcé
class-best = Meilleur coup
class-good = Bon coup
class-inaccuracy = Imprécision
class-mistake = Erreur
class-blunder = Gaffe
explore-back = Retour à la partie
explore-expected = Prévision : { $name } devant de { $margin }
explore-even = Prévision : égalité
explore-between = Prévision : { $name } devant de { $margin } (prouvé : de { $least } à { $most })
explore-proven = Prouvé : { $name } devant de { $margin }
explore-proven-even = Prouvé : égalité de points
explore-thinking = Prévision…

# Transmettre une partie.

share-title = Partager cette partie
share-link = Lien contenant toute la partie
share-record = La partie en une ligne
share-picture = Image
share-square = Les deux villes
share-table = Toute la table
share-copy = Copier
share-send = Envoyer le lien…
share-copied = Copié.
share-copy-yourself = Ce navigateur n’autorise pas la copie. Le texte est sélectionné : copiez-le vous-même.
share-saved = Enregistré.
share-not-saved = Ce navigateur n’a pas pu créer l’image.
