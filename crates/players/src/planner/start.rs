//! Naming the start card.

use std::cmp::Reverse;

use wagons_rules::{Game, Move};

use super::outlook::Outlook;
use super::plans::Plans;
use super::share::Value;

/// A look at start cards, a certain number of cards far. Both towns are empty, so that the plans are the same
/// for both players.
pub(crate) struct Starts {
    game: Game,
    horizon: usize,
    todo: Vec<Move>,
    plans: Option<Plans>,
    judged: Vec<(Value, Move)>,
    pub(crate) nodes: u64,
}

impl Starts {
    pub(crate) fn new(game: &Game, moves: &[Move], horizon: usize) -> Self {
        let todo = moves.iter().rev().copied().collect();
        Self { game: *game, horizon, todo, plans: None, judged: Vec::new(), nodes: 0 }
    }

    /// Goes on for about `nodes` placements; true when every start card is judged.
    pub(crate) fn work(&mut self, nodes: u64) -> bool {
        let until = self.nodes + nodes;
        while let Some(&mv) = self.todo.last() {
            let mut next = self.game;
            next.play_unchecked(mv);
            let outlook = Outlook::new(&next, self.horizon);
            let mut plans = self.plans.take().unwrap_or_else(|| outlook.plans(outlook.drafter));
            let before = plans.nodes;
            let finished = plans.work(until.saturating_sub(self.nodes));
            self.nodes += plans.nodes - before;
            if !finished {
                self.plans = Some(plans);
                return false;
            }
            let prospects = plans.prospects();
            let value = outlook.sharing([&prospects; 2]).best(outlook.drafter).value;
            self.judged.push((-value, mv));
            self.todo.pop();
        }
        true
    }

    /// The start cards judged, best first, with their values for the player who names one.
    pub(crate) fn ranking(&self) -> Vec<(Value, Move)> {
        let mut ranking = self.judged.clone();
        ranking.sort_by_key(|&(value, _)| Reverse(value));
        ranking
    }
}
