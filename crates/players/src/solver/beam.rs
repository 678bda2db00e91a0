//! Beam search for a quick good line of placements: the lower end of an answer.
//!
//! Unlike the beams of the [toolbox](crate::search::beam) it keeps the placements, and each town only once.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::iter;

use wagons_rules::{Card, Placement, Town};

use super::hand::Hand;
use super::objective::Objective;
use crate::budget::{Budget, Progress, Work};
use crate::search::beam::with;

/// A search for a good line that is under way.
pub(super) struct Beam {
    objective: Objective,
    /// The cards still to be placed.
    hand: Hand,
    width: usize,
    /// What each town is worth, and the placements that made it; the best first.
    followed: Vec<(i32, Vec<Placement>, Town)>,
    /// How many of them the next card was added to.
    reached: usize,
    /// What that made of them: the worth, from which town, and by which placement.
    judged: BinaryHeap<(i32, Reverse<usize>, Reverse<Placement>)>,
}

impl Beam {
    /// A beam that keeps so many towns after each card.
    pub(super) fn new(town: &Town, hand: &Hand, objective: Objective, width: usize) -> Self {
        let worth = objective.worth(town.tally(&objective.scoring));
        let followed = vec![(worth, Vec::new(), *town)];
        Self { objective, hand: *hand, width, followed, reached: 0, judged: BinaryHeap::new() }
    }

    /// The line of all cards and what it is worth, once it is found.
    pub(super) fn line(&self) -> Option<(i32, &[Placement])> {
        let (worth, line, _) = self.followed.first().filter(|_| self.hand.is_empty())?;
        Some((*worth, line))
    }

    /// Adds a card to one more town, or keeps the best towns.
    fn step(&mut self, card: Card, budget: &mut Budget) {
        let Some((_, _, town)) = self.followed.get(self.reached) else {
            self.followed = self.best();
            self.reached = 0;
            self.hand = self.hand.rest();
            return;
        };
        let before = self.judged.len();
        let survey = town.survey(&self.objective.scoring);
        for placement in town.placements(card) {
            let worth = self.objective.worth(survey.after(placement));
            self.judged.push((worth, Reverse(self.reached), Reverse(placement)));
        }
        self.reached += 1;
        budget.spend((self.judged.len() - before) as u64);
    }

    /// The best towns among those judged, each once.
    fn best(&mut self) -> Vec<(i32, Vec<Placement>, Town)> {
        let mut best: Vec<(i32, Vec<Placement>, Town)> = Vec::with_capacity(self.width);
        // Equal ones come in a fixed order, so that the same question always has the same answer.
        for (worth, Reverse(from), Reverse(placement)) in iter::from_fn(|| self.judged.pop()) {
            let (_, line, town) = &self.followed[from];
            let town = with(town, placement);
            if best.iter().all(|(other, _, same)| *other != worth || *same != town) {
                best.push((worth, [&line[..], &[placement]].concat(), town));
            }
            if best.len() == self.width {
                break;
            }
        }
        self.judged.clear();
        best
    }
}

impl Work for Beam {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        while let Some(&card) = self.hand.first() {
            if budget.is_spent() {
                return Progress::Going;
            }
            self.step(card, budget);
        }
        Progress::Finished
    }
}
