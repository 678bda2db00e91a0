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
