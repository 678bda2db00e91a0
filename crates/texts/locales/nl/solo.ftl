solo-title = Eenzame cowboy

# Het scherm.
solo-lead = Je bouwt een stad tegen een rivaal die eenvoudige regels volgt: je weet altijd wat hij zoekt.
solo-variant = Hoe de rivaal speelt
solo-campaign = De campagne
solo-stars = { $stars } van de { $most } sterren
solo-stars-rule = Eén ster als je wint, twee bij minstens { $two } punten verschil, drie bij minstens { $three }.
solo-any-order = Speel ze op volgorde, of kies er zelf een uit.
solo-stage = Scenario { $number }
solo-play = Spelen
solo-play-scenario = ‘{ $scenario }’ spelen
solo-best = Beste uitslag: { $points } tegen { $rival }
solo-tally = { $played ->
    [one] 1 keer gespeeld, { $won } keer gewonnen
   *[other] { $played } keer gespeeld, { $won } keer gewonnen
}
solo-not-played = Nog niet gespeeld
solo-rules-of-rival = Wat de rivaal doet
solo-round = Ronde { $number }
solo-rival-scores = Wat hem punten oplevert

# Eigen scenario’s.
solo-own = Je eigen scenario’s
solo-own-lead = Een scenario is een korte tekst (TOML): twee scorekaarten, wat de rivaal zoekt en wat hem punten oplevert. Open een bestand of schrijf er hier zelf een.
solo-own-file = Bestand openen
solo-own-text = De tekst van een scenario
solo-own-example = Met een voorbeeld beginnen
solo-own-add = Controleren en toevoegen
solo-own-replace = Vervangen
solo-own-added = ‘{ $scenario }’ staat op je lijst.
solo-own-save = Opslaan als bestand
solo-own-edit = Bewerken
solo-own-remove = Verwijderen
solo-own-remove-sure = Echt verwijderen?
solo-own-removed = ‘{ $scenario }’ staat niet meer op je lijst. De tekst staat hieronder.
solo-own-unreadable = Deze tekst is niet te lezen
solo-own-taken = Op je lijst staat al een scenario ‘{ $id }’.
solo-own-built-in = De id ‘{ $id }’ hoort bij een scenario van de campagne. Kies een andere.
solo-not-kept = Deze browser kan niets bewaren.

# Wat er mis is met een scenariotekst.
flaw-line = Regel { $line }: { $flaw }
flaw-field = Regel { $line }, { $field }: { $flaw }
flaw-too-long = { $bytes } bytes is te lang voor een scenario.
flaw-syntax = dit is geen TOML: controleer de aanhalingstekens, haakjes en isgelijktekens.
flaw-missing = ontbreekt.
flaw-unknown = dit veld bestaat niet. Wel bestaan: { $fields }.
flaw-none-of = heeft een van deze nodig: { $fields }.
flaw-not-with = gaat niet samen met { $field }.
flaw-kind = moet { $expected } zijn, niet { $found }.
flaw-range = { $found } ligt niet tussen { $least } en { $most }.
flaw-length = aantal: { $found } in plaats van { $least } t/m { $most }.
flaw-length-exact = aantal: { $found } in plaats van { $least }.
flaw-word = ‘{ $found }’ is hier niet bekend. Kies een van deze: { $choices }.
flaw-not-card = ‘{ $found }’ is geen kaart. Schrijf de letter, A t/m R, of de Engelse titel van de scorezijde.
flaw-no-card = geen van de zestien kaarten voldoet hieraan.
flaw-twice = { $card } wordt twee keer genoemd.
flaw-id = ‘{ $found }’ is geen id. Schrijf hoogstens 24 kleine letters en cijfers, met _ tussen woorden.
flaw-title = een titel heeft 1 t/m 60 tekens op één regel.
flaw-not-rising = elke rij moet met een groter getal beginnen dan de vorige.
toml-string = een tekst tussen aanhalingstekens
toml-number = een geheel getal
toml-float = een kommagetal
toml-boolean = true of false
toml-date = een datum
toml-list = een lijst
toml-table = een tabel met velden
toml-off-or-table = ‘off’ of een tabel met velden

# Aan tafel.
solo-deck = { $count ->
    [one] De voorkeurenstapel: alleen nog kaart { $card } ({ $territories })
   *[other] De voorkeurenstapel: bovenop kaart { $card } ({ $territories }), { $count } kaarten in totaal
}
solo-round-of = Ronde { $number } van 2
solo-looks-for = Wat hij zoekt
solo-did = Wat hij deed
solo-watch = Nog eens bekijken
solo-watch-turn = Beurt { $number } nog eens bekijken
solo-town-card = Kaart { $card }: { $territories }
solo-you-take = Je neemt kaart { $card }.
solo-step-look = De rivaal bekijkt kaart { $card }…
solo-turns = De beurten van de rivaal
solo-turns-none = De rivaal is nog niet aan de beurt geweest.
solo-turn = Beurt { $number }
solo-from-you = Van jou
solo-taken = Genomen
solo-from-deck = Van de stapel
solo-to-you = Aan jou

# Na het spel.
solo-is-best = Je beste spel in dit scenario tot nu toe!
solo-next = Volgende in de campagne: ‘{ $scenario }’.
solo-all = Alle scenario’s
