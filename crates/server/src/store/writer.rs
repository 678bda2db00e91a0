//! The one who writes: many writes in one transaction, each with an answer of its own.

use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Executor};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use wagons_wire::{ActId, Entry, GameId, Millis};

use super::rows::{INSERT_ENTRY, INSERT_GAME, UPDATE_GAME, UPDATE_VERSION};
use super::{Node, SOMEBODY, Write, WriteError, calls, days, people, tables};
use crate::room::Room;

/// Who waits for a write.
type Answer = oneshot::Sender<Result<(), WriteError>>;

/// What a writer is asked to do.
#[derive(Debug)]
pub(super) enum Job {
    /// Write this.
    Write(Write, Answer),
    /// Let `SQLite`'s file grow to so many pages and no further.
    LimitPages(u32, oneshot::Sender<()>),
}

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
            | Self::Day(_) => None,
        }
    }
}

/// Writes until nobody can ask any more.
pub(super) async fn write(pool: AnyPool, mut jobs: mpsc::Receiver<Job>) {
    let mut held = None;
    let mut waiting = Vec::with_capacity(TOGETHER);
    while jobs.recv_many(&mut waiting, TOGETHER).await > 0 {
        let mut writes = Vec::with_capacity(waiting.len());
        for job in waiting.drain(..) {
            match job {
                Job::Write(write, answer) => writes.push((write, answer)),
                Job::LimitPages(pages, answer) => {
                    if let Ok(connection) = connection(&pool, &mut held).await {
                        let limit = format!("PRAGMA max_page_count = {pages}");
                        let _ = connection.execute(AssertSqlSafe(limit)).await;
                    }
                    let _ = answer.send(());
                }
            }
        }
        write_all(&pool, &mut held, writes).await;
    }
}

async fn connection<'a>(
    pool: &AnyPool,
    held: &'a mut Option<PoolConnection<Any>>,
) -> Result<&'a mut AnyConnection, sqlx::Error> {
    match held {
        Some(connection) => Ok(connection),
        None => Ok(held.insert(pool.acquire().await?)),
    }
}

/// Writes all in one transaction; if that fails, each in one of its own, so that nobody suffers for another.
async fn write_all(pool: &AnyPool, held: &mut Option<PoolConnection<Any>>, mut writes: Vec<(Write, Answer)>) {
    // Two servers that lock the same games lock them in the same order.
    writes.sort_by_key(|(write, _)| write.game());
    let all: Vec<_> = writes.iter().map(|(write, _)| write).collect();
    match transaction(pool, held, &all).await {
        Ok(results) => {
            for ((_, answer), result) in writes.into_iter().zip(results) {
                let _ = answer.send(result);
            }
        }
        // Alone, or without a connection, it would not go better.
        Err(error) if writes.len() == 1 || held.is_none() => {
            for (_, answer) in writes {
                let _ = answer.send(Err(WriteError::Unavailable(error.to_string())));
            }
        }
        Err(_) => {
            for (write, answer) in writes {
                let result = match transaction(pool, held, &[&write]).await {
                    Ok(results) => results.into_iter().collect(),
                    Err(error) => Err(WriteError::Unavailable(error.to_string())),
                };
                let _ = answer.send(result);
            }
        }
    }
}

async fn transaction(
    pool: &AnyPool,
    held: &mut Option<PoolConnection<Any>>,
    writes: &[&Write],
) -> Result<Vec<Result<(), WriteError>>, sqlx::Error> {
    if writes.is_empty() {
        return Ok(Vec::new());
    }
    let performing = timeout(PATIENCE, perform(connection(pool, held).await?, writes)).await;
    let Ok(done) = performing else {
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
        if let Some(mut connection) = held.take() {
            if connection.execute("ROLLBACK").await.is_ok() {
                *held = Some(connection);
            } else {
                drop(connection.detach());
            }
        }
    }
    done
}

