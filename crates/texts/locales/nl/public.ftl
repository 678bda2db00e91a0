# Wat een openbare server erbij geeft: mensen die elkaar niet kennen, vinden elkaar.

strangers-title = Tegenspeler zoeken
strangers-hint = Wie heeft er nu zin in een spel?
strangers-waiting = Schuif bij iemand aan
strangers-none = Er wacht nu niemand. Open een tafel en wees de eerste.
strangers-open = Een tafel openen
strangers-open-hint = Wie langskomt, kan tegenover je gaan zitten. Het spel geeft jullie allebei een naam; je hoeft niets in te vullen.
strangers-wait = Op iemand wachten
strangers-sit-with = Bij { $name } aanschuiven
strangers-yours = Je wacht al aan een tafel.
strangers-quicker = Iemand was sneller. Kies een andere tafel.
strangers-seat = Wachten tot iemand aanschuift
strangers-seat-hint = { $pace ->
    [days] Je tafel blijft een dag open, ook als je weggaat.
   *[clock] Je tafel blijft open zolang je hier bent, hooguit een kwartier.
}
strangers-meanwhile = Intussen een potje spelen
strangers-withdraw = Niet meer wachten
strangers-arrived = { $name } is bij je aangeschoven.
strangers-to-table = Naar de tafel

# Dezelfde speler op andere apparaten, en vergeten worden.

devices-title = Andere apparaten
devices-link = Spelen op een ander apparaat
devices-give = Verder op een ander apparaat
devices-explained = Je spellen met anderen kun je op al je apparaten spelen. Haal hier een code en voer hem daar in.
devices-code = Code tonen
devices-qr = De code als QR-code
devices-give-hint = Scan hem met het andere apparaat, of typ hem daar in. Hij is tien minuten geldig, voor één apparaat.
devices-asks = Een apparaat met de naam ‘{ $name }’ heeft je code gebruikt. Staat die naam op je andere apparaat?
devices-yes = Ja, dat is van mij
devices-same = Klaar. Beide apparaten tonen nu dezelfde spellen.
devices-no-code = Deze code is niet meer geldig. Haal een nieuwe.
devices-take = Ik heb een code
devices-typed = Code van het andere apparaat
devices-join = Deze code gebruiken
devices-waits = Bevestig nu op het andere apparaat. Het vraagt naar ‘{ $name }’: dat is dit apparaat.
devices-forget = Vergeet mij
devices-forget-hint = De server vergeet je op al je apparaten. Lopende spellen eindigen, en in de spellen van anderen word je ‘Iemand’. Wat in deze browser staat, blijft. Dit kan niet ongedaan worden gemaakt.

# Hoe iedereen het deed met de kaarten van de dag.

days-compare = Met iedereen vergelijken
days-watch = Het beste spel bekijken
days-place = { $margin }: beter dan { $worse } van de { $others } anderen.
days-first = { $margin }: het eerste gecontroleerde resultaat hier. Kom later terug.
days-waiting = Je spel wordt ter controle nagespeeld. Kijk zo nog eens, dan zie je je plaats.
days-unverified = Je spel is tegen een andere versie van de computer gespeeld. Het staat hier, maar niemand kon het controleren.
days-wrong = Je spel kon niet worden bevestigd: zo antwoordt de computer niet. Het telt niet mee.
days-verified = Gecontroleerd betekent: elke zet mag, en de computer antwoordde zoals altijd. Wie de zetten vond, na hoeveel pogingen en met welke hulp, weet niemand. Je eerste spel van de dag tegen elke tegenstander telt. Bleke balken: andere versies, niet gecontroleerd.
days-bar = Van { $from } t/m { $to }: { $count }
days-silent = De server antwoordt niet. Probeer het later nog eens.
