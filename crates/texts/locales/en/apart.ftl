# Two people who are apart play over a link.

apart-title = Play with a friend
apart-hint = One link, two towns, any distance
apart-games = With friends
apart-explained = Send a link: whoever opens it sits down opposite you. No account, no password. You can leave the game and come back at any time.
apart-pace = How much time?
apart-pace-none = No clock
apart-pace-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
apart-pace-clock = { $minutes } min + { $seconds } s a turn
apart-friend = Your friend
apart-invite = Create the invitation
apart-connecting = Connecting…

# Waiting for the other one, and sitting down.

apart-waiting = Waiting for your friend
apart-waiting-hint = Send the invitation, or let your friend scan the code. The first to sit down gets the seat.
apart-link = Invitation
apart-watch-link = Link for watching
apart-code = The invitation as a QR code
apart-invited = { $name } invites you to play
apart-sit = Sit down
apart-watch = Just watch
apart-taken = Somebody already sits here. You can watch.
apart-unknown = There is no such game
apart-unknown-hint = The link may be incomplete, or the game may be on another server.

# The line.

apart-offline = No connection. Trying again…
apart-offline-turn = No connection. Your turn is kept here and will be sent.
apart-on-its-way = Your turn is on its way…
apart-outdated = There is a new version. Please reload; nothing is lost.
apart-reload = Reload
apart-refused = { $reason ->
    [stale] The game has moved on, and that turn no longer fits.
    [often] That was a lot at once. Please wait a moment.
    [full] The server cannot save right now. Nothing is lost; trying again.
   *[other] That is not possible now.
}

# Who sits at the table.

apart-nobody = Empty seat
apart-somebody = Somebody
apart-program = { $name } (program)
apart-present = here
apart-away = away
apart-watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
apart-time = Time left: { $time }
apart-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
apart-hours = { $count } h
apart-minutes = { $count } min
apart-time-up = Time is up

# What can be done besides playing.

apart-send = Send my turn
apart-menu = Talk and more
apart-say = Say something
apart-you-are = Others know you as { $name }.
apart-ask-back = Ask to take back my turn
apart-give-time = Give more time
apart-rename = New name
apart-reopen = Wrong guest: free the seat
apart-call-off = Call the game off
apart-ask-call-off = Suggest calling it off
apart-resign = Resign
apart-claim = Claim the game
apart-sure = Yes: { $deed }
apart-notify = Notify me when it is my turn
apart-notified = { $name } has played. It is your turn.
apart-calls = Notify me even when this page is closed
apart-calls-refused = This browser does not allow it.
apart-called-turn = It is your turn.
apart-called-soon = It is your turn, and your time runs out soon.

# What one asks the other.

apart-asks = { $offer ->
    [back] { $name } would like to take back the last turn.
    [off] { $name } suggests calling the game off. Nobody wins.
   *[rematch] { $name } would like a rematch.
}
apart-asked = { $offer ->
    [back] You asked to take back your turn.
    [off] You suggested calling the game off.
   *[rematch] You asked for a rematch.
}
apart-yes = Agree
apart-no = No
apart-withdraw = Withdraw
apart-late = { $name } has run out of time. Claim the game, give more time, or call it off.
apart-told = { $event ->
    [back] The last turn was taken back.
    [declined] The answer is no.
   *[time] There is more time now.
}

# The end, and once more.

apart-resigned = { $person ->
    [you] You resigned.
   *[other] { $name } resigned.
}
apart-out-of-time = { $person ->
    [you] Your time ran out.
   *[other] { $name } ran out of time.
}
apart-called-off = Called off
apart-called-off-hint = Nobody wins.
apart-silence = Nothing happened for a year. Nobody wins.
apart-rematch = Rematch
apart-next = On to the next game
apart-open-seat = The seat opposite is empty
apart-over = Over: see how it ended
apart-left = { $time } left

# Set phrases.

apart-howdy = Howdy!
apart-good-luck = Good luck!
apart-well-played = Well played!
apart-thank-you = Thank you!
apart-sorry = Sorry!
apart-oops = Oops, I did not mean that.
apart-take-your-time = Take your time.
apart-back-soon = Back in a moment.
apart-still-thinking = I am still thinking.
apart-close-one = That was close!
apart-good-game = Good game!
apart-see-you = See you!

# Names: 32 words for how somebody is, 32 for what, in the same order in every language.

apart-name = { $how } { $what }
apart-name-how = Quiet, Brave, Lucky, Gentle, Clever, Dusty, Golden, Silver, Rusty, Blue, Swift, Merry, Sleepy, Hungry, Patient, Bold, Wise, Wild, Proud, Curious, Honest, Stubborn, Dancing, Singing, Lonely, Friendly, Mighty, Nimble, Dreaming, Whistling, Wandering, Sunny
apart-name-what = Coyote, Bison, Raven, Falcon, Beaver, Mustang, Wolf, Bear, Rider, Sheriff, Cowboy, Trapper, Scout, Smith, Pioneer, Miner, Rabbit, Stag, Hawk, Heron, Rooster, Bull, Scorpion, Pelican, Salmon, Condor, Cactus, Thunder, Wind, Canyon, Fiddler, Stranger
