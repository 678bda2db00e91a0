# What only the terminal says: the first screen, the keys, and what is typed and told in plain lines.

# The first screen.
terminal-game = Game
terminal-new-game = New game
terminal-first-name = First player
terminal-second-name = Second player
terminal-deal = Deal
terminal-deal-empty = shuffled (or type a number, deal or record)
terminal-deal-hint = ← → play today’s deal, the same for everybody
terminal-daily-hint = ← → play a different deal
terminal-deal-wrong = This is neither a number nor a deal nor a record. A deal is three letters, a slash, and the other fifteen letters from A to R; a record adds the moves.
terminal-day = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $day }
terminal-form-keys = ↑↓ line   ←→ choose   Enter start   Esc quit

# Leaving and coming back.
terminal-nothing-to-continue = There is no game to continue.
terminal-not-kept = This game is not being saved: { $reason }
terminal-go-on = To continue: { $command }
terminal-the-game = Record: { $record }
terminal-too-small = The table needs { $columns } columns and { $rows } rows; this window has { $width } and { $height }. Make it larger, press Q to leave, or play in lines with --plain.

# At the table.
terminal-in-circle = { $count ->
    [one] 1 card in the circle
   *[other] { $count } cards in the circle
}
terminal-circle-empty = The circle is empty.
terminal-top = { $card } top
terminal-free = free: { $cards }
terminal-zoom = Z zooms
terminal-why = Why?
terminal-evidence = * counts, + why it counts, − costs points
terminal-more-lines = { $count ->
    [one] and 1 more: S, then ↓
   *[other] and { $count } more: S, then ↓
}
terminal-covers = Covers { $territories }.
terminal-no-change = Your points stay the same.
terminal-laid = Press Enter again to place the card there.
terminal-laid-last = Press Enter to end your turn.
terminal-hint-more = Press { $key } again for more.
terminal-nothing-to-undo = There is nothing to undo.
terminal-finish-first = Finish this game first, or leave it with Q: it is saved.
terminal-confirm-on = From now on every card you place waits for a second Enter.
terminal-confirm-off = From now on one Enter is enough to place a card.
terminal-only-two-judged = Only two-player games can be analyzed.
terminal-analyse-first = Analyze the game first, with A.
terminal-judged-so-far = Analyzed so far: { $percent }%.
terminal-margin = { $person ->
    [you] Your margin: { $graph } (from { $low } to { $high })
   *[other] { $name }’s margin: { $graph } (from { $low } to { $high })
}
terminal-percent = { $share }%
terminal-point-start = move { $number }, { $person ->
    [you] you start at { $card }
   *[other] { $name } starts at { $card }
}
terminal-point-draft = move { $number }, { $person ->
    [you] you take { $card }
   *[other] { $name } takes { $card }
}
terminal-point-place = move { $number }, { $person ->
    [you] you place { $card }
   *[other] { $name } places { $card }
}
terminal-escape = Esc

# The keys, as the list of keys explains them.
terminal-key-arrows = choose a card or a line; move a card to the next place it fits
terminal-key-digits = choose the card that costs this many skips
terminal-key-enter = take, place, end the turn; don’t wait for the computer
terminal-key-score = score sheet: where the points come from
terminal-key-log = step back through the game
terminal-key-zoom = enlarge one town, then the other
terminal-key-confirm = place cards with two Enters or with one
terminal-key-back = back to the game
terminal-key-analyse = after the game: analyze the moves
terminal-key-turning = after that: the next turning point
terminal-key-rematch = after the game: same deal again
terminal-key-new-deal = after the game: new deal, next scenario
terminal-key-help = this help; again for the next page: signs, rules
terminal-key-quit = leave; the game is saved
terminal-signs = Signs and letters
terminal-sign-aim = whose turn it is; the card you point at; the card you’re placing
terminal-sign-fresh = placed in the latest turn
terminal-sign-covered = below the letters of a card about to be placed: what it covers
terminal-sign-spot = a card can go here
terminal-sign-price = beside a card: how many cards you skip to take it
terminal-sign-skipped = these cards would go to the player on that side
terminal-sign-side = in the list of moves: played on the left, on the right
terminal-sign-axes = The numbers along a town are its columns and rows. The place of a card, as in (1, −3), is that of its lower left territory.

# What a key does now, in the last line of the screen: the shorter, the more keys have room.
terminal-do-line = line
terminal-do-step = move
terminal-do-turning = turning point
terminal-do-first = start
terminal-do-last = end
terminal-do-analyse = analyze
terminal-do-rematch = same deal
terminal-do-new-deal = new deal
terminal-do-replay = replay
terminal-do-not-wait = don’t wait
terminal-do-move = move
terminal-do-turn = rotate
terminal-do-place = place
terminal-do-confirm = confirm
terminal-do-card = card
terminal-do-start = start here
terminal-do-take = take
terminal-do-undo = undo
terminal-do-hint = hint
terminal-do-score = score
terminal-do-zoom = enlarge
terminal-do-log = log
terminal-do-back = back
terminal-do-help = help
terminal-do-quit = quit
terminal-do-next-page = next page
terminal-do-previous-page = previous page
terminal-home = Home
terminal-end = End
terminal-other-key = any other key:

# Plain lines: the words that can be typed. One word each, in lowercase.
terminal-word-show = show
    .meaning = both towns, the circle and the scoring cards
terminal-word-score = score
    .meaning = the score sheet, with the reason for every line
terminal-word-moves = moves
    .meaning = every move you can make now
terminal-word-try = try
    .meaning = what a move would change, as in try P0,0
terminal-word-hint = hint
    .meaning = a move the computer would make
terminal-word-analyse = analyze
    .meaning = what every decision so far was worth
terminal-word-rival = rival
    .meaning = solo: every turn of the rival, and why
terminal-word-undo = undo
    .meaning = take back the last move of your turn
terminal-word-record = record
    .meaning = the game so far, in one line
terminal-word-rules = rules
    .meaning = the rules in brief
terminal-word-help = help
    .meaning = this list
terminal-word-quit = quit
    .meaning = leave; the game is saved

terminal-type-help = Type { $word } for a list of everything you can type.
terminal-help-moves = Moves, as in a record:
terminal-help-start = choose the start card
terminal-help-draft = take a card; the cards before it go to the other player
terminal-help-place = place a card by its lower left cell, { "\u0027" } for upside down
terminal-help-commands = Words:
terminal-letters = Each territory is two letters, terrain and icon:
terminal-scoring-cards = Scoring cards:
terminal-circle = The circle, clockwise:
terminal-taken-back = Taken back: { $mv }.
terminal-type-start = Choose the start card now, as in *B.
terminal-type-draft = Take a card now: type its letter.
terminal-type-place = Place card { $card } now, as in { $upright } or { $turned }.
terminal-error = error: { $reason }
terminal-error-word = “{ $word }” is neither a word I know nor a move.
terminal-error-number = A cell is two whole numbers, x and y, as in 2,-1.
terminal-error-far = No town reaches that far.
terminal-error-not-in-circle = Card { $card } is not in the circle.
terminal-error-first-card = The first card of a town goes at 0,0.
terminal-error-detached = The card would touch nothing there. The nearest cell that works is { $nearest }.
terminal-error-not-text = That line cannot be read.
terminal-error-no-rival = There is no rival in a two-player game.
terminal-error-try = Which move? For example: try P0,0.
