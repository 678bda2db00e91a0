//! The planner as a player of the solo game.

use wagons_rules::Decision;
use wagons_rules::solo::{Round, View};

use super::drafts::Drafts;
use super::ending::Horizon;
use super::placements::Placements;
use crate::search::passes::{AnyPass, Passes};
use crate::thinking::{Limits, Player, Thought};

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
        let Self { horizon, orders: [drafts, placements], width, .. } = *self;
        let mut first = view.moves().next().expect("a player is only asked while the game goes on");
        let (mut nodes, mut passes): (_, Vec<AnyPass>) = (0, Vec::new());
        if matches!(view.decision(), Some(Decision::Place(_))) {
            // However the first card lies, the town can be turned.
            if !view.town().is_empty() {
                let placements = Placements::new(view, horizon, placements, width, seed);
                (first, nodes) = (placements.first.unwrap_or(first), placements.count as u64);
                passes.push(Box::new(placements));
            }
        } else if view.moves().len() > 1 {
            passes.push(Box::new(Drafts::new(view, horizon, drafts, width, seed)));
            // The end of the first round is soon in sight, and to know it is better than nothing.
            if view.round() == Round::One && horizon > Horizon::Round {
                passes.push(Box::new(Drafts::new(view, Horizon::Round, 1, 1, seed)));
            }
        }
        Box::new(Passes::new(first, nodes, passes))
    }
}
