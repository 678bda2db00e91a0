//! Where games are kept: `SQLite` in a folder, or `PostgreSQL` by its address.
//!
//! Reading goes through a small pool. Writing goes through a [writer](writer), which puts many writes into one
//! transaction: what the disk takes for one turn, it takes for a hundred. `SQLite` has one writer; a database further
//! away is asked by several at once, because each waits for its answers. Which of two servers was first is the database's
//! decision.

mod calls;
mod days;
mod nodes;
mod people;
mod rows;
mod schema;
mod tables;
mod writer;

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::{AnyPool, Executor, Row};
use tokio::sync::{mpsc, oneshot};
use wagons_wire::{ActId, GameId, Millis};

use crate::identity::PlayerId;
use crate::room::{Room, Step};
pub(crate) use nodes::Changed;
use writer::Job;

pub use calls::{CallChange, Calls, Waiting};
pub use days::{DayChange, DayResult, Table};
pub use people::{Change, Passage};
pub use tables::Opening;

/// Games that survive whatever happens to the program.
#[derive(Debug, Clone)]
pub struct Store {
    pub(crate) pool: AnyPool,
    /// One queue for each writer. A game's writes all go into the same.
    jobs: Vec<mpsc::Sender<Job>>,
    /// Whether others may write there, too.
    is_shared: bool,
    /// Held as long as anybody uses the store, so that no second program writes there.
    _lock: Option<Arc<File>>,
}

/// Where a store is.
#[derive(Debug, Clone)]
pub enum Place {
    /// `SQLite`, in a folder.
    Folder(PathBuf),
    /// A database by its address, as in `postgres://…`, which several servers may use. The program must have been built
    /// for it.
    Url(String),
    /// One that is open already, perhaps in several servers of one program.
    Open(Store),
}

/// Something to be written.
#[derive(Debug)]
pub enum Write {
    /// A new game.
    New(Box<Room>),
    /// A new game at a table at which anybody may sit down.
    Table(Box<Room>, Box<Opening>),
    /// These people still wait at their tables, which stay open until then.
    Renew(Vec<PlayerId>, Millis),
    /// Something about a day's results.
    Day(DayChange),
    /// Something about a person.
    Person(Change),
    /// Something about calls.
    Call(CallChange),
    /// Nobody else may sit down at a table.
    Close(GameId),
    /// One entry more; and the game as it is then.
    Step {
        /// The entry.
        step: Box<Step>,
        /// The game with it.
        after: Arc<Room>,
        /// Whether somebody sits elsewhere with it.
        reseats: bool,
        /// Who is to be called for it.
        calls: Vec<Calls>,
    },
    /// A node is there.
    Seen(Node, Millis),
    /// A node is there no more.
    Ended(Node, Millis),
    /// There was no server.
    Outage(Millis, Millis),
    /// `SQLite`'s file grows to so many pages and no further.
    LimitPages(u32),
}

/// One of the servers on a database, as it is known there; the same after a restart.
pub type Node = i64;

/// The file of games in their folder.
pub(crate) const DATABASE: &str = "games.db";

/// Held by the program that uses the folder.
pub(crate) const LOCK: &str = "lock";

