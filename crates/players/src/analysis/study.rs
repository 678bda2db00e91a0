//! The best move of one position: proven, if the end is near enough, or else planned.

use wagons_rules::{Game, Move};

use crate::master::Master;
use crate::planner::Planner;
use crate::thought::{Limits, Player, Progress, Report, Thought};

/// A player that studies every position: what an analysis measures others by, and who gives hints.
///
/// ```
/// use wagons_players::{Analyst, choose};
/// use wagons_rules::Record;
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 \
///                       O-2,-1 D1,-2 G'-1,-3 L0,-2 N3,-2 H".parse()?;
/// let best = choose(&Analyst { nodes: 20_000 }, record.game(), 0);
/// assert_eq!(best.to_string(), "H-2,-2");
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Analyst {
    /// How many placements to judge; more, where nothing can be known for less.
    pub nodes: u64,
}

impl Analyst {
    /// A fraction of a second on a computer of today.
    pub const USUAL: Self = Self { nodes: 200_000 };
}

impl Default for Analyst {
    fn default() -> Self {
        Self::USUAL
    }
}

impl Player for Analyst {
    fn name(&self) -> &'static str {
        "analyst"
    }

    /// None: a study ends by itself.
    fn usual_limits(&self) -> Limits {
        Limits::default()
    }

    fn think(&self, game: &Game, _seed: u64) -> Box<dyn Thought + Send> {
        Box::new(Study::new(game, self.nodes))
    }
}

/// A position under study.
pub(super) struct Study {
    thought: Box<dyn Thought + Send>,
    nodes: u64,
    finished: bool,
}

/// Work is done in steps of this many nodes whatever slices are asked for: so the slices do not matter.
pub(super) const STEP: u64 = 2_000;

impl Study {
    /// Begins to study a position of a game that is not over.
    pub(super) fn new(game: &Game, nodes: u64) -> Self {
        let thought = Master { planner: Planner::analyst() }.think(game, 0);
        Self { thought, nodes, finished: false }
    }

    fn step(&mut self) {
        let progress = self.thought.work(STEP);
        // Before there is a ranking nothing is known of the margin.
        let enough = self.thought.report().nodes >= self.nodes && !self.thought.ranking().is_empty();
        self.finished = enough || progress == Progress::Finished;
    }
}

impl Thought for Study {
    fn work(&mut self, nodes: u64) -> Progress {
        let until = self.report().nodes.saturating_add(nodes);
        while !self.finished && self.report().nodes < until {
            self.step();
        }
        if self.finished { Progress::Finished } else { Progress::Going }
    }

    fn report(&self) -> &Report {
        self.thought.report()
    }

    fn ranking(&self) -> Vec<(Move, f32)> {
        self.thought.ranking()
    }
}
