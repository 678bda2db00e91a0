settings-title = Impostazioni
settings-language = Lingua
settings-theme = Luce
settings-theme-auto = Come il sistema
settings-theme-day = Giorno
settings-theme-night = Notte
settings-pace = Animazioni
settings-pace-off = No
settings-pace-fast = Veloci
settings-pace-normal = Normali
settings-confirm = Conferma le mosse
    .meaning = Ogni carta posata aspetta il tuo via libera; fino ad allora si può spostare e girare.
settings-score = Mostra i punti
    .meaning = Disattiva per contare da te fino alla fine.
settings-letters = Lettere sugli oggetti
    .meaning = Ogni oggetto porta anche la sua lettera.
settings-sound = Suoni
    .meaning = Discreti: carta, legno e un banjo quando vinci.

# Ciò che è conservato nel browser.

keeping-title = Le tue partite e i tuoi record
keeping-hint = Sono conservati in questo browser e da nessun’altra parte. Un file li porta in un altro.
keeping-save = Salva tutto in un file
keeping-load = Carica un file
keeping-loaded = { $taken ->
    [0] Non conteneva nulla di nuovo.
    [one] 1 elemento caricato.
   *[other] { $taken } elementi caricati.
}{ $left ->
    [0] { "" }
   *[other] { " " }In questo browser non c’era posto per altri { $left }.
}
keeping-wrong = Questo file non viene da questo gioco o è danneggiato. Nulla è stato cambiato.
keeping-not-saved = Questo browser non permette di salvare un file.
keeping-aside = Messo da parte
keeping-aside-hint = Ciò che non si è potuto leggere, o che un file caricato ha sostituito. Nulla è andato perso.
keeping-aside-save = Salva in un file
keeping-aside-remove = Elimina per sempre: { $name }

# Informazioni.

about-title = Informazioni
about-whose = Di chi è questo gioco
about-designers = Circle the Wagons è un gioco di { $names }. Il gioco in solitario è di { $solo }.
about-publishers = È pubblicato da { $names }.
about-unofficial = Questa è una versione non ufficiale, per chi possiede il gioco o vuole impararlo. Non è affiliata a nessuno di loro.
about-buy = Se ti piace, compra le carte: stanno in un portafoglio e ripagano le persone che hanno creato il gioco.
about-this = Che cosa vedi qui
about-own = Le regole sono dette con parole nostre e ogni disegno è nostro. Non c’è nessuna immagine e nessun testo degli editori.
about-private = Nessun account, nessuna pubblicità, nessuno che guarda: le tue partite restano nel tuo browser.
about-offline = È tutto caricato. D’ora in poi funziona anche senza rete.
about-licence = Il programma, i disegni e i testi sono liberi: licenza MIT o Apache 2.0, a scelta. È scritto in Rust, con Leptos per la pagina e Fluent per le parole.
about-version = Versione { $version }
