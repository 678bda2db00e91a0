//! `wagons moves`: what may come next.

use std::io::{self, Write};

use wagons_rules::AnyRecord;

use crate::answer::{Answer, RecordArgument};

/// List the tokens that may come next
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(super) record: RecordArgument,
}

const EXAMPLES: &str = "\
Start cards and drafts are listed clockwise, placements by x, then y, upright \
before upside down. If the game is over, the line is empty.

Examples:
  wagons moves \"FKQ/RJAPODGLNMHBICE\"        *R *J *A …: start cards
  wagons moves \"FKQ/RJAPODGLNMHBICE *B\"     B I C …: drafts
  wagons moves \"FKQ/RJAPODGLNMHBICE *B P\"   P0,0 P'0,0
  wagons deal --count 9 | wagons moves -    one list per line";

impl Answer for Args {
    fn answer(&self, record: &AnyRecord, out: &mut dyn Write) -> io::Result<()> {
        let moves: Vec<_> = record.legal_moves().map(|mv| mv.to_string()).collect();
        writeln!(out, "{}", moves.join(" "))
    }
}
