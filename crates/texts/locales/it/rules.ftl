# Le regole complete. Una parola tra asterischi viene messa in risalto.

rules-title = Regole
rules-intro = Diciotto carte, circa un quarto d’ora, dagli 8 anni in su: ecco tutte le regole di *Circle the Wagons*, in due o in solitario, con parole nostre.
rules-intro-rulings = Dove i regolamenti stampati tacciono o non concordano, abbiamo dovuto decidere noi. Le decisioni sono segnate così, e a questo tavolo valgono:
rules-intro-learn = Preferisci imparare giocando?
rules-learn = Fai il tutorial
rules-ruling = Decisione
rules-contents = Indice
rules-for-two = In due

# Le carte
rules-cards = Le carte
rules-cards-sides = Ogni carta ha due facce. Una mostra una *condizione di punteggio*, l’altra quattro *territori* disposti in un quadrato. Un territorio è un pezzo di terra, il suo *tipo di terreno*, con qualcosa sopra, il suo *oggetto*. Ci sono sei tipi di terreno e sei oggetti, e ognuno compare sulle carte esattamente dodici volte.
rules-side-scoring = faccia punteggio
rules-side-upright = dritta
rules-side-turned = capovolta
rules-terrains = I sei tipi di terreno
rules-icons = I sei oggetti
rules-cards-town = La tua *cittadina* è ciò che costruisci con le tue carte. In ogni casella conta solo il territorio in cima: ciò che è coperto non esiste più.
rules-words = Tre parole hanno un significato preciso:
rules-word-adjacent = *Adiacente*, o *accanto*, vuol dire con un lato in comune: a sinistra, a destra, sopra o sotto. Gli angoli non contano mai.
rules-word-group = Un *gruppo* è un insieme di territori dello stesso tipo collegati per i lati. Una carta punteggio parla di gruppi di mucche: la stessa cosa, ma con un oggetto.
rules-word-turned = Una carta si piazza *dritta* o *capovolta*, mai di traverso.
rules-deck = La faccia territori delle diciotto carte, indicate con le lettere dalla A alla R

# In due
rules-setup = Preparazione
rules-setup-deal = Mescolate le carte. Mettetene tre al centro con la faccia punteggio in vista: valgono per tutti e due. Disponete le altre quindici in *cerchio* intorno, con la faccia territori in vista.
rules-setup-start = Decidete chi comincia. Il *secondo* giocatore sceglie poi una carta qualsiasi del cerchio come *carta di partenza*. Da qui in avanti niente è nascosto e niente è lasciato al caso.
rules-setup-picture = Quindici carte intorno a tre carte punteggio. Il carro segna la carta di partenza.

rules-turn = Un turno
rules-turn-intro = Si gioca a turno, a partire dal primo giocatore. Nel tuo turno
rules-turn-free = *piazzi le tue carte gratuite*, se l’ultimo turno dell’avversario te ne ha date: una alla volta, nell’ordine in cui si trovavano, in senso orario;
rules-turn-draft = *prendi una carta* dal cerchio, se ce ne sono ancora: la prossima in senso orario, o una più avanti. Ogni carta che salti diventa una *carta gratuita* per l’avversario. Tutte le carte fino a quella presa lasciano il cerchio;
rules-turn-place = *piazzi la carta presa*.
rules-draft-skipped = saltata
rules-draft-taken = presa
rules-draft-next = prossima
rules-draft-picture = Chi prende la terza carta dà le prime due all’avversario, che poi sceglie a partire dalla quarta.
rules-turn-refuse = Una carta gratuita non si può rifiutare, e nessuno passa mai il turno. Le carte sono punti e guai insieme: una carta gratuita può essere proprio quella che serviva, oppure spezzare una cittadina.

