//! The adviser of both games: who gives hints, and by whom reviews measure what was played.

use wagons_rules::solo::View;
use wagons_rules::{Game, Move};

use crate::budget::{Budget, Progress, Work};
use crate::duel::{Master, Planner};
use crate::expectation::ExpectedLead;
use crate::level::Level;
use crate::solver::Solver;
use crate::thinking::{Player, Report, Thought};

/// A player that studies a position with a fixed number of nodes, on every machine the same.
///
/// ```
/// use wagons_players::{Analyst, choose};
/// use wagons_rules::Record;
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 \
///                       O-2,-1 D1,-2 G'-1,-3 L0,-2 N3,-2 H".parse()?;
/// let best = choose(&Analyst::HINT, record.game(), 0);
/// assert_eq!(best.to_string(), "H-2,-2");
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Analyst {
    /// How many placements to judge; more, where nothing can be known for less.
    pub nodes: u64,
}

impl Analyst {
    /// For one hint: a fraction of a second.
    pub const HINT: Self = Self { nodes: 400_000 };

    /// For each decision of a review, of which there are about thirty.
    pub const REVIEW: Self = Self { nodes: 100_000 };

    /// For a thorough review, without anybody waiting.
    pub const THOROUGH: Self = Self { nodes: 200_000 };

    /// Until it is proven which move is best, or nothing more can be found.
    pub const PROOF: Self = Self { nodes: u64::MAX };

    const NAME: &str = "analyst";
}

impl Player for Analyst {
    fn name(&self) -> &str {
        Self::NAME
    }

    fn think(&self, game: &Game, _seed: u64) -> Box<dyn Thought + Send> {
        Box::new(Study::of(game, *self))
    }
}

impl Player<View> for Analyst {
    fn name(&self) -> &str {
        Self::NAME
    }

    fn think(&self, view: &View, seed: u64) -> Box<dyn Thought + Send> {
        Box::new(Study::new(Level::Master.solo_player().think(view, seed), *self))
    }
}

/// A position under study.
pub(super) struct Study {
    thought: Box<dyn Thought + Send>,
    nodes: u64,
    finished: bool,
}

/// Work is done in steps of this many nodes whatever slices are asked for: so the slices do not matter.
pub(super) const STEP: Budget = Budget::nodes(2_000);

impl Study {
    /// Begins to study a position of a game that is not over.
    pub(super) fn of(game: &Game, analyst: Analyst) -> Self {
        Self::new(Master { planner: Planner::analyst() }.think(game, 0), analyst)
    }

    fn new(thought: Box<dyn Thought + Send>, Analyst { nodes }: Analyst) -> Self {
        Self { thought, nodes, finished: false }
    }
}

impl Work for Study {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        while !self.finished && !budget.is_spent() {
            let (progress, _) = budget.apart(STEP, |step| self.thought.work(step));
            // Before there is a ranking nothing is known of the lead.
            let enough = self.thought.report().nodes >= self.nodes && !self.thought.ranking().is_empty();
            self.finished = enough || progress.is_finished();
        }
        Progress::finished_if(self.finished)
    }
}

impl Thought for Study {
    fn report(&self) -> &Report {
        self.thought.report()
    }

    fn ranking(&self) -> Vec<(Move, ExpectedLead)> {
        self.thought.ranking()
    }

    fn solver(&mut self) -> Option<&mut Solver> {
        self.thought.solver()
    }
}
