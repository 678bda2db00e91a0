//! Target Practice: what beers and guns in line can gain.

use wagons_rules::Card;
use wagons_rules::Icon::{self, Beer, Gun};
use wagons_rules::bitboard::{Plane, Scene};

use super::card::{Laid, Losses, and, around};
use super::ground::{BLOCK, Ground, Step};
use super::sum::Sum;
use crate::sorting::sort_few;

/// A cell of a ground.
type At = (u32, u32);

/// A beer of a town and the guns in line with it.
struct Target {
    beer: At,
    /// The number of cells between it and the nearest gun, and the farthest, if there is any.
    distances: Option<(i32, i32)>,
    /// The guns that are nearest.
    nearest: Vec<At>,
}

impl Target {
    fn all<P: Plane>(ground: &Ground<P>) -> Vec<Self> {
        let guns: Vec<At> = ground.icon(Gun).cells().collect();
        ground.icon(Beer).cells().map(|beer| Self::of(beer, &guns)).collect()
    }

    fn of(beer: At, guns: &[At]) -> Self {
        let mut target = Self { beer, distances: None, nearest: Vec::new() };
        for &gun in guns {
            let (dx, dy) = (gun.0.abs_diff(beer.0) as i32, gun.1.abs_diff(beer.1) as i32);
            if dx != 0 && dy != 0 {
                continue;
            }
            // There is no gun on the beer's own cell: a cell has one icon.
            let between = dx + dy - 1;
            let (near, far) = target.distances.unwrap_or((between, between));
            if between < near {
                target.nearest.clear();
            }
            if between <= near {
                target.nearest.push(gun);
            }
            target.distances = Some((near.min(between), far.max(between)));
        }
        target
    }

    /// The most that the beer gains if all its nearest guns are covered, by some of these cards.
    fn most_gain<P: Plane>(&self, ground: &Ground<P>, new_guns: i32, cards: i32) -> i32 {
        let (near, far) = self.distances.unwrap_or((0, 0));
        // The card that covers the gun sticks out by one cell at most; the others lead away from the town.
        let new = if new_guns > 0 { ground.farthest(self.beer) + 2 * cards - 2 } else { 0 };
        far.max(new) - near
    }

    /// The share of each of the nearest guns in that.
    fn share<P: Plane>(&self, ground: &Ground<P>, new_guns: i32, cards: i32) -> i32 {
        let guns = self.nearest.len() as i32;
        (self.most_gain(ground, new_guns, cards) + guns - 1) / guns
    }
}

/// What a card can change for beers and guns in line.
pub(super) fn target_practice<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>, card: Card) {
    // The widest towns leave no room to see a line from every cell of the card.
    if laid.ground.is_widest() {
        // With others to come: see `totals`.
        if laid.others.is_empty() {
            sum.add_everywhere(target_practice_together(laid.ground, &[card]));
        }
    } else if laid.others.is_empty() {
        last(sum, laid);
    } else {
        with_others(sum, laid, card);
    }
}

/// What the last card changes.
fn last<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    let guns = laid.ground.icon(Gun);
    let covers_gun = covering(guns);

    // Beers of the town: those without a gun in line wait for one; others gain only if their gun is covered.
    let mut waiting = P::EMPTY;
    let mut aimed_at = [P::EMPTY; 16];
    for target in Target::all(laid.ground) {
        let Some((near, far)) = target.distances else {
            waiting |= cell(target.beer);
            continue;
        };
        aimed_at[near as usize] |= cell(target.beer);
        for &gun in &target.nearest {
            sum.add(covering(cell(gun)), far - near);
        }
    }
    for_aims(laid, |step, between| {
        sum.add(waiting.seen_from(step), between);
        for near in (0..between).filter(|&near| !aimed_at[near as usize].is_empty()) {
            sum.add(aimed_at[near as usize].seen_from(step) & covers_gun, between - near);
        }
    });

    // Beers of the card: measured from the nearest gun, or from the farthest if one is covered.
    let sights: Vec<P> = guns.rays().take(laid.ground.extent() as usize + 1).collect();
    for beer in laid.of_icon(Beer) {
        if laid.of_icon(Gun).any(|(x, y)| (x - beer.0).abs() + (y - beer.1).abs() == 1) {
            continue;
        }
        add_sights(sum, sights.iter().enumerate(), beer, !covers_gun);
        add_sights(sum, sights.iter().enumerate().rev(), beer, covers_gun);
    }
}

/// The steps to all cells in line with a gun of the card, and how many cells are between the two.
fn for_aims<P: Plane>(laid: &Laid<'_, P>, mut aim: impl FnMut(Step, i32)) {
    for gun in laid.of_icon(Gun) {
        for way in around((0, 0)) {
            let mut step = and(gun, way);
            for between in 1..=laid.ground.extent() as i8 {
                step = and(step, way);
                aim(step, i32::from(between));
            }
        }
    }
}

/// The places from which a card covers one of these cells.
fn covering<P: Plane>(cells: P) -> P {
    BLOCK.into_iter().fold(P::EMPTY, |places, step| places | cells.seen_from(step))
}

fn cell<P: Plane>((x, y): At) -> P {
    P::cell(x, y)
}

