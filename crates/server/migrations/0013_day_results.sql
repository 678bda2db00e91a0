-- What people made of the day's deal: the first finished game of each, for every day and level.
CREATE TABLE day_results (
    day TEXT NOT NULL,
    level TEXT NOT NULL,
    player TEXT NOT NULL,
    margin BIGINT NOT NULL,
    record TEXT NOT NULL,
    made BIGINT NOT NULL,
    -- 0 waits to be played again, 1 is verified, 2 is of another edition, 3 is wrong.
    state BIGINT NOT NULL,
    -- When a server last began to play it again.
    begun BIGINT NOT NULL,
    PRIMARY KEY (day, level, player)
);

CREATE INDEX day_results_state ON day_results (state, begun);
CREATE INDEX day_results_player ON day_results (player);
