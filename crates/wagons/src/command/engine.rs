//! `wagons engine`: lets other programs use the players.

use std::io::{self, BufWriter};

use crate::error::CommandError;
use crate::player;
use crate::scenarios::ScenarioFiles;
use wagons_engine::Session;
use wagons_players::PlayerName;

/// Answer other programs in the engine protocol
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// Who thinks, until `setoption name Level value …` says otherwise
    #[arg(long, value_name = "L", default_value_t = player::STRONGEST, value_parser = player::player())]
    level: PlayerName,

    /// A seed for players that use randomness, until `setoption name Seed value …`
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    #[command(flatten)]
    scenarios: ScenarioFiles,
}

const EXAMPLES: &str = "\
Lines in, lines out, similar to UCI:

  > wep                                 < id name … / option … / wepok
  > isready                             < readyok
  > setoption name Level value greedy
  > position FKQ/RJAPODGLNMHBICE *B
  > go movetime 500                     < info depth … nodes … margin … pv …
                                        < bestmove P
  > quit

`go` takes movetime MS, nodes N, depth D or several of them; infinite thinks \
until `stop`; without any the player thinks as long as it usually does. While \
it thinks, only isready, wep, stop and quit are obeyed. A line that is not \
understood or not possible gets `error …` and changes nothing. The end of \
input is `quit`. docs/protocol.md has all the details.

Examples:
  wagons engine
  wagons engine --level greedy
  wagons arena \"cmd:wagons engine --level greedy\" greedy";

impl Args {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        let scenarios = self.scenarios.load()?;
        let mut out = BufWriter::new(io::stdout().lock());
        Ok(Session::new(self.level, self.seed, scenarios).converse(io::stdin(), &mut out)?)
    }
}
