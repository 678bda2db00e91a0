//! Several threads that share one long search.
//!
//! The first placements of a [`Puzzle`] are searches of their own, handed out in their order. If one of them reaches the goal, all
//! before it are still brought to their end, so that the answer is the one that a single thread would find.

use std::sync::{Mutex, PoisonError};
use std::thread;

use wagons_rules::Placement;

use super::puzzle::{Outcome, Puzzle};
use crate::budget::Budget;

/// A search that is cut in pieces.
pub(super) struct Team {
    /// What is left of the whole: the placements not handed out yet.
    whole: Puzzle,
    handed_out: usize,
    /// Pieces that are begun and not finished, by their place in the order.
    paused: Vec<(usize, Puzzle)>,
    /// The first piece known to reach the goal, and how.
    reached: Option<(usize, i32, Vec<Placement>)>,
}

impl Team {
    pub(super) fn new(whole: Puzzle) -> Self {
        Self { whole, handed_out: 0, paused: Vec::new(), reached: None }
    }

    /// Goes on with this number of threads until it is solved or the budget is spent.
    pub(super) fn work(&mut self, threads: usize, budget: &mut Budget) -> Option<Outcome> {
        let share = budget.left().div_ceil(threads as u64);
        let team = Mutex::new(&mut *self);
        let took: u64 = thread::scope(|scope| {
            let work = || Self::work_on(&team, Budget::nodes(share));
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let own = work();
            // A thread that panicked has its panic taken on by the scope.
            own + others.into_iter().map(|other| other.join().unwrap_or(0)).sum::<u64>()
        });
        budget.spend(took);
        self.outcome()
    }

    /// What one thread does: a piece, and then the next. Tells how much it took.
    fn work_on(team: &Mutex<&mut Self>, mut budget: Budget) -> u64 {
        let locked = || team.lock().unwrap_or_else(PoisonError::into_inner);
        let mut all = 0;
        while !budget.is_spent() {
            let Some((place, mut piece)) = locked().next() else { break };
            let (outcome, took) = budget.measured(|budget| piece.work(budget));
            all += took;
            match outcome {
                None => locked().paused.push((place, piece)),
                Some(Outcome::Impossible) => {}
                Some(Outcome::Reached(worth, line)) => {
                    let mut team = locked();
                    if team.reached.as_ref().is_none_or(|&(first, ..)| place < first) {
                        team.reached = Some((place, worth, line));
                    }
                }
            }
        }
        all
    }

    /// The next piece to work on: the first of those begun, if it still matters, or a new one.
    fn next(&mut self) -> Option<(usize, Puzzle)> {
        if let Some((first, ..)) = self.reached {
            self.paused.retain(|&(place, _)| place < first);
        }
        let begun = (0..self.paused.len()).min_by_key(|&i| self.paused[i].0);
        if let Some(begun) = begun {
            return Some(self.paused.swap_remove(begun));
        }
        let piece = if self.reached.is_none() { self.whole.split() } else { None };
        self.handed_out += 1;
        Some((self.handed_out, piece?))
    }

    /// How it ended, if it has.
    fn outcome(&mut self) -> Option<Outcome> {
        let next = self.next();
        if next.is_some() {
            self.paused.extend(next);
            return None;
        }
        Some(
            self.reached.take().map_or(Outcome::Impossible, |(_, worth, line)| Outcome::Reached(worth, line)),
        )
    }
}
