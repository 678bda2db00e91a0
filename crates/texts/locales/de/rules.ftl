# Die vollständigen Regeln. Ein Wort zwischen Sternchen wird hervorgehoben.

rules-title = Regeln
rules-intro = Achtzehn Karten, etwa fünfzehn Minuten, ab 8 Jahren: Das sind die vollständigen Regeln von *Circle the Wagons*, zu zweit oder allein, in unseren eigenen Worten.
rules-intro-rulings = Wo die gedruckten Regelhefte schweigen oder sich unterscheiden, musste jemand entscheiden. Eine solche Entscheidung ist so gekennzeichnet, und an diesem Tisch gilt sie:
rules-intro-learn = Du lernst lieber beim Spielen?
rules-learn = Zur Spieleinführung
rules-ruling = Entscheidung
rules-contents = Inhalt
rules-for-two = Zu zweit

# Die Karten
rules-cards = Die Karten
rules-cards-sides = Jede Karte hat zwei Seiten. Die eine zeigt eine *Wertung*, die andere vier *Territorien* im Quadrat. Ein Territorium ist ein Stück Land, sein *Territoriums-Typ*, und darauf liegt ein *Objekt*. Von beiden gibt es sechs verschiedene, und jedes kommt auf den Karten genau zwölfmal vor.
rules-side-scoring = Punkteseite
rules-side-upright = aufrecht
rules-side-turned = kopfüber
rules-terrains = Die sechs Territoriums-Typen
rules-icons = Die sechs Objekte
rules-cards-town = Aus deinen Karten baust du deine *Landschaft*. Auf jedem Feld zählt nur das oberste Territorium: Was überdeckt ist, gibt es nicht mehr.
rules-words = Drei Wörter sind genau gemeint:
rules-word-adjacent = *Benachbart* oder *neben* heißt: mit einer gemeinsamen Kante, also links, rechts, darüber oder darunter. Ecken zählen nie.
rules-word-group = Ein *Gebiet* ist alles von einem Territoriums-Typ, was über Kanten zusammenhängt. Eine Punktekarte meint eine Herde aus Vieh: dasselbe mit einem Objekt.
rules-word-turned = Eine Karte liegt *aufrecht* oder *kopfüber*, nie quer.
rules-deck = Die Territoriumsseiten aller achtzehn Karten; sie heißen nach den Buchstaben A bis R

# Zu zweit
rules-setup = Aufbau
rules-setup-deal = Mischt die Karten. Drei kommen mit der Punkteseite nach oben in die Mitte: Sie gelten für euch beide. Die anderen fünfzehn legt ihr mit der Territoriumsseite nach oben im *Kreis* darum herum.
rules-setup-start = Bestimmt, wer beginnt. Wer als *Zweites* an der Reihe ist, bestimmt dafür eine beliebige Karte des Kreises zur *Startkarte*. Von nun an ist nichts verborgen und nichts mehr dem Zufall überlassen.
rules-setup-picture = Fünfzehn Karten rund um drei Punktekarten. Der Wagen steht bei der Startkarte.

rules-turn = Ein Zug
rules-turn-intro = Beginnend mit dem Startspieler seid ihr abwechselnd am Zug. In deinem Zug
rules-turn-free = *legst du deine übersprungenen Karten*, falls du im letzten Zug der anderen Person welche erhalten hast: eine nach der anderen, im Uhrzeigersinn, wie sie lagen;
rules-turn-draft = *nimmst du eine Karte* aus dem Kreis, falls noch eine da ist: die nächste im Uhrzeigersinn oder eine weiter hinten. Jede Karte, die du dabei überspringst, wird zu einer *übersprungenen Karte* der anderen Person. Alle Karten bis zu der genommenen verlassen den Kreis;
rules-turn-place = *legst du die genommene Karte*.
rules-draft-skipped = übersprungen
rules-draft-taken = genommen
rules-draft-next = die nächste
rules-draft-picture = Wer die dritte Karte nimmt, überlässt die ersten beiden der anderen Person. Diese wählt dann ab der vierten.
rules-turn-refuse = Eine übersprungene Karte darf niemand ablehnen, und niemand setzt je aus. Karten sind Punkte und Ärger zugleich: Eine übersprungene Karte kann genau das sein, was noch fehlte, oder eine Landschaft zerreißen.

