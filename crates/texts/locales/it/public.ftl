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
strangers-seat = Presto si siederà qualcuno
strangers-seat-hint = { $pace ->
    [days] Il tuo tavolo resta aperto per un giorno, anche se te ne vai.
   *[clock] Il tuo tavolo resta aperto finché sei qui, al massimo un quarto d’ora.
}
strangers-meanwhile = Gioca una partita veloce mentre aspetti
strangers-withdraw = Smetti di aspettare
strangers-arrived = { $name } ora siede al tuo tavolo.
strangers-to-table = Al tavolo
