# Why a line of the score sheet pays what it pays: short, without a full stop, as it stands beside the number.

score-total = Total

score-group = { $count ->
    [0] No { $territories }
    [one] { $count } { $territories }
   *[other] { $count } { $territories } in one group
}
score-badlands = { $count ->
    [0] No Gun between two Deserts
    [one] 1 Gun between two Deserts, 4 points
   *[other] { $count } Guns between Deserts, 4 points each
}
score-boom-or-bust = { $count ->
    [0] No Mines
    [one] 1 Mine
   *[other] { $count } Mines
}: { $points ->
    [0] nothing
   *[other] { $points } points
}
score-bootleggers = { $count ->
    [0] No Beer beside a Wagon
    [one] 1 Beer beside a Wagon, 2 points
   *[other] { $count } Beers beside a Wagon, 2 points each
}{ $costing ->
    [0] { "" }
    [one] ; 1 Beer elsewhere, −1 point
   *[other] ; { $costing } Beers elsewhere, −1 point each
}
score-circle-the-wagons = { $count ->
    [0] No territory with Wagons on all four sides
    [one] 1 territory with Wagons on all four sides, 6 points
   *[other] { $count } territories with Wagons on all four sides, 6 points each
}
score-claim-jumpers = { $outcome ->
    [whole] More Mines, { $mines } to { $other_mines }: 9 points
    [robbed] More Mines, { $mines } to { $other_mines }, but fewer Guns, { $guns } to { $other_guns }: 4 of the 9 points
    [robber] Fewer Mines, { $mines } to { $other_mines }, but more Guns, { $guns } to { $other_guns }: 5 of the 9 points
    [tied] Mines tied, { $mines } to { $other_mines }: nobody scores
   *[nothing] Fewer Mines, { $mines } to { $other_mines }, and no lead in Guns, { $guns } to { $other_guns }: nothing
}
score-cool-water = { $size ->
    [0] No Water
   *[other] { $count ->
        [0] No Wagon
        [one] 1 Wagon
       *[other] { $count } Wagons
    } on or beside the largest group of Water ({ $size ->
        [one] 1 territory
       *[other] { $size } territories
    }){ $count ->
        [0] { "" }
        [one] , 3 points
       *[other] , 3 points each
    }
}
score-fortified = { $count ->
    [0] No block of 2 × 2 Forts
    [one] 1 block of 2 × 2 Forts, 7 points
   *[other] { $count } blocks of 2 × 2 Forts, 7 points each
}
score-gold-country = { $count ->
    [0] No Mine on or beside Mountains
    [one] 1 Mine on or beside Mountains, 2 points
   *[other] { $count } Mines on or beside Mountains, 2 points each
}
score-happy-cows = { $count ->
    [0] No Cow that is neither on nor beside Snow
    [one] 1 Cow neither on nor beside Snow, 2 points
   *[other] { $count } Cows neither on nor beside Snow, 2 points each
}
score-one-too-many = { $outcome ->
    [more] More Beers, { $count } to { $other }: −1 point for each of the other player’s Beers ({ $other })
    [tied] Beers tied, { $count } to { $other }: nobody loses anything
   *[fewer] Fewer Beers, { $count } to { $other }: nothing lost
}
score-prairie-life = { $cows ->
    [one] 1 Cow
   *[other] { $cows } Cows
} and { $plains ->
    [one] 1 Plains territory
   *[other] { $plains } Plains territories
}, { $sum } together: 1 point for every two
score-rifles-ready = { $count ->
    [0] No Fort beside a Gun
    [one] 1 Fort beside a Gun, 2 points
   *[other] { $count } Forts beside a Gun, 2 points each
}
score-smalltown-charm = { $count ->
    [one] 1 visible territory
   *[other] { $count } visible territories
} to { $other }{ $points ->
    [0] : nothing
    [one] : 1 fewer, 1 point
   *[other] : { $points } fewer, { $points } points
}
score-target-practice = { $count ->
    [0] No Beer with a gap to a Gun in its row or column
    [one] 1 Beer in line with a Gun, { $points ->
        [one] 1 cell
       *[other] { $points } cells
    } between them
   *[other] { $count } Beers in line with a Gun, { $points } cells between them in all
}
score-the-clearing = { $forts ->
    [0] No Fort
    [one] 1 Fort, 2 points
   *[other] { $forts } Forts, 2 points each
}{ $forests ->
    [0] { "" }
    [one] ; 1 Forest territory, −1 point
   *[other] ; { $forests } Forest territories, −1 point each
}
score-the-herd = { $count ->
    [0] No Cow
    [one] 1 Cow in the largest herd, 2 points
   *[other] { $count } Cows in the largest herd, 2 points each
}
score-undiscovered = { $count ->
    [0] No empty cell surrounded by territories
    [one] 1 empty cell surrounded by territories, 5 points
   *[other] { $count } empty cells surrounded by territories, 5 points each
}
score-wagon-train = { $count ->
    [0] No two Wagons in a row
    [one] 1 line of { $lengths } Wagons
   *[other] { $count } lines of Wagons: { $lengths } long
}
