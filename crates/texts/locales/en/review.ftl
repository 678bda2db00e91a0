# After the game: the count, the result, looking back.

review-title = After the game

ending-counting = The count
ending-skip = Skip
ending-show = Result
ending-again = New deal
ending-same-deal = Same deal again
ending-other-side = Same deal, other side
ending-close = Look around the table

# The result of a finished game, and what to do next.

ending-look-back = Look back
ending-share = Share

# Looking back: walking through the game, the computer’s judgement, trying things out.

review-no-game = No game here
review-scenario-wrong = The scenario that came with this game cannot be read.
review-panel = Analysis
review-move = Move
review-number = Number
review-move-of = Move { $number } of { $count }.
review-beginning = Before the first move.
review-first = To the beginning
review-back = One move back
review-forward = One move on
review-last = To the end
review-better = What was better?
review-played = What was played
review-explore = Explore from here
review-turning = Turning points
review-no-turning = No turning points: neither side made a mistake that mattered.
review-analyse = Judge the moves
review-analysing = The computer judges every decision, the last one first.
review-stop = Stop
review-lost = Points lost
review-expectation = Expected
review-counted = Counted
review-costs = { $class }, costs about { $points } points
review-costs-proven = { $class }, costs { $points ->
    [one] 1 point
   *[other] { $points } points
}
review-better-start = Better: begin the circle at card { $card }.
review-better-draft = Better: take card { $card }.
review-better-place = Better: place card { $card }{ $way ->
    [turned] { " " }upside down
   *[upright] { "" }
} at { $at }.
review-expected = { $name }: expected { $best } instead of { $played }.
review-graph-margins = Graph of the lead of { $name }: in the end { $end }, at best { $best }, at worst { $worst }.
review-graph-points = Graph of the points: { $name } { $points }, { $other } { $other_points } in the end.
review-graph-table = All values stand in the list of moves.
class-only = No choice
class-best = Best
class-good = Good
class-inaccuracy = Inaccuracy
class-mistake = Mistake
class-blunder = Blunder
explore-back = Back to the game

# Handing on a game.

share-title = Share this game
share-link = Link with the whole game
share-record = The game in one line
share-picture = Picture of the table
share-copy = Copy
share-send = Send the link …
share-copied = Copied.
share-copy-yourself = This browser does not let anything be copied. The text is marked: copy it yourself.
share-saved = Saved.
share-not-saved = This browser could not make the picture.
