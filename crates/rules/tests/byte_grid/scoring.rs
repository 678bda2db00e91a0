//! The points of a town of bytes: one pass over the cells, and a flood fill for groups.

use wagons_rules::Card;
use wagons_rules::Icon::{self, Beer, Cow, Fort, Gun, Mine, Wagon};
use wagons_rules::Terrain::{self, Desert, Forest, Mountains, Plains, Snow, Water};

use super::{SIDE, Town, index};

const NEXT: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// All points of a town beside another.
pub(super) fn total(town: &Town, other: &Town, scoring: &[Card]) -> i32 {
    let mut seen = [false; SIDE * SIDE];
    let mut largest = [0; 6];
    for (x, y) in town.shown() {
        let terrain = town.at(x, y) & 7;
        let same = |cell: u8| cell & 7 == terrain;
        let size = fill(town, x, y, &mut seen, same, |_, _| ());
        let most = &mut largest[usize::from(terrain) - 1];
        *most = size.max(*most);
    }
    largest.iter().sum::<i32>() + scoring.iter().map(|&card| bonus(town, other, card)).sum::<i32>()
}

fn bonus(town: &Town, other: &Town, card: Card) -> i32 {
    let icons = |icon| town.count(|x, y| town.shows(x, y, icon));
    match card {
        Card::Badlands => {
            let dry = |x, y| town.lies(x, y, Desert);
            let between = |x, y| dry(x - 1, y) && dry(x + 1, y) || dry(x, y - 1) && dry(x, y + 1);
            4 * town.count(|x, y| town.shows(x, y, Gun) && between(x, y))
        }
        Card::BoomOrBust => match icons(Mine) {
            0..=2 => 5,
            3..=6 => 0,
            7 => 3,
            _ => 8,
        },
        Card::Bootleggers => {
            3 * town.count(|x, y| town.shows(x, y, Beer) && town.beside(x, y, Wagon)) - icons(Beer)
        }
        Card::CircleTheWagons => {
            6 * town.count(|x, y| NEXT.iter().all(|(dx, dy)| town.shows(x + dx, y + dy, Wagon)))
        }
        Card::ClaimJumpers => {
            let theirs = |icon| other.count(|x, y| other.shows(x, y, icon));
            let (more_guns, fewer_guns) = (icons(Gun) > theirs(Gun), icons(Gun) < theirs(Gun));
            match icons(Mine) - theirs(Mine) {
                1.. => 9 - 5 * i32::from(fewer_guns),
                0 => 0,
                _ => 5 * i32::from(more_guns),
            }
        }
        Card::CoolWater => cool_water(town),
        Card::Fortified => {
            let fort = |x, y| town.shows(x, y, Fort);
            7 * town.count(|x, y| fort(x, y) && fort(x + 1, y) && fort(x, y + 1) && fort(x + 1, y + 1))
        }
        Card::GoldCountry => {
            2 * town.count(|x, y| town.shows(x, y, Mine) && town.on_or_beside(x, y, Mountains))
        }
        Card::HappyCows => 2 * town.count(|x, y| town.shows(x, y, Cow) && !town.on_or_beside(x, y, Snow)),
        Card::OneTooMany => {
            let theirs = other.count(|x, y| other.shows(x, y, Beer));
            if icons(Beer) > theirs { -theirs } else { 0 }
        }
        Card::PrairieLife => {
            let both = icons(Cow) + town.count(|x, y| town.lies(x, y, Plains));
            both / 2
        }
        Card::RiflesReady => 2 * town.count(|x, y| town.shows(x, y, Fort) && town.beside(x, y, Gun)),
        Card::SmalltownCharm => (other.count(|_, _| true) - town.count(|_, _| true)).max(0),
        Card::TargetPractice => town.shown().map(|(x, y)| target_practice(town, x, y)).sum(),
        Card::TheClearing => 2 * icons(Fort) - town.count(|x, y| town.lies(x, y, Forest)),
        Card::TheHerd => {
            let mut seen = [false; SIDE * SIDE];
            let herd = |(x, y)| fill(town, x, y, &mut seen, |cell| cell >> 3 == Cow as u8 + 1, |_, _| ());
            2 * town.shown().map(herd).max().unwrap_or(0)
        }
        Card::Undiscovered => {
            let around =
                |x: i32, y: i32| (0..9).all(|n| n == 4 || town.at(x + n % 3 - 1, y + n / 3 - 1) != 0);
            // Every hole has a territory to its left.
            5 * town.count(|x, y| town.at(x + 1, y) == 0 && around(x + 1, y))
        }
        Card::WagonTrain => [(1, 0), (0, 1)].into_iter().map(|step| lines(town, step)).sum(),
    }
}

