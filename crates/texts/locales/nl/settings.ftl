settings-title = Instellingen
settings-language = Taal
settings-theme = Weergave
settings-theme-auto = Systeem
settings-theme-day = Dag
settings-theme-night = Nacht
settings-pace = Animaties
settings-pace-off = Uit
settings-pace-fast = Snel
settings-pace-normal = Normaal
settings-confirm = Zetten bevestigen
    .meaning = Elke geplaatste kaart wacht op je bevestiging; tot dan kun je hem nog verplaatsen en draaien.
settings-score = Score tonen
    .meaning = Zet dit uit als je tot het einde zelf wilt tellen.
settings-letters = Letters op symbolen
    .meaning = Elk symbool krijgt er een letter bij.
settings-sound = Geluid
    .meaning = Zachte geluiden: papier, hout en, als je wint, een banjo.

# Wat in de browser wordt bewaard.

keeping-title = Je spellen en records
keeping-hint = Ze staan in deze browser en nergens anders. Sla ze op als bestand om ze mee te nemen naar een andere browser.
keeping-save = Alles als bestand opslaan
keeping-load = Een bestand laden
keeping-loaded = { $taken ->
    [0] Er stond niets nieuws in.
    [one] 1 item is geladen.
   *[other] { $taken } items zijn geladen.
}{ $left ->
    [0] { "" }
   *[other] { " " }Voor nog { $left } had deze browser geen plaats.
}{ $unread ->
    [0] { "" }
    [one] { " " }1 item kon niet worden gelezen.
   *[other] { " " }{ $unread } items konden niet worden gelezen.
}
keeping-newer = Dit bestand komt uit een nieuwere versie van het spel. Laad deze pagina opnieuw en probeer het nog eens. Er is niets veranderd.
keeping-wrong = Dit bestand is niet door dit spel opgeslagen, of het is beschadigd. Er is niets veranderd.
keeping-not-saved = Deze browser kan geen bestand opslaan.
keeping-aside = Apart gelegd
keeping-aside-hint = Wat niet gelezen kon worden, of door een geladen bestand is vervangen. Er is niets verloren gegaan.
keeping-aside-save = Als bestand opslaan
keeping-aside-remove = Voorgoed verwijderen: { $name }

# Over het spel.

about-title = Over dit spel
about-whose = Van wie dit spel is
about-designers = Circle the Wagons is ontworpen door { $names }. Het solospel is van { $solo }.
about-publishers = Het wordt uitgegeven door { $names }.
about-unofficial = Dit is een onofficiële versie voor mensen die het spel hebben of willen leren. Deze versie is niet verbonden aan de ontwerpers of de uitgevers.
about-buy = Vind je het leuk, koop dan de kaarten: ze passen in een portemonnee, en zo verdienen de makers er ook iets aan.
about-this = Wat je hier ziet
about-own = De regels staan hier in onze eigen woorden en alle tekeningen zijn van ons. Er zit geen beeld of tekst van de uitgevers in.
about-typeface = Titels en cijfers zijn gezet in Zilla Slab, © 2017 The Mozilla Foundation, onder de SIL Open Font License.
about-private = Geen account, geen reclame, niemand kijkt mee: je spellen blijven in je browser.
about-offline = Alles is geladen. Vanaf nu werkt het ook offline.
about-licence = Het programma, de tekeningen en de teksten zijn vrij: onder de MIT- of de Apache 2.0-licentie, naar keuze. Geschreven in Rust, met Leptos voor de pagina en Fluent voor de teksten.
about-version = Versie { $version }
