# The first screen.

home-title = Circle the Wagons
home-play = Play
home-play-against = Play against { $name }
home-opponent = Your opponent
home-standing = You’ve won { $won } and lost { $lost }.
home-more-ways = More ways to start
home-continue = Continue
home-more-games = { $count ->
    [one] 1 more game
   *[other] { $count } more games
}
home-ways = Ways to play
home-more-pages = More pages
home-together = Two players, one screen
home-together-hint = Take turns, build two towns
home-solo-hint = Six scenarios, one stubborn rival
home-today-hint = The same cards for everybody
home-today-played = Your best: { $margin }
home-today-series = { $days ->
    [one] 1 day so far. Keep it going!
   *[other] { $days } days in a row. Keep it going!
}
home-learn-hint = Five minutes, one real game
home-install = Install
home-edition = A new version is ready.
home-edition-load = Update
home-copied = Copied. Paste it wherever you like.
home-not-copied = This browser doesn’t allow copying.

# Kept games.

games-title = Games
games-unfinished = In progress
games-finished = Finished
games-none = No games yet. Every game you start is kept here.
games-more = Show more
game-explored = Exploration
game-score = { $points }–{ $other }
game-progress = { $placed } of { $all } cards
game-of-day = deal of { $day }
game-remove = Remove this game: { $name }
game-removed = Removed: { $name }
game-undo = Undo

# A game against the computer with everything chosen, and a game loaded from its record.

opponents-first = Who drafts first?
opponents-chance = Random
opponents-deal = A specific deal
opponents-deal-hint = Leave it empty to shuffle. A number, or a deal such as AIN/BLQEDHCFRJOGPMK, always gives the same cards.
opponents-deal-wrong = This is neither a number nor a deal. A deal is three letters, a slash, and the other fifteen letters from A to R.
import-title = Load a game
import-record = Record
import-hint = Paste the game’s line of text, or its link.
import-wrong = This is not a valid record: word { $place }, “{ $token }”, does not fit.
import-found = A game with { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $points }–{ $other }.
import-look = Review it
import-go-on = Continue
import-go-on-against = Continue against { $name }
import-go-on-together = Continue with two players
lost-title = Nothing here
lost-address = This link leads nowhere: part of it may be missing, or it comes from a newer version.
lost-game = This game isn’t in this browser. It was removed, or it was played somewhere else.
lost-games = Your games

# Two people at one screen.

together-first = First player: drafts first
together-second = Second player: chooses the start card
together-swap = Swap
together-rule = The second player chooses the start card of the circle; the first player drafts first, starting there.
together-longest = A name can have up to { $count } characters.
together-begin = Start

# Today’s deal. $margin is a signed number; $won is `yes` or `no`.

daily-title = Today’s deal
daily-scoring = Scoring cards: { $cards }.
daily-seat = { $seat ->
    [first] You draft first.
   *[second] You choose the start card.
}
daily-explained = Today everybody in the world gets these cards and plays from this seat. Choose your opponent and try as often as you like: your best margin counts.
daily-finish = { $won ->
    [yes] ✓ Won against { $name }: { $margin }
   *[no] ✗ Lost to { $name }: { $margin }
}
daily-finish-tied = { $won ->
    [yes] ✓ Tied with { $name }, won with fewer cards
   *[no] ✗ Tied with { $name }, lost with more cards
}
daily-tell = Share
daily-tell-result = Share today’s result
daily-share = Circle the Wagons, { $day }
daily-series = { $days ->
    [0] No streak yet.
    [one] Your streak: 1 day.
   *[other] Your streak: { $days } days.
}
daily-longest = { $days ->
    [0] Play today to start one.
    [one] Longest: 1 day.
   *[other] Longest: { $days } days.
}
daily-weeks = The past few weeks
daily-day-open = { $day }: not played
daily-day-played = { $day }: { $won ->
    [yes] won
   *[no] lost
}, { $margin }

# Why a record is refused.

refused-empty = A record begins with a deal, such as FKQ/RJAPODGLNMHBICE.
refused-space = There must be exactly one space between two words.
refused-deal = A deal is three scoring cards, a slash, and the fifteen cards of the circle.
refused-card = “{ $found }” is not a card: cards are the letters A to R.
refused-count = { $part ->
    [scoring] Scoring cards
    [deck] Cards in the deck
   *[circle] Cards in the circle
}: { $found } instead of { $expected }.
refused-twice = Card { $card } appears twice.
refused-unsorted = Scoring cards are written in alphabetical order.
refused-solo-deal = A solo deal is “s”, a scenario, a colon, two scoring cards, a slash, the eight cards of the circle, a slash, and the eight cards of the deck.
refused-scenario = There is no scenario “{ $id }” here.
refused-variant = “{ $found }” is not a variant: write -newcomer, -local, -legend, or nothing for the classic game.
refused-scoring = The scoring cards of “{ $scenario }” are { $cards }.
refused-move = A move looks like *B (start card), B (card taken), B0,0 or B{ "\u0027" }0,0 (card placed).
refused-number = A place is two whole numbers, as in 2,-1.
refused-too-far = No town reaches that far: both numbers must be between -28 and 28.
refused-expected = { $decision ->
    [start] The start card comes next, as in *B.
    [draft] The letter of a card to take comes next.
   *[place] The placement of card { $card } comes next, as in { $card }0,0.
}
refused-not-in-circle = Card { $card } is not in the circle.
refused-first = The first card of a town is placed at 0,0.
refused-detached = A card at { $at } neither covers a territory nor shares an edge with one. The nearest place that works is { $nearest }.
refused-complete = This town is complete.

# What stands on the page before the words are there.

page-description = A card game for two players or one, with computer opponents. Plays offline.
page-needs = Circle the Wagons needs JavaScript and WebAssembly.
page-trouble = Circle the Wagons could not be loaded. Please try again when you are back online.
page-broken = Something broke.
page-broken-hint = That’s our fault, not yours. Your games are kept: reload the page to continue. To be on the safe side, save them to a file first.
page-broken-reload = Reload
page-broken-save = Save everything to a file
