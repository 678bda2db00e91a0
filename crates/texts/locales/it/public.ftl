# Quello che un server pubblico aggiunge: chi non si conosce si trova.

strangers-title = Trova qualcuno
strangers-hint = Chi altro ha voglia di giocare?
strangers-waiting = Siediti con qualcuno
strangers-none = Ora nessuno aspetta. Apri tu un tavolo!
strangers-open = Apri un tavolo
strangers-open-hint = Chi passa di qui può sedersi di fronte a te. Il gioco dà un nome a tutti e due; non c’è niente da compilare.
strangers-wait = Aspetta qualcuno
strangers-sit-with = Siediti con { $name }
strangers-yours = Stai già aspettando a un tavolo.
strangers-quicker = Qualcuno è stato più veloce. Scegli un altro tavolo.
strangers-seat = In attesa che qualcuno si sieda
strangers-seat-hint = { $pace ->
    [days] Il tuo tavolo resta aperto per un giorno, anche se te ne vai.
   *[clock] Il tuo tavolo resta aperto finché sei qui, al massimo un quarto d’ora.
}
strangers-meanwhile = Intanto gioca una partita
strangers-withdraw = Smetti di aspettare
strangers-arrived = { $name } ora siede al tuo tavolo.
strangers-to-table = Al tavolo

# La stessa persona su altri dispositivi, ed essere dimenticati.

devices-title = Altri dispositivi
devices-link = Gioca su un altro dispositivo
devices-give = Continua su un altro dispositivo
devices-explained = Puoi giocare le tue partite a distanza su tutti i tuoi dispositivi. Prendi qui un codice e inseriscilo sull’altro.
devices-code = Mostra un codice
devices-qr = Il codice come codice QR
devices-give-hint = Inquadralo o scrivilo sull’altro dispositivo. Vale dieci minuti e per un solo dispositivo.
devices-asks = Un dispositivo di nome «{ $name }» ha usato il tuo codice. Il tuo mostra questo nome?
devices-yes = Sì, è il mio
devices-same = Fatto. Ora i due dispositivi mostrano le stesse partite.
devices-no-code = Questo codice non vale più. Prendine uno nuovo.
devices-take = Ho un codice
devices-typed = Codice dell’altro dispositivo
devices-join = Usa questo codice
devices-waits = Ora conferma sull’altro dispositivo. Mostra il nome «{ $name }»: è questo dispositivo.
devices-forget = Dimenticami
devices-forget-hint = Il server ti dimentica su tutti i tuoi dispositivi. Le partite in corso finiscono e in quelle degli altri diventi «qualcuno». Quello che è in questo browser resta. Non si può annullare.

# Com’è andata a tutti con le carte del giorno.

days-compare = Confrontati con gli altri
days-watch = Guarda la partita migliore
days-place = { $margin }: hai superato { $worse ->
    [one] { $worse } giocatore
   *[other] { $worse } giocatori
} su { $others }.
days-first = { $margin }: il primo risultato verificato qui. Torna più tardi.
days-waiting = La tua partita viene rigiocata per verificarla. Torna tra un attimo per vedere la tua posizione.
days-unverified = La tua partita è stata giocata contro un’altra versione del computer. È qui, ma nessuno ha potuto verificarla.
days-wrong = La tua partita non è stata confermata: il computer non risponde così. Non conta.
days-verified = Verificato vuol dire: ogni mossa è permessa e il computer ha risposto come sempre. Chi ha trovato le mosse, dopo quanti tentativi e con quale aiuto, non lo sa nessuno. Conta la tua prima partita del giorno contro ogni avversario. Barre chiare: altre versioni, non verificate.
days-bar = Da { $from } a { $to }: { $count }
days-silent = Il server non risponde. Riprova più tardi.
