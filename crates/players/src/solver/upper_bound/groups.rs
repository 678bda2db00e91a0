//! How much a card can enlarge the largest group of a terrain, or of cows.

use wagons_rules::bitboard::Plane;

use super::ground::{BLOCK, Step};
use super::sum::Sum;

/// The groups of one kind.
pub(super) struct Groups<P> {
    /// The largest; one of them if there are several.
    largest: P,
    size: i32,
    /// The size of the largest but one.
    second: i32,
    /// The others that have at least two cells. There are twelve territories of a kind.
    others: [P; 6],
    /// The others of one cell.
    lone: P,
}

impl<P: Plane> Groups<P> {
    pub(super) fn of(cells: P) -> Self {
        let several = cells & cells.beside();
        let mut groups =
            Self { largest: P::EMPTY, size: 0, second: 0, others: [P::EMPTY; 6], lone: cells & !several };
        for (other, group) in several.groups().enumerate() {
            let size = group.count() as i32;
            if size > groups.size {
                groups.second = groups.size;
                // The first of all is larger than nothing, which then takes a place among the others.
                groups.others[other] = std::mem::replace(&mut groups.largest, group);
                groups.size = size;
            } else {
                groups.second = groups.second.max(size);
                groups.others[other] = group;
            }
        }
        if !groups.lone.is_empty() && groups.size == 0 {
            groups.largest = groups.lone.any_one();
            groups.size = 1;
            groups.lone &= !groups.largest;
        }
        if !groups.lone.is_empty() {
            groups.second = groups.second.max(1);
        }
        groups
    }
}

/// Adds what a card with `shown` cells of this kind can bring, by the place it lies on.
///
/// If cards to come show the kind too, a group can be made of several of them: then each counts all it shows and
/// all it touches but the largest, and that together is never too low. Otherwise (`last_of_kind`) the new group
/// has to outgrow the largest, and what is lost by covering counts too if it shall (`covers`).
pub(super) fn add_gain<P: Plane>(
    sum: &mut Sum<P>,
    groups: &Groups<P>,
    shown: &[Step],
    weight: i32,
    (last_of_kind, covers): (bool, bool),
) {
    if shown.is_empty() && !(last_of_kind && covers) {
        return;
    }
    let outside = || shown.iter().flat_map(|&step| outward(step));
    let touched = |cells: P| outside().fold(P::EMPTY, |places, step| places | cells.seen_from(step));
    let new = shown.len() as i32;

    // What a new group has beside the largest.
    let mut joined = Sum::<P, 4>::ZERO;
    for &group in &groups.others {
        joined.add(touched(group), group.count() as i32);
    }
    if !groups.lone.is_empty() {
        for step in outside() {
            joined.add(groups.lone.seen_from(step), 1);
        }
    }
    if !last_of_kind {
        sum.add_everywhere(weight * new);
        sum.add_sum(&joined, P::FULL, weight);
        return;
    }
    let on_largest = touched(groups.largest);
    if new > 0 {
        sum.add(on_largest, weight * new);
        sum.add_sum(&joined, on_largest, weight);
        for size in groups.size + 1.. {
            let places = joined.at_least(size - new) & !on_largest;
            if places.is_empty() || size > groups.size + 64 {
                break;
            }
            sum.add(places, weight);
        }
    }
    if covers {
        let spare = groups.size - groups.second;
        let mut covered = Sum::<P, 3>::ZERO;
        for step in BLOCK {
            covered.add(groups.largest.seen_from(step), 1);
        }
        let lost = on_largest | !joined.at_least(groups.second + 1 - new);
        for count in 1..=spare.min(4) {
            sum.take(covered.at_least(count) & lost, weight);
        }
    }
}

/// The two steps from a cell of a card out of the card.
pub(super) fn outward((x, y): Step) -> [Step; 2] {
    [(3 * x - 1, y), (x, 3 * y - 1)]
}
