//! `wagons admin`: what whoever runs a server does with its games.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Subcommand;
use serde_json::{Map, Value};
use tokio::runtime::Builder;
use wagons_server::{Place, Who, backup, counts, forget, restore};

use crate::error::CommandError;
use crate::serve::place;

/// Back up, restore or count a server's games, or forget a player
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// Where the games are; by default in `wagons/apart` in your data directory
    #[arg(long, value_name = "FOLDER", global = true)]
    data: Option<PathBuf>,

    /// The database with the games, postgres://…
    #[arg(long, value_name = "URL", global = true, conflicts_with = "data")]
    database: Option<String>,

    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Copy the games to a new file, while the server runs
    Backup {
        /// The file to create
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Restore a backup, while no server runs
    Restore {
        /// The backup
        #[arg(value_name = "FILE")]
        file: PathBuf,

        /// Replace the games that are there
        #[arg(long)]
        replace: bool,
    },
    /// Print how much there is of everything
    Counts {
        /// As one line of JSON
        #[arg(long)]
        json: bool,
    },
    /// Forget a player, as if they had asked for it themselves
    Forget {
        /// 32 hexadecimal digits, or a seat: GAME/first, GAME/second
        #[arg(value_name = "IDENTITY")]
        who: Who,
    },
}

const EXAMPLES: &str = "\
Backup and counts work while a server is running, and so does forgetting a player in a database; otherwise stop the server first.

Examples:
  wagons admin backup --data /var/lib/wagons /backup/games.db
  wagons admin restore --data /var/lib/wagons /backup/games.db --replace
  wagons admin counts --database postgres://wagons@db/wagons --json
  wagons admin forget --data /var/lib/wagons 00c0ffee00c0ffee/first";

impl Args {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        let place = place(self.database, self.data)?;
        let runtime = Builder::new_current_thread().enable_all().build().map_err(CommandError::System)?;
        runtime.block_on(async {
            match self.task {
                Task::Backup { file } => backup(folder(&place)?, &file).await?,
                Task::Restore { file, replace } => restore(folder(&place)?, &file, replace).await?,
                Task::Counts { json } => print(&counts(&place).await?, json)?,
                Task::Forget { who } => forget(&place, who).await?,
            }
            Ok(())
        })
    }
}

/// The folder of the games. A database has tools of its own.
fn folder(place: &Place) -> Result<&Path, CommandError> {
    let Place::Folder(folder) = place else {
        let reason = "PostgreSQL is copied by pg_dump and put back by pg_restore";
        return Err(CommandError::Usage(reason.to_owned()));
    };
    Ok(folder)
}

fn print(counts: &[(&str, i64)], json: bool) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if json {
        let fields: Map<_, Value> =
            counts.iter().map(|&(name, count)| (name.to_owned(), count.into())).collect();
        return writeln!(out, "{}", Value::Object(fields));
    }
    counts.iter().try_for_each(|(name, count)| writeln!(out, "{name:<21}{count:>10}"))
}
