# What a public server adds: people who do not know each other find each other.

strangers-title = Find an opponent
strangers-hint = Who else is up for a game?
strangers-waiting = Join somebody’s table
strangers-none = Nobody is waiting right now. Open a table and be first.
strangers-open = Open a table
strangers-open-hint = Anybody here can join you. The game gives you both a name; there’s nothing to fill in.
strangers-wait = Wait for a player
strangers-sit-with = Sit down with { $name }
strangers-yours = You already have an open table.
strangers-quicker = Somebody beat you to it. Try another table.
strangers-seat = Waiting for a player
strangers-seat-hint = { $pace ->
    [days] Your table stays open for a day, whether you are here or not.
   *[clock] Your table stays open while you are here, for up to 15 minutes.
}
strangers-meanwhile = Play while you wait
strangers-withdraw = Stop waiting
strangers-arrived = { $name } joined your table.
strangers-to-table = Go to the table

# The same player on other devices, and being forgotten.

devices-title = Other devices
devices-link = Play on another device
devices-give = Continue on another device
devices-explained = You can continue your online games on any of your devices. Get a code here and enter it there.
devices-code = Show a code
devices-qr = This code as a QR code
devices-give-hint = Scan this with the other device, or type the code there. It’s good for ten minutes and one device.
devices-asks = A device called “{ $name }” has used your code. Does your other device show that name?
devices-yes = Yes, that’s mine
devices-same = Done. Both devices now show the same games.
devices-no-code = That code doesn’t work anymore. Please get a new one.
devices-take = I have a code
devices-typed = Code from the other device
devices-join = Use this code
devices-waits = Now confirm on the other device. It asks about “{ $name }”: that’s this device.
devices-forget = Forget me
devices-forget-hint = The server forgets you on all your devices. Games in progress end, and in your opponents’ games you become “somebody”. What is kept in this browser stays. This cannot be undone.

# How everybody did with the day’s deal.

days-compare = Compare with everybody
days-watch = Watch the best game
days-place = { $margin }: better than { $worse } of the { $others } others.
days-first = { $margin }: the first verified result so far. Come back later.
days-waiting = Your game is being replayed to verify it. Come back in a moment to see your place.
days-unverified = Your game was played with another version of the computer player. It’s listed here, but it could not be verified.
days-wrong = Your game could not be verified: the computer would have played differently. It doesn’t count.
days-verified = Verified means that every move is legal and that the computer played as it always does. It doesn’t say who found the moves, in how many tries, or with what help. Your first game of the day against each opponent counts. Pale bars are games of other versions, not verified.
days-bar = From { $from } to { $to }: { $count }
days-silent = The server isn’t responding. Please try again later.
