//! The placement of one card that is worth most at once: all that simple players look at.

use rustc_hash::FxHashMap;
use wagons_rules::{Card, Decision, Game, Move, Placement, Town};

use super::objective::{Lead, Objective};
use crate::budget::Budget;

/// The placement of a card that is worth most at once, the first of several, and what the town is worth then.
pub(crate) fn best_placement(
    town: &Town,
    card: Card,
    objective: &impl Objective,
    budget: &mut Budget,
) -> (Placement, i32) {
    let judge = objective.at_once(town);
    let mut best = (Placement::new(card, false, 0, 0), i32::MIN);
    let placements = town.placements(card);
    budget.spend(placements.len() as u64);
    for placement in placements {
        let worth = judge(placement);
        if worth > best.1 {
            best = (placement, worth);
        }
    }
    best
}

/// What a player of the game of two sees of it: its town should be ahead of the other as that is now.
pub(crate) fn lead_now(game: &Game) -> Option<Lead> {
    let seat = game.to_move()?;
    Some(Lead { scoring: game.scoring(), other: game.tally(seat.other()) })
}

/// Best placements already found, so that a search that meets a town again does not judge it again.
///
/// The memory is bounded: at [`GreedyCache::MOST`] towns it forgets and begins anew.
#[derive(Default)]
pub(crate) struct GreedyCache {
    known: FxHashMap<(Town, Card, Compared), Placement>,
}

/// The counts of the other town on which the best placement can depend. Smalltown Charm's is not among them: it
/// moves the lead by one for each territory, whatever the other town is.
type Compared = (u8, u8, u8);

impl GreedyCache {
    /// About 1 kB each.
    const MOST: usize = 8_192;

    /// The best placement of the card the game waits for.
    pub(crate) fn best(&mut self, game: &Game, budget: &mut Budget) -> Option<Placement> {
        let (Decision::Place(card), seat) = (game.decision()?, game.to_move()?) else { return None };
        let (town, objective) = (game.town(seat), lead_now(game)?);
        let other = objective.other;
        let key = (*town, card, (other.beers, other.guns, other.mines));
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let (placement, _) = best_placement(town, card, &objective, budget);
        if self.known.len() >= Self::MOST {
            self.known.clear();
        }
        self.known.insert(key, placement);
        Some(placement)
    }

    /// Places every card that has to be placed before the next draft.
    pub(crate) fn place_all(&mut self, game: &mut Game, budget: &mut Budget) {
        while let Some(placement) = self.best(game, budget) {
            game.play_unchecked(Move::Place(placement));
        }
    }
}
