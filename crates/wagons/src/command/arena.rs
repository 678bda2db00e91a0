//! `wagons arena`: measures players against each other.

use std::num::NonZeroU64;
use std::ops::ControlFlow;
use std::time::Instant;

use wagons_lab::arena::{Schedule, Sprt, Standing, Summary, Verdict};
use wagons_rules::Seat;

use crate::error::CommandError;
use crate::interrupt;
use crate::limits::{Jobs, LimitArguments};
use crate::progress::Progress;
use wagons_engine::Spec;

/// Let two players play many games against each other
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// A player, or `cmd:` and a program, with an optional limit after `@`
    #[arg(value_name = "A")]
    a: Spec,

    /// The other player
    #[arg(value_name = "B")]
    b: Spec,

    /// How many games to play, rounded up to whole pairs; 100, or 100000 at most with --sprt
    #[arg(long, value_name = "N")]
    games: Option<NonZeroU64>,

    /// The deals are those of `wagons deal --seed N`
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    limits: LimitArguments,

    #[command(flatten)]
    jobs: Jobs,

    /// Let the second player choose the start card in every game, not only in the first of each pair
    #[arg(long)]
    own_start: bool,

    /// Let A sit in this seat in all games, and play each deal once
    #[arg(long, value_name = "SEAT", value_parser = ["first", "second"], conflicts_with = "own_start")]
    seat: Option<String>,

    /// Stop as soon as one of two Elo differences is clearly more likely than the other
    #[arg(long, value_names = ["ELO0", "ELO1"], num_args = 2, value_parser = elo)]
    sprt: Option<Vec<f64>>,

    /// How often --sprt may accept ELO1 where ELO0 is true
    #[arg(long, value_name = "P", default_value_t = 0.05, requires = "sprt", value_parser = probability)]
    alpha: f64,

    /// How often --sprt may accept ELO0 where ELO1 is true
    #[arg(long, value_name = "P", default_value_t = 0.05, requires = "sprt", value_parser = probability)]
    beta: f64,

    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Every deal is played twice with the seats swapped. The start card chosen in the \
first game of a pair is used in both, so that both players get the same game \
from either side; they take turns choosing it. All intervals are 95 % intervals \
computed from pairs, because the two games of a pair depend on each other. With \
--seat a pair is two deals.

With limits by nodes or depth the result is the same on every machine and for \
every number of jobs.

Each player thinks as long as it usually does, unless a limit is set for all \
(--movetime, --nodes, --depth) or after its own name: @100ms, @2s, @50000n \
(nodes), @4d (depth).

`cmd:` plays against any program that speaks the protocol of `wagons engine`: \
the words of its command follow, separated by spaces. It is started once per \
job, gets one second per move if no limit is set, and gets a seed if it has an \
option of that name. A program that fails ends the arena.

Ctrl-C ends the arena and prints the result of the pairs played so far; the \
exit status is then 130.

--sprt plays until the logarithm of the likelihood ratio (LLR) of the two \
differences passes a bound: the generalized sequential probability ratio test \
on the scores of pairs.

Examples:
  wagons arena lookahead greedy --games 200
  wagons arena lookahead greedy --games 1000 --seed 7 --json
  wagons arena lookahead greedy@2s --sprt 0 10
  wagons arena hard lookahead --seat second
  wagons arena \"cmd:python3 docs/examples/bot.py@100ms\" greedy --games 10";

impl Args {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        let sprt = self.sprt()?;
        let games = self.games.map_or(if sprt.is_some() { 100_000 } else { 100 }, NonZeroU64::get);
        let schedule = Schedule {
            contenders: [&self.a, &self.b],
            limits: self.limits.given(),
            pairs: games.div_ceil(2),
            seed: self.seed,
            own_start: self.own_start,
            seat: self.seat.as_deref().and_then(Seat::from_name),
            jobs: self.jobs.count(),
        };
        let stop = interrupt::awaited().map_err(CommandError::Signals)?;
        let begun = Instant::now();
        let mut standing = Standing::default();
        let progress = Progress::of(schedule.pairs, "pairs");
        let played = schedule.play(&stop, |result| {
            standing.add(result);
            progress.show(standing.pairs.len(), || so_far(&standing, sprt.as_ref()));
            let is_decided = sprt.is_some_and(|sprt| sprt.verdict(&standing.pairs) != Verdict::Open);
            if is_decided { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        drop(progress);
        played?;
        let games = (2 * standing.pairs.len(), schedule.pairs.saturating_mul(2));
        let summary = || Summary::new(&schedule, &standing, sprt.as_ref(), begun.elapsed());
        interrupt::print(&stop, games, summary, self.json)
    }

    fn sprt(&self) -> Result<Option<Sprt>, CommandError> {
        let Some(&[elo0, elo1]) = self.sprt.as_deref() else { return Ok(None) };
        if elo0 < elo1 {
            Ok(Some(Sprt { elo0, elo1, alpha: self.alpha, beta: self.beta }))
        } else {
            Err(CommandError::Usage(format!("--sprt {elo0} {elo1}: the first is the smaller one")))
        }
    }
}

/// What a watcher would like to know of an arena that goes on.
fn so_far(standing: &Standing, sprt: Option<&Sprt>) -> String {
    let pairs = &standing.pairs;
    let (low, high) = pairs.interval();
    let llr = sprt.map_or(String::new(), |sprt| format!(", LLR {:+.2}", sprt.llr(pairs)));
    let [low, high] = [low, high].map(|share| 100.0 * share);
    format!("; {} won, {low:.1} to {high:.1} %, margin {:+.2}{llr}", pairs.wins(), standing.margin())
}

/// Reads a difference of Elo ratings that can be told from certainty.
fn elo(text: &str) -> Result<f64, String> {
    const MOST: f64 = 2000.0;
    let elo: f64 = text.parse().map_err(|_| "it is not a number".to_owned())?;
    if elo.abs() <= MOST { Ok(elo) } else { Err(format!("it lies between -{MOST} and {MOST}")) }
}

fn probability(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| "it is not a number".to_owned())?;
    if 0.0 < number && number < 0.5 { Ok(number) } else { Err("it lies between 0 and 0.5".to_owned()) }
}
