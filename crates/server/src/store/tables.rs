//! Tables at which anybody may sit down, as rows.

use sqlx::AnyConnection;
use sqlx::any::AnyRow;
use wagons_wire::{GameId, Millis, OpenTable, Player};

use super::Store;
use super::rows::{decode, games, number, read};
use crate::identity::PlayerId;

/// An open table to be written.
#[derive(Debug, Clone)]
pub struct Opening {
    /// Who waits there.
    pub player: PlayerId,
    /// What others see of it.
    pub table: OpenTable,
    /// When it was made.
    pub made: Millis,
    /// When it is withdrawn unless the one who waits is still there.
    pub until: Millis,
    /// When it is withdrawn in any case.
    pub latest: Millis,
}

impl Store {
    /// The open tables with who waits there, the newest first.
    pub async fn open_tables(&self, most: i64) -> sqlx::Result<Vec<(PlayerId, OpenTable)>> {
        let query =
            "SELECT game, player, pace, language, name FROM open_tables ORDER BY made DESC, game LIMIT $1";
        let rows = sqlx::query(query).bind(most).fetch_all(&self.pool).await?;
        rows.iter().map(table).collect()
    }

    /// Whether anybody may sit down in a game.
    pub async fn is_open(&self, game: GameId) -> sqlx::Result<bool> {
        let query = sqlx::query("SELECT game FROM open_tables WHERE game = $1").bind(game.to_string());
        Ok(query.fetch_optional(&self.pool).await?.is_some())
    }

    /// The open tables whose time is over.
    pub async fn tables_to_withdraw(&self, now: Millis, most: i64) -> sqlx::Result<Vec<GameId>> {
        let query = sqlx::query("SELECT game FROM open_tables WHERE until <= $1 ORDER BY until LIMIT $2");
        games(&query.bind(now).bind(most).fetch_all(&self.pool).await?)
    }
}

fn table(row: &AnyRow) -> sqlx::Result<(PlayerId, OpenTable)> {
    let name = number::<u16>(row, "name")?.try_into().map_err(decode)?;
    let host = Player { name, program: false, gone: false };
    let (game, pace, language) = (read(row, "game")?, read(row, "pace")?, read(row, "language")?);
    Ok((read(row, "player")?, OpenTable { game, host, pace, language }))
}

/// Opens a table, unless its player waits at another one.
pub(super) async fn open(connection: &mut AnyConnection, opening: &Opening) -> sqlx::Result<bool> {
    let Opening { player, table, made, until, latest } = opening;
    let query = "INSERT INTO open_tables (game, player, pace, language, name, made, until, latest) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
    let done = sqlx::query(query)
        .bind(table.game.to_string())
        .bind(player.to_string())
        .bind(table.pace.to_string())
        .bind(table.language.to_string())
        .bind(i64::from(u16::from(table.host.name)))
        .bind(made)
        .bind(until)
        .bind(latest)
        .execute(connection)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// A table is open no more.
pub(super) async fn close(connection: &mut AnyConnection, game: GameId) -> sqlx::Result<()> {
    let query = sqlx::query("DELETE FROM open_tables WHERE game = $1").bind(game.to_string());
    query.execute(connection).await.map(drop)
}

/// These are still there: their tables stay open until then, if they may.
pub(super) async fn renew(
    connection: &mut AnyConnection,
    players: &[PlayerId],
    until: Millis,
) -> sqlx::Result<()> {
    let query = "UPDATE open_tables SET until = CASE WHEN latest < $1 THEN latest ELSE $1 END \
                 WHERE player = $2 AND until < latest";
    for player in players {
        sqlx::query(query).bind(until).bind(player.to_string()).execute(&mut *connection).await?;
    }
    Ok(())
}
