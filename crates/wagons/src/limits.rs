//! How much thinking is allowed, as it is written on the command line.

use std::num::NonZeroUsize;
use std::thread;
use std::time::Duration;

use wagons_players::Limits;

/// The options that limit thinking. Several may be given: the first that is reached ends the thought.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub(crate) struct LimitArguments {
    /// Milliseconds for each move
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,

    /// Placements judged for each move: the same choice on every machine
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,

    /// Steps of thoroughness for each move, as each player counts them
    #[arg(long, value_name = "D")]
    depth: Option<u32>,
}

impl LimitArguments {
    /// What was asked for, or nothing: then every player thinks as much as it usually does.
    pub(crate) fn given(self) -> Option<Limits> {
        let Self { movetime, nodes, depth } = self;
        let limits = Limits { time: movetime.map(Duration::from_millis), nodes, depth };
        (limits != Limits::default()).then_some(limits)
    }
}

/// The option that says how much goes on at the same time.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct Jobs {
    /// How many games to play at once; by default one per core
    #[arg(long, value_name = "J")]
    jobs: Option<NonZeroUsize>,
}

impl Jobs {
    /// How many there shall be.
    pub(crate) fn count(self) -> usize {
        let jobs = self.jobs.or_else(|| thread::available_parallelism().ok());
        jobs.map_or(1, NonZeroUsize::get)
    }
}
