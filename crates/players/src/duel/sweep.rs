//! A first estimate of what every subset of the coming cards is worth to one player.
//!
//! The subsets form a tree: each is a smaller one and one later card. A depth-first walk through it grows a town,
//! each card placed where the evaluation is highest; what the subset itself is worth is what its last card can bring
//! at once. Only the towns on the way from the root are kept.

use wagons_rules::{Card, Placement, Tally, Town};

use super::draft_tree::{Estimate, Subset};
use crate::budget::{Budget, Progress, Work};
use crate::evaluation::Coming;
use crate::search::beam::{visit_placements, with};
use crate::search::objective::Lead;

/// A walk through all subsets.
pub(crate) struct Sweep {
    /// What the town is judged by, beside what the other is expected to count.
    lead: Lead,
    /// The cards that come for certain and are still to be placed, in reverse.
    forced: Vec<Card>,
    /// The coming cards, in circle order.
    cards: Vec<Card>,
    /// What was found, for every subset.
    pub(crate) estimates: Vec<Estimate>,
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
        // That of no card is known; the others are noted when the walk comes to them.
        let nothing = Estimate { tally: town.tally(&lead.scoring), width: 1 };
        Self {
            lead,
            forced: forced.iter().rev().copied().collect(),
            cards: cards.to_vec(),
            estimates: vec![nothing; 1 << cards.len()],
            path: vec![Stop { subset: 0, town: *town, next: 0 }],
        }
    }
}

impl Work for Sweep {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        while !budget.is_spent() {
            let Some(stop) = self.path.last_mut() else { return Progress::Finished };
            let town = stop.town;
            let (card, subset, next, coming) = if let Some(card) = self.forced.pop() {
                let later: Vec<Card> = self.forced.iter().chain(&self.cards).copied().collect();
                // A card that comes for certain is in every subset: the town before it is not needed again.
                self.path.clear();
                (card, 0, 0, Coming::half_of(&later))
            } else if let Some(&card) = self.cards.get(stop.next) {
                let subset = stop.subset | 1 << stop.next;
                stop.next += 1;
                (card, subset, stop.next, Coming::half_of(&self.cards[stop.next..]))
            } else {
                self.path.pop();
                continue;
            };
            let (placement, at_once) = best_by_evaluation(&town, card, &self.lead, &coming, budget);
            self.estimates[usize::from(subset)].tally = at_once;
            self.path.push(Stop { subset, town: with(&town, placement), next });
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
