//! `wagons`: Circle the Wagons on the command line.
//!
//! This file parses the command line and turns what came of it into an exit status: 0 done, 1 the record or the
//! game says no, 2 wrong usage. What a command does stands in the file of its name under `command`.

mod answer;
mod apart;
mod color;
mod command;
mod drawing;
mod error;
mod help;
mod hint;
mod interrupt;
mod limits;
mod message;
mod player;
mod progress;
mod scenarios;
mod score;
mod serve;
mod told;

use std::env;
use std::process::ExitCode;

use clap::FromArgMatches;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::command::Cli;
use crate::error::CommandError;
use crate::message::{harmless, tell};

fn main() -> ExitCode {
    let mut command = help::command();
    let parsed = command.try_get_matches_from_mut(env::args_os()).and_then(|matches| {
        let name = matches.subcommand_name().map(str::to_owned);
        Ok((Cli::from_arg_matches(&matches)?, name))
    });
    match parsed {
        Ok((cli, name)) => match cli.command.run() {
            Ok(()) => ExitCode::SUCCESS,
            Err(CommandError::Usage(reason)) => {
                // Every command that ran has a name, and is one of the commands.
                name.and_then(|name| command.find_subcommand_mut(name)).map_or(ExitCode::from(2), |command| {
                    refuse(&command.error(ErrorKind::ValueValidation, reason))
                })
            }
            Err(failure) => failure.report(),
        },
        Err(usage) => refuse(&usage),
    }
}

/// Tells what is wrong with the command line, or what was asked about it, and the exit status for that.
fn refuse(usage: &clap::Error) -> ExitCode {
    let told = usage.render().to_string();
    // Colours are for what clap says itself: they cannot be told apart from those in somebody's argument.
    if usage.use_stderr()
        && env::args_os().any(|word| harmless(&word.to_string_lossy()) != word.to_string_lossy())
    {
        tell(&told);
    } else {
        // Nobody is left to tell when even this cannot be printed.
        let _ = usage.print();
    }
    if is_unquoted_record(usage) {
        tell("\nA record is one argument: put it in double quotes, as in \"FKQ/RJAPODGLNMHBICE *B P\".\n");
    }
    ExitCode::from(usage.exit_code() as u8)
}

/// Whether a word too many looks like the second token of a record.
fn is_unquoted_record(usage: &clap::Error) -> bool {
    usage.kind() == ErrorKind::UnknownArgument
        && matches!(usage.get(ContextKind::InvalidArg), Some(ContextValue::String(word)) if !word.starts_with('-'))
}
