-- Tables at which anybody may sit down, one for each person who waits.
CREATE TABLE open_tables (
    game TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL UNIQUE,
    pace TEXT NOT NULL,
    language TEXT NOT NULL,
    name BIGINT NOT NULL,
    made BIGINT NOT NULL,
    -- When it is withdrawn unless the one who waits is still there …
    until BIGINT NOT NULL,
    -- … and when in any case.
    latest BIGINT NOT NULL
);

CREATE INDEX open_tables_until ON open_tables (until);