rules-placing = Eine Karte legen
rules-placing-rule = Deine erste Karte liegt, wo du willst. Jede weitere Karte muss *mindestens eine Kante* mit deiner Landschaft gemeinsam haben *oder mindestens ein Territorium* von ihr *überdecken*.
rules-placing-edge = gemeinsame Kante
rules-placing-covers = überdeckt ein Territorium
rules-placing-turned = kopfüber
rules-placing-half = überdeckt eine halbe Karte
rules-placing-whole = überdeckt alles
rules-placing-corner = nie: nur eine Ecke
rules-placing-cover = Alles darf alles überdecken, teilweise oder ganz, auch mehrere Karten auf einmal.
rules-placing-match = Nichts muss zusammenpassen: Jeder Territoriums-Typ und jedes Objekt darf neben oder auf jedem anderen liegen.
rules-placing-enough = Als gemeinsame Kante genügt die eines einzigen Territoriums.
rules-placing-never = Eine Karte wird nie unter eine andere geschoben, liegt nie quer und hängt nie nur an einer Ecke.
rules-placing-gaps = Lücken und Löcher sind erlaubt. Eine Punktekarte belohnt sie sogar.
rules-placing-grid = Karten halten sich an das Raster: Jede liegt auf vier ganzen Feldern.

rules-end = Das Ende
rules-end-when = Das Spiel endet, wenn der Kreis leer ist und alle Karten liegen.
rules-end-last = Leerst du mit deiner Wahl den Kreis, legt dein Gegner noch die Karten an, die du dabei übersprungen hast; auch sie zählen.
rules-end-sum = Dann zählt ihr beide zusammen:
rules-end-groups = für jeden der sechs Territoriums-Typen *die Größe deines größten Gebiets*; sind mehrere gleich groß, wählst du eines davon;
rules-end-scoring = die Punkte der *drei Punktekarten*.
rules-end-winner = Wer mehr Punkte hat, gewinnt.
rules-end-tie = *Bei Gleichstand gewinnt, wer weniger Karten gelegt hat.* Fünfzehn Karten lassen sich nicht gerecht teilen, also gewinnt immer jemand.

# Die achtzehn Punktekarten
rules-scoring = Die achtzehn Punktekarten
rules-scoring-intro = Punkte gibt es für deine eigene Landschaft, außer wenn die andere Person genannt wird. Auf den Bildern umgibt ein Ring, was Punkte bringt, eine Zahl in kräftiger Farbe nennt sie; eine Zahl auf Grau bringt nichts oder kostet. Leeres Papier steht für jeden Territoriums-Typ und jedes Objekt.
rules-badlands-once = Eine Waffe zählt einmal, auch zwischen beiden Paaren. Eine Wüste daneben und eine darüber sind kein Paar.
rules-badlands-ground = Auf welchem Territoriums-Typ die Waffe selbst liegt, ist gleich.
rules-boom-or-bust-totals = Das sind Punkte insgesamt, nicht je Mine.
rules-circle-the-wagons-middle = In der Mitte muss ein Territorium liegen, kein Loch. Welchen Typ und welches Objekt es selbst hat, spielt keine Rolle.
rules-claim-jumpers-mines = Deine Minen
rules-claim-jumpers-guns = Deine Waffen
rules-claim-jumpers-you = Du
rules-claim-jumpers-opponent = Die andere Person
rules-claim-jumpers-more = mehr
rules-claim-jumpers-not-fewer = mehr oder gleich viele
rules-claim-jumpers-fewer = weniger
rules-claim-jumpers-tied = gleich viele
rules-claim-jumpers-ties = Bei gleich vielen Minen geht ihr beide leer aus. Habt ihr nur gleich viele Waffen, bleiben die 9 Punkte ungeteilt.
rules-cool-water-largest = Sind mehrere Wasser-Gebiete gleich groß, wählst du eines davon, für den Territoriums-Typ und für diese Karte dasselbe: das, welches am meisten bringt.
rules-fortified-overlap = Blöcke dürfen sich überschneiden: Zwei Reihen aus drei Forts sind zwei Blöcke, 14 Punkte.
rules-one-too-many-tied = Bei gleich viel Bier verliert niemand etwas.
rules-prairie-life-both = Vieh auf Prärie zählt doppelt, einmal als Vieh und einmal als Prärie.
rules-prairie-life-odd = Bei einer ungeraden Zahl wird abgerundet.
rules-rifles-ready-once = Ein Fort zählt einmal, egal wie viele Waffen daneben liegen. Eine Waffe genügt für mehrere Forts.
rules-smalltown-charm-visible = Überbaute Territorien zählen auf keiner Seite mit.
rules-target-practice-line = Auch leere Felder zählen, und nichts versperrt die Linie.
rules-target-practice-none = Eine Waffe gleich neben dem Bier ergibt 0, gar keine Waffe in der Linie ebenso.
rules-target-practice-closest = Reihe und Spalte werden zusammen betrachtet: Es zählt die nächste Waffe überhaupt, auch wenn eine entferntere mehr brächte.
rules-the-clearing-negative = Das Ergebnis darf negativ sein.
rules-the-herd-edges = Eine Herde hängt über Kanten zusammen, egal auf welchem Territoriums-Typ das Vieh steht.
rules-undiscovered-corners = Hier zählen die Ecken mit: Alle acht Felder ringsum müssen Territorien sein. Ein Loch aus zwei Feldern bringt nichts.
rules-wagon-train-all = Alle deine Reihen zählen, jede nur in ihrer vollen Länge. Ein Wagen kann zu einer waagerechten und einer senkrechten Reihe gehören.
rules-wagon-train-gaps = Eine Lücke oder ein anderes Objekt beendet die Reihe.

