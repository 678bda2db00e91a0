//! `wagons best`: what a player would do.

use std::io::{self, Write};

use serde::Serialize;
use wagons_players::{Limits, Player, Report, think};
use wagons_rules::{AnyRecord, Game};

use crate::answer::{Answer, RecordArgument, Refusal, Unanswerable, refuse_in_json, write_json};
use crate::clock::Clock;
use crate::failure::Failure;
use crate::level::Level;
use crate::limits::LimitArguments;
use crate::margin::Expected;

/// Let a player choose the next token
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordArgument,

    /// Who chooses
    #[arg(long, value_name = "L", default_value_t = Level::STRONGEST, value_parser = Level::argument())]
    level: Level,

    #[command(flatten)]
    limits: LimitArguments,

    /// The chance of players that play with chance
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// Print one line of JSON for each record
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Each record gets one line: the token chosen, the final margin the player \
expects (seen by the player to move), and the tokens it expects from here, as \
in `H margin 3.5 line H H'1,-3`. A margin that is proven is followed by \
`exact`. Without a limit the player thinks as much as it usually does.

With --json each record gets one line of this shape:

  {\"best\":\"H\",\"margin\":3.5,\"exact\":false,\"depth\":4,\"nodes\":81234,
   \"line\":[\"H\",\"H'1,-3\"]}

Examples:
  wagons best \"$(wagons deal --seed 1)\" --movetime 1000
  wagons best \"FKQ/RJAPODGLNMHBICE *B\" --level greedy
  wagons best - --nodes 20000 --json < positions.txt";

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let Self { record, level, limits, seed, json } = self;
        let player = level.player();
        let limits = limits.given().unwrap_or_else(|| player.usual_limits());
        record.ask(&Adviser { player, limits, seed, json })
    }
}

/// A player, how it shall think, and how it shall say what it thinks.
struct Adviser {
    player: Box<dyn Player>,
    limits: Limits,
    seed: u64,
    json: bool,
}

impl Answer for Adviser {
    fn check(&self, record: &AnyRecord) -> Result<(), Unanswerable> {
        game(record).map(drop)
    }

    fn answer(&self, record: &AnyRecord, out: &mut dyn Write) -> io::Result<()> {
        let game = game(record).map_err(io::Error::other)?;
        let mut clock = Clock::start();
        let report = think(&mut *self.player.think(game, self.seed), self.limits, &mut clock);
        if self.json { write_json(out, &Advice::from(report)) } else { write_line(out, &report) }
    }

    fn refuse(&self, reason: &Refusal, out: &mut dyn Write) -> io::Result<()> {
        if self.json { refuse_in_json(reason, out) } else { writeln!(out, "error: {reason}") }
    }
}

/// The game to think about.
pub(super) fn game(record: &AnyRecord) -> Result<&Game, Unanswerable> {
    match record {
        AnyRecord::Duel(record) if record.game().is_over() => Err(Unanswerable::Over),
        AnyRecord::Duel(record) => Ok(record.game()),
        AnyRecord::Solo(_) => Err(Unanswerable::Solo),
    }
}

fn write_line(out: &mut dyn Write, report: &Report) -> io::Result<()> {
    let exact = if report.exact { " exact" } else { "" };
    write!(out, "{} margin {}{exact} line", report.best, Expected(report.margin))?;
    report.line.iter().try_for_each(|mv| write!(out, " {mv}"))?;
    writeln!(out)
}

/// Advice as other programs read it. The order of the fields is part of the contract.
#[derive(Serialize)]
struct Advice {
    best: String,
    margin: f32,
    exact: bool,
    depth: u32,
    nodes: u64,
    line: Vec<String>,
}

impl From<Report> for Advice {
    fn from(report: Report) -> Self {
        let Report { best, depth, nodes, margin, exact, line } = report;
        let line = line.iter().map(ToString::to_string).collect();
        Self { best: best.to_string(), margin, exact, depth, nodes, line }
    }
}
