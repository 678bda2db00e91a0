//! Players and their thoughts: started, worked on in slices, asked for the best move at any time.
//!
//! Nothing here knows a clock, a thread or an operating system. A [`Thought`] does a given amount of work and
//! returns. Its [`Host`], a terminal, a server's pool or a browser's worker, brings the clock and may interrupt.

use std::time::Duration;

use wagons_rules::{Game, Move};

use crate::budget::{Budget, Progress, Work};
use crate::clock::Timeless;
use crate::expectation::ExpectedLead;
use crate::solver::Solver;

/// Something that chooses moves in positions of one kind: a [`Game`] of two, or the
/// [`View`](wagons_rules::solo::View) of a solo game, which hides what the player may not know.
pub trait Player<P = Game>: Send + Sync {
    /// The name it is asked for by.
    fn name(&self) -> &str;

    /// How much it thinks when nothing else is said; without limits, because it ends by itself.
    fn usual_limits(&self) -> Limits {
        Limits::default()
    }

    /// Begins to think about a position. The same position, seed and amount of work give the same move.
    ///
    /// # Panics
    /// If the game is over.
    fn think(&self, position: &P, seed: u64) -> Box<dyn Thought + Send>;
}

/// A decision in the making.
pub trait Thought: Work {
    /// What it thinks so far. There is a legal move from the first moment.
    fn report(&self) -> &Report;

    /// The moves judged so far and the lead expected after each, best first.
    fn ranking(&self) -> Vec<(Move, ExpectedLead)> {
        let Report { best, lead, .. } = *self.report();
        vec![(best, lead)]
    }

    /// The solver that looks for a proof of it, as long as there is one: so that others [share](Solver::share) its work.
    fn solver(&mut self) -> Option<&mut Solver> {
        None
    }
}

/// What a thought has come to.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Report {
    /// The move to make.
    pub best: Move,
    /// How thorough the last complete pass was; each player counts in its own steps.
    pub depth: u32,
    /// How many placements were judged.
    pub nodes: u64,
    /// How far the player to move is expected to be ahead in the end.
    pub lead: ExpectedLead,
    /// Whether `lead` is proven: the exact lead under best play.
    pub exact: bool,
    /// The moves expected from here, beginning with `best`.
    pub line: Vec<Move>,
}

impl Report {
    /// A choice made without any expectation.
    pub fn only(best: Move) -> Self {
        Self { best, depth: 0, nodes: 0, lead: ExpectedLead::default(), exact: false, line: vec![best] }
    }

    /// Another best move, expected to lead to this.
    pub(crate) fn choose(&mut self, (best, lead): (Move, ExpectedLead)) {
        (self.best, self.lead, self.line) = (best, lead, vec![best]);
    }
}

/// How much thinking is allowed. Without any limit it goes on until the thought is finished or stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// Time.
    pub time: Option<Duration>,
    /// Placements judged.
    pub nodes: Option<u64>,
    /// Steps of thoroughness.
    pub depth: Option<u32>,
}

impl Limits {
    /// A number of placements judged.
    pub const fn nodes(nodes: u64) -> Self {
        Self { time: None, nodes: Some(nodes), depth: None }
    }

    /// An amount of time.
    pub const fn time(time: Duration) -> Self {
        Self { time: Some(time), nodes: None, depth: None }
    }
}

/// What surrounds a thought: a clock, and perhaps a way to interrupt it. A [`Clock`](crate::Clock) is one, and so is an
/// [`Instant`](std::time::Instant).
pub trait Host {
    /// How long the thought has been going on, by a clock that never goes back.
    fn elapsed(&self) -> Duration;

    /// Whether it shall stop now.
    fn stopped(&self) -> bool {
        false
    }

    /// Told whenever the thought has become more thorough.
    fn progress(&mut self, _report: &Report) {}
}

/// How much work is done between two looks at the clock, in placements judged: a few milliseconds.
pub const SLICE: u64 = 2_000;

