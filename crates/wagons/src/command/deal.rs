//! `wagons deal`: shuffles the cards.

use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufWriter, Write};
use std::sync::Arc;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use wagons_rules::solo::{self, Scenario, Variant};
use wagons_rules::{Deal, Rng};

use crate::error::CommandError;
use crate::scenarios::{self, ScenarioFiles};

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

    /// Deal the solo game with this scenario: 1 to 6, or one from a file
    #[arg(long, value_name = "SCENARIO")]
    solo: Option<String>,

    /// How the rival of a solo game plays and scores
    #[arg(long, value_name = "VARIANT", requires = "solo", default_value_t, value_parser = variants())]
    variant: Variant,

    #[command(flatten)]
    scenarios: ScenarioFiles,
}

const EXAMPLES: &str = "\
The deals of one seed come from a single random stream: the first line of \
`--count 3` is the deal of `--count 1`.

Examples:
  wagons deal                         a new deal
  wagons deal --seed 1                AIN/BLQEDHCFRJOGPMK, always
  wagons deal --seed 1 --count 1000   a thousand, to test a program
  wagons deal --solo 2                a solo game, Gold Fever
  wagons deal --solo 1 --variant legend
  wagons moves \"$(wagons deal)\"       the possible start cards";

impl Args {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        let scenario = self.scenario()?;
        let mut rng = Rng::new(self.seed.unwrap_or_else(seed_from_the_system));
        let mut out = BufWriter::new(io::stdout().lock());
        for _ in 0..self.count {
            match &scenario {
                None => writeln!(out, "{}", Deal::shuffled(&mut rng))?,
                Some(scenario) => {
                    let deal = solo::Deal::shuffled(Arc::clone(scenario), self.variant, &mut rng);
                    writeln!(out, "{deal}")?;
                }
            }
        }
        Ok(out.flush()?)
    }

    fn scenario(&self) -> Result<Option<Arc<Scenario>>, CommandError> {
        match &self.solo {
            Some(id) => scenarios::find(&self.scenarios.load()?, id).map(Some),
            None if self.scenarios.files.is_empty() => Ok(None),
            None => Err(CommandError::Usage("--scenario-file is for solo games: it needs --solo".to_owned())),
        }
    }
}

/// The names of the variants, as the command line offers them.
pub(crate) fn variants() -> impl TypedValueParser<Value = Variant> {
    // Every value that passes is one of the names.
    PossibleValuesParser::new(Variant::ALL.map(Variant::name))
        .map(|name| Variant::from_name(&name).unwrap_or_default())
}

/// The standard library keys its hash maps with randomness from the system; a hash of nothing shows it.
pub(crate) fn seed_from_the_system() -> u64 {
    RandomState::new().hash_one(())
}
