# Warum eine Zeile der Wertung so viel zählt: kurz, ohne Punkt am Ende, wie es neben der Zahl steht.

score-total = Summe

score-group = { $count ->
    [0] Kein { $territories }
    [one] { $count } { $territories }
   *[other] { $count } { $territories } in einem Gebiet
}
score-badlands = { $count ->
    [0] Keine Waffe zwischen zwei Wüsten
    [one] 1 Waffe zwischen zwei Wüsten, 4 Punkte
   *[other] { $count } Waffen zwischen Wüsten, je 4 Punkte
}
score-boom-or-bust = { $count ->
    [0] Keine Minen
    [one] 1 Mine
   *[other] { $count } Minen
}: { $points ->
    [0] nichts
   *[other] { $points } Punkte
}
score-bootleggers = { $count ->
    [0] Kein Bier neben einem Wagen
    [one] 1 Bier neben einem Wagen, 2 Punkte
   *[other] { $count } Bier neben einem Wagen, je 2 Punkte
}{ $costing ->
    [0] { "" }
    [one] ; 1 Bier anderswo, −1 Punkt
   *[other] ; { $costing } Bier anderswo, je −1 Punkt
}
score-circle-the-wagons = { $count ->
    [0] Kein Territorium mit Wagen an allen vier Seiten
    [one] 1 Territorium mit Wagen an allen vier Seiten, 6 Punkte
   *[other] { $count } Territorien mit Wagen an allen vier Seiten, je 6 Punkte
}
score-claim-jumpers = { $outcome ->
    [whole] Mehr Minen, { $mines } gegen { $other_mines }: 9 Punkte
    [robbed] Mehr Minen, { $mines } gegen { $other_mines }, aber weniger Waffen, { $guns } gegen { $other_guns }: 4 der 9 Punkte
    [robber] Weniger Minen, { $mines } gegen { $other_mines }, aber mehr Waffen, { $guns } gegen { $other_guns }: 5 der 9 Punkte
    [tied] Gleich viele Minen, { $mines } gegen { $other_mines }: niemand punktet
   *[nothing] Weniger Minen, { $mines } gegen { $other_mines }, und auch bei den Waffen nicht vorn, { $guns } gegen { $other_guns }: nichts
}
score-cool-water = { $size ->
    [0] Kein Wasser
   *[other] { $count ->
        [0] Kein Wagen
        [one] 1 Wagen
       *[other] { $count } Wagen
    } im größten Wasser-Gebiet ({ $size ->
        [one] 1 Territorium
       *[other] { $size } Territorien
    }) oder daneben{ $count ->
        [0] { "" }
        [one] , 3 Punkte
       *[other] , je 3 Punkte
    }
}
score-fortified = { $count ->
    [0] Kein Block aus 2 × 2 Forts
    [one] 1 Block aus 2 × 2 Forts, 7 Punkte
   *[other] { $count } Blöcke aus 2 × 2 Forts, je 7 Punkte
}
score-gold-country = { $count ->
    [0] Keine Mine auf oder neben Gebirge
    [one] 1 Mine auf oder neben Gebirge, 2 Punkte
   *[other] { $count } Minen auf oder neben Gebirge, je 2 Punkte
}
score-happy-cows = { $count ->
    [0] Kein Vieh, das weder auf noch neben Schnee steht
    [one] 1 Stück Vieh weder auf noch neben Schnee, 2 Punkte
   *[other] { $count } Stück Vieh weder auf noch neben Schnee, je 2 Punkte
}
score-one-too-many = { $outcome ->
    [more] Mehr Bier, { $count } gegen { $other }: −1 Punkt je Bier des Gegners ({ $other })
    [tied] Gleich viel Bier, { $count } gegen { $other }: niemand verliert etwas
   *[fewer] Weniger Bier, { $count } gegen { $other }: nichts verloren
}
score-prairie-life = { $cows ->
    [one] 1 Stück Vieh
   *[other] { $cows } Stück Vieh
} und { $plains ->
    [one] 1 Prärie-Territorium
   *[other] { $plains } Prärie-Territorien
}, zusammen { $sum }: 1 Punkt für je zwei
score-rifles-ready = { $count ->
    [0] Kein Fort neben einer Waffe
    [one] 1 Fort neben einer Waffe, 2 Punkte
   *[other] { $count } Forts neben einer Waffe, je 2 Punkte
}
score-smalltown-charm = { $count ->
    [one] 1 sichtbares Territorium
   *[other] { $count } sichtbare Territorien
} gegen { $other }{ $points ->
    [0] : nichts
    [one] : 1 weniger, 1 Punkt
   *[other] : { $points } weniger, { $points } Punkte
}
score-target-practice = { $count ->
    [0] Kein Bier mit Abstand zu einer Waffe in seiner Reihe oder Spalte
    [one] 1 Bier in einer Linie mit einer Waffe, { $points ->
        [one] 1 Feld
       *[other] { $points } Felder
    } dazwischen
   *[other] { $count } Bier in einer Linie mit einer Waffe, zusammen { $points } Felder dazwischen
}
score-the-clearing = { $forts ->
    [0] Kein Fort
    [one] 1 Fort, 2 Punkte
   *[other] { $forts } Forts, je 2 Punkte
}{ $forests ->
    [0] { "" }
    [one] ; 1 Wald-Territorium, −1 Punkt
   *[other] ; { $forests } Wald-Territorien, je −1 Punkt
}
score-the-herd = { $count ->
    [0] Kein Vieh
    [one] 1 Stück Vieh in der größten Herde, 2 Punkte
   *[other] { $count } Stück Vieh in der größten Herde, je 2 Punkte
}
score-undiscovered = { $count ->
    [0] Kein leeres Feld, das ringsum von Territorien umgeben ist
    [one] 1 leeres Feld mit Territorien ringsum, 5 Punkte
   *[other] { $count } leere Felder mit Territorien ringsum, je 5 Punkte
}
score-wagon-train = { $count ->
    [0] Keine zwei Wagen in einer Reihe
    [one] 1 Reihe aus { $lengths } Wagen
   *[other] { $count } Reihen aus Wagen, { $lengths } lang
}
