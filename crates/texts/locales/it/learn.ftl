# Il tutorial. Amos il mandriano guida; Tilly la pivellina è l’avversaria. `.how` è per mouse e tastiera, `.touch` per le
# dita; { $hint }, { $undo }, { $take }, { $end } e { $sheet } sono i nomi dei pulsanti.

learn-title = Impara a giocare
learn-guide = Amos, la tua guida
learn-progress = Passo { $step } di { $steps }
learn-back = Indietro
learn-go-on = Avanti
learn-skip = Salta questo passo
learn-leave = Esci
learn-not-yet = Ehi, piano! Prima fai quello che ti ho chiesto, oppure salta questo passo.
learn-again = Ricomincia
learn-first-game = La tua prima partita
learn-play-on = Finisci la partita

# La prima partita: ogni tipo di compito dice una volta di che si tratta.

first-start = Il cerchio parte da qui, e comincia { $name }. Ogni carta saltata va all’altro giocatore: fallo partire dove { $name } trova poco.
first-draft = Più è vicina al carro, meno costa: ogni carta che salti la riceve { $name }. I numerini dicono quante.
first-free = { $name } l’ha saltata, quindi è tua. Le carte gratuite vengono prima.
first-place = Accanto alla tua cittadina o sopra, dritta o capovolta. Vedi prima quanto vale.

learn-welcome = Buonasera! Sono Amos. Siediti: tra cinque minuti conoscerai questo gioco. Giocherai una partita vera contro Tilly, laggiù, mentre io sbircio da dietro le tue spalle.
learn-circle = Quindici carte formano un cerchio, e il carro segna da dove si comincia. Tilly, che gioca per seconda, ha scelto quella carta. In cambio, cominci tu.
learn-cost = Puoi prendere la prima carta, o una qualsiasi più avanti. Ma ogni carta che salti va a Tilly, gratis. I numerini dicono quante sono. Guarda la carta con il 2.
    .how = Passaci sopra con il mouse, o usa le frecce della tastiera.
    .touch = Tocca la carta una volta.
    .done = Vedi come si inclinano le prime due? Andrebbero a Tilly.
learn-take = A me piace la carta con l’1: tre pianure in un colpo, e una mucca. Ti costa la prima carta, ma quella ha quattro tipi di terreno diversi: Tilly può tenersela. Prendi la carta con l’1!
    .how = Fai clic sulla carta, oppure sceglila con le frecce e premi Invio.
    .touch = Toccala ancora una volta, o premi «{ $take }».
learn-place = La tua prima carta va dove vuoi. Puoi metterla capovolta, ma mai di traverso.
    .how = Fai clic per posarla, R la ruota, «{ $end }» o Invio conferma.
    .touch = Tocca per posarla, toccala ancora per ruotarla, poi premi «{ $end }».
learn-watch = Ora tocca a Tilly. Prima deve piazzare la carta che hai saltato; poi ne sceglie una lei. Guardala.
learn-free = Tilly ha visto tre mucche e non ha resistito: per averle ha saltato due carte, e adesso sono tutte e due tue. Le carte gratuite vengono prima, e nessuno può rifiutarle.
learn-edge = Piazza questa accanto alla tua cittadina. Basta un lato in comune; pianura accanto a pianura è ancora meglio.
    .how = Fai clic o trascina, o usa le frecce; R la ruota, Invio la piazza.
    .touch = Tocca o trascina, tocca ancora per ruotarla, poi premi il pulsante grande.
learn-cover = E ora la seconda. Una carta può anche stare sopra altre: stavolta copri almeno un territorio. Ciò che copri sparisce, quindi copri quello di cui puoi fare a meno.
    .how = Fai clic, o trascina la carta sulla tua cittadina; R la ruota, Invio la piazza.
    .touch = Tocca, o trascina la carta sulla tua cittadina, poi premi il pulsante grande.
learn-groups = E i punti? Ogni tipo di terreno ne dà tanti quanti sono i territori del tuo gruppo più grande, cioè quelli collegati per i lati. Guarda il numero di un tipo di terreno sul segnapunti.
    .how = Con il mouse, o con il tasto Tab.
    .touch = Apri «{ $sheet }» in basso e tocca un numero.
    .done = Ciò che ora è illuminato dà questi punti.
learn-scoring = Anche le tre carte al centro danno punti, a tutti e due. «Mucche felici», per esempio, premia ogni mucca che non sta né sulla neve né accanto. Guarda il numero di una delle tre.
    .how = Sono elencate sotto i tipi di terreno.
    .touch = Sono elencate sotto i tipi di terreno.
    .done = Puoi controllare così ogni punto, quando vuoi: anche quelli di Tilly.
learn-hint = Adesso scegli tu. Hai dubbi? Chiedere non è una vergogna: fatti dare un consiglio.
    .how = Premi «{ $hint }», o il tasto H.
    .touch = Premi «{ $hint }».
learn-choose = Ecco la carta che prenderebbe chi gioca bene. Prendila, o segui il tuo fiuto. Basta che tu non dia a Tilly più di tre carte.
    .how = Fai clic su una carta, oppure sceglila con le frecce e premi Invio.
    .touch = Tocca una carta due volte, o toccala e premi «{ $take }».
learn-undo = Posala da qualche parte nella tua cittadina. Poi cambia idea e riprendila: fino alla fine del turno non costa niente.
    .how = Fai clic per posarla, poi premi «{ $undo }» o il tasto U.
    .touch = Tocca per posarla, poi premi «{ $undo }».
learn-finish = E ora piazzala dove rende di più. I numeri ti dicono in anticipo quanti punti darebbe.
    .how = Piazzala e premi «{ $end }».
    .touch = Piazzala e premi «{ $end }».
learn-watch-again = Di nuovo Tilly. Ormai sai che cosa guardare: ti lascia un regalo?
learn-end = Si va avanti così finché il cerchio non è vuoto e tutte le carte non sono piazzate. Poi vince chi ha più punti; in caso di parità, chi ha meno carte. Il gioco è tutto qui!
