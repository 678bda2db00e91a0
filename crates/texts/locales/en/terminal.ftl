# What only the terminal says: the first screen, the keys, and what is typed and told in plain lines.

# The first screen.
terminal-game = Game
terminal-new-game = New game
terminal-first-name = First player
terminal-second-name = Second player
terminal-deal = Deal
terminal-deal-empty = shuffled; or a number, a deal, a record
terminal-deal-hint = ← → today’s deal, the same for everybody
terminal-daily-hint = ← → a different deal
terminal-form-keys = ↑↓ line   ←→ choose   Enter begin   Esc quit

# Leaving and coming back.
terminal-nothing-to-continue = There is no game to continue.
terminal-not-kept = This game is not being saved: { $reason }
terminal-go-on = To continue: { $command }
terminal-the-game = The game: { $record }
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
terminal-evidence = * counts · + is why it counts · { "-" } costs points
terminal-more-lines = { $count ->
    [one] and 1 more: S, then ↓
   *[other] and { $count } more: S, then ↓
}
terminal-covers = Covers { $territories }.
terminal-no-change = no change
terminal-laid = Enter ends your turn. You can still move or rotate the card, or take it back with U.
terminal-nothing-to-undo = There is nothing to undo.
terminal-finish-first = Finish this game first, or leave it with Q: it is saved.
terminal-confirm-on = From now on the last card of a turn waits for a second Enter.
terminal-confirm-off = From now on your turn ends as soon as the last card is placed.
terminal-only-two-judged = Only games for two are judged.
terminal-analyse-first = Have the game judged first, with A.
terminal-judged-so-far = Judged so far: { $percent }%.
terminal-margin = Margin ({ $name }): { $graph }

# The keys, as the list of keys explains them.
terminal-key-arrows = choose a card, move the card, choose a line
terminal-key-digits = choose the card that skips that many
terminal-key-turn = rotate the card
terminal-key-enter = take, place, end the turn; hurry the computer
terminal-key-undo = undo
terminal-key-hint = a hint
terminal-key-score = score sheet: what makes the points
terminal-key-log = step back through the game
terminal-key-zoom = one town, the other, both
terminal-key-confirm = end turns with a second Enter, or without
terminal-key-back = back to the game
terminal-key-analyse = after the game: judge the moves
terminal-key-turning = after that: the next turning point
terminal-key-rematch = after the game: same deal again
terminal-key-new-deal = after the game: new deal, next scenario
terminal-key-help = this list
terminal-key-quit = leave; the game is saved
terminal-signs = > card to place   { "\u0027" } placed last   any key: back

# The keys that mean something now, in the last line of the screen: at most 78 characters.
terminal-keys-help = any key: back
terminal-keys-sheet = ↑↓ line  Esc back  ? keys  Q quit
terminal-keys-past = ←→ step  Home first  End last  Esc back  ? keys  Q quit
terminal-keys-review = ←→ step  T turning point  Home first  End last  Esc back  Q quit
terminal-keys-over = A judge  M same deal  N new deal  ←→ replay  S score  ? keys  Q quit
terminal-keys-computer = Enter hurry  U undo  S score  L log  ? keys  Q quit
terminal-keys-laid = Enter end turn  ←↑↓→ move  R rotate  U undo  ? keys  Q quit
terminal-keys-place = ←↑↓→ move  R rotate  Enter place  U undo  H hint  S score  ? keys  Q quit
terminal-keys-card = ←→ card  Enter take  U undo  H hint  S score  L log  ? keys  Q quit

# Plain lines: the words that can be typed. One word each, in small letters.
terminal-word-show = show
    .meaning = both towns, the circle and the scoring cards
terminal-word-score = score
    .meaning = the score sheet, with the reason for every line
terminal-word-moves = moves
    .meaning = every move that is possible now
terminal-word-try = try
    .meaning = what a move would change, as in try P0,0
terminal-word-hint = hint
    .meaning = a move the computer would make
terminal-word-analyse = analyse
    .meaning = what every decision so far was worth
terminal-word-rival = rival
    .meaning = alone: every turn of the rival, and why
terminal-word-undo = undo
    .meaning = take back the last move of your turn
terminal-word-record = record
    .meaning = the game so far, in one line
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
terminal-error-first-card = The first card of a town goes to 0,0.
terminal-error-detached = There the card would touch nothing. The nearest cell is { $nearest }.
terminal-error-not-text = That line cannot be read.
terminal-error-no-rival = There is no rival in a game for two.
terminal-error-try = Which move? As in try P0,0.
