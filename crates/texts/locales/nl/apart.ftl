# Twee mensen op verschillende plekken spelen via een link.

apart-title = Met vrienden spelen
apart-hint = Eén link en je zit samen aan tafel
apart-games = Met vrienden
apart-explained = Stuur een link: wie hem opent, gaat tegenover je zitten. Geen account, geen wachtwoord. Je kunt het spel altijd verlaten en later verderspelen.
apart-pace = Hoeveel tijd?
apart-pace-none = Zonder klok
apart-pace-days = { $days ->
    [one] 1 dag per beurt
   *[other] { $days } dagen per beurt
}
apart-pace-clock = { $minutes } min + { $seconds } s per beurt
apart-friend = Je tegenspeler
apart-invite = Uitnodiging maken
apart-connecting = Verbinden…

# Wachten en aanschuiven.

apart-waiting = Wachten op je tegenspeler
apart-waiting-hint = Stuur de uitnodiging, of laat de code scannen. Wie het eerst gaat zitten, krijgt de plaats.
apart-link = Uitnodiging
apart-watch-link = Link om mee te kijken
apart-code = De uitnodiging als QR-code
apart-invited = { $name } nodigt je uit voor een spel
apart-sit = Ga zitten
apart-watch = Alleen kijken
apart-taken = Hier zit al iemand. Je kunt meekijken.
apart-unknown = Dit spel bestaat niet
apart-unknown-hint = Misschien is de link niet compleet, of staat het spel op een andere server.

# De lijn.

apart-offline = Geen verbinding. Nieuwe poging…
apart-offline-turn = Geen verbinding. Je beurt blijft hier bewaard en wordt nog verstuurd.
apart-on-its-way = Je beurt is onderweg…
apart-outdated = Er is een nieuwe versie. Laad de pagina opnieuw; er gaat niets verloren.
apart-reload = Opnieuw laden
apart-refused = { $reason ->
    [stale] Het spel is al verder. Je beurt past niet meer.
    [often] Dat was veel tegelijk. Wacht even.
    [full] De server kan nu niets opslaan. Er gaat niets verloren; nieuwe poging.
   *[other] Dat kan nu niet.
}

# Wie er aan tafel zit.

apart-nobody = Lege plaats
apart-somebody = Iemand
apart-program = { $name } (programma)
apart-present = aan tafel
apart-away = even weg
apart-watchers = { $count ->
    [one] 1 kijker
   *[other] { $count } kijkers
}
apart-time = Resterende tijd: { $time }
apart-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
apart-hours = { $count } uur
apart-minutes = { $count } min
apart-time-up = Tijd is om

# Wat je kunt doen behalve spelen.

apart-send = Beurt versturen
apart-menu = Praten en meer
apart-say = Iets zeggen
apart-you-are = Anderen kennen je als { $name }.
apart-ask-back = Beurt terugvragen
apart-give-time = Meer tijd geven
apart-rename = Andere naam
apart-reopen = Verkeerde gast: plaats vrijmaken
apart-call-off = Spel afbreken
apart-ask-call-off = Afbreken voorstellen
apart-resign = Opgeven
apart-claim = De winst opeisen
apart-sure = Ja: { $deed }
apart-notify = Waarschuw me als ik aan de beurt ben
apart-notified = { $name } heeft gespeeld. Jij bent aan de beurt.
apart-calls = Waarschuw me ook als deze pagina dicht is
apart-calls-refused = Deze browser staat het niet toe.
apart-called-turn = Jij bent aan de beurt.
apart-called-soon = Jij bent aan de beurt, en je tijd is bijna om.

# Wat de een de ander vraagt.

apart-asks = { $offer ->
    [back] { $name } wil de laatste beurt graag terugnemen.
    [off] { $name } stelt voor het spel af te breken. Niemand wint.
   *[rematch] { $name } wil graag revanche.
}
apart-asked = { $offer ->
    [back] Je hebt gevraagd je beurt terug te nemen.
    [off] Je hebt voorgesteld het spel af te breken.
   *[rematch] Je hebt om revanche gevraagd.
}
apart-yes = Akkoord
apart-no = Nee
apart-withdraw = Toch niet
apart-late = { $name } heeft geen tijd meer. Eis de winst op, geef meer tijd of breek het spel af.
apart-told = { $event ->
    [back] De laatste beurt is teruggenomen.
    [declined] Het antwoord is nee.
   *[time] Er is nu meer tijd.
}

# Het einde, en nog een keer.

apart-resigned = { $person ->
    [you] Je hebt opgegeven.
   *[other] { $name } heeft opgegeven.
}
apart-out-of-time = { $person ->
    [you] Je tijd is om.
   *[other] { $name } heeft geen tijd meer.
}
apart-called-off = Afgebroken
apart-called-off-hint = Niemand wint.
apart-silence = Er is een jaar lang niets gebeurd. Niemand wint.
apart-rematch = Revanche
apart-next = Naar het volgende spel
apart-open-seat = De plaats tegenover je is leeg
apart-over = Afgelopen: bekijk de uitslag
apart-left = nog { $time }

# Vaste zinnen.

apart-howdy = Hallo!
apart-good-luck = Veel succes!
apart-well-played = Goed gespeeld!
apart-thank-you = Dank je!
apart-sorry = Sorry!
apart-oops = Oeps, dat was niet de bedoeling.
apart-take-your-time = Neem de tijd.
apart-back-soon = Ik ben zo terug.
apart-still-thinking = Ik denk nog na.
apart-close-one = Dat scheelde weinig!
apart-good-game = Mooi spel!
apart-see-you = Tot ziens!

# Namen: 32 woorden voor hoe iemand is, 32 voor wat; allemaal de-woorden, zodat alles bij elkaar past.

apart-name = { $how } { $what }
apart-name-how = Stille, Dappere, Gelukkige, Zachte, Slimme, Stoffige, Gouden, Zilveren, Roestige, Blauwe, Vlugge, Vrolijke, Slaperige, Hongerige, Geduldige, Moedige, Wijze, Wilde, Trotse, Nieuwsgierige, Eerlijke, Koppige, Dansende, Zingende, Eenzame, Vriendelijke, Machtige, Lenige, Dromende, Fluitende, Zwervende, Zonnige
apart-name-what = Coyote, Bizon, Raaf, Valk, Bever, Mustang, Wolf, Beer, Ruiter, Sheriff, Cowboy, Trapper, Verkenner, Smid, Pionier, Mijnwerker, Haas, Eland, Havik, Reiger, Haan, Stier, Schorpioen, Pelikaan, Zalm, Condor, Cactus, Donder, Wind, Canyon, Vioolspeler, Vreemdeling
