//! Asking a command about one record, or about a stream of them.
//!
//! Every command that takes a RECORD goes through here, so that `-` means the same everywhere: one record per line
//! of standard input, one line of answer each, in order, in memory that does not grow.

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::str;

use clap::Args;
use wagons_rules::AnyRecord;
use wagons_rules::solo::Scenarios;

use crate::error::{BadRecord, CommandError};
use crate::scenarios::ScenarioFiles;
use wagons_engine::{LineError, Lines};

/// The argument RECORD.
#[derive(Debug, Clone, Args)]
pub(crate) struct RecordArgument {
    /// A game so far, as one line of text; `-` reads one per line from standard input.
    // What stands on the command line need not be text.
    #[arg(value_name = "RECORD")]
    record: OsString,

    #[command(flatten)]
    scenarios: ScenarioFiles,
}

/// What a command has to say about a record.
pub(crate) trait Answer {
    /// Whether it has anything to say about this one.
    fn check(&self, _record: &AnyRecord) -> Result<(), AnswerError> {
        Ok(())
    }

    /// Answers somebody who asked about one record.
    fn answer(&self, record: &AnyRecord, out: &mut dyn Write) -> io::Result<()>;

    /// Answers in one line, for a stream, where the answer is no JSON. Commands with longer answers have a short form here.
    fn answer_in_one_line(&self, record: &AnyRecord, out: &mut dyn Write) -> io::Result<()> {
        self.answer(record, out)
    }

    /// Whether it answers in JSON, which is one line anyway.
    fn is_json(&self) -> bool {
        false
    }
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

impl RecordArgument {
    /// Gives the answers to all records on standard output.
    pub(crate) fn ask(&self, command: &impl Answer) -> Result<(), CommandError> {
        let scenarios = self.scenarios.load()?;
        let mut out = BufWriter::new(io::stdout().lock());
        if let Some(record) = self.read(&scenarios)? {
            command.check(&record)?;
            command.answer(&record, &mut out)?;
        } else {
            answer_lines(command, &scenarios, io::stdin().lock(), &mut out)?;
        }
        Ok(out.flush()?)
    }

    /// The record on the command line; nothing if there are many on standard input.
    pub(crate) fn read_one(&self) -> Result<Option<AnyRecord>, CommandError> {
        self.read(&self.scenarios.load()?)
    }

    fn read(&self, scenarios: &Scenarios) -> Result<Option<AnyRecord>, CommandError> {
        if self.record == "-" {
            return Ok(None);
        }
        let text = str::from_utf8(self.record.as_encoded_bytes())
            .map_err(|error| LineError::NotText(error.valid_up_to() + 1))?;
        read_record(text, scenarios).map(Some)
    }
}

/// Reads a record, or says where it is wrong.
pub(crate) fn read_record(text: &str, scenarios: &Scenarios) -> Result<AnyRecord, CommandError> {
    let bad = |error| BadRecord { text: text.to_owned(), error, scenarios: scenarios.clone() };
    AnyRecord::parse(text, scenarios).map_err(|error| CommandError::Record(Box::new(bad(error))))
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
        let record = line.map_err(CommandError::from).and_then(|text| {
            let record = read_record(text, scenarios)?;
            command.check(&record)?;
            Ok(record)
        });
        match record {
            Ok(record) if command.is_json() => command.answer(&record, out)?,
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
fn refuse(reason: &CommandError, in_json: bool, out: &mut dyn Write) -> io::Result<()> {
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
