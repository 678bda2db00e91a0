# Het solospel: zes scenario’s en de woorden die elk ander scenario beschrijven.

scenario-long-drive = De lange trek
    .flavour = Duizend mijl stof tot aan het spoor, en iemand anders drijft jouw kudde.
scenario-gold-fever = Goudkoorts
    .flavour = Iedereen heeft gehoord van de ader in de bergen. Een van jullie is er het eerst.
scenario-stockade = Palissade
    .flavour = Een muur zonder wachters is brandhout. Je rivaal weet dat en neemt mensen aan.
scenario-whiskey-road = De whiskyweg
    .flavour = ’s Nachts rollen de vaten. Wie de weg in handen heeft, int de tol.
scenario-last-train-west = Laatste karavaan naar het westen
    .flavour = Nog één huifkar, en daarna nog één: hoe langer de stoet, hoe trotser de voerman.
scenario-empty-country = Leeg land
    .flavour = Land zover het oog reikt, allemaal hetzelfde en geen mens te zien. Precies zoals je rivaal het graag heeft.

# Waar een doel van de jacht op uit is; vult ‘hij zocht …’ en ‘om … te nemen’ aan.
quarry-icon = een kaart met minstens { $count } { $icons }
quarry-terrain = een kaart met minstens { $count } { $territories }
quarry-icon-on-terrain = een kaart met minstens 1 { $pair }
quarry-shared-terrain = een kaart met een landschapssoort van zijn laatste kaart
quarry-shared-icon = een kaart met een symbool van zijn laatste kaart
quarry-shared-territory = een kaart met hetzelfde symbool op dezelfde landschapssoort als zijn laatste kaart
quarry-most-frequent-terrain = een kaart met de landschapssoort waarvan hij de meeste gebieden heeft
quarry-match = een kaart met hetzelfde symbool op dezelfde landschapssoort als kaart { $top } boven op de voorkeurenstapel
quarry-match-terrain = een kaart met een landschapssoort van kaart { $top } boven op de voorkeurenstapel
quarry-match-icon = een kaart met een symbool van kaart { $top } boven op de voorkeurenstapel
quarry-top = een kaart met hetzelfde symbool op dezelfde landschapssoort als de bovenste kaart van de voorkeurenstapel
quarry-top-terrain = een kaart met een landschapssoort van de bovenste kaart van de voorkeurenstapel
quarry-top-icon = een kaart met een symbool van de bovenste kaart van de voorkeurenstapel

hunt-top = Dan krijgt hij die bovenste kaart ook.
hunt-no-match = Anders neemt hij de volgende kaart en blijft de voorkeurenstapel zoals hij is.
hunt-goal = { $skip ->
    [0] Hij neemt de volgende kaart als dat { $quarry } is.
    [one] Hij slaat hoogstens 1 kaart over voor { $quarry }.
   *[other] Hij slaat hoogstens { $skip } kaarten over voor { $quarry }.
}
hunt-then = { $skip ->
    [0] Anders neemt hij de volgende kaart als dat { $quarry } is.
    [one] Anders slaat hij hoogstens 1 kaart over voor { $quarry }.
   *[other] Anders slaat hij hoogstens { $skip } kaarten over voor { $quarry }.
}
hunt-first = Anders neemt hij de volgende kaart.
hunt-always = Hij neemt altijd de volgende kaart.

# Wat er wordt geteld; vult ‘2 punten per …’ aan met $count 1 en ‘meer … dan jij’ met 2.
count-set = { $count ->
    [one] set ({ $icons })
   *[other] sets ({ $icons })
}
count-cards = { $count ->
    [one] kaart met { $terrains } landschapssoorten
   *[other] kaarten met { $terrains } landschapssoorten
}

term-each = { $points ->
    [one] { $points } punt per { $what }.
   *[other] { $points } punten per { $what }.
}
term-table = Voor zijn { $what } krijgt hij { $rows }.
term-row = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} bij { $from } of meer
term-more-than-player = { $points ->
    [one] { $points } punt als hij meer { $what } heeft dan jij.
   *[other] { $points } punten als hij meer { $what } heeft dan jij.
}
term-fewer-than-player = { $points ->
    [one] { $points } punt als jij meer { $what } hebt dan hij.
   *[other] { $points } punten als jij meer { $what } hebt dan hij.
}
term-most-frequent-terrains = 1 punt per gebied van zijn drie meest voorkomende landschapssoorten.
term-these-terrains = 1 punt per gebied van zijn drie meest voorkomende landschapssoorten: { $terrains }.

# Waarom een regel van de rivaal zoveel oplevert.
rival-evidence = { $found }{ $count ->
    [0] { "" }
    [one] , op kaart { $cards }
   *[other] , op de kaarten { $cards }
}
rival-evidence-cards = { $found }: { $cards }
rival-evidence-against = { $count } tegen jouw { $other }
rival-evidence-none = Nog niets

variant-classic = Klassiek
    .rule = Mislukt zijn jacht, dan zoekt de rivaal een kaart met een symbool van zijn laatste kaart. Zijn drie meest voorkomende landschapssoorten leveren hem punten op.
variant-newcomer = Nieuwkomer
    .rule = Mislukt de jacht, dan zoekt de rivaal niet verder. Een kaart met 2, 3 of 4 landschapssoorten levert hem 2, 2 of 1 punt op.
variant-local = Inwoner
    .rule = Mislukt de jacht, dan zoekt de rivaal niet verder. Een kaart met 2, 3 of 4 landschapssoorten levert hem 3, 2 of 1 punt op.
variant-legend = Legende
    .rule = Mislukt de jacht, dan zoekt de rivaal niet verder. Een kaart met 2, 3 of 4 landschapssoorten levert hem 3, 2 of 2 punten op.
