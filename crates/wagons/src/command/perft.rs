//! `wagons perft`: counts move sequences, the classic check of a move generator.

use std::io::{self, Write};

use wagons_rules::{AnyRecord, Playable};

use crate::answer::{Answer, RecordArgument};

/// Count the legal token sequences of a given length
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(super) record: RecordArgument,

    /// How many tokens to look ahead; each step multiplies the time
    #[arg(value_name = "DEPTH")]
    depth: u32,
}

const EXAMPLES: &str = "\
Two programs that agree on these numbers agree on what is legal. A game that \
ends before the length is reached does not count.

Examples:
  wagons perft \"FKQ/RJAPODGLNMHBICE\" 2    225: any start card, any draft
  wagons perft \"FKQ/RJAPODGLNMHBICE\" 5    34380";

impl Answer for Args {
    fn answer(&self, record: &AnyRecord, out: &mut dyn Write) -> io::Result<()> {
        let count = match record {
            AnyRecord::Duel(record) => record.game().perft(self.depth),
            AnyRecord::Solo(record) => record.game().perft(self.depth),
        };
        writeln!(out, "{count}")
    }
}
