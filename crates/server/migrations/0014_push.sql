-- Browsers that are called when it is somebody's turn and no page of theirs is open.
CREATE TABLE subscriptions (
    endpoint TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    made BIGINT NOT NULL
);

CREATE INDEX subscriptions_player ON subscriptions (player);

-- Calls that are to be made. Whoever moves `due` into the future makes the call; if they cannot, it is due again then.
CREATE TABLE calls (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    -- 0 it is their turn, 1 its time runs out soon.
    why BIGINT NOT NULL,
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (game, player, why)
);

CREATE INDEX calls_due ON calls (due);
CREATE INDEX calls_player ON calls (player);

-- The key by which push services know this server: made once, and the same for all on this database.
CREATE TABLE push_key (
    id BIGINT NOT NULL PRIMARY KEY,
    key TEXT NOT NULL
);
