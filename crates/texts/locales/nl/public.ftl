# Wat een openbare server erbij geeft: mensen die elkaar niet kennen, vinden elkaar.

strangers-title = Iemand vinden
strangers-hint = Wie heeft er nu zin in een spel?
strangers-waiting = Schuif bij iemand aan
strangers-none = Er wacht nu niemand. Open een tafel en wees de eerste.
strangers-open = Open een tafel
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
strangers-meanwhile = Speel intussen een snel potje
strangers-withdraw = Niet meer wachten
strangers-arrived = { $name } is bij je aangeschoven.
strangers-to-table = Naar de tafel
