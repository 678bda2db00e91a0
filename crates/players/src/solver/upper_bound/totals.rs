//! The scoring cards that look at totals: what counts is how many there are, wherever they lie.

use wagons_rules::Icon::{Cow, Mine};
use wagons_rules::Terrain::Plains;
use wagons_rules::bitboard::{Plane, Scene};
use wagons_rules::{Card, Tally};

use super::super::objective::{COMPARED, Objective};
use super::bonus::for_covered;
use super::card::Laid;
use super::ground::Ground;
use super::sum::Sum;
use super::target_practice::target_practice_together;
use super::wagon_train::wagon_train_together;

/// How many cells of some sets, counted for each set, the card covers.
pub(super) fn covered<P: Plane>(sets: &[P]) -> Sum<P, 4> {
    let mut covered = Sum::ZERO;
    for &cells in sets {
        for_covered(&mut covered, cells, 1);
    }
    covered
}

pub(super) fn boom_or_bust<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    // With more cards to come: see `totals`.
    if laid.others.is_empty() {
        let mines = laid.ground.icon(Mine).count() as i32;
        let new = laid.of_icon(Mine).count() as i32;
        let covered = covered(&[laid.ground.icon(Mine)]);
        sum.add_everywhere(-mines_points(mines));
        for lost in 0..=4 {
            sum.add(covered.exactly(lost), mines_points(mines + new - lost));
        }
    }
}

fn mines_points(mines: i32) -> i32 {
    match mines {
        ..=2 => 5,
        3..=6 => 0,
        7 => 3,
        _ => 8,
    }
}

pub(super) fn prairie_life<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    // With more cards to come: see `totals`.
    if laid.others.is_empty() {
        let sets = [laid.ground.icon(Cow), laid.ground.terrain(Plains)];
        let now = sets.iter().map(|cells| cells.count() as i32).sum::<i32>();
        let most = now + (laid.of_icon(Cow).count() + laid.of_terrain(Plains).count()) as i32;
        sum.add_everywhere(most / 2 - now / 2);
        let covered = covered(&sets);
        // Every second one lost costs a point; the first one if the pairs came out even.
        for lost in (1 + most % 2..=8).step_by(2) {
            sum.take(covered.at_least(lost), 1);
        }
    }
}

/// Adds what the comparison with the other town can bring, by what the next of some cards covers. Of the last card that is
/// just what it will be.
pub(super) fn compared<P: Plane>(
    sum: &mut Sum<P>,
    ground: &Ground<P>,
    objective: &Objective,
    now: Tally,
    to_come: &[Card],
) {
    let covers = |icon| covered(&[ground.icon(icon)]);
    let kinds =
        COMPARED.map(|(icon, card)| if objective.scoring.contains(&card) { covers(icon) } else { Sum::ZERO });
    let most = kinds.each_ref().map(|covered| covered.most(P::FULL) as u8);
    let exactly = |kind: usize, lost: u8| kinds[kind].exactly(i32::from(lost));
    for lost_beers in 0..=most[0] {
        for lost_guns in 0..=most[1] {
            for lost_mines in 0..=most[2] {
                let places = exactly(0, lost_beers) & exactly(1, lost_guns) & exactly(2, lost_mines);
                if !places.is_empty() {
                    let lost = [lost_beers, lost_guns, lost_mines];
                    sum.change(places, objective.compared_gain(now, to_come, lost, most));
                }
            }
        }
    }
}

/// What several cards can bring together where that is not a sum over the cards.
pub(super) fn together<P: Plane>(scoring: Card, ground: &Ground<P>, to_come: &[Card]) -> i32 {
    let territories = || to_come.iter().flat_map(|card| card.territories());
    match scoring {
        Card::BoomOrBust => {
            let mines = ground.icon(Mine).count() as i32;
            let most = mines + territories().filter(|t| t.icon == Mine).count() as i32;
            let least = (mines - 4 * to_come.len() as i32).max(0);
            (least..=most).map(mines_points).max().unwrap_or(0) - mines_points(mines)
        }
        Card::PrairieLife => {
            let (cows, plains) = (ground.icon(Cow), ground.terrain(Plains));
            let now = (cows.count() + plains.count()) as i32;
            let new = |t: &wagons_rules::Territory| i32::from(t.icon == Cow) + i32::from(t.terrain == Plains);
            let most = now + territories().map(|t| new(&t)).sum::<i32>();
            most / 2 - now / 2
        }
        Card::TargetPractice if ground.is_widest() => target_practice_together(ground, to_come),
        Card::WagonTrain => wagon_train_together(ground, to_come),
        _ => 0,
    }
}
