# Die Einführung. Amos, der Viehtreiber, führt; Tilly, das Greenhorn, spielt dagegen. `.how` ist für Maus und Tastatur,
# `.touch` für Finger; { $hint }, { $undo }, { $take }, { $end } und { $sheet } sind die Namen von Knöpfen.

learn-title = Spielen lernen
learn-guide = Amos, dein Begleiter
learn-progress = Schritt { $step } von { $steps }
learn-back = Zurück
learn-go-on = Weiter
learn-skip = Schritt auslassen
learn-leave = Beenden
learn-not-yet = Immer langsam mit den jungen Pferden! Erst das, worum ich dich gebeten habe – oder lass den Schritt aus.
learn-again = Noch einmal von vorn
learn-first-game = Erstes eigenes Spiel
learn-play-on = Zu Ende spielen

# Das erste Spiel: Jede Art von Aufgabe sagt einmal, worum es geht.

first-start = Hier beginnt der Kreis, und { $name } wählt zuerst. Jede übersprungene Karte geht an die Gegenseite: Beginn also dort, wo { $name } wenig findet.
first-draft = Je näher am Wagen, desto billiger: Jede Karte, die du überspringst, geht an { $name }. Die kleinen Zahlen sagen, wie viele.
first-free = { $name } hat sie übersprungen, also gehört sie dir. Übersprungene Karten kommen zuerst.
first-place = Neben deine Landschaft oder obendrauf, aufrecht oder um 180° gedreht. Du siehst vorher, was es bringt.

learn-welcome = ’n Abend! Ich bin Amos. Setz dich: In fünf Minuten kannst du dieses Spiel. Du spielst eine echte Partie gegen Tilly dort drüben, und ich schaue dir über die Schulter.
learn-circle = Fünfzehn Karten liegen im Kreis, und der Wagen steht dort, wo der Kreis beginnt. Tilly ist als Zweite dran und hat diese Karte bestimmt. Dafür wählst du zuerst.
learn-cost = Du darfst die erste Karte nehmen oder eine weiter hinten. Doch jede Karte, die du überspringst, bekommt Tilly geschenkt. Die kleinen Zahlen sagen, wie viele das sind. Schau dir die Karte mit der 2 an.
    .how = Zeig mit der Maus oder drück die Pfeiltasten.
    .touch = Tipp die Karte einmal an.
    .done = Siehst du, wie sich die ersten beiden neigen? Die würden an Tilly gehen.
learn-take = Mir gefällt die Karte mit der 1: dreimal Prärie auf einmal und Vieh noch dazu. Dafür bekommt Tilly die erste Karte, aber die hat vier verschiedene Territoriums-Typen: Die gönne ich ihr. Nimm die Karte mit der 1!
    .how = Klick sie an, oder zeig auf sie und drück Enter.
    .touch = Tipp sie noch einmal an, oder drück „{ $take }“.
learn-place = Deine erste Karte legst du, wohin du willst. Du darfst sie auf den Kopf drehen, aber nie quer legen.
    .how = Ein Klick legt sie ab, R dreht sie, „{ $end }“ oder Enter macht es endgültig.
    .touch = Tipp, um sie abzulegen, tipp noch einmal, um sie zu drehen, und drück „{ $end }“.
learn-watch = Jetzt ist Tilly dran. Erst muss sie die Karte anlegen, die du übersprungen hast; dann wählt sie selbst eine. Schau ihr zu.
learn-free = Tilly hat dreimal Vieh gesehen und konnte nicht widerstehen: Dafür hat sie zwei Karten übersprungen, und beide gehören jetzt dir. Übersprungene Karten kommen zuerst, und niemand darf sie ablehnen.
learn-edge = Leg diese hier an deine Landschaft an. Eine gemeinsame Kante genügt; Prärie neben Prärie ist noch besser.
    .how = Klick oder zieh, oder nimm die Pfeiltasten; R dreht sie, Enter legt sie an.
    .touch = Tipp oder zieh, tipp noch einmal zum Drehen, dann drück den großen Knopf.
learn-cover = Und nun die zweite. Eine Karte darf auch auf anderen liegen: Überbau diesmal mindestens ein Territorium. Was überbaut ist, ist weg. Such dir also etwas aus, das du entbehren kannst.
    .how = Klick oder zieh sie auf deine Landschaft; R dreht sie, Enter legt sie an.
    .touch = Tipp oder zieh sie auf deine Landschaft, dann drück den großen Knopf.
learn-groups = Was bringt das? Für jeden Territoriums-Typ zählt dein größtes Gebiet: ein Punkt für jedes Territorium, das über Kanten dazugehört. Sieh dir in der Wertung die Zahl eines Territoriums-Typs an.
    .how = Mit der Maus oder mit der Tab-Taste.
    .touch = Öffne unten „{ $sheet }“ und tipp eine Zahl an.
    .done = Was jetzt leuchtet, bringt diese Punkte.
learn-scoring = Auch die drei Karten in der Mitte zählen, und zwar für euch beide. „Glückliche Kühe“ zum Beispiel belohnt jedes Stück Vieh, das weder auf noch neben Schnee steht. Sieh dir die Zahl bei einer der drei an.
    .how = Sie stehen unter den Territoriums-Typen.
    .touch = Sie stehen unter den Territoriums-Typen.
    .done = So kannst du jederzeit nachsehen, woher jeder Punkt kommt, auch bei Tilly.
learn-hint = Jetzt hast du die Wahl. Nicht sicher? Fragen kostet nichts: Bitte um einen Tipp.
    .how = Drück „{ $hint }“ oder die Taste H.
    .touch = Drück „{ $hint }“.
learn-choose = Die würde jemand mit Erfahrung nehmen. Nimm sie, oder hör auf deinen Bauch. Gib Tilly nur nicht mehr als drei Karten.
    .how = Klick eine Karte an, oder zeig auf sie und drück Enter.
    .touch = Tipp eine Karte zweimal an, oder tipp sie an und drück „{ $take }“.
learn-undo = Leg sie irgendwo an. Dann überleg es dir anders und nimm sie zurück: Bis dein Zug endet, kostet das nichts.
    .how = Ein Klick legt sie ab, dann drück „{ $undo }“ oder die Taste U.
    .touch = Tipp, um sie abzulegen, dann drück „{ $undo }“.
learn-finish = Und jetzt leg sie dorthin, wo sie am meisten nützt. Die Zahlen sagen dir vorher, was es bringen würde.
    .how = Leg sie an und drück „{ $end }“.
    .touch = Leg sie an und drück „{ $end }“.
learn-watch-again = Wieder Tilly. Du weißt inzwischen, worauf es ankommt: Lässt sie dir ein Geschenk da?
learn-end = So geht es weiter, bis der Kreis leer ist und jede Karte liegt. Dann gewinnt, wer mehr Punkte hat – bei Gleichstand, wer weniger Karten hat. Das ist das ganze Spiel!
