# The page with a player's own results.

numbers-title = Your stats
numbers-none = Finish a game against an opponent to see your stats here.
numbers-all = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won. Average margin: { $margin }.
numbers-opponents = By opponent
numbers-people = People online
numbers-seats = Who went first
numbers-first = You went first
numbers-second = Your opponent went first
numbers-cards = By scoring card
numbers-cards-note = The points are your average lead on that card alone.
numbers-time = Over time
numbers-time-note = Every dot is a game; the line is the average of the last ten.
numbers-time-heard = The margins of { $games ->
    [one] 1 game
   *[other] { $games } games
}: best { $best }, worst { $worst }; lately { $lately } on average.
numbers-won = Won
numbers-margin = Average
numbers-won-of = { $won } of { $games }
