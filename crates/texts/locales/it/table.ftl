table-title = Il tavolo
table-not-kept = Questo browser non permette di conservare la partita.
table-not-loaded = Non è stato possibile caricare l’avversario. Nuovo tentativo…
table-player = Giocatore { $number }
table-home = Inizio
table-queue = { $person ->
    [you] Carte che devi ancora piazzare
   *[other] Carte che { $name } deve ancora piazzare
}
table-town = { $person ->
    [you] La tua cittadina
   *[other] Cittadina: { $name }
}
table-rival-town = La cittadina del rivale
table-sheet = Foglio segnapunti
table-total = Totale
table-end-turn = Fine turno
table-place = Piazza
table-undo = Annulla
table-turn = Gira
table-over = La partita è finita.
table-circle-card = Carta { $card }: { $territories }. Carte passate: { $skips }
table-thinking = { $name } sta pensando
table-hint = Consiglio
table-hint-coming = Fammi pensare…
table-hint-start = Farei cominciare il cerchio dalla carta { $card } (previsione: { $margin }).
table-hint-draft = Prenderei la carta { $card } (previsione: { $margin }).
table-hint-place = Piazzerei qui la carta { $card } (previsione: { $margin }).
table-go-on = Avanti
table-take = Prendi
table-start-here = Comincia qui
table-sheet-help = Indica un numero per vedere da dove viene.
table-score-hidden = Il punteggio resta nascosto fino alla fine.
table-aim = { $way ->
    [turned] Casella { $cell }, girata: { $points }
   *[upright] Casella { $cell }: { $points }
}
table-town-empty = Qui non c’è ancora nulla.
table-keys = Tasti
table-close = Chiudi
table-key-arrows = muoversi lungo il cerchio o tra i posti della tua cittadina
table-key-digits = indicare la carta che costa altrettante carte passate
table-key-turn = girare la carta
table-key-enter = prendere, piazzare, finire il turno
table-key-undo = annullare
table-key-hint = un consiglio
table-key-score = leggere il foglio segnapunti
table-key-stage = guardare il cerchio, la tua cittadina, l’altra cittadina
table-key-help = questo elenco
table-look = Guarda: { $thing }
table-watch-again = Rivedi l’ultimo turno
table-key-watch = rivedere l’ultimo turno
