# De volledige regels. Een woord tussen sterretjes krijgt nadruk.

rules-title = Spelregels
rules-intro = Achttien kaarten, ongeveer een kwartier, vanaf 8 jaar: dit zijn de volledige regels van *Circle the Wagons*, voor twee spelers of voor één, in onze eigen woorden.
rules-intro-rulings = Waar de gedrukte spelregels zwijgen of van elkaar verschillen, moest iemand een besluit nemen. Zo’n besluit is zo gemarkeerd, en aan deze tafel geldt het:
rules-intro-learn = Leer je liever al spelend?
rules-learn = Speel de uitleg
rules-ruling = Besluit
rules-contents = Inhoud
rules-for-two = Met twee spelers

# De kaarten
rules-cards = De kaarten
rules-cards-sides = Elke kaart heeft twee zijden. De ene toont een *scorevoorwaarde*, de andere vier *gebieden* in een vierkant. Een gebied is een stuk land, zijn *landschapssoort*, met daarop een *symbool*. Van beide zijn er zes, en elk komt op de kaarten precies twaalf keer voor.
rules-side-scoring = scorezijde
rules-side-upright = rechtop
rules-side-turned = ondersteboven
rules-terrains = De zes landschapssoorten
rules-icons = De zes symbolen
rules-cards-town = Je *stad* is wat je met je kaarten bouwt. Op elk vakje telt alleen het bovenste gebied: wat bedekt is, bestaat niet meer.
rules-words = Drie woorden zijn precies bedoeld:
rules-word-adjacent = *Aangrenzend*, of *naast*, betekent: met een gemeenschappelijke zijde, dus links, rechts, erboven of eronder. Hoeken tellen nooit.
rules-word-group = Een *gebiedsgroep* is alles van één landschapssoort dat via zijden samenhangt. Eén scorekaart spreekt van een groep koeien: hetzelfde, met een symbool.
rules-word-turned = Een kaart ligt *rechtop* of *ondersteboven*, nooit dwars.
rules-deck = De gebiedszijden van alle achttien kaarten; ze heten naar de letters A tot en met R

# Met twee spelers
rules-setup = Voorbereiding
rules-setup-deal = Schud de kaarten. Drie kaarten komen met de scorezijde naar boven in het midden: ze gelden voor jullie allebei. De andere vijftien liggen met de gebiedszijde naar boven in een *kring* eromheen.
rules-setup-start = Bepaal wie begint. De *tweede* speler kiest daarna een willekeurige kaart van de kring als *startkaart*. Vanaf nu is niets verborgen en wordt niets meer aan het toeval overgelaten.
rules-setup-picture = Vijftien kaarten rond drie scorekaarten. De huifkar staat bij de startkaart.

rules-turn = Een beurt
rules-turn-intro = Jullie zijn om de beurt aan zet, te beginnen met de eerste speler. In je beurt
rules-turn-free = *leg je je kosteloze kaarten aan*, als de vorige beurt van je tegenstander je die gaf: een voor een, met de klok mee, zoals ze lagen;
rules-turn-draft = *neem je een kaart* uit de kring, als er nog een ligt: de volgende met de klok mee, of een verderop. Elke kaart die je overslaat, wordt een *kosteloze kaart* van je tegenstander. Alle kaarten tot en met de genomen kaart verlaten de kring;
rules-turn-place = *leg je de genomen kaart aan*.
rules-draft-skipped = overgeslagen
rules-draft-taken = genomen
rules-draft-next = volgende
rules-draft-picture = Wie de derde kaart neemt, geeft de eerste twee aan de tegenstander, die daarna bij de vierde begint te kiezen.
rules-turn-refuse = Een kosteloze kaart mag je niet weigeren, en niemand past ooit. Kaarten zijn punten en ellende tegelijk: een kosteloze kaart kan net zijn wat de ander nodig had, of een stad uiteenrijten.

rules-placing = Een kaart aanleggen
rules-placing-rule = Je eerste kaart ligt waar je wilt. Elke volgende kaart moet *minstens één zijde* met je stad *delen of minstens één gebied* ervan *bedekken*.
rules-placing-edge = deelt een zijde
rules-placing-covers = bedekt een gebied
rules-placing-turned = ondersteboven
rules-placing-half = bedekt een halve kaart
rules-placing-whole = bedekt alles
rules-placing-corner = nooit: alleen een hoek
rules-placing-cover = Alles mag alles bedekken, gedeeltelijk of helemaal, en ook meer kaarten tegelijk.
rules-placing-match = Niets hoeft bij elkaar te passen: elke landschapssoort en elk symbool mag naast of op elk ander liggen.
rules-placing-enough = De gedeelde rand mag zo kort zijn als één gebied.
rules-placing-never = Een kaart wordt nooit onder een andere geschoven, ligt nooit dwars en hangt nooit alleen met een hoek vast.
rules-placing-gaps = Openingen en gaten zijn toegestaan. Eén scorekaart beloont ze zelfs.
rules-placing-grid = Kaarten houden zich aan het raster: elke kaart ligt op vier hele vakjes.

