# The tutorial. Amos the drover guides; Tilly the greenhorn is the opponent. `.how` is for mouse and keyboard, `.touch`
# for fingers; { $hint }, { $undo }, { $take }, { $end } and { $sheet } are the names of buttons.

learn-title = Learn to play
learn-guide = Amos, your guide
learn-progress = Step { $step } of { $steps }
learn-back = Back
learn-go-on = Next
learn-skip = Skip this step
learn-leave = Exit
learn-not-yet = Hold your horses! Do what I asked first, or skip this step.
learn-again = Start over
learn-first-game = Start your first game
learn-play-on = Finish this game

# A player’s first game: each kind of task says once what it is about.

first-start = You choose where the circle begins, and { $name } picks first. Every card skipped goes to the other player, so start where there’s little for { $name }.
first-draft = The closer to the wagon, the cheaper: every card you skip goes to { $name }. The little numbers tell you how many.
first-free = { $name } skipped it, so it’s yours. Free cards come first.
first-place = Beside your town or on top of it, upright or upside down. You see what it scores before you decide.

learn-welcome = Evening! I’m Amos. Have a seat: in five minutes you’ll know this game. You’ll play a real one against Tilly over there while I look over your shoulder.
learn-circle = Fifteen cards lie in a circle, and the wagon marks where the circle begins. Tilly, who plays second, chose that card. In return, you pick first.
learn-cost = You may take the first card, or any card farther along. But every card you skip goes to Tilly, free of charge. The little numbers tell you how many. Have a look at the card marked 2.
    .how = Point with the mouse, or press the arrow keys.
    .touch = Tap the card once.
    .done = See how the first two lean over? They’d go to Tilly.
learn-take = I like the card marked 1: three Plains at once, and a Cow. It will cost you the first card, but that one has four different terrains and Tilly can have it. Take number 1!
    .how = Click it, or point at it and press Enter.
    .touch = Tap it again, or press “{ $take }”.
learn-place = Put your first card wherever you like. You may turn it upside down, but never sideways.
    .how = Click to put it down, R rotates it, “{ $end }” or Enter makes it final.
    .touch = Tap to put it down, tap it again to rotate it, then press “{ $end }”.
learn-watch = Tilly’s turn. First she has to place the card you skipped; then she picks one herself. Watch her.
learn-free = Tilly saw three Cows and couldn’t resist. She skipped two cards to get them, and both are yours now. Free cards come first, and nobody can refuse them.
learn-edge = Put this one beside your town. One shared edge is enough; Plains beside Plains is even better.
    .how = Click or drag, or use the arrow keys; R rotates it, Enter places it.
    .touch = Tap or drag, tap again to rotate it, then press the large button.
learn-cover = Now the second one. A card may also go on top of others: cover at least one territory this time. What you cover is gone, so cover what you can spare.
    .how = Click or drag it onto your town; R rotates it, Enter places it.
    .touch = Tap or drag it onto your town, then press the large button.
learn-groups = How does that score? Each terrain scores the size of your largest group: territories connected by their edges. Take a look at a terrain’s points on the score sheet.
    .how = Point at them with the mouse, or press the Tab key.
    .touch = Open “{ $sheet }” at the bottom, and tap a number.
    .done = What’s lit up now earns these points.
learn-scoring = The three cards in the middle score too, for both of you. Happy Cows, for instance, likes every Cow that is neither on nor beside Snow. Take a look at the points of one of the three.
    .how = They are listed below the terrains.
    .touch = They are listed below the terrains.
    .done = You can check every point like this at any time, Tilly’s too.
learn-hint = Now the choice is yours. Not sure? Nobody laughs at a question: ask for a hint.
    .how = Press “{ $hint }”, or the H key.
    .touch = Press “{ $hint }”.
learn-choose = That’s what a good player would take. Take it, or follow your nose. Just don’t give Tilly more than three cards.
    .how = Click a card, or point at it and press Enter.
    .touch = Tap a card twice, or tap it and press “{ $take }”.
learn-undo = Put it somewhere in your town. Then change your mind and take it back: until your turn ends, that costs nothing.
    .how = Click to put it down, then press “{ $undo }” or the U key.
    .touch = Tap to put it down, then press “{ $undo }”.
learn-finish = Now place it where it does the most good. The numbers tell you in advance what it would score.
    .how = Place it and press “{ $end }”.
    .touch = Place it and press “{ $end }”.
learn-watch-again = Tilly again. By now you know what to look for: does she leave you a present?
learn-end = And so it goes until the circle is empty and every card lies in a town. Then the most points win; if it’s a tie, the fewest cards. That’s the whole game!
