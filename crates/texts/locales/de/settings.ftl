settings-title = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
settings-theme-auto = Wie im System
settings-theme-day = Tag
settings-theme-night = Nacht
settings-pace = Animationen
settings-pace-off = Aus
settings-pace-fast = Schnell
settings-pace-normal = Normal
settings-confirm = Anlegen bestätigen
    .meaning = Jede angelegte Karte wartet auf deine Bestätigung und lässt sich bis dahin verschieben und drehen.
settings-score = Punkte anzeigen
    .meaning = Schalte es aus, um bis zum Schluss selbst zu zählen.
settings-letters = Buchstaben auf Objekten
    .meaning = Jedes Objekt zeigt zusätzlich seinen Buchstaben.
settings-sound = Klänge
    .meaning = Leise: Papier, Holz und ein Banjo, wenn du gewinnst.

# Was im Browser gespeichert wird.

keeping-title = Deine Spiele und Rekorde
keeping-hint = Sie liegen nur in diesem Browser. Speichere sie als Datei, um sie in einen anderen Browser mitzunehmen.
keeping-save = Alles als Datei speichern
keeping-load = Eine Datei laden
keeping-loaded = { $taken ->
    [0] Es war nichts Neues darin.
    [one] 1 Eintrag wurde geladen.
   *[other] { $taken } Einträge wurden geladen.
}{ $left ->
    [0] { "" }
   *[other] { " " }Für { $left } weitere hatte dieser Browser keinen Platz.
}{ $unread ->
    [0] { "" }
    [one] { " " }1 Eintrag war nicht lesbar.
   *[other] { " " }{ $unread } Einträge waren nicht lesbar.
}
keeping-newer = Diese Datei stammt aus einer neueren Version des Spiels. Lade diese Seite neu und versuch es noch einmal. Nichts wurde verändert.
keeping-wrong = Diese Datei stammt nicht von diesem Spiel oder ist beschädigt. Nichts wurde verändert.
keeping-not-saved = Dieser Browser kann keine Datei speichern.
keeping-aside = Beiseitegelegt
keeping-aside-hint = Was nicht gelesen werden konnte oder durch eine geladene Datei ersetzt wurde. Nichts davon ist verloren.
keeping-aside-save = Als Datei speichern
keeping-aside-remove = Endgültig entfernen: { $name }

# Über das Spiel.

about-title = Über dieses Spiel
about-whose = Von wem das Spiel ist
about-designers = Circle the Wagons ist ein Spiel von { $names }. Das Solospiel ist von { $solo }.
about-publishers = Es erscheint bei { $names }.
about-unofficial = Dies ist eine inoffizielle Version für alle, die das Spiel besitzen oder kennenlernen wollen. Sie steht in keiner Verbindung zu den Autoren oder den Verlagen.
about-buy = Wenn es dir gefällt, kauf die Karten: Sie passen in eine Brieftasche, und so verdienen die Menschen daran, die das Spiel gemacht haben.
about-this = Was du hier siehst
about-own = Die Regeln stehen hier in unseren eigenen Worten, und alle Zeichnungen sind von uns. Bilder und Texte der Verlage kommen nicht vor.
about-typeface = Titel und Zahlen sind in der Zilla Slab gesetzt, © 2017 The Mozilla Foundation, unter der SIL Open Font License.
about-private = Kein Konto, keine Werbung, niemand schaut zu: Deine Spiele bleiben in deinem Browser.
about-offline = Alles ist geladen. Ab jetzt geht es auch offline.
about-licence = Programm, Zeichnungen und Texte sind frei: nach Wahl unter der MIT- oder der Apache-2.0-Lizenz. Geschrieben in Rust, mit Leptos für die Seite und Fluent für die Texte.
about-version = Version { $version }
