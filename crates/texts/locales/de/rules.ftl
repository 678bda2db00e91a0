# Die vollständigen Regeln. Ein Wort zwischen Sternchen wird hervorgehoben.

rules-title = Regeln
rules-intro = Achtzehn Karten, etwa fünfzehn Minuten, ab 8 Jahren: Das sind die vollständigen Regeln von *Circle the Wagons*, zu zweit oder allein, in unseren eigenen Worten.
rules-intro-rulings = Wo die gedruckten Regelhefte schweigen oder sich widersprechen, mussten wir entscheiden. Solche Entscheidungen gelten an diesem Tisch und sind so gekennzeichnet:
rules-intro-learn = Du lernst lieber beim Spielen?
rules-learn = Zur Spieleinführung
rules-ruling = Entscheidung
rules-contents = Inhalt
rules-for-two = Zu zweit

# Die Karten
rules-cards = Die Karten
rules-cards-sides = Jede Karte hat zwei Seiten. Die eine zeigt eine *Wertung*, die andere vier *Territorien* im Quadrat. Ein Territorium ist ein Stück Land, sein *Territoriums-Typ*, und darauf liegt ein *Objekt*. Es gibt sechs Territoriums-Typen und sechs Objekte; jeder Typ und jedes Objekt kommt auf den Karten genau zwölfmal vor.
rules-side-scoring = Punktseite
rules-side-upright = aufrecht
rules-side-turned = um 180° gedreht
rules-terrains = Die sechs Territoriums-Typen
rules-icons = Die sechs Objekte
rules-cards-town = Aus deinen Karten baust du deine *Landschaft*. Auf jedem Feld zählt nur das oberste Territorium: Was überbaut ist, gibt es nicht mehr.
rules-words = Drei Begriffe haben eine genaue Bedeutung:
rules-word-adjacent = *Benachbart* oder *neben* heißt: mit einer gemeinsamen Kante, also links, rechts, darüber oder darunter. Ecken zählen nie.
rules-word-group = Ein *Gebiet* sind alle Territorien eines Typs, die über Kanten zusammenhängen. Bei einer Punktekarte geht es um eine Herde: dasselbe, nur mit dem Objekt Vieh.
rules-word-turned = Eine Karte liegt *aufrecht* oder *um 180° gedreht*, nie quer.
rules-deck = Die Landschaftsseiten aller achtzehn Karten, benannt mit den Buchstaben A bis R

# Zu zweit
rules-setup = Aufbau
rules-setup-deal = Mischt die Karten. Drei kommen mit der Punktseite nach oben in die Mitte: Sie gelten für euch beide. Die anderen fünfzehn legt ihr mit der Landschaftsseite nach oben im *Kreis* darum herum.
rules-setup-start = Legt fest, wer Startspieler ist. Der *andere* Spieler bestimmt dafür eine beliebige Karte des Kreises zur *Startkarte*. Von nun an ist nichts verborgen und nichts mehr dem Zufall überlassen.
rules-setup-picture = Fünfzehn Karten rund um drei Punktekarten. Der Wagen steht bei der Startkarte.

rules-turn = Ein Zug
rules-turn-intro = Spielt abwechselnd; der Startspieler beginnt. In deinem Zug
rules-turn-free = *legst du die Karten an, die dein Gegner in seinem letzten Zug übersprungen hat*, falls es welche gibt: eine nach der anderen, im Uhrzeigersinn, wie sie lagen;
rules-turn-draft = *nimmst du eine Karte* aus dem Kreis, falls noch eine da ist: die nächste im Uhrzeigersinn oder eine weiter hinten. Jede *übersprungene Karte* erhält dein Gegner. Alle Karten bis zu der genommenen verlassen den Kreis;
rules-turn-place = *legst du die genommene Karte an*.
rules-draft-skipped = übersprungen
rules-draft-taken = genommen
rules-draft-next = die nächste
rules-draft-picture = Nimmst du die dritte Karte, erhält dein Gegner die ersten beiden. Er wählt dann ab der vierten.
rules-turn-refuse = Eine übersprungene Karte darf niemand ablehnen, und niemand setzt je aus. Karten sind Punkte und Ärger zugleich: Eine übersprungene Karte kann genau das sein, was deinem Gegner noch fehlte, oder sie zerreißt ihm die Landschaft.

