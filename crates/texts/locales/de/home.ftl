# Die erste Seite.

home-title = Circle the Wagons
home-play = Spielen
home-play-against = Gegen { $name } spielen
home-opponent = Dein Gegner
home-more-ways = Mehr Möglichkeiten
home-continue = Weiterspielen
home-more-games = { $count ->
    [one] 1 weiteres Spiel
   *[other] { $count } weitere Spiele
}
home-ways = Spielarten
home-more-pages = Weitere Seiten
home-together = Zu zweit hier
home-together-hint = Ein Bildschirm, zwei Landschaften
home-solo-hint = Sechs Szenarien, ein sturer Rivale
home-today-hint = Für alle gleich
home-today-played = Dein bestes Ergebnis: { $margin }
home-today-series = { $days ->
    [one] 1 Tag bisher. Weiter so!
   *[other] { $days } Tage in Folge. Weiter so!
}
home-learn-hint = Fünf Minuten, ein echtes Spiel
home-install = Installieren
home-edition = Eine neue Ausgabe ist da.
home-edition-load = Laden
home-copied = Kopiert. Füge es ein, wo du magst.
home-not-copied = Dieser Browser lässt nichts kopieren.

# Aufgehobene Spiele.

games-title = Spiele
games-unfinished = Angefangen
games-finished = Beendet
games-none = Noch keine Spiele. Jedes Spiel, das du anfängst, bleibt hier aufgehoben.
game-explored = Ausprobieren
game-score = { $points } : { $other }
game-progress = { $placed } von { $all } Karten
game-of-day = Spiel vom { $day }
game-remove = Dieses Spiel entfernen: { $name }
game-removed = Entfernt: { $name }
game-undo = Rückgängig

# Ein Spiel gegen den Computer, in dem alles ausgesucht ist, und ein mitgebrachtes Spiel.

opponents-first = Wer nimmt die erste Karte?
opponents-chance = Der Zufall entscheidet
opponents-deal = Eine bestimmte Kartenverteilung
opponents-deal-hint = Leer lassen heißt mischen. Eine Zahl oder eine Verteilung wie AIN/BLQEDHCFRJOGPMK ergibt immer dieselben Karten.
opponents-deal-wrong = Das ist weder eine Zahl noch eine Verteilung: drei Buchstaben, ein Schrägstrich und die anderen fünfzehn Buchstaben von A bis R.
import-title = Ein Spiel mitbringen
import-record = Aufzeichnung
import-hint = Füge die eine Zeile Text ein, in der ein Spiel aufgeschrieben ist.
import-wrong = Das ist keine Aufzeichnung eines Spiels: Wort { $place }, „{ $token }“, passt nicht.
import-found = Ein Spiel mit { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}, { $points } : { $other }.
import-look = Ansehen
import-go-on = Weiterspielen
import-go-on-against = Gegen { $name } weiterspielen
import-go-on-together = Zu zweit weiterspielen

# Zwei an einem Bildschirm.

together-first = Wer die erste Karte nimmt
together-second = Wer die Startkarte bestimmt
together-swap = Tauschen
together-rule = Eine Person bestimmt, bei welcher Startkarte der Kreis beginnt; die andere nimmt von dort aus die erste Karte.
together-begin = Anfangen

# Das Spiel des Tages. $margin ist eine Zahl mit Vorzeichen, $won ist `yes` oder `no`.

daily-title = Spiel des Tages
daily-scoring = Punktekarten: { $cards }.
daily-seat = { $seat ->
    [first] Du nimmst die erste Karte.
   *[second] Du bestimmst die Startkarte.
}
daily-explained = Alle auf der Welt bekommen heute diese Karten und diesen Platz. Such dir einen Gegner aus und versuch es, so oft du magst: Dein bester Vorsprung zählt.
daily-finish = { $won ->
    [yes] ✓ Gegen { $name } gewonnen: { $margin }
   *[no] ✗ Gegen { $name } verloren: { $margin }
}
daily-tell = Weitersagen
daily-share = Circle the Wagons, { $day }
daily-series = { $days ->
    [0] Noch keine Serie.
    [one] Deine Serie: 1 Tag.
   *[other] Deine Serie: { $days } Tage.
}
daily-longest = { $days ->
    [0] Spiel heute, dann beginnt sie.
    [one] Die längste: 1 Tag.
   *[other] Die längste: { $days } Tage.
}
daily-weeks = Die letzten Wochen
daily-day-open = { $day }: nicht gespielt
daily-day-played = { $day }: { $won ->
    [yes] gewonnen
   *[no] verloren
}, { $margin }

# Warum eine Aufzeichnung abgelehnt wird.

refused-empty = Eine Aufzeichnung beginnt mit einer Kartenverteilung, zum Beispiel FKQ/RJAPODGLNMHBICE.
refused-space = Zwischen zwei Wörtern steht genau ein Leerzeichen.
refused-deal = Eine Kartenverteilung besteht aus drei Punktekarten, einem Schrägstrich und den fünfzehn Karten des Kreises.
refused-card = „{ $found }“ ist keine Karte: Karten sind die Buchstaben A bis R.
refused-count = { $part ->
    [scoring] Punktekarten
    [deck] Karten im Vorlieben-Stapel
   *[circle] Karten im Kreis
}: { $found } statt { $expected }.
refused-twice = Karte { $card } kommt zweimal vor.
refused-unsorted = Punktekarten stehen in alphabetischer Reihenfolge.
refused-solo-deal = Eine Kartenverteilung im Solospiel besteht aus „s“, einem Szenario, einem Doppelpunkt, zwei Punktekarten, einem Schrägstrich, den acht Karten des Kreises, einem Schrägstrich und den acht Karten des Vorlieben-Stapels.
refused-scenario = Ein Szenario „{ $id }“ gibt es hier nicht.
refused-variant = „{ $found }“ ist keine Variante: Schreib -newcomer, -local, -legend oder nichts für das klassische Spiel.
refused-scoring = Die Punktekarten von „{ $scenario }“ sind { $cards }.
refused-move = Ein Spielzug sieht so aus: *B (Startkarte), B (genommene Karte), B0,0 oder B{ "\u0027" }0,0 (angelegte Karte).
refused-number = Ein Platz besteht aus zwei ganzen Zahlen, zum Beispiel 2,-1.
refused-too-far = So weit reicht keine Landschaft: Beide Zahlen liegen zwischen -28 und 28.
refused-expected = { $decision ->
    [start] Hier muss die Startkarte stehen, zum Beispiel *B.
    [draft] Hier muss der Buchstabe einer Karte stehen, die genommen wird.
   *[place] Hier muss stehen, wohin Karte { $card } kommt, zum Beispiel { $card }0,0.
}
refused-not-in-circle = Karte { $card } liegt nicht im Kreis.
refused-first = Die erste Karte einer Landschaft liegt auf 0,0.
refused-detached = Eine Karte auf { $at } überbaut kein Territorium und hat mit keinem eine Kante gemeinsam. Der nächste erlaubte Platz ist { $nearest }.
refused-complete = Diese Landschaft ist fertig.

# Was auf der Seite steht, bevor die Wörter da sind.

page-description = Ein Kartenspiel zu zweit oder allein, mit Computergegnern. Läuft auch ohne Netz.
page-needs = Circle the Wagons braucht JavaScript und WebAssembly.
page-trouble = Circle the Wagons konnte nicht geladen werden. Versuch es noch einmal, wenn du wieder online bist.
