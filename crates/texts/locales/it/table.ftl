table-title = Il tavolo
table-not-kept = Questo browser non può salvare la partita.
table-not-loaded = Non è stato possibile caricare l’avversario. Nuovo tentativo…
table-player = Giocatore { $number }
table-home = Inizio
table-queue = { $person ->
    [you] Carte che devi ancora piazzare
   *[other] { $name }: carte ancora da piazzare
}
table-town = { $person ->
    [you] La tua cittadina
   *[other] La cittadina di { $name }
}
table-rival-town = La cittadina del rivale
table-sheet = Segnapunti
table-goals = Carte punteggio
table-total = Totale
table-end-turn = Fine turno
table-place = Piazza
table-undo = Annulla
table-turn = Ruota
table-over = La partita è finita.
table-circle-card = Carta { $card }: { $territories }. Carte saltate: { $skips }
table-thinking = { $name } sta pensando
table-hint = Consiglio
table-hint-coming = Fammi pensare…
table-go-on = Più in fretta
table-take = Prendi
table-start-here = Comincia qui
table-sheet-help = Passa il mouse su un numero per vedere da dove vengono i punti.
    .touch = Tocca un numero per vedere da dove vengono i punti.
table-score-hidden = Il punteggio resta nascosto fino alla fine.
table-aim = { $way ->
    [turned] Casella { $cell }, capovolta: { $points }
   *[upright] Casella { $cell }: { $points }
}
table-town-empty = Qui non c’è ancora nulla.
table-keys = Scorciatoie da tastiera
table-close = Chiudi
table-enter = Invio
table-key-arrows = muoversi lungo il cerchio, o tra i posti della tua cittadina
table-key-digits = indicare una carta: la cifra dice quante ne salti
table-key-turn = capovolgere la carta (mezzo giro)
table-key-enter = prendere, piazzare, finire il turno
table-key-undo = annullare
table-key-hint = un consiglio; ancora H per saperne di più
table-key-score = leggere il segnapunti ad alta voce
table-key-asked = sentire che cosa fare adesso
table-key-goals = mostrare le carte punteggio, una dopo l’altra
table-key-stage = mostrare il cerchio, la tua cittadina, l’altra cittadina
table-key-help = questo elenco
table-look = Mostra: { $thing }
table-watch-again = Rivedi l’ultimo turno
table-key-watch = rivedere l’ultimo turno
