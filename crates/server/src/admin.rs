//! What whoever runs a server does with its games from outside: copy them, put a copy back, count, and have somebody
//! forgotten.
//!
//! Copying and counting go on beside a running server. Putting back does not, and neither does forgetting somebody whose
//! games are in a folder: there a running server believes that nobody else writes.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};
use wagons_rules::Seat;
use wagons_wire::GameId;

use crate::bus::{Bus, Route};
use crate::hub::{Hub, random};
use crate::identity::PlayerId;
use crate::limits::Limits;
use crate::outages::Outages;
use crate::store::{DATABASE, LOCK, OpenError, Place, Store, address, lock};

/// Why games cannot be copied, put back or counted, or somebody cannot be forgotten.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// The database says no.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// There is nothing to copy or count.
    #[error("there are no games in {}", .0.display())]
    NoGames(PathBuf),
    /// Nothing is overwritten unasked.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// What is to be put back is no copy of games.
    #[error("{} is no backup of games: {reason}", path.display())]
    NoBackup {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// A file cannot be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Nobody is known by that.
    #[error("nobody is known as {0}")]
    Nobody(String),
    /// The database went away.
    #[error("the database is away; somebody may be half forgotten, so do it again")]
    Away,
}

impl From<sqlx::Error> for AdminError {
    fn from(error: sqlx::Error) -> Self {
        Self::Open(OpenError::Database(error))
    }
}

fn problem(path: &Path) -> impl FnOnce(io::Error) -> AdminError {
    |source| AdminError::File { path: path.to_owned(), source }
}

/// Copies the games in a folder to a file, while they are played. The file is there when it is whole.
pub async fn backup(folder: &Path, file: &Path) -> Result<(), AdminError> {
    let mut games = read(folder).await?;
    if file.exists() {
        return Err(AdminError::Exists(file.to_owned()));
    }
    let part = beside(file);
    let _ = fs::remove_file(&part);
    sqlx::query("VACUUM INTO $1").bind(part.to_string_lossy().into_owned()).execute(&mut games).await?;
    settle(&part, file)
}

/// Puts a copy of games into a folder on which no server runs, and with `replaces` instead of those that are there.
pub async fn restore(folder: &Path, file: &Path, replaces: bool) -> Result<(), AdminError> {
    check(file).await?;
    let _held = lock(folder)?;
    let games = folder.join(DATABASE);
    if games.exists() && !replaces {
        return Err(AdminError::Exists(games));
    }
    let part = beside(&games);
    fs::copy(file, &part).map_err(problem(&part))?;
    // What the old games had in their log must not be taken for part of the new ones.
    for end in ["-wal", "-shm"] {
        let path = folder.join(format!("{DATABASE}{end}"));
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(problem(&path)(error)),
            _ => {}
        }
    }
    settle(&part, &games)?;
    give_to_owner(folder);
    Ok(())
}

/// What root puts into the folder of a service is the service's.
fn give_to_owner(folder: &Path) {
    #[cfg(unix)]
    if let Ok(about) = fs::metadata(folder) {
        use std::os::unix::fs::{MetadataExt, chown};
        for name in [DATABASE, LOCK] {
            // Who is not root has made the files as whom they are to be.
            let _ = chown(folder.join(name), Some(about.uid()), Some(about.gid()));
        }
    }
}

/// The name of a file that is not whole yet.
fn beside(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

/// Gives a file its name once it is on the disk.
fn settle(part: &Path, file: &Path) -> Result<(), AdminError> {
    File::open(part).and_then(|written| written.sync_all()).map_err(problem(part))?;
    fs::rename(part, file).map_err(problem(file))?;
    #[cfg(unix)]
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(problem(folder))?;
    }
    Ok(())
}

async fn check(file: &Path) -> Result<(), AdminError> {
    File::open(file).map_err(problem(file))?;
    let reason = match unharmed(file).await {
        Ok(said) if said == "ok" => return Ok(()),
        Ok(said) => said,
        Err(error) => error.to_string(),
    };
    Err(AdminError::NoBackup { path: file.to_owned(), reason })
}

async fn unharmed(file: &Path) -> sqlx::Result<String> {
    let mut copy = connect(&address(file, "mode=ro&immutable=true")).await?;
    sqlx::query("SELECT COUNT(*) FROM games").fetch_one(&mut copy).await?;
    sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut copy).await?.try_get(0)
}

