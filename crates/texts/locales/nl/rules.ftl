# De volledige regels. Een woord tussen sterretjes krijgt nadruk.

rules-title = Spelregels
rules-intro = Achttien kaarten, ongeveer een kwartier, vanaf 8 jaar: dit zijn de volledige regels van *Circle the Wagons*, voor twee spelers of voor één, in onze eigen woorden.
rules-intro-rulings = Waar de gedrukte spelregels zwijgen of van elkaar verschillen, hebben wij de knoop doorgehakt. Zulke besluiten gelden aan deze tafel en zijn zo gemarkeerd:
rules-intro-learn = Leer je het liever al spelend?
rules-learn = De tutorial spelen
rules-ruling = Besluit
rules-contents = Inhoud
rules-for-two = Met twee spelers

# De kaarten
rules-cards = De kaarten
rules-cards-sides = Elke kaart heeft twee zijden. Op de ene staat een *scorevoorwaarde*, op de andere vier *gebieden* in een vierkant. Een gebied is een stuk land, zijn *landschapssoort*, met iets erop, zijn *symbool*. Er zijn zes landschapssoorten en zes symbolen, en elk daarvan komt op de kaarten precies twaalf keer voor.
rules-side-scoring = scorezijde
rules-side-upright = rechtop
rules-side-turned = een halve slag gedraaid
rules-terrains = De zes landschapssoorten
rules-icons = De zes symbolen
rules-cards-town = Je *stad* is wat je met je kaarten bouwt. Op elk vakje telt alleen het bovenste gebied: wat afgedekt is, bestaat niet meer.
rules-words = Drie woorden hebben een vaste betekenis:
rules-word-adjacent = *Aangrenzend*, of *naast*, betekent: met een gedeelde rand, dus links, rechts, erboven of eronder. Hoeken tellen nooit.
rules-word-group = Een *gebiedsgroep* bestaat uit gebieden van één landschapssoort die met hun randen aan elkaar grenzen. Eén scorekaart gaat over een groep koeien: hetzelfde idee, maar dan met een symbool.
rules-word-turned = Een kaart ligt *rechtop* of *een halve slag gedraaid*, nooit dwars.
rules-deck = De gebiedszijden van alle achttien kaarten, aangeduid met de letters A t/m R

# Met twee spelers
rules-setup = Voorbereiding
rules-setup-deal = Schud de kaarten. Leg er drie met de scorezijde naar boven in het midden: die gelden voor jullie allebei. Leg de andere vijftien met de gebiedszijde naar boven in een *cirkel* eromheen.
rules-setup-start = Bepaal wie begint. De *tweede* speler kiest daarna een willekeurige kaart uit de cirkel als *startkaart*. Vanaf nu is niets verborgen en speelt het toeval geen rol meer.
rules-setup-picture = Vijftien kaarten rond drie scorekaarten. De huifkar staat bij de startkaart.

rules-turn = Een beurt
rules-turn-intro = Jullie zijn om de beurt aan zet, te beginnen met de eerste speler. In je beurt
rules-turn-free = *plaats je je kosteloze kaarten*, als de vorige beurt van je tegenstander je die heeft opgeleverd: een voor een, in de volgorde waarin ze lagen, met de klok mee;
rules-turn-draft = *neem je een kaart* uit de cirkel, als er nog een ligt: de volgende met de klok mee, of een kaart verderop. Elke kaart die je overslaat, wordt een *kosteloze kaart* voor je tegenstander. Alle kaarten tot en met de genomen kaart verlaten de cirkel;
rules-turn-place = *plaats je de genomen kaart*.
rules-draft-skipped = overgeslagen
rules-draft-taken = genomen
rules-draft-next = volgende
rules-draft-picture = Wie de derde kaart neemt, geeft de eerste twee aan de tegenstander, die daarna vanaf de vierde mag kiezen.
rules-turn-refuse = Een kosteloze kaart mag je niet weigeren, en passen kan niet. Kaarten zijn punten en ellende tegelijk: een kosteloze kaart kan precies zijn wat de ander nodig had, of een stad uit elkaar scheuren.