rules-placing = Piazzare una carta
rules-placing-rule = Piazza la tua prima carta dove vuoi. Ogni carta successiva deve *avere almeno un lato in comune* con la tua cittadina *o coprirne almeno un territorio*.
rules-placing-edge = un lato in comune
rules-placing-covers = copre un territorio
rules-placing-turned = capovolta
rules-placing-half = copre mezza carta
rules-placing-whole = copre tutta una carta
rules-placing-corner = mai: solo un angolo
rules-placing-cover = Ogni carta può coprire qualsiasi altra, in parte o per intero, e anche più carte insieme.
rules-placing-match = Né i tipi di terreno né gli oggetti devono combaciare: ognuno può stare accanto o sopra a qualsiasi altro.
rules-placing-enough = Basta che il lato in comune sia lungo un territorio.
rules-placing-never = Una carta non si infila mai sotto un’altra, non si gira mai di un quarto di giro e non tocca mai la cittadina solo con un angolo.
rules-placing-gaps = Vuoti e buchi sono permessi. C’è perfino una carta punteggio che li premia.
rules-placing-grid = Le carte seguono la griglia: ognuna occupa quattro caselle intere.

rules-end = La fine della partita
rules-end-when = La partita finisce quando il cerchio è vuoto e tutte le carte sono piazzate.
rules-end-last = Se la tua scelta svuota il cerchio, l’avversario piazza ancora le carte gratuite che gli lasci, e contano anche quelle.
rules-end-sum = Poi ognuno somma i propri *Punti Prosperità*, in breve «punti»:
rules-end-groups = per ciascuno dei sei tipi di terreno, *la grandezza del proprio gruppo più grande*; se più gruppi sono i più grandi a pari merito, sceglie quale far contare;
rules-end-scoring = i punti delle *tre carte punteggio*.
rules-end-winner = Vince chi ha più punti.
rules-end-tie = *In caso di parità vince chi ha piazzato meno carte.* Quindici carte non si dividono a metà, quindi c’è sempre un vincitore.

# Le diciotto carte punteggio
rules-scoring = Le diciotto carte punteggio
rules-scoring-intro = I punti riguardano la tua cittadina, a meno che non si nomini l’avversario. Nelle figure un anello segna ciò che dà punti e un numero a colori vivaci dice quanti; un numero su grigio non vale niente, o costa punti. Uno spazio bianco sta per qualsiasi tipo di terreno o qualsiasi oggetto.
rules-badlands-once = Una pistola vale una volta sola, anche se sta tra due coppie di deserti. Un deserto accanto e uno sopra non sono una coppia.
rules-badlands-ground = Il tipo di terreno su cui sta la pistola non importa.
rules-boom-or-bust-totals = Sono punti in totale, non per ogni miniera.
rules-circle-the-wagons-middle = In mezzo ci deve essere un territorio, non un buco. Il suo tipo di terreno e il suo oggetto non importano.
rules-claim-jumpers-mines = Le tue miniere
rules-claim-jumpers-guns = Le tue pistole
rules-claim-jumpers-you = Tu
rules-claim-jumpers-opponent = Avversario
rules-claim-jumpers-more = di più
rules-claim-jumpers-not-fewer = di più, o lo stesso numero
rules-claim-jumpers-fewer = di meno
rules-claim-jumpers-tied = lo stesso numero
rules-claim-jumpers-ties = A parità di miniere nessuno ottiene punti. A parità di sole pistole, tutti e 9 i punti restano a chi ha più miniere.
rules-cool-water-largest = Se più gruppi d’acqua sono i più grandi a pari merito, scegline uno, lo stesso per il tipo di terreno e per questa carta: quello che dà più punti.
rules-fortified-overlap = I blocchi possono sovrapporsi: due file di tre forti sono due blocchi, 14 punti.
rules-one-too-many-tied = A parità di birre nessuno perde niente.
rules-prairie-life-both = Una mucca sulla pianura conta due volte: una come mucca e una come pianura.
rules-prairie-life-odd = Se il totale è dispari, si arrotonda per difetto.
rules-rifles-ready-once = Un forte vale una volta sola, qualunque sia il numero di pistole accanto. Una pistola può servire a più forti.
rules-smalltown-charm-visible = I territori coperti non contano, né i tuoi né quelli dell’avversario.
rules-target-practice-line = Contano anche le caselle vuote, e niente blocca la linea.
rules-target-practice-none = Una pistola proprio accanto alla birra dà 0 punti; lo stesso se non c’è nessuna pistola in linea.
rules-target-practice-closest = Riga e colonna si guardano insieme: conta la pistola più vicina di tutte, anche se una più lontana darebbe di più.
rules-the-clearing-negative = Il risultato può essere negativo.
rules-the-herd-edges = Le mucche di un gruppo sono collegate per i lati, su qualsiasi tipo di terreno stiano.
rules-undiscovered-corners = Qui gli angoli contano: tutte e otto le caselle intorno devono essere territori. Un buco di due caselle non vale niente.
rules-wagon-train-all = Contano tutte le tue linee, ognuna solo per la sua lunghezza intera. Un carro può far parte di una linea orizzontale e di una verticale.
rules-wagon-train-gaps = Un vuoto o qualsiasi altro oggetto interrompe la linea.

