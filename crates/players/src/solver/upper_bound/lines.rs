//! The scoring cards that look along rows and columns: Target Practice and Wagon Train.

use wagons_rules::Card;
use wagons_rules::Icon::{self, Beer, Gun, Wagon};
use wagons_rules::bitboard::{Plane, Scene};

use super::card::{Laid, Steps};
use super::ground::{BLOCK, Ground, Step};
use super::sum::Sum;

/// The four directions.
const WAYS: [Step; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// The longest line worth more than the one before.
const LONGEST: usize = 6;

/// By the number of wagons in a line.
fn line_points(wagons: usize) -> i32 {
    [0, 0, 1, 2, 4, 7, 10][wagons.min(LONGEST)]
}

fn and((x, y): Step, (dx, dy): Step) -> Step {
    (x + dx, y + dy)
}

/// What the lines gain from the wagons of the card.
pub(super) fn wagon_train<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    let wagons = laid.ground.icon(Wagon);
    // A line of nine or more can be worth more in two pieces: twelve make ten points, six and five seventeen.
    if wagons.count() as i32 + 3 * laid.to_come as i32 >= 9 {
        sum.add_everywhere(7);
    }
    let shown: Steps = laid.of_icon(Wagon).collect();
    if laid.icon_comes(Wagon) {
        // A new wagon may lie between lines made with others: between two and three it brings seven.
        sum.add_everywhere(2 * 7 * shown.len() as i32);
        return;
    }
    for (forth, back) in [((1, 0), (-1, 0)), ((0, 1), (0, -1))] {
        let (after, before) = (runs(wagons, forth), runs(wagons, back));
        for &step in shown.iter() {
            if shown.contains(&and(step, back)) {
                continue; // counted with the one before
            }
            let next = and(step, forth);
            let (end, new) = if shown.contains(&next) { (next, 2) } else { (step, 1) };
            add_line(sum, before.map(|run| run.seen_from(step)), after.map(|run| run.seen_from(end)), new);
        }
    }
}

/// The cells beside which there are at least one, two, … wagons in a row in one direction.
fn runs<P: Plane>(wagons: P, way: Step) -> [P; LONGEST] {
    let mut run = P::FULL;
    let mut from = (0, 0);
    [(); LONGEST].map(|()| {
        from = and(from, way);
        run &= wagons.seen_from(from);
        run
    })
}

/// Adds what a line gains from new wagons, by how many there are before and after them.
fn add_line<P: Plane>(sum: &mut Sum<P>, before: [P; LONGEST], after: [P; LONGEST], new: usize) {
    let exactly = |runs: &[P; LONGEST], n: usize| {
        let at_least = if n == 0 { P::FULL } else { runs[n - 1] };
        at_least & !runs.get(n).copied().unwrap_or(P::EMPTY)
    };
    for b in 0..=LONGEST {
        let places = exactly(&before, b);
        if places.is_empty() {
            continue;
        }
        for a in 0..=LONGEST {
            let gain = line_points(a + b + new) - line_points(a) - line_points(b);
            sum.add(places & exactly(&after, a), gain.max(0));
        }
    }
}

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

    fn points(&self) -> i32 {
        self.distances.map_or(0, |(near, _)| near)
    }
}

/// What the last card changes for beers and guns in line.
pub(super) fn target_practice<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>, card: Card) {
    if !laid.last {
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

/// Any beer may in the end be measured from a gun at the other end of the town, if there are guns to come;
/// otherwise from the farthest that is in line.
pub(super) fn target_practice_together<P: Plane>(ground: &Ground<P>, to_come: &[Card]) -> i32 {
    let shown = |icon: Icon| {
        to_come.iter().flat_map(|card| card.territories()).filter(|t| t.icon == icon).count() as i32
    };
    let longest = ground.extent() as i32 + 2 * to_come.len() as i32 - 2;
    let most = |target: &Target| match target.distances {
        _ if shown(Gun) > 0 => longest,
        distances => distances.map_or(0, |(_, far)| far),
    };
    let gain: i32 = Target::all(ground).iter().map(|target| most(target) - target.points()).sum();
    let no_guns = ground.icon(Gun).is_empty() && shown(Gun) == 0;
    gain + if no_guns { 0 } else { longest * shown(Beer) }
}
