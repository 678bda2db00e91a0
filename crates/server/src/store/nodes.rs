//! What several servers on one database have to know of each other, and of its clock.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlx::any::AnyRow;
use sqlx::{AnyPool, Executor, Row};
use tokio::time::sleep;
use wagons_wire::{GameId, Millis};

use super::rows::{maybe, number, read};
use super::{Node, Store};
use crate::identity::PlayerId;

/// A game that has changed, perhaps elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Changed {
    pub(crate) game: GameId,
    /// How many entries it has.
    #[serde(rename = "n")]
    pub(crate) version: u32,
    pub(crate) players: [Option<PlayerId>; 2],
}

/// When servers were there, and when there was none.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Presence {
    /// Each server, and when it was last seen.
    pub(crate) seen: Vec<(Node, Millis)>,
    pub(crate) outages: Vec<(Millis, Millis)>,
}

impl Store {
    /// Whether it can be asked.
    pub(crate) async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").fetch_one(&self.pool).await.is_ok()
    }

    /// The games that changed after a certain time.
    pub(crate) async fn changed(&self, after: Millis) -> sqlx::Result<Vec<Changed>> {
        let query = "SELECT id, version, first_player, second_player FROM games WHERE changed > $1";
        let rows = sqlx::query(query).bind(after).fetch_all(&self.pool).await?;
        rows.iter().map(changed).collect()
    }

    /// When servers were there last, and when there was none after a certain time.
    pub(crate) async fn presence(&self, after: Millis) -> sqlx::Result<Presence> {
        let seen = sqlx::query("SELECT id, seen FROM presence").fetch_all(&self.pool).await?;
        let query = sqlx::query("SELECT began, ended FROM outages WHERE ended > $1 ORDER BY began");
        let outages = query.bind(after).fetch_all(&self.pool).await?;
        let pair = |row: &AnyRow| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?));
        Ok(Presence {
            seen: seen.iter().map(pair).collect::<Result<_, _>>()?,
            outages: outages.iter().map(pair).collect::<Result<_, _>>()?,
        })
    }

    /// By how much the database's clock is ahead of a server's. Where several servers write, only the database's counts.
    pub(crate) async fn ahead(&self, clock: impl Fn() -> Millis) -> sqlx::Result<Millis> {
        if self.pool.acquire().await?.backend_name() != "PostgreSQL" {
            return Ok(0);
        }
        let before = clock();
        let query = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
        let there: Millis = sqlx::query(query).fetch_one(&self.pool).await?.try_get(0)?;
        Ok(there - Millis::midpoint(before, clock()))
    }
}

/// Where several servers write, each looks every few seconds at what has changed. A server alone writes no index for that.
pub(super) async fn index_changes(pool: &AnyPool) -> sqlx::Result<()> {
    match pool.execute("CREATE INDEX IF NOT EXISTS games_changed ON games (changed)").await {
        // Another server makes it at this moment.
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(()),
        made => made.map(drop),
    }
}

/// Waits for a database that is away, or is starting. The error is of the last attempt.
pub(super) async fn reach(pool: &AnyPool, tries: u32) -> sqlx::Result<()> {
    let mut left = tries;
    loop {
        left -= 1;
        match pool.acquire().await {
            Ok(_) => return Ok(()),
            Err(error) if left == 0 => return Err(error),
            Err(_) if left + 1 == tries => tracing::warn!("waiting for the database"),
            Err(_) => {}
        }
        sleep(Duration::from_secs(1)).await;
    }
}

fn changed(row: &AnyRow) -> sqlx::Result<Changed> {
    let players = [maybe(row, "first_player")?, maybe(row, "second_player")?];
    Ok(Changed { game: read(row, "id")?, version: number(row, "version")?, players })
}
