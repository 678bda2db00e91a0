//! How much a card can add to the points of each scoring card that looks at one town, by the place it lies on.
//!
//! Each function counts what the card shows itself, and what it changes for the territories around it or under
//! it. Whatever scores anew in the end does so because of at least one card, and is counted with it. What is lost
//! counts only where that is simple, and only for one card: two may cover the same cell.

use wagons_rules::Card;
use wagons_rules::Icon::{Beer, Cow, Fort, Gun, Mine, Wagon};
use wagons_rules::Terrain::{Desert, Forest, Mountains, Snow, Water};
use wagons_rules::bitboard::{Plane, Scene};

use super::card::{Laid, Losses, Steps, around};
use super::ground::{BLOCK, Step};
use super::groups::{self, Groups, outward};
use super::patterns::{circle_the_wagons, fortified};
use super::sum::Sum;
use super::target_practice::target_practice;
use super::wagon_train::wagon_train;
use super::{totals, undiscovered};

/// Adds what a card can bring for a scoring card.
pub(super) fn add_gain<P: Plane>(sum: &mut Sum<P>, scoring: Card, laid: &Laid<'_, P>, card: Card) {
    match scoring {
        Card::Badlands => badlands(sum, laid),
        Card::BoomOrBust => totals::boom_or_bust(sum, laid),
        Card::Bootleggers => bootleggers(sum, laid),
        Card::CircleTheWagons => circle_the_wagons(sum, laid),
        Card::CoolWater => cool_water(sum, laid),
        Card::Fortified => fortified(sum, laid),
        Card::GoldCountry => gold_country(sum, laid),
        Card::HappyCows => happy_cows(sum, laid),
        Card::PrairieLife => totals::prairie_life(sum, laid),
        Card::RiflesReady => rifles_ready(sum, laid),
        Card::SmalltownCharm => smalltown_charm(sum, laid),
        Card::TargetPractice => target_practice(sum, laid, card),
        Card::TheClearing => the_clearing(sum, laid),
        Card::TheHerd => the_herd(sum, laid),
        Card::Undiscovered => undiscovered(sum, laid),
        Card::WagonTrain => wagon_train(sum, laid),
        // See `totals::compared`; with more cards to come, `Objective::compared_gain`.
        Card::ClaimJumpers | Card::OneTooMany => {}
    }
}

/// Adds for each cell of a set that the card covers.
pub(super) fn for_covered<P: Plane, const DIGITS: usize>(sum: &mut Sum<P, DIGITS>, cells: P, number: i32) {
    for step in BLOCK {
        sum.add(cells.seen_from(step), number);
    }
}

/// Adds for each cell of a set that lies beside one of these cells of the card.
fn for_beside<P: Plane>(sum: &mut Sum<P>, steps: impl Iterator<Item = Step>, cells: P, number: i32) {
    for step in steps {
        for beside in outward(step) {
            sum.add(cells.seen_from(beside), number);
        }
    }
}

/// Takes away for each cell of a set that is lost under the card.
fn for_lost<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>, cells: P, number: i32) {
    if laid.losses != Losses::None {
        for step in BLOCK {
            sum.take(cells.seen_from(step), number);
        }
    }
}

fn badlands<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    let (desert, guns) = (laid.ground.terrain(Desert), laid.ground.icon(Gun));
    let [right, left, above, below] = around((0, 0)).map(|step| desert.seen_from(step));
    let scoring = guns & (right & left | above & below);
    for gun in laid.of_icon(Gun) {
        let [right, left, above, below] = around(gun).map(|step| laid.terrain_at(Desert, step));
        sum.add(right & left | above & below, 4);
    }
    // A gun outside comes to lie between a desert of the card and one that is beyond it.
    for (x, y) in laid.of_terrain(Desert) {
        for (gun_x, gun_y) in outward((x, y)) {
            let beyond = (gun_x - x, gun_y - y);
            let half_way = desert.seen_from(beyond);
            sum.add((guns & half_way & !scoring).seen_from((gun_x, gun_y)), 4);
            if laid.terrain_comes(Desert) {
                // The desert on its other side is another card's, which counts the other half.
                sum.add((guns & !half_way & !scoring).seen_from((gun_x, gun_y)), 2);
            }
        }
    }
    for_lost(sum, laid, scoring, 4);
}

fn bootleggers<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    let beers = laid.ground.icon(Beer);
    let served = beers & laid.ground.icon(Wagon).beside();
    let unserved = beers & !served;
    for_beside(sum, laid.of_icon(Wagon), unserved, 3);
    for step in laid.of_icon(Beer) {
        let wagons = laid.icon_beside(Wagon, step);
        // A beer that a later card covers costs nothing.
        let alone = i32::from(laid.stays());
        sum.add_everywhere(-alone);
        sum.add(wagons, 2 + alone);
    }
    for_covered(sum, unserved, 1);
    for_lost(sum, laid, served, 2);
}

