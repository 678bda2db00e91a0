# De pagina met je eigen resultaten.

numbers-title = Jouw cijfers
numbers-none = Speel een spel tegen iemand uit, dan vind je hier je cijfers.
numbers-all = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}, { $won } gewonnen. Gemiddeld: { $margin }.
numbers-opponents = Per tegenstander
numbers-people = Mensen online
numbers-seats = Wie begon
numbers-first = Jij begon
numbers-second = Je tegenstander begon
numbers-cards = Per scorekaart
numbers-cards-note = De punten zijn je voorsprong op die kaart alleen.
numbers-time = In de loop van de tijd
numbers-time-note = Elke stip is een spel; de lijn is het gemiddelde van de laatste tien.
numbers-time-heard = Het verschil in { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}: op zijn best { $best }, op zijn slechtst { $worst }, de laatste tijd gemiddeld { $lately }.
numbers-won = Gewonnen
numbers-margin = Gemiddeld
numbers-won-of = { $won } van { $games }
