# Die erste Seite.

home-title = Circle the Wagons
home-play = Spielen
home-play-against = Gegen { $name } spielen
home-opponent = Dein Gegner
home-standing = Bisher { $won } gewonnen und { $lost } verloren.
home-more-ways = Mehr Möglichkeiten
home-continue = Weiterspielen
home-more-games = { $count ->
    [one] 1 weiteres Spiel
   *[other] { $count } weitere Spiele
}
home-ways = Spielmodi
home-more-pages = Weitere Seiten
home-together = Zu zweit an einem Bildschirm
home-together-hint = Abwechselnd zwei Landschaften bauen
home-solo-hint = Sechs Szenarien, ein sturer Rivale
home-today-hint = Dieselben Karten für alle
home-today-played = Dein bestes Ergebnis: { $margin }
home-today-series = { $days ->
    [one] 1 Tag bisher. Weiter so!
   *[other] { $days } Tage in Folge. Weiter so!
}
home-learn-hint = Fünf Minuten, ein echtes Spiel
home-install = Installieren
home-edition = Eine neue Version ist da.
home-edition-load = Aktualisieren
home-copied = Kopiert. Füge es ein, wo du magst.
home-not-copied = Dieser Browser erlaubt das Kopieren nicht.

# Gespeicherte Spiele.

games-title = Spiele
games-unfinished = Angefangen
games-finished = Beendet
games-none = Noch keine Spiele. Jedes Spiel, das du anfängst, wird hier gespeichert.
games-more = Mehr zeigen
game-explored = Probespiel
game-score = { $points } : { $other }
game-progress = { $placed } von { $all } Karten
game-of-day = Spiel vom { $day }
game-remove = Dieses Spiel entfernen: { $name }
game-removed = Entfernt: { $name }
game-undo = Rückgängig

# Ein Spiel gegen den Computer, in dem alles ausgesucht ist, und ein geladenes Spiel.

opponents-first = Wer wählt zuerst?
opponents-chance = Zufall
opponents-deal = Eine bestimmte Kartenverteilung
opponents-deal-hint = Leer lassen, um zu mischen. Eine Zahl oder eine Kartenverteilung wie AIN/BLQEDHCFRJOGPMK ergibt immer dieselben Karten.
opponents-deal-wrong = Das ist weder eine Zahl noch eine Kartenverteilung. Eine Kartenverteilung besteht aus drei Buchstaben, einem Schrägstrich und den anderen fünfzehn Buchstaben von A bis R.
import-title = Ein Spiel laden
import-record = Aufzeichnung
import-hint = Füge die Textzeile ein, in der das Spiel aufgezeichnet ist.
import-wrong = Das ist keine Aufzeichnung eines Spiels: Wort { $place }, „{ $token }“, passt nicht.
import-found = Ein Spiel mit { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}, { $points } : { $other }.
import-look = Ansehen
import-go-on = Weiterspielen
import-go-on-against = Gegen { $name } weiterspielen
import-go-on-together = Zu zweit weiterspielen
lost-title = Hier ist nichts
lost-address = Dieser Link führt nirgendwohin: Vielleicht fehlt ein Stück, oder er stammt aus einer neueren Version.
lost-game = Dieses Spiel ist nicht in diesem Browser. Es wurde entfernt oder woanders gespielt.
lost-games = Deine Spiele

# Zwei an einem Bildschirm.

together-first = Wer zuerst wählt
together-second = Wer die Startkarte bestimmt
together-swap = Tauschen
together-rule = Wer die Startkarte bestimmt, legt fest, wo der Kreis beginnt. Dafür wählt der Gegner dort zuerst eine Karte.
together-longest = Länger kann ein Name nicht sein: { $count } Zeichen.
together-begin = Los geht’s

# Das Spiel des Tages. $margin ist eine Zahl mit Vorzeichen, $won ist `yes` oder `no`.

