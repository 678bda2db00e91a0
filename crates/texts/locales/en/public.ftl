# What a public server adds: people who do not know each other find each other.

strangers-title = Find somebody
strangers-hint = Who else would like to play now?
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
strangers-meanwhile = Play a quick game while you wait
strangers-withdraw = Stop waiting
strangers-arrived = { $name } has sat down at your table.
strangers-to-table = To the table

# The same player on other devices, and being forgotten.

devices-title = Other devices
devices-link = Play apart on another device
devices-give = Go on from another device
devices-explained = Your games apart can be played from every device you own. Get a code here and enter it there.
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
devices-waits = Now agree on the other device. It asks about “{ $name }”: that is this device.
devices-forget = Forget me
devices-forget-hint = The server forgets you on all your devices. Running games end, and in your opponents’ games you become “somebody”. What is kept in this browser stays. This cannot be undone.
