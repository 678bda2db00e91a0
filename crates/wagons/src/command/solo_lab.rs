//! `wagons solo-lab`: measures the scenarios of the solo game.

use std::num::NonZeroU64;
use std::time::Instant;

use wagons_lab::solo::{Standing, Table, Trial};
use wagons_players::{Player, PlayerName};
use wagons_rules::solo::{Outcome, Variant, View};

use super::variants;
use crate::error::CommandError;
use crate::interrupt;
use crate::limits::{Jobs, LimitArguments};
use crate::player;
use crate::progress::Progress;
use crate::scenarios::{self, ScenarioFiles};

/// Let a player play many solo games and see how hard the scenarios are
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// Only this scenario; can be given several times
    #[arg(long, value_name = "ID")]
    scenario: Vec<String>,

    /// How the rival plays and scores
    #[arg(long, value_name = "VARIANT", default_value_t, value_parser = variants())]
    variant: Variant,

    /// Who plays
    #[arg(long, value_name = "P", default_value_t = player::YARDSTICK, value_parser = player::player())]
    player: PlayerName,

    /// How many games of each scenario
    #[arg(long, value_name = "N", default_value = "100")]
    games: NonZeroU64,

    /// The deals are those of `wagons deal --solo ID --seed N`
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    limits: LimitArguments,

    #[command(flatten)]
    jobs: Jobs,

    /// Print one line of JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    files: ScenarioFiles,
}

const EXAMPLES: &str = "\
Each scenario gets a line: the share of games won with its 95 % interval, the \
mean points of both sides, the share of the rival's points that its scenario \
pays, the mean margin, and the mean number of cards of both; then how often the \
rival found a match in round 1, and how often each goal of its hunt, an icon of \
its last card, or nothing at all decided what it took in round 2.

The player sees what a person sees: only the top card of the deck. With limits \
by nodes or depth the result is the same on every machine and for every number \
of jobs.

Ctrl-C prints the table of the games played so far; the exit status is then 130.

Examples:
  wagons solo-lab --games 2000
  wagons solo-lab --player master --nodes 60000 --games 50
  wagons solo-lab --scenario 3 --variant legend --player hard --json";

impl Args {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        let player = self.player.solo_player();
        let trial = self.trial(&*player)?;
        let begun = Instant::now();
        let mut standings: Vec<_> = trial.scenarios.iter().map(|scenario| Standing::new(scenario)).collect();
        let stop = interrupt::awaited().map_err(CommandError::Signals)?;
        let progress = Progress::of(trial.total(), "games");
        let (mut done, mut won) = (0, 0);
        let ended = trial.play(&stop, |scenario, game| {
            standings[scenario].add(game);
            done += 1;
            won += u64::from(game.outcome() == Some(Outcome::Won));
            progress.show(done, || format!("; {won} won"));
        });
        drop(progress);
        ended.map_err(CommandError::Thread)?;
        let table = || Table::new(&trial, &standings, begun.elapsed());
        interrupt::print(&stop, (done, trial.total()), table, self.json)
    }

    fn trial<'a>(&self, player: &'a dyn Player<View>) -> Result<Trial<'a>, CommandError> {
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
            games: self.games.get(),
            seed: self.seed,
            jobs: self.jobs.count(),
        })
    }
}