rules-end = Het einde
rules-end-when = Het spel eindigt als de cirkel leeg is en alle kaarten geplaatst zijn.
rules-end-last = Maakt jouw keuze de cirkel leeg, dan plaatst je tegenstander nog de kosteloze kaarten die je overslaat; ook die tellen mee.
rules-end-sum = Dan tellen jullie allebei op:
rules-end-groups = voor elk van de zes landschapssoorten *de grootte van je grootste gebiedsgroep*; zijn er meer even groot, dan kies je er één;
rules-end-scoring = de punten van *de drie scorekaarten*.
rules-end-winner = Wie meer punten heeft, wint.
rules-end-tie = *Bij een gelijke stand wint wie minder kaarten heeft geplaatst.* Vijftien kaarten kun je niet eerlijk delen, dus er is altijd een winnaar.

# De achttien scorekaarten
rules-scoring = De achttien scorekaarten
rules-scoring-intro = Punten zijn voor je eigen stad, tenzij de tegenstander wordt genoemd. Op de plaatjes geeft een ring aan wat scoort en een getal in felle kleur de punten; een getal op grijs levert niets op, of kost punten. Leeg papier staat voor elke landschapssoort of elk symbool.
rules-badlands-once = Een pistool telt één keer, ook tussen beide paren. Een woestijn ernaast en een erboven vormen geen paar.
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
rules-claim-jumpers-ties = Bij evenveel mijnen scoort niemand. Hebben jullie alleen evenveel pistolen, dan worden de 9 punten niet verdeeld.
rules-cool-water-largest = Zijn meer gebiedsgroepen met water even groot, dan kies je er één, voor de landschapssoort en voor deze kaart dezelfde: die welke het meest oplevert.
rules-fortified-overlap = Blokken mogen elkaar overlappen: twee rijen van drie forten zijn twee blokken, 14 punten.
rules-one-too-many-tied = Bij evenveel flessen verliest niemand iets.
rules-prairie-life-both = Een koe op prairie telt dubbel, één keer als koe en één keer als prairie.
rules-prairie-life-odd = Een oneven aantal wordt naar beneden afgerond.
rules-rifles-ready-once = Een fort telt één keer, hoeveel pistolen er ook naast liggen. Eén pistool kan voor meer forten dienen.
rules-smalltown-charm-visible = Afgedekte gebieden tellen aan geen van beide kanten mee.
rules-target-practice-line = Ook lege vakjes tellen mee, en niets blokkeert de lijn.
rules-target-practice-none = Een pistool pal naast de fles geeft 0; geen pistool in de lijn ook.
rules-target-practice-closest = Rij en kolom worden samen bekeken: het dichtstbijzijnde pistool telt, ook als een pistool verderop meer zou opleveren.
rules-the-clearing-negative = De uitkomst mag negatief zijn.
rules-the-herd-edges = Koeien hangen via hun zijden samen, op welke landschapssoort ze ook staan.
rules-undiscovered-corners = Hier tellen de hoeken mee: alle acht de vakjes eromheen moeten gebieden zijn. Een gat van twee vakjes levert niets op.
rules-wagon-train-all = Al je lijnen tellen, elk alleen op hun volle lengte. Een huifkar kan deel zijn van één horizontale en één verticale lijn.
rules-wagon-train-gaps = Een gat of een ander symbool breekt de lijn af.

# Het voorbeeld
rules-example = Een uitgewerkt voorbeeld
rules-example-town = Deze stad is gebouwd met de kaarten Q, M, G, A, O en I, allemaal rechtop. M bedekt de helft van Q, en A bedekt één gebied van G.
rules-example-cards = De scorekaarten zijn { $cards }. De tegenstander heeft minder mijnen maar meer pistolen.
rules-example-desert = Let op de woestijn: die met de fles onderaan grenst aan geen van de andere en telt dus niet mee.
rules-example-deck = Het is de stad uit het voorbeeld in de gedrukte spelregels. In dit spel zijn de kaarten O en I zelf de scorekaarten ‘De open plek’ en ‘Blije koeien’; met die kaarten in het midden zou je deze stad dus niet kunnen bouwen.
rules-example-books = De spelregels zijn het er niet over eens: de Duitse tellen maar 3 prairie en komen zo op 18 punten voor de landschapssoorten en 37 in totaal. De Engelse tonen een andere stad, met 15 punten voor de landschapssoorten.
rules-example-point = Kies een regel om te zien wat de punten oplevert.
rules-example-line = Regel
rules-example-points = Punten
rules-example-why = Waarom

