//! The scoring cards that look along rows and columns: Target Practice and Wagon Train.

use wagons_rules::Card;
use wagons_rules::Icon::{self, Beer, Gun, Wagon};

use super::card::Laid;
use super::ground::{BLOCK, Cells, Ground, Step, moved, seen_from};
use super::sum::Sum;

/// The four directions.
const WAYS: [Step; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// The longest line worth more than the one before.
const LONGEST: i32 = 6;

/// By the number of wagons in a line.
fn line_points(wagons: i32) -> i32 {
    [0, 0, 1, 2, 4, 7, 10][wagons.min(LONGEST) as usize]
}

fn and((x, y): Step, (dx, dy): Step) -> Step {
    (x + dx, y + dy)
}

/// What the lines gain from the wagons of the card.
pub(super) fn wagon_train(sum: &mut Sum, laid: &Laid<'_>) {
    let shown: Vec<Step> = laid.of_icon(Wagon).collect();
    if laid.icon_comes(Wagon) {
        // A new wagon may lie between lines made with others: between two and three it brings seven.
        sum.add_everywhere(2 * 7 * shown.len() as i32);
        return;
    }
    let wagons = laid.ground.icon(Wagon);
    for (forth, back) in [((1, 0), (-1, 0)), ((0, 1), (0, -1))] {
        let (after, before) = (runs(wagons, forth), runs(wagons, back));
        for &step in &shown {
            if shown.contains(&and(step, back)) {
                continue; // counted with the one before
            }
            let next = and(step, forth);
            let (end, new) = if shown.contains(&next) { (next, 2) } else { (step, 1) };
            add_line(sum, before.map(|run| seen_from(run, step)), after.map(|run| seen_from(run, end)), new);
        }
    }
}

/// The cells beside which there are at least one, two, … wagons in a row in one direction.
fn runs(wagons: Cells, way: Step) -> [Cells; LONGEST as usize] {
    let mut run = Cells::MAX;
    let mut from = (0, 0);
    [(); LONGEST as usize].map(|()| {
        from = and(from, way);
        run &= seen_from(wagons, from);
        run
    })
}

/// Adds what a line gains from new wagons, by how many there are before and after them.
fn add_line(sum: &mut Sum, before: [Cells; 6], after: [Cells; 6], new: i32) {
    let exactly = |runs: &[Cells; 6], n: usize| {
        let at_least = if n == 0 { Cells::MAX } else { runs[n - 1] };
        at_least & !runs.get(n).copied().unwrap_or(0)
    };
    for b in 0..=before.len() {
        for a in 0..=after.len() {
            let places = exactly(&before, b) & exactly(&after, a);
            let (a, b) = (a as i32, b as i32);
            sum.add(places, (line_points(a + b + new) - line_points(a) - line_points(b)).max(0));
        }
    }
}

/// What the last card changes for beers and guns in line.
pub(super) fn target_practice(sum: &mut Sum, laid: &Laid<'_>, card: Card) {
    if !laid.last {
        return; // see `target_practice_together`
    }
    // The widest towns leave no room to see a line from every cell of the card.
    if laid.ground.is_widest() {
        sum.add_everywhere(target_practice_together(laid.ground, &[card]));
        return;
    }
    let (beers, guns) = (laid.ground.icon(Beer), laid.ground.icon(Gun));
    let sights = sights(guns);
    // A gun covered: any beer may then be measured from one farther off.
    let covers_gun = BLOCK.into_iter().fold(0, |places, step| places | seen_from(guns, step));
    sum.add(covers_gun, farthest(beers, &sights) - nearest(beers, &sights));
    for beer in laid.of_icon(Beer) {
        if laid.of_icon(Gun).any(|(x, y)| (x - beer.0).abs() + (y - beer.1).abs() == 1) {
            continue;
        }
        let mut seen = 0;
        for (between, &cells) in sights.iter().enumerate() {
            sum.add(seen_from(cells & !seen, beer) & !covers_gun, between as i32);
            seen |= cells;
        }
        sum.add(covers_gun, sights.len() as i32);
    }
    // Its own guns, for beers that have none in line or lose one.
    let waiting = beers & !sights.iter().fold(0, |all, cells| all | cells);
    for gun in laid.of_icon(Gun) {
        for way in WAYS {
            let mut step = and(gun, way);
            for between in 1..sights.len() {
                step = and(step, way);
                let aims = seen_from(waiting, step) | seen_from(beers, step) & covers_gun;
                sum.add(aims, between as i32);
            }
        }
    }
}

/// By the number of cells between, the cells that have a gun in line.
fn sights(guns: Cells) -> [Cells; 10] {
    let mut shots = [guns; 4];
    [(); 10].map(|()| {
        for (shot, way) in shots.iter_mut().zip(WAYS) {
            *shot = moved(*shot, way);
        }
        shots.iter().fold(0, |all, shot| all | shot)
    })
}

/// The points of beers, each measured from the nearest gun in line.
fn nearest(beers: Cells, sights: &[Cells]) -> i32 {
    measured(beers, sights.iter().enumerate())
}

/// The points of beers, each measured from the farthest gun in line.
fn farthest(beers: Cells, sights: &[Cells]) -> i32 {
    measured(beers, sights.iter().enumerate().rev())
}

fn measured<'a>(mut beers: Cells, sights: impl Iterator<Item = (usize, &'a Cells)>) -> i32 {
    let mut points = 0;
    for (between, cells) in sights {
        points += between as i32 * (beers & cells).count_ones() as i32;
        beers &= !cells;
    }
    points
}

/// Any beer may in the end be measured from a gun at the other end of the town.
pub(super) fn target_practice_together(ground: &Ground, to_come: &[Card]) -> i32 {
    let shown = |icon: Icon| {
        to_come.iter().flat_map(|card| card.territories()).filter(|t| t.icon == icon).count() as i32
    };
    let (beers, guns) = (ground.icon(Beer), ground.icon(Gun));
    if guns == 0 && shown(Gun) == 0 {
        return 0;
    }
    let longest = ground.extent() as i32 + 2 * to_come.len() as i32;
    (beers.count_ones() as i32 + shown(Beer)) * (longest - 2) - nearest(beers, &sights(guns))
}
