# Le regole complete. Una parola tra asterischi viene messa in risalto.

rules-title = Regole
rules-intro = Diciotto carte, circa un quarto d’ora, dagli 8 anni in su: ecco tutte le regole di *Circle the Wagons*, in due o in solitario, con parole nostre.
rules-intro-rulings = Dove i regolamenti stampati tacciono o non concordano, qualcuno ha dovuto decidere. Una decisione del genere è segnata così, e a questo tavolo vale:
rules-intro-learn = Preferisci imparare giocando?
rules-learn = Gioca il tutorial
rules-ruling = Decisione
rules-contents = Indice
rules-for-two = In due

# Le carte
rules-cards = Le carte
rules-cards-sides = Ogni carta ha due lati. Uno mostra una *condizione di punteggio*, l’altro quattro *territori* in un quadrato. Un territorio è un pezzo di terra, il suo *tipo di terreno*, con qualcosa sopra, il suo *oggetto*. Ce ne sono sei per specie, e ognuno compare sulle carte esattamente dodici volte.
rules-side-scoring = lato punteggio
rules-side-upright = dritta
rules-side-turned = capovolta
rules-terrains = I sei tipi di terreno
rules-icons = I sei oggetti
rules-cards-town = La tua *cittadina* è ciò che costruisci con le tue carte. Di ogni casella conta solo il territorio più in alto: ciò che è coperto non esiste più.
rules-words = Tre parole hanno un senso preciso:
rules-word-adjacent = *Adiacente*, o *accanto*, vuol dire: con un lato in comune, a sinistra, a destra, sopra o sotto. Gli angoli non contano mai.
rules-word-group = Un *gruppo* è tutto ciò che di un tipo di terreno è unito per i lati. Una carta punteggio parla di un gruppo di mucche: lo stesso, con un oggetto.
rules-word-turned = Una carta si piazza *dritta* o *capovolta*, mai di traverso.
rules-deck = Il lato dei territori di tutte e diciotto le carte, che si chiamano con le lettere da A a R

# In due
rules-setup = Preparazione
rules-setup-deal = Mescolate le carte. Tre vanno al centro con il lato punteggio in vista: valgono per tutti e due. Le altre quindici formano un *cerchio* intorno, con il lato dei territori in vista.
rules-setup-start = Decidete chi comincia. Il *secondo* giocatore sceglie allora una carta qualsiasi del cerchio come *carta di partenza*. Da qui in poi niente è nascosto e niente è lasciato al caso.
rules-setup-picture = Quindici carte intorno a tre carte punteggio. Il carro segna la carta di partenza.

rules-turn = Un turno
rules-turn-intro = Si gioca a turno, cominciando dal primo giocatore. Nel tuo turno
rules-turn-free = *piazzi le tue carte gratuite*, se l’ultimo turno dell’avversario te ne ha date: una dopo l’altra, in senso orario, come si trovavano;
rules-turn-draft = *prendi una carta* dal cerchio, se ce n’è ancora: la prossima in senso orario, o una più avanti. Ogni carta che passi diventa una *carta gratuita* dell’avversario. Tutte le carte fino a quella presa lasciano il cerchio;
rules-turn-place = *piazzi la carta presa*.
rules-draft-skipped = passata
rules-draft-taken = presa
rules-draft-next = prossima
rules-draft-picture = Chi prende la terza carta dà le prime due all’avversario, che poi sceglie a partire dalla quarta.
rules-turn-refuse = Una carta gratuita non si può rifiutare, e nessuno salta mai il turno. Le carte sono punti e guai insieme: una carta gratuita può essere proprio quella che mancava, o spezzare una cittadina.

rules-placing = Piazzare una carta
rules-placing-rule = La tua prima carta va dove vuoi. Ogni carta successiva deve *avere almeno un lato in comune* con la tua cittadina *o coprirne almeno un territorio*.
rules-placing-edge = un lato in comune
rules-placing-covers = copre un territorio
rules-placing-turned = capovolta
rules-placing-half = copre mezza carta
rules-placing-whole = copre tutto
rules-placing-corner = mai: solo un angolo
rules-placing-cover = Tutto può coprire tutto, in parte o del tutto, e anche più carte insieme.
rules-placing-match = Niente deve combaciare: ogni tipo di terreno e ogni oggetto può stare accanto o sopra a qualsiasi altro.
rules-placing-enough = Come lato in comune basta quello di un solo territorio.
rules-placing-never = Una carta non si infila mai sotto un’altra, non sta mai di traverso e non è mai attaccata solo per un angolo.
rules-placing-gaps = Vuoti e buchi sono permessi. Una carta punteggio li premia perfino.
rules-placing-grid = Le carte seguono la griglia: ognuna occupa quattro caselle intere.

