//! Choosing the start card.

use std::cmp::Reverse;

use wagons_rules::{Game, Move};

use super::draft_tree::Value;
use super::outlook::Outlook;
use super::sweep::Sweep;
use crate::budget::{Budget, Progress, Work};

/// A look at start cards, to a certain horizon. Both towns are empty, so that the estimates are the same for both
/// players.
pub(crate) struct Starts {
    game: Game,
    horizon: usize,
    todo: Vec<Move>,
    sweep: Option<Sweep>,
    judged: Vec<(Value, Move)>,
}

impl Starts {
    pub(crate) fn new(game: &Game, moves: &[Move], horizon: usize) -> Self {
        let todo = moves.iter().rev().copied().collect();
        Self { game: *game, horizon, todo, sweep: None, judged: Vec::new() }
    }

    /// The start cards judged, best first, with their values for the player who names one.
    pub(crate) fn ranking(&self) -> Vec<(Value, Move)> {
        let mut ranking = self.judged.clone();
        ranking.sort_by_key(|&(value, _)| Reverse(value));
        ranking
    }
}

impl Work for Starts {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        while let Some(&mv) = self.todo.last() {
            let mut next = self.game;
            next.play_unchecked(mv);
            let outlook = Outlook::new(&next, self.horizon);
            let mut sweep = self.sweep.take().unwrap_or_else(|| outlook.sweep(outlook.drafter));
            if sweep.work(budget) == Progress::Going {
                self.sweep = Some(sweep);
                return Progress::Going;
            }
            let estimates = sweep.estimates();
            let value = outlook.draft_tree([&estimates; 2]).best(outlook.drafter).value;
            self.judged.push((-value, mv));
            self.todo.pop();
        }
        Progress::Finished
    }
}
