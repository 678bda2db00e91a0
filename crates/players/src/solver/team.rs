//! One long search in pieces, for several threads, or for several who solve the same position apart from each other.
//!
//! The first placements of a [`Puzzle`] are searches of their own. If one of them reaches the goal, all before it are still
//! brought to their end, so that the answer is the one that a single thread would find.

#[cfg(not(target_family = "wasm"))]
use std::sync::{Mutex, PoisonError};
#[cfg(not(target_family = "wasm"))]
use std::thread;

use super::puzzle::{Outcome, Puzzle};
use super::tidings::{Share, Tidings};
use crate::budget::Budget;

/// A search that is cut in pieces.
pub(super) struct Team {
    /// Tells this search from others, wherever it is made.
    pub(super) search: u64,
    share: Share,
    /// How many pieces there were.
    all: usize,
    /// Pieces to be worked on, in their order, which their places tell.
    pieces: Vec<(usize, Puzzle)>,
    /// The first piece known to reach the goal, and how.
    reached: Option<(usize, Outcome)>,
}

impl Team {
    /// Shares what is left of a search. The branch that it is in comes first.
    pub(super) fn new(mut branch: Puzzle, share: Share) -> Self {
        let search = branch.fingerprint;
        let rest = branch.split();
        let pieces: Vec<_> = std::iter::once(branch).chain(rest).enumerate().collect();
        Self { search, share, all: pieces.len(), pieces, reached: None }
    }

