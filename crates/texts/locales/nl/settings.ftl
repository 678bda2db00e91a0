settings-title = Instellingen
settings-language = Taal
settings-theme = Licht
settings-theme-auto = Zoals het systeem
settings-theme-day = Dag
settings-theme-night = Nacht
settings-pace = Beweging
settings-pace-off = Uit
settings-pace-fast = Snel
settings-pace-normal = Normaal
settings-confirm = Beurten bevestigen
    .meaning = Elke gelegde kaart wacht op jouw woord en kan tot dan worden verplaatst en gedraaid.
settings-score = Score tonen
    .meaning = Zet het uit om tot het einde zelf te tellen.
settings-letters = Letters op symbolen
    .meaning = Elk symbool krijgt ook zijn letter.
settings-sound = Geluid
    .meaning = Zacht: papier, hout en een banjo als je wint.

# Wat in de browser wordt bewaard.

keeping-title = Je spellen en records
keeping-hint = Ze staan in deze browser en nergens anders. Met een bestand neem je ze mee naar een andere.
keeping-save = Alles als bestand opslaan
keeping-load = Een bestand laden
keeping-loaded = { $taken ->
    [0] Er stond niets nieuws in.
    [one] 1 ding is geladen.
   *[other] { $taken } dingen zijn geladen.
}{ $left ->
    [0] { "" }
   *[other] { " " }Voor nog { $left } had deze browser geen plaats.
}
keeping-wrong = Dit bestand is niet door dit spel opgeslagen, of het is beschadigd. Er is niets veranderd.
keeping-not-saved = Deze browser laat geen bestand opslaan.
keeping-aside = Apart gelegd
keeping-aside-hint = Wat niet gelezen kon worden of door een geladen bestand is vervangen. Er is niets van verloren.
keeping-aside-save = Als bestand opslaan
keeping-aside-remove = Voorgoed verwijderen: { $name }

# Over het spel.

about-title = Over dit spel
about-whose = Van wie dit spel is
about-designers = Circle the Wagons is ontworpen door { $names }. Het solospel is van { $solo }.
about-publishers = Het wordt uitgegeven door { $names }.
about-unofficial = Dit is een onofficiële versie voor mensen die het spel hebben of willen leren. Ze is niet verbonden aan een van hen.
about-buy = Vind je het leuk, koop dan de kaarten: ze passen in een portemonnee en betalen de mensen die het spel hebben gemaakt.
about-this = Wat je hier ziet
about-own = De regels staan hier in onze eigen woorden en elke tekening is van onszelf. Er zit geen beeld of tekst van de uitgevers in.
about-private = Geen account, geen reclame, niemand kijkt mee: je spellen blijven in je browser.
about-offline = Alles is geladen. Vanaf nu werkt het ook zonder netwerk.
about-licence = Programma, tekeningen en teksten zijn vrij: naar keuze onder de MIT- of de Apache 2.0-licentie. Geschreven in Rust, met Leptos voor de pagina en Fluent voor de woorden.
about-version = Versie { $version }
