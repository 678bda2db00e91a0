//! Everything that can end a command without its result, and how it is told.
//!
//! The reason goes to standard error; a record that is refused is shown with the offending token underlined.

use std::fmt::Write as _;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use wagons_engine::{LineError, SessionError};
use wagons_lab::arena::ArenaError;
use wagons_rules::RecordError;
use wagons_rules::solo::{Scenario, Scenarios};
use wagons_server::{AdminError, Obstacle};
use wagons_table::StoreError;
use wagons_tui::PlayError;

use crate::answer::AnswerError;
use crate::apart::ApartError;
use crate::hint::hint;
use crate::interrupt;
use crate::message::{harmless, tell};
use crate::scenarios::ScenarioFileError;

/// Why a command did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CommandError {
    /// The record given is not one.
    #[error("{}", .0.error)]
    Record(Box<BadRecord>),
    /// The record given is not even text.
    #[error(transparent)]
    Line(#[from] LineError),
    /// A file does not hold a scenario.
    #[error("{}: {reason}", path.display())]
    Scenario {
        /// Which file.
        path: PathBuf,
        /// Why it is refused.
        reason: ScenarioFileError,
    },
    /// There is no such scenario.
    #[error("there is no scenario `{id}`; there are {}", titled(known, |known| known.title().to_owned()))]
    UnknownScenario {
        /// What was asked for.
        id: String,
        /// What there is.
        known: Vec<Arc<Scenario>>,
    },
    /// Lines of a stream were refused; each has its own reason in the output.
    #[error("{bad} of {all} lines refused; the output says why, line by line")]
    Lines {
        /// How many were refused.
        bad: u64,
        /// How many there were.
        all: u64,
    },
    /// The command has nothing to say about the record.
    #[error(transparent)]
    Answer(#[from] AnswerError),
    /// The options do not go together in a way that the parser of the command line can see.
    #[error("{0}")]
    Usage(String),
    /// An arena cannot go on.
    #[error(transparent)]
    Arena(#[from] ArenaError),
    /// Ctrl-C would lose what was played.
    #[error("signals cannot be heeded: {0}")]
    Signals(#[source] io::Error),
    /// Ctrl-C; what there was by then is told.
    #[error("interrupted after {done} of {all} games")]
    Interrupted {
        /// How many games are told.
        done: u64,
        /// How many were wanted.
        all: u64,
    },
    /// The engine cannot begin or go on.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// The system has no thread left.
    #[error("a thread cannot be started: {0}")]
    Thread(#[source] io::Error),
    /// The program was built without the table.
    #[error(
        "this `wagons` was built without the table: `cargo play` opens the table, and `cargo xtask dist` builds a program that has it"
    )]
    NoTable,
    /// The table cannot be served.
    #[error(transparent)]
    Obstacle(#[from] Obstacle),
    /// Games cannot be copied, put back or counted, or somebody cannot be forgotten.
    #[error(transparent)]
    Admin(#[from] AdminError),
    /// The system does not give what every server needs.
    #[error("the system does not let a server start: {0}")]
    System(#[source] io::Error),
    /// There is no place for what is to be kept.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A game apart cannot be made or joined.
    #[error(transparent)]
    Apart(#[from] ApartError),
    /// The game in the terminal could not begin or go on.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The same, with everything said in the player's language.
    #[error("{0}")]
    Told(String),
    /// Standard input broke.
    #[error("standard input cannot be read: {0}")]
    Input(#[source] io::Error),
    /// Standard output broke, or nobody listens any more.
    #[error("standard output cannot be written: {0}")]
    Output(#[from] io::Error),
    /// A file cannot be written.
    #[error("{} cannot be written: {source}", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
}

/// A text that is not a record.
#[derive(Debug)]
pub(crate) struct BadRecord {
    /// What was given.
    pub(crate) text: String,
    /// Where and why it is refused.
    pub(crate) error: RecordError,
    /// The scenarios that it may have.
    pub(crate) scenarios: Scenarios,
}

impl CommandError {
    /// Tells the user and says with which status to exit. Wrong usage is told with the usage of the command, by
    /// whoever knows the command.
    pub(crate) fn report(&self) -> ExitCode {
        // Whoever closes the pipe has seen enough: `wagons deal --count 1000 | head` is no failure.
        if let Self::Output(error)
        | Self::Play(PlayError::Output(error))
        | Self::Session(SessionError::Output(error)) = self
            && error.kind() == io::ErrorKind::BrokenPipe
        {
            return ExitCode::SUCCESS;
        }
        tell(&self.message());
        if matches!(self, Self::Interrupted { .. }) {
            ExitCode::from(interrupt::STATUS)
        } else {
            ExitCode::FAILURE
        }
    }

    fn message(&self) -> String {
        if let Self::Told(told) = self {
            return format!("{told}\n");
        }
        let mut message = format!("error: {self}\n");
        if let Self::Record(bad) = self {
            message.extend(bad.underlined().map(|shown| format!("\n{shown}\n\n")));
            if let Some(hint) = hint(&bad.text, &bad.error, &bad.scenarios) {
                let _ = writeln!(message, "hint: {hint}");
            }
        }
        message
    }
}

impl BadRecord {
    /// The record with a line under the offending token, if it can be printed as it is.
    pub(crate) fn underlined(&self) -> Option<String> {
        const WIDEST: usize = 160;
        let Self { text, error, .. } = self;
        let printable = text.chars().count() <= WIDEST && harmless(text) == *text;
        let indent = error.column.checked_sub(1)?;
        let carets = "^".repeat(error.token.chars().count().max(1));
        printable.then(|| format!("  {text}\n  {:indent$}{carets}", ""))
    }
}

/// Scenarios by their ids, with their titles.
pub(crate) fn titled(scenarios: &[Arc<Scenario>], title: impl Fn(&Scenario) -> String) -> String {
    let scenarios = scenarios.iter().map(|known| format!("{} ({})", known.id(), title(known)));
    scenarios.collect::<Vec<_>>().join(", ")
}
