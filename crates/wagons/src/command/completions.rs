//! `wagons completions`: teaches a shell the commands and options.

use std::io::{self, Write};

use clap_complete::Shell;

use crate::error::CommandError;
use crate::help;

/// Print completions for a shell
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// Which shell
    shell: Shell,
}

const EXAMPLES: &str = "\
Examples:
  wagons completions bash > ~/.local/share/bash-completion/completions/wagons
  wagons completions zsh > ~/.zfunc/_wagons
  wagons completions fish > ~/.config/fish/completions/wagons.fish";

impl Args {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        // The generator panics when it cannot write, so it writes to memory.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut help::command(), "wagons", &mut script);
        Ok(io::stdout().lock().write_all(&script)?)
    }
}
