# The first screen.

home-title = Circle the Wagons
home-play = Play
home-play-against = Play against { $name }
home-opponent = Your opponent
home-more-ways = More ways to begin
home-continue = Continue
home-more-games = { $count ->
    [one] 1 more game
   *[other] { $count } more games
}
home-ways = Ways to play
home-more-pages = More pages
home-together = Two players here
home-together-hint = One screen, two towns
home-solo-hint = Six scenarios, one stubborn rival
home-today-hint = The same for everybody
home-today-played = Your best: { $margin }
home-today-series = { $days ->
    [one] 1 day so far. Go on!
   *[other] { $days } days in a row. Go on!
}
home-learn-hint = Five minutes, one real game
home-install = Install
home-edition = A new edition is ready.
home-edition-load = Load it
home-copied = Copied. Paste it wherever you like.
home-not-copied = This browser does not let anything be copied.

# Kept games.

games-title = Games
games-unfinished = In play
games-finished = Finished
games-none = No games yet. Every game you begin is kept here.
game-explored = Trying things out
game-score = { $points } : { $other }
game-progress = { $placed } of { $all } cards
game-of-day = deal of { $day }
game-remove = Remove this game: { $name }
game-removed = Removed: { $name }
game-undo = Undo

# A game against the computer with everything chosen, and a game brought along.

opponents-first = Who drafts first?
opponents-chance = Leave it to chance
opponents-deal = A certain deal
opponents-deal-hint = Leave it empty to shuffle. A number, or a deal such as AIN/BLQEDHCFRJOGPMK, always gives the same cards.
opponents-deal-wrong = This is neither a number nor a deal: three letters, a slash, and the other fifteen letters from A to R.
import-title = Bring a game along
import-record = Record
import-hint = Paste the one line of text that a game is written in.
import-wrong = This is not the record of a game: word { $place }, “{ $token }”, does not fit.
import-found = A game with { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $points } : { $other }.
import-look = Look back on it
import-go-on = Go on
import-go-on-against = Go on against { $name }
import-go-on-together = Go on as two players

# Two people at one screen.

together-first = First player: drafts first
together-second = Second player: names the start card
together-swap = Swap
together-rule = The second player names the start card of the circle; from there the first player drafts.
together-begin = Begin

# Today’s deal. $margin is a signed number; $won is `yes` or `no`.

daily-title = Today’s deal
daily-scoring = Scoring cards: { $cards }.
daily-seat = { $seat ->
    [first] You draft first.
   *[second] You name the start card.
}
daily-explained = Everybody in the world gets these cards and this seat today. Choose your opponent, and try as often as you like: your best margin counts.
daily-finish = { $won ->
    [yes] ✓ Won against { $name }: { $margin }
   *[no] ✗ Lost to { $name }: { $margin }
}
daily-tell = Tell others
daily-share = Circle the Wagons, { $day }
daily-series = { $days ->
    [0] No series yet.
    [one] Your series: 1 day.
   *[other] Your series: { $days } days.
}
daily-longest = { $days ->
    [0] Play today, and it begins.
    [one] The longest: 1 day.
   *[other] The longest: { $days } days.
}
daily-weeks = The last weeks
daily-day-open = { $day }: not played
daily-day-played = { $day }: { $won ->
    [yes] won
   *[no] lost
}, { $margin }
