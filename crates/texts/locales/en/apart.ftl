# Two people who are apart play over a link.

apart-title = Play with a friend
apart-hint = One link, two towns, any distance
apart-games = With friends
apart-explained = Send a link, and your friend can sit down across from you. No account, no password. Leave whenever you like and come back later.
apart-pace = How much time?
apart-pace-none = No clock
apart-pace-days = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}
apart-pace-clock = { $minutes } min + { $seconds } s per turn
apart-friend = Your friend
apart-invite = Create an invitation
apart-connecting = Connecting…

# Waiting for the other one, and sitting down.

apart-waiting = Waiting for your friend
apart-waiting-hint = Send the invitation, or let your friend scan the code. The first person to sit down gets the seat.
apart-link = Invitation
apart-watch-link = Link for spectators
apart-code = QR code of the invitation
apart-invited = { $name } invites you to play
apart-sit = Sit down
apart-watch = Just watch
apart-taken = This seat is taken, but you can watch.
apart-unknown = Game not found
apart-unknown-hint = The link may be incomplete, or the game may be on another server.

# The line.

apart-offline = No connection. Trying again…
apart-offline-turn = No connection. Your turn is saved here and will be sent.
apart-on-its-way = Sending your turn…
apart-outdated = A new version is out. Please reload; nothing will be lost.
apart-reload = Reload
apart-refused = { $reason ->
    [stale] The game has moved on, and that turn no longer works.
    [often] That was too much at once. Please wait a moment.
    [full] The server can’t save right now. Nothing is lost. Trying again…
   *[other] That isn’t possible right now.
}

# Who sits at the table.

apart-nobody = Empty seat
apart-somebody = Somebody
apart-program = { $name } (bot)
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
apart-time-up = Time’s up

# What can be done besides playing.

apart-send = Send my turn
apart-menu = Chat and more
apart-say = Say something
apart-you-are = Others see you as { $name }.
apart-ask-back = Ask to take back my turn
apart-give-time = Give more time
apart-rename = New name
apart-reopen = Wrong person? Free the seat
apart-call-off = Call the game off
apart-ask-call-off = Suggest calling it off
apart-resign = Resign
apart-claim = Claim the win
apart-sure = Yes: { $deed }
apart-notify = Notify me when it’s my turn
apart-notified = { $name } has played. It’s your turn.
apart-calls = Notify me even when this page is closed
apart-calls-refused = This browser does not allow it.
apart-called-turn = It’s your turn.
apart-called-soon = It’s your turn, and time is running out.

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
apart-late = { $name } has run out of time. Claim the win, give more time, or call it off.
apart-told = { $event ->
    [back] The last turn was taken back.
    [declined] The request was declined.
   *[time] More time was given.
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
apart-open-seat = The seat across from you is empty
apart-over = Over: see how it ended
apart-left = { $time } left

# Set phrases.

apart-howdy = Howdy!
apart-good-luck = Good luck!
apart-well-played = Well played!
apart-thank-you = Thank you!
apart-sorry = Sorry!
apart-oops = Oops, I didn’t mean that.
apart-take-your-time = Take your time.
apart-back-soon = Be right back.
apart-still-thinking = I’m still thinking.
apart-close-one = That was close!
apart-good-game = Good game!
apart-see-you = See you!

# Names: 32 words for how somebody is, 32 for what, in the same order in every language.

apart-name = { $how } { $what }
apart-name-how = Quiet, Brave, Lucky, Gentle, Clever, Dusty, Golden, Silver, Rusty, Blue, Swift, Merry, Sleepy, Hungry, Patient, Bold, Wise, Wild, Proud, Curious, Honest, Stubborn, Dancing, Singing, Lonely, Friendly, Mighty, Nimble, Dreaming, Whistling, Wandering, Sunny
apart-name-what = Coyote, Bison, Raven, Falcon, Beaver, Mustang, Wolf, Bear, Rider, Sheriff, Cowboy, Trapper, Scout, Smith, Pioneer, Miner, Rabbit, Stag, Hawk, Heron, Rooster, Bull, Scorpion, Pelican, Salmon, Condor, Cactus, Thunder, Wind, Canyon, Fiddler, Stranger