/// The games in a folder, beside whoever plays them.
async fn read(folder: &Path) -> Result<AnyConnection, AdminError> {
    let games = folder.join(DATABASE);
    if !games.exists() {
        return Err(AdminError::NoGames(folder.to_owned()));
    }
    Ok(connect(&address(&games, "mode=rw")).await?)
}

async fn connect(url: &str) -> sqlx::Result<AnyConnection> {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(url).await
}

/// What is counted, and what of. A game is over when nobody has to look after it any more.
const COUNTS: &[(&str, &str)] = &[
    (
        "identities",
        "(SELECT first_player AS player FROM games UNION SELECT second_player FROM games \
         UNION SELECT player FROM devices UNION SELECT player FROM day_results) AS everybody \
         WHERE player IS NOT NULL",
    ),
    ("further_devices", "devices"),
    ("games_waiting", "games WHERE due IS NOT NULL AND (first_player IS NULL OR second_player IS NULL)"),
    (
        "games_running",
        "games WHERE due IS NOT NULL AND first_player IS NOT NULL AND second_player IS NOT NULL",
    ),
    ("games_over", "games WHERE due IS NULL"),
    ("entries", "entries"),
    (
        "invitations",
        "games WHERE due IS NOT NULL AND (first_secret IS NOT NULL OR second_secret IS NOT NULL)",
    ),
    ("open_tables", "open_tables"),
    ("codes", "codes"),
    ("subscriptions", "subscriptions"),
    ("calls", "calls"),
    ("day_results", "day_results"),
    ("day_results_to_check", "day_results WHERE state = 0"),
];

/// How much there is of everything, by its name.
pub async fn counts(place: &Place) -> Result<Vec<(&'static str, i64)>, AdminError> {
    let mut games = match place {
        Place::Folder(folder) => read(folder).await?,
        Place::Url(url) => connect(url).await?,
        Place::Open(store) => store.pool.acquire().await?.detach(),
    };
    let mut counts = Vec::with_capacity(COUNTS.len());
    for &(name, rows) in COUNTS {
        let query = AssertSqlSafe(format!("SELECT COUNT(*) FROM {rows}"));
        counts.push((name, sqlx::query(query).fetch_one(&mut games).await?.try_get(0)?));
    }
    Ok(counts)
}

/// Who is to be forgotten: an identity as the database has it, or whoever sits somewhere.
///
/// ```
/// use wagons_server::Who;
///
/// assert!("00c0ffee00c0ffee/first".parse::<Who>().is_ok());
/// assert!("0123456789abcdef0123456789abcdef".parse::<Who>().is_ok());
/// assert!("Quiet Coyote".parse::<Who>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// By the digest of their token.
    Identity(PlayerId),
    /// By their seat in a game.
    At(GameId, Seat),
}

impl FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let seated = text
            .split_once('/')
            .and_then(|(game, seat)| Some(Self::At(game.parse().ok()?, seat.parse().ok()?)));
        let identity = || text.parse().ok().map(Self::Identity);
        seated.or_else(identity).ok_or_else(|| {
            "somebody is 32 hexadecimal digits, or GAME/first or GAME/second with the 16 digits of a game"
                .to_owned()
        })
    }
}

/// Has somebody forgotten, exactly as if they had asked for it themselves.
pub async fn forget(place: &Place, who: Who) -> Result<(), AdminError> {
    if let Place::Folder(folder) = place {
        drop(read(folder).await?);
    }
    let store = Store::open(place).await?;
    let who = match who {
        Who::Identity(token) => store.person(token).await?,
        Who::At(game, seat) => {
            let room = store.load(game).await?;
            let player = room.and_then(|room| room.seats()[seat.index()].player);
            player.ok_or_else(|| AdminError::Nobody(format!("{game}/{seat}")))?
        }
    };
    if !store.knows(who).await? {
        return Err(AdminError::Nobody(who.to_string()));
    }
    let (bus, _) = Bus::join(&Route::Alone, random() as u64).await.map_err(|_| AdminError::Away)?;
    let hub = Hub::new(store, Limits::default(), Outages::default(), bus);
    hub.set_clock(hub.store.ahead(crate::hub::now).await?);
    hub.forget(who).await.map_err(|_| AdminError::Away)
}
