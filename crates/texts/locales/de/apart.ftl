# Zwei spielen von verschiedenen Orten aus, über einen Link.

apart-title = Mit Freunden spielen
apart-hint = Ein Link, und schon geht es los
apart-games = Mit Freunden
apart-explained = Schick einen Link: Wer ihn öffnet, setzt sich dir gegenüber. Kein Konto, kein Passwort. Du kannst das Spiel jederzeit verlassen und später weiterspielen.
apart-pace = Wie viel Zeit?
apart-pace-none = Ohne Uhr
apart-pace-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
apart-pace-clock = { $minutes } min + { $seconds } s je Zug
apart-friend = Dein Gegenüber
apart-invite = Einladung erstellen
apart-connecting = Verbindung wird aufgebaut …

# Warten und sich dazusetzen.

apart-waiting = Hier fehlt noch jemand
apart-waiting-hint = Schick die Einladung oder lass den Code scannen. Wer sich zuerst setzt, bekommt den Platz.
apart-link = Einladung
apart-watch-link = Link zum Zuschauen
apart-code = Die Einladung als QR-Code
apart-invited = { $name } lädt dich zum Spielen ein
apart-sit = Hinsetzen
apart-watch = Nur zuschauen
apart-taken = Hier sitzt schon jemand. Du kannst zuschauen.
apart-unknown = Dieses Spiel gibt es nicht
apart-unknown-hint = Vielleicht ist der Link unvollständig, oder das Spiel liegt auf einem anderen Server.

# Die Leitung.

apart-offline = Keine Verbindung. Neuer Versuch …
apart-offline-turn = Keine Verbindung. Dein Zug bleibt hier und wird noch gesendet.
apart-on-its-way = Dein Zug ist unterwegs …
apart-outdated = Es gibt eine neue Version. Bitte neu laden; nichts geht verloren.
apart-reload = Neu laden
apart-refused = { $reason ->
    [stale] Das Spiel ist schon weiter. Dein Zug passt nicht mehr.
    [often] Das war viel auf einmal. Warte bitte einen Moment.
    [full] Der Server kann gerade nicht speichern. Nichts geht verloren; neuer Versuch.
   *[other] Das geht jetzt nicht.
}

# Wer am Tisch sitzt.

apart-nobody = Freier Platz
apart-somebody = Jemand
apart-program = { $name } (Programm)
apart-present = am Tisch
apart-away = nicht am Tisch
apart-watchers = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
apart-time = Restzeit: { $time }
apart-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
apart-hours = { $count } Std.
apart-minutes = { $count } Min.
apart-time-up = Zeit abgelaufen

# Was man außer Spielen tun kann.

apart-send = Zug abschicken
apart-menu = Reden und mehr
apart-say = Etwas sagen
apart-you-are = Die anderen kennen dich als { $name }.
apart-ask-back = Um Rücknahme bitten
apart-give-time = Mehr Zeit geben
apart-rename = Anderer Name
apart-reopen = Falscher Gast: Platz freigeben
apart-call-off = Spiel abbrechen
apart-ask-call-off = Abbruch vorschlagen
apart-resign = Aufgeben
apart-claim = Sieg beanspruchen
apart-sure = Ja: { $deed }
apart-notify = Melde dich, wenn ich dran bin
apart-notified = { $name } hat gespielt. Du bist dran.
apart-calls = Melde dich auch, wenn die Seite zu ist
apart-calls-refused = Dieser Browser lässt das nicht zu.
apart-called-turn = Du bist dran.
apart-called-soon = Du bist dran, und deine Zeit läuft bald ab.

# Was einer den anderen fragt.

apart-asks = { $offer ->
    [back] { $name } möchte den letzten Zug zurücknehmen.
    [off] { $name } schlägt vor, das Spiel abzubrechen. Niemand gewinnt.
   *[rematch] { $name } möchte eine Revanche.
}
apart-asked = { $offer ->
    [back] Du möchtest deinen Zug zurücknehmen.
    [off] Du schlägst vor, das Spiel abzubrechen.
   *[rematch] Du möchtest eine Revanche.
}
apart-yes = Einverstanden
apart-no = Nein
apart-withdraw = Doch nicht
apart-late = { $name } hat keine Zeit mehr. Beanspruche den Sieg, gib mehr Zeit oder brich das Spiel ab.
apart-told = { $event ->
    [back] Der letzte Zug wurde zurückgenommen.
    [declined] Die Antwort ist nein.
   *[time] Es gibt jetzt mehr Zeit.
}

# Das Ende, und noch einmal.

apart-resigned = { $person ->
    [you] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}
apart-out-of-time = { $person ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $name } ist abgelaufen.
}
apart-called-off = Abgebrochen
apart-called-off-hint = Niemand gewinnt.
apart-silence = Ein Jahr lang ist nichts geschehen. Niemand gewinnt.
apart-rematch = Revanche
apart-next = Zum nächsten Spiel
apart-open-seat = Der Platz gegenüber ist frei
apart-over = Vorbei: So ging es aus
apart-left = noch { $time }

# Feste Sätze.

apart-howdy = Hallo!
apart-good-luck = Viel Glück!
apart-well-played = Gut gespielt!
apart-thank-you = Danke!
apart-sorry = Tut mir leid!
apart-oops = Hoppla, das wollte ich nicht.
apart-take-your-time = Lass dir Zeit.
apart-back-soon = Bin gleich wieder da.
apart-still-thinking = Ich überlege noch.
apart-close-one = Das war knapp!
apart-good-game = Schönes Spiel!
apart-see-you = Bis bald!

# Namen: 32 Wörter dafür, wie jemand ist, 32 dafür, was; männlich, damit jedes zu jedem passt.

apart-name = { $how } { $what }
apart-name-how = Stiller, Tapferer, Glücklicher, Sanfter, Schlauer, Staubiger, Goldener, Silberner, Rostiger, Blauer, Flinker, Fröhlicher, Verschlafener, Hungriger, Geduldiger, Kühner, Weiser, Wilder, Stolzer, Neugieriger, Ehrlicher, Sturer, Tanzender, Singender, Einsamer, Freundlicher, Mächtiger, Wendiger, Träumender, Pfeifender, Wandernder, Sonniger
apart-name-what = Kojote, Bison, Rabe, Falke, Biber, Mustang, Wolf, Bär, Reiter, Sheriff, Cowboy, Trapper, Späher, Schmied, Pionier, Bergmann, Hase, Hirsch, Habicht, Reiher, Gockel, Stier, Skorpion, Pelikan, Lachs, Kondor, Kaktus, Donner, Wind, Canyon, Geiger, Fremder
