# Pourquoi une ligne de la feuille de score vaut ce qu’elle vaut : court, sans point final, comme à côté du nombre.

score-title = Feuille de score
score-total = Total

score-group = { $count ->
    [0] Aucun { $territories }
    [one] { $count } { $territories }
   *[other] { $count } { $territories } dans un groupe
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
    [0] Aucun territoire avec des chariots sur ses quatre côtés
    [one] 1 territoire avec des chariots sur ses quatre côtés, 6 points
   *[other] { $count } territoires avec des chariots sur leurs quatre côtés, 6 points chacun
}
score-claim-jumpers = { $outcome ->
    [whole] Plus de mines, { $mines } contre { $other_mines } : 9 points
    [robbed] Plus de mines, { $mines } contre { $other_mines }, mais moins de pistolets, { $guns } contre { $other_guns } : 4 des 9 points
    [robber] Moins de mines, { $mines } contre { $other_mines }, mais plus de pistolets, { $guns } contre { $other_guns } : 5 des 9 points
    [tied] Autant de mines, { $mines } contre { $other_mines } : personne ne marque
   *[nothing] Moins de mines, { $mines } contre { $other_mines }, et pas plus de pistolets, { $guns } contre { $other_guns } : rien
}
score-cool-water = { $size ->
    [0] Aucun lac
   *[other] { $count ->
        [0] Aucun chariot
        [one] 1 chariot
       *[other] { $count } chariots
    } sur ou à côté du plus grand groupe de lac ({ $size ->
        [one] 1 territoire
       *[other] { $size } territoires
    }){ $count ->
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
    [0] Aucune mine sur ou à côté d’une montagne
    [one] 1 mine sur ou à côté d’une montagne, 2 points
   *[other] { $count } mines sur ou à côté d’une montagne, 2 points chacune
}
score-happy-cows = { $count ->
    [0] Aucune vache à l’écart de la neige (ni dessus ni à côté)
    [one] 1 vache ni sur la neige ni à côté, 2 points
   *[other] { $count } vaches ni sur la neige ni à côté, 2 points chacune
}
score-one-too-many = { $outcome ->
    [more] Plus de bières, { $count } contre { $other } : −1 point pour chacune des { $other } d’en face
    [tied] Autant de bières, { $count } contre { $other } : personne ne perd rien
   *[fewer] Moins de bières, { $count } contre { $other } : rien à perdre
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
   *[other] { $count } vaches dans un troupeau, 2 points chacune
}
score-undiscovered = { $count ->
    [0] Aucune case vide entourée de tous côtés
    [one] 1 case vide entourée de tous côtés, 5 points
   *[other] { $count } cases vides entourées de tous côtés, 5 points chacune
}
score-wagon-train = { $count ->
    [0] Pas deux chariots alignés
    [one] 1 ligne de { $lengths } chariots
   *[other] { $count } lignes de chariots, longues de { $lengths }
}
