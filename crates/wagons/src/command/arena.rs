//! `wagons arena`: measures players against each other.

use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::{Duration, Instant};

use wagons_lab::arena::{Schedule, Sprt, Standing, Summary, Verdict};

use crate::answer::write_json;
use crate::contender::Spec;
use crate::failure::Failure;
use crate::limits::LimitArguments;

/// Let two players play many games against each other
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// A player or `cmd:` and a program, with its own limit after `@` if it has one
    #[arg(value_name = "A")]
    a: Spec,

    /// The other player
    #[arg(value_name = "B")]
    b: Spec,

    /// How many games to play, rounded up to whole pairs; 100, or 100000 at most with --sprt
    #[arg(long, value_name = "N")]
    games: Option<u64>,

    /// The deals are those of `wagons deal --seed N`
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    limits: LimitArguments,

    /// How many pairs to play at the same time; without it as many as there are cores
    #[arg(long, value_name = "J")]
    jobs: Option<usize>,

    /// Let the second player of each game name the start card, not only of each pair's first game
    #[arg(long)]
    own_start: bool,

    /// Stop as soon as one of two Elo differences is clearly more likely than the other
    #[arg(long, value_names = ["ELO0", "ELO1"], num_args = 2, allow_negative_numbers = true)]
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
Every deal is played twice with the seats swapped. The start card that the \
second player of a pair's first game names is used in both games, so that \
both players meet the same game from either side; they take turns at naming \
it. All intervals are 95 % and computed from pairs, because the two games of \
a pair depend on each other.

With limits by nodes or depth the result is the same on every machine and for \
every number of jobs.

Each player thinks as much as it usually does, unless a limit is set for all \
(--movetime, --nodes, --depth) or after its own name: @100ms, @2s, @50000n \
(nodes), @4d (depth).

`cmd:` plays against any program that speaks the protocol of `wagons engine`: \
the words of its command follow, separated by spaces. It is started once for \
each job, is allowed a second for each move where no limit is set, and is told \
a seed if it has an option of that name. A program that fails ends the arena.

--sprt plays until the logarithm of the likelihood ratio (LLR) of the two \
differences passes a bound: the generalised sequential probability ratio test \
on the scores of pairs.

Examples:
  wagons arena lookahead greedy --games 200
  wagons arena lookahead greedy --games 1000 --seed 7 --json
  wagons arena lookahead greedy@2s --sprt 0 10
  wagons arena \"cmd:python3 docs/examples/bot.py@100ms\" greedy --games 10";

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let sprt = self.sprt()?;
        let games = self.games.unwrap_or(if sprt.is_some() { 100_000 } else { 100 });
        let schedule = Schedule {
            contenders: [&self.a, &self.b],
            limits: self.limits.given(),
            pairs: games.div_ceil(2),
            seed: self.seed,
            own_start: self.own_start,
            jobs: self.jobs.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)),
        };
        let begun = Instant::now();
        let mut standing = Standing::default();
        let mut progress = Progress::new(schedule.pairs);
        let played = schedule.play(&AtomicBool::new(false), |result| {
            standing.add(result);
            progress.show(&standing, sprt.as_ref());
            match sprt.map_or(Verdict::Open, |sprt| sprt.verdict(&standing.pairs)) {
                Verdict::Open => ControlFlow::Continue(()),
                Verdict::Null | Verdict::Alternative => ControlFlow::Break(()),
            }
        });
        progress.clear();
        played?;
        let summary = Summary::new(&schedule, &standing, sprt.as_ref(), begun.elapsed());
        let mut out = io::stdout().lock();
        if self.json { Ok(write_json(&mut out, &summary)?) } else { Ok(write!(out, "{summary}")?) }
    }

    fn sprt(&self) -> Result<Option<Sprt>, Failure> {
        let Some(&[elo0, elo1]) = self.sprt.as_deref() else { return Ok(None) };
        if elo0 < elo1 && (elo1 - elo0).is_finite() {
            Ok(Some(Sprt { elo0, elo1, alpha: self.alpha, beta: self.beta }))
        } else {
            Err(Failure::Usage(format!("--sprt {elo0} {elo1}: the first is the smaller one")))
        }
    }
}

fn probability(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| format!("`{text}` is not a number"))?;
    if 0.0 < number && number < 0.5 { Ok(number) } else { Err("it lies between 0 and 0.5".to_owned()) }
}

/// One line on the terminal that is overwritten as the arena goes on; nothing where nobody watches.
struct Progress {
    pairs: u64,
    watched: bool,
    shown: Option<Instant>,
}

impl Progress {
    const PAUSE: Duration = Duration::from_millis(200);

    fn new(pairs: u64) -> Self {
        Self { pairs, watched: io::stderr().is_terminal(), shown: None }
    }

    fn show(&mut self, standing: &Standing, sprt: Option<&Sprt>) {
        if !self.watched || self.shown.is_some_and(|shown| shown.elapsed() < Self::PAUSE) {
            return;
        }
        self.shown = Some(Instant::now());
        let pairs = &standing.pairs;
        let (low, high) = pairs.interval();
        eprint!("\r\x1b[K{} of {} pairs, {} wins, ", pairs.len(), self.pairs, pairs.wins());
        eprint!("{:.1} to {:.1} %, margin {:+.2}", 100.0 * low, 100.0 * high, standing.margin());
        if let Some(sprt) = sprt {
            eprint!(", LLR {:+.2}", sprt.llr(pairs));
        }
    }

    fn clear(&self) {
        if self.shown.is_some() {
            eprint!("\r\x1b[K");
        }
    }
}
