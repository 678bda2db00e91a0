//! Fortified and Circle the Wagons: four of the same icon in a pattern, mostly from several cards.

use wagons_rules::Card;
use wagons_rules::Icon::{self, Fort, Wagon};
use wagons_rules::bitboard::{Plane, Scene};

use super::bonus::for_covered;
use super::card::{Laid, and, around};
use super::ground::{BLOCK, Ground, Step};
use super::sum::Sum;

/// What a square of forts is worth.
const SQUARE: i32 = 7;
/// What a circle of wagons is worth.
const CIRCLE: i32 = 6;

/// The most patterns that a number of icons makes, squares or circles: the corners of circles form a grid, too.
const PATTERNS: [i32; 13] = [0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 6];

/// Adds the squares that the card completes alone.
pub(super) fn fortified<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    for x in -1..=1 {
        for y in -1..=1 {
            let block = BLOCK.map(|(dx, dy)| (x + dx, y + dy));
            if laid.of_icon(Fort).any(|step| block.contains(&step)) {
                let fort = |step| laid.icon_at_or_before(Fort, step);
                let forts = block.into_iter().fold(P::FULL, |places, step| places & fort(step));
                sum.add(forts, SQUARE);
            }
        }
    }
}

/// Adds the circles that the card completes alone; a hole amid wagons that it fills is one, too.
pub(super) fn circle_the_wagons<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    let wagons = laid.ground.icon(Wagon);
    let circled = around((0, 0)).into_iter().fold(P::FULL, |cells, step| cells & wagons.seen_from(step));
    let holes = circled & !laid.ground.occupied();
    for_covered(sum, holes, CIRCLE);
    for wagon in laid.of_icon(Wagon) {
        for centre in around(wagon) {
            let others = around(centre).into_iter().filter(|&step| step != wagon);
            sum.add(
                others.fold(P::FULL, |places, step| places & laid.icon_at_or_before(Wagon, step)),
                CIRCLE,
            );
        }
    }
}

/// What several cards bring together if some of them lie near each other: what none of them completes alone.
pub(super) fn together<P: Plane>(scoring: Card, ground: &Ground<P>, to_come: &[Card]) -> i32 {
    match scoring {
        Card::Fortified => SQUARE * patterns(ground, to_come, Fort, BLOCK),
        Card::CircleTheWagons => CIRCLE * patterns(ground, to_come, Wagon, around((0, 0))),
        _ => 0,
    }
}

/// The most patterns that come to be.
fn patterns<P: Plane>(ground: &Ground<P>, to_come: &[Card], icon: Icon, pattern: [Step; 4]) -> i32 {
    let shown = |card: &Card| card.count_icon(icon) as i32;
    let new: i32 = to_come.iter().map(shown).sum();
    let within: i32 = to_come.iter().map(|card| shown(card) * (shown(card) - 1) / 2).sum();
    // Two of different cards.
    let pairs = new * (new - 1) / 2 - within;
    if pairs == 0 {
        return 0;
    }
    let old = ground.icon(icon);
    let mut there = Sum::<P, 3>::ZERO;
    for step in pattern {
        there.add(old.seen_from(step), 1);
    }
    let with = |icons: i32| there.exactly(icons).count() as i32;
    // Two icons are in two patterns together at most, and only if both of these miss just them; three in one.
    let twins = if icon == Fort { [(1, 0), (0, 1)] } else { [(1, 1), (1, -1)] };
    let both = twins.iter().any(|&step| !missing_the_same(old, pattern, step).is_empty());
    let triples = new * (new - 1) * (new - 2) / 6;
    let together = [if both { 2 * pairs } else { pairs }, triples, triples * (new - 3) / 4];
    // A new icon is in four patterns at most.
    let (mut left, mut most) = (4 * new, 0);
    for missing in 2..=new.min(4) {
        let possible = if missing == 4 { i32::MAX } else { with(4 - missing) };
        let made = possible.min(left / missing).min(together[missing as usize - 2]);
        left -= made * missing;
        most += made;
    }
    let icons = (old.count() as i32 + new).min(12);
    // Wagons may circle a hole, which is no circle yet; squares of forts always count.
    let there = if icon == Fort { with(4) } else { 0 };
    most.min(PATTERNS[icons as usize] - there)
}

/// Where two patterns, one this step from the other, have everything but what they share.
fn missing_the_same<P: Plane>(old: P, pattern: [Step; 4], twin: Step) -> P {
    let other = pattern.map(|step| and(step, twin));
    let apart =
        pattern.iter().chain(&other).filter(|&step| !(pattern.contains(step) && other.contains(step)));
    apart.fold(P::FULL, |places, &step| places & old.seen_from(step))
}
