//! What people made of the day's deal, as rows.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use wagons_table::days_table::{Bar, Checked, Yours};
use wagons_table::{Day, Level};
use wagons_wire::Millis;

use super::Store;
use super::rows::{decode, read};
use crate::identity::PlayerId;

/// A game somebody handed in.
#[derive(Debug, Clone)]
pub struct DayResult {
    /// Which table it belongs to.
    pub table: Table,
    /// Whose it is.
    pub player: PlayerId,
    /// By how many points they were ahead.
    pub margin: i32,
    /// The game.
    pub record: String,
    /// What is known of it.
    pub state: Checked,
}

/// The table of a day against one opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Table {
    /// The day.
    pub day: Day,
    /// The opponent.
    pub level: Level,
}

/// Something about a day's results to be written.
#[derive(Debug, Clone)]
pub enum DayChange {
    /// Somebody handed in a game; not the first, it changes nothing.
    Finish(Box<DayResult>, Millis),
    /// A server begins to play a game again that nobody has begun since.
    Begin(Box<DayResult>, Millis, Millis),
    /// It has played it again.
    Checked(Box<DayResult>, Checked),
    /// What is older than a day is thrown away.
    Tidy(Day),
}

const STATES: [Checked; 4] = [Checked::Waiting, Checked::Verified, Checked::Unverified, Checked::Wrong];

fn state_of(number: i64) -> Checked {
    usize::try_from(number).ok().and_then(|number| STATES.get(number).copied()).unwrap_or(Checked::Wrong)
}

impl Store {
    /// How many games ended with which margin.
    pub async fn day_bars(&self, table: Table) -> Result<Vec<Bar>, sqlx::Error> {
        let query = "SELECT margin, CAST(SUM(CASE WHEN state = 1 THEN 1 ELSE 0 END) AS BIGINT) AS verified, \
                     CAST(SUM(CASE WHEN state = 2 THEN 1 ELSE 0 END) AS BIGINT) AS unverified FROM day_results \
                     WHERE day = $1 AND level = $2 AND state IN (1, 2) GROUP BY margin ORDER BY margin";
        let query = sqlx::query(query).bind(table.day.to_string()).bind(table.level.to_string());
        let bar = |row: &AnyRow| {
            Ok(Bar {
                margin: i32::try_from(row.try_get::<i64, _>("margin")?).map_err(decode)?,
                verified: u32::try_from(row.try_get::<i64, _>("verified")?).map_err(decode)?,
                unverified: u32::try_from(row.try_get::<i64, _>("unverified")?).map_err(decode)?,
            })
        };
        query.fetch_all(&self.pool).await?.iter().map(bar).collect()
    }

    /// What somebody handed in.
    pub async fn day_result(&self, table: Table, player: PlayerId) -> Result<Option<Yours>, sqlx::Error> {
        let query = "SELECT margin, state FROM day_results WHERE day = $1 AND level = $2 AND player = $3";
        let query = sqlx::query(query).bind(table.day.to_string()).bind(table.level.to_string());
        let row = query.bind(player.to_string()).fetch_optional(&self.pool).await?;
        row.map(|row| {
            let margin = i32::try_from(row.try_get::<i64, _>("margin")?).map_err(decode)?;
            Ok(Yours { margin, state: state_of(row.try_get("state")?) })
        })
        .transpose()
    }

    /// The best game of a table that was verified.
    pub async fn day_best(&self, table: Table) -> Result<Option<String>, sqlx::Error> {
        let query = "SELECT record FROM day_results WHERE day = $1 AND level = $2 AND state = 1 \
                     ORDER BY margin DESC, made LIMIT 1";
        let query = sqlx::query(query).bind(table.day.to_string()).bind(table.level.to_string());
        query.fetch_optional(&self.pool).await?.map(|row| row.try_get(0)).transpose()
    }

    /// How many games wait to be played again.
    pub async fn day_waiting(&self) -> Result<i64, sqlx::Error> {
        let query = sqlx::query("SELECT CAST(COUNT(*) AS BIGINT) FROM day_results WHERE state = 0");
        query.fetch_one(&self.pool).await?.try_get(0)
    }

    /// The game that waits longest and that no server has begun since a time; and when one had.
    pub async fn day_next(&self, since: Millis) -> Result<Option<(DayResult, Millis)>, sqlx::Error> {
        let query = "SELECT day, level, player, margin, record, begun FROM day_results \
                     WHERE state = 0 AND begun <= $1 ORDER BY begun, made LIMIT 1";
        let row = sqlx::query(query).bind(since).fetch_optional(&self.pool).await?;
        row.map(|row| {
            let result = DayResult {
                table: Table { day: read(&row, "day")?, level: read(&row, "level")? },
                player: read(&row, "player")?,
                margin: i32::try_from(row.try_get::<i64, _>("margin")?).map_err(decode)?,
                record: row.try_get("record")?,
                state: Checked::Waiting,
            };
            Ok((result, row.try_get("begun")?))
        })
        .transpose()
    }
}

/// Writes something about a day's results; whether it could be done.
pub(super) async fn change(connection: &mut AnyConnection, change: &DayChange) -> Result<bool, sqlx::Error> {
    let (text, result) = match change {
        DayChange::Finish(result, _) => {
            let text = "INSERT INTO day_results (day, level, player, margin, record, made, state, begun) \
                        VALUES ($1, $2, $3, $4, $5, $6, $7, 0) ON CONFLICT DO NOTHING";
            (text, result)
        }
        DayChange::Begin(result, ..) => {
            let text = "UPDATE day_results SET begun = $4 WHERE day = $1 AND level = $2 AND player = $3 \
                        AND state = 0 AND begun = $5";
            (text, result)
        }
        DayChange::Checked(result, _) => {
            let text = "UPDATE day_results SET state = $4 WHERE day = $1 AND level = $2 AND player = $3 \
                        AND state = 0";
            (text, result)
        }
        DayChange::Tidy(day) => {
            let query = sqlx::query("DELETE FROM day_results WHERE day < $1").bind(day.to_string());
            query.execute(connection).await?;
            return Ok(true);
        }
    };
    let state = |state: Checked| STATES.iter().position(|&other| other == state).unwrap_or(0) as i64;
    let DayResult { table, player, margin, record, state: first } = &**result;
    let query =
        sqlx::query(text).bind(table.day.to_string()).bind(table.level.to_string()).bind(player.to_string());
    let query = match change {
        DayChange::Finish(_, now) => {
            query.bind(i64::from(*margin)).bind(record).bind(now).bind(state(*first))
        }
        DayChange::Begin(_, now, before) => query.bind(now).bind(before),
        DayChange::Checked(_, checked) => query.bind(state(*checked)),
        DayChange::Tidy(_) => query,
    };
    Ok(query.execute(connection).await?.rows_affected() == 1)
}
