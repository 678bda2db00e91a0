table-title = The table
table-not-kept = This browser cannot save the game.
table-not-loaded = The computer player could not be loaded. Trying again…
table-player = Player { $number }
table-home = Home
table-queue = { $person ->
    [you] Cards you still have to place
   *[other] { $name }: cards still to place
}
table-town = { $person ->
    [you] Your town
   *[other] { $name }’s town
}
table-rival-town = The rival’s town
table-sheet = Score sheet
table-goals = Scoring cards
table-total = Total
table-end-turn = End turn
table-place = Place
table-undo = Undo
table-turn = Rotate
table-over = The game is over.
table-circle-card = Card { $card }: { $territories }. Skips: { $skips }
table-thinking = { $name } is thinking
table-hint = Hint
table-hint-coming = Let me think…
table-go-on = Hurry up
table-take = Take
table-start-here = Start here
table-sheet-help = Point at a number to see where it comes from.
    .touch = Tap a number to see where it comes from.
table-score-hidden = The score is hidden until the end.
table-aim = { $way ->
    [turned] Cell { $cell }, upside down: { $points }
   *[upright] Cell { $cell }: { $points }
}
table-town-empty = Nothing here yet.
table-keys = Keyboard shortcuts
table-close = Close
table-enter = Enter
table-key-arrows = move around the circle, or between the places in your town
table-key-digits = point at the card that costs this many skips
table-key-turn = rotate the card (half a turn)
table-key-enter = take, place, end the turn
table-key-undo = undo
table-key-hint = a hint; again for more
table-key-score = read the score sheet aloud
table-key-asked = hear what to do now
table-key-goals = show the scoring cards, one by one
table-key-stage = show the circle, your town, the other town
table-key-help = this list
table-look = Show: { $thing }
table-watch-again = Watch the last turn again
table-key-watch = watch the last turn again
