//! A first idea of what every share of the coming cards is worth to one player.
//!
//! The shares form a tree: each is a smaller share and one later card. A town grows along it, each card placed
//! where it is worth most at once. Only the towns on the way from the root are kept.

use wagons_rules::{Card, Placement, Tally, Town};

use super::share::{Prospects, Share};

/// A walk through all shares, in slices.
pub(crate) struct Plans {
    scoring: [Card; 3],
    /// The coming cards, in circle order.
    cards: Vec<Card>,
    /// What the town is compared with where both towns count.
    other: Tally,
    tallies: Vec<Tally>,
    /// The shares on the way to the current one: their town, and the next card to add.
    path: Vec<(Share, Town, usize)>,
    /// How many placements were judged.
    pub(crate) nodes: u64,
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
        let tallies = vec![Tally::default(); 1 << cards.len()];
        let mut plans = Self { scoring, cards: cards.to_vec(), other, tallies, path: Vec::new(), nodes: 0 };
        let mut town = *town;
        for &card in forced {
            plans.add(&mut town, card);
        }
        plans.tallies[0] = town.tally(&scoring);
        plans.path.push((0, town, 0));
        plans
    }

    /// Walks on for about `nodes` placements; true when every share is planned.
    pub(crate) fn work(&mut self, nodes: u64) -> bool {
        let until = self.nodes + nodes;
        while let Some((share, town, next)) = self.path.last_mut() {
            let card = *next;
            if card == self.cards.len() {
                self.path.pop();
                continue;
            }
            if self.nodes >= until {
                return false;
            }
            *next += 1;
            let (share, mut town) = (*share | 1 << card, *town);
            self.tallies[usize::from(share)] = self.add(&mut town, self.cards[card]);
            self.path.push((share, town, card + 1));
        }
        true
    }

    /// What was found.
    pub(crate) fn prospects(self) -> Prospects {
        Prospects::new(self.tallies)
    }

    /// Places a card where it is worth most at once.
    fn add(&mut self, town: &mut Town, card: Card) -> Tally {
        let survey = town.survey(&self.scoring);
        let mut best = (i32::MIN, Tally::default(), Placement::new(card, false, 0, 0));
        for at in town.spots() {
            for turned in [false, true] {
                let placement = Placement { card, turned, at };
                let tally = survey.after(placement);
                let lead = tally.lead(&self.other, &self.scoring);
                self.nodes += 1;
                if lead > best.0 {
                    best = (lead, tally, placement);
                }
            }
        }
        town.place_unchecked(best.2);
        best.1
    }
}