# Solo
rules-solo = Alleen tegen de rivaal
rules-solo-intro = In *Eenzame cowboy* speel je tegen een rivaal die eenvoudige regels volgt. Je mag zijn stad altijd bekijken en kunt bijna altijd uitrekenen wat hij gaat doen. Het spel heeft twee ronden.
rules-solo-setup = Voorbereiding
rules-solo-setup-scenario = Kies een *scenario*. Het noemt twee scorekaarten en zegt waarop de rivaal jaagt en wat hem punten oplevert. Schud de andere zestien kaarten: acht liggen in een kring, acht vormen in het midden de *voorkeurenstapel*, open, zodat je de bovenste kaart ziet en niets eronder. Jij begint, bij de eerste kaart van de kring.
rules-solo-turn = Jouw beurt
rules-solo-turn-same = Jouw beurt is die van het spel voor twee: kosteloze kaarten aanleggen, een kaart nemen, die aanleggen. De kaarten die je overslaat, gaan met de klok mee naar de rivaal zodra je de genomen kaart hebt aangelegd. De stad van de rivaal is een rij kaarten die elkaar nooit bedekken.
rules-round-one = De beurt van de rivaal in ronde 1
rules-round-one-match = De rivaal zoekt op de volgende kaart van de kring en de twee erachter naar een *passende*: een kaart met een gebied waarvan de landschapssoort *en* het symbool ook op de bovenste kaart van de voorkeurenstapel samen op één gebied staan.
rules-round-one-found = Vindt hij er een, dan neemt hij die *en daarna ook de bovenste kaart van de voorkeurenstapel*. De kaarten die hij overslaat, krijg jij als kosteloze kaarten.
rules-round-one-none = Vindt hij er geen, dan neemt hij de volgende kaart van de kring en blijft de voorkeurenstapel zoals hij is.
rules-round-one-nearest = Passen er meer kaarten, dan neemt hij de dichtstbijzijnde.
rules-match-top = boven op de stapel
rules-match-none = past niet
rules-match-far = verder weg
rules-round-one-end = Ronde 1 eindigt als de cirkel leeg is. Wat er van de voorkeurenstapel over is, vormt de tweede cirkel; die kan minder dan acht kaarten hebben. De beurten gaan gewoon door, dus jij of de rivaal kan ronde 2 beginnen.
rules-round-two-order = De tweede cirkel begint met de bovenste kaart van de voorkeurenstapel; de andere volgen op volgorde, met de klok mee.
rules-round-change = Ronde 2 begint als de beurt waarin de laatste kaart werd genomen klaar is, het aanleggen van die kaart inbegrepen. Nam jij haar, dan leg je haar aan, krijgt de rivaal wat jij oversloeg en neemt hij daarna volgens de regels van ronde 2 een kaart uit de nieuwe kring. Nam de rivaal haar, dan leg je de gekregen kosteloze kaarten aan en neem je daarna een kaart uit de nieuwe kring.
rules-round-two = De beurt van de rivaal in ronde 2
rules-round-two-hunt = Hij volgt de *jacht* van zijn scenario: het ene doel na het andere, zoals ‘sla hoogstens 2 kaarten over voor een kaart met minstens 2 koeien’. Het eerste doel waaraan een kaart binnen bereik voldoet, beslist, en de dichtstbijzijnde zulke kaart wordt genomen.
rules-round-two-icon = Is geen doel haalbaar, dan slaat hij hoogstens één kaart over voor een kaart met een symbool van de laatste kaart van zijn stad.
rules-round-two-first = Lukt ook dat niet, dan neemt hij de volgende kaart.
rules-round-two-skipped = Jij krijgt wat hij overslaat. Is de kring leeg als hij aan de beurt is, dan krijgt hij alleen wat jij oversloeg.
rules-round-two-frequent = Vraagt een doel naar de landschapssoort die het meest voorkomt in de stad van de rivaal en zijn er dat meer, dan voldoet een kaart met een daarvan.
rules-rival-score = Puntentelling
rules-rival-score-you = Jij scoort zoals in het spel met twee spelers, met twee scorekaarten in plaats van drie.
rules-rival-score-rival = De rivaal scoort wat zijn scenario zegt, en 1 punt per gebied van zijn *drie meest voorkomende landschapssoorten*. Komen er meer even vaak voor, dan maakt het niet uit welke je neemt.
rules-rival-score-compared = Vergelijkt een scorekaart jou met een tegenstander ({ $cards }), dan tellen bij de rivaal alle gebieden op zijn kaarten. Zelf krijgt of verliest hij door zo’n kaart niets.
rules-rival-score-winner = Wie meer punten heeft, wint.
rules-rival-score-tie = Bij gelijke stand winnen minder kaarten; zijn ook die gelijk, dan eindigt het spel onbeslist.
rules-rival-score-covered = Telt een scenario kaarten met een bepaald aantal landschapssoorten, dan tellen alle kaarten van een stad, ook de bedekte in de jouwe.
rules-rival-score-toll = Punten die ervan afhangen wie van iets meer heeft, gaan naar de rivaal; ze worden nooit van jou afgetrokken.
rules-variants = Varianten
rules-variants-intro = Naast dit klassieke spel zijn er drie moderne. In alle drie laat de rivaal stap 2 van ronde 2 weg, en in plaats van zijn drie landschapssoorten scoort hij elk van zijn kaarten naar het aantal verschillende landschapssoorten erop:
rules-variants-name = Variant
rules-variants-terrains = { $count } soorten
rules-scenarios = De zes scenario’s
rules-scenarios-intro = Ze zijn van onszelf. Elk heeft twee scorekaarten, een jacht voor ronde 2 en iets wat de rivaal punten oplevert:
rules-scenario-hunt = De jacht
rules-scenario-score = De rivaal scoort
