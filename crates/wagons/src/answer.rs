//! Asking a command about one record, or about a stream of them.
//!
//! Every command that takes a RECORD goes through here, so that `-` means the same everywhere: one record per line
//! of standard input, one line of answer each, in order, in memory that does not grow.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::io::{self, BufWriter, Write};
use std::str;

use clap::Args;
use clap::builder::{OsStringValueParser, TypedValueParser};
use wagons_rules::solo::Scenarios;
use wagons_rules::{AnyRecord, RecordError};

use crate::error::CommandError;
use crate::scenarios::ScenarioFiles;
use wagons_engine::{LineError, Lines};

/// The argument RECORD.
#[derive(Debug, Clone, Args)]
pub(crate) struct RecordArgument {
    /// A game so far, as one line of text; `-` reads one per line from standard input.
    #[arg(value_name = "RECORD", value_parser = OsStringValueParser::new().map(Source::from))]
    record: Source,

    #[command(flatten)]
    scenarios: ScenarioFiles,
}

/// Where records come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Source {
    /// The command line. What stands there need not be text.
    Given(OsString),
    /// Standard input, line by line.
    StandardInput,
}

/// What a command has to say about a record.
pub(crate) trait Answer {
    /// Whether it has anything to say about this one.
    fn check(&self, _record: &AnyRecord) -> Result<(), AnswerError> {
        Ok(())
    }

    /// Answers somebody who asked about one record.
    fn answer(&self, record: &AnyRecord, out: &mut dyn Write) -> io::Result<()>;

    /// Answers in one line, for a stream. Commands with longer answers have a short form here.
    fn answer_in_one_line(&self, record: &AnyRecord, out: &mut dyn Write) -> io::Result<()> {
        self.answer(record, out)
    }

    /// Whether it answers in JSON.
    fn is_json(&self) -> bool {
        false
    }
}

/// Why a line of a stream has no answer.
#[derive(Debug, thiserror::Error)]
enum LineRefusedError {
    /// The line cannot be read.
    #[error(transparent)]
    Line(#[from] LineError),
    /// The line is no record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The command has nothing to say about it.
    #[error(transparent)]
    Answer(#[from] AnswerError),
}

/// Why a command has nothing to say about a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(crate) enum AnswerError {
    /// Nothing is left to choose.
    #[error("the game is over")]
    Over,
    /// Nothing is there yet.
    #[error("nothing is played yet")]
    NotBegun,
    /// The question makes sense for two players only.
    #[error("this is a solo game, and the question is about games of two")]
    Solo,
}

impl From<OsString> for Source {
    fn from(given: OsString) -> Self {
        if given == "-" { Self::StandardInput } else { Self::Given(given) }
    }
}

impl RecordArgument {
    /// Gives the answers to all records on standard output.
    pub(crate) fn ask(&self, command: &impl Answer) -> Result<(), CommandError> {
        let scenarios = self.scenarios.load()?;
        let mut out = BufWriter::new(io::stdout().lock());
        match &self.record {
            Source::Given(given) => {
                let record = read(given, &scenarios)?;
                command.check(&record)?;
                command.answer(&record, &mut out)?;
            }
            Source::StandardInput => answer_lines(command, &scenarios, io::stdin().lock(), &mut out)?,
        }
        Ok(out.flush()?)
    }

    /// The record on the command line; nothing if there are many on standard input.
    pub(crate) fn read_one(&self) -> Result<Option<AnyRecord>, CommandError> {
        match &self.record {
            Source::Given(given) => Ok(Some(read(given, &self.scenarios.load()?)?)),
            Source::StandardInput => Ok(None),
        }
    }
}

fn read(given: &OsStr, scenarios: &Scenarios) -> Result<AnyRecord, CommandError> {
    let text = str::from_utf8(given.as_encoded_bytes())
        .map_err(|error| LineError::NotText(error.valid_up_to() + 1))?;
    AnyRecord::parse(text, scenarios).map_err(|error| CommandError::record(text, error, scenarios))
}

fn answer_lines(
    command: &impl Answer,
    scenarios: &Scenarios,
    input: impl io::Read,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let mut lines = Lines::new(input);
    let (mut all, mut bad) = (0, 0);
    while let Some(line) = lines.read().map_err(CommandError::Input)? {
        all += 1;
        let record = line.map_err(LineRefusedError::from).and_then(|text| {
            let record = AnyRecord::parse(text, scenarios)?;
            command.check(&record)?;
            Ok(record)
        });
        match record {
            Ok(record) => command.answer_in_one_line(&record, out)?,
            Err(reason) => {
                bad += 1;
                refuse(&reason, command.is_json(), out)?;
            }
        }
        // Whoever asks one line at a time waits for the answer before asking again.
        if !lines.is_next_here() {
            out.flush()?;
        }
    }
    if bad > 0 {
        out.flush()?;
        return Err(CommandError::Lines { bad, all });
    }
    Ok(())
}

/// Stands in for the answer to a line that has none.
fn refuse(reason: &LineRefusedError, in_json: bool, out: &mut dyn Write) -> io::Result<()> {
    if in_json {
        write_json(out, &serde_json::json!({ "error": reason.to_string() }))
    } else {
        writeln!(out, "error: {reason}")
    }
}

/// Writes one line of JSON.
pub(crate) fn write_json(out: &mut dyn Write, answer: &impl serde::Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, answer)?;
    writeln!(out)
}

/// Writes things in one line with single spaces between them.
pub(crate) fn write_words<T: fmt::Display>(
    out: &mut dyn Write,
    words: impl IntoIterator<Item = T>,
) -> io::Result<()> {
    for (place, word) in words.into_iter().enumerate() {
        let space = if place == 0 { "" } else { " " };
        write!(out, "{space}{word}")?;
    }
    writeln!(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Echo;

    impl Answer for Echo {
        fn answer(&self, record: &AnyRecord, out: &mut dyn Write) -> io::Result<()> {
            writeln!(out, "{record}")
        }
    }

    #[test]
    fn every_line_has_its_answer_in_its_place() {
        let input = b"ABC/DEFGHIJKLMNOPQR\r\n\n\xff\n  ABC/DEFGHIJKLMNOPQR *D ";
        let mut out = Vec::new();
        let failure =
            answer_lines(&Echo, &Scenarios::built_in(), &input[..], &mut out).expect_err("two lines are bad");
        assert!(matches!(failure, CommandError::Lines { bad: 2, all: 4 }));
        assert_eq!(
            str::from_utf8(&out),
            Ok("ABC/DEFGHIJKLMNOPQR\n\
                error: token 1, ``, at column 1: a record begins with a deal, as in `FKQ/RJAPODGLNMHBICE`\n\
                error: the line is not text: byte 1 is not UTF-8\n\
                ABC/DEFGHIJKLMNOPQR *D\n")
        );
    }
}
