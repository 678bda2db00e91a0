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
    /// What is left of the whole, if anything: the placements not handed out yet.
    whole: Option<Puzzle>,
    handed_out: usize,
    /// Pieces that are begun and not finished, by their place in the order.
    paused: Vec<(usize, Puzzle)>,
    /// The first piece known to reach the goal, and how.
    reached: Option<(usize, i32, Vec<Placement>)>,
}

impl Team {
    /// Shares what is left of a search. The branch that it is in comes first.
    pub(super) fn new(mut search: Puzzle) -> Self {
        let whole = search.split(usize::MAX);
        Self { whole, handed_out: 0, paused: vec![(0, search)], reached: None }
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
        let piece = if self.reached.is_none() { self.whole.as_mut()?.split(1) } else { None };
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::hand::Hand;
    use crate::solver::objective::Objective;
    use wagons_rules::{Deal, Rng, Town};

    /// Three cards for a town, and what it is to be worth.
    fn puzzle(seed: u64, goal: i32) -> Puzzle {
        let mut rng = Rng::new(seed);
        let deal = Deal::shuffled(&mut rng);
        let mut town = Town::new();
        for &card in &deal.circle()[3..7] {
            let placements: Vec<_> = town.placements(card).collect();
            town.place_unchecked(placements[rng.below(placements.len() as u32) as usize]);
        }
        let objective = Objective { scoring: deal.scoring(), replies: [].into() };
        Puzzle::new(&town, &Hand::EMPTY.with(&deal.circle()[..3]), objective, goal)
    }

    fn found(outcome: Option<Outcome>) -> Option<(i32, Vec<Placement>)> {
        match outcome.expect("it is solved") {
            Outcome::Reached(worth, line) => Some((worth, line)),
            Outcome::Impossible => None,
        }
    }

    #[test]
    fn a_search_ends_as_it_would_alone_whenever_it_is_shared() {
        let mut reached = [0, 0];
        for seed in 0..8 {
            for goal in (-10..40).step_by(2) {
                let alone = found(puzzle(seed, goal).work(&mut Budget::endless()));
                reached[usize::from(alone.is_some())] += 1;
                for begun in [0, 100, 500, 2_000] {
                    let mut whole = puzzle(seed, goal);
                    let early = whole.work(&mut Budget::nodes(begun));
                    let outcome = early.or_else(|| Team::new(whole).work(2, &mut Budget::endless()));
                    assert_eq!(found(outcome), alone, "seed {seed}, goal {goal}, shared after {begun}");
                }
            }
        }
        assert!(reached.iter().all(|&count| count > 20), "{reached:?}");
    }
}
