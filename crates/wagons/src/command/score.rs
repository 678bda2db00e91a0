//! `wagons score`: the points of both players.

use std::io::{self, Write};

use wagons_rules::AnyRecord;
use wagons_tui::picture::score_table;

use crate::answer::{Answer, RecordArgument, write_json};
use crate::color::When;
use crate::score::Score;

/// Score both towns, finished or not
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(super) record: RecordArgument,

    /// Print one line of JSON for each record
    #[arg(long)]
    json: bool,

    /// When to use color
    #[arg(long, value_name = "WHEN", value_enum, default_value_t)]
    color: When,
}

const EXAMPLES: &str = "\
A game that is not over is scored as if it ended now.

With - as RECORD each record gets one line: the points of the first player, \
those of the second, and who wins or is to move, as in `17 23 second wins` or \
`4 5 first to move`. In a solo game it is the player and the rival, and \
`draw` if neither wins.

With --json each record gets one line of this shape, where 0 is the first \
player; a line that is not a record gets {\"error\":\"…\"}. In a \
solo game the rival is 1; its bonus lists the terms of its scenario as \"1\", \
\"2\" and so on.

  {\"over\":…,\"to_move\":0|1|null,\"players\":[{\"total\":…,\"cards\":…,
   \"territories\":{\"D\":…,…},\"bonus\":{\"F\":…,…}},…],\"winner\":0|1|null}

Examples:
  wagons score \"FKQ/RJAPODGLNMHBICE *B P P'0,0\"
  wagons score --json - < games.txt | jq .winner
  wagons deal --count 5 | wagons score -";

impl Answer for Args {
    fn answer(&self, record: &AnyRecord, out: &mut dyn Write) -> io::Result<()> {
        if self.json {
            return write_json(out, &Score::of(record));
        }
        self.color.colors().write(&score_table(record), out)
    }

    fn answer_in_one_line(&self, record: &AnyRecord, out: &mut dyn Write) -> io::Result<()> {
        let names = match record {
            AnyRecord::Duel(_) => ["first", "second"],
            AnyRecord::Solo(_) => ["player", "rival"],
        };
        let Score { players: [one, other], to_move, winner, .. } = Score::of(record);
        write!(out, "{} {} ", one.total, other.total)?;
        match (winner, to_move) {
            (Some(seat), _) => writeln!(out, "{} wins", names[seat]),
            (None, Some(seat)) => writeln!(out, "{} to move", names[seat]),
            (None, None) => writeln!(out, "draw"),
        }
    }

    fn is_json(&self) -> bool {
        self.json
    }
}
