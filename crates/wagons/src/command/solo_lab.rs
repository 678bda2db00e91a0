//! `wagons solo-lab`: measures the scenarios of the solo game.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::{Duration, Instant};

use wagons_lab::solo::{Standing, Table, Trial};
use wagons_players::Player;
use wagons_rules::solo::{Variant, View};

use super::variants;
use crate::answer::write_json;
use crate::failure::Failure;
use crate::level::Level;
use crate::limits::LimitArguments;
use crate::scenarios::{self, ScenarioFiles};

/// Let a player play many solo games and see how hard the scenarios are
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// Only this scenario; may be given several times
    #[arg(long, value_name = "ID")]
    scenario: Vec<String>,

    /// How the rival plays and scores
    #[arg(long, value_name = "VARIANT", default_value_t, value_parser = variants())]
    variant: Variant,

    /// Who plays
    #[arg(long, value_name = "P", default_value_t = Level::YARDSTICK, value_parser = Level::argument())]
    player: Level,

    /// How many games of each scenario
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,

    /// The deals are those of `wagons deal --solo ID --seed N`
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    limits: LimitArguments,

    /// How many games to play at the same time; without it as many as there are cores
    #[arg(long, value_name = "J")]
    jobs: Option<usize>,

    /// Print one line of JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    files: ScenarioFiles,
}

const EXAMPLES: &str = "\
Each scenario gets a line: the share of games won with its 95 % interval, the \
mean points of both sides, the share of the rival's that its scenario pays, and \
their difference, the mean number of cards of both; then how often the rival found a match in round 1, and how often each \
goal of its hunt, an icon of its last card, or nothing at all decided what it \
took in round 2.

The player sees what a person sees: of the deck only the top card. With limits \
by nodes or depth the result is the same on every machine and for every number \
of jobs.

Examples:
  wagons solo-lab --games 2000
  wagons solo-lab --player master --nodes 60000 --games 50
  wagons solo-lab --scenario 3 --variant legend --player hard --json";

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let player = self.player.solo_player();
        let trial = self.trial(&*player)?;
        let begun = Instant::now();
        let mut standings: Vec<_> = trial.scenarios.iter().map(|scenario| Standing::new(scenario)).collect();
        let mut progress = Progress::new(trial.total());
        let done = trial.play(&AtomicBool::new(false), |scenario, game| {
            standings[scenario].add(game);
            progress.show(&standings);
        });
        progress.clear();
        done.map_err(Failure::Thread)?;
        let table = Table::new(&trial, &standings, begun.elapsed());
        let mut out = io::stdout().lock();
        if self.json { Ok(write_json(&mut out, &table)?) } else { Ok(write!(out, "{table}")?) }
    }

    fn trial<'a>(&self, player: &'a dyn Player<View>) -> Result<Trial<'a>, Failure> {
        let known = self.files.load()?;
        let scenarios = if self.scenario.is_empty() {
            known.iter().cloned().collect()
        } else {
            self.scenario.iter().map(|id| scenarios::find(&known, id)).collect::<Result<_, _>>()?
        };
        Ok(Trial {
            player,
            limits: self.limits.given(),
            scenarios,
            variant: self.variant,
            games: self.games,
            seed: self.seed,
            jobs: self.jobs.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)),
        })
    }
}

/// One line on the terminal that is overwritten as the trial goes on; nothing where nobody watches.
struct Progress {
    total: u64,
    watched: bool,
    shown: Option<Instant>,
}

impl Progress {
    const PAUSE: Duration = Duration::from_millis(200);
    const BAR: u64 = 30;

    fn new(total: u64) -> Self {
        Self { total, watched: io::stderr().is_terminal(), shown: None }
    }

    fn show(&mut self, standings: &[Standing]) {
        if !self.watched || self.shown.is_some_and(|shown| shown.elapsed() < Self::PAUSE) {
            return;
        }
        self.shown = Some(Instant::now());
        let sum = |of: fn(&Standing) -> u64| standings.iter().map(of).sum::<u64>();
        let (games, wins) = (sum(|standing| standing.games), sum(|standing| standing.wins));
        let full = (Self::BAR * games / self.total.max(1)) as usize;
        let bar = "#".repeat(full) + &".".repeat(Self::BAR as usize - full);
        eprint!("\r\x1b[K[{bar}] {games} of {} games, {wins} won", self.total);
    }

    fn clear(&self) {
        if self.shown.is_some() {
            eprint!("\r\x1b[K");
        }
    }
}
