//! Thinking as a service: started, worked on in slices, asked for its best move at any time.
//!
//! Nothing here knows a clock, a thread or an operating system. A [`Thought`] does a given amount of work and
//! returns; whoever hosts it (a terminal, a server's pool, a browser's worker) decides how often and how long.

use std::time::Duration;

use wagons_rules::{Game, Move};

/// Something that chooses moves in positions of one kind: a [`Game`] of two, or the
/// [`View`](wagons_rules::solo::View) of a solo game, which hides what the player may not know.
pub trait Player<P = Game>: Send + Sync {
    /// The name it is asked for by.
    fn name(&self) -> &str;

    /// How much it thinks when nobody sets a limit.
    fn usual_limits(&self) -> Limits;

    /// Begins to think about a position. The same position, seed and amount of work give the same move.
    ///
    /// # Panics
    /// If the game is over.
    fn think(&self, position: &P, seed: u64) -> Box<dyn Thought + Send>;
}

/// A decision in the making.
pub trait Thought {
    /// Goes on thinking for about `nodes` placements judged (a few hundred more at most).
    fn work(&mut self, nodes: u64) -> Progress;

    /// What it thinks so far. There is a legal move from the first moment.
    fn report(&self) -> &Report;

    /// The moves judged so far and the final margin expected after each, seen by the player to move, best first.
    fn ranking(&self) -> Vec<(Move, f32)> {
        let Report { best, margin, .. } = *self.report();
        vec![(best, margin)]
    }
}

/// Whether there is more to think about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// More work can change the choice.
    Going,
    /// The choice is final.
    Finished,
}

/// What a thought has come to.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// The move to make.
    pub best: Move,
    /// How thorough the last complete look was; each player counts in its own steps.
    pub depth: u32,
    /// How many placements were judged.
    pub nodes: u64,
    /// The expected final margin, seen by the player to move.
    pub margin: f32,
    /// Whether `margin` is proven: the exact margin under best play.
    pub exact: bool,
    /// The moves expected from here, beginning with `best`.
    pub line: Vec<Move>,
}

impl Report {
    /// A choice made without any expectation.
    pub fn only(best: Move) -> Self {
        Self { best, depth: 0, nodes: 0, margin: 0.0, exact: false, line: vec![best] }
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
    /// So many placements judged.
    pub const fn nodes(nodes: u64) -> Self {
        Self { time: None, nodes: Some(nodes), depth: None }
    }

    /// So much time.
    pub const fn time(time: Duration) -> Self {
        Self { time: Some(time), nodes: None, depth: None }
    }
}

/// What ends a thought early: limits, and somebody who may interrupt.
pub trait Host {
    /// How long the thought has been going on.
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
    let mut depth = thought.report().depth;
    loop {
        let done = thought.report().nodes;
        let left = limits.nodes.map_or(SLICE, |most| most.saturating_sub(done));
        let reached = left == 0
            || limits.depth.is_some_and(|most| thought.report().depth >= most)
            || limits.time.is_some_and(|most| host.elapsed() >= most)
            || host.stopped();
        if reached || thought.work(left.min(SLICE)) == Progress::Finished {
            return thought.report().clone();
        }
        if thought.report().depth > depth {
            depth = thought.report().depth;
            host.progress(thought.report());
        }
    }
}

/// A host without a clock, for limits by nodes or depth.
#[derive(Debug, Clone, Copy, Default)]
pub struct Timeless;

impl Host for Timeless {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
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

/// A choice that needed no thought, or was made in one go.
pub(crate) struct Made(Report);

impl Made {
    /// # Panics
    /// If there is nothing to decide.
    pub(crate) fn boxed(report: Option<Report>) -> Box<dyn Thought + Send> {
        Box::new(Self(report.expect("a player is only asked while the game goes on")))
    }
}

impl Thought for Made {
    fn work(&mut self, _nodes: u64) -> Progress {
        Progress::Finished
    }

    fn report(&self) -> &Report {
        &self.0
    }
}
