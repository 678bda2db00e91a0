//! The last two cards, near each other: what they bring, for every way in which one can lie beside the other or over it.

use wagons_rules::bitboard::Plane;
use wagons_rules::{Card, Placement, Territory};

use super::card::{Losses, and};
use super::ground::{BLOCK, Step};
use super::{Gain, NEAR, TOUCHING, UpperBound};

/// Of some open places of the first card, upright and turned, those from which both cards may bring what is wanted. What the first
/// one brings is given.
pub(super) fn possible<P: Plane>(
    bound: &UpperBound<'_, P>,
    [first, last]: [Card; 2],
    gains: &[Gain<P>; 2],
    open: [P; 2],
    wanted: i32,
) -> [P; 2] {
    let inner = inner::<P>();
    // Around the others there is no room on the planes for the last card.
    let mut found = open.map(|places| places & !inner);
    if open == found {
        return found;
    }
    // Where they do not overlap, no cell is lost under both of them.
    let beside = bound.by_place(last, &[first], true, Losses::Cells, true);
    let over = bound.by_place(last, &[first], true, Losses::None, true);
    for step in (-NEAR..=NEAR).flat_map(|x| (-NEAR..=NEAR).map(move |y| (x, y))) {
        let last_gains = if step.0.abs() < 2 && step.1.abs() < 2 { &over } else { &beside };
        for (last_gain, last_shown) in last_gains.iter().zip(both_ways(last)) {
            let there = last_gain.sum.seen_from(step);
            for (place, shown) in both_ways(first).into_iter().enumerate() {
                let left = open[place] & !found[place];
                if left.is_empty() {
                    continue;
                }
                let gain = &gains[place];
                let mut sum = gain.sum.plus(&there);
                let linked = linked(shown, last_shown, step);
                for terrain in (0..6).filter(|terrain| linked >> terrain & 1 != 0) {
                    // If neither has any other link, both together have to outgrow the largest group.
                    let ((own, here), (others, there)) =
                        (gain.unlinked[terrain], last_gain.unlinked[terrain]);
                    let there = there.seen_from(step);
                    sum.add(here & !there, own);
                    sum.add(there & !here, others);
                    sum.add(here & there, own.max(others));
                }
                found[place] |= sum.at_least(wanted) & left;
            }
        }
    }
    found
}

/// What a card shows upright and turned.
fn both_ways(card: Card) -> [[Territory; 4]; 2] {
    [false, true].map(|turned| Placement::new(card, turned, 0, 0).cells().map(|(_, territory)| territory))
}

/// The terrains, as bits, that a card shows on both sides of an edge with a card that lies a step away, or over it.
fn linked(shown: [Territory; 4], other: [Territory; 4], step: Step) -> u8 {
    let mut linked = 0;
    for (cell, territory) in BLOCK.into_iter().zip(shown) {
        let others = || BLOCK.into_iter().zip(other).map(|(cell, territory)| (and(step, cell), territory));
        if others().all(|(covered, _)| covered != cell) {
            for ((x, y), beside) in others() {
                if (x - cell.0).abs() + (y - cell.1).abs() == 1 && beside.terrain == territory.terrain {
                    linked |= 1 << territory.terrain as u8;
                }
            }
        }
    }
    linked
}

/// The places around which the planes have room for a card that touches the one there.
fn inner<P: Plane>() -> P {
    let far = TOUCHING as u32;
    let columns = || far..=P::WIDTH - far;
    (far..P::HEIGHT - far)
        .flat_map(|y| columns().map(move |x| (x, y)))
        .fold(P::EMPTY, |all, (x, y)| all | P::cell(x, y))
}
