//! `wagons best`: what a player would do.

use std::io::{self, Write};
use std::time::Instant;

use serde::Serialize;
use wagons_players::{Player, PlayerName, Report, think};
use wagons_rules::{AnyRecord, Move};

use crate::answer::{Answer, AnswerError, RecordArgument, write_json};
use crate::limits::LimitArguments;
use crate::player;
use wagons_engine::Expected;

/// Let a player choose the next token
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(super) record: RecordArgument,

    /// Who chooses
    #[arg(long, value_name = "L", default_value_t = player::STRONGEST, value_parser = player::player())]
    level: PlayerName,

    #[command(flatten)]
    limits: LimitArguments,

    /// A seed for players that use randomness
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// Print one line of JSON for each record
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Each record gets one line: the token chosen, the final margin the player \
expects (seen by the player to move), and the tokens it expects from here, as \
in `H margin 3.5 line H H'1,-3`. A proven margin is followed by `exact`. \
Without a limit the player thinks as long as it usually does. In a solo game it \
sees what a person sees: only the top card of the deck.

With --json each record gets one line of this shape:

  {\"best\":\"H\",\"margin\":3.5,\"exact\":false,\"depth\":4,\"nodes\":81234,
   \"line\":[\"H\",\"H'1,-3\"]}

Examples:
  wagons best \"$(wagons deal --seed 1)\" --movetime 1000
  wagons best \"FKQ/RJAPODGLNMHBICE *B\" --level greedy
  wagons best \"s1:IP/ABCDEFGH/JKLMNOQR\" --level hard
  wagons best - --nodes 20000 --json < positions.txt";

impl Args {
    /// Thinks about a game; about a solo game only as far as the player can see it.
    fn advise(&self, record: &AnyRecord) -> Report {
        match record {
            AnyRecord::Duel(record) => self.ask(&*self.level.player(), record.game()),
            AnyRecord::Solo(record) => self.ask(&*self.level.solo_player(), &record.game().view()),
        }
    }

    fn ask<P>(&self, player: &dyn Player<P>, position: &P) -> Report {
        let limits = self.limits.given().unwrap_or_else(|| player.usual_limits());
        think(&mut *player.think(position, self.seed), limits, &mut Instant::now())
    }
}

impl Answer for Args {
    fn check(&self, record: &AnyRecord) -> Result<(), AnswerError> {
        if record.decision().is_none() { Err(AnswerError::Over) } else { Ok(()) }
    }

    fn answer(&self, record: &AnyRecord, out: &mut dyn Write) -> io::Result<()> {
        let report = self.advise(record);
        if !self.json {
            return write_line(out, &report);
        }
        let Report { best, depth, nodes, lead, exact, line } = report;
        write_json(out, &Advice { best, margin: lead.0, exact, depth, nodes, line })
    }

    fn is_json(&self) -> bool {
        self.json
    }
}

fn write_line(out: &mut dyn Write, report: &Report) -> io::Result<()> {
    let exact = if report.exact { " exact" } else { "" };
    write!(out, "{} margin {}{exact} line", report.best, Expected(report.lead.0))?;
    report.line.iter().try_for_each(|mv| write!(out, " {mv}"))?;
    writeln!(out)
}

/// Advice as other programs read it. The order of the fields is part of the contract.
#[derive(Serialize)]
struct Advice {
    best: Move,
    margin: f32,
    exact: bool,
    depth: u32,
    nodes: u64,
    line: Vec<Move>,
}
