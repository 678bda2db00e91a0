//! What people made of the day's deal, as rows.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use wagons_table::days_table::{Bar, Checked, Yours};
use wagons_table::{Day, Level};
use wagons_wire::Millis;

use super::Store;
use super::rows::{Query, number, read};
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

fn number_of(state: Checked) -> i64 {
    STATES.iter().position(|&other| other == state).unwrap_or(0) as i64
}

/// A question or a change about a table, whose first values name it.
fn about(text: &'static str, Table { day, level }: Table) -> Query {
    sqlx::query(text).bind(day.to_string()).bind(level.to_string())
}

impl Store {
    /// How many games ended with which margin.
    pub async fn day_bars(&self, table: Table) -> sqlx::Result<Vec<Bar>> {
        let query = "SELECT margin, CAST(SUM(CASE WHEN state = 1 THEN 1 ELSE 0 END) AS BIGINT) AS verified, \
                     CAST(SUM(CASE WHEN state = 2 THEN 1 ELSE 0 END) AS BIGINT) AS unverified FROM day_results \
                     WHERE day = $1 AND level = $2 AND state IN (1, 2) GROUP BY margin ORDER BY margin";
        let bar = |row: &AnyRow| {
            let (verified, unverified) = (number(row, "verified")?, number(row, "unverified")?);
            Ok(Bar { margin: number(row, "margin")?, verified, unverified })
        };
        about(query, table).fetch_all(&self.pool).await?.iter().map(bar).collect()
    }

    /// What somebody handed in.
    pub async fn day_result(&self, table: Table, player: PlayerId) -> sqlx::Result<Option<Yours>> {
        let query = "SELECT margin, state FROM day_results WHERE day = $1 AND level = $2 AND player = $3";
        let row = about(query, table).bind(player.to_string()).fetch_optional(&self.pool).await?;
        let yours =
            |row| Ok(Yours { margin: number(&row, "margin")?, state: state_of(row.try_get("state")?) });
        row.map(yours).transpose()
    }

    /// The best game of a table that was verified.
    pub async fn day_best(&self, table: Table) -> sqlx::Result<Option<String>> {
        let query = "SELECT record FROM day_results WHERE day = $1 AND level = $2 AND state = 1 \
                     ORDER BY margin DESC, made LIMIT 1";
        let row = about(query, table).fetch_optional(&self.pool).await?;
        row.map(|row| row.try_get(0)).transpose()
    }

    /// How many games wait to be played again.
    pub async fn day_waiting(&self) -> sqlx::Result<i64> {
        let query = sqlx::query("SELECT CAST(COUNT(*) AS BIGINT) FROM day_results WHERE state = 0");
        query.fetch_one(&self.pool).await?.try_get(0)
    }

    /// The game that waits longest and that no server has begun since a time; and when one had.
    pub async fn day_next(&self, since: Millis) -> sqlx::Result<Option<(DayResult, Millis)>> {
        let query = "SELECT day, level, player, margin, record, begun FROM day_results \
                     WHERE state = 0 AND begun <= $1 ORDER BY begun, made LIMIT 1";
        let row = sqlx::query(query).bind(since).fetch_optional(&self.pool).await?;
        row.map(|row| {
            let result = DayResult {
                table: Table { day: read(&row, "day")?, level: read(&row, "level")? },
                player: read(&row, "player")?,
                margin: number(&row, "margin")?,
                record: row.try_get("record")?,
                state: Checked::Waiting,
            };
            Ok((result, row.try_get("begun")?))
        })
        .transpose()
    }
}

/// Writes something about a day's results; whether it could be done.
pub(super) async fn change(connection: &mut AnyConnection, change: &DayChange) -> sqlx::Result<bool> {
    let query = match change {
        DayChange::Finish(result, now) => {
            let text = "INSERT INTO day_results (day, level, player, margin, record, made, state, begun) \
                        VALUES ($1, $2, $3, $4, $5, $6, $7, 0) ON CONFLICT DO NOTHING";
            let query = about(text, result.table).bind(result.player.to_string());
            query.bind(i64::from(result.margin)).bind(&result.record).bind(now).bind(number_of(result.state))
        }
        DayChange::Begin(result, now, before) => {
            let text = "UPDATE day_results SET begun = $4 WHERE day = $1 AND level = $2 AND player = $3 \
                        AND state = 0 AND begun = $5";
            about(text, result.table).bind(result.player.to_string()).bind(now).bind(before)
        }
        DayChange::Checked(result, checked) => {
            let text = "UPDATE day_results SET state = $4 WHERE day = $1 AND level = $2 AND player = $3 \
                        AND state = 0";
            about(text, result.table).bind(result.player.to_string()).bind(number_of(*checked))
        }
        DayChange::Tidy(day) => {
            let query = sqlx::query("DELETE FROM day_results WHERE day < $1").bind(day.to_string());
            query.execute(connection).await?;
            return Ok(true);
        }
    };
    Ok(query.execute(connection).await?.rows_affected() == 1)
}
