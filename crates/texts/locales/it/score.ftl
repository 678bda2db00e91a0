# Perché una riga del segnapunti vale quanto vale: breve, senza punto finale, come sta accanto al numero.

score-total = Totale

score-group = { $count ->
    [0] Nessun { $territories }
    [one] { $count } { $territories }
   *[other] { $count } { $territories } in un gruppo
}
score-badlands = { $count ->
    [0] Nessuna pistola tra due deserti
    [one] 1 pistola tra due deserti, 4 punti
   *[other] { $count } pistole tra deserti, 4 punti ciascuna
}
score-boom-or-bust = { $count ->
    [0] Nessuna miniera
    [one] 1 miniera
   *[other] { $count } miniere
}: { $points ->
    [0] niente
   *[other] { $points } punti
}
score-bootleggers = { $count ->
    [0] Nessuna birra accanto a un carro
    [one] 1 birra accanto a un carro, 2 punti
   *[other] { $count } birre accanto a un carro, 2 punti ciascuna
}{ $costing ->
    [0] { "" }
    [one] ; 1 altra birra, −1 punto
   *[other] ; { $costing } altre birre, −1 punto ciascuna
}
score-circle-the-wagons = { $count ->
    [0] Nessun territorio circondato da carri sui quattro lati
    [one] 1 territorio circondato da carri sui quattro lati, 6 punti
   *[other] { $count } territori circondati da carri sui quattro lati, 6 punti ciascuno
}
score-claim-jumpers = { $outcome ->
    [whole] Più miniere, { $mines } contro { $other_mines }: 9 punti
    [robbed] Più miniere, { $mines } contro { $other_mines }, ma meno pistole, { $guns } contro { $other_guns }: 4 dei 9 punti
    [robber] Meno miniere, { $mines } contro { $other_mines }, ma più pistole, { $guns } contro { $other_guns }: 5 dei 9 punti
    [tied] Parità di miniere, { $mines } a { $other_mines }: nessuno ottiene punti
   *[nothing] Meno miniere, { $mines } contro { $other_mines }, e nemmeno più pistole, { $guns } contro { $other_guns }: niente
}
score-cool-water = { $size ->
    [0] Niente acqua
   *[other] { $count ->
        [0] Nessun carro
        [one] 1 carro
       *[other] { $count } carri
    } sul gruppo d’acqua più grande ({ $size ->
        [one] 1 territorio
       *[other] { $size } territori
    }) o accanto{ $count ->
        [0] { "" }
        [one] , 3 punti
       *[other] , 3 punti ciascuno
    }
}
score-fortified = { $count ->
    [0] Nessun blocco di 2 × 2 forti
    [one] 1 blocco di 2 × 2 forti, 7 punti
   *[other] { $count } blocchi di 2 × 2 forti, 7 punti ciascuno
}
score-gold-country = { $count ->
    [0] Nessuna miniera su una montagna o accanto
    [one] 1 miniera su una montagna o accanto, 2 punti
   *[other] { $count } miniere su una montagna o accanto, 2 punti ciascuna
}
score-happy-cows = { $count ->
    [0] Nessuna mucca al riparo dalla neve (né sopra né accanto)
    [one] 1 mucca né sulla neve né accanto, 2 punti
   *[other] { $count } mucche né sulla neve né accanto, 2 punti ciascuna
}
score-one-too-many = { $outcome ->
    [more] Più birre, { $count } contro { $other }: −1 punto per ogni birra dell’avversario ({ $other })
    [tied] Parità di birre, { $count } a { $other }: nessuno perde niente
   *[fewer] Meno birre, { $count } contro { $other }: nessun punto perso
}
score-prairie-life = { $cows ->
    [one] 1 mucca
   *[other] { $cows } mucche
} e { $plains ->
    [one] 1 territorio di pianura
   *[other] { $plains } territori di pianura
}, in tutto { $sum }: 1 punto ogni due
score-rifles-ready = { $count ->
    [0] Nessun forte accanto a una pistola
    [one] 1 forte accanto a una pistola, 2 punti
   *[other] { $count } forti accanto a una pistola, 2 punti ciascuno
}
score-smalltown-charm = { $count ->
    [one] 1 territorio visibile
   *[other] { $count } territori visibili
} contro { $other }{ $points ->
    [0] : niente
    [one] : 1 in meno, 1 punto
   *[other] : { $points } in meno, { $points } punti
}
score-target-practice = { $count ->
    [0] Nessuna birra in linea con una pistola e separata da qualche casella
    [one] 1 birra in linea con una pistola, { $points ->
        [one] 1 casella
       *[other] { $points } caselle
    } in mezzo
   *[other] { $count } birre in linea con una pistola, in tutto { $points } caselle in mezzo
}
score-the-clearing = { $forts ->
    [0] Nessun forte
    [one] 1 forte, 2 punti
   *[other] { $forts } forti, 2 punti ciascuno
}{ $forests ->
    [0] { "" }
    [one] ; 1 territorio di foresta, −1 punto
   *[other] ; { $forests } territori di foresta, −1 punto ciascuno
}
score-the-herd = { $count ->
    [0] Nessuna mucca
    [one] 1 mucca nella mandria più grande, 2 punti
   *[other] { $count } mucche nella mandria più grande, 2 punti ciascuna
}
score-undiscovered = { $count ->
    [0] Nessuna casella vuota circondata da territori
    [one] 1 casella vuota circondata da territori, 5 punti
   *[other] { $count } caselle vuote circondate da territori, 5 punti ciascuna
}
score-wagon-train = { $count ->
    [0] Nessuna coppia di carri in linea
    [one] 1 linea di { $lengths } carri
   *[other] { $count } linee di carri, lunghe { $lengths }
}
