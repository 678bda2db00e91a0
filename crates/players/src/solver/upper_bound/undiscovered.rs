//! Undiscovered: holes that cards can close.
//!
//! A card that leaves a cell open lies on two of the eight cells around it at most. So a hole takes a card for every two
//! cells that are missing around it, and each of them is counted its share. Holes do not touch each other: of three cells
//! at one corner of a card only one becomes a hole.

use wagons_rules::bitboard::Plane;

use super::ground::Step;
use super::sum::Sum;

/// What one hole is worth.
const POINTS: i32 = 5;

/// The cells around a card by corners: a cell outside, and the cells of the card that touch it.
const CORNERS: [[(Step, &[Step]); 3]; 4] = [
    [((-1, 0), &[(0, 0), (0, 1)]), ((-1, -1), &[(0, 0)]), ((0, -1), &[(0, 0), (1, 0)])],
    [((1, -1), &[(0, 0), (1, 0)]), ((2, -1), &[(1, 0)]), ((2, 0), &[(1, 0), (1, 1)])],
    [((2, 1), &[(1, 0), (1, 1)]), ((2, 2), &[(1, 1)]), ((1, 2), &[(0, 1), (1, 1)])],
    [((0, 2), &[(0, 1), (1, 1)]), ((-1, 2), &[(0, 1)]), ((-1, 1), &[(0, 0), (0, 1)])],
];

/// The cells around a cell.
fn ring() -> impl Iterator<Item = Step> {
    (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y))).filter(|&step| step != (0, 0))
}

/// The holes there are.
pub(super) fn holes<P: Plane>(occupied: P) -> P {
    ring().fold(!occupied, |cells, step| cells & occupied.seen_from(step))
}

/// Adds what any card brings by its place, the first of this number of cards.
pub(super) fn undiscovered<P: Plane>(sum: &mut Sum<P>, occupied: P, cards: usize) {
    let mut closed = Sum::<P, 4>::ZERO;
    for step in ring() {
        closed.add(occupied.seen_from(step), 1);
    }
    let at_most = |missing: i32| closed.at_least(8 - missing) & !occupied;
    let [one, two] = [1, 2].map(|missing| closed.exactly(8 - missing) & !occupied);
    let few = at_most(4) & !at_most(0);
    let many = if cards > 2 { at_most(6) & !at_most(4) } else { P::EMPTY };
    // Four cards make a hole anywhere, each a quarter of it, at all of its corners.
    sum.add_everywhere(if cards > 3 { POINTS } else { 0 });
    for corner in CORNERS {
        let (mut whole, mut half, mut part) = (P::EMPTY, P::EMPTY, P::EMPTY);
        for (hole, touching) in corner {
            let missing = |&step: &Step| !occupied.seen_from(step);
            let any = touching.iter().map(missing).fold(P::EMPTY, |a, b| a | b);
            whole |= one.seen_from(hole) & any;
            if touching.len() == 2 {
                whole |= two.seen_from(hole) & touching.iter().map(missing).fold(P::FULL, |a, b| a & b);
            }
            if cards > 1 {
                half |= few.seen_from(hole) & any;
                part |= many.seen_from(hole) & any;
            }
        }
        let [all, half_share, third] = if cards > 3 { [4, 2, 1] } else { [POINTS, 3, 2] };
        sum.add(whole, all);
        sum.add(half & !whole, half_share);
        sum.add(part & !half & !whole, third);
    }
}
