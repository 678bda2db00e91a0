//! `wagons`: Circle the Wagons on the command line.
//!
//! This file parses the command line and turns what came of it into an exit status: 0 done, 1 the record or the
//! game says no, 2 wrong usage. What a command does stands in the file of its name under `command`.

mod answer;
mod arena;
mod clock;
mod command;
mod failure;
mod help;
mod limits;
mod lines;
mod picture;
mod play;

use std::process::ExitCode;

use clap::FromArgMatches;
use clap::error::ErrorKind;

use crate::command::Cli;

fn main() -> ExitCode {
    let parsed = help::command().try_get_matches().and_then(|matches| Cli::from_arg_matches(&matches));
    match parsed {
        Ok(cli) => match cli.command.run() {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => failure.report(),
        },
        Err(usage) => {
            // Nobody is left to tell when even this cannot be printed.
            let _ = usage.print();
            if usage.kind() == ErrorKind::UnknownArgument {
                eprintln!(
                    "\nA record is one argument: put it in double quotes, as in \"FKQ/RJAPODGLNMHBICE *B P\"."
                );
            }
            ExitCode::from(usage.exit_code() as u8)
        }
    }
}
