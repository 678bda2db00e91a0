# After the game: the count, the result, looking back.

review-title = After the game

ending-counting = The count
ending-skip = Skip
ending-show = Result
ending-again = New deal
ending-same-deal = Same deal again
ending-other-side = Same deal, other side
ending-close = Look around the table