rules-placing = Een kaart plaatsen
rules-placing-rule = Je eerste kaart leg je waar je wilt. Elke volgende kaart moet *minstens één rand* met je stad *delen of minstens één gebied* ervan *afdekken*.
rules-placing-edge = deelt een rand
rules-placing-covers = dekt een gebied af
rules-placing-turned = een halve slag gedraaid
rules-placing-half = dekt een halve kaart af
rules-placing-whole = dekt alles af
rules-placing-corner = nooit: alleen een hoek
rules-placing-cover = Elke kaart mag elke andere afdekken, gedeeltelijk of helemaal, en ook meerdere kaarten tegelijk.
rules-placing-match = Landschapssoorten en symbolen hoeven niet bij elkaar te passen: alles mag naast of op alles liggen.
rules-placing-enough = De gedeelde rand hoeft maar één gebied lang te zijn.
rules-placing-never = Een kaart wordt nooit onder een andere geschoven, wordt nooit een kwartslag gedraaid en raakt de stad nooit alleen met een hoek.
rules-placing-gaps = Openingen en gaten zijn toegestaan. Eén scorekaart beloont ze zelfs.
rules-placing-grid = Kaarten houden zich aan het raster: elke kaart ligt op vier hele vakjes.

rules-end = Het einde van het spel
rules-end-when = Het spel eindigt als de cirkel leeg is en alle kaarten geplaatst zijn.
rules-end-last = Neem je de laatste kaart uit de cirkel, dan plaatst je tegenstander nog de kosteloze kaarten die je daarbij oversloeg; ook die tellen mee.
rules-end-sum = Dan tellen jullie allebei je *punten* op:
rules-end-groups = voor elk van de zes landschapssoorten *de grootte van je grootste gebiedsgroep*; zijn er meerdere even groot, dan kies je er één;
rules-end-scoring = de punten van *de drie scorekaarten*.
rules-end-winner = Wie meer punten heeft, wint.
rules-end-tie = *Bij gelijke stand wint wie minder kaarten heeft geplaatst.* Vijftien kaarten zijn niet gelijk te verdelen, dus er is altijd een winnaar.

# De achttien scorekaarten
rules-scoring = De achttien scorekaarten
rules-scoring-intro = Je krijgt punten voor je eigen stad, tenzij de tegenstander wordt genoemd. Op de plaatjes staat een ring om wat punten oplevert, en een getal in felle kleur zegt hoeveel; een getal op grijs levert niets op, of kost punten. Leeg papier staat voor elke willekeurige landschapssoort of elk willekeurig symbool.
rules-badlands-once = Een pistool telt maar één keer, ook als het tussen twee paren woestijnen ligt. Een woestijn ernaast en een erboven vormen geen paar.
rules-badlands-ground = Op welke landschapssoort het pistool zelf ligt, doet er niet toe.
rules-boom-or-bust-totals = Dit zijn totalen, geen punten per mijn.
rules-circle-the-wagons-middle = In het midden moet een gebied liggen, geen gat. De landschapssoort en het symbool ervan doen er niet toe.
rules-claim-jumpers-mines = Jouw mijnen
rules-claim-jumpers-guns = Jouw pistolen
rules-claim-jumpers-you = Jij
rules-claim-jumpers-opponent = Tegenstander
rules-claim-jumpers-more = meer
rules-claim-jumpers-not-fewer = meer, of evenveel
rules-claim-jumpers-fewer = minder
rules-claim-jumpers-tied = evenveel
rules-claim-jumpers-ties = Bij evenveel mijnen scoort niemand. Zijn alleen de pistolen gelijk, dan gaan alle 9 punten naar wie de meeste mijnen heeft.
rules-cool-water-largest = Zijn meerdere gebiedsgroepen water even groot, dan kies je er één, dezelfde voor de landschapssoort en voor deze kaart: de groep die het meest oplevert.
rules-fortified-overlap = Blokken mogen elkaar overlappen: twee rijen van drie forten zijn twee blokken, 14 punten.
rules-one-too-many-tied = Bij evenveel flessen verliest niemand iets.
rules-prairie-life-both = Een koe op prairie telt dubbel, één keer als koe en één keer als prairie.
rules-prairie-life-odd = Bij een oneven totaal rond je naar beneden af.
rules-rifles-ready-once = Een fort telt één keer, hoeveel pistolen er ook naast liggen. Eén pistool kan voor meerdere forten tellen.
rules-smalltown-charm-visible = Afgedekte gebieden tellen niet mee, bij geen van beide spelers.
rules-target-practice-line = Ook lege vakjes tellen mee, en niets blokkeert de lijn.
rules-target-practice-none = Met een pistool er pal naast geeft een fles 0 punten; zonder pistool in dezelfde rij of kolom ook.
rules-target-practice-closest = Rij en kolom worden samen bekeken: het pistool dat het dichtst bij ligt, telt, ook als een pistool verderop meer zou opleveren.
rules-the-clearing-negative = De uitkomst mag negatief zijn.
rules-the-herd-edges = Koeien vormen een groep als ze met hun randen aan elkaar grenzen, op welke landschapssoort ze ook staan.
rules-undiscovered-corners = Hier tellen de hoeken mee: alle acht de vakjes eromheen moeten gebieden zijn. Een gat van twee vakjes levert niets op.
rules-wagon-train-all = Al je lijnen tellen, elk alleen in zijn volle lengte. Een huifkar kan deel uitmaken van één horizontale en één verticale lijn.
rules-wagon-train-gaps = Een gat of een ander symbool onderbreekt de lijn.

