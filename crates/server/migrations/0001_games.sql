-- A game is a row and an append-only log. The same statements suit SQLite and PostgreSQL.
CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    -- How many entries the log has. Every write raises it by exactly one, and only if it is what the writer believes.
    version BIGINT NOT NULL,
    rules BIGINT NOT NULL,
    deal TEXT NOT NULL,
    pace TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    -- When somebody has to look after it: a clock runs out, or a year of silence is over. Null when the game is over.
    due BIGINT,
    host TEXT,
    rematch_of TEXT UNIQUE,
    creator TEXT NOT NULL,
    wish TEXT NOT NULL,
    first_player TEXT,
    second_player TEXT,
    first_secret TEXT,
    second_secret TEXT,
    UNIQUE (creator, wish)
);

CREATE INDEX games_due ON games (due);
CREATE INDEX games_first_player ON games (first_player, changed);
CREATE INDEX games_second_player ON games (second_player, changed);

CREATE TABLE entries (
    game TEXT NOT NULL,
    n BIGINT NOT NULL,
    -- When, in milliseconds since 1970.
    made BIGINT NOT NULL,
    -- What the client called it, so that it counts once.
    act TEXT,
    what TEXT NOT NULL,
    PRIMARY KEY (game, n),
    UNIQUE (game, act)
);

-- When the server was there last, and when it was away: outages cost nobody time.
CREATE TABLE presence (
    id BIGINT NOT NULL PRIMARY KEY,
    seen BIGINT NOT NULL
);

CREATE TABLE outages (
    began BIGINT NOT NULL,
    ended BIGINT NOT NULL
);
