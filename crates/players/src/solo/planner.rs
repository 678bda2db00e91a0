//! The planner as a player of the solo game: pass after pass, each further ahead or with wider beams.

use wagons_rules::solo::{Round, View};
use wagons_rules::{Decision, Move};

use super::drafts::Drafts;
use super::ending::Horizon;
use super::placements::Placements;
use crate::budget::{Budget, Progress, Work};
use crate::expectation::ExpectedLead;
use crate::thinking::{Limits, Player, Report, Thought};

/// A player that plans its town for what the drafts can bring, in several orders of the unseen cards.
#[derive(Debug, Clone, Copy)]
pub struct Planner {
    pub(crate) name: &'static str,
    pub(crate) limits: Limits,
    /// How far it follows the drafts.
    pub(crate) horizon: Horizon,
    /// In how many orders of the deck it judges a draft, and how many it plans a placement for.
    pub(crate) orders: [usize; 2],
    /// How wide its beams are at most.
    pub(crate) width: u16,
}

impl Player<View> for Planner {
    fn name(&self) -> &str {
        self.name
    }

    fn usual_limits(&self) -> Limits {
        self.limits
    }

    fn think(&self, view: &View, seed: u64) -> Box<dyn Thought + Send> {
        Box::new(Planning::new(*self, view, seed))
    }
}

struct Planning {
    /// The pass under way, and what comes after that, last first.
    passes: Vec<Pass>,
    report: Report,
    ranking: Vec<(Move, ExpectedLead)>,
    /// How thorough the passes were that are over.
    depth: u32,
}

enum Pass {
    Drafts(Box<Drafts>),
    Placements(Box<Placements>),
}

impl Planner {
    /// All passes, last first.
    fn passes(&self, view: &View, seed: u64) -> Vec<Pass> {
        let Self { horizon, orders: [drafts, placements], width, .. } = *self;
        match view.decision() {
            // However the first card lies, the town can be turned.
            Some(Decision::Place(_)) if view.town().is_empty() => Vec::new(),
            Some(Decision::Place(_)) => {
                vec![Pass::Placements(Box::new(Placements::new(view, horizon, placements, width, seed)))]
            }
            _ if view.moves().len() == 1 => Vec::new(),
            _ => {
                let far = Drafts::new(view, horizon, drafts, width, seed);
                // The end of the first round is soon in sight, and to know it is better than nothing.
                let near = (view.round() == Round::One && horizon > Horizon::Round)
                    .then(|| Drafts::new(view, Horizon::Round, 1, 1, seed));
                [far].into_iter().chain(near).map(|drafts| Pass::Drafts(Box::new(drafts))).collect()
            }
        }
    }
}

impl Planning {
    fn new(planner: Planner, view: &View, seed: u64) -> Self {
        let passes = planner.passes(view, seed);
        let (first, nodes) = match passes.last() {
            Some(Pass::Placements(placements)) => (placements.first, placements.count as u64),
            _ => (None, 0),
        };
        let first = first.or_else(|| view.moves().next());
        let best = first.expect("a player is only asked while the game goes on");
        let report = Report { nodes, ..Report::only(best) };
        Self { passes, report, ranking: Vec::new(), depth: 0 }
    }

    fn conclude(&mut self, ranking: Vec<(f32, Move)>) {
        let ranking: Vec<_> =
            ranking.into_iter().map(|(value, mv)| (mv, ExpectedLead::half_points(value))).collect();
        let Some(&best) = ranking.first() else { return };
        self.report.choose(best);
        self.ranking = ranking;
    }
}

impl Work for Planning {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        let Some(pass) = self.passes.last_mut() else { return Progress::Finished };
        let (progress, nodes) = budget.measured(|budget| match pass {
            Pass::Drafts(drafts) => drafts.work(budget),
            Pass::Placements(placements) => placements.work(budget),
        });
        let (depth, ranking) = match pass {
            Pass::Drafts(drafts) => (drafts.depth(), drafts.ranking()),
            Pass::Placements(placements) => (placements.depth(), placements.ranking()),
        };
        self.report.nodes += nodes;
        self.report.depth = self.depth + depth;
        self.conclude(ranking);
        if progress.is_finished() {
            self.depth = self.report.depth;
            self.passes.pop();
        }
        Progress::finished_if(self.passes.is_empty())
    }
}

impl Thought for Planning {
    fn report(&self) -> &Report {
        &self.report
    }

    fn ranking(&self) -> Vec<(Move, ExpectedLead)> {
        self.ranking.clone()
    }
}
