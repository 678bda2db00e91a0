# Die Seite mit den eigenen Ergebnissen.

numbers-title = Deine Zahlen
numbers-none = Spiel ein Spiel gegen jemanden zu Ende, dann stehen hier deine Zahlen.
numbers-all = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $won } gewonnen. Im Schnitt: { $margin }.
numbers-opponents = Nach Gegnern
numbers-people = Menschen online
numbers-seats = Wer begonnen hat
numbers-first = Du hast begonnen
numbers-second = Dein Gegner hat begonnen
numbers-cards = Nach Punktekarten
numbers-cards-note = Die Punkte sind dein Vorsprung auf dieser einen Karte.
numbers-time = Im Lauf der Zeit
numbers-time-note = Jeder Kreis ist ein Spiel, die Linie der Schnitt der letzten zehn.
numbers-time-heard = Der Abstand am Ende, { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}: bestenfalls { $best }, schlimmstenfalls { $worst }, zuletzt { $lately } im Schnitt.
numbers-won = Gewonnen
numbers-margin = Im Schnitt
numbers-won-of = { $won } von { $games }
