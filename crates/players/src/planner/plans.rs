//! A first idea of what every share of the coming cards is worth to one player.
//!
//! The shares form a tree: each is a smaller share and one later card. A town grows along it, each card placed
//! where it is worth and promises most; what the share itself is worth is what its last card can bring at once.
//! Only the towns on the way from the root are kept.

use wagons_rules::{Card, Placement, Tally, Town};

use super::share::{Prospects, Share};
use super::walk::ways;
use crate::evaluation::Coming;

/// A walk through all shares, in slices.
pub(crate) struct Plans {
    scoring: [Card; 3],
    /// The cards that come for certain and are still to be placed, in reverse.
    forced: Vec<Card>,
    /// The coming cards, in circle order.
    cards: Vec<Card>,
    /// What the town is compared with where both towns count.
    other: Tally,
    tallies: Vec<Tally>,
    /// The shares on the way to the current one.
    path: Vec<Stop>,
    /// How many placements were judged.
    pub(crate) nodes: u64,
}

/// A share, its town, and the next card to add.
struct Stop {
    share: Share,
    town: Town,
    next: usize,
}

impl Plans {
    /// Plans from a town with cards that come for certain, then any share of `cards`.
    pub(crate) fn new(
        town: &Town,
        forced: &[Card],
        cards: &[Card],
        scoring: [Card; 3],
        other: Tally,
    ) -> Self {
        let mut tallies = vec![Tally::default(); 1 << cards.len()];
        tallies[0] = town.tally(&scoring);
        Self {
            scoring,
            forced: forced.iter().rev().copied().collect(),
            cards: cards.to_vec(),
            other,
            tallies,
            path: vec![Stop { share: 0, town: *town, next: 0 }],
            nodes: 0,
        }
    }

    /// Walks on for about `nodes` placements; true when every share is planned.
    pub(crate) fn work(&mut self, nodes: u64) -> bool {
        let until = self.nodes + nodes;
        while self.nodes < until {
            let Some(stop) = self.path.last_mut() else { return true };
            let town = stop.town;
            if let Some(card) = self.forced.pop() {
                let later: Vec<Card> = self.forced.iter().chain(&self.cards).copied().collect();
                let town = self.grow(town, 0, card, Coming::half_of(&later));
                // There is no way back from a card that comes for certain.
                self.path = vec![Stop { share: 0, town, next: 0 }];
            } else if let Some(&card) = self.cards.get(stop.next) {
                let share = stop.share | 1 << stop.next;
                stop.next += 1;
                let next = stop.next;
                let town = self.grow(town, share, card, Coming::half_of(&self.cards[next..]));
                self.path.push(Stop { share, town, next });
            } else {
                self.path.pop();
            }
        }
        self.path.is_empty()
    }

    /// What was found.
    pub(crate) fn prospects(self) -> Prospects {
        Prospects::new(self.tallies)
    }

    /// Adds the last card of a share, and notes what the share is worth.
    fn grow(&mut self, mut town: Town, share: Share, card: Card, coming: Coming) -> Town {
        let idea = Idea::of(&town, card, &self.scoring, self.other, &coming);
        self.nodes += idea.nodes;
        self.tallies[usize::from(share)] = idea.at_once;
        town.place_unchecked(idea.placement);
        town
    }
}

/// Where to place a card, at a glance.
pub(super) struct Idea {
    /// Where it is worth and promises most.
    pub(super) placement: Placement,
    /// What a town counts in which it is worth most at once.
    at_once: Tally,
    /// How many placements were judged.
    pub(super) nodes: u64,
}

impl Idea {
    /// Looks at every placement of the card once; of equal ones the first counts.
    pub(super) fn of(town: &Town, card: Card, scoring: &[Card], other: Tally, coming: &Coming) -> Self {
        let survey = town.survey(scoring);
        let (mut most, mut best) = (i32::MIN, i32::MIN);
        let mut idea =
            Self { placement: Placement::new(card, false, 0, 0), at_once: Tally::default(), nodes: 0 };
        for at in town.spots() {
            for &turned in ways(town) {
                let placement = Placement { card, turned, at };
                let (tally, promise) = coming.evaluate(&survey, placement, scoring);
                let lead = tally.lead(&other).0;
                if lead > most {
                    (most, idea.at_once) = (lead, tally);
                }
                let worth = Coming::POINT * lead + promise;
                if worth > best || worth == best && placement < idea.placement {
                    (best, idea.placement) = (worth, placement);
                }
                idea.nodes += 1;
            }
        }
        idea
    }
}
