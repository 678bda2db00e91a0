settings-title = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-theme-auto = Wie das System
settings-theme-day = Tag
settings-theme-night = Nacht
settings-pace = Bewegung
settings-pace-off = Aus
settings-pace-fast = Schnell
settings-pace-normal = Normal
settings-confirm = Züge bestätigen
    .meaning = Jede gelegte Karte wartet auf dein Wort und lässt sich bis dahin verschieben und drehen.
settings-score = Punkte anzeigen
    .meaning = Ausgeschaltet zählst du bis zum Schluss selbst.
settings-letters = Buchstaben auf Objekten
    .meaning = Jedes Objekt trägt zusätzlich seinen Buchstaben.
settings-sound = Klänge
    .meaning = Leise: Papier, Holz und ein Banjo, wenn du gewinnst.

# Was im Browser aufgehoben wird.

keeping-title = Deine Spiele und Rekorde
keeping-hint = Sie liegen in diesem Browser und nirgends sonst. Eine Datei bringt sie in einen anderen.
keeping-save = Alles als Datei sichern
keeping-load = Eine Datei laden
keeping-loaded = { $taken ->
    [0] Es war nichts Neues darin.
    [one] 1 Eintrag wurde geladen.
   *[other] { $taken } Einträge wurden geladen.
}{ $left ->
    [0] { "" }
   *[other] { " " }Für { $left } weitere hatte dieser Browser keinen Platz.
}
keeping-wrong = Diese Datei stammt nicht von diesem Spiel oder ist beschädigt. Nichts wurde verändert.
keeping-not-saved = Dieser Browser lässt keine Datei sichern.
keeping-aside = Beiseitegelegt
keeping-aside-hint = Was nicht gelesen werden konnte oder durch eine geladene Datei ersetzt wurde. Nichts davon ist verloren.
keeping-aside-save = Als Datei sichern
keeping-aside-remove = Endgültig entfernen: { $name }

# Über das Spiel.

about-title = Über dieses Spiel
about-whose = Wessen Spiel das ist
about-designers = Circle the Wagons ist ein Spiel von { $names }. Das Solospiel ist von { $solo }.
about-publishers = Es erscheint bei { $names }.
about-unofficial = Dies ist eine inoffizielle Fassung für alle, die das Spiel besitzen oder kennenlernen wollen. Sie steht in keiner Verbindung zu den Genannten.
about-buy = Wenn es dir gefällt, kauf die Karten: Sie passen in eine Brieftasche und bezahlen die Menschen, die das Spiel gemacht haben.
about-this = Was du hier siehst
about-own = Die Regeln stehen hier in eigenen Worten, und jede Zeichnung ist eine eigene. Kein Bild und kein Text der Verlage ist darin.
about-private = Kein Konto, keine Werbung, niemand schaut zu: Deine Spiele bleiben in deinem Browser.
about-offline = Alles ist geladen. Ab jetzt geht es auch ohne Netz.
about-licence = Programm, Zeichnungen und Texte sind frei: nach Wahl unter der MIT- oder der Apache-2.0-Lizenz. Geschrieben in Rust, mit Leptos für die Seite und Fluent für die Worte.
about-version = Version { $version }
