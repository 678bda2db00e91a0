//! Everything that can end a command without its result, and how it is told.
//!
//! The reason goes to standard error; a record that is refused is shown with the offending token underlined and,
//! where that helps, what could stand in its place.

use std::fmt::Write as _;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use wagons_rules::{DealError, MoveError, Reason, Record, RecordError, TokenError};

use crate::arena::Fault;
use crate::lines::LineError;

/// Why a command did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The record given is not one.
    #[error("{error}")]
    Record {
        /// What was given.
        text: String,
        /// Where and why it is refused.
        error: RecordError,
    },
    /// The record given is not even text.
    #[error(transparent)]
    Line(#[from] LineError),
    /// Lines of a stream were refused; each has its own reason in the output.
    #[error("{bad} of {all} lines refused; the output says why, line by line")]
    Lines {
        /// How many were refused.
        bad: u64,
        /// How many there were.
        all: u64,
    },
    /// The options do not go together in a way that the parser of the command line can see.
    #[error("{0}")]
    Usage(String),
    /// A contender of an arena cannot go on.
    #[error(transparent)]
    Fault(#[from] Fault),
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

impl Failure {
    /// Tells the user and says with which status to exit.
    pub(crate) fn report(&self) -> ExitCode {
        // Whoever closes the pipe has seen enough: `wagons deal --count 1000 | head` is no failure.
        if let Self::Output(error) = self
            && error.kind() == io::ErrorKind::BrokenPipe
        {
            return ExitCode::SUCCESS;
        }
        eprint!("{}", self.message());
        if matches!(self, Self::Usage(_)) { ExitCode::from(2) } else { ExitCode::FAILURE }
    }

    fn message(&self) -> String {
        let mut message = format!("error: {self}\n");
        if let Self::Record { text, error } = self {
            message.extend(underlined(text, error));
            if let Some(hint) = hint(text, error) {
                let _ = writeln!(message, "hint: {hint}");
            }
        }
        message
    }
}

/// The record with a line under the offending token, if it can be printed as it is.
fn underlined(text: &str, error: &RecordError) -> Option<String> {
    const WIDEST: usize = 160;
    let printable = text.chars().count() <= WIDEST && !text.chars().any(char::is_control);
    let indent = error.column.checked_sub(1)?;
    let carets = "^".repeat(error.token.chars().count().max(1));
    printable.then(|| format!("\n  {text}\n  {:indent$}{carets}\n\n", ""))
}

/// What to do about it, where the reason alone does not say.
fn hint(text: &str, error: &RecordError) -> Option<String> {
    let letters = "cards are capital letters".to_owned();
    match &error.reason {
        Reason::Deal(DealError::UnknownCard(letter)) if letter.is_ascii_lowercase() => Some(letters),
        Reason::Token { error: TokenError::UnknownCard(letter), .. } if letter.is_ascii_lowercase() => {
            Some(letters)
        }
        Reason::Empty | Reason::Deal(_) | Reason::SoloDeal(_) => {
            Some("`wagons deal` makes a deal to begin with".to_owned())
        }
        Reason::Space => Some("put the whole record in double quotes, one space between tokens".to_owned()),
        Reason::Move(MoveError::Over) => Some("leave this token and all after it away".to_owned()),
        Reason::Token { .. } | Reason::Move(_) => possible(text, error.column),
    }
}

/// The tokens that could stand at a column, if what stands before it is a record.
fn possible(text: &str, column: usize) -> Option<String> {
    const MOST: usize = 15;
    let before: String = text.chars().take(column - 1).collect();
    let record: Record = before.parse().ok()?;
    let mut moves = record.game().moves();
    let listed: Vec<_> = moves.by_ref().take(MOST).map(|mv| mv.to_string()).collect();
    let more = match moves.len() {
        0 => String::new(),
        more => format!(" and {more} more: see `wagons moves`"),
    };
    Some(format!("here could stand {}{more}", listed.join(" ")))
}