async fn perform(
    connection: &mut AnyConnection,
    writes: &[&Write],
) -> Result<Vec<Result<(), WriteError>>, sqlx::Error> {
    connection.execute("BEGIN").await?;
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        let done = match write {
            Write::New(room) => insert(connection, room).await?,
            Write::Table(room, opening) => {
                let is_open = tables::open(connection, opening).await?;
                let done = is_open && insert(connection, room).await?;
                if is_open && !done {
                    tables::close(connection, room.head().game).await?;
                }
                done
            }
            Write::Renew(players, until) => {
                tables::renew(connection, players, *until).await?;
                true
            }
            Write::Day(change) => days::change(connection, change).await?,
            Write::Person(change) => people::change(connection, change).await?,
            Write::Call(change) => calls::change(connection, change).await?,
            Write::Close(game) => {
                tables::close(connection, *game).await?;
                true
            }
            Write::Step { step, after, reseats, calls } => {
                let done = if *reseats {
                    reseat(connection, after).await?
                } else {
                    update(connection, after).await?
                };
                if done {
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
                done
            }
            Write::Seen(node, now) => {
                seen(connection, *node, *now).await?;
                true
            }
            Write::Ended(node, now) => {
                let query = sqlx::query("DELETE FROM presence WHERE id = $1 OR seen < $2");
                query.bind(node).bind(now - A_DAY).execute(&mut *connection).await?;
                seen(connection, SOMEBODY, *now).await?;
                true
            }
            Write::Outage(began, ended) => {
                let query = sqlx::query("INSERT INTO outages (began, ended) VALUES ($1, $2)");
                query.bind(began).bind(ended).execute(&mut *connection).await?;
                true
            }
        };
        results.push(if done { Ok(()) } else { Err(WriteError::Conflict) });
    }
    connection.execute("COMMIT").await?;
    Ok(results)
}

/// Notes that a node is there.
async fn seen(connection: &mut AnyConnection, node: Node, now: Millis) -> Result<(), sqlx::Error> {
    let query = "INSERT INTO presence (id, seen) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET seen = $2";
    sqlx::query(query).bind(node).bind(now).execute(connection).await?;
    Ok(())
}

/// Says that a game went on, if it is as its writer believes.
async fn update(connection: &mut AnyConnection, room: &Room) -> Result<bool, sqlx::Error> {
    let done = sqlx::query(UPDATE_VERSION)
        .bind(i64::from(room.standing().version()))
        .bind(room.standing().at())
        .bind(room.due())
        .bind(room.head().game.to_string())
        .execute(connection)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// The same, when somebody sat down or has to leave.
async fn reseat(connection: &mut AnyConnection, room: &Room) -> Result<bool, sqlx::Error> {
    let [first, second] = room.seats();
    let done = sqlx::query(UPDATE_GAME)
        .bind(i64::from(room.standing().version()))
        .bind(room.standing().at())
        .bind(room.due())
        .bind(text(first.player))
        .bind(text(second.player))
        .bind(text(first.secret))
        .bind(text(second.secret))
        .bind(room.head().game.to_string())
        .execute(connection)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// A new game with its first entries, unless it is there already.
async fn insert(connection: &mut AnyConnection, room: &Room) -> Result<bool, sqlx::Error> {
    let (head, [first, second]) = (room.head(), room.seats());
    let done = sqlx::query(INSERT_GAME)
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
        .bind(room.origin().wish.to_string())
        .bind(text(first.player))
        .bind(text(second.player))
        .bind(text(first.secret))
        .bind(text(second.secret))
        .execute(&mut *connection)
        .await?;
    if done.rows_affected() != 1 {
        return Ok(false);
    }
    for entry in room.log() {
        log(connection, room, entry, None).await?;
    }
    Ok(true)
}

async fn log(
    connection: &mut AnyConnection,
    room: &Room,
    entry: &Entry,
    act: Option<ActId>,
) -> Result<(), sqlx::Error> {
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
