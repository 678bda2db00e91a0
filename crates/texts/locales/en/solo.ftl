solo-title = Lone Cowboy

# The screen.
solo-lead = You build a town against a rival that follows simple rules: you always know what it is looking for.
solo-variant = How the rival plays
solo-campaign = The campaign
solo-stars = { $stars } of { $most } stars
solo-stars-rule = One star for a win, two for winning by { $two } or more, three for { $three } or more.
solo-any-order = Play them in order, or pick any one you like.
solo-stage = Scenario { $number }
solo-play = Play
solo-play-scenario = Play “{ $scenario }”
solo-best = Best: { $points } to { $rival }
solo-tally = { $played ->
    [one] 1 game, { $won } won
   *[other] { $played } games, { $won } won
}
solo-not-played = Not played yet
solo-rules-of-rival = What the rival does
solo-round = Round { $number }
solo-rival-scores = What it scores

# The player’s own scenarios.
solo-own = Your own scenarios
solo-own-lead = A scenario is a short text (TOML): two scoring cards, what the rival looks for, what it scores. Open a file, or write one here.
solo-own-file = Open a file
solo-own-text = Scenario text
solo-own-example = Start with an example
solo-own-add = Check and add
solo-own-replace = Replace it
solo-own-added = “{ $scenario }” is on your list.
solo-own-save = Save to a file
solo-own-edit = Edit
solo-own-remove = Remove
solo-own-remove-sure = Really remove it?
solo-own-removed = “{ $scenario }” is no longer on your list. Its text is below.
solo-own-unreadable = This text cannot be read
solo-own-taken = There is already a scenario “{ $id }” on your list.
solo-own-built-in = The ID “{ $id }” belongs to a scenario of the campaign. Choose another.
solo-not-kept = This browser cannot save anything.

# What is wrong with a scenario’s text.
flaw-line = Line { $line }: { $flaw }
flaw-field = Line { $line }, { $field }: { $flaw }
flaw-too-long = { $bytes } bytes is too long for a scenario.
flaw-syntax = this is not TOML: check the quotes, brackets and equals signs.
flaw-missing = is missing.
flaw-unknown = there is no such field. These exist: { $fields }.
flaw-none-of = needs one of these: { $fields }.
flaw-not-with = cannot be combined with { $field }.
flaw-kind = should be { $expected }, not { $found }.
flaw-range = { $found } is not between { $least } and { $most }.
flaw-length = { $found } entries instead of { $least } to { $most }.
flaw-length-exact = { $found } entries instead of { $least }.
flaw-word = “{ $found }” is not recognized here. Write one of these: { $choices }.
flaw-not-card = “{ $found }” is not a card. Write its letter, A to R, or the English title of its scoring side.
flaw-no-card = none of the sixteen cards is like that.
flaw-twice = { $card } is named twice.
flaw-id = “{ $found }” is not an ID. Write at most 24 lowercase letters and digits, with _ between words.
flaw-title = a title has 1 to 60 characters on one line.
flaw-not-rising = each row must start with a larger number than the row before.
toml-string = text in quotes
toml-number = a whole number
toml-float = a number with decimals
toml-boolean = true or false
toml-date = a date
toml-list = a list
toml-table = a table of fields
toml-off-or-table = “off” or a table of fields

# At the table.
solo-deck = { $count ->
    [one] The deck: card { $card }, the last one ({ $territories })
   *[other] The deck: card { $card } on top ({ $territories }), { $count } cards in all
}
solo-round-of = Round { $number } of 2
solo-looks-for = What it looks for
solo-did = What it did
solo-watch = Watch again
solo-watch-turn = Watch turn { $number } again
solo-town-card = Card { $card }: { $territories }
solo-you-take = You take card { $card }.
solo-step-look = The rival looks at card { $card }…
solo-turns = The rival’s turns
solo-turns-none = The rival has not moved yet.
solo-turn = Turn { $number }
solo-from-you = From you
solo-taken = Taken
solo-from-deck = From the deck
solo-to-you = To you

# After the game.
solo-is-best = Your best game of this scenario so far!
solo-next = Next in the campaign: “{ $scenario }”.
solo-all = All scenarios
