//! The one who writes: many writes in one transaction, each with an answer of its own.

use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Executor};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use wagons_wire::{ActId, Entry, GameId, Millis};

use super::rows::{INSERT_ENTRY, INSERT_GAME, Query, UPDATE_GAME, UPDATE_VERSION};
use super::{Node, SOMEBODY, Write, WriteError, calls, days, people, tables};
use crate::room::Room;

/// Who waits for a write.
type Answer = oneshot::Sender<Result<(), WriteError>>;

/// The connection of a writer, while it has one.
type Kept = Option<PoolConnection<Any>>;

/// What came of each write of a transaction.
type Outcomes = Vec<Result<(), WriteError>>;

/// What a writer is asked to write, and by whom.
pub(super) type Job = (Write, Answer);

/// The most writes in one transaction: those who came first shall not wait long.
const TOGETHER: usize = 256;

/// `SQLite` could not make sure that something is on the disk. Nobody knows what is there then, and trying again would
/// hide it: the kernel has forgotten what it could not write.
const FSYNC_FAILED: &str = "1034";

/// The longest a transaction may take: a database that does not answer is away.
const PATIENCE: Duration = Duration::from_secs(10);

/// Who was not seen for so long is not coming back.
const A_DAY: Millis = 24 * 60 * 60 * 1000;

impl Write {
    /// The game it is about.
    pub(super) fn game(&self) -> Option<GameId> {
        match self {
            Self::New(room) | Self::Table(room, _) => Some(room.head().game),
            Self::Step { after, .. } => Some(after.head().game),
            Self::Close(game) => Some(*game),
            Self::Seen(..)
            | Self::Ended(..)
            | Self::Outage(..)
            | Self::Renew(..)
            | Self::Person(_)
            | Self::Call(_)
            | Self::Day(_)
            | Self::LimitPages(_) => None,
        }
    }
}

/// Writes until nobody can ask any more.
pub(super) async fn write(pool: AnyPool, mut jobs: mpsc::Receiver<Job>) {
    let mut held = None;
    let mut waiting = Vec::with_capacity(TOGETHER);
    while jobs.recv_many(&mut waiting, TOGETHER).await > 0 {
        write_all(&pool, &mut held, &mut waiting).await;
    }
}

/// Writes all in one transaction; if that fails, each in one of its own, so that nobody suffers for another.
async fn write_all(pool: &AnyPool, held: &mut Kept, writes: &mut Vec<Job>) {
    // Two servers that lock the same games lock them in the same order.
    writes.sort_by_key(|(write, _)| write.game());
    let all: Vec<_> = writes.iter().map(|(write, _)| write).collect();
    match transaction(pool, held, &all).await {
        Ok(results) => {
            for ((_, answer), result) in writes.drain(..).zip(results) {
                let _ = answer.send(result);
            }
        }
        // Alone, or without a connection, it would not go better.
        Err(error) if writes.len() == 1 || held.is_none() => {
            for (_, answer) in writes.drain(..) {
                let _ = answer.send(Err(WriteError::Unavailable(error.to_string())));
            }
        }
        Err(_) => {
            for job in writes.drain(..) {
                Box::pin(write_all(pool, held, &mut vec![job])).await;
            }
        }
    }
}

async fn transaction(pool: &AnyPool, held: &mut Kept, writes: &[&Write]) -> sqlx::Result<Outcomes> {
    let connection = match held {
        Some(connection) => connection,
        None => held.insert(pool.acquire().await?),
    };
    let Ok(done) = timeout(PATIENCE, perform(connection, writes)).await else {
        // Nobody knows what it does now: it is closed, not given back.
        drop(held.take().map(PoolConnection::detach));
        return Err(sqlx::Error::PoolTimedOut);
    };
    if let Err(error) = &done {
        if let sqlx::Error::Database(error) = error
            && error.code().as_deref() == Some(FSYNC_FAILED)
        {
            tracing::error!(%error, "the disk did not take what was written; start again to see what it holds");
            std::process::abort();
        }
        // A connection in an unknown state is not used again.
        if connection.execute("ROLLBACK").await.is_err() {
            drop(held.take().map(PoolConnection::detach));
        }
    }
    done
}

async fn perform(connection: &mut AnyConnection, writes: &[&Write]) -> sqlx::Result<Outcomes> {
    connection.execute("BEGIN").await?;
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        let done = perform_one(connection, write).await?;
        results.push(if done { Ok(()) } else { Err(WriteError::Conflict) });
    }
    connection.execute("COMMIT").await?;
    Ok(results)
}

