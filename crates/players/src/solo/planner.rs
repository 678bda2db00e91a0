//! The planner as a player of the solo game: look after look, each further or closer than the one before.

use wagons_rules::solo::{Round, View};
use wagons_rules::{Decision, Move};

use super::draft::Drafts;
use super::ending::Horizon;
use super::place::Places;
use crate::thought::{Limits, Player, Progress, Report, Thought};

/// A player that plans its town for what the drafts can bring, in several orders of the unseen cards.
#[derive(Debug, Clone, Copy)]
pub struct Planner {
    pub(crate) name: &'static str,
    pub(crate) limits: Limits,
    /// How far it follows the drafts.
    pub(crate) horizon: Horizon,
    /// In how many orders of the deck it judges a draft, and how many it plans a placement for.
    pub(crate) orders: [usize; 2],
    /// How many towns it keeps at most.
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
        Box::new(Thinker::new(*self, view, seed))
    }
}

struct Thinker {
    /// What is being looked at, and what comes after that, last first.
    looks: Vec<Look>,
    report: Report,
    ranking: Vec<(f32, Move)>,
    /// The placements judged by looks that are over, and how thorough they were.
    spent: u64,
    depth: u32,
}

enum Look {
    Drafts(Box<Drafts>),
    Places(Box<Places>),
}

impl Planner {
    /// What there is to look at, last first.
    fn looks(&self, view: &View, seed: u64) -> Vec<Look> {
        let Self { horizon, orders: [drafts, places], width, .. } = *self;
        match view.decision() {
            // However the first card lies, the town can be turned.
            Some(Decision::Place(_)) if view.town().is_empty() => Vec::new(),
            Some(Decision::Place(_)) => {
                vec![Look::Places(Box::new(Places::new(view, horizon, places, width, seed)))]
            }
            _ if view.moves().len() == 1 => Vec::new(),
            _ => {
                let far = Drafts::new(view, horizon, drafts, width, seed);
                // The end of the first round is soon in sight, and to know it is better than nothing.
                let near = (view.round() == Round::One && horizon > Horizon::Round)
                    .then(|| Drafts::new(view, Horizon::Round, 1, 1, seed));
                [far].into_iter().chain(near).map(|drafts| Look::Drafts(Box::new(drafts))).collect()
            }
        }
    }
}

impl Thinker {
    fn new(planner: Planner, view: &View, seed: u64) -> Self {
        let looks = planner.looks(view, seed);
        let (first, nodes) = match looks.last() {
            Some(Look::Places(places)) => (places.first, places.nodes()),
            _ => (None, 0),
        };
        let first = first.or_else(|| view.moves().next());
        let best = first.expect("a player is only asked while the game goes on");
        let report = Report { nodes, ..Report::only(best) };
        Self { looks, report, ranking: Vec::new(), spent: 0, depth: 0 }
    }

    fn conclude(&mut self, ranking: Vec<(f32, Move)>) {
        let Some(&(value, best)) = ranking.first() else { return };
        self.report.best = best;
        self.report.margin = value / 2.0;
        self.report.line = vec![best];
        self.ranking = ranking;
    }
}

impl Thought for Thinker {
    fn work(&mut self, nodes: u64) -> Progress {
        let Some(look) = self.looks.last_mut() else { return Progress::Finished };
        let (finished, done, depth, ranking) = match look {
            Look::Drafts(drafts) => (drafts.work(nodes), drafts.nodes(), drafts.depth(), drafts.ranking()),
            Look::Places(places) => (places.work(nodes), places.nodes(), places.depth(), places.ranking()),
        };
        self.report.nodes = self.spent + done;
        self.report.depth = self.depth + depth;
        self.conclude(ranking);
        if finished {
            (self.spent, self.depth) = (self.report.nodes, self.report.depth);
            self.looks.pop();
        }
        if self.looks.is_empty() { Progress::Finished } else { Progress::Going }
    }

    fn report(&self) -> &Report {
        &self.report
    }

    fn ranking(&self) -> Vec<(Move, f32)> {
        self.ranking.iter().map(|&(value, mv)| (mv, value / 2.0)).collect()
    }
}
