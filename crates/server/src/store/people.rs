//! People as rows: their devices, and the codes by which another device becomes theirs.

use sqlx::{AnyConnection, Row};
use wagons_wire::Millis;

use super::Store;
use super::rows::{maybe, read};
use crate::identity::PlayerId;

/// A code by which another device becomes the same person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passage {
    /// How long it is good.
    pub until: Millis,
    /// The device that used it.
    pub claimant: Option<PlayerId>,
    /// What the person said to that.
    pub answer: Option<bool>,
}

/// Something about a person to be written.
#[derive(Debug, Clone)]
pub enum Change {
    /// A new code, by its digest; it replaces an older one.
    Code(PlayerId, String, Millis),
    /// A device uses a code that nobody has used, by its digest, before its time is over.
    Claim(String, PlayerId, Millis),
    /// The person says whether the device that used their code is theirs.
    Answer(PlayerId, bool),
    /// A device belongs to a person from now on, and so do all that belonged to it.
    Device(PlayerId, PlayerId),
    /// Nothing is to be known of a person any more. They sit in no game.
    Forget(PlayerId),
    /// Codes whose time is over are thrown away.
    Tidy(Millis),
}

const PASSAGE: &str = "SELECT until, claimant, answer FROM codes WHERE ";

impl Store {
    /// Who somebody is whose token has this digest.
    pub async fn person(&self, token: PlayerId) -> sqlx::Result<PlayerId> {
        let query = sqlx::query("SELECT player FROM devices WHERE token = $1").bind(token.to_string());
        let row = query.fetch_optional(&self.pool).await?;
        row.map_or(Ok(token), |row| read(&row, "player"))
    }

    /// Whether anything is known of somebody.
    pub(crate) async fn knows(&self, who: PlayerId) -> sqlx::Result<bool> {
        let query = "SELECT 1 FROM games WHERE first_player = $1 OR second_player = $1 OR creator = $1 \
                     UNION SELECT 1 FROM devices WHERE player = $1 UNION SELECT 1 FROM codes WHERE player = $1 \
                     UNION SELECT 1 FROM day_results WHERE player = $1 \
                     UNION SELECT 1 FROM subscriptions WHERE player = $1";
        Ok(sqlx::query(query).bind(who.to_string()).fetch_optional(&self.pool).await?.is_some())
    }

    /// The code somebody asked for.
    pub async fn passage_of(&self, player: PlayerId) -> sqlx::Result<Option<Passage>> {
        self.passage("player = $1", player).await
    }

    /// The code a device used.
    pub async fn passage_claimed_by(&self, device: PlayerId) -> sqlx::Result<Option<Passage>> {
        self.passage("claimant = $1", device).await
    }

    async fn passage(&self, which: &'static str, who: PlayerId) -> sqlx::Result<Option<Passage>> {
        let query = sqlx::AssertSqlSafe(format!("{PASSAGE}{which} ORDER BY until DESC LIMIT 1"));
        let row = sqlx::query(query).bind(who.to_string()).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(Passage {
            until: row.try_get("until")?,
            claimant: maybe(&row, "claimant")?,
            answer: row.try_get::<Option<i64>, _>("answer")?.map(|answer| answer == 1),
        }))
    }
}

/// Writes something about a person; whether it could be done.
pub(super) async fn change(connection: &mut AnyConnection, change: &Change) -> sqlx::Result<bool> {
    let query = sqlx::query;
    let done = match change {
        Change::Code(player, code, until) => {
            let text = "INSERT INTO codes (player, code, until) VALUES ($1, $2, $3) ON CONFLICT (player) \
                        DO UPDATE SET code = $2, until = $3, claimant = NULL, answer = NULL";
            query(text).bind(player.to_string()).bind(code).bind(until).execute(connection).await?
        }
        Change::Claim(code, device, now) => {
            // Whoever waits for an answer to another code waits no longer.
            let other = query("UPDATE codes SET claimant = NULL, answer = 0 WHERE claimant = $1");
            other.bind(device.to_string()).execute(&mut *connection).await?;
            let text = "UPDATE codes SET claimant = $1 WHERE code = $2 AND until > $3 AND claimant IS NULL \
                        AND answer IS NULL AND player <> $1";
            query(text).bind(device.to_string()).bind(code).bind(now).execute(connection).await?
        }
        Change::Answer(player, yes) => {
            let text =
                "UPDATE codes SET answer = $1 WHERE player = $2 AND claimant IS NOT NULL AND answer IS NULL";
            query(text).bind(i64::from(*yes)).bind(player.to_string()).execute(connection).await?
        }
        Change::Device(device, player) => {
            // One person has one result a day.
            let results = query("DELETE FROM day_results WHERE player = $1");
            results.bind(device.to_string()).execute(&mut *connection).await?;
            let called = query("UPDATE subscriptions SET player = $1 WHERE player = $2");
            called.bind(player.to_string()).bind(device.to_string()).execute(&mut *connection).await?;
            let calls = query("DELETE FROM calls WHERE player = $1");
            calls.bind(device.to_string()).execute(&mut *connection).await?;
            let theirs = query("UPDATE devices SET player = $1 WHERE player = $2");
            theirs.bind(player.to_string()).bind(device.to_string()).execute(&mut *connection).await?;
            let text = "INSERT INTO devices (token, player) VALUES ($1, $2) ON CONFLICT (token) \
                        DO UPDATE SET player = $2";
            query(text).bind(device.to_string()).bind(player.to_string()).execute(connection).await?
        }
        Change::Forget(player) => {
            for text in [
                "DELETE FROM codes WHERE player = $1 OR claimant = $1",
                "DELETE FROM open_tables WHERE player = $1",
                "DELETE FROM day_results WHERE player = $1",
                "DELETE FROM subscriptions WHERE player = $1",
                "DELETE FROM calls WHERE player = $1",
                // A game has a creator, but this one is nobody's.
                "UPDATE games SET creator = '0000000000000000' || id WHERE creator = $1",
                "DELETE FROM devices WHERE player = $1",
            ] {
                query(text).bind(player.to_string()).execute(&mut *connection).await?;
            }
            return Ok(true);
        }
        Change::Tidy(now) => {
            query("DELETE FROM codes WHERE until <= $1").bind(now).execute(connection).await?;
            return Ok(true);
        }
    };
    Ok(done.rows_affected() == 1)
}
