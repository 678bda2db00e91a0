# Due persone lontane giocano con un link.

apart-title = Gioca con un amico
apart-hint = Un link e siete allo stesso tavolo
apart-games = Con gli amici
apart-explained = Manda un link: chi lo apre si siede di fronte a te. Niente account, niente password. Puoi lasciare la partita e tornarci quando vuoi.
apart-pace = Quanto tempo?
apart-pace-none = Senza orologio
apart-pace-days = { $days ->
    [one] 1 giorno per turno
   *[other] { $days } giorni per turno
}
apart-pace-clock = { $minutes } min + { $seconds } s per turno
apart-friend = Il tuo amico
apart-invite = Crea l’invito
apart-connecting = Connessione in corso…

# Aspettare e sedersi.

apart-waiting = In attesa del tuo amico
apart-waiting-hint = Manda l’invito o fai inquadrare il codice. Il primo che si siede prende il posto.
apart-link = Invito
apart-watch-link = Link per guardare
apart-code = L’invito come codice QR
apart-invited = { $name } ti invita a giocare
apart-sit = Siediti
apart-watch = Guarda soltanto
apart-taken = Il posto è già occupato. Puoi guardare.
apart-unknown = Questa partita non esiste
apart-unknown-hint = Forse il link è incompleto, o la partita è su un altro server.

# La linea.

apart-offline = Nessuna connessione. Riprovo…
apart-offline-turn = Nessuna connessione. Il tuo turno resta qui e verrà inviato.
apart-on-its-way = Il tuo turno è in viaggio…
apart-outdated = C’è una nuova versione. Ricarica la pagina: non si perde nulla.
apart-reload = Ricarica
apart-refused = { $reason ->
    [stale] La partita è andata avanti. Il tuo turno non vale più.
    [often] Troppe cose insieme. Aspetta un momento.
    [full] Il server ora non può salvare. Non si perde nulla; riprovo.
   *[other] Ora non si può.
}

# Chi siede al tavolo.

apart-nobody = Posto libero
apart-somebody = Qualcuno
apart-program = { $name } (programma)
apart-present = al tavolo
apart-away = non c’è
apart-watchers = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
apart-time = Tempo rimasto: { $time }
apart-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
apart-hours = { $count } h
apart-minutes = { $count } min
apart-time-up = Tempo scaduto

# Che cosa si può fare oltre a giocare.

apart-send = Invia il turno
apart-menu = Messaggi e altro
apart-say = Di’ qualcosa
apart-you-are = Per gli altri sei { $name }.
apart-ask-back = Chiedi di rifare il turno
apart-give-time = Dai più tempo
apart-rename = Cambia nome
apart-reopen = Non è il mio amico, libera il posto
apart-call-off = Annulla la partita
apart-ask-call-off = Proponi di annullare
apart-resign = Abbandona
apart-claim = Reclama la vittoria
apart-sure = { $deed }: sì
apart-notify = Avvisami quando tocca a me
apart-notified = { $name } ha giocato. Tocca a te.
apart-calls = Avvisami anche quando questa pagina è chiusa
apart-calls-refused = Questo browser non lo permette.
apart-called-turn = Tocca a te.
apart-called-soon = Tocca a te, e il tuo tempo sta per scadere.

# Che cosa uno chiede all’altro.

apart-asks = { $offer ->
    [back] { $name } vorrebbe rifare l’ultimo turno.
    [off] { $name } propone di annullare la partita. Non vince nessuno.
   *[rematch] { $name } vorrebbe la rivincita.
}
apart-asked = { $offer ->
    [back] Hai chiesto di rifare il turno.
    [off] Hai proposto di annullare la partita.
   *[rematch] Hai chiesto la rivincita.
}
apart-yes = D’accordo
apart-no = No
apart-withdraw = Meglio di no
apart-late = { $name } non ha più tempo. Reclama la vittoria, dai più tempo o annulla la partita.
apart-told = { $event ->
    [back] L’ultimo turno è stato annullato.
    [declined] La risposta è no.
   *[time] Ora c’è più tempo.
}

# La fine, e ancora una volta.

apart-resigned = { $person ->
    [you] Hai abbandonato.
   *[other] { $name } ha abbandonato.
}
apart-out-of-time = { $person ->
    [you] Il tuo tempo è scaduto.
   *[other] Il tempo di { $name } è scaduto.
}
apart-called-off = Partita annullata
apart-called-off-hint = Non vince nessuno.
apart-silence = Per un anno non è successo nulla. Non vince nessuno.
apart-rematch = Rivincita
apart-next = Vai alla prossima partita
apart-open-seat = Il posto di fronte è libero
apart-over = Finita: guarda com’è andata
apart-left = ancora { $time }

# Frasi pronte.

apart-howdy = Ciao!
apart-good-luck = Buona fortuna!
apart-well-played = Ben giocato!
apart-thank-you = Grazie!
apart-sorry = Scusa!
apart-oops = Ops, non volevo.
apart-take-your-time = Fai con calma.
apart-back-soon = Torno subito.
apart-still-thinking = Sto ancora pensando.
apart-close-one = Per un pelo!
apart-good-game = Bella partita!
apart-see-you = A presto!

# I nomi: 32 parole per come è qualcuno, 32 per che cosa è, al maschile perché tutto si accordi.

apart-name = { $what } { $how }
apart-name-how = Tranquillo, Coraggioso, Fortunato, Gentile, Astuto, Polveroso, Dorato, Argentato, Arrugginito, Blu, Veloce, Allegro, Assonnato, Affamato, Paziente, Audace, Saggio, Selvaggio, Fiero, Curioso, Onesto, Testardo, Danzante, Canterino, Solitario, Amichevole, Possente, Agile, Sognatore, Fischiettante, Errante, Raggiante
apart-name-what = Coyote, Bisonte, Corvo, Falco, Castoro, Mustang, Lupo, Orso, Cavaliere, Sceriffo, Cowboy, Cacciatore, Esploratore, Fabbro, Pioniere, Minatore, Coniglio, Cervo, Sparviero, Airone, Gallo, Toro, Scorpione, Pellicano, Salmone, Condor, Cactus, Tuono, Vento, Canyon, Violinista, Straniero