rules-placing = Eine Karte anlegen
rules-placing-rule = Deine erste Karte legst du, wohin du willst. Jede weitere Karte muss *mindestens eine Kante* mit deiner Landschaft gemeinsam haben *oder mindestens ein Territorium* davon *überbauen*.
rules-placing-edge = gemeinsame Kante
rules-placing-covers = überbaut ein Territorium
rules-placing-turned = um 180° gedreht
rules-placing-half = überbaut eine halbe Karte
rules-placing-whole = überbaut sie ganz
rules-placing-corner = nie: nur eine Ecke
rules-placing-cover = Jede Karte darf jede andere überbauen, teilweise oder ganz, auch mehrere auf einmal.
rules-placing-match = Weder Territoriums-Typen noch Objekte müssen zusammenpassen: Alles darf neben allem und auf allem liegen.
rules-placing-enough = Als gemeinsame Kante genügt die Kante eines einzigen Territoriums.
rules-placing-never = Eine Karte wird nie unter eine andere geschoben, nie um 90° gedreht und berührt die Landschaft nie nur an einer Ecke.
rules-placing-gaps = Lücken und Löcher sind erlaubt. Eine Punktekarte belohnt sie sogar.
rules-placing-grid = Karten halten sich an das Raster: Jede liegt auf vier ganzen Feldern.

rules-end = Das Ende des Spiels
rules-end-when = Das Spiel endet, wenn der Kreis leer ist und alle Karten angelegt sind.
rules-end-last = Nimmst du die letzte Karte des Kreises, legt dein Gegner noch die Karten an, die du dabei übersprungen hast; auch sie zählen.
rules-end-sum = Dann zählt ihr eure Punkte zusammen, jeder für sich:
rules-end-groups = für jeden der sechs Territoriums-Typen *die Größe deines größten Gebiets*; gibt es mehrere größte, wählst du eines davon;
rules-end-scoring = die Punkte der *drei Punktekarten*.
rules-end-winner = Wer mehr Punkte hat, gewinnt.
rules-end-tie = *Bei Gleichstand gewinnt, wer weniger Karten angelegt hat.* Fünfzehn Karten lassen sich nicht gleichmäßig aufteilen, also gewinnt immer jemand.

# Die achtzehn Punktekarten
rules-scoring = Die achtzehn Punktekarten
rules-scoring-intro = Punkte gibt es für deine eigene Landschaft, außer wenn der Gegner genannt ist. Auf den Bildern markiert ein Ring, was Punkte bringt, und eine Zahl in kräftiger Farbe sagt, wie viele; eine Zahl auf Grau bringt nichts oder kostet Punkte. Leeres Papier steht für jeden beliebigen Territoriums-Typ oder jedes beliebige Objekt.
rules-badlands-once = Eine Waffe zählt nur einmal, auch wenn sie zwischen zwei Wüstenpaaren liegt. Eine Wüste daneben und eine darüber sind kein Paar.
rules-badlands-ground = Auf welchem Territoriums-Typ die Waffe selbst liegt, spielt keine Rolle.
rules-boom-or-bust-totals = Das sind Punkte insgesamt, nicht je Mine.
rules-circle-the-wagons-middle = In der Mitte muss ein Territorium liegen, kein Loch. Welchen Typ und welches Objekt es selbst hat, spielt keine Rolle.
rules-claim-jumpers-mines = Deine Minen
rules-claim-jumpers-guns = Deine Waffen
rules-claim-jumpers-you = Du
rules-claim-jumpers-opponent = Gegner
rules-claim-jumpers-more = mehr
rules-claim-jumpers-not-fewer = mehr oder gleich viele
rules-claim-jumpers-fewer = weniger
rules-claim-jumpers-tied = gleich viele
rules-claim-jumpers-ties = Bei gleich vielen Minen geht ihr beide leer aus. Herrscht nur bei den Waffen Gleichstand, behält alle 9 Punkte, wer die meisten Minen hat.
rules-cool-water-largest = Hast du mehrere größte Wasser-Gebiete, wählst du eines davon, und zwar dasselbe für den Territoriums-Typ und für diese Karte: dasjenige, das am meisten bringt.
rules-fortified-overlap = Blöcke dürfen sich überschneiden: Zwei Reihen aus drei Forts sind zwei Blöcke, 14 Punkte.
rules-one-too-many-tied = Bei gleich viel Bier verliert niemand etwas.
rules-prairie-life-both = Vieh auf Prärie zählt doppelt, einmal als Vieh und einmal als Prärie.
rules-prairie-life-odd = Bei einer ungeraden Zahl wird abgerundet.
rules-rifles-ready-once = Ein Fort zählt nur einmal, egal wie viele Waffen daneben liegen. Eine Waffe kann für mehrere Forts zählen.
rules-smalltown-charm-visible = Überbaute Territorien zählen nicht, weder bei dir noch beim Gegner.
rules-target-practice-line = Auch leere Felder zählen, und nichts versperrt die Linie.
rules-target-practice-none = Liegt eine Waffe direkt neben dem Bier, bringt es 0; liegt gar keine Waffe in der Linie, ebenfalls 0.
rules-target-practice-closest = Reihe und Spalte werden zusammen betrachtet: Es zählt die nächstgelegene Waffe, auch wenn eine weiter entfernte mehr bringen würde.
rules-the-clearing-negative = Das Ergebnis darf negativ sein.
rules-the-herd-edges = Eine Herde hängt über Kanten zusammen, egal auf welchem Territoriums-Typ das Vieh steht.
rules-undiscovered-corners = Hier zählen die Ecken mit: Alle acht Felder ringsum müssen Territorien sein. Ein Loch aus zwei Feldern bringt nichts.
rules-wagon-train-all = Alle deine Reihen zählen, jede nur in ihrer vollen Länge. Ein Wagen kann zu einer waagerechten und einer senkrechten Reihe gehören.
rules-wagon-train-gaps = Eine Lücke oder ein anderes Objekt beendet die Reihe.