# L’esempio
rules-example = Un esempio svolto
rules-example-town = Questa cittadina è stata costruita con le carte Q, M, G, A, O e I, tutte dritte. M copre metà di Q, e A copre un territorio di G.
rules-example-cards = Le carte punteggio sono { $cards }. L’avversario ha meno miniere ma più pistole.
rules-example-desert = Guarda i deserti: quello con la birra, in basso, non tocca nessuno degli altri e quindi non conta.
rules-example-deck = È la cittadina dell’esempio nei regolamenti stampati. In questo gioco le sue carte O e I sono proprio le carte punteggio «La radura» e «Mucche felici»: in una partita con quelle due al centro, questa cittadina non si potrebbe costruire.
rules-example-books = I regolamenti non concordano: quello tedesco conta 3 pianure, cioè 18 punti per i tipi di terreno e 37 in tutto. Quello inglese mostra un’altra cittadina, con 15 punti per i tipi di terreno.
rules-example-point = Scegli una riga per vedere da dove vengono i suoi punti.
rules-example-line = Riga
rules-example-points = Punti
rules-example-why = Perché

# Solitario
rules-solo = In solitario contro il rivale
rules-solo-intro = In *Cowboy solitario* giochi contro un rivale che segue regole semplici. Puoi guardare la sua cittadina in ogni momento, e quasi sempre puoi prevedere che cosa farà. La partita ha due round.
rules-solo-setup = Preparazione
rules-solo-setup-scenario = Scegli uno *scenario*. Indica due carte punteggio e dice a che cosa dà la caccia il rivale e che cosa gli dà punti. Mescola le altre sedici carte: otto vanno in cerchio, otto formano al centro il *mazzo*, a faccia in su, così che vedi la carta in cima e nient’altro. Cominci tu, dalla prima carta del cerchio.
rules-solo-turn = Il tuo turno
rules-solo-turn-same = Il tuo turno si svolge come nel gioco in due: piazzi le carte gratuite, prendi una carta, la piazzi. Le carte che salti vanno al rivale, in senso orario, dopo che hai piazzato la carta presa. La cittadina del rivale è una fila di carte che non si coprono mai.
rules-round-one = Il turno del rivale nel round 1
rules-round-one-match = Il rivale guarda la prossima carta del cerchio e le due successive e ne cerca una *che corrisponde*: una carta con un territorio che ha lo stesso tipo di terreno *e* lo stesso oggetto di un territorio della carta in cima al mazzo.
rules-round-one-found = Se la trova, la prende *e poi prende anche la carta in cima al mazzo*. Le carte che ha saltato vanno a te, come carte gratuite.
rules-round-one-none = Se non la trova, prende la prossima carta del cerchio, e il mazzo resta com’è.
rules-round-one-nearest = Se corrispondono più carte, prende la più vicina.
rules-match-top = in cima al mazzo
rules-match-none = non corrisponde
rules-match-far = più lontana
rules-round-one-end = Il round 1 finisce quando il suo cerchio è vuoto. Le carte rimaste nel mazzo formano il secondo cerchio; possono essere meno di otto. Si va semplicemente avanti a turno, quindi il round 2 può cominciare da te o dal rivale.
rules-round-two-order = Il secondo cerchio comincia con la carta in cima al mazzo; le altre seguono nel loro ordine, in senso orario.
rules-round-change = Il round 2 comincia quando finisce il turno in cui è stata presa l’ultima carta, piazzamento compreso. Se l’hai presa tu, la piazzi, il rivale riceve le carte che hai saltato e poi prende una carta dal nuovo cerchio con le regole del round 2. Se l’ha presa il rivale, piazzi le carte gratuite ricevute e poi prendi una carta dal nuovo cerchio.
rules-round-two = Il turno del rivale nel round 2
rules-round-two-hunt = Segue la *caccia* del suo scenario: un obiettivo dopo l’altro, per esempio «salta al massimo 2 carte per prenderne una con almeno 2 mucche». Vale il primo obiettivo soddisfatto da una carta alla sua portata; se sono più d’una, prende la più vicina.
rules-round-two-icon = Se nessun obiettivo è possibile, salta al massimo una carta per prenderne una che mostra un oggetto dell’ultima carta della sua cittadina.
rules-round-two-first = Se fallisce anche questo tentativo, prende la prossima carta.
rules-round-two-skipped = Le carte che salta vanno a te. Se nel suo turno il cerchio è vuoto, riceve soltanto quelle che hai saltato tu.
rules-round-two-frequent = Se un obiettivo chiede il tipo di terreno più frequente nella cittadina del rivale e ce n’è più d’uno a pari merito, va bene una carta con uno qualsiasi di essi.
rules-rival-score = Punteggio
rules-rival-score-you = Tu ottieni punti come nel gioco in due, con due carte punteggio invece di tre.
rules-rival-score-rival = Il rivale ottiene ciò che dice il suo scenario, e 1 punto per ogni territorio dei suoi *tre tipi di terreno più frequenti*. Se più tipi sono ugualmente frequenti, non importa quali si contano.
rules-rival-score-compared = Se una carta punteggio ti confronta con un avversario ({ $cards }), contano tutti i territori sulle carte del rivale. Il rivale, dal canto suo, non guadagna e non perde punti con una carta del genere.
rules-rival-score-winner = Vince chi ha più punti.
rules-rival-score-tie = In caso di parità vince chi ha meno carte; se anche queste sono pari, la partita finisce in pareggio.
rules-rival-score-covered = Se uno scenario conta le carte con un certo numero di tipi di terreno, contano tutte le carte di una cittadina, anche quelle coperte della tua.
rules-rival-score-toll = I punti per chi ha di più di qualcosa vanno sempre al rivale; a te non vengono mai tolti.
rules-variants = Varianti
rules-variants-intro = Oltre a questo gioco classico ci sono tre varianti moderne. In tutte e tre il rivale omette il passo 2 del round 2, e invece che per i suoi tre tipi di terreno ottiene punti per ogni sua carta, in base a quanti tipi di terreno diversi mostra:
rules-variants-name = Variante
rules-variants-terrains = { $count } tipi
rules-scenarios = I sei scenari
rules-scenarios-change = Uno scenario può cambiare ciò che il rivale fa in un round, o annullarlo. Questi sei non cambiano nulla.
rules-scenarios-intro = Questi scenari sono nostri. Ognuno ha due carte punteggio, una caccia per il round 2 e ciò che dà punti al rivale:
rules-scenario-hunt = La caccia
rules-scenario-score = Il rivale ottiene