    /// Goes on with this number of threads until it is solved or the budget is spent.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn work(&mut self, threads: usize, budget: &mut Budget) -> Option<Outcome> {
        let share = budget.left().div_ceil(threads as u64);
        let team = Mutex::new(&mut *self);
        let took: u64 = thread::scope(|scope| {
            let work = || Self::work_on(&team, Budget::nodes(share));
            // Where the system refuses another thread, those there are do all the work.
            let start = |_| thread::Builder::new().spawn_scoped(scope, work).ok();
            let others: Vec<_> = (1..threads).map_while(start).collect();
            let own = work();
            // A thread that panicked has its panic taken on by the scope.
            own + others.into_iter().map(|other| other.join().unwrap_or(0)).sum::<u64>()
        });
        budget.spend(took);
        self.outcome()
    }

    /// What one thread does: a piece, and then the next. Tells how much it took.
    #[cfg(not(target_family = "wasm"))]
    fn work_on(team: &Mutex<&mut Self>, mut budget: Budget) -> u64 {
        let locked = || team.lock().unwrap_or_else(PoisonError::into_inner);
        let mut all = 0;
        while !budget.is_spent() {
            let Some((place, mut piece)) = locked().next() else { break };
            let (outcome, took) = budget.measured(|budget| piece.work(budget));
            all += took;
            locked().put_back(place, piece, outcome);
        }
        all
    }

    /// Goes on alone, until it is solved or the budget is spent, and notes what others may want to know.
    pub(super) fn work_apart(&mut self, budget: &mut Budget, told: &mut Vec<Tidings>) -> Option<Outcome> {
        while !budget.is_spent()
            && let Some((place, mut piece)) = self.next()
        {
            let first = piece.first();
            let outcome = piece.work(budget);
            if let (Some(first), Some(outcome)) = (first, &outcome) {
                told.push(Tidings { search: self.search, first, outcome: outcome.clone() });
            }
            self.put_back(place, piece, outcome);
        }
        self.outcome()
    }

    /// Somebody else has brought a piece to its end.
    pub(super) fn hear(&mut self, tidings: &Tidings) {
        if tidings.search == self.search
            && let Some(i) = self.pieces.iter().position(|(_, piece)| piece.first() == Some(tidings.first))
        {
            let (place, piece) = self.pieces.remove(i);
            self.put_back(place, piece, Some(tidings.outcome.clone()));
        }
    }

    /// The next piece to work on, if any still matters.
    fn next(&mut self) -> Option<(usize, Puzzle)> {
        let (begin, backwards) = self.share.of(self.all);
        let after = self.pieces.partition_point(|&(place, _)| place < begin);
        let next = if backwards { after.checked_sub(1) } else { Some(after) };
        let next = next.filter(|&next| next < self.pieces.len());
        let next = next.unwrap_or(if backwards { self.pieces.len().checked_sub(1)? } else { 0 });
        (next < self.pieces.len()).then(|| self.pieces.remove(next))
    }

    /// Takes back a piece that was worked on. Behind one that reaches the goal no other matters.
    fn put_back(&mut self, place: usize, piece: Puzzle, outcome: Option<Outcome>) {
        let matters = self.reached.as_ref().is_none_or(|&(first, _)| place < first);
        match outcome {
            None if matters => {
                let at = self.pieces.partition_point(|&(other, _)| other < place);
                self.pieces.insert(at, (place, piece));
            }
            Some(reached @ Outcome::Reached(..)) if matters => {
                self.pieces.retain(|&(other, _)| other < place);
                self.reached = Some((place, reached));
            }
            _ => {}
        }
    }

    /// How it ended, if it has.
    fn outcome(&mut self) -> Option<Outcome> {
        let reached = || self.reached.take().map_or(Outcome::Impossible, |(_, reached)| reached);
        self.pieces.is_empty().then(reached)
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

    fn solved(outcome: Option<Outcome>) -> Outcome {
        outcome.expect("it is solved")
    }

    /// Searches, what came of each alone, and the same searches after a little work.
    fn searches(begun: u64, mut test: impl FnMut(&Outcome, &dyn Fn() -> Puzzle)) {
        let mut reached = [0, 0];
        for seed in 0..8 {
            for goal in (-10..40).step_by(2) {
                let alone = solved(puzzle(seed, goal).work(&mut Budget::endless()));
                if puzzle(seed, goal).work(&mut Budget::nodes(begun)).is_some() {
                    continue;
                }
                reached[usize::from(matches!(alone, Outcome::Reached(..)))] += 1;
                test(&alone, &|| {
                    let mut puzzle = puzzle(seed, goal);
                    assert!(puzzle.work(&mut Budget::nodes(begun)).is_none());
                    puzzle
                });
            }
        }
        assert!(reached.iter().all(|&count| count > 5), "{reached:?}");
    }

    #[test]
    fn a_search_ends_as_it_would_alone_whenever_it_is_shared() {
        for begun in [0, 100, 500] {
            searches(begun, |alone, search| {
                let mut team = Team::new(search(), Share::ALONE);
                assert_eq!(solved(team.work(2, &mut Budget::endless())), *alone);
            });
        }
    }

    #[test]
    fn those_who_tell_each_other_find_the_same_and_do_less() {
        let [mut most, mut whole] = [0, 0];
        searches(100, |alone, search| {
            let mut teams: Vec<_> = (0..3).map(|place| Team::new(search(), Share::new(place, 3))).collect();
            let mut took = [0; 3];
            let outcomes = loop {
                let mut told = Vec::new();
                let mut outcomes = Vec::new();
                for (team, took) in teams.iter_mut().zip(&mut took) {
                    let (outcome, more) =
                        Budget::nodes(200).measured(|budget| team.work_apart(budget, &mut told));
                    *took += more;
                    outcomes.extend(outcome);
                }
                if !outcomes.is_empty() {
                    break outcomes;
                }
                for team in &mut teams {
                    for tidings in &told {
                        team.hear(tidings);
                    }
                }
            };
            assert!(outcomes.iter().all(|outcome| outcome == alone));
            most += took.into_iter().max().unwrap_or(0);
            whole += Budget::endless().measured(|budget| search().work(budget)).1;
        });
        assert!(most < whole * 6 / 10, "{most} of {whole}");
    }

    /// One of three who hears nothing from the others does it all.
    #[test]
    fn who_is_left_alone_comes_to_the_end_as_well() {
        for place in 0..3 {
            searches(100, |alone, search| {
                let mut team = Team::new(search(), Share::new(place, 3));
                assert_eq!(solved(team.work_apart(&mut Budget::endless(), &mut Vec::new())), *alone);
            });
        }
    }
}