/// Writes one thing; whether it could be done.
async fn perform_one(connection: &mut AnyConnection, write: &Write) -> sqlx::Result<bool> {
    match write {
        Write::New(room) => return insert(connection, room).await,
        Write::Table(room, opening) => {
            let is_open = tables::open(connection, opening).await?;
            let done = is_open && insert(connection, room).await?;
            if is_open && !done {
                tables::close(connection, room.head().game).await?;
            }
            return Ok(done);
        }
        Write::Day(change) => return days::change(connection, change).await,
        Write::Person(change) => return people::change(connection, change).await,
        Write::Call(change) => return calls::change(connection, change).await,
        Write::Step { step, after, reseats, calls } => {
            if !update(connection, after, *reseats).await? {
                return Ok(false);
            }
            log(connection, after, &step.entry, step.act).await?;
            if after.closes_table(&step.entry) {
                tables::close(connection, after.head().game).await?;
            }
            if let Some(rematch) = &step.rematch {
                insert(connection, rematch).await?;
            }
            for calls in calls {
                calls::arrange(connection, calls).await?;
            }
        }
        Write::Renew(players, until) => tables::renew(connection, players, *until).await?,
        Write::Close(game) => tables::close(connection, *game).await?,
        Write::Seen(node, now) => seen(connection, *node, *now).await?,
        Write::Ended(node, now) => {
            let query = sqlx::query("DELETE FROM presence WHERE id = $1 OR seen < $2");
            query.bind(node).bind(now - A_DAY).execute(&mut *connection).await?;
            seen(connection, SOMEBODY, *now).await?;
        }
        Write::Outage(began, ended) => {
            let query = sqlx::query("INSERT INTO outages (began, ended) VALUES ($1, $2)");
            query.bind(began).bind(ended).execute(connection).await?;
        }
        Write::LimitPages(pages) => {
            connection.execute(AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"))).await?;
        }
    }
    Ok(true)
}

/// Notes that a node is there.
async fn seen(connection: &mut AnyConnection, node: Node, now: Millis) -> sqlx::Result<()> {
    let query = "INSERT INTO presence (id, seen) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET seen = $2";
    sqlx::query(query).bind(node).bind(now).execute(connection).await?;
    Ok(())
}

/// Says that a game went on, if it is as its writer believes; and who sits there, if somebody sat down or had to leave.
async fn update(connection: &mut AnyConnection, room: &Room, reseats: bool) -> sqlx::Result<bool> {
    let query = sqlx::query(if reseats { UPDATE_GAME } else { UPDATE_VERSION })
        .bind(room.head().game.to_string())
        .bind(i64::from(room.standing().version()))
        .bind(room.standing().at())
        .bind(room.due());
    let query = if reseats { with_seats(query, room) } else { query };
    Ok(query.execute(connection).await?.rows_affected() == 1)
}

/// A new game with its first entries, unless it is there already.
async fn insert(connection: &mut AnyConnection, room: &Room) -> sqlx::Result<bool> {
    let head = room.head();
    let query = sqlx::query(INSERT_GAME)
        .bind(head.game.to_string())
        .bind(i64::from(room.standing().version()))
        .bind(i64::from(head.rules))
        .bind(head.deal.to_string())
        .bind(head.pace.to_string())
        .bind(head.created)
        .bind(room.standing().at())
        .bind(room.due())
        .bind(text(head.host))
        .bind(text(head.rematch_of))
        .bind(room.origin().creator.to_string())
        .bind(room.origin().wish.to_string());
    if with_seats(query, room).execute(&mut *connection).await?.rows_affected() != 1 {
        return Ok(false);
    }
    for entry in room.log() {
        log(connection, room, entry, None).await?;
    }
    Ok(true)
}

/// The last columns of a game: who sits there, and what opens the seats.
fn with_seats(query: Query, room: &Room) -> Query {
    let [first, second] = room.seats();
    let query = query.bind(text(first.player)).bind(text(second.player));
    query.bind(text(first.secret)).bind(text(second.secret))
}

async fn log(
    connection: &mut AnyConnection,
    room: &Room,
    entry: &Entry,
    act: Option<ActId>,
) -> sqlx::Result<()> {
    let what = serde_json::to_string(&entry.what).map_err(|error| sqlx::Error::Encode(Box::new(error)))?;
    sqlx::query(INSERT_ENTRY)
        .bind(room.head().game.to_string())
        .bind(i64::from(entry.n))
        .bind(entry.at)
        .bind(text(act))
        .bind(what)
        .execute(connection)
        .await?;
    Ok(())
}

fn text(value: Option<impl ToString>) -> Option<String> {
    value.map(|value| value.to_string())
}