# Das Beispiel
rules-example = Ein Beispiel zum Nachrechnen
rules-example-town = Diese Landschaft wurde aus den Karten Q, M, G, A, O und I gebaut, alle aufrecht. M überbaut die Hälfte von Q, und A überbaut ein Territorium von G.
rules-example-cards = Die Punktekarten sind { $cards }. Der Gegner hat weniger Minen, aber mehr Waffen.
rules-example-desert = Achte auf die Wüste: Die einzelne ganz unten, die mit dem Bier, hängt mit den anderen nicht zusammen und zählt deshalb nicht.
rules-example-deck = Diese Landschaft stammt aus dem Beispiel der gedruckten Regelhefte. In diesem Spiel sind die Karten O und I aber selbst die Punktekarten „Die Waldlichtung“ und „Glückliche Kühe“: Liegen die in der Mitte, lässt sich diese Landschaft gar nicht bauen.
rules-example-books = Die Regelhefte sind sich dabei nicht einig: Das deutsche zählt nur 3 Prärie-Territorien und kommt so auf 18 Punkte für die Territoriums-Typen und auf 37 insgesamt. Das englische zeigt eine andere Landschaft, mit 15 Punkten für die Territoriums-Typen.
rules-example-point = Wähle eine Zeile, um zu sehen, woher ihre Punkte kommen.
rules-example-line = Zeile
rules-example-points = Punkte
rules-example-why = Warum

