# Het eerste scherm.

home-title = Circle the Wagons
home-play = Spelen
home-play-against = Spelen tegen { $name }
home-opponent = Je tegenstander
home-standing = Je hebt er { $won } gewonnen en { $lost } verloren.
home-more-ways = Meer mogelijkheden
home-continue = Verderspelen
home-more-games = { $count ->
    [one] Nog 1 spel
   *[other] Nog { $count } spellen
}
home-ways = Spelvormen
home-more-pages = Meer pagina’s
home-together = Met z’n tweeën op één scherm
home-together-hint = Om de beurt, elk een eigen stad
home-solo-hint = Zes scenario’s, één koppige rivaal
home-today-hint = Voor iedereen dezelfde kaarten
home-today-played = Je beste resultaat: { $margin }
home-today-series = { $days ->
    [one] 1 dag tot nu toe. Ga zo door!
   *[other] { $days } dagen op rij. Ga zo door!
}
home-learn-hint = Vijf minuten, één echt spel
home-install = Installeren
home-edition = Er is een nieuwe versie.
home-edition-load = Bijwerken
home-copied = Gekopieerd. Plak het waar je wilt.
home-not-copied = Kopiëren lukt niet in deze browser.

# Bewaarde spellen.

games-title = Spellen
games-unfinished = Bezig
games-finished = Uitgespeeld
games-none = Nog geen spellen. Elk spel dat je begint, wordt hier bewaard.
games-more = Meer tonen
game-explored = Proefspel
game-score = { $points }-{ $other }
game-progress = { $placed } van { $all } kaarten
game-of-day = spel van { $day }
game-remove = Dit spel verwijderen: { $name }
game-removed = Verwijderd: { $name }
game-undo = Ongedaan maken

# Een spel tegen de computer waarin alles gekozen is, en een geïmporteerd spel.

opponents-first = Wie kiest als eerste?
opponents-chance = Willekeurig
opponents-deal = Een bepaalde kaartverdeling
opponents-deal-hint = Laat dit leeg om te schudden. Een getal, of een verdeling zoals AIN/BLQEDHCFRJOGPMK, geeft altijd dezelfde kaarten.
opponents-deal-wrong = Dit is geen getal en geen verdeling. Een verdeling is drie letters, een schuine streep en de andere vijftien letters van A t/m R.
import-title = Een spel importeren
import-record = Notatie
import-hint = Plak hier de regel tekst waarin het spel staat.
import-wrong = Dit is geen geldige notatie van een spel: woord { $place }, ‘{ $token }’, klopt niet.
import-found = Een spel met { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}, { $points }-{ $other }.
import-look = Terugkijken
import-go-on = Verderspelen
import-go-on-against = Verderspelen tegen { $name }
import-go-on-together = Samen verderspelen
lost-title = Hier is niets
lost-address = Deze link leidt nergens heen: misschien ontbreekt er een stuk, of hij komt uit een nieuwere versie.
lost-game = Dit spel zit niet in deze browser. Het is verwijderd, of ergens anders gespeeld.
lost-games = Je spellen

# Twee mensen aan één scherm.

together-first = Speler 1: kiest als eerste een kaart
together-second = Speler 2: kiest de startkaart
together-swap = Wisselen
together-rule = Speler 2 kiest de startkaart van de cirkel; vanaf daar kiest speler 1 als eerste een kaart.
together-longest = Langer kan een naam niet zijn: { $count } tekens.
together-begin = Beginnen

# Het spel van de dag. $margin is een getal met teken, $won is `yes` of `no`.