# Das Beispiel
rules-example = Ein Beispiel zum Nachrechnen
rules-example-town = Diese Landschaft wurde aus den Karten Q, M, G, A, O und I gebaut, alle aufrecht. M überdeckt die Hälfte von Q, und A überdeckt ein Territorium von G.
rules-example-cards = Die Punktekarten sind { $cards }. Die andere Person hat weniger Minen, aber mehr Waffen.
rules-example-desert = Achte auf die Wüste: Die einzelne mit dem Bier ganz unten hängt mit den anderen nicht zusammen und zählt deshalb nicht.
rules-example-deck = Es ist die Landschaft aus dem Beispiel der gedruckten Regelhefte. In diesem Spiel sind ihre Karten O und I selbst die Punktekarten „Die Waldlichtung“ und „Glückliche Kühe“; mit ihnen in der Mitte ließe sich diese Landschaft also nicht bauen.
rules-example-books = Die Regelhefte sind sich dabei nicht einig: Das deutsche zählt nur 3 Prärie und kommt so auf 18 Punkte für die Territoriums-Typen und 37 insgesamt. Das englische zeigt eine andere Landschaft, mit 15 Punkten für die Territoriums-Typen.
rules-example-point = Wähle eine Zeile, um zu sehen, was ihre Punkte bringt.
rules-example-line = Zeile
rules-example-points = Punkte
rules-example-why = Warum

