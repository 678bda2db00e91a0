# Het eerste scherm.

home-title = Circle the Wagons
home-play = Spelen
home-play-against = Spelen tegen { $name }
home-opponent = Je tegenstander
home-more-ways = Meer mogelijkheden
home-continue = Verder spelen
home-more-games = { $count ->
    [one] Nog 1 spel
   *[other] Nog { $count } spellen
}
home-ways = Speelwijzen
home-more-pages = Meer pagina’s
home-together = Met z’n tweeën hier
home-together-hint = Eén scherm, twee steden
home-solo-hint = Zes scenario’s, één koppige rivaal
home-today-hint = Voor iedereen hetzelfde
home-today-played = Je beste: { $margin }
home-today-series = { $days ->
    [one] 1 dag tot nu toe. Ga door!
   *[other] { $days } dagen op rij. Ga door!
}
home-learn-hint = Vijf minuten, één echt spel
home-install = Installeren
home-edition = Er is een nieuwe uitgave.
home-edition-load = Laden
home-copied = Gekopieerd. Plak het waar je wilt.
home-not-copied = Deze browser staat kopiëren niet toe.

# Bewaarde spellen.

games-title = Spellen
games-unfinished = Bezig
games-finished = Afgelopen
games-none = Nog geen spellen. Elk spel dat je begint, wordt hier bewaard.
game-explored = Uitproberen
game-score = { $points } : { $other }
game-progress = { $placed } van { $all } kaarten
game-of-day = spel van { $day }
game-remove = Dit spel verwijderen: { $name }
game-removed = Verwijderd: { $name }
game-undo = Ongedaan maken

# Een spel tegen de computer waarin alles gekozen is, en een meegebracht spel.

opponents-first = Wie neemt de eerste kaart?
opponents-chance = Laat het toeval beslissen
opponents-deal = Een bepaalde kaartverdeling
opponents-deal-hint = Leeg laten betekent schudden. Een getal of een verdeling zoals AIN/BLQEDHCFRJOGPMK geeft altijd dezelfde kaarten.
opponents-deal-wrong = Dit is geen getal en geen verdeling: drie letters, een schuine streep en de andere vijftien letters van A tot R.
import-title = Een spel meebrengen
import-record = Verslag
import-hint = Plak de ene regel tekst waarin een spel is opgeschreven.
import-wrong = Dit is geen verslag van een spel: woord { $place }, ‘{ $token }’, past niet.
import-found = Een spel met { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}, { $points } : { $other }.
import-look = Terugkijken
import-go-on = Verder spelen
import-go-on-against = Verder spelen tegen { $name }
import-go-on-together = Met z’n tweeën verder spelen

# Twee mensen aan één scherm.

together-first = Speler 1: neemt de eerste kaart
together-second = Speler 2: kiest de startkaart
together-swap = Wisselen
together-rule = Speler 2 kiest de startkaart van de cirkel; vanaf daar neemt speler 1 de eerste kaart.
together-begin = Beginnen

# Het spel van de dag. $margin is een getal met teken, $won is `yes` of `no`.

daily-title = Spel van de dag
daily-scoring = Scorekaarten: { $cards }.
daily-seat = { $seat ->
    [first] Jij neemt de eerste kaart.
   *[second] Jij kiest de startkaart.
}
daily-explained = Iedereen ter wereld krijgt vandaag deze kaarten en deze plaats. Kies je tegenstander en probeer het zo vaak je wilt: je beste verschil telt.
daily-finish = { $won ->
    [yes] ✓ Gewonnen van { $name }: { $margin }
   *[no] ✗ Verloren van { $name }: { $margin }
}
daily-tell = Deel je resultaat
daily-share = Circle the Wagons, { $day }
daily-series = { $days ->
    [0] Nog geen reeks.
    [one] Je reeks: 1 dag.
   *[other] Je reeks: { $days } dagen.
}
daily-longest = { $days ->
    [0] Speel vandaag en ze begint.
    [one] De langste: 1 dag.
   *[other] De langste: { $days } dagen.
}
daily-weeks = De laatste weken
daily-day-open = { $day }: niet gespeeld
daily-day-played = { $day }: { $won ->
    [yes] gewonnen
   *[no] verloren
}, { $margin }

# Waarom een verslag wordt geweigerd.

refused-empty = Een verslag begint met een kaartverdeling, bijvoorbeeld FKQ/RJAPODGLNMHBICE.
refused-space = Tussen twee woorden staat precies één spatie.
refused-deal = Een kaartverdeling bestaat uit drie scorekaarten, een schuine streep en de vijftien kaarten van de cirkel.
refused-card = ‘{ $found }’ is geen kaart: kaarten zijn de letters A tot en met R.
refused-count = { $part ->
    [scoring] Scorekaarten
    [deck] Kaarten in de voorkeurenstapel
   *[circle] Kaarten in de cirkel
}: { $found } in plaats van { $expected }.
refused-twice = Kaart { $card } komt twee keer voor.
refused-unsorted = Scorekaarten staan in alfabetische volgorde.
refused-solo-deal = Een kaartverdeling voor het solospel bestaat uit ‘s’, een scenario, een dubbele punt, twee scorekaarten, een schuine streep, de acht kaarten van de cirkel, een schuine streep en de acht kaarten van de voorkeurenstapel.
refused-scenario = Er is hier geen scenario ‘{ $id }’.
refused-variant = ‘{ $found }’ is geen variant: schrijf -newcomer, -local, -legend of niets voor het klassieke spel.
refused-scoring = De scorekaarten van ‘{ $scenario }’ zijn { $cards }.
refused-move = Een zet ziet er zo uit: *B (startkaart), B (genomen kaart), B0,0 of B{ "\u0027" }0,0 (geplaatste kaart).
refused-number = Een plek bestaat uit twee hele getallen, bijvoorbeeld 2,-1.
refused-too-far = Zo ver reikt geen stad: beide getallen liggen tussen -28 en 28.
refused-expected = { $decision ->
    [start] Hier hoort de startkaart te staan, bijvoorbeeld *B.
    [draft] Hier hoort de letter te staan van een kaart die genomen wordt.
   *[place] Hier hoort te staan waar kaart { $card } komt, bijvoorbeeld { $card }0,0.
}
refused-not-in-circle = Kaart { $card } ligt niet in de cirkel.
refused-first = De eerste kaart van een stad ligt op 0,0.
refused-detached = Een kaart op { $at } dekt geen gebied af en deelt met geen enkel gebied een rand. De dichtstbijzijnde plek die mag, is { $nearest }.
refused-complete = Deze stad is klaar.

# Wat er op de pagina staat voordat de woorden er zijn.

page-description = Een kaartspel voor twee spelers of één, met computertegenstanders. Werkt ook offline.
page-needs = Circle the Wagons heeft JavaScript en WebAssembly nodig.
page-trouble = Circle the Wagons kon niet worden geladen. Probeer het opnieuw als je weer online bent.
