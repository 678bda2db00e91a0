//! Choosing the start card.

use std::cmp::Reverse;

use wagons_rules::{Game, Move};

use super::draft_tree::{Value, leads};
use super::outlook::Outlook;
use super::sweep::Sweep;
use crate::budget::{Budget, Progress, Work};
use crate::expectation::ExpectedLead;
use crate::search::passes::Pass;

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
}

impl Pass for Starts {
    fn depth(&self) -> u32 {
        u32::from(self.todo.is_empty())
    }

    /// Once all start cards are judged, their leads for the player who names one.
    fn news(&mut self) -> Vec<(Move, ExpectedLead)> {
        if !self.todo.is_empty() {
            return Vec::new();
        }
        self.judged.sort_by_key(|&(value, _)| Reverse(value));
        leads(&self.judged)
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
