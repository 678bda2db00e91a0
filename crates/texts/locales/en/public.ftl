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