daily-title = Spel van de dag
daily-scoring = Scorekaarten: { $cards }.
daily-seat = { $seat ->
    [first] Jij kiest als eerste een kaart.
   *[second] Jij kiest de startkaart.
}
daily-explained = Vandaag krijgt iedereen ter wereld deze kaarten en deze plaats aan tafel. Kies je tegenstander en probeer het zo vaak je wilt: je beste resultaat telt.
daily-finish = { $won ->
    [yes] ✓ Gewonnen van { $name }: { $margin }
   *[no] ✗ Verloren van { $name }: { $margin }
}
daily-finish-tied = { $won ->
    [yes] ✓ Gelijk met { $name }, gewonnen met minder kaarten
   *[no] ✗ Gelijk met { $name }, verloren met meer kaarten
}
daily-tell = Delen
daily-tell-result = Dagresultaat delen
daily-share = Circle the Wagons, { $day }
daily-series = { $days ->
    [0] Nog geen reeks.
    [one] Je reeks: 1 dag.
   *[other] Je reeks: { $days } dagen.
}
daily-longest = { $days ->
    [0] Speel vandaag, dan begin je er een.
    [one] Langste: 1 dag.
   *[other] Langste: { $days } dagen.
}
daily-weeks = De afgelopen weken
daily-day-open = { $day }: niet gespeeld
daily-day-played = { $day }: { $won ->
    [yes] gewonnen
   *[no] verloren
}, { $margin }

# Waarom een notatie wordt geweigerd.

refused-empty = Een notatie begint met een kaartverdeling, bijvoorbeeld FKQ/RJAPODGLNMHBICE.
refused-space = Tussen twee woorden hoort precies één spatie.
refused-deal = Een kaartverdeling bestaat uit drie scorekaarten, een schuine streep en de vijftien kaarten van de cirkel.
refused-card = ‘{ $found }’ is geen kaart: kaarten zijn de letters A t/m R.
refused-count = { $part ->
    [scoring] Scorekaarten
    [deck] Kaarten in de voorkeurenstapel
   *[circle] Kaarten in de cirkel
}: { $found } in plaats van { $expected }.
refused-twice = Kaart { $card } komt twee keer voor.
refused-unsorted = Scorekaarten horen in alfabetische volgorde te staan.
refused-solo-deal = Een kaartverdeling voor het solospel bestaat uit ‘s’, een scenario, een dubbele punt, twee scorekaarten, een schuine streep, de acht kaarten van de cirkel, een schuine streep en de acht kaarten van de voorkeurenstapel.
refused-scenario = Er is hier geen scenario ‘{ $id }’.
refused-variant = ‘{ $found }’ is geen variant: schrijf -newcomer, -local, -legend of niets voor het klassieke spel.
refused-scoring = De scorekaarten van ‘{ $scenario }’ zijn { $cards }.
refused-move = Een zet ziet er zo uit: *B (startkaart), B (genomen kaart), B0,0 of B{ "\u0027" }0,0 (geplaatste kaart).
refused-number = Een plek bestaat uit twee gehele getallen, bijvoorbeeld 2,-1.
refused-too-far = Zo groot wordt geen stad: beide getallen moeten tussen -28 en 28 liggen.
refused-expected = { $decision ->
    [start] Hier hoort de startkaart te staan, bijvoorbeeld *B.
    [draft] Hier hoort de letter te staan van de kaart die genomen wordt.
   *[place] Hier hoort te staan waar kaart { $card } geplaatst wordt, bijvoorbeeld { $card }0,0.
}
refused-not-in-circle = Kaart { $card } ligt niet in de cirkel.
refused-first = De eerste kaart van een stad komt op 0,0.
refused-detached = Een kaart op { $at } dekt geen gebied af en deelt ook nergens een rand met de stad. De dichtstbijzijnde plek waar het wel mag, is { $nearest }.
refused-complete = Deze stad is af.

# Wat er op de pagina staat voordat de woorden er zijn.

page-description = Een kaartspel voor twee spelers of één, met computertegenstanders. Werkt ook offline.
page-needs = Circle the Wagons heeft JavaScript en WebAssembly nodig.
page-trouble = Circle the Wagons kon niet worden geladen. Probeer het nog eens als je weer online bent.
page-broken = Er is iets stukgegaan.
page-broken-hint = Dat ligt aan ons, niet aan jou. Je spellen zijn bewaard: laad de pagina opnieuw om verder te spelen. Sla voor de zekerheid eerst alles op als bestand.
page-broken-reload = Opnieuw laden
page-broken-save = Alles als bestand opslaan