daily-title = Spiel des Tages
daily-scoring = Punktekarten: { $cards }.
daily-seat = { $seat ->
    [first] Du wählst zuerst.
   *[second] Du bestimmst die Startkarte.
}
daily-explained = Heute bekommen alle auf der Welt dieselben Karten und denselben Platz am Tisch. Such dir einen Gegner aus und versuch es, so oft du magst: Dein bester Vorsprung zählt.
daily-finish = { $won ->
    [yes] ✓ Gegen { $name } gewonnen: { $margin }
   *[no] ✗ Gegen { $name } verloren: { $margin }
}
daily-finish-tied = { $won ->
    [yes] ✓ Gleichstand mit { $name }, mit weniger Karten gewonnen
   *[no] ✗ Gleichstand mit { $name }, mit mehr Karten verloren
}
daily-tell = Teilen
daily-tell-result = Tagesergebnis teilen
daily-share = Circle the Wagons, { $day }
daily-series = { $days ->
    [0] Noch keine Serie.
    [one] Deine Serie: 1 Tag.
   *[other] Deine Serie: { $days } Tage.
}
daily-longest = { $days ->
    [0] Spiel heute, dann beginnt eine.
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
refused-space = Zwischen zwei Wörtern muss genau ein Leerzeichen stehen.
refused-deal = Eine Kartenverteilung besteht aus drei Punktekarten, einem Schrägstrich und den fünfzehn Karten des Kreises.
refused-card = „{ $found }“ ist keine Karte: Karten sind die Buchstaben A bis R.
refused-count = { $part ->
    [scoring] Punktekarten
    [deck] Karten im Vorlieben-Stapel
   *[circle] Karten im Kreis
}: { $found } statt { $expected }.
refused-twice = Karte { $card } kommt zweimal vor.
refused-unsorted = Punktekarten müssen in alphabetischer Reihenfolge stehen.
refused-solo-deal = Eine Kartenverteilung im Solospiel besteht aus „s“, einem Szenario, einem Doppelpunkt, zwei Punktekarten, einem Schrägstrich, den acht Karten des Kreises, einem Schrägstrich und den acht Karten des Vorlieben-Stapels.
refused-scenario = Ein Szenario „{ $id }“ gibt es hier nicht.
refused-variant = „{ $found }“ ist keine Variante: Schreib -newcomer, -local, -legend oder nichts für das klassische Spiel.
refused-scoring = Die Punktekarten von „{ $scenario }“ sind { $cards }.
refused-move = Ein Spielzug sieht so aus: *B (Startkarte), B (genommene Karte), B0,0 oder B{ "\u0027" }0,0 (angelegte Karte).
refused-number = Ein Feld besteht aus zwei ganzen Zahlen, zum Beispiel 2,-1.
refused-too-far = So weit reicht keine Landschaft: Beide Zahlen müssen zwischen -28 und 28 liegen.
refused-expected = { $decision ->
    [start] Hier muss die Startkarte stehen, zum Beispiel *B.
    [draft] Hier muss der Buchstabe der Karte stehen, die genommen wird.
   *[place] Hier muss stehen, wohin Karte { $card } kommt, zum Beispiel { $card }0,0.
}
refused-not-in-circle = Karte { $card } liegt nicht im Kreis.
refused-first = Die erste Karte einer Landschaft gehört auf 0,0.
refused-detached = Eine Karte auf { $at } überbaut kein Territorium und hat mit keinem eine Kante gemeinsam. Das nächste erlaubte Feld ist { $nearest }.
refused-complete = Diese Landschaft ist fertig.

# Was auf der Seite steht, bevor die Wörter da sind.

page-description = Ein Kartenspiel zu zweit oder allein, mit Computergegnern. Läuft auch offline.
page-needs = Circle the Wagons braucht JavaScript und WebAssembly.
page-trouble = Circle the Wagons konnte nicht geladen werden. Versuch es noch einmal, wenn du wieder online bist.
page-broken = Da ist etwas kaputtgegangen.
page-broken-hint = Das liegt an uns, nicht an dir. Deine Spiele sind gespeichert: Lade die Seite neu, um weiterzuspielen. Wer sichergehen will, speichert vorher alles in einer Datei.
page-broken-reload = Neu laden
page-broken-save = Alles als Datei speichern