fn cool_water<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    let (water, wagons) = (laid.ground.terrain(Water), laid.ground.icon(Wagon));
    let near = |group: P| (wagons & (group | group.beside())).count() as i32;
    // What it pays now, and the most any group would pay: what is largest can change.
    let (mut largest, mut most) = ((0, 0), (0, P::EMPTY));
    for group in water.groups() {
        // Counted once: counted again for the comparison, rustc 1.95 (opt-level 2, without LTO, four-word planes) makes
        // it 0 here and the bound too high.
        let wagons = near(group);
        largest = largest.max((group.count(), wagons));
        if wagons > most.0 {
            most = (wagons, group);
        }
    }
    sum.add_everywhere(3 * (most.0 - largest.1));
    // A new group has the wagons of all groups it joins, and those beside its new cells.
    let new: Vec<Step> = laid.of_terrain(Water).flat_map(outward).collect();
    for group in (water & !most.1).groups() {
        if new.is_empty() {
            break;
        }
        let touched = new.iter().fold(P::EMPTY, |places, &step| places | group.seen_from(step));
        sum.add(touched, 3 * near(group));
    }
    for &step in &new {
        sum.add(wagons.seen_from(step), 3);
    }
    for step in laid.of_icon(Wagon) {
        let beside = laid.terrain_beside(Water, step);
        sum.add(beside | laid.terrain_at(Water, step), 3);
    }
}

fn gold_country<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    let (mines, mountains) = (laid.ground.icon(Mine), laid.ground.terrain(Mountains));
    let scoring = mines & (mountains | mountains.beside());
    for step in laid.of_icon(Mine) {
        let near = laid.terrain_beside(Mountains, step);
        let own = laid.of_terrain(Mountains).any(|other| other == step);
        sum.add(if own { P::FULL } else { near }, 2);
    }
    for_beside(sum, laid.of_terrain(Mountains), mines & !scoring, 2);
    for_lost(sum, laid, scoring, 2);
}

fn happy_cows<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    let (cows, snow) = (laid.ground.icon(Cow), laid.ground.terrain(Snow));
    let happy = cows & !(snow | snow.beside());
    let sad = cows & !snow & snow.beside();
    for (step, shown) in laid.cells() {
        let snowed_in = |next| laid.on_card(next).is_some_and(|beside| beside.terrain == Snow);
        if shown.icon == Cow && shown.terrain != Snow {
            if laid.undisturbed() {
                sum.add(!laid.terrain_beside(Snow, step), 2);
            } else if !(laid.stays() && around(step).into_iter().any(snowed_in)) {
                // Whatever else is beside it may be covered.
                sum.add_everywhere(2);
            }
        }
        for next in outward(step) {
            if shown.terrain == Snow {
                if laid.undisturbed() {
                    sum.take(happy.seen_from(next), 2);
                }
            } else {
                sum.add(sad.seen_from(next) & snow.seen_from(step), 2);
            }
        }
    }
    for_lost(sum, laid, happy, 2);
}

fn rifles_ready<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    let (forts, guns) = (laid.ground.icon(Fort), laid.ground.icon(Gun));
    let scoring = forts & guns.beside();
    for step in laid.of_icon(Fort) {
        sum.add(laid.icon_beside(Gun, step), 2);
    }
    for_beside(sum, laid.of_icon(Gun), forts & !scoring, 2);
    for_lost(sum, laid, scoring, 2);
}

fn smalltown_charm<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    if laid.losses != Losses::None {
        sum.add_everywhere(-4);
        for_covered(sum, laid.ground.occupied(), 1);
    }
}

fn the_clearing<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    let forests = if laid.stays() { laid.of_terrain(Forest).count() as i32 } else { 0 };
    sum.add_everywhere(2 * laid.of_icon(Fort).count() as i32 - forests);
    for_covered(sum, laid.ground.terrain(Forest), 1);
    for_lost(sum, laid, laid.ground.icon(Fort), 2);
}

fn the_herd<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    let shown: Steps = laid.of_icon(Cow).collect();
    let shown = laid.shown_icon(Cow, &shown);
    let unlinked = groups::add_gain(sum, &Groups::of(laid.ground.icon(Cow)), &shown, 2);
    sum.add(unlinked, 2 * shown.cells.len() as i32);
}

fn undiscovered<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    let occupied = laid.ground.occupied();
    undiscovered::undiscovered(sum, occupied, laid.neighbours + 1);
    for_lost(sum, laid, undiscovered::holes(occupied), 5);
}

/// Adds what beers bring that each count a point.
pub(super) fn beers<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    sum.add_everywhere(laid.of_icon(Beer).count() as i32);
    for_lost(sum, laid, laid.ground.icon(Beer), 1);
}
