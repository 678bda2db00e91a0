//! How much a card can enlarge the largest group of a terrain, or of cows.

use wagons_rules::bitboard::Plane;

use super::card::Steps;
use super::ground::{BLOCK, Step};
use super::sum::Sum;

/// The steps out of a card from cells of one kind.
type Outside = Steps<8>;

/// No card shows more cells of a terrain, or of an icon.
const MOST_SHOWN: i32 = 3;

/// The groups of one kind.
pub(super) struct Groups<P> {
    /// The largest; one of them if there are several.
    largest: P,
    pub(super) size: i32,
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

/// Which other cards to come show the same kind.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Helpers {
    None,
    /// They lie apart: a group of this card and another one's needs a group that is there.
    Far,
    /// This number of cards may lie near.
    Near(usize),
}

impl Helpers {
    pub(super) fn new(cards: usize, near: bool) -> Self {
        match (cards, near) {
            (0, _) => Self::None,
            (_, false) => Self::Far,
            (_, true) => Self::Near(cards),
        }
    }
}

/// A card as far as one kind is concerned.
pub(super) struct Shown<'a> {
    /// Its cells of this kind.
    pub(super) cells: &'a [Step],
    /// Who else shows the kind.
    pub(super) helpers: Helpers,
    /// Whether what is lost by covering counts.
    pub(super) covers: bool,
}

/// Adds what a card can bring for each cell of the largest group, by the place it lies on.
///
/// If cards to come show the kind too, a group can be made of several of them: then each counts all it shows and
/// all it touches but the largest, and that together is never too low. Otherwise the new group has to outgrow the
/// largest. The cells that the card shows in vain unless another card links them to something are not added, but
/// handed back as places.
pub(super) fn add_gain<P: Plane>(sum: &mut Sum<P>, groups: &Groups<P>, shown: &Shown<'_>, weight: i32) -> P {
    let new = shown.cells.len() as i32;
    let spare = groups.size - groups.second;
    if new == 0 {
        match shown.helpers {
            Helpers::None if shown.covers => add_loss(sum, groups, P::FULL, spare, weight),
            // Of two or more each counts all it shows: see below. One alone counts what its group has more than the largest.
            Helpers::Near(2..) if shown.covers => {
                add_loss(sum, groups, P::FULL, groups.size.min(spare + 2), weight);
            }
            _ => {}
        }
        return P::EMPTY;
    }
    let outside: Outside = shown.cells.iter().flat_map(|&step| outward(step)).collect();
    let touched = |cells: P| outside.iter().fold(P::EMPTY, |places, &step| places | cells.seen_from(step));

    // What a new group has beside the largest.
    let mut joined = Sum::<P, 4>::ZERO;
    for &group in groups.others.iter().filter(|group| !group.is_empty()) {
        joined.add(touched(group), group.count() as i32);
    }
    if !groups.lone.is_empty() {
        for &step in outside.iter() {
            joined.add(groups.lone.seen_from(step), 1);
        }
    }
    let on_largest = touched(groups.largest);
    if shown.helpers == Helpers::None {
        sum.add(on_largest, weight * new);
        sum.add_sum(&joined, on_largest, weight);
        for size in groups.size + 1.. {
            let places = joined.at_least(size - new) & !on_largest;
            if places.is_empty() || size > groups.size + 64 {
                break;
            }
            sum.add(places, weight);
        }
        if shown.covers {
            let lost = on_largest | !joined.at_least(groups.second + 1 - new);
            add_loss(sum, groups, lost, spare, weight);
        }
        return P::EMPTY;
    }
    let on_any = on_largest | joined.at_least(1);
    sum.add(on_any, weight * new);
    sum.add_sum(&joined, P::FULL, weight);
    if shown.helpers == Helpers::Far {
        sum.add(!on_any, weight * (new - groups.size).max(0));
        return P::EMPTY;
    }
    if shown.covers {
        // The group in the end has what is left of the largest, or nothing of it, or it is another old one.
        if shown.helpers == Helpers::Near(1) {
            // Of only two cards, what one shows in vain may not be counted; in the end it may be the largest.
            let left = groups.size - MOST_SHOWN;
            add_loss(sum, groups, on_any, groups.size.min(spare + new).min(left + new), weight);
            add_loss(sum, groups, !on_any, spare.min(left), weight);
        } else {
            // In any case all that the cards show was counted, one cell at least by each of them.
            add_loss(sum, groups, P::FULL, groups.size.min(spare + new + 1), weight);
        }
    }
    !on_any
}

/// Takes away what the largest group loses under the card in these places, up to a number of cells.
fn add_loss<P: Plane>(sum: &mut Sum<P>, groups: &Groups<P>, places: P, most: i32, weight: i32) {
    if most <= 0 || groups.largest.is_empty() {
        return;
    }
    let mut covered = Sum::<P, 3>::ZERO;
    for step in BLOCK {
        covered.add(groups.largest.seen_from(step), 1);
    }
    for count in 1..=most.min(4) {
        sum.take(covered.at_least(count) & places, weight);
    }
}

/// The two steps from a cell of a card out of the card.
pub(super) fn outward((x, y): Step) -> [Step; 2] {
    [(3 * x - 1, y), (x, 3 * y - 1)]
}