/// Thinks until the limits are reached, the host says stop, or the choice is final.
///
/// [Slices](SLICE) are short: on a slow machine a stop is noticed within a few milliseconds.
pub fn think(thought: &mut dyn Thought, limits: Limits, host: &mut dyn Host) -> Report {
    // Without a pause it only goes on when the host said stop.
    let _ = think_for(Duration::MAX, thought, limits, host);
    thought.report().clone()
}

/// Like [`think`], but pauses after a while, so that a host without threads can do something else and go on later.
///
/// It is going on after a pause or a stop, and finished when the choice is final or a limit is reached.
///
/// ```
/// use std::time::{Duration, Instant};
/// use wagons_players::{Level, Progress, think_for};
/// use wagons_rules::{Deal, Game, Rng};
///
/// let mut clock = Instant::now();
/// let (medium, game) = (Level::Medium.player(), Game::new(Deal::shuffled(&mut Rng::new(1))));
/// let mut thought = medium.think(&game, 1);
/// while think_for(Duration::from_millis(20), &mut *thought, medium.usual_limits(), &mut clock) == Progress::Going {
///     // Listen to messages here, and say how far it is: `thought.report()`.
/// }
/// assert!(game.is_legal(thought.report().best));
/// ```
pub fn think_for(
    spell: Duration,
    thought: &mut dyn Thought,
    limits: Limits,
    host: &mut dyn Host,
) -> Progress {
    in_slices(spell, host, |host| {
        let &Report { nodes, depth, .. } = thought.report();
        let left = limits.nodes.map_or(SLICE, |most| most.saturating_sub(nodes));
        let reached = left == 0
            || limits.depth.is_some_and(|most| depth >= most)
            || limits.time.is_some_and(|most| host.elapsed() >= most);
        if reached || thought.work(&mut Budget::nodes(left.min(SLICE))).is_finished() {
            return Progress::Finished;
        }
        if thought.report().depth > depth {
            host.progress(thought.report());
        }
        Progress::Going
    })
}

/// Works on anything for a while, or until the host says stop.
pub fn work_for(spell: Duration, work: &mut dyn Work, host: &mut dyn Host) -> Progress {
    in_slices(spell, host, |_| work.work(&mut Budget::nodes(SLICE)))
}

/// Does slice after slice until there are no more, a spell of time is over or the host says stop.
fn in_slices(
    spell: Duration,
    host: &mut dyn Host,
    mut slice: impl FnMut(&mut dyn Host) -> Progress,
) -> Progress {
    let end = host.elapsed().saturating_add(spell);
    while !host.stopped() && host.elapsed() <= end {
        if slice(host).is_finished() {
            return Progress::Finished;
        }
    }
    Progress::Going
}

/// Lets a player choose a move with its usual amount of thinking, without a clock.
///
/// ```
/// use wagons_players::{PlayerName, choose};
/// use wagons_rules::{Deal, Game, Rng};
///
/// let greedy = PlayerName::Greedy.player();
/// let mut game = Game::new(Deal::shuffled(&mut Rng::new(1)));
/// while !game.is_over() {
///     game.play(choose(&*greedy, &game, 1));
/// }
/// ```
pub fn choose<P>(player: &dyn Player<P>, position: &P, seed: u64) -> Move {
    let limits = Limits { time: None, ..player.usual_limits() };
    think(&mut *player.think(position, seed), limits, &mut Timeless).best
}

/// A choice that was made in one go.
pub(crate) struct Made(Report);

impl Made {
    /// # Panics
    /// If there is nothing to decide.
    pub(crate) fn boxed(report: Option<Report>) -> Box<dyn Thought + Send> {
        Box::new(Self(report.expect("a player is only asked while the game goes on")))
    }
}

impl Work for Made {
    fn work(&mut self, _budget: &mut Budget) -> Progress {
        Progress::Finished
    }
}

impl Thought for Made {
    fn report(&self) -> &Report {
        &self.0
    }
}
