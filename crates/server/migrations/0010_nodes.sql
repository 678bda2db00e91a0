-- A turn changes neither who plays nor, with these, any order of theirs: fewer pages to write for each.
DROP INDEX games_first_player;
DROP INDEX games_second_player;
CREATE INDEX games_first_player ON games (first_player);
CREATE INDEX games_second_player ON games (second_player);

-- From now on `presence` has a row for each server; row 1 is whoever was there last and said goodbye.
