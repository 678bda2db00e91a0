//! A game as rows, and back.

use std::error::Error;
use std::str::FromStr;

use sqlx::Row;
use sqlx::any::AnyRow;
use wagons_rules::Seat;
use wagons_wire::{ActId, Entry, Head, Millis};

use crate::room::{Chair, Origin, Room};

pub(super) const GAME: &str = "SELECT id, version, rules, deal, pace, created, host, rematch_of, creator, wish, first_player, \
                               second_player, first_secret, second_secret FROM games WHERE id = $1";

pub(super) const ENTRIES: &str =
    "SELECT n, made, act, what FROM entries WHERE game = $1 AND n > $2 AND n <= $3 ORDER BY n";

pub(super) const INSERT_GAME: &str = "INSERT INTO games (id, version, rules, deal, pace, created, changed, due, host, \
     rematch_of, creator, wish, first_player, second_player, first_secret, second_secret) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) ON CONFLICT DO NOTHING";

/// Most of what happens leaves everybody where they sit, and the indexes of players as they are.
pub(super) const UPDATE_VERSION: &str =
    "UPDATE games SET version = $1, changed = $2, due = $3 WHERE id = $4 AND version = $1 - 1";

pub(super) const UPDATE_GAME: &str = "UPDATE games SET version = $1, changed = $2, due = $3, first_player = $4, \
     second_player = $5, first_secret = $6, second_secret = $7 WHERE id = $8 AND version = $1 - 1";

pub(super) const INSERT_ENTRY: &str =
    "INSERT INTO entries (game, n, made, act, what) VALUES ($1, $2, $3, $4, $5)";

/// A game from its row, before anything happened in it.
pub(super) fn room(row: &AnyRow) -> Result<Room, sqlx::Error> {
    let head = Head {
        game: read(row, "id")?,
        deal: read(row, "deal")?,
        pace: read(row, "pace")?,
        created: row.try_get("created")?,
        rules: u16::try_from(row.try_get::<i64, _>("rules")?).map_err(decode)?,
        host: maybe::<Seat>(row, "host")?,
        rematch_of: maybe(row, "rematch_of")?,
    };
    let newer = head.rules > crate::room::RULES;
    let origin = Origin { creator: read(row, "creator")?, wish: read(row, "wish")? };
    let mut room = Room::new(head, origin, seats(row)?);
    if newer {
        room.freeze();
    }
    Ok(room)
}

/// Takes in what its row and its log say since.
pub(super) fn catch_up(room: &mut Room, row: &AnyRow, entries: &[AnyRow]) -> Result<(), sqlx::Error> {
    for row in entries {
        let what: String = row.try_get("what")?;
        let Ok(what) = serde_json::from_str(&what) else {
            // Only a newer program writes what this one cannot read. What came before can be looked at.
            room.freeze();
            break;
        };
        let n = u32::try_from(row.try_get::<i64, _>("n")?).map_err(decode)?;
        let at: Millis = row.try_get("made")?;
        room.replay(Entry { n, at, what }, maybe::<ActId>(row, "act")?).map_err(decode)?;
    }
    room.reseat(seats(row)?);
    Ok(())
}

fn seats(row: &AnyRow) -> Result<[Chair; 2], sqlx::Error> {
    Ok([
        Chair { player: maybe(row, "first_player")?, secret: maybe(row, "first_secret")? },
        Chair { player: maybe(row, "second_player")?, secret: maybe(row, "second_secret")? },
    ])
}

pub(super) fn read<T: FromStr<Err: Error + Send + Sync + 'static>>(
    row: &AnyRow,
    column: &str,
) -> Result<T, sqlx::Error> {
    row.try_get::<String, _>(column)?.parse().map_err(decode)
}

pub(super) fn maybe<T: FromStr<Err: Error + Send + Sync + 'static>>(
    row: &AnyRow,
    column: &str,
) -> Result<Option<T>, sqlx::Error> {
    row.try_get::<Option<String>, _>(column)?.map(|text| text.parse().map_err(decode)).transpose()
}

pub(super) fn decode(error: impl Error + Send + Sync + 'static) -> sqlx::Error {
    sqlx::Error::Decode(Box::new(error))
}
