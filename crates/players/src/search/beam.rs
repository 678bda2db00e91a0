//! Beam search: a good town from a fixed sequence of cards.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use wagons_rules::{Card, Placement, Town};

use super::objective::{Lead, Objective};
use crate::budget::{Budget, Progress, Work};
use crate::evaluation::Coming;

/// Places a sequence of cards on some towns, and after each card keeps the best towns only.
///
/// Each of the first towns, the roots, has a beam of its own, so that in the end the roots can be compared.
pub(crate) struct Beam<O = Lead> {
    pub(crate) objective: O,
    /// The cards still to be placed, in reverse.
    cards: Vec<Card>,
    /// How many towns each root keeps.
    width: usize,
    /// By root, the towns so far, best first.
    towns: Vec<Vec<Town>>,
    /// Where the next card goes next: a root, and one of its towns.
    reached: (usize, usize),
    /// The best successors of that root so far, no more than it keeps, with the worst of them on top.
    found: BinaryHeap<Reverse<Successor>>,
    /// By root, the towns with one card more.
    grown: Vec<Vec<Town>>,
}

/// How a town is evaluated, the place of the town it comes from, and the placement that leads to it. The best is the
/// greatest; of equal ones the first.
type Successor = (i32, Reverse<usize>, Reverse<Placement>);

impl<O: Objective> Beam<O> {
    pub(crate) fn new(roots: Vec<Town>, cards: &[Card], objective: O, width: u16) -> Self {
        Self {
            objective,
            cards: cards.iter().rev().copied().collect(),
            width: width.into(),
            towns: roots.into_iter().map(|town| vec![town]).collect(),
            reached: (0, 0),
            found: BinaryHeap::new(),
            grown: Vec::new(),
        }
    }

    /// The best town of each root.
    pub(crate) fn towns(&self) -> impl Iterator<Item = &Town> {
        self.towns.iter().map(|towns| &towns[0])
    }

    /// What the best town of each root is worth.
    pub(crate) fn worths(&self) -> impl Iterator<Item = i32> + '_ {
        self.towns().map(|town| self.objective.worth(town))
    }
}

impl<O: Objective> Work for Beam<O> {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        while let Some((&card, later)) = self.cards.split_last() {
            let coming = Coming::of(later);
            let width = if later.is_empty() { 1 } else { self.width };
            while let Some(root) = self.towns.get(self.reached.0) {
                while let Some(town) = root.get(self.reached.1) {
                    if budget.is_spent() {
                        return Progress::Going;
                    }
                    let evaluate = self.objective.evaluate(town, &coming);
                    let (found, place) = (&mut self.found, self.reached.1);
                    budget.spend(visit_placements(town, card, |placement| {
                        keep(found, width, (evaluate(placement), Reverse(place), Reverse(placement)));
                    }));
                    self.reached.1 += 1;
                }
                let best = std::mem::take(&mut self.found).into_sorted_vec().into_iter();
                let next = |Reverse((_, Reverse(parent), Reverse(placement)))| with(&root[parent], placement);
                self.grown.push(best.map(next).collect());
                self.reached = (self.reached.0 + 1, 0);
            }
            self.towns = std::mem::take(&mut self.grown);
            self.reached = (0, 0);
            self.cards.pop();
        }
        Progress::Finished
    }
}

/// Visits the placements that lead to different towns, and tells how many there are. Turning the first card of a town
/// only turns the whole town. (An iterator of two levels is measurably slower in the searches that use this most.)
pub(crate) fn visit_placements(town: &Town, card: Card, mut visit: impl FnMut(Placement)) -> u64 {
    let ways: &[bool] = if town.is_empty() { &[false] } else { &[false, true] };
    let mut count = 0;
    for at in town.spots() {
        for &turned in ways {
            visit(Placement { card, turned, at });
            count += 1;
        }
    }
    count
}

/// Adds a successor, if it is one of the `width` best.
fn keep(found: &mut BinaryHeap<Reverse<Successor>>, width: usize, successor: Successor) {
    if found.len() < width {
        found.push(Reverse(successor));
    } else if let Some(mut worst) = found.peek_mut()
        && successor > worst.0
    {
        // Most are not: asking that is all they cost.
        worst.0 = successor;
    }
}

/// A town with one card more.
pub(crate) fn with(town: &Town, placement: Placement) -> Town {
    let mut town = *town;
    town.place_unchecked(placement);
    town
}
