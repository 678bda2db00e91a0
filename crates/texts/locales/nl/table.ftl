table-title = De tafel
table-not-kept = Deze browser kan het spel niet bewaren.
table-not-loaded = De computertegenstander kon niet worden geladen. Nieuwe poging…
table-player = Speler { $number }
table-home = Startscherm
table-queue = { $person ->
    [you] Kaarten die je nog moet plaatsen
   *[other] { $name }: nog te plaatsen kaarten
}
table-town = { $person ->
    [you] Jouw stad
   *[other] De stad van { $name }
}
table-rival-town = De stad van de rivaal
table-sheet = Scoreblad
table-goals = Scorekaarten
table-total = Totaal
table-end-turn = Einde beurt
table-place = Plaatsen
table-undo = Terugnemen
table-turn = Draaien
table-over = Het spel is afgelopen.
table-circle-card = Kaart { $card }: { $territories }. Overslaan: { $skips }
table-thinking = { $name } denkt na
table-hint = Tip
table-hint-coming = Even denken…
table-go-on = Sneller
table-take = Nemen
table-start-here = Hier beginnen
table-sheet-help = Wijs een getal aan om te zien waar het vandaan komt.
    .touch = Tik op een getal om te zien waar het vandaan komt.
table-score-hidden = De score blijft tot het einde verborgen.
table-aim = { $way ->
    [turned] Vakje { $cell }, een halve slag gedraaid: { $points }
   *[upright] Vakje { $cell }: { $points }
}
table-town-empty = Hier ligt nog niets.
table-keys = Sneltoetsen
table-close = Sluiten
table-enter = Enter
table-key-arrows = de cirkel langsgaan, of de plekken in je stad
table-key-digits = een kaart aanwijzen: het cijfer zegt hoeveel je er overslaat
table-key-turn = de kaart een halve slag draaien
table-key-enter = nemen, plaatsen, de beurt beëindigen
table-key-undo = terugnemen
table-key-hint = een tip; nog een keer: meer
table-key-score = het scoreblad voorlezen
table-key-asked = horen wat er nu moet gebeuren
table-key-goals = de scorekaarten tonen, een voor een
table-key-stage = de cirkel, je eigen stad of de andere stad bekijken
table-key-help = deze lijst
table-look = Bekijken: { $thing }
table-watch-again = Laatste beurt terugzien
table-key-watch = de laatste beurt terugzien
