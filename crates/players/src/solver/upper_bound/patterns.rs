//! Fortified and Circle the Wagons: four of the same icon in a pattern, mostly from several cards.

use wagons_rules::Card;
use wagons_rules::Icon::{self, Fort, Wagon};
use wagons_rules::bitboard::{Plane, Scene};

use super::bonus::for_covered;
use super::card::{Laid, around};
use super::ground::{BLOCK, Ground, Step};
use super::sum::Sum;

/// What a square of forts is worth.
const SQUARE: i32 = 7;
/// What a circle of wagons is worth.
const CIRCLE: i32 = 6;

/// The most patterns that a number of icons makes, squares or circles: the corners of circles form a grid, too.
const PATTERNS: [i32; 13] = [0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 6];

/// Adds what the card brings, if no other one shows forts.
pub(super) fn fortified<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    if laid.icon_comes(Fort) {
        return; // see `together`
    }
    for x in -1..=1 {
        for y in -1..=1 {
            let block = BLOCK.map(|(dx, dy)| (x + dx, y + dy));
            if laid.of_icon(Fort).any(|step| block.contains(&step)) {
                let forts = block.into_iter().fold(P::FULL, |places, step| places & laid.icon_at(Fort, step));
                sum.add(forts, SQUARE);
            }
        }
    }
}

/// Adds what the card brings, if no other one shows wagons; and in any case for a hole amid wagons that it fills.
pub(super) fn circle_the_wagons<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    let wagons = laid.ground.icon(Wagon);
    let circled = around((0, 0)).into_iter().fold(P::FULL, |cells, step| cells & wagons.seen_from(step));
    let holes = circled & !laid.ground.occupied();
    for_covered(sum, holes, CIRCLE);
    if laid.icon_comes(Wagon) {
        return; // see `together`
    }
    for wagon in laid.of_icon(Wagon) {
        for centre in around(wagon) {
            let others = around(centre).into_iter().filter(|&step| step != wagon);
            sum.add(others.fold(P::FULL, |places, step| places & laid.icon_at(Wagon, step)), CIRCLE);
        }
    }
}

/// What several cards bring together if some of them lie near each other. Nothing if one card alone shows all icons, because
/// then its places tell more.
pub(super) fn together<P: Plane>(scoring: Card, ground: &Ground<P>, to_come: &[Card]) -> i32 {
    match scoring {
        Card::Fortified => SQUARE * patterns(ground, to_come, Fort, BLOCK),
        Card::CircleTheWagons => CIRCLE * patterns(ground, to_come, Wagon, around((0, 0))),
        _ => 0,
    }
}

/// The most patterns that come to be.
fn patterns<P: Plane>(ground: &Ground<P>, to_come: &[Card], icon: Icon, pattern: [Step; 4]) -> i32 {
    let shown = |card: &Card| card.territories().iter().filter(|t| t.icon == icon).count();
    if to_come.iter().filter(|card| shown(card) > 0).count() < 2 {
        return 0;
    }
    let old = ground.icon(icon);
    let new = to_come.iter().map(shown).sum::<usize>() as i32;
    let mut there = Sum::<P, 3>::ZERO;
    for step in pattern {
        there.add(old.seen_from(step), 1);
    }
    let with = |icons: i32| (there.at_least(icons) & !there.at_least(icons + 1)).count() as i32;
    // A new icon is in four patterns at most.
    let (mut left, mut most) = (4 * new, 0);
    for missing in 1..=new.min(4) {
        let possible = if missing == 4 { i32::MAX } else { with(4 - missing) };
        let made = possible.min(left / missing);
        left -= made * missing;
        most += made;
    }
    let icons = (old.count() as i32 + new).min(12);
    // Wagons may circle a hole, which is no circle yet; squares of forts always count.
    let there = if icon == Fort { with(4) } else { 0 };
    most.min(PATTERNS[icons as usize] - there)
}
