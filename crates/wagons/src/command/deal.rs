//! `wagons deal`: shuffles the cards.

use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufWriter, Write};

use wagons_rules::{Deal, Rng};

use crate::failure::Failure;

/// Shuffle the cards and print the deal
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// The same number gives the same deals on every machine; without it they are new each time
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// How many deals to print, one per line
    #[arg(long, value_name = "K", default_value_t = 1)]
    count: u64,
}

const EXAMPLES: &str = "\
Deals of one seed follow one another in a single stream of chance: the \
first line of `--count 3` is the deal of `--count 1`.

Examples:
  wagons deal                         a new deal
  wagons deal --seed 1                AIN/BLQEDHCFRJOGPMK, always
  wagons deal --seed 1 --count 1000   a thousand to test a program with
  wagons moves \"$(wagons deal)\"       the start cards that may be named";

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut rng = Rng::new(self.seed.unwrap_or_else(seed_from_the_system));
        let mut out = BufWriter::new(io::stdout().lock());
        for _ in 0..self.count {
            writeln!(out, "{}", Deal::shuffled(&mut rng))?;
        }
        Ok(out.flush()?)
    }
}

/// The standard library keys its hash maps with randomness from the system; a hash of nothing shows it.
pub(crate) fn seed_from_the_system() -> u64 {
    RandomState::new().hash_one(())
}