/// What one of several cards brings. A beer that has a gun in line gains only when all the nearest ones are covered: whoever
/// covers one counts a share. A beer without one gains by the card that shows the gun.
fn with_others<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>, card: Card) {
    let ground = laid.ground;
    let guns_to_come: usize = laid.others.iter().map(|card| card.count_icon(Gun)).sum();
    let new_guns = (guns_to_come + card.count_icon(Gun)) as i32;
    let cards = laid.others.len() as i32 + 1;
    let targets = Target::all(ground);
    let (aimed_at, waiting): (Vec<_>, Vec<_>) = targets.iter().partition(|target| target.distances.is_some());
    for target in aimed_at {
        let share = target.share(ground, new_guns, cards);
        for &gun in &target.nearest {
            sum.add(covering(cell(gun)), share);
        }
    }
    let shown = card.count_icon(Gun) as i32;
    if shown > 0 && !waiting.is_empty() {
        let beers = waiting.iter().fold(P::EMPTY, |beers, target| beers | cell(target.beer));
        let mut gain = Sum::ZERO;
        for_aims(laid, |step, between| gain.add(beers.seen_from(step), between));
        // After another card this one may lie farther outside, and then it is in line with rows only, or with columns.
        if laid.losses != Losses::All {
            let along = |by_row| in_lines(ground, &waiting, by_row, shown.min(2), 2 * cards);
            let mut outside = Sum::ZERO;
            outside.add_everywhere(along(true).max(along(false)));
            gain = gain.max(&outside);
        }
        *sum = sum.plus(&gain);
    }
    let beers = card.count_icon(Beer) as i32;
    if beers == 0 {
    } else if guns_to_come == 0 && laid.losses == Losses::All {
        // It is measured from guns that are there.
        let sights: Vec<P> = ground.icon(Gun).rays().take(ground.extent() as usize + 1).collect();
        for beer in laid.of_icon(Beer) {
            add_sights(sum, sights.iter().enumerate().rev(), beer, P::FULL);
        }
    } else {
        sum.add_everywhere(beers * longest(ground, new_guns, cards));
    }
}

/// Adds the number of cells between a beer of the card and a gun of the town in these places, for the first sight that it has.
fn add_sights<'a, P: Plane + 'a>(
    sum: &mut Sum<P>,
    sights: impl Iterator<Item = (usize, &'a P)>,
    beer: Step,
    places: P,
) {
    let mut seen = P::EMPTY;
    for (between, &cells) in sights {
        sum.add((cells & !seen).seen_from(beer) & places, between as i32);
        seen |= cells;
    }
}

/// The most cells between a beer and a gun, one of them new at least.
fn longest<P: Plane>(ground: &Ground<P>, new_guns: i32, cards: i32) -> i32 {
    if new_guns > 0 {
        ground.extent() as i32 + 2 * cards - 2
    } else {
        ground.icon(Gun).cells().map(|gun| ground.farthest(gun) + 2 * cards - 1).max().unwrap_or(0)
    }
}

/// What several cards can bring together, at least: beers that have a gun in line gain only when it is covered, the others
/// when a new gun comes into line, and new beers are as far from a gun as the town will be long.
pub(super) fn target_practice_together<P: Plane>(ground: &Ground<P>, to_come: &[Card]) -> i32 {
    let shown = |icon: Icon| to_come.iter().map(|card| card.count_icon(icon) as i32).sum::<i32>();
    let (new_guns, new_beers) = (shown(Gun), shown(Beer));
    let cards = to_come.len() as i32;
    let targets = Target::all(ground);
    let (aimed_at, waiting): (Vec<_>, Vec<_>) = targets.iter().partition(|target| target.distances.is_some());

    let most = |target: &Target| target.most_gain(ground, new_guns, cards);
    let mut gain: i32 = aimed_at.iter().map(|target| most(target)).sum();
    let share = |target: &Target| target.share(ground, new_guns, cards);
    gain = gain.min(cards * most_by_covering(&aimed_at, share));

    if new_guns > 0 {
        let all: i32 = waiting.iter().map(|target| ground.farthest(target.beer) + 2 * cards - 1).sum();
        let along = |by_row| in_lines(ground, &waiting, by_row, new_guns, 2 * cards);
        gain += all.min(along(true) + along(false));
    }
    gain + longest(ground, new_guns, cards) * new_beers
}

/// The most that beers can gain because one card covers guns: those of two by two cells.
fn most_by_covering(aimed_at: &[&Target], share: impl Fn(&Target) -> i32) -> i32 {
    let mut guns: Vec<(At, i32)> = Vec::new();
    for target in aimed_at {
        let share = share(target);
        for &gun in &target.nearest {
            match guns.iter_mut().find(|(at, _)| *at == gun) {
                Some((_, gain)) => *gain += share,
                None => guns.push((gun, share)),
            }
        }
    }
    let beside = |a: u32, b: u32| a == b || a == b + 1;
    let covered = |x: u32, y: u32| -> i32 {
        guns.iter()
            .filter(|((gun_x, gun_y), _)| beside(*gun_x, x) && beside(*gun_y, y))
            .map(|gun| gun.1)
            .sum()
    };
    let corners = guns.iter().flat_map(|&((x, y), _)| [(x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)]);
    corners.map(|(x, y)| covered(x, y)).max().unwrap_or(0)
}

/// The most that waiting beers gain from new guns in their rows, or in their columns: each gun is in one, and may lie `room`
/// cells outside of the town.
fn in_lines<P: Plane>(ground: &Ground<P>, waiting: &[&Target], by_row: bool, guns: i32, room: i32) -> i32 {
    let (low, high) = ground.sides(by_row);
    // For every line, what a gun at its one end brings, and at its other.
    let mut ends = [(0, 0); 16];
    for target in waiting {
        let (along, across) = if by_row { target.beer } else { (target.beer.1, target.beer.0) };
        let (before, after) = &mut ends[across as usize];
        *before += along as i32 - low + room - 1;
        *after += high - along as i32 + room - 1;
    }
    let mut lines = ends.map(|(before, after)| before.max(after));
    sort_few(&mut lines, |one, other| other.cmp(one));
    lines.iter().take(guns as usize).sum()
}
