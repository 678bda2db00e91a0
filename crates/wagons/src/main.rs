//! `wagons`: Circle the Wagons on the command line.
//!
//! This file parses the command line and turns what came of it into an exit status: 0 done, 1 the record or the
//! game says no, 2 wrong usage. What a command does stands in the file of its name under `command`.

mod answer;
mod clock;
mod command;
mod conditions;
mod contender;
mod drawing;
mod engine;
mod failure;
mod help;
mod hint;
mod level;
mod limits;
mod lines;
mod margin;
mod picture;
mod play;
mod rivalry;
mod scenarios;
mod score;
mod serve;
mod sparkline;

use std::process::ExitCode;

use clap::FromArgMatches;
use clap::error::{ContextKind, ContextValue, ErrorKind};

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
            if is_unquoted_record(&usage) {
                eprintln!(
                    "\nA record is one argument: put it in double quotes, as in \"FKQ/RJAPODGLNMHBICE *B P\"."
                );
            }
            ExitCode::from(usage.exit_code() as u8)
        }
    }
}

/// Whether a word too many looks like the second token of a record.
fn is_unquoted_record(usage: &clap::Error) -> bool {
    usage.kind() == ErrorKind::UnknownArgument
        && matches!(usage.get(ContextKind::InvalidArg), Some(ContextValue::String(word)) if !word.starts_with('-'))
}
