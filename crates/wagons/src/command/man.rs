//! `wagons man`: the manual pages.

use std::io;
use std::path::{Path, PathBuf};

use clap_mangen::Man;

use crate::error::CommandError;
use crate::help;

/// Print the manual page, or write one for every command
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// Write wagons.1 and a page for every command into this folder
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  wagons man | man -l -
  wagons man --out ~/.local/share/man/man1";

impl Args {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        let mut command = help::command();
        command.build();
        match self.out {
            None => Ok(Man::new(command).render(&mut io::stdout().lock())?),
            Some(folder) => {
                write_pages(&command, &folder).map_err(|source| CommandError::File { path: folder, source })
            }
        }
    }
}

fn write_pages(command: &clap::Command, folder: &Path) -> io::Result<()> {
    Man::new(command.clone()).generate_to(folder)?;
    let commands = command.get_subcommands().filter(|command| command.get_name() != "help");
    commands.into_iter().try_for_each(|command| Man::new(command.clone()).generate_to(folder).map(drop))
}
