//! What a town is worth, each condition written like its sentence in the rules. Knows nothing of turns.

use super::town::{Cell, Town, neighbours};
use std::collections::BTreeSet;

/// The size of the largest group of every terrain, in the order D F M P S W.
pub(crate) fn groups(town: &Town) -> [i32; 6] {
    ['D', 'F', 'M', 'P', 'S', 'W'].map(|terrain| largest_group(town, terrain))
}

/// The points of one scoring card for the owner of `mine`.
pub(crate) fn bonus(letter: char, mine: &Town, other: &Town) -> i32 {
    let count = |letter| mine.all(letter).len() as i32;
    match letter {
        'A' => 4 * how_many(mine, 'g', |gun| between_deserts(mine, gun)),
        'B' => match count('m') {
            0..=2 => 5,
            3..=6 => 0,
            7 => 3,
            _ => 8,
        },
        'C' => {
            2 * how_many(mine, 'b', |beer| mine.next_to(beer, 'w'))
                - how_many(mine, 'b', |beer| !mine.next_to(beer, 'w'))
        }
        'D' => 6 * mine.0.keys().filter(|&&cell| circled_by_wagons(mine, cell)).count() as i32,
        'E' => claim_jumpers(mine, other),
        'F' => cool_water(mine),
        'G' => {
            7 * how_many(mine, 'f', |(x, y)| {
                mine.shows((x + 1, y), 'f') && mine.shows((x, y + 1), 'f') && mine.shows((x + 1, y + 1), 'f')
            })
        }
        'H' => 2 * how_many(mine, 'm', |cell| mine.shows(cell, 'M') || mine.next_to(cell, 'M')),
        'I' => 2 * how_many(mine, 'c', |cow| !mine.shows(cow, 'S') && !mine.next_to(cow, 'S')),
        'J' => {
            let theirs = other.all('b').len() as i32;
            if count('b') > theirs { -theirs } else { 0 }
        }
        'K' => {
            let cows_and_plains = count('c') + count('P');
            cows_and_plains / 2
        }
        'L' => 2 * how_many(mine, 'f', |fort| mine.next_to(fort, 'g')),
        'M' => (other.0.len() as i32 - mine.0.len() as i32).max(0),
        'N' => mine.all('b').into_iter().map(|beer| cells_to_closest_gun(mine, beer)).sum(),
        'O' => 2 * count('f') - count('F'),
        'P' => 2 * largest_group(mine, 'c'),
        'Q' => 5 * mine.surroundings().into_iter().filter(|&cell| is_hole(mine, cell)).count() as i32,
        'R' => wagon_train(mine),
        _ => panic!("no scoring card {letter:?}"),
    }
}

fn how_many(town: &Town, letter: char, condition: impl Fn(Cell) -> bool) -> i32 {
    town.all(letter).into_iter().filter(|&cell| condition(cell)).count() as i32
}

/// All groups of a terrain or an icon: start anywhere, add neighbours until nothing is added.
fn all_groups(town: &Town, letter: char) -> Vec<BTreeSet<Cell>> {
    let mut groups: Vec<BTreeSet<Cell>> = Vec::new();
    for start in town.all(letter) {
        if groups.iter().any(|group| group.contains(&start)) {
            continue;
        }
        let mut group = BTreeSet::from([start]);
        loop {
            let before = group.len();
            for cell in group.clone() {
                group.extend(neighbours(cell).into_iter().filter(|&next| town.shows(next, letter)));
            }
            if group.len() == before {
                break;
            }
        }
        groups.push(group);
    }
    groups
}

fn largest_group(town: &Town, letter: char) -> i32 {
    all_groups(town, letter).iter().map(BTreeSet::len).max().unwrap_or(0) as i32
}

fn between_deserts(town: &Town, (x, y): Cell) -> bool {
    let desert = |x, y| town.shows((x, y), 'D');
    desert(x - 1, y) && desert(x + 1, y) || desert(x, y - 1) && desert(x, y + 1)
}

fn circled_by_wagons(town: &Town, cell: Cell) -> bool {
    neighbours(cell).into_iter().all(|neighbour| town.shows(neighbour, 'w'))
}

fn claim_jumpers(mine: &Town, other: &Town) -> i32 {
    let (my_mines, their_mines) = (mine.all('m').len(), other.all('m').len());
    let (my_guns, their_guns) = (mine.all('g').len(), other.all('g').len());
    if my_mines > their_mines && their_guns > my_guns {
        4
    } else if my_mines > their_mines {
        9
    } else if their_mines > my_mines && my_guns > their_guns {
        5
    } else {
        0
    }
}

fn cool_water(town: &Town) -> i32 {
    let largest = largest_group(town, 'W');
    let mut best = 0;
    for group in all_groups(town, 'W') {
        if group.len() as i32 == largest {
            let wagons = how_many(town, 'w', |wagon| {
                group.contains(&wagon) || neighbours(wagon).iter().any(|cell| group.contains(cell))
            });
            best = best.max(3 * wagons);
        }
    }
    best
}

fn cells_to_closest_gun(town: &Town, (x, y): Cell) -> i32 {
    let mut closest = None;
    for (gun_x, gun_y) in town.all('g') {
        if gun_x == x || gun_y == y {
            let between = (gun_x - x).abs() + (gun_y - y).abs() - 1;
            closest = Some(closest.map_or(between, |closest: i32| closest.min(between)));
        }
    }
    closest.unwrap_or(0)
}

fn is_hole(town: &Town, (x, y): Cell) -> bool {
    for dx in -1..=1 {
        for dy in -1..=1 {
            let centre = (dx, dy) == (0, 0);
            if town.has((x + dx, y + dy)) == centre {
                return false;
            }
        }
    }
    true
}

fn wagon_train(town: &Town) -> i32 {
    let mut points = 0;
    for (dx, dy) in [(1, 0), (0, 1)] {
        for (x, y) in town.all('w') {
            if town.shows((x - dx, y - dy), 'w') {
                continue; // counted from the first wagon of its line
            }
            let mut length = 1;
            while town.shows((x + dx * length, y + dy * length), 'w') {
                length += 1;
            }
            points += match length {
                1 => 0,
                2 => 1,
                3 => 2,
                4 => 4,
                5 => 7,
                _ => 10,
            };
        }
    }
    points
}
