# After the game: the count, the result, looking back.

review-title = After the game

ending-counting = Final scoring
ending-skip = Skip
ending-show = Result
ending-count-again = Watch the scoring
ending-again = New deal
ending-same-deal = Same deal again
ending-other-side = Same deal, swap seats
ending-close = Back to the table

# The result of a finished game, and what to do next.

ending-look-back = Review
ending-share = Share

# The review: walking through the game, the computer’s judgment, trying things out.

review-no-game = There is no game here
review-scenario-wrong = The scenario that came with this game cannot be read.
review-panel = Analysis
review-move = Move
review-number = Number
review-move-of = Move { $number } of { $count }.
review-beginning = Before the first move.
review-first = To the beginning
review-back = One move back
review-forward = One move forward
review-last = To the end
review-better = What was better?
review-played = What was played
review-explore = Explore from here
review-turning = Turning points
review-no-turning = No turning points: neither side made a mistake that mattered.
review-analyse = Analyze the moves
review-analysing = The computer is judging every decision, starting with the last one.
review-stop = Stop
review-moments = Deciding moments
review-accuracy = Accuracy
review-accuracy-of = { $all } (drafts { $drafts }, placements { $placements })
review-drafts = Drafts
review-placements = Placements
review-at-start = Estimate for two equally good players: the order of play alone put { $person ->
    [you] you
   *[other] { $name }
} about { $margin ->
    [one] 1 point
   *[other] { $margin } points
} ahead.
review-at-start-even = Estimate for two equally good players: the order of play favored nobody.
review-line = The better line
review-lost = Points lost
review-expectation = Expected
review-counted = Score
review-costs = { $class }, costs { $points ->
    [0] less than 1 point
    [one] about 1 point
   *[other] about { $points } points
}
review-costs-proven = { $class }, costs { $points ->
    [one] 1 point
   *[other] { $points } points
}
review-better-start = Better: start the circle at card { $card }.
review-better-draft = Better: take card { $card }.
review-better-place = Better: place card { $card }{ $way ->
    [turned] { " " }upside down
   *[upright] { "" }
} at { $at }.
review-expected = { $name }: expected { $best } instead of { $played }.
review-graph-margins = Graph of { $person ->
    [you] your margin
   *[other] { $name }’s margin
}: { $end } at the end, { $best } at best, { $worst } at worst.
review-graph-points = Graph of the points at the end: { $name } { $points }, { $other } { $other_points }.
review-graph-table = All values are in the list of moves.
class-only = Only move
class-best = Best
class-good = Good
class-inaccuracy = Inaccuracy
class-mistake = Mistake
class-blunder = Blunder
explore-back = Back to the game
explore-expected = Expected: { $name } ahead by { $margin }
explore-even = Expected: even
explore-between = Expected: { $name } ahead by { $margin } (proven: { $least } to { $most })
explore-proven = Proven: { $name } ahead by { $margin }
explore-proven-even = Proven: a tie on points
explore-thinking = Expected…

# Sharing a game.

share-title = Share this game
share-link = Link with the whole game
share-record = The game in one line
share-picture = Picture
share-square = Both towns
share-table = Whole table
share-copy = Copy
share-send = Send the link…
share-copied = Copied.
share-copy-yourself = This browser doesn’t allow copying. The text is selected: copy it by hand.
share-saved = Saved.
share-not-saved = This browser could not make the picture.
