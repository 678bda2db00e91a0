//! Target Practice: what beers and guns in line can gain.

use wagons_rules::Card;
use wagons_rules::Icon::{self, Beer, Gun};
use wagons_rules::bitboard::{Plane, Scene};

use super::card::{Laid, and};
use super::ground::{BLOCK, Ground, Step};
use super::sum::Sum;

/// The four directions.
const WAYS: [Step; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

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
}

/// What the last card changes for beers and guns in line.
pub(super) fn target_practice<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>, card: Card) {
    if !laid.others.is_empty() {
        return; // see `target_practice_together`
    }
    // The widest towns leave no room to see a line from every cell of the card.
    if laid.ground.is_widest() {
        sum.add_everywhere(target_practice_together(laid.ground, &[card]));
        return;
    }
    let guns = laid.ground.icon(Gun);
    let covering = |cells: P| BLOCK.into_iter().fold(P::EMPTY, |places, step| places | cells.seen_from(step));
    let cell = |(x, y): At| P::cell(x, y);
    let covers_gun = covering(guns);
    let reach = laid.ground.extent() as i8;

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
    for gun in laid.of_icon(Gun) {
        for way in WAYS {
            let mut step = and(gun, way);
            for between in 1..=reach {
                step = and(step, way);
                sum.add(waiting.seen_from(step), i32::from(between));
                for near in 0..between {
                    let aims = aimed_at[near as usize].seen_from(step) & covers_gun;
                    sum.add(aims, i32::from(between - near));
                }
            }
        }
    }

    // Beers of the card: measured from the nearest gun, or from the farthest if one is covered.
    let sights: Vec<P> = guns.rays().take(reach as usize + 1).collect();
    for beer in laid.of_icon(Beer) {
        if laid.of_icon(Gun).any(|(x, y)| (x - beer.0).abs() + (y - beer.1).abs() == 1) {
            continue;
        }
        let (mut nearer, mut farther) = (P::EMPTY, P::EMPTY);
        for (between, &cells) in sights.iter().enumerate() {
            sum.add((cells & !nearer).seen_from(beer) & !covers_gun, between as i32);
            nearer |= cells;
        }
        for (between, &cells) in sights.iter().enumerate().rev() {
            sum.add((cells & !farther).seen_from(beer) & covers_gun, between as i32);
            farther |= cells;
        }
    }
}

/// What several cards can bring together, at least: beers that have a gun in line gain only when it is covered, the others
/// when a new gun comes into line, and new beers are as far from a gun as the town will be long.
pub(super) fn target_practice_together<P: Plane>(ground: &Ground<P>, to_come: &[Card]) -> i32 {
    let shown = |icon: Icon| {
        to_come.iter().flat_map(|card| card.territories()).filter(|t| t.icon == icon).count() as i32
    };
    let (new_guns, new_beers) = (shown(Gun), shown(Beer));
    let cards = to_come.len() as i32;
    let targets = Target::all(ground);
    let (aimed_at, waiting): (Vec<_>, Vec<_>) = targets.iter().partition(|target| target.distances.is_some());

    // The card that covers the gun sticks out by one cell at most; the others lead away from the town.
    let most = |target: &Target| {
        let (near, far) = target.distances.unwrap_or((0, 0));
        let new = if new_guns > 0 { ground.farthest(target.beer) + 2 * cards - 2 } else { 0 };
        far.max(new) - near
    };
    let mut gain: i32 = aimed_at.iter().map(|target| most(target)).sum();
    gain = gain.min(cards * most_by_covering(&aimed_at, most));

    if new_guns > 0 {
        let all: i32 = waiting.iter().map(|target| ground.farthest(target.beer) + 2 * cards - 1).sum();
        let along = |by_row| in_lines(ground, &waiting, by_row, new_guns, 2 * cards);
        gain += all.min(along(true) + along(false));
    }
    let longest = if new_guns > 0 {
        ground.extent() as i32 + 2 * cards - 2
    } else {
        ground.icon(Gun).cells().map(|gun| ground.farthest(gun) + 2 * cards - 1).max().unwrap_or(0)
    };
    gain + longest * new_beers
}

/// The most that beers can gain because one card covers guns: those of two by two cells.
fn most_by_covering(aimed_at: &[&Target], most: impl Fn(&Target) -> i32) -> i32 {
    let mut guns: Vec<(At, i32)> = Vec::new();
    for target in aimed_at {
        // All the nearest guns have to go.
        let share = (most(target) + target.nearest.len() as i32 - 1) / target.nearest.len() as i32;
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
    lines.sort_unstable_by_key(|&gain| -gain);
    lines.iter().take(guns as usize).sum()
}
