//! Where games are kept: `SQLite` in a folder, or any database by its address.
//!
//! Reading goes through a small pool. All writing goes through one [writer](writer), which puts many writes into one
//! transaction: what the disk takes for one turn, it takes for a hundred.

mod people;
mod rows;
mod tables;
mod writer;

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::{AnyPool, Executor, Row};
use tokio::sync::{mpsc, oneshot};
use wagons_wire::{ActId, GameId, Millis};

use crate::identity::PlayerId;
use crate::room::{Room, Step};
use writer::Job;

pub use people::{Change, Passage};
pub use tables::Opening;

/// Games that survive whatever happens to the program.
#[derive(Debug, Clone)]
pub struct Store {
    pool: AnyPool,
    jobs: mpsc::Sender<Job>,
    /// Held as long as anybody uses the store, so that no second program writes there.
    _lock: Option<Arc<File>>,
}

/// Where a store is.
#[derive(Debug, Clone)]
pub enum Place {
    /// `SQLite`, in a folder.
    Folder(PathBuf),
    /// A database by its address, as in `postgres://…`. The program must have been built for it.
    Url(String),
    /// One that is open already.
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
    /// Something about a person.
    Person(Change),
    /// Nobody else may sit down at a table.
    Close(GameId),
    /// One entry more; and the game as it is then.
    Step {
        /// The entry.
        step: Box<Step>,
        /// The game with it.
        after: Arc<Room>,
    },
    /// The server is there.
    Seen(Millis),
    /// The server was away.
    Outage(Millis, Millis),
}

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

/// Why something was not written. Nothing of it is on disk.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// The game has gone on: read it again.
    #[error("the game has gone on")]
    Conflict,
    /// The disk is full, or the database away.
    #[error("{0}")]
    Unavailable(String),
}

/// How many connections read at once.
const READERS: u32 = 4;
/// How many writes may wait.
const WAITING: usize = 1024;

impl Store {
    /// Opens a store, makes it if there is none, and brings it up to date.
    pub async fn open(place: &Place) -> Result<Self, OpenError> {
        sqlx::any::install_default_drivers();
        let (url, lock, set_up) = match place {
            Place::Folder(folder) => {
                let lock = lock(folder)?;
                // A mark of its own in the address would end the path.
                let path = folder
                    .join("games.db")
                    .to_string_lossy()
                    .replace('%', "%25")
                    .replace('?', "%3F")
                    .replace('#', "%23");
                (format!("sqlite://{path}?mode=rwc"), Some(lock.into()), SQLITE)
            }
            Place::Url(url) => (url.clone(), None, ""),
            Place::Open(store) => return Ok(store.clone()),
        };
        let pool = AnyPoolOptions::new()
            .max_connections(READERS + 1)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if !set_up.is_empty() {
                        connection.execute(set_up).await?;
                    }
                    Ok(())
                })
            })
            .connect(&url)
            .await?;
        sqlx::migrate!().run(&pool).await?;
        let (jobs, work) = mpsc::channel(WAITING);
        tokio::spawn(writer::write(pool.clone(), work));
        if lock.is_some() {
            tokio::spawn(checkpoint(pool.clone(), jobs.downgrade()));
        }
        Ok(Self { pool, jobs, _lock: lock })
    }

    /// Writes something, and comes back when it is on disk.
    pub async fn write(&self, write: Write) -> Result<(), WriteError> {
        let gone = || WriteError::Unavailable("the writer has ended".to_owned());
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job::Write(write, answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// Lets `SQLite`'s file grow to so many pages and no further.
    pub async fn limit_pages(&self, pages: u32) {
        let (answer, answered) = oneshot::channel();
        if self.jobs.send(Job::LimitPages(pages, answer)).await.is_ok() {
            let _ = answered.await;
        }
    }

    /// Reads a game.
    pub async fn load(&self, game: GameId) -> Result<Option<Room>, sqlx::Error> {
        let id = game.to_string();
        let row = sqlx::query(rows::GAME).bind(&id).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        let entries = sqlx::query(rows::ENTRIES).bind(&id).fetch_all(&self.pool).await?;
        rows::room(&row, &entries).map(Some)
    }

    /// The game that came of somebody's wish.
    pub async fn wished(&self, creator: PlayerId, wish: ActId) -> Result<Option<GameId>, sqlx::Error> {
        let query = sqlx::query("SELECT id FROM games WHERE creator = $1 AND wish = $2");
        let row = query.bind(creator.to_string()).bind(wish.to_string()).fetch_optional(&self.pool).await?;
        row.as_ref().map(id_of).transpose()
    }

    /// The games of somebody, those that changed last first.
    pub async fn games_of(&self, player: PlayerId, most: i64) -> Result<Vec<GameId>, sqlx::Error> {
        let query = "SELECT id FROM games WHERE first_player = $1 OR second_player = $1 ORDER BY changed DESC LIMIT $2";
        let rows = sqlx::query(query).bind(player.to_string()).bind(most).fetch_all(&self.pool).await?;
        rows.iter().map(id_of).collect()
    }

    /// Games that somebody had to look after by a certain time.
    pub async fn due(&self, by: Millis, most: i64) -> Result<Vec<GameId>, sqlx::Error> {
        let query = sqlx::query("SELECT id FROM games WHERE due <= $1 ORDER BY due LIMIT $2");
        let rows = query.bind(by).bind(most).fetch_all(&self.pool).await?;
        rows.iter().map(id_of).collect()
    }

    /// When a server was there last, and when it was away after a certain time.
    pub async fn outages(
        &self,
        after: Millis,
    ) -> Result<(Option<Millis>, Vec<(Millis, Millis)>), sqlx::Error> {
        let seen = sqlx::query("SELECT seen FROM presence WHERE id = 1").fetch_optional(&self.pool).await?;
        let seen = seen.map(|row| row.try_get(0)).transpose()?;
        let query = sqlx::query("SELECT began, ended FROM outages WHERE ended > $1 ORDER BY began");
        let rows = query.bind(after).fetch_all(&self.pool).await?;
        let outages = rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
        Ok((seen, outages.collect::<Result<_, sqlx::Error>>()?))
    }
}

/// Every turn is on the disk before anybody hears of it. What is in the log is moved to the database elsewhere, so that
/// no turn waits for it.
const SQLITE: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; \
                      PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -4096";

/// How often `SQLite`'s log is moved to the database.
const CHECKPOINT: std::time::Duration = std::time::Duration::from_secs(2);

async fn checkpoint(pool: AnyPool, open: mpsc::WeakSender<Job>) {
    while open.upgrade().is_some() {
        tokio::time::sleep(CHECKPOINT).await;
        // If it fails, the log is a little longer until the next time.
        let _ = pool.execute("PRAGMA wal_checkpoint(PASSIVE)").await;
    }
}

fn id_of(row: &AnyRow) -> Result<GameId, sqlx::Error> {
    row.try_get::<String, _>(0)?.parse().map_err(|error| sqlx::Error::Decode(Box::new(error)))
}

fn lock(folder: &Path) -> Result<File, OpenError> {
    let unusable = |source| OpenError::Folder { path: folder.to_owned(), source };
    fs::create_dir_all(folder).map_err(unusable)?;
    let lock = File::create(folder.join("lock")).map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(OpenError::Taken(folder.to_owned())),
        Err(TryLockError::Error(source)) => Err(unusable(source)),
    }
}
