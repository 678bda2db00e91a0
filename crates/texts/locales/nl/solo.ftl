solo-title = Eenzame cowboy

# Het scherm.
solo-lead = Je bouwt tegen een rivaal die eenvoudige regels volgt: je weet altijd wat hij zoekt.
solo-variant = Hoe de rivaal speelt
solo-campaign = De campagne
solo-stars = { $stars } van { $most } sterren
solo-stars-rule = Een ster voor de winst, een tweede vanaf { $two } punten voorsprong, een derde vanaf { $three }.
solo-stage = Scenario { $number }
solo-locked = Win eerst ‘{ $scenario }’.
solo-play = Spelen
solo-play-scenario = ‘{ $scenario }’ spelen
solo-best = Beste: { $points } tegen { $rival }
solo-tally = { $played ->
    [one] 1 partij, { $won } gewonnen
   *[other] { $played } partijen, { $won } gewonnen
}
solo-not-played = Nog niet gespeeld
solo-rules-of-rival = Wat de rivaal doet
solo-round = Ronde { $number }
solo-rival-scores = Hij scoort

# Eigen scenario’s.
solo-own = Je eigen scenario’s
solo-own-lead = Een scenario is een kleine tekst (TOML): twee scorekaarten, wat de rivaal zoekt, wat hij scoort. Open een bestand of schrijf er hier een.
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
solo-own-unreadable = Een tekst die niet te lezen is
solo-own-taken = Op je lijst staat al een scenario ‘{ $id }’.
solo-own-built-in = De id ‘{ $id }’ hoort bij een scenario van de campagne. Kies een andere.
solo-not-kept = Deze browser laat niets bewaren.

# Wat er mis is met een scenariotekst.
flaw-line = Regel { $line }: { $flaw }
flaw-field = Regel { $line }, { $field }: { $flaw }
flaw-too-long = { $bytes } bytes zijn te veel voor een scenario.
flaw-syntax = dit is geen TOML: controleer de aanhalingstekens, haakjes en is-tekens.
flaw-missing = ontbreekt.
flaw-unknown = dit veld bestaat niet. Er zijn: { $fields }.
flaw-none-of = heeft een hiervan nodig: { $fields }.
flaw-not-with = past niet bij { $field }.
flaw-kind = moet { $expected } zijn, niet { $found }.
flaw-range = { $found } ligt niet tussen { $least } en { $most }.
flaw-length = { $found } in plaats van { $least } tot { $most }.
flaw-length-exact = { $found } in plaats van { $least }.
flaw-word = ‘{ $found }’ is hier niet bekend. Schrijf een hiervan: { $choices }.
flaw-not-card = ‘{ $found }’ is geen kaart. Schrijf de letter, A tot en met R, of de Engelse titel van de scorekant.
flaw-twice = { $card } wordt twee keer genoemd.
flaw-id = ‘{ $found }’ is geen id. Schrijf hoogstens 24 kleine letters en cijfers, woorden verbonden met _.
flaw-title = een titel heeft 1 tot 60 tekens op één regel.
flaw-not-rising = elke rij moet met een groter getal beginnen dan de vorige.
toml-string = een tekst tussen aanhalingstekens
toml-number = een geheel getal
toml-float = een kommagetal
toml-boolean = waar of onwaar
toml-date = een datum
toml-list = een lijst
toml-table = een tabel met velden

# Aan tafel.
solo-deck = { $count ->
    [one] De voorkeurenstapel: kaart { $card }, de laatste: { $territories }
   *[other] De voorkeurenstapel: boven kaart { $card }, { $count } kaarten: { $territories }
}
solo-round-of = Ronde { $number } van 2
solo-looks-for = Wat hij zoekt
solo-did = Wat hij deed
solo-watch = Nog eens bekijken
solo-watch-turn = Beurt { $number } nog eens bekijken
solo-town-card = Kaart { $card }: { $territories }
solo-you-take = Je neemt kaart { $card }.
solo-step-look = De rivaal bekijkt kaart { $card } …
solo-turns = De beurten van de rivaal
solo-turns-none = De rivaal is nog niet aan de beurt geweest.
solo-turn = Beurt { $number }
solo-from-you = Van jou
solo-taken = Genomen
solo-from-deck = Van de stapel
solo-to-you = Aan jou

# Na het spel.
solo-is-best = Je beste partij in dit scenario tot nu toe.
solo-opened = Het volgende scenario is open: ‘{ $scenario }’.
solo-all = Alle scenario’s