# Het voorbeeld
rules-example = Een uitgewerkt voorbeeld
rules-example-town = Deze stad is gebouwd met de kaarten Q, M, G, A, O en I, allemaal rechtop. M dekt de helft van Q af, en A dekt één gebied van G af.
rules-example-cards = De scorekaarten zijn { $cards }. De tegenstander heeft minder mijnen maar meer pistolen.
rules-example-desert = Let op de woestijn: het gebied met de fles onderaan grenst niet aan de andere en telt dus niet mee.
rules-example-deck = Dit is de stad uit het voorbeeld in de gedrukte spelregels. In dit spel zijn de kaarten O en I zelf de scorekaarten ‘De open plek’ en ‘Blije koeien’; met die scorekaarten in het midden zou je deze stad dus niet kunnen bouwen.
rules-example-books = De spelregelboekjes zijn het er niet over eens: het Duitse telt 3 gebieden met prairie en komt zo op 18 punten voor de landschapssoorten en 37 in totaal. Het Engelse toont een andere stad, met 15 punten voor de landschapssoorten.
rules-example-point = Kies een regel om te zien waar de punten vandaan komen.
rules-example-line = Regel
rules-example-points = Punten
rules-example-why = Waarom

# Solo
rules-solo = Alleen tegen de rivaal
rules-solo-intro = In *Eenzame cowboy* speel je tegen een rivaal die eenvoudige regels volgt. Je mag zijn stad altijd bekijken en kunt bijna altijd uitrekenen wat hij gaat doen. Het spel heeft twee ronden.
rules-solo-setup = Voorbereiding
rules-solo-setup-scenario = Kies een *scenario*. Daarin staan twee scorekaarten, waarop de rivaal jaagt en wat hem punten oplevert. Schud de andere zestien kaarten. Leg er acht in een cirkel; de andere acht vormen in het midden de *voorkeurenstapel*, met de gebiedszijde naar boven, zodat je de bovenste kaart ziet en niets daaronder. Jij begint, bij de eerste kaart van de cirkel.
rules-solo-turn = Jouw beurt
rules-solo-turn-same = Je beurt verloopt zoals in het spel voor twee: kosteloze kaarten plaatsen, een kaart nemen, die plaatsen. De kaarten die je overslaat, gaan naar de rivaal zodra je de genomen kaart hebt geplaatst, in volgorde met de klok mee. De stad van de rivaal is een rij kaarten die elkaar nooit afdekken.
rules-round-one = De beurt van de rivaal in ronde 1
rules-round-one-match = De rivaal zoekt bij de volgende kaart van de cirkel en de twee erna naar een *passende* kaart: een kaart met een gebied dat dezelfde landschapssoort *en* hetzelfde symbool heeft als een gebied op de bovenste kaart van de voorkeurenstapel.
rules-round-one-found = Vindt hij er een, dan neemt hij die *en daarna ook de bovenste kaart van de voorkeurenstapel*. Jij krijgt de kaarten die hij oversloeg als kosteloze kaarten.
rules-round-one-none = Vindt hij er geen, dan neemt hij de volgende kaart van de cirkel en blijft de voorkeurenstapel zoals hij is.
rules-round-one-nearest = Passen er meerdere kaarten, dan neemt hij de dichtstbijzijnde.
rules-match-top = boven op de stapel
rules-match-none = past niet
rules-match-far = verder weg
rules-round-one-end = Ronde 1 eindigt als de cirkel leeg is. Wat er van de voorkeurenstapel over is, vormt de tweede cirkel; dat kunnen minder dan acht kaarten zijn. Het spel gaat gewoon door, dus jij of de rivaal kan ronde 2 beginnen.
rules-round-two-order = De tweede cirkel begint met de bovenste kaart van de voorkeurenstapel; de andere volgen met de klok mee, in hun volgorde.
rules-round-change = Ronde 2 begint als de beurt waarin de laatste kaart is genomen, helemaal klaar is, dus nadat die kaart is geplaatst. Heb jij die kaart genomen, dan plaats je hem, krijgt de rivaal de kaarten die jij oversloeg en neemt hij daarna volgens de regels van ronde 2 een kaart uit de nieuwe cirkel. Heeft de rivaal hem genomen, dan plaats jij de kosteloze kaarten die je kreeg en neem je daarna een kaart uit de nieuwe cirkel.
rules-round-two = De beurt van de rivaal in ronde 2
rules-round-two-hunt = Hij volgt de *jacht* van zijn scenario: het ene doel na het andere, zoals ‘sla hoogstens 2 kaarten over voor een kaart met minstens 2 koeien’. Het eerste doel waaraan een kaart binnen bereik voldoet, beslist, en hij neemt de dichtstbijzijnde kaart die eraan voldoet.
rules-round-two-icon = Kan hij geen enkel doel halen, dan slaat hij hoogstens één kaart over voor een kaart met een symbool van de laatste kaart in zijn stad.
rules-round-two-first = Lukt ook dat niet, dan neemt hij de volgende kaart.
rules-round-two-skipped = Jij krijgt wat hij overslaat. Is de cirkel leeg als hij aan de beurt is, dan krijgt hij alleen wat jij hebt overgeslagen.
rules-round-two-frequent = Vraagt een doel naar de meest voorkomende landschapssoort in de stad van de rivaal en komen er meerdere even vaak voor, dan voldoet een kaart met één daarvan.
rules-rival-score = Puntentelling
rules-rival-score-you = Jij scoort zoals in het spel voor twee, met twee scorekaarten in plaats van drie.
rules-rival-score-rival = De rivaal krijgt punten voor wat zijn scenario zegt, en 1 punt per gebied van zijn *drie meest voorkomende landschapssoorten*. Komen er meerdere even vaak voor, dan maakt het niet uit welke je telt.
rules-rival-score-compared = Vergelijkt een scorekaart jou met een tegenstander ({ $cards }), dan tellen bij de rivaal alle gebieden op zijn kaarten. De rivaal zelf wint of verliest met zo’n kaart geen punten.
rules-rival-score-winner = Wie meer punten heeft, wint.
rules-rival-score-tie = Bij gelijke stand wint wie minder kaarten heeft; is ook dat gelijk, dan is het gelijkspel.
rules-rival-score-covered = Telt een scenario kaarten met een bepaald aantal landschapssoorten, dan tellen alle kaarten van een stad mee, ook de afgedekte in die van jou.
rules-rival-score-toll = Punten voor wie van iets het meeste heeft, gaan altijd naar de rivaal; ze worden nooit van jou afgetrokken.
rules-variants = Varianten
rules-variants-intro = Naast dit klassieke spel zijn er drie moderne varianten. In alle drie laat de rivaal stap 2 van ronde 2 weg, en in plaats van voor zijn drie landschapssoorten krijgt hij voor elk van zijn kaarten punten naar het aantal verschillende landschapssoorten erop:
rules-variants-name = Variant
rules-variants-terrains = { $count } soorten
rules-scenarios = De zes scenario’s
rules-scenarios-change = Een scenario kan veranderen wat de rivaal in een ronde doet, of dat helemaal uitschakelen. Deze zes doen dat niet.
rules-scenarios-intro = Deze scenario’s hebben we zelf bedacht. Elk scenario heeft twee scorekaarten, een jacht voor ronde 2 en dingen die de rivaal punten opleveren:
rules-scenario-hunt = De jacht
rules-scenario-score = Wat de rivaal punten oplevert
