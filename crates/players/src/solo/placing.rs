//! The best placement of one card by what it is worth at once.

use wagons_rules::{Card, Placement, Town};

use crate::evaluation::Coming;
use crate::planner::aim::Aim;

/// A placement and how it was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Best {
    pub(crate) placement: Placement,
    pub(crate) worth: i32,
    /// How many placements were judged.
    pub(crate) nodes: u64,
}

/// The placement of a card on a town that is worth most at once, the first of several.
pub(crate) fn best(town: &Town, card: Card, aim: &impl Aim) -> Best {
    let judge = aim.judge(town, &Coming::NOTHING);
    let mut best = Best { placement: Placement::new(card, false, 0, 0), worth: i32::MIN, nodes: 0 };
    for placement in town.placements(card) {
        let worth = judge(placement);
        best.nodes += 1;
        if worth > best.worth {
            best = Best { placement, worth, ..best };
        }
    }
    best
}
