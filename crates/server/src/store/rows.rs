//! A game as rows, and back.

use std::error::Error;
use std::num::TryFromIntError;
use std::str::FromStr;

use sqlx::any::AnyRow;
use sqlx::{ColumnIndex, Row};
use wagons_rules::Seat;
use wagons_wire::{ActId, Entry, GameId, Head};

use crate::room::{Chair, Origin, Room};

/// A question or a change with its values.
pub(super) type Query = sqlx::query::Query<'static, sqlx::Any, sqlx::any::AnyArguments>;

pub(super) const GAME: &str = "SELECT id, version, rules, deal, pace, created, host, rematch_of, creator, wish, first_player, \
                               second_player, first_secret, second_secret FROM games WHERE id = $1";

pub(super) const ENTRIES: &str =
    "SELECT n, made, act, what FROM entries WHERE game = $1 AND n > $2 AND n <= $3 ORDER BY n";

pub(super) const INSERT_GAME: &str = "INSERT INTO games (id, version, rules, deal, pace, created, changed, due, host, \
     rematch_of, creator, wish, first_player, second_player, first_secret, second_secret) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) ON CONFLICT DO NOTHING";

/// Most of what happens leaves everybody where they sit, and the indexes of players as they are.
pub(super) const UPDATE_VERSION: &str =
    "UPDATE games SET version = $2, changed = $3, due = $4 WHERE id = $1 AND version = $2 - 1";

pub(super) const UPDATE_GAME: &str = "UPDATE games SET version = $2, changed = $3, due = $4, first_player = $5, \
     second_player = $6, first_secret = $7, second_secret = $8 WHERE id = $1 AND version = $2 - 1";

pub(super) const INSERT_ENTRY: &str =
    "INSERT INTO entries (game, n, made, act, what) VALUES ($1, $2, $3, $4, $5)";

/// A game from its row, before anything happened in it.
pub(super) fn room(row: &AnyRow) -> sqlx::Result<Room> {
    let head = Head {
        game: read(row, "id")?,
        deal: read(row, "deal")?,
        pace: read(row, "pace")?,
        created: row.try_get("created")?,
        rules: number(row, "rules")?,
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
pub(super) fn catch_up(room: &mut Room, row: &AnyRow, entries: &[AnyRow]) -> sqlx::Result<()> {
    for row in entries {
        let what: String = row.try_get("what")?;
        let Ok(what) = serde_json::from_str(&what) else {
            // Only a newer program writes what this one cannot read. What came before can be looked at.
            room.freeze();
            break;
        };
        let (n, at) = (number(row, "n")?, row.try_get("made")?);
        room.replay(Entry { n, at, what }, maybe::<ActId>(row, "act")?).map_err(decode)?;
    }
    room.reseat(seats(row)?);
    Ok(())
}

fn seats(row: &AnyRow) -> sqlx::Result<[Chair; 2]> {
    Ok([
        Chair { player: maybe(row, "first_player")?, secret: maybe(row, "first_secret")? },
        Chair { player: maybe(row, "second_player")?, secret: maybe(row, "second_secret")? },
    ])
}

/// The games whose names stand in the first column.
pub(super) fn games(rows: &[AnyRow]) -> sqlx::Result<Vec<GameId>> {
    rows.iter().map(|row| read(row, 0)).collect()
}

/// A number of a type that has room for whatever is written there.
pub(super) fn number<T: TryFrom<i64, Error = TryFromIntError>>(
    row: &AnyRow,
    column: &str,
) -> sqlx::Result<T> {
    row.try_get::<i64, _>(column)?.try_into().map_err(decode)
}

pub(super) fn read<T: FromStr<Err: Error + Send + Sync + 'static>>(
    row: &AnyRow,
    column: impl ColumnIndex<AnyRow>,
) -> sqlx::Result<T> {
    row.try_get::<String, _>(column)?.parse().map_err(decode)
}

pub(super) fn maybe<T: FromStr<Err: Error + Send + Sync + 'static>>(
    row: &AnyRow,
    column: &str,
) -> sqlx::Result<Option<T>> {
    row.try_get::<Option<String>, _>(column)?.map(|text| text.parse().map_err(decode)).transpose()
}

pub(super) fn decode(error: impl Error + Send + Sync + 'static) -> sqlx::Error {
    sqlx::Error::Decode(Box::new(error))
}
