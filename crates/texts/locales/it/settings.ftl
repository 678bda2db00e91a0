settings-title = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
settings-theme-auto = Come nel sistema
settings-theme-day = Giorno
settings-theme-night = Notte
settings-pace = Animazioni
settings-pace-off = Spente
settings-pace-fast = Veloci
settings-pace-normal = Normali
settings-confirm = Conferma i piazzamenti
    .meaning = Ogni carta posata aspetta il tuo via libera; fino ad allora puoi spostarla e ruotarla.
settings-score = Mostra i punti
    .meaning = Disattiva per tenere il conto da te fino alla fine.
settings-letters = Lettere sugli oggetti
    .meaning = Ogni oggetto porta anche la sua lettera.
settings-sound = Suoni
    .meaning = Discreti: carta, legno e un banjo quando vinci.

# Ciò che è conservato nel browser.

keeping-title = Le tue partite e i tuoi record
keeping-hint = Sono conservati in questo browser e da nessun’altra parte. Con un file puoi portarli in un altro browser.
keeping-save = Salva tutto in un file
keeping-load = Carica un file
keeping-loaded = { $taken ->
    [0] Non conteneva nulla di nuovo.
    [one] 1 elemento caricato.
   *[other] { $taken } elementi caricati.
}{ $left ->
    [0] { "" }
    [one] { " " }In questo browser non c’era posto per 1 altro.
   *[other] { " " }In questo browser non c’era posto per altri { $left }.
}{ $unread ->
    [0] { "" }
    [one] { " " }1 elemento non era leggibile.
   *[other] { " " }{ $unread } elementi non erano leggibili.
}
keeping-newer = Questo file viene da una versione più recente del gioco. Ricarica questa pagina e riprova. Non è cambiato nulla.
keeping-wrong = Questo file non viene da questo gioco, o è danneggiato. Non è cambiato nulla.
keeping-not-saved = Questo browser non permette di salvare file.
keeping-aside = Messo da parte
keeping-aside-hint = Ciò che non si è potuto leggere, o che un file caricato ha sostituito. Niente è andato perso.
keeping-aside-save = Salva in un file
keeping-aside-remove = Elimina per sempre: { $name }

# Informazioni.

about-title = Informazioni
about-whose = Gli autori del gioco
about-designers = Circle the Wagons è un gioco di { $names }. Il gioco in solitario è di { $solo }.
about-publishers = È pubblicato da { $names }.
about-unofficial = Questa è una versione non ufficiale, per chi possiede il gioco o vuole impararlo. Non è affiliata né agli autori né agli editori.
about-buy = Se ti piace, compra le carte: stanno in un portafoglio, e comprandole sostieni chi ha creato il gioco.
about-this = Che cosa vedi qui
about-own = Le regole sono spiegate con parole nostre e ogni disegno è nostro. Qui non c’è nessuna immagine e nessun testo degli editori.
about-typeface = Titoli e numeri sono composti in Zilla Slab, © 2017 The Mozilla Foundation, con licenza SIL Open Font.
about-private = Niente account, niente pubblicità, nessuno che ti spia: le tue partite restano nel tuo browser.
about-offline = È tutto caricato. D’ora in poi funziona anche offline.
about-licence = Il programma, i disegni e i testi sono liberi: licenza MIT o Apache 2.0, a scelta. È scritto in Rust, con Leptos per la pagina e Fluent per le parole.
about-version = Versione { $version }
