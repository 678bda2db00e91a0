//! `wagons bench`: how fast rules and players are, and whether they are what they were.

use std::fmt::Display;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use wagons_lab::{bench, signature};
use wagons_players::PlayerName;
use wagons_rules::Rng;

use crate::error::CommandError;

/// Measure the speed of rules and players and sign what they do
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// Print only the signature
    #[arg(long)]
    signature: bool,

    /// How long to measure each; 0 does everything once
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "signature",
          value_parser = clap::value_parser!(u64).range(..=3600))]
    seconds: u64,
}

const EXAMPLES: &str = "\
nodes         positions made in one walk over fixed positions
nodes/s       such positions per second
playouts/s    random games per second: dealt, played to the end and scored
placements/s  placements judged per second, each by its exact margin under \
three scoring cards
LEVEL nodes   placements a player judges in fixed positions with little time
LEVEL nodes/s such placements per second, including all other thinking
signature     a number computed from deals, legal moves and scores of fixed games and \
from the moves all players choose and how soon they prove; it changes only when one does

Everything runs on one core.

Examples:
  wagons bench
  wagons bench --signature";

impl Args {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        let mut out = io::stdout().lock();
        let signature = format!("{:016x}", signature::signature());
        if self.signature {
            return Ok(writeln!(out, "{signature}")?);
        }
        let time = Duration::from_secs(self.seconds);
        let mut line = |name: &str, value: &dyn Display| writeln!(out, "{name:<17} {value:>16}");
        let (nodes, nodes_per_second) = measure(time, bench::walk_positions);
        line("nodes", &nodes)?;
        line("nodes/s", &nodes_per_second)?;
        let mut rng = Rng::new(1);
        line("playouts/s", &measure(time, || bench::play_games(&mut rng)).1)?;
        let mut rng = Rng::new(1);
        line("placements/s", &measure(time, || bench::judge_placements(&mut rng)).1)?;
        for level in PlayerName::ALL.into_iter().filter(|&player| player != PlayerName::Random) {
            let player = level.player();
            let (nodes, nodes_per_second) = measure(time, || bench::think_with(&*player));
            line(&format!("{level} nodes"), &nodes)?;
            line(&format!("{level} nodes/s"), &nodes_per_second)?;
        }
        Ok(line("signature", &signature)?)
    }
}

/// Does rounds of work until the time is over: how much the first round did, and how much is done in a second.
fn measure(time: Duration, mut round: impl FnMut() -> u64) -> (u64, u64) {
    let start = Instant::now();
    let first = round();
    let mut done = first;
    while start.elapsed() < time {
        done += round();
    }
    (first, (done as f64 / start.elapsed().as_secs_f64()) as u64)
}
