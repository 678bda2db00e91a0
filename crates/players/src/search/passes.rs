//! Iterative deepening: a decision by pass after pass, each further ahead or with wider beams than the one before.

use wagons_rules::Move;

use crate::budget::{Budget, Progress, Work};
use crate::expectation::ExpectedLead;
use crate::thinking::{Report, Thought};

/// One look at all moves.
pub(crate) trait Pass: Work {
    /// How thorough it is so far.
    fn depth(&self) -> u32;

    /// What it says of the moves, best first; nothing if it has nothing new or nothing better than the pass before.
    fn news(&mut self) -> Vec<(Move, ExpectedLead)>;
}

/// A pass of any kind.
pub(crate) type AnyPass = Box<dyn Pass + Send>;

/// A decision in the making.
pub(crate) struct Passes {
    /// The pass under way, and what comes after that, last first.
    left: Vec<AnyPass>,
    report: Report,
    ranking: Vec<(Move, ExpectedLead)>,
    /// How thorough the passes were that are over.
    depth: u32,
}

impl Passes {
    /// Begins with a move that was found with some nodes, and makes these passes, the last one first.
    pub(crate) fn new(first: Move, nodes: u64, passes: Vec<AnyPass>) -> Self {
        Self { left: passes, report: Report { nodes, ..Report::only(first) }, ranking: Vec::new(), depth: 0 }
    }
}

impl Work for Passes {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        let Some(pass) = self.left.last_mut() else { return Progress::Finished };
        let (progress, nodes) = budget.measured(|budget| pass.work(budget));
        self.report.nodes += nodes;
        self.report.depth = self.depth + pass.depth();
        let news = pass.news();
        if let Some(&best) = news.first() {
            self.report.choose(best);
            self.ranking = news;
        }
        if progress.is_finished() {
            self.depth = self.report.depth;
            self.left.pop();
        }
        Progress::finished_if(self.left.is_empty())
    }
}

impl Thought for Passes {
    fn report(&self) -> &Report {
        &self.report
    }

    fn ranking(&self) -> Vec<(Move, ExpectedLead)> {
        self.ranking.clone()
    }
}