/// Whoever was there last and said goodbye.
pub(crate) const SOMEBODY: Node = 1;

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder cannot be made or written to.
    #[error("{} cannot be used: {source}", path.display())]
    Folder {
        /// Which.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// Another server uses it.
    #[error("another server is running on {}", .0.display())]
    Taken(PathBuf),
    /// The database says no.
    #[error("the database cannot be used: {0}")]
    Database(#[from] sqlx::Error),
    /// The database was made by another version.
    #[error("the database cannot be brought up to date: {0}")]
    Schema(#[from] sqlx::migrate::MigrateError),
}

/// Why something was not written, as far as is known: a line that is cut may have taken the answer with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// The game has gone on: read it again.
    #[error("the game has gone on")]
    Conflict,
    /// The disk is full, or the database away.
    #[error("{0}")]
    Unavailable(String),
}

/// How many connections read at once: from a file, and from another program, which is further away.
const READERS: [u32; 2] = [4, 8];
/// How long a read waits for a connection before whoever asked is told: a file is only busy, a database may be away.
const AWAY: [Duration; 2] = [Duration::from_secs(30), Duration::from_secs(3)];
/// How often a database that is away is tried at the start, with a second between.
const TRIES: u32 = 60;
/// How many write at once, likewise.
const WRITERS: [u32; 2] = [1, 4];
/// How many writes may wait.
const WAITING: usize = 1024;

impl Store {
    /// Opens a store, makes it if there is none, and brings it up to date.
    pub async fn open(place: &Place) -> Result<Self, OpenError> {
        sqlx::any::install_default_drivers();
        let (url, lock, set_up) = match place {
            Place::Folder(folder) => {
                let lock = lock(folder)?;
                (address(&folder.join(DATABASE), "mode=rwc"), Some(lock.into()), SQLITE)
            }
            Place::Url(url) => (url.clone(), None, ""),
            Place::Open(store) => return Ok(Self { is_shared: true, ..store.clone() }),
        };
        let is_shared = lock.is_none();
        let pool = AnyPoolOptions::new()
            .max_connections(READERS[usize::from(is_shared)] + WRITERS[usize::from(is_shared)])
            .acquire_timeout(AWAY[usize::from(is_shared)])
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if !set_up.is_empty() {
                        connection.execute(set_up).await?;
                    }
                    Ok(())
                })
            })
            .connect_lazy(&url)?;
        nodes::reach(&pool, if is_shared { TRIES } else { 1 }).await?;
        // A newer server may have been here: what it added does not disturb this one.
        schema::migrator().set_ignore_missing(true).run(&pool).await?;
        tracing::info!(shared = is_shared, "the games are open");
        if is_shared {
            nodes::index_changes(&pool).await?;
        }
        let mut jobs = Vec::new();
        for _ in 0..WRITERS[usize::from(is_shared)] {
            let (sender, work) = mpsc::channel(WAITING);
            tokio::spawn(writer::write(pool.clone(), work));
            jobs.push(sender);
        }
        if let (false, Some(jobs)) = (is_shared, jobs.first()) {
            tokio::spawn(checkpoint(pool.clone(), jobs.downgrade()));
        }
        Ok(Self { pool, jobs, is_shared, _lock: lock })
    }

    /// Writes something, and comes back when it is on disk.
    pub async fn write(&self, write: Write) -> Result<(), WriteError> {
        let gone = || WriteError::Unavailable("the writer has ended".to_owned());
        let (answer, answered) = oneshot::channel();
        let any = write.game().map_or(0, |game| game.0 as usize % self.jobs.len());
        self.jobs[any].send((write, answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// Whether others may write there, too: then what was read a moment ago may be old.
    pub const fn is_shared(&self) -> bool {
        self.is_shared
    }

    /// Reads a game.
    pub async fn load(&self, game: GameId) -> sqlx::Result<Option<Room>> {
        let row = sqlx::query(rows::GAME).bind(game.to_string()).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        let mut room = rows::room(&row)?;
        rows::catch_up(&mut room, &row, &self.entries(&row, game, 0).await?)?;
        Ok(Some(room))
    }

    /// Reads what has happened in a game since; nothing if nothing has.
    pub async fn follow(&self, room: &Room) -> sqlx::Result<Option<Room>> {
        let (game, have) = (room.head().game, room.standing().version());
        let row = sqlx::query(rows::GAME).bind(game.to_string()).fetch_one(&self.pool).await?;
        if row.try_get::<i64, _>("version")? <= i64::from(have) {
            return Ok(None);
        }
        let mut after = room.clone();
        rows::catch_up(&mut after, &row, &self.entries(&row, game, have).await?)?;
        Ok(Some(after))
    }

    /// The log of a game after so many entries, as far as its row knows of it: what is written meanwhile belongs to a row
    /// that was not read.
    async fn entries(&self, row: &AnyRow, game: GameId, have: u32) -> sqlx::Result<Vec<AnyRow>> {
        let version: i64 = row.try_get("version")?;
        let query = sqlx::query(rows::ENTRIES).bind(game.to_string()).bind(i64::from(have)).bind(version);
        query.fetch_all(&self.pool).await
    }

    /// The game that came of somebody's wish.
    pub async fn wished(&self, creator: PlayerId, wish: ActId) -> sqlx::Result<Option<GameId>> {
        let query = sqlx::query("SELECT id FROM games WHERE creator = $1 AND wish = $2");
        let row = query.bind(creator.to_string()).bind(wish.to_string()).fetch_optional(&self.pool).await?;
        row.map(|row| rows::read(&row, "id")).transpose()
    }

    /// The games of somebody, those that changed last first.
    pub async fn games_of(&self, player: PlayerId, most: i64) -> sqlx::Result<Vec<GameId>> {
        let query = "SELECT id FROM games WHERE first_player = $1 OR second_player = $1 ORDER BY changed DESC LIMIT $2";
        let query = sqlx::query(query).bind(player.to_string()).bind(most);
        rows::games(&query.fetch_all(&self.pool).await?)
    }

    /// Games that somebody had to look after by a certain time.
    pub async fn due(&self, by: Millis, most: i64) -> sqlx::Result<Vec<GameId>> {
        let query = sqlx::query("SELECT id FROM games WHERE due <= $1 ORDER BY due LIMIT $2");
        rows::games(&query.bind(by).bind(most).fetch_all(&self.pool).await?)
    }
}

/// Every turn is on the disk before anybody hears of it. What is in the log is moved to the database elsewhere, so that
/// no turn waits for it.
const SQLITE: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; \
                      PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -4096";

/// How often `SQLite`'s log is moved to the database.
const CHECKPOINT: Duration = Duration::from_secs(2);

async fn checkpoint(pool: AnyPool, open: mpsc::WeakSender<Job>) {
    while open.upgrade().is_some() {
        tokio::time::sleep(CHECKPOINT).await;
        // If it fails, the log is a little longer until the next time.
        let _ = pool.execute("PRAGMA wal_checkpoint(PASSIVE)").await;
    }
}

/// The address of a file of `SQLite`.
pub(crate) fn address(file: &Path, how: &str) -> String {
    // A mark of its own in the address would end the path.
    let path = file.to_string_lossy().replace('%', "%25").replace('?', "%3F").replace('#', "%23");
    format!("sqlite://{path}?{how}")
}

/// Makes a folder the program's own, unless it is another's.
pub(crate) fn lock(folder: &Path) -> Result<File, OpenError> {
    let unusable = |source| OpenError::Folder { path: folder.to_owned(), source };
    fs::create_dir_all(folder).map_err(unusable)?;
    let lock = File::create(folder.join(LOCK)).map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(OpenError::Taken(folder.to_owned())),
        Err(TryLockError::Error(source)) => Err(unusable(source)),
    }
}
