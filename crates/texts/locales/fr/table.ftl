table-title = La table
table-not-kept = Ce navigateur ne peut pas enregistrer la partie.
table-not-loaded = L’adversaire n’a pas pu être chargé. Nouvel essai…
table-player = Joueur { $number }
table-home = Accueil
table-queue = { $person ->
    [you] Cartes que vous devez encore placer
   *[other] { $name } : cartes encore à placer
}
table-town = { $person ->
    [you] Votre ville
   *[other] Chez { $name }
}
table-rival-town = La ville du rival
table-sheet = Feuille de score
table-goals = Cartes de décompte
table-total = Total
table-end-turn = Finir le tour
table-place = Placer
table-undo = Annuler
table-turn = Tourner
table-over = La partie est terminée.
table-circle-card = Carte { $card } : { $territories }. Cartes passées : { $skips }
table-thinking = { $name } réfléchit
table-hint = Conseil
table-hint-coming = Laissez-moi réfléchir…
table-go-on = Plus vite
table-take = Prendre
table-start-here = Commencer ici
table-sheet-help = Survolez un nombre pour voir d’où il vient.
    .touch = Touchez un nombre pour voir d’où il vient.
table-score-hidden = Le score reste caché jusqu’à la fin.
table-aim = { $way ->
    [turned] Case { $cell }, tête en bas : { $points }
   *[upright] Case { $cell } : { $points }
}
table-town-empty = Rien ici pour l’instant.
table-keys = Raccourcis clavier
table-close = Fermer
table-enter = Entrée
table-key-arrows = parcourir le cercle ou les emplacements de votre ville
table-key-digits = désigner une carte : le chiffre dit combien vous en passez
table-key-turn = mettre la carte tête en bas (demi-tour)
table-key-enter = prendre, placer, finir le tour
table-key-undo = annuler
table-key-hint = un conseil ; encore H pour en savoir plus
table-key-score = lire la feuille de score à voix haute
table-key-asked = entendre ce qu’il faut faire
table-key-goals = montrer les cartes de décompte, une à une
table-key-stage = afficher le cercle, votre ville, l’autre ville
table-key-help = cette liste
table-look = Afficher : { $thing }
table-watch-again = Revoir le dernier tour
table-key-watch = revoir le dernier tour
