# Che cosa è successo, che cosa succederebbe e che cosa si chiede ora. $person è `you` o `other`; solo allora si dice $name.

moves-title = Mosse

turn = { $person ->
    [you] Tocca a te
   *[other] { $name } è di turno
}
thinking = { $name } sta pensando…

ask-start = { $person ->
    [you] Scegli la carta di partenza.
   *[other] { $name } sceglie la carta di partenza.
}
ask-draft = { $person ->
    [you] Prendi una carta dal cerchio.
   *[other] { $name } prende una carta dal cerchio.
}
ask-place-free = { $person ->
    [you] Piazza la carta { $card }, { $count ->
        [one] una carta gratuita.
       *[other] la prima delle { $count } carte gratuite.
    }
   *[other] { $name } piazza la carta { $card }, { $count ->
        [one] una carta gratuita.
       *[other] la prima delle { $count } carte gratuite.
    }
}
ask-place-drafted = { $person ->
    [you] Piazza la carta { $card }, quella che hai preso.
   *[other] { $name } piazza la carta { $card }, appena presa.
}
ask-nothing = La partita è finita.

move-start = { $person ->
    [you] Hai scelto la carta { $card } come carta di partenza.
   *[other] { $name } ha scelto la carta { $card } come carta di partenza.
}
move-draft = { $person ->
    [you] Hai preso la carta { $card }{ $skipped ->
        [0] { " " }senza saltarne nessuna.
        [one] { " " }e saltato 1 carta.
       *[other] { " " }e saltato { $skipped } carte.
    }
   *[other] { $name } ha preso la carta { $card }{ $skipped ->
        [0] { " " }senza saltarne nessuna.
        [one] { " " }e saltato 1 carta.
       *[other] { " " }e saltato { $skipped } carte.
    }
}
move-draft-last = { $person ->
    [you] Hai preso la carta { $card }, l’ultima.
   *[other] { $name } ha preso la carta { $card }, l’ultima.
}
move-receive = { $person ->
    [you] Ricevi
   *[other] { $name } riceve
} { $count ->
    [one] la carta gratuita { $cards }.
   *[other] le carte gratuite { $cards }.
}
move-place = { $person ->
    [you] Hai piazzato la carta { $card }
   *[other] { $name } ha piazzato la carta { $card }
}{ $way ->
    [turned] { " " }capovolta
   *[upright] { "" }
} in { $at }{ $covered ->
    [0] { "" }
    [one] , coprendo 1 territorio
   *[other] , coprendo { $covered } territori
}: { $points }.

offer-start = Il cerchio comincia dalla carta { $card }. { $person ->
    [you] Il primo turno è tuo.
   *[other] Il primo turno è di { $name }.
}
offer-draft = { $person ->
    [you] Se prendi la carta { $card },
   *[other] Se { $name } prende la carta { $card },
}
offer-receive = { $person ->
    [you] { $count ->
        [0] non ricevi niente.
        [one] ricevi la carta { $cards }.
       *[other] ricevi { $count } carte: { $cards }.
    }
   *[other] { $count ->
        [0] { $name } non riceve niente.
        [one] { $name } riceve la carta { $cards }.
       *[other] { $name } riceve { $count } carte: { $cards }.
    }
}

result-title = { $person ->
    [you] Hai vinto!
   *[other] { $name } ha vinto!
}
result-title-draw = Pareggio!
result-points = { $person ->
    [you] Hai vinto
   *[other] { $name } ha vinto
} con { $margin ->
    [one] 1 punto
   *[other] { $margin } punti
} di vantaggio: { $points } a { $other }.
result-cards = { $person ->
    [you] Hai vinto
   *[other] { $name } ha vinto
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per parte, e a parità di punti vince la cittadina con meno carte, { $cards } a { $other_cards }.
result-draw = Pareggio: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} e { $cards } carte per parte.

# Il rivale del gioco in solitario.
rival-name = Il rivale
rival-receives = Il rivale riceve { $count ->
    [one] la carta { $cards }, che hai saltato.
   *[other] le carte { $cards }, che hai saltato.
}
rival-match = Il rivale prende la carta { $card }: corrisponde alla carta { $top } in cima al mazzo ({ $shared }). Per questo riceve anche la carta { $top }.
rival-no-match = Il rivale prende la carta { $card }, la prossima: nessuna carta alla sua portata corrisponde alla carta { $top } in cima al mazzo.
rival-hunt = Il rivale prende la carta { $card }: cercava { $quarry }.
rival-fallback = Il rivale prende la carta { $card }: nessuna carta alla sua portata va bene per la sua caccia, ma questa mostra lo stesso oggetto della sua ultima carta ({ $icon }).
rival-fallback-terrain = Il rivale prende la carta { $card }: nessuna carta alla sua portata va bene per la sua caccia, ma questa mostra lo stesso tipo di terreno della sua ultima carta ({ $terrain }).
rival-fallback-territory = Il rivale prende la carta { $card }: nessuna carta alla sua portata va bene per la sua caccia, ma questa ha un territorio in comune con la sua ultima carta ({ $territory }).
rival-first = Il rivale prende la carta { $card }, la prossima: nessuna carta alla sua portata va bene per la sua caccia.
rival-always = Il rivale prende la carta { $card }, la prossima.
rival-new-circle = Le carte rimaste nel mazzo formano il nuovo cerchio. Nessuno ne conosce ancora l’ordine.
rival-next = Ecco che cosa succede dopo. { $sentence }
round-two = Comincia il round 2: { $count ->
    [one] la carta rimasta nel mazzo forma
   *[other] le { $count } carte rimaste nel mazzo formano
} il nuovo cerchio.
