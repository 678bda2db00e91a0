//! `wagons bench`: how fast the rules are, and whether they are what they were.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use wagons_rules::Rng;

use crate::bench;
use crate::failure::Failure;

/// Measure the speed of the rules and sign what they do
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// Print the signature only
    #[arg(long)]
    signature: bool,

    /// How long to measure each of the three; 0 does everything once
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "signature",
          value_parser = clap::value_parser!(u64).range(..=3600))]
    seconds: u64,
}

const EXAMPLES: &str = "\
nodes         positions made in one walk over fixed positions
nodes/s       such positions in a second
playouts/s    random games in a second: dealt, played to the end and scored
placements/s  placements judged in a second, each by its exact margin under \
three scoring cards
signature     a number over deals, legal moves and scores of fixed games; it \
changes only when the game behaves differently

Everything runs on one core.

Examples:
  wagons bench
  wagons bench --signature";

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        let signature = format!("{:016x}", bench::signature());
        if self.signature {
            return Ok(writeln!(out, "{signature}")?);
        }
        let time = Duration::from_secs(self.seconds);
        let (nodes, nodes_per_second) = measure(time, bench::walk_positions);
        writeln!(out, "{:<13} {nodes:>16}", "nodes")?;
        writeln!(out, "{:<13} {nodes_per_second:>16}", "nodes/s")?;
        let mut rng = Rng::new(1);
        let (_, playouts) = measure(time, || bench::play_games(&mut rng));
        writeln!(out, "{:<13} {playouts:>16}", "playouts/s")?;
        let mut rng = Rng::new(1);
        let (_, placements) = measure(time, || bench::judge_placements(&mut rng));
        writeln!(out, "{:<13} {placements:>16}", "placements/s")?;
        Ok(writeln!(out, "{:<13} {signature:>16}", "signature")?)
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
