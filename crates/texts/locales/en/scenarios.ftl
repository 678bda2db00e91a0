# The solo game: six scenarios, and the vocabulary that describes any other.

scenario-long-drive = Long Drive
    .flavour = A thousand miles of dust to the railhead, and somebody else is driving your herd.
scenario-gold-fever = Gold Fever
    .flavour = Everybody has heard of the vein in the mountains. One of you will get there first.
scenario-stockade = Stockade
    .flavour = A wall without a guard is firewood. Your rival knows it, and is hiring.
scenario-whiskey-road = Whiskey Road
    .flavour = The barrels roll at night. Whoever holds the road collects the toll.
scenario-last-train-west = Last Train West
    .flavour = One more wagon, and one more after that: the longer the train, the prouder its driver.
scenario-empty-country = Empty Country
    .flavour = Land as far as the eye can see, all of one kind, and nobody on it. Just the way your rival likes it.

# What a goal of the hunt is after; completes "looks for …" and "to take …".
quarry-icon = a card with at least { $count } { $icons }
quarry-terrain = a card with at least { $count } { $territories }
quarry-icon-on-terrain = a card with at least 1 { $pair }
quarry-shared-terrain = a card that shares a terrain with its last card
quarry-shared-icon = a card that shares an icon with its last card
quarry-shared-territory = a card that shows the same icon on the same terrain as its last card
quarry-most-frequent-terrain = a card with the terrain it has the most of
quarry-match = a card that shows the same icon on the same terrain as card { $top } on top of the deck
quarry-match-terrain = a card that shares a terrain with card { $top } on top of the deck
quarry-match-icon = a card that shares an icon with card { $top } on top of the deck
quarry-top = a card that shows the same icon on the same terrain as the top card of the deck
quarry-top-terrain = a card that shares a terrain with the top card of the deck
quarry-top-icon = a card that shares an icon with the top card of the deck

hunt-top = Then it gets that top card too.
hunt-no-match = Otherwise it takes the next card, and the deck stays as it is.
hunt-goal = { $skip ->
    [0] It takes the next card if it is { $quarry }.
    [one] It skips up to 1 card to take { $quarry }.
   *[other] It skips up to { $skip } cards to take { $quarry }.
}
hunt-then = { $skip ->
    [0] Otherwise it takes the next card if it is { $quarry }.
    [one] Otherwise it skips up to 1 card to take { $quarry }.
   *[other] Otherwise it skips up to { $skip } cards to take { $quarry }.
}
hunt-first = Otherwise it takes the next card.
hunt-always = It always takes the next card.

# What is counted; completes "2 points per …" with $count 1 and "more … than you" with 2.
count-set = { $count ->
    [one] set ({ $icons })
   *[other] sets ({ $icons })
}
count-cards = { $count ->
    [one] card with { $terrains } terrains
   *[other] cards with { $terrains } terrains
}

term-each = { $points ->
    [one] { $points } point per { $what }.
   *[other] { $points } points per { $what }.
}
term-table = For its { $what } it scores { $rows }.
term-row = { $points ->
    [one] { $points } point
   *[other] { $points } points
} with { $from } or more
term-more-than-player = { $points ->
    [one] { $points } point if it has more { $what } than you.
   *[other] { $points } points if it has more { $what } than you.
}
term-fewer-than-player = { $points ->
    [one] { $points } point if you have more { $what }.
   *[other] { $points } points if you have more { $what }.
}
term-most-frequent-terrains = 1 point per territory of its three most frequent terrains.
term-these-terrains = 1 point per territory of its three most frequent terrains: { $terrains }.

# Why a line of the rival’s sheet pays what it pays.
rival-evidence = { $found }{ $count ->
    [0] { "" }
    [one] , on card { $cards }
   *[other] , on cards { $cards }
}
rival-evidence-cards = { $found }: { $cards }
rival-evidence-against = { $count } to your { $other }
rival-evidence-none = Nothing yet

variant-classic = Classic
    .rule = When its hunt fails, the rival looks for a card with an icon of its last card. It scores its three most frequent terrains.
variant-newcomer = Newcomer
    .rule = No second search when the hunt fails. A card with 2, 3 or 4 terrains scores 2, 2 or 1 for the rival.
variant-local = Local
    .rule = No second search when the hunt fails. A card with 2, 3 or 4 terrains scores 3, 2 or 1 for the rival.
variant-legend = Legend
    .rule = No second search when the hunt fails. A card with 2, 3 or 4 terrains scores 3, 2 or 2 for the rival.
