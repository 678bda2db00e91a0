table-title = La table
table-not-kept = Ce navigateur ne permet pas de conserver la partie.
table-not-loaded = L’adversaire n’a pas pu être chargé. Nouvel essai…
table-player = Joueur { $number }
table-home = Accueil
table-queue = { $person ->
    [you] Cartes que vous devez encore placer
   *[other] Encore à placer : { $name }
}
table-town = { $person ->
    [you] Votre ville
   *[other] Ville : { $name }
}
table-rival-town = La ville du rival
table-sheet = Feuille de score
table-total = Total
table-end-turn = Finir le tour
table-place = Poser
table-undo = Annuler
table-turn = Tourner
table-over = La partie est finie.
table-circle-card = Carte { $card } : { $territories }. Cartes passées : { $skips }
table-thinking = { $name } réfléchit
table-hint = Conseil
table-hint-coming = Laissez-moi réfléchir…
table-hint-start = Je ferais commencer le cercle à la carte { $card } (prévision : { $margin }).
table-hint-draft = Je prendrais la carte { $card } (prévision : { $margin }).
table-hint-place = Je poserais la carte { $card } ici (prévision : { $margin }).
table-go-on = Continuer
table-take = Prendre
table-start-here = Commencer ici
table-sheet-help = Pointez un nombre pour voir d’où il vient.
table-score-hidden = Le score reste caché jusqu’à la fin.
table-aim = { $way ->
    [turned] Case { $cell }, tournée : { $points }
   *[upright] Case { $cell } : { $points }
}
table-town-empty = Rien n’est encore posé ici.
table-keys = Touches
table-close = Fermer
table-key-arrows = parcourir le cercle ou les emplacements de votre ville
table-key-digits = désigner la carte qui coûte tant de cartes passées
table-key-turn = tourner la carte
table-key-enter = prendre, poser, finir le tour
table-key-undo = annuler
table-key-hint = un conseil
table-key-score = lire la feuille de score
table-key-stage = regarder le cercle, votre ville, l’autre ville
table-key-help = cette liste
table-look = Regarder : { $thing }
table-watch-again = Revoir le dernier tour
table-key-watch = revoir le dernier tour