rules-end = La fine
rules-end-when = La partita finisce quando il cerchio è vuoto e tutte le carte sono piazzate.
rules-end-last = Se la tua scelta svuota il cerchio, l’avversario piazza ancora le carte gratuite che gli lasci, e anche quelle contano.
rules-end-sum = Poi ognuno somma i suoi *Punti Prosperità*, punti in breve:
rules-end-groups = per ciascuno dei sei tipi di terreno *la grandezza del suo gruppo più grande*; se più gruppi sono pari, ne sceglie uno;
rules-end-scoring = i punti delle *tre carte punteggio*.
rules-end-winner = Vince chi ha più punti.
rules-end-tie = *In caso di parità vince chi ha piazzato meno carte.* Quindici carte non si dividono in parti uguali, quindi c’è sempre un vincitore.

# Le diciotto carte punteggio
rules-scoring = Le diciotto carte punteggio
rules-scoring-intro = I punti riguardano la tua cittadina, a meno che non si nomini l’avversario. Nelle figure un anello segna ciò che dà punti, un numero in colore vivo dice quanti; un numero su grigio non vale niente, o costa. La carta vuota sta per qualsiasi tipo di terreno o qualsiasi oggetto.
rules-badlands-once = Una pistola vale una volta sola, anche tra tutte e due le coppie. Un deserto accanto e uno sopra non sono una coppia.
rules-badlands-ground = Il tipo di terreno della pistola stessa non importa.
rules-boom-or-bust-totals = Sono totali, non punti per ogni miniera.
rules-circle-the-wagons-middle = In mezzo ci deve essere un territorio, non un buco. Il suo tipo di terreno e il suo oggetto non importano.
rules-claim-jumpers-mines = Le tue miniere
rules-claim-jumpers-guns = Le tue pistole
rules-claim-jumpers-you = Tu
rules-claim-jumpers-opponent = Avversario
rules-claim-jumpers-more = di più
rules-claim-jumpers-not-fewer = di più, o altrettante
rules-claim-jumpers-fewer = di meno
rules-claim-jumpers-tied = altrettante
rules-claim-jumpers-ties = Se le miniere sono pari, nessuno ottiene punti. Se sono pari solo le pistole, i 9 punti non si dividono.
rules-cool-water-largest = Se più gruppi d’acqua sono i più grandi a pari merito, ne scegli uno, lo stesso per il tipo di terreno e per questa carta: quello che dà più punti.
rules-fortified-overlap = I blocchi possono sovrapporsi: due file di tre forti sono due blocchi, 14 punti.
rules-one-too-many-tied = Con altrettante birre nessuno perde niente.
rules-prairie-life-both = Una mucca sulla pianura conta due volte, come mucca e come pianura.
rules-prairie-life-odd = Un numero dispari si arrotonda per difetto.
rules-rifles-ready-once = Un forte vale una volta sola, quante che siano le pistole accanto. Una pistola può servire a più forti.
rules-smalltown-charm-visible = I territori coperti non contano, né tuoi né dell’avversario.
rules-target-practice-line = Contano anche le caselle vuote, e niente blocca la linea.
rules-target-practice-none = Una pistola proprio accanto alla birra dà 0; lo stesso nessuna pistola in linea.
rules-target-practice-closest = Riga e colonna si guardano insieme: conta la pistola più vicina di tutte, anche se una più lontana darebbe di più.
rules-the-clearing-negative = Il risultato può essere negativo.
rules-the-herd-edges = Le mucche di un gruppo sono unite per i lati, su qualsiasi tipo di terreno stiano.
rules-undiscovered-corners = Qui gli angoli contano: tutte e otto le caselle intorno devono essere territori. Un buco di due caselle non vale niente.
rules-wagon-train-all = Contano tutte le tue linee, ognuna solo nella sua lunghezza intera. Un carro può far parte di una linea orizzontale e di una verticale.
rules-wagon-train-gaps = Un vuoto o un altro oggetto interrompe la linea.

# L’esempio
rules-example = Un esempio svolto
rules-example-town = Questa cittadina è stata costruita con le carte Q, M, G, A, O e I, tutte dritte. M copre metà di Q, e A copre un territorio di G.
rules-example-cards = Le carte punteggio sono { $cards }. L’avversario ha meno miniere ma più pistole.
rules-example-desert = Guarda il deserto: quello con la birra, in basso, non tocca nessuno degli altri e quindi non conta.
rules-example-deck = È la cittadina dell’esempio nei regolamenti stampati. In questo gioco le sue carte O e I sono proprio le carte punteggio «La radura» e «Mucche felici»: con quelle al centro, questa cittadina non si potrebbe costruire.
rules-example-books = I regolamenti non concordano: quello tedesco conta solo 3 pianure, cioè 18 punti per i tipi di terreno e 37 in tutto. Quello inglese mostra un’altra cittadina, con 15 punti per i tipi di terreno.
rules-example-point = Scegli una riga per vedere che cosa dà i suoi punti.
rules-example-line = Riga
rules-example-points = Punti
rules-example-why = Perché

