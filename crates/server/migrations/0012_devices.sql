-- A device whose token is not its person's first one, and who the person is. Tokens are digests.
CREATE TABLE devices (
    token TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL
);

CREATE INDEX devices_player ON devices (player);

-- Codes by which another device becomes the same person: one for each person, good for a while and for one device.
CREATE TABLE codes (
    player TEXT NOT NULL PRIMARY KEY,
    -- A digest of the code.
    code TEXT NOT NULL UNIQUE,
    until BIGINT NOT NULL,
    -- The device that used it.
    claimant TEXT,
    -- What the person said: 1 is yes, 0 is no.
    answer BIGINT
);

CREATE INDEX codes_claimant ON codes (claimant);
CREATE INDEX games_creator ON games (creator);