# Solo
rules-solo = Allein gegen den Rivalen
rules-solo-intro = In *Einsamer Cowboy* spielst du gegen einen Rivalen, der einfachen Regeln folgt. Seine Stadt darfst du jederzeit ansehen, und fast immer kannst du dir ausrechnen, was er als Nächstes tut. Das Spiel hat zwei Runden.
rules-solo-setup = Aufbau
rules-solo-setup-scenario = Wähle ein *Szenario*. Es nennt zwei Punktekarten und sagt, was der Rivale jagt und was ihm Punkte bringt. Mische die anderen sechzehn Karten: Acht liegen im Kreis, acht bilden in der Mitte den *Vorlieben-Stapel*, offen, sodass du seine oberste Karte siehst und keine darunter. Du beginnst bei der ersten Karte des Kreises.
rules-solo-turn = Dein Zug
rules-solo-turn-same = Dein Zug ist der des Spiels zu zweit: übersprungene Karten legen, eine Karte nehmen, sie legen. Was du überspringst, erhält der Rivale im Uhrzeigersinn, sobald du die genommene Karte gelegt hast. Seine Stadt ist eine Reihe von Karten, die sich nie überdecken.
rules-round-one = Der Zug des Rivalen in Runde 1
rules-round-one-match = Der Rivale sucht auf der nächsten Karte des Kreises und den beiden dahinter nach einer *passenden*: einer Karte mit einem Territorium, dessen Typ *und* Objekt auch auf der obersten Karte des Vorlieben-Stapels zusammen auf einem Territorium liegen.
rules-round-one-found = Findet er eine, nimmt er sie *und dann auch die oberste Karte des Vorlieben-Stapels*. Was er überspringt, erhältst du als übersprungene Karten.
rules-round-one-none = Findet er keine, nimmt er die nächste Karte des Kreises, und der Vorlieben-Stapel bleibt, wie er ist.
rules-round-one-nearest = Passen mehrere Karten, nimmt er die nächstgelegene.
rules-match-top = oben auf dem Stapel
rules-match-none = passt nicht
rules-match-far = weiter hinten
rules-round-one-end = Runde 1 endet, wenn ihr Kreis leer ist. Was vom Vorlieben-Stapel übrig ist, bildet den zweiten Kreis; er kann weniger als acht Karten haben. Die Züge gehen einfach weiter, also kann Runde 2 bei dir oder beim Rivalen beginnen.
rules-round-two-order = Der zweite Kreis beginnt mit der obersten Karte des Vorlieben-Stapels; die anderen folgen der Reihe nach im Uhrzeigersinn.
rules-round-change = Runde 2 beginnt, wenn der Zug zu Ende ist, in dem die letzte Karte genommen wurde, samt dem Legen dieser Karte. Hast du sie genommen, legst du sie, der Rivale erhält, was du übersprungen hast, und nimmt dann nach den Regeln der Runde 2 eine Karte aus dem neuen Kreis. Hat der Rivale sie genommen, legst du die erhaltenen übersprungenen Karten und nimmst dann eine Karte aus dem neuen Kreis.
rules-round-two = Der Zug des Rivalen in Runde 2
rules-round-two-hunt = Er folgt der *Jagd* seines Szenarios: ein Ziel nach dem anderen, etwa „bis zu 2 Karten überspringen, um eine mit mindestens 2 Vieh zu nehmen“. Das erste Ziel, das eine Karte in Reichweite erfüllt, entscheidet, und die nächstgelegene solche Karte wird genommen.
rules-round-two-icon = Lässt sich kein Ziel erfüllen, überspringt er bis zu eine Karte, um eine zu nehmen, die ein Objekt der letzten Karte seiner Stadt zeigt.
rules-round-two-first = Misslingt auch das, nimmt er die nächste Karte.
rules-round-two-skipped = Du erhältst, was er überspringt. Ist der Kreis leer, wenn er am Zug ist, erhält er nur, was du übersprungen hast.
rules-round-two-frequent = Fragt ein Ziel nach dem häufigsten Territoriums-Typ in der Stadt des Rivalen und gibt es mehrere, genügt eine Karte mit einem davon.
rules-rival-score = Wertung
rules-rival-score-you = Du wertest wie im Spiel zu zweit, mit zwei Punktekarten statt drei.
rules-rival-score-rival = Der Rivale erhält, was sein Szenario sagt, und 1 Punkt je Territorium seiner *drei häufigsten Territoriums-Typen*. Sind mehrere gleich häufig, ist es gleich, welche man nimmt.
rules-rival-score-compared = Vergleicht eine Punktekarte dich mit einem Gegner ({ $cards }), zählen beim Rivalen alle Territorien auf seinen Karten. Er selbst gewinnt und verliert durch eine solche Karte nichts.
rules-rival-score-winner = Wer mehr Punkte hat, gewinnt.
rules-rival-score-tie = Bei Gleichstand gewinnen weniger Karten; sind auch sie gleich, endet das Spiel unentschieden.
rules-rival-score-covered = Zählt ein Szenario Karten mit einer bestimmten Zahl von Territoriums-Typen, zählen alle Karten, auch die überdeckten in deiner Landschaft.
rules-rival-score-toll = Punkte, die davon abhängen, wer von etwas mehr hat, gehen an den Rivalen; dir werden sie nie abgezogen.
rules-variants = Varianten
rules-variants-intro = Neben diesem klassischen Spiel gibt es drei moderne. In allen dreien lässt der Rivale Schritt 2 der Runde 2 weg und wertet statt seiner drei Territoriums-Typen jede seiner Karten nach der Zahl der verschiedenen Territoriums-Typen darauf:
rules-variants-name = Variante
rules-variants-terrains = { $count } Typen
rules-scenarios = Die sechs Szenarien
rules-scenarios-intro = Sie sind unsere eigenen. Jedes hat zwei Punktekarten, eine Jagd für Runde 2 und etwas, das dem Rivalen Punkte bringt:
rules-scenario-hunt = Die Jagd
rules-scenario-score = Der Rivale erhält
