# Waarom een regel van het scoreblad zoveel oplevert: kort, zonder punt aan het eind, zoals het naast het getal staat.

score-total = Totaal

score-group = { $count ->
    [0] Geen { $territories }
    [one] { $count } { $territories }
   *[other] { $count } { $territories } in één gebiedsgroep
}
score-badlands = { $count ->
    [0] Geen pistool tussen twee woestijnen
    [one] 1 pistool tussen twee woestijnen, 4 punten
   *[other] { $count } pistolen tussen woestijnen, elk 4 punten
}
score-boom-or-bust = { $count ->
    [0] Geen mijnen
    [one] 1 mijn
   *[other] { $count } mijnen
}: { $points ->
    [0] niets
   *[other] { $points } punten
}
score-bootleggers = { $count ->
    [0] Geen fles naast een huifkar
    [one] 1 fles naast een huifkar, 2 punten
   *[other] { $count } flessen naast een huifkar, elk 2 punten
}{ $costing ->
    [0] { "" }
    [one] ; 1 andere fles, −1 punt
   *[other] ; { $costing } andere flessen, elk −1 punt
}
score-circle-the-wagons = { $count ->
    [0] Geen gebied met huifkarren aan alle vier de kanten
    [one] 1 gebied met huifkarren aan alle vier de kanten, 6 punten
   *[other] { $count } gebieden met huifkarren aan alle vier de kanten, elk 6 punten
}
score-claim-jumpers = { $outcome ->
    [whole] Meer mijnen, { $mines } tegen { $other_mines }: 9 punten
    [robbed] Meer mijnen, { $mines } tegen { $other_mines }, maar minder pistolen, { $guns } tegen { $other_guns }: 4 van de 9 punten
    [robber] Minder mijnen, { $mines } tegen { $other_mines }, maar meer pistolen, { $guns } tegen { $other_guns }: 5 van de 9 punten
    [tied] Evenveel mijnen, { $mines } tegen { $other_mines }: niemand scoort
   *[nothing] Minder mijnen, { $mines } tegen { $other_mines }, en ook niet de meeste pistolen, { $guns } tegen { $other_guns }: niets
}
score-cool-water = { $size ->
    [0] Geen water
   *[other] { $count ->
        [0] Geen huifkar
        [one] 1 huifkar
       *[other] { $count } huifkarren
    } op of naast de grootste gebiedsgroep water ({ $size ->
        [one] 1 gebied
       *[other] { $size } gebieden
    }){ $count ->
        [0] { "" }
        [one] , 3 punten
       *[other] , elk 3 punten
    }
}
score-fortified = { $count ->
    [0] Geen blok van 2 × 2 forten
    [one] 1 blok van 2 × 2 forten, 7 punten
   *[other] { $count } blokken van 2 × 2 forten, elk 7 punten
}
score-gold-country = { $count ->
    [0] Geen mijn op of naast bergen
    [one] 1 mijn op of naast bergen, 2 punten
   *[other] { $count } mijnen op of naast bergen, elk 2 punten
}
score-happy-cows = { $count ->
    [0] Geen koe die niet op of naast sneeuw staat
    [one] 1 koe niet op of naast sneeuw, 2 punten
   *[other] { $count } koeien niet op of naast sneeuw, elk 2 punten
}
score-one-too-many = { $outcome ->
    [more] Meer flessen, { $count } tegen { $other }: −1 punt per fles van de andere speler ({ $other })
    [tied] Evenveel flessen, { $count } tegen { $other }: niemand verliest iets
   *[fewer] Minder flessen, { $count } tegen { $other }: geen verlies
}
score-prairie-life = { $cows ->
    [one] 1 koe
   *[other] { $cows } koeien
} en { $plains ->
    [one] 1 gebied met prairie
   *[other] { $plains } gebieden met prairie
}, samen { $sum }: 1 punt per twee
score-rifles-ready = { $count ->
    [0] Geen fort naast een pistool
    [one] 1 fort naast een pistool, 2 punten
   *[other] { $count } forten naast een pistool, elk 2 punten
}
score-smalltown-charm = { $count ->
    [one] 1 zichtbaar gebied
   *[other] { $count } zichtbare gebieden
} tegen { $other }{ $points ->
    [0] : niets
    [one] : 1 minder, 1 punt
   *[other] : { $points } minder, { $points } punten
}
score-target-practice = { $count ->
    [0] Geen fles met een pistool verderop in dezelfde rij of kolom
    [one] 1 fles in lijn met een pistool, { $points ->
        [one] 1 vakje
       *[other] { $points } vakjes
    } ertussen
   *[other] { $count } flessen in lijn met een pistool, samen { $points } vakjes ertussen
}
score-the-clearing = { $forts ->
    [0] Geen fort
    [one] 1 fort, 2 punten
   *[other] { $forts } forten, elk 2 punten
}{ $forests ->
    [0] { "" }
    [one] ; 1 gebied met bos, −1 punt
   *[other] ; { $forests } gebieden met bos, elk −1 punt
}
score-the-herd = { $count ->
    [0] Geen koe
    [one] 1 koe in de grootste kudde, 2 punten
   *[other] { $count } koeien in de grootste kudde, elk 2 punten
}
score-undiscovered = { $count ->
    [0] Geen leeg vakje dat door gebieden is omringd
    [one] 1 leeg vakje omringd door gebieden, 5 punten
   *[other] { $count } lege vakjes omringd door gebieden, elk 5 punten
}
score-wagon-train = { $count ->
    [0] Nergens twee huifkarren op een rij
    [one] 1 lijn van { $lengths } huifkarren
   *[other] { $count } lijnen van huifkarren, { $lengths } lang
}
