//! A first estimate of what every subset of the coming cards is worth to one player.
//!
//! The subsets form a tree: each is a smaller one and one later card. A depth-first walk through it grows a town,
//! each card placed where the evaluation is highest; what the subset itself is worth is what its last card can bring
//! at once. Only the towns on the way from the root are kept.

use wagons_rules::{Card, Placement, Tally, Town};

use super::draft_tree::{Estimates, Subset};
use crate::budget::{Budget, Progress, Work};
use crate::evaluation::Coming;
use crate::search::beam::visit_placements;
use crate::search::objective::Lead;

/// A walk through all subsets.
pub(crate) struct Sweep {
    /// What the town is judged by, beside what the other is expected to count.
    lead: Lead,
    /// The cards that come for certain and are still to be placed, in reverse.
    forced: Vec<Card>,
    /// The coming cards, in circle order.
    cards: Vec<Card>,
    tallies: Vec<Tally>,
    /// The subsets on the way to the current one.
    path: Vec<Stop>,
}

/// A subset, its town, and the next card to add.
struct Stop {
    subset: Subset,
    town: Town,
    next: usize,
}

impl Sweep {
    /// From a town with cards that come for certain, then any subset of `cards`.
    pub(crate) fn new(town: &Town, forced: &[Card], cards: &[Card], lead: Lead) -> Self {
        let mut tallies = vec![Tally::default(); 1 << cards.len()];
        tallies[0] = town.tally(&lead.scoring);
        Self {
            lead,
            forced: forced.iter().rev().copied().collect(),
            cards: cards.to_vec(),
            tallies,
            path: vec![Stop { subset: 0, town: *town, next: 0 }],
        }
    }

    /// What was found.
    pub(crate) fn estimates(self) -> Estimates {
        Estimates::new(self.tallies)
    }

    /// Adds the last card of a subset, and notes what the subset is worth.
    fn grow(
        &mut self,
        mut town: Town,
        subset: Subset,
        card: Card,
        coming: Coming,
        budget: &mut Budget,
    ) -> Town {
        let (placement, at_once) = best_by_evaluation(&town, card, &self.lead, &coming, budget);
        self.tallies[usize::from(subset)] = at_once;
        town.place_unchecked(placement);
        town
    }
}

impl Work for Sweep {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        while !budget.is_spent() {
            let Some(stop) = self.path.last_mut() else { return Progress::Finished };
            let town = stop.town;
            if let Some(card) = self.forced.pop() {
                let later: Vec<Card> = self.forced.iter().chain(&self.cards).copied().collect();
                let town = self.grow(town, 0, card, Coming::half_of(&later), budget);
                // A card that comes for certain is in every subset: the town before it is not needed again.
                self.path = vec![Stop { subset: 0, town, next: 0 }];
            } else if let Some(&card) = self.cards.get(stop.next) {
                let subset = stop.subset | 1 << stop.next;
                stop.next += 1;
                let next = stop.next;
                let town = self.grow(town, subset, card, Coming::half_of(&self.cards[next..]), budget);
                self.path.push(Stop { subset, town, next });
            } else {
                self.path.pop();
            }
        }
        Progress::finished_if(self.path.is_empty())
    }
}

/// The placement of a card with the highest evaluation, the lowest of equal ones; and what the town counts whose lead
/// would be largest at once.
pub(super) fn best_by_evaluation(
    town: &Town,
    card: Card,
    Lead { scoring, other }: &Lead,
    coming: &Coming,
    budget: &mut Budget,
) -> (Placement, Tally) {
    let survey = town.survey(scoring);
    let (mut most, mut highest) = (i32::MIN, i32::MIN);
    let (mut best, mut at_once) = (Placement::new(card, false, 0, 0), Tally::default());
    budget.spend(visit_placements(town, card, |placement| {
        let (tally, potential) = coming.evaluate(&survey, placement, scoring);
        let lead = tally.lead(other).0;
        if lead > most {
            (most, at_once) = (lead, tally);
        }
        let value = Coming::POINT * lead + potential;
        if value > highest || value == highest && placement < best {
            (highest, best) = (value, placement);
        }
    }));
    (best, at_once)
}
