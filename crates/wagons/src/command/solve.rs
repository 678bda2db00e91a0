//! `wagons solve`: the exact margin of an endgame.

use std::io::{self, Write};
use std::num::NonZero;
use std::time::{Duration, Instant};

use wagons_players::{Budget, Solver, Work};
use wagons_rules::{AnyRecord, Game, Margin, Seat};

use crate::answer::{Answer, AnswerError, RecordArgument};
use crate::progress::Progress;

/// Prove the exact margin of an endgame
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(super) record: RecordArgument,

    /// How long to try, for each record
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    time: Duration,
}

const EXAMPLES: &str = "\
Prints the margin under best play by both sides, seen by the player to move, \
and a token that achieves it: `3 H1,-3`. Among equal margins it chooses one that \
wins the tiebreaker.

If the time runs out, it prints `unsolved` and the lowest and the highest margin \
that are still possible: `unsolved -4 7`. How long a proof takes depends on \
the position: with five cards to go, in both hands and the circle together, most \
are solved within seconds, with six most of those that good players reach, \
with seven it may take a minute or more; with more than eight it does not start and says `unsolved -1000 1000 untried`.

Examples:
  wagons solve \"$(cat endgame.txt)\"
  wagons solve --time 0.5 - < endgames.txt   one line each";

/// Reads a number of seconds.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number of seconds".to_owned())?;
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}

/// How many nodes are worked off between looks at the clock in the beginning: less than a millisecond.
const SHORT: u64 = 2_000;

/// The same later, for each thread: some hundredths of a second.
const LONG: u64 = 100_000;

impl Answer for Args {
    fn check(&self, record: &AnyRecord) -> Result<(), AnswerError> {
        game(record).map(drop)
    }

    fn answer(&self, record: &AnyRecord, out: &mut dyn Write) -> io::Result<()> {
        let game = game(record).map_err(io::Error::other)?;
        let seat = game.to_move().unwrap_or(Seat::First);
        let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
        let mut solver = Solver::new(game).with_threads(threads);
        let clock = Instant::now();
        let progress = Progress::of(self.time.as_secs(), "seconds");
        // Short at first, for positions that are solved at once.
        let mut slice = SHORT;
        while !solver.work(&mut Budget::nodes(slice)).is_finished() && clock.elapsed() < self.time {
            slice = (2 * slice).min(threads as u64 * LONG);
            progress.show(clock.elapsed().as_secs(), String::new);
        }
        drop(progress);
        let seen = |margin: Margin| margin.seen_by(seat).0;
        if let Some(solution) = solver.solution() {
            return writeln!(out, "{} {}", seen(solution.margin), solution.best);
        }
        let (lowest, highest) = solver.bounds();
        let (a, b) = (seen(lowest), seen(highest));
        // Whoever does not begin has judged nothing.
        let tried = if solver.nodes() == 0 { " untried" } else { "" };
        writeln!(out, "unsolved {} {}{tried}", a.min(b), a.max(b))
    }
}

/// The game to solve.
fn game(record: &AnyRecord) -> Result<&Game, AnswerError> {
    match record {
        AnyRecord::Duel(record) if record.game().is_over() => Err(AnswerError::Over),
        AnyRecord::Duel(record) => Ok(record.game()),
        AnyRecord::Solo(_) => Err(AnswerError::Solo),
    }
}
