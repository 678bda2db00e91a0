# L’allenatore: consigli a passi, e perché una mossa è buona o non lo era. $line è una riga del segnapunti, $lines sono
# più righe con i loro punti («Deserto +2 e Badlands +4»).

# Primo passo: dove guardare.
coach-look = { $person ->
    [you] Osserva «{ $line }» nella tua cittadina.
   *[other] Osserva «{ $line }» nella cittadina di { $name }.
}
coach-think = { $person ->
    [you] Punta su «{ $line }» per la tua cittadina.
   *[other] Pensa a «{ $line }» per la cittadina di { $name }.
}
coach-watch = { $person ->
    [you] Tieni d’occhio «{ $line }» nella tua cittadina.
   *[other] Tieni d’occhio «{ $line }» nella cittadina di { $name }.
}
coach-look-ahead = Non contare ancora i punti: pensa alla carta { $card }, che deve ancora arrivare.
coach-look-start = { $person ->
    [you] Scorri il cerchio con gli occhi: cominci tu.
   *[other] Scorri il cerchio con gli occhi: comincia { $name }.
}
coach-quiet-draft = La carta che prenderei per ora non porta nulla. Pensa a quello che lasci.
coach-quiet-place = Dove la piazzerei io, per ora questa carta non porta nulla.

# Secondo passo: quale carta, o in che verso.
coach-start = Farei cominciare il cerchio dalla carta { $card }.
coach-take = Prenderei la carta { $card }.
coach-way = La piazzerei { $way ->
    [turned] capovolta
   *[upright] senza capovolgerla
}, { $covered ->
    [0] senza coprire nulla.
    [one] coprendo 1 territorio.
   *[other] coprendo { $covered } territori.
}

# Terzo passo: dove, e perché.
coach-place = Piazzerei qui la carta { $card }: { $points ->
    [0] per ora nessun punto.
    [one] subito 1 punto.
   *[other] subito { $points } punti.
}
coach-place-costs = Piazzerei qui la carta { $card }, anche se all’inizio costa { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
coach-line = { $line } { $points } — { $why }.
coach-line-total = { $line } { $points } ({ $total } in tutto) — { $why }.
coach-takes-away = Così { $person ->
    [you] { $instead ->
        [yes] avresti perso
       *[no] perdi
    }
   *[other] { $instead ->
        [yes] { $name } avrebbe perso
       *[no] { $name } perde
    }
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $line }.
coach-hands = Così { $person ->
    [you] { $instead ->
        [yes] avresti ottenuto
       *[no] ottieni
    }
   *[other] { $instead ->
        [yes] { $name } avrebbe ottenuto
       *[no] { $name } ottiene
    }
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $line }.
coach-makes = { $person ->
    [you] { $instead ->
        [yes] Avresti potuto
       *[no] Puoi
    }
   *[other] { $instead ->
        [yes] { $name } avrebbe potuto
       *[no] { $name } può
    }
} ricavarne subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $lines }.
coach-makes-nothing = { $instead ->
    [yes] Sul momento non avrebbe portato nulla.
   *[no] Per ora non porta nulla.
}
coach-gives = { $person ->
    [you] { $instead ->
        [yes] Avresti ricevuto
       *[no] Ricevi
    }
   *[other] { $instead ->
        [yes] { $name } avrebbe ricevuto
       *[no] { $name } riceve
    }
} in regalo { $count ->
    [one] la carta { $cards }
   *[other] le carte { $cards }
}: subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
} ({ $lines }).
coach-gives-nothing = { $person ->
    [you] { $instead ->
        [yes] Avresti ricevuto
       *[no] Ricevi
    }
   *[other] { $instead ->
        [yes] { $name } avrebbe ricevuto
       *[no] { $name } riceve
    }
} in regalo { $count ->
    [one] la carta { $cards }
   *[other] le carte { $cards }
}, ma { $instead ->
    [yes] sul momento
   *[no] per ora
} nessun punto.
coach-gives-none = { $instead ->
    [yes] Era la prossima carta
   *[no] È la prossima carta
}, quindi { $person ->
    [you] { $instead ->
        [yes] non avresti ricevuto
       *[no] non ricevi
    }
   *[other] { $instead ->
        [yes] { $name } non avrebbe ricevuto
       *[no] { $name } non riceve
    }
} niente in regalo.
coach-denies = { $person ->
    [you] Nella tua cittadina
   *[other] Nella cittadina di { $name }
} la carta { $card } { $instead ->
    [yes] avrebbe portato
   *[no] porterebbe
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $lines }.
coach-prepares = Poi la carta { $card } { $instead ->
    [yes] avrebbe potuto
   *[no] può
} portare { $points ->
    [one] 1 punto
   *[other] { $points } punti
} invece di { $before }: { $lines }.
coach-expected = { $side ->
    [ahead] Secondo me, così { $person ->
        [you] vinci
       *[other] { $name } vince
    } di circa { $margin ->
        [one] 1 punto.
       *[other] { $margin } punti.
    }
    [behind] Secondo me, anche così { $person ->
        [you] perdi
       *[other] { $name } perde
    } di circa { $margin ->
        [one] 1 punto.
       *[other] { $margin } punti.
    }
   *[close] Da qui in poi è tutto aperto.
}
coach-proven-win = Dimostrato: se entrambi giocano al meglio, { $person ->
    [you] vinci
   *[other] { $name } vince
} { $points ->
    [0] lo spareggio.
    [one] di 1 punto.
   *[other] di { $points } punti.
}
coach-proven-loss = Dimostrato: se entrambi giocano al meglio, { $person ->
    [you] perdi
   *[other] { $name } perde
} { $points ->
    [0] lo spareggio. Di meglio non si può.
    [one] di 1 punto. Di meglio non si può.
   *[other] di { $points } punti. Di meglio non si può.
}

# A cose fatte: la mossa migliore accanto a quella giocata.
coach-more-at-once = { $points ->
    [one] Sarebbe stato subito 1 punto in più.
   *[other] Sarebbero stati subito { $points } punti in più.
}
coach-less-at-once = { $points ->
    [one] Subito avrebbe reso 1 punto in meno, ma alla fine di più.
   *[other] Subito avrebbe reso { $points } punti in meno, ma alla fine di più.
}

# I problemi: finali con una sola mossa migliore.
puzzle-of-the-day = Il problema del giorno
puzzle-title = Problema { $number }, difficoltà { $rating }
puzzle-task = Sei il giocatore { $number }.
puzzle-find = C’è una sola mossa migliore: trovala.
puzzle-next = Prossimo problema
puzzle-give-up = Mostra la soluzione
puzzle-practice = Esercizi
puzzle-lost = Questo problema non esiste, oppure non è stato possibile caricare i problemi.
puzzle-right = Esatto!
puzzle-wrong = Non questa: c’è di meglio.
puzzle-costs = Costerebbe { $points ->
    [one] 1 punto. Riprova.
   *[other] { $points } punti. Riprova.
}
puzzle-themes = Tema
puzzle-theme-win = una sola mossa vince
puzzle-theme-skip = una carta saltata che fa male
puzzle-theme-denial = una carta da non lasciare
puzzle-theme-join = coprire per unire
puzzle-theme-patience = la pazienza
puzzle-word-solution = soluzione
puzzle-standing = Il tuo punteggio: { $rating }. Risolti al primo colpo: { $solved } su { $tried }.
puzzle-days = { $days ->
    [one] Problema del giorno risolto. La tua serie: 1 giorno.
   *[other] Problema del giorno risolto. La tua serie: { $days } giorni.
}
