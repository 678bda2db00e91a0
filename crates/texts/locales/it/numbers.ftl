# La pagina dei propri risultati.

numbers-title = I tuoi numeri
numbers-none = Finisci una partita contro qualcuno e qui troverai i tuoi numeri.
numbers-all = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}. In media: { $margin }.
numbers-opponents = Per avversario
numbers-people = Giocatori online
numbers-seats = Chi ha iniziato
numbers-first = Hai iniziato tu
numbers-second = Ha iniziato l’avversario
numbers-cards = Per carta punteggio
numbers-cards-note = I punti sono il tuo vantaggio su quella sola carta.
numbers-time = Nel tempo
numbers-time-note = Ogni cerchio è una partita; la linea è la media delle ultime dieci.
numbers-time-heard = Lo scarto in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}: al meglio { $best }, al peggio { $worst }, ultimamente { $lately } in media.
numbers-won = Vinte
numbers-margin = In media
numbers-won-of = { $won } su { $games }