# Solo
rules-solo = Allein gegen den Rivalen
rules-solo-intro = In *Einsamer Cowboy* spielst du gegen einen Rivalen, der einfachen Regeln folgt. Seine Stadt darfst du jederzeit ansehen, und fast immer kannst du dir ausrechnen, was er als Nächstes tut. Das Spiel hat zwei Runden.
rules-solo-setup = Aufbau
rules-solo-setup-scenario = Wähle ein *Szenario*. Es nennt zwei Punktekarten und sagt, was der Rivale jagt und was ihm Punkte bringt. Mische die anderen sechzehn Karten: Acht legst du im Kreis aus, acht bilden in der Mitte den *Vorlieben-Stapel*, offen, sodass du seine oberste Karte siehst und keine darunter. Du beginnst bei der ersten Karte des Kreises.
rules-solo-turn = Dein Zug
rules-solo-turn-same = Dein Zug läuft ab wie im Spiel zu zweit: übersprungene Karten anlegen, eine Karte nehmen, sie anlegen. Was du überspringst, erhält der Rivale im Uhrzeigersinn, sobald du die genommene Karte angelegt hast. Seine Stadt ist eine Reihe von Karten, die einander nie überbauen.
rules-round-one = Der Zug des Rivalen in Runde 1
rules-round-one-match = Der Rivale sucht unter der nächsten Karte des Kreises und den beiden dahinter nach einer *passenden*: einer Karte mit einem Territorium, das denselben Typ *und* dasselbe Objekt hat wie ein Territorium auf der obersten Karte des Vorlieben-Stapels.
rules-round-one-found = Findet er eine, nimmt er sie *und dann auch die oberste Karte des Vorlieben-Stapels*. Was er dabei überspringt, erhältst du.
rules-round-one-none = Findet er keine, nimmt er die nächste Karte des Kreises, und der Vorlieben-Stapel bleibt, wie er ist.
rules-round-one-nearest = Passen mehrere Karten, nimmt er die nächstgelegene.
rules-match-top = oben auf dem Stapel
rules-match-none = passt nicht
rules-match-far = weiter hinten
rules-round-one-end = Runde 1 endet, wenn ihr Kreis leer ist. Was vom Vorlieben-Stapel übrig ist, bildet den zweiten Kreis; er kann weniger als acht Karten haben. Danach geht es einfach abwechselnd weiter; Runde 2 kann also bei dir oder beim Rivalen beginnen.
rules-round-two-order = Der zweite Kreis beginnt mit der obersten Karte des Vorlieben-Stapels; die anderen folgen der Reihe nach im Uhrzeigersinn.
rules-round-change = Runde 2 beginnt erst, wenn der Zug zu Ende ist, in dem die letzte Karte genommen wurde; auch das Anlegen dieser Karte gehört noch dazu. Hast du sie genommen, legst du sie an, der Rivale erhält, was du übersprungen hast, und nimmt dann nach den Regeln der Runde 2 eine Karte aus dem neuen Kreis. Hat der Rivale sie genommen, legst du die Karten an, die er übersprungen hat, und nimmst dann eine Karte aus dem neuen Kreis.
rules-round-two = Der Zug des Rivalen in Runde 2
rules-round-two-hunt = Er folgt der *Jagd* seines Szenarios: ein Ziel nach dem anderen, etwa „bis zu 2 Karten überspringen, um eine mit mindestens 2 Stück Vieh zu nehmen“. Das erste Ziel, das eine Karte in Reichweite erfüllt, entscheidet, und genommen wird die nächstgelegene Karte, die es erfüllt.
rules-round-two-icon = Lässt sich kein Ziel erfüllen, überspringt er höchstens eine Karte, um eine zu nehmen, die ein Objekt der letzten Karte seiner Stadt zeigt.
rules-round-two-first = Misslingt auch das, nimmt er die nächste Karte.
rules-round-two-skipped = Du erhältst, was er überspringt. Ist der Kreis leer, wenn er am Zug ist, erhält er nur, was du übersprungen hast.
rules-round-two-frequent = Fragt ein Ziel nach dem häufigsten Territoriums-Typ in der Stadt des Rivalen und sind mehrere gleich häufig, genügt eine Karte mit einem davon.
rules-rival-score = Wertung
rules-rival-score-you = Deine Punkte zählst du wie im Spiel zu zweit, mit zwei Punktekarten statt drei.
rules-rival-score-rival = Der Rivale erhält, was sein Szenario sagt, und 1 Punkt je Territorium seiner *drei häufigsten Territoriums-Typen*. Sind mehrere gleich häufig, ist es egal, welche du zählst.
rules-rival-score-compared = Vergleicht eine Punktekarte dich mit einem Gegner ({ $cards }), zählen beim Rivalen alle Territorien auf seinen Karten. Er selbst gewinnt oder verliert durch eine solche Karte keine Punkte.
rules-rival-score-winner = Wer mehr Punkte hat, gewinnt.
rules-rival-score-tie = Bei Gleichstand gewinnt, wer weniger Karten hat; sind auch das gleich viele, endet das Spiel unentschieden.
rules-rival-score-covered = Zählt ein Szenario Karten mit einer bestimmten Zahl von Territoriums-Typen, zählen alle Karten, in deiner Landschaft auch die überbauten.
rules-rival-score-toll = Punkte dafür, dass einer von euch von etwas mehr hat, gehen immer an den Rivalen; dir werden sie nie abgezogen.
rules-variants = Varianten
rules-variants-intro = Neben diesem klassischen Spiel gibt es drei moderne Varianten. In allen dreien lässt der Rivale Schritt 2 der Runde 2 weg, und statt für seine drei Territoriums-Typen erhält er Punkte für jede seiner Karten, je nachdem, wie viele verschiedene Territoriums-Typen sie zeigt:
rules-variants-name = Variante
rules-variants-terrains = { $count } Typen
rules-scenarios = Die sechs Szenarien
rules-scenarios-change = Ein Szenario kann die Vorgehensweise des Rivalen in jeder der beiden Runden verändern oder außer Kraft setzen. Diese sechs lassen sie, wie sie ist.
rules-scenarios-intro = Diese Szenarien sind unsere eigenen. Jedes hat zwei Punktekarten, eine Jagd für Runde 2 und etwas, das dem Rivalen Punkte bringt:
rules-scenario-hunt = Die Jagd
rules-scenario-score = Dafür erhält der Rivale Punkte
