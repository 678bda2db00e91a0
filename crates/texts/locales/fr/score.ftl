# Pourquoi une ligne de la feuille de score vaut ce qu’elle vaut : court, sans point final, comme à côté du nombre.

score-total = Total

score-group = { $count ->
    [0] Aucun { $territories }
    [one] { $count } { $territories }
   *[other] { $count } { $territories } en un seul groupe
}
score-badlands = { $count ->
    [0] Aucun pistolet entre deux déserts
    [one] 1 pistolet entre deux déserts, 4 points
   *[other] { $count } pistolets entre des déserts, 4 points chacun
}
score-boom-or-bust = { $count ->
    [0] Aucune mine
    [one] 1 mine
   *[other] { $count } mines
} : { $points ->
    [0] rien
   *[other] { $points } points
}
score-bootleggers = { $count ->
    [0] Aucune bière à côté d’un chariot
    [one] 1 bière à côté d’un chariot, 2 points
   *[other] { $count } bières à côté d’un chariot, 2 points chacune
}{ $costing ->
    [0] { "" }
    [one] { " " }; 1 autre bière, −1 point
   *[other] { " " }; { $costing } autres bières, −1 point chacune
}
score-circle-the-wagons = { $count ->
    [0] Aucun territoire entouré de chariots sur ses quatre côtés
    [one] 1 territoire entouré de chariots sur ses quatre côtés, 6 points
   *[other] { $count } territoires entourés de chariots sur leurs quatre côtés, 6 points chacun
}
score-claim-jumpers = { $outcome ->
    [whole] Davantage de mines, { $mines } contre { $other_mines } : 9 points
    [robbed] Davantage de mines, { $mines } contre { $other_mines }, mais moins de pistolets, { $guns } contre { $other_guns } : 4 des 9 points
    [robber] Moins de mines, { $mines } contre { $other_mines }, mais davantage de pistolets, { $guns } contre { $other_guns } : 5 des 9 points
    [tied] Mines à égalité, { $mines } à { $other_mines } : personne ne marque
   *[nothing] Moins de mines, { $mines } contre { $other_mines }, et pas plus de pistolets, { $guns } contre { $other_guns } : rien
}
score-cool-water = { $size ->
    [0] Aucun lac
   *[other] { $count ->
        [0] Aucun chariot
        [one] 1 chariot
       *[other] { $count } chariots
    } sur le plus grand groupe de lacs ({ $size ->
        [one] 1 territoire
       *[other] { $size } territoires
    }) ou à côté{ $count ->
        [0] { "" }
        [one] , 3 points
       *[other] , 3 points chacun
    }
}
score-fortified = { $count ->
    [0] Aucun bloc de 2 × 2 forts
    [one] 1 bloc de 2 × 2 forts, 7 points
   *[other] { $count } blocs de 2 × 2 forts, 7 points chacun
}
score-gold-country = { $count ->
    [0] Aucune mine sur une montagne ou à côté
    [one] 1 mine sur une montagne ou à côté, 2 points
   *[other] { $count } mines sur une montagne ou à côté, 2 points chacune
}
score-happy-cows = { $count ->
    [0] Aucune vache à l’écart de la neige (ni dessus ni à côté)
    [one] 1 vache ni sur la neige ni à côté, 2 points
   *[other] { $count } vaches ni sur la neige ni à côté, 2 points chacune
}
score-one-too-many = { $outcome ->
    [more] Davantage de bières, { $count } contre { $other } : −1 point par bière de l’adversaire ({ $other })
    [tied] Bières à égalité, { $count } à { $other } : personne ne perd rien
   *[fewer] Moins de bières, { $count } contre { $other } : rien de perdu
}
score-prairie-life = { $cows ->
    [one] { $cows } vache
   *[other] { $cows } vaches
} et { $plains ->
    [one] { $plains } plaine
   *[other] { $plains } plaines
}, { $sum } en tout : 1 point pour deux
score-rifles-ready = { $count ->
    [0] Aucun fort à côté d’un pistolet
    [one] 1 fort à côté d’un pistolet, 2 points
   *[other] { $count } forts à côté d’un pistolet, 2 points chacun
}
score-smalltown-charm = { $count ->
    [one] { $count } territoire visible
   *[other] { $count } territoires visibles
} contre { $other }{ $points ->
    [0] { " " }: rien
    [one] { " " }: 1 de moins, 1 point
   *[other] { " " }: { $points } de moins, { $points } points
}
score-target-practice = { $count ->
    [0] Aucune bière à distance d’un pistolet sur sa ligne ou sa colonne
    [one] 1 bière alignée avec un pistolet, { $points ->
        [one] 1 case
       *[other] { $points } cases
    } entre les deux
   *[other] { $count } bières alignées avec un pistolet, { $points } cases d’écart en tout
}
score-the-clearing = { $forts ->
    [0] Aucun fort
    [one] 1 fort, 2 points
   *[other] { $forts } forts, 2 points chacun
}{ $forests ->
    [0] { "" }
    [one] { " " }; 1 territoire de forêt, −1 point
   *[other] { " " }; { $forests } territoires de forêt, −1 point chacun
}
score-the-herd = { $count ->
    [0] Aucune vache
    [one] 1 vache dans le plus grand troupeau, 2 points
   *[other] { $count } vaches dans le plus grand troupeau, 2 points chacune
}
score-undiscovered = { $count ->
    [0] Aucune case vide entourée de territoires
    [one] 1 case vide entourée de territoires, 5 points
   *[other] { $count } cases vides entourées de territoires, 5 points chacune
}
score-wagon-train = { $count ->
    [0] Aucun alignement de chariots
    [one] 1 ligne de { $lengths } chariots
   *[other] { $count } lignes de chariots, longues de { $lengths }
}
