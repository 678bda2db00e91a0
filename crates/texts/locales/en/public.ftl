# What a public server adds: people who do not know each other find each other.

strangers-title = Find somebody
strangers-hint = Who else feels like playing?
strangers-waiting = Sit down with somebody
strangers-none = Nobody is waiting right now. Open a table and be the first.
strangers-open = Open a table
strangers-open-hint = Anybody who looks in can sit down with you. The game gives you both a name; there is nothing to fill in.
strangers-wait = Wait for somebody
strangers-sit-with = Sit down with { $name }
strangers-yours = You are waiting at a table of your own.
strangers-quicker = Somebody was quicker. Take another table.
strangers-seat = Waiting for somebody to sit down
strangers-seat-hint = { $pace ->
    [days] Your table stays open for a day, whether you are here or not.
   *[clock] Your table stays open while you are here, for up to a quarter of an hour.
}
strangers-meanwhile = Play while you wait
strangers-withdraw = Stop waiting
strangers-arrived = { $name } has sat down at your table.
strangers-to-table = To the table

# The same player on other devices, and being forgotten.

devices-title = Other devices
devices-link = Play on another device
devices-give = Continue on another device
devices-explained = You can play your games with other people on every device you own. Get a code here and enter it there.
devices-code = Show a code
devices-qr = The code as a QR code
devices-give-hint = Scan this with the other device, or type the code there. It is good for ten minutes and one device.
devices-asks = A device called “{ $name }” has used your code. Does yours show that name?
devices-yes = Yes, that is mine
devices-same = Done. Both devices now show the same games.
devices-no-code = That code is no longer good. Please get a new one.
devices-take = I have a code
devices-typed = Code from the other device
devices-join = Use this code
devices-waits = Now confirm on the other device. It asks about “{ $name }”: that is this one.
devices-forget = Forget me
devices-forget-hint = The server forgets you on all your devices. Running games end, and in your opponents’ games you become “somebody”. What is kept in this browser stays. This cannot be undone.

# How everybody fared with the day’s deal.

days-compare = Compare with everybody
days-watch = Watch the best game
days-place = { $margin }: better than { $worse } of the { $others } others.
days-first = { $margin }: the first verified result here. Come back later.
days-waiting = Your game is being replayed to verify it. Come back in a moment to see your place.
days-unverified = Your game was played with another version of the computer player. It is listed here, but nobody could verify it.
days-wrong = Your game could not be verified: the computer does not reply like that. It does not count.
days-verified = Verified means: every move is legal, and the computer replied as it always does. Nobody knows who found the moves, after how many tries and with what help. Your first game of the day against each opponent counts. Pale bars: other versions, not verified.
days-bar = From { $from } to { $to }: { $count }
days-silent = The server does not answer. Please try again later.