fn cool_water(town: &Town) -> i32 {
    let mut seen = [false; SIDE * SIDE];
    let mut best = (0, 0);
    for (x, y) in town.shown() {
        if seen[index(x, y)] || !town.lies(x, y, Water) {
            continue;
        }
        let mut shore = [false; SIDE * SIDE];
        let mut wagons = 0;
        let size = fill(
            town,
            x,
            y,
            &mut seen,
            |cell| cell & 7 == Water as u8 + 1,
            |x, y| {
                for (dx, dy) in [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)] {
                    let counted = std::mem::replace(&mut shore[index(x + dx, y + dy)], true);
                    wagons += i32::from(!counted && town.shows(x + dx, y + dy, Wagon));
                }
            },
        );
        best = best.max((size, wagons));
    }
    3 * best.1
}

fn target_practice(town: &Town, x: i32, y: i32) -> i32 {
    if !town.shows(x, y, Beer) {
        return 0;
    }
    let farthest = (town.right - town.left).max(town.top - town.bottom);
    let hit = |distance: &i32| {
        NEXT.iter().any(|(dx, dy)| {
            let (x, y) = (x + dx * distance, y + dy * distance);
            let inside = (town.left..=town.right).contains(&x) && (town.bottom..=town.top).contains(&y);
            inside && town.shows(x, y, Gun)
        })
    };
    (1..=farthest).find(hit).map_or(0, |distance| distance - 1)
}

fn lines(town: &Town, (dx, dy): (i32, i32)) -> i32 {
    let wagon = |x, y| town.shows(x, y, Wagon);
    let starts = town.shown().filter(|&(x, y)| wagon(x, y) && !wagon(x - dx, y - dy));
    let length = |(x, y)| (0..SIDE as i32).take_while(|n| wagon(x + n * dx, y + n * dy)).count();
    starts.map(|start| [0, 0, 1, 2, 4, 7, 10][length(start).min(6)]).sum()
}

/// The size of the group around a cell, which counts only once; visits every cell of it.
fn fill(
    town: &Town,
    x: i32,
    y: i32,
    seen: &mut [bool; SIDE * SIDE],
    same: impl Fn(u8) -> bool,
    mut visit: impl FnMut(i32, i32),
) -> i32 {
    let mut open = [(0_i32, 0_i32); 64];
    let mut waiting = 0;
    let mut size = 0;
    let mut reach = |x: i32, y: i32, open: &mut [(i32, i32); 64], waiting: &mut usize| {
        if same(town.at(x, y)) && !std::mem::replace(&mut seen[index(x, y)], true) {
            open[*waiting] = (x, y);
            *waiting += 1;
        }
    };
    reach(x, y, &mut open, &mut waiting);
    while waiting > 0 {
        waiting -= 1;
        let (x, y) = open[waiting];
        size += 1;
        visit(x, y);
        for (dx, dy) in NEXT {
            reach(x + dx, y + dy, &mut open, &mut waiting);
        }
    }
    size
}

impl Town {
    fn shown(&self) -> impl Iterator<Item = (i32, i32)> + '_ {
        (self.bottom..=self.top)
            .flat_map(|y| (self.left..=self.right).map(move |x| (x, y)))
            .filter(|&(x, y)| self.at(x, y) != 0)
    }

    fn count(&self, is: impl Fn(i32, i32) -> bool) -> i32 {
        self.shown().filter(|&(x, y)| is(x, y)).count() as i32
    }

    fn shows(&self, x: i32, y: i32, icon: Icon) -> bool {
        self.at(x, y) >> 3 == icon as u8 + 1
    }

    fn lies(&self, x: i32, y: i32, terrain: Terrain) -> bool {
        self.at(x, y) & 7 == terrain as u8 + 1
    }

    fn beside(&self, x: i32, y: i32, icon: Icon) -> bool {
        NEXT.iter().any(|(dx, dy)| self.shows(x + dx, y + dy, icon))
    }

    fn on_or_beside(&self, x: i32, y: i32, terrain: Terrain) -> bool {
        self.lies(x, y, terrain) || NEXT.iter().any(|(dx, dy)| self.lies(x + dx, y + dy, terrain))
    }
}