# Solitario
rules-solo = Da solo contro il rivale
rules-solo-intro = In *Cowboy solitario* giochi contro un rivale che segue regole semplici. Puoi guardare la sua cittadina in ogni momento, e quasi sempre capire che cosa farà. La partita ha due round.
rules-solo-setup = Preparazione
rules-solo-setup-scenario = Scegli uno *scenario*. Indica due carte punteggio e dice che cosa il rivale caccia e che cosa gli dà punti. Mescola le altre sedici carte: otto vanno in cerchio, otto formano al centro il *mazzo*, scoperto, così che ne vedi la carta in cima e nessuna sotto. Cominci tu, dalla prima carta del cerchio.
rules-solo-turn = Il tuo turno
rules-solo-turn-same = Il tuo turno è quello del gioco in due: piazzare le carte gratuite, prendere una carta, piazzarla. Le carte che passi vanno al rivale, in senso orario, quando hai piazzato la carta presa. La cittadina del rivale è una fila di carte che non si coprono mai.
rules-round-one = Il turno del rivale nel round 1
rules-round-one-match = Il rivale cerca, sulla prossima carta del cerchio e sulle due successive, una carta *che corrisponde*: una con un territorio il cui tipo di terreno *e* il cui oggetto stanno insieme anche su un territorio della carta in cima al mazzo.
rules-round-one-found = Se la trova, la prende *e poi prende anche la carta in cima al mazzo*. Tu ricevi le carte che ha saltato come carte gratuite.
rules-round-one-none = Se non la trova, prende la prossima carta del cerchio, e il mazzo resta com’è.
rules-round-one-nearest = Se corrispondono più carte, prende la più vicina.
rules-match-top = in cima al mazzo
rules-match-none = non corrisponde
rules-match-far = più lontana
rules-round-one-end = Il round 1 finisce quando il suo cerchio è vuoto. Ciò che resta del mazzo forma il secondo cerchio; può avere meno di otto carte. I turni vanno semplicemente avanti, quindi il round 2 può cominciare da te o dal rivale.
rules-round-two-order = Il secondo cerchio comincia con la carta in cima al mazzo; le altre seguono nel loro ordine, in senso orario.
rules-round-change = Il round 2 comincia quando finisce il turno in cui è stata presa l’ultima carta, compreso il piazzamento di quella carta. Se l’hai presa tu, la piazzi, il rivale riceve le carte che hai passato e poi prende una carta dal nuovo cerchio con le regole del round 2. Se l’ha presa il rivale, piazzi le carte gratuite ricevute e poi prendi una carta dal nuovo cerchio.
rules-round-two = Il turno del rivale nel round 2
rules-round-two-hunt = Segue la *caccia* del suo scenario: un obiettivo dopo l’altro, per esempio «passa fino a 2 carte per prenderne una con almeno 2 mucche». Decide il primo obiettivo soddisfatto da una carta alla sua portata, e di queste prende la più vicina.
rules-round-two-icon = Se nessun obiettivo è possibile, passa al massimo una carta per prenderne una che mostra un oggetto dell’ultima carta della sua cittadina.
rules-round-two-first = Se fallisce anche questo, prende la prossima carta.
rules-round-two-skipped = Tu ricevi ciò che passa. Se nel suo turno il cerchio è vuoto, riceve soltanto ciò che hai passato tu.
rules-round-two-frequent = Se un obiettivo chiede il tipo di terreno più frequente nella cittadina del rivale e ce n’è più d’uno, basta una carta con uno qualsiasi di essi.
rules-rival-score = Punteggio
rules-rival-score-you = Tu ottieni punti come nel gioco in due, con due carte punteggio invece di tre.
rules-rival-score-rival = Il rivale ottiene ciò che dice il suo scenario, e 1 punto per ogni territorio dei suoi *tre tipi di terreno più frequenti*. Se più tipi sono altrettanto frequenti, non importa quali si prendono.
rules-rival-score-compared = Se una carta punteggio ti confronta con un avversario ({ $cards }), contano tutti i territori sulle carte del rivale. Il rivale stesso non guadagna e non perde nulla con una carta simile.
rules-rival-score-winner = Vince chi ha più punti.
rules-rival-score-tie = In parità vince chi ha meno carte; se anche queste sono pari, la partita è patta.
rules-rival-score-covered = Se uno scenario conta le carte con un certo numero di tipi di terreno, contano tutte le carte di una cittadina, anche quelle coperte della tua.
rules-rival-score-toll = I punti che dipendono da chi ha più di qualcosa vanno al rivale; a te non vengono mai tolti.
rules-variants = Varianti
rules-variants-intro = Oltre a questo gioco classico ce ne sono tre moderni. In tutti e tre il rivale salta il passo 2 del round 2, e invece dei suoi tre tipi di terreno ottiene punti per ogni sua carta secondo il numero di tipi di terreno diversi:
rules-variants-name = Variante
rules-variants-terrains = { $count } tipi
rules-scenarios = I sei scenari
rules-scenarios-intro = Sono nostri. Ognuno ha due carte punteggio, una caccia per il round 2 e qualcosa che dà punti al rivale:
rules-scenario-hunt = La caccia
rules-scenario-score = Il rivale ottiene
