//! A beam search for one town over a fixed sequence of cards, in slices.

use std::cmp::Reverse;

use wagons_rules::{Card, Placement, Tally, Town};

use super::aim::{Aim, Lead};
use crate::evaluation::Coming;

/// Walks from some towns through a sequence of cards, keeping the best towns on the way.
///
/// What grows from each of the first towns, the roots, is kept apart, so that in the end they can be compared.
pub(crate) struct Walk<A = Lead> {
    aim: A,
    /// The cards still to be placed, in reverse.
    cards: Vec<Card>,
    /// How many towns each root keeps.
    width: usize,
    /// By root, the towns so far, best first.
    towns: Vec<Vec<Town>>,
    /// The root and the town of it that the next card is added to next.
    reached: (usize, usize),
    /// What was found for that root so far.
    found: Vec<Found>,
    /// By root, the towns with one card more.
    grown: Vec<Vec<Town>>,
    /// How many placements were judged.
    pub(crate) nodes: u64,
}

/// What a town is worth, the town it starts from, and the placement that leads to it.
type Found = (i32, usize, Placement);

impl Walk {
    /// From each of the given towns, through all cards, to be ahead of the other town.
    pub(crate) fn new(
        roots: Vec<Town>,
        cards: &[Card],
        scoring: [Card; 3],
        other: Tally,
        width: u16,
    ) -> Self {
        Self::with_aim(roots, cards, Lead { scoring, other }, width)
    }

    /// What the best town of each root counts.
    pub(crate) fn tallies(&self) -> impl Iterator<Item = Tally> + '_ {
        self.towns().map(|town| town.tally(&self.aim.scoring))
    }
}

impl<A: Aim> Walk<A> {
    /// From each of the given towns, through all cards, to be good for something.
    pub(crate) fn with_aim(roots: Vec<Town>, cards: &[Card], aim: A, width: u16) -> Self {
        Self {
            aim,
            cards: cards.iter().rev().copied().collect(),
            width: width.into(),
            towns: roots.into_iter().map(|town| vec![town]).collect(),
            reached: (0, 0),
            found: Vec::new(),
            grown: Vec::new(),
            nodes: 0,
        }
    }

    /// Goes on for about `nodes` placements; true when all cards are placed.
    pub(crate) fn work(&mut self, nodes: u64) -> bool {
        let until = self.nodes + nodes;
        while let Some((&card, later)) = self.cards.split_last() {
            let coming = Coming::of(later);
            while let Some(root) = self.towns.get(self.reached.0) {
                while let Some(town) = root.get(self.reached.1) {
                    if self.nodes >= until {
                        return false;
                    }
                    let judge = self.aim.judge(town, &coming);
                    for at in town.spots() {
                        for &turned in ways(town) {
                            let placement = Placement { card, turned, at };
                            self.nodes += 1;
                            self.found.push((judge(placement), self.reached.1, placement));
                        }
                    }
                    self.reached.1 += 1;
                }
                let width = if later.is_empty() { 1 } else { self.width };
                self.grown.push(best(&mut self.found, width, root));
                self.reached = (self.reached.0 + 1, 0);
            }
            self.towns = std::mem::take(&mut self.grown);
            self.reached = (0, 0);
            self.cards.pop();
        }
        true
    }

    /// The best town of each root.
    pub(crate) fn towns(&self) -> impl Iterator<Item = &Town> {
        self.towns.iter().map(|towns| &towns[0])
    }
}

/// The ways round to lay a card. A town that begins with a card upside down is another one turned around.
pub(super) fn ways(town: &Town) -> &'static [bool] {
    if town.is_empty() { &[false] } else { &[false, true] }
}

/// Builds the `width` best of the towns found, best first, and forgets the rest.
fn best(found: &mut Vec<Found>, width: usize, towns: &[Town]) -> Vec<Town> {
    let rank = |&(worth, parent, placement): &Found| (Reverse(worth), parent, placement);
    if found.len() > width {
        found.select_nth_unstable_by_key(width - 1, rank);
        found.truncate(width);
    }
    found.sort_unstable_by_key(rank);
    found
        .drain(..)
        .map(|(_, parent, placement)| {
            let mut town = towns[parent];
            town.place_unchecked(placement);
            town
        })
        .collect()
}
