//! A first idea of what every share of the coming cards is worth to one player.
//!
//! The shares form a tree: each is a smaller share and one later card. Towns grow along it, each card placed
//! where it is worth and promises most; what the share itself is worth is what its last card can bring at once.
//! Only the towns on the way from the root are kept.

use wagons_rules::{Card, Coming, Placement, Tally, Town};

use super::share::{Prospects, Share};
use super::walk::{Found, best, ways};

/// A walk through all shares, in slices.
pub(crate) struct Plans {
    scoring: [Card; 3],
    /// The cards that come for certain and are still to be placed, in reverse.
    forced: Vec<Card>,
    /// The coming cards, in circle order.
    cards: Vec<Card>,
    /// What the town is compared with where both towns count.
    other: Tally,
    /// How many towns are kept for a share.
    width: u16,
    tallies: Vec<Tally>,
    /// The shares on the way to the current one.
    path: Vec<Stop>,
    /// The step from the last of them to the next share.
    step: Option<Step>,
    /// How many placements were judged.
    pub(crate) nodes: u64,
}

/// A share, its towns, best first, and the next card to add.
struct Stop {
    share: Share,
    towns: Vec<Town>,
    next: usize,
}

/// One more card.
struct Step {
    to: Share,
    next: usize,
    card: Card,
    coming: Coming,
    /// The town it is added to next.
    reached: usize,
    found: Vec<Found>,
    /// The most it can bring at once.
    at_once: (i32, Tally),
}

impl Plans {
    /// Plans from a town with cards that come for certain, then any share of `cards`.
    pub(crate) fn new(
        town: &Town,
        forced: &[Card],
        cards: &[Card],
        scoring: [Card; 3],
        other: Tally,
        width: u16,
    ) -> Self {
        let mut tallies = vec![Tally::default(); 1 << cards.len()];
        tallies[0] = town.tally(&scoring);
        Self {
            scoring,
            forced: forced.iter().rev().copied().collect(),
            cards: cards.to_vec(),
            other,
            width,
            tallies,
            path: vec![Stop { share: 0, towns: vec![*town], next: 0 }],
            step: None,
            nodes: 0,
        }
    }

    /// Walks on for about `nodes` placements; true when every share is planned.
    pub(crate) fn work(&mut self, nodes: u64) -> bool {
        let until = self.nodes + nodes;
        loop {
            while let Some(mut step) = self.step.take() {
                let Some(town) = self.path.last().and_then(|stop| stop.towns.get(step.reached)) else {
                    self.arrive(step);
                    break;
                };
                if self.nodes >= until {
                    self.step = Some(step);
                    return false;
                }
                self.nodes += step.judge(town, &self.scoring, self.other);
                self.step = Some(step);
            }
            if self.path.is_empty() {
                return true;
            }
            self.step = self.next_step();
        }
    }

    /// What was found.
    pub(crate) fn prospects(self) -> Prospects {
        Prospects::new(self.tallies, self.width)
    }

    /// The step to the next share; nothing when the current one leads to no other, which then is left.
    fn next_step(&mut self) -> Option<Step> {
        let stop = self.path.last_mut()?;
        if let Some(card) = self.forced.pop() {
            let later: Vec<Card> = self.forced.iter().chain(&self.cards).copied().collect();
            return Some(Step::new(0, 0, card, Coming::half_of(&later)));
        }
        let Some(&card) = self.cards.get(stop.next) else {
            self.path.pop();
            return None;
        };
        let to = stop.share | 1 << stop.next;
        stop.next += 1;
        Some(Step::new(to, stop.next, card, Coming::half_of(&self.cards[stop.next..])))
    }

    fn arrive(&mut self, mut step: Step) {
        let Some(Stop { towns, .. }) = self.path.last() else { return };
        self.tallies[usize::from(step.to)] = step.at_once.1;
        let towns = best(&mut step.found, self.width.into(), towns);
        if step.to == 0 {
            // A card that comes for certain: there is no way back from it.
            self.path.clear();
        }
        self.path.push(Stop { share: step.to, towns, next: step.next });
    }
}

impl Step {
    fn new(to: Share, next: usize, card: Card, coming: Coming) -> Self {
        let at_once = (i32::MIN, Tally::default());
        Self { to, next, card, coming, reached: 0, found: Vec::new(), at_once }
    }

    /// Judges all placements on the next town, and counts them.
    fn judge(&mut self, town: &Town, scoring: &[Card], other: Tally) -> u64 {
        let survey = town.survey(scoring);
        let before = self.found.len();
        for at in town.spots() {
            for &turned in ways(town) {
                let placement = Placement { card: self.card, turned, at };
                let (tally, promise) = survey.promising(placement, &self.coming);
                let lead = tally.lead(&other, scoring);
                if lead > self.at_once.0 {
                    self.at_once = (lead, tally);
                }
                self.found.push((Coming::POINT * lead + promise, self.reached, placement));
            }
        }
        self.reached += 1;
        (self.found.len() - before) as u64
    }
}
