//! What makes the points of each rule: the scoring conditions, written to be read.
//!
//! Speed is no concern here. Each function follows the sentence of its rule and names the territories it speaks
//! of, so that a client can light them up.

use std::cmp::Ordering;

use crate::card::Card;
use crate::placement::Cell;
use crate::territory::Icon::{self, Beer, Cow, Fort, Gun, Mine, Wagon};
use crate::territory::Terrain::{self, Desert, Forest, Mountains, Plains, Snow, Water};
use crate::town::Town;

/// The cells behind the points of one line of a score sheet, each list in reading order of the plane: by row
/// from the bottom, then from the left.
///
/// ```
/// use wagons_rules::{Card, Cell, Rule, Sheet, Town};
///
/// let town: Town = "Db Pw Sm Fb".parse()?;
/// let sheet = Sheet::new(&town, &Town::new(), &[Card::Bootleggers]);
/// let line = sheet.line(Rule::Scoring(Card::Bootleggers)).unwrap();
/// assert_eq!(line.points, 2 - 1);
/// assert_eq!(line.evidence.counted, [Cell::new(0, 0)]); // the beer beside a wagon
/// assert_eq!(line.evidence.because, [Cell::new(1, 0)]); // the wagon
/// assert_eq!(line.evidence.costing, [Cell::new(3, 0)]); // the other beer
/// # Ok::<(), wagons_rules::PictureError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Evidence {
    /// What is counted. For a card that pays by a total or a comparison this is what was looked at, even when it
    /// paid nothing. For Undiscovered these are the holes.
    pub counted: Vec<Cell>,
    /// What makes it count: the deserts beside a gun, the wagons around a territory, the largest lake.
    pub because: Vec<Cell>,
    /// What costs points.
    pub costing: Vec<Cell>,
    /// The opponent's territories it was compared with.
    pub theirs: Vec<Cell>,
}

/// The largest group of a terrain; the first in reading order if several are as large. Among lakes it is the one that
/// counts for Cool Water, because the same one is chosen for both.
pub(crate) fn largest_group(town: &Town, terrain: Terrain) -> Evidence {
    let largest = match terrain {
        Water => largest_lake(town).map(|(lake, _)| lake),
        _ => groups(of_terrain(town, terrain)).into_iter().rev().max_by_key(Vec::len),
    };
    Evidence { counted: largest.unwrap_or_default(), ..Evidence::default() }
}

/// The points of a scoring card.
pub(crate) fn scoring_card(card: Card, town: &Town, opponent: &Town) -> (i32, Evidence) {
    match card {
        Card::Badlands => badlands(town),
        Card::BoomOrBust => boom_or_bust(town),
        Card::Bootleggers => bootleggers(town),
        Card::CircleTheWagons => circle_the_wagons(town),
        Card::ClaimJumpers => claim_jumpers(town, opponent),
        Card::CoolWater => cool_water(town),
        Card::Fortified => fortified(town),
        Card::GoldCountry => gold_country(town),
        Card::HappyCows => happy_cows(town),
        Card::OneTooMany => one_too_many(town, opponent),
        Card::PrairieLife => prairie_life(town),
        Card::RiflesReady => rifles_ready(town),
        Card::SmalltownCharm => smalltown_charm(town, opponent),
        Card::TargetPractice => target_practice(town),
        Card::TheClearing => the_clearing(town),
        Card::TheHerd => the_herd(town),
        Card::Undiscovered => undiscovered(town),
        Card::WagonTrain => wagon_train(town),
    }
}

fn badlands(town: &Town) -> (i32, Evidence) {
    let desert = |cell| is_terrain(town, cell, Desert);
    let between = |gun: Cell| {
        let [right, left, above, below] = gun.neighbours();
        let pairs = [[left, right], [below, above]].into_iter();
        pairs.filter(|pair| pair.iter().all(|&c| desert(c))).flatten().collect()
    };
    paid(4, with_reasons(of_icon(town, Gun), between))
}

fn boom_or_bust(town: &Town) -> (i32, Evidence) {
    let mines = of_icon(town, Mine);
    let points = match mines.len() {
        0..=2 => 5,
        3..=6 => 0,
        7 => 3,
        _ => 8,
    };
    (points, Evidence { counted: mines, ..Evidence::default() }.tidy())
}

fn bootleggers(town: &Town) -> (i32, Evidence) {
    let wagons = |&beer: &Cell| beside(town, beer, Wagon);
    let (counted, costing): (Vec<_>, Vec<_>) =
        of_icon(town, Beer).into_iter().partition(|beer| !wagons(beer).is_empty());
    let because = counted.iter().flat_map(wagons).collect();
    let points = 2 * counted.len() as i32 - costing.len() as i32;
    (points, Evidence { counted, because, costing, ..Evidence::default() }.tidy())
}

fn circle_the_wagons(town: &Town) -> (i32, Evidence) {
    let mut evidence = Evidence::default();
    for (centre, _) in town.territories() {
        if centre.neighbours().iter().all(|&n| is_icon(town, n, Wagon)) {
            evidence.counted.push(centre);
            evidence.because.extend(centre.neighbours());
        }
    }
    paid(6, evidence)
}

fn claim_jumpers(town: &Town, opponent: &Town) -> (i32, Evidence) {
    let (mines, guns) = (of_icon(town, Mine), of_icon(town, Gun));
    let (their_mines, their_guns) = (of_icon(opponent, Mine), of_icon(opponent, Gun));
    let points = match mines.len().cmp(&their_mines.len()) {
        Ordering::Greater if their_guns.len() > guns.len() => 4,
        Ordering::Greater => 9,
        Ordering::Less if guns.len() > their_guns.len() => 5,
        _ => 0,
    };
    let theirs = [their_mines, their_guns].concat();
    (points, Evidence { counted: mines, because: guns, theirs, ..Evidence::default() }.tidy())
}

fn cool_water(town: &Town) -> (i32, Evidence) {
    let (because, counted) = largest_lake(town).unwrap_or_default();
    paid(3, Evidence { counted, because, ..Evidence::default() })
}

/// The largest group of Water and the wagons on or beside it; the one with most wagons if several are as large.
fn largest_lake(town: &Town) -> Option<(Vec<Cell>, Vec<Cell>)> {
    let lakes = groups(of_terrain(town, Water)).into_iter().rev().map(|lake| {
        let wagons: Vec<_> =
            of_icon(town, Wagon).into_iter().filter(|&w| on_or_beside(w, |c| lake.contains(&c))).collect();
        (lake, wagons)
    });
    lakes.max_by_key(|(lake, wagons)| (lake.len(), wagons.len()))
}

fn fortified(town: &Town) -> (i32, Evidence) {
    let mut evidence = Evidence::default();
    let mut blocks = 0;
    for fort in of_icon(town, Fort) {
        let block = [fort, fort.offset(1, 0), fort.offset(0, 1), fort.offset(1, 1)];
        if block.iter().all(|&cell| is_icon(town, cell, Fort)) {
            blocks += 1;
            evidence.counted.extend(block);
        }
    }
    (7 * blocks, evidence.tidy())
}

fn gold_country(town: &Town) -> (i32, Evidence) {
    let mountains = |mine: Cell| {
        let around = std::iter::once(mine).chain(mine.neighbours());
        around.filter(|&cell| is_terrain(town, cell, Mountains)).collect()
    };
    paid(2, with_reasons(of_icon(town, Mine), mountains))
}

fn happy_cows(town: &Town) -> (i32, Evidence) {
    let cold = |cell| on_or_beside(cell, |c| is_terrain(town, c, Snow));
    let happy = of_icon(town, Cow).into_iter().filter(|&cow| !cold(cow)).collect();
    paid(2, Evidence { counted: happy, ..Evidence::default() })
}

fn one_too_many(town: &Town, opponent: &Town) -> (i32, Evidence) {
    let (mine, theirs) = (of_icon(town, Beer), of_icon(opponent, Beer));
    if mine.len() > theirs.len() {
        (-(theirs.len() as i32), Evidence { costing: mine, theirs, ..Evidence::default() }.tidy())
    } else {
        (0, Evidence { counted: mine, theirs, ..Evidence::default() }.tidy())
    }
}

fn prairie_life(town: &Town) -> (i32, Evidence) {
    let both = [of_icon(town, Cow), of_terrain(town, Plains)].concat();
    (both.len() as i32 / 2, Evidence { counted: both, ..Evidence::default() }.tidy())
}

fn rifles_ready(town: &Town) -> (i32, Evidence) {
    paid(2, with_reasons(of_icon(town, Fort), |fort| beside(town, fort, Gun)))
}

fn smalltown_charm(town: &Town, opponent: &Town) -> (i32, Evidence) {
    let cells = |town: &Town| town.territories().map(|(cell, _)| cell).collect::<Vec<_>>();
    let (counted, theirs) = (cells(town), cells(opponent));
    let points = theirs.len().saturating_sub(counted.len()) as i32;
    (points, Evidence { counted, theirs, ..Evidence::default() }.tidy())
}

fn target_practice(town: &Town) -> (i32, Evidence) {
    let mut points = 0;
    let mut evidence = Evidence::default();
    let guns = of_icon(town, Gun);
    for beer in of_icon(town, Beer) {
        let in_line = guns.iter().filter(|gun| (gun.x == beer.x) != (gun.y == beer.y));
        let between = |gun: &Cell| i32::from((gun.x - beer.x).abs() + (gun.y - beer.y).abs()) - 1;
        let Some(closest) = in_line.clone().map(between).min() else { continue };
        if closest > 0 {
            points += closest;
            evidence.counted.push(beer);
            evidence.because.extend(in_line.filter(|gun| between(gun) == closest));
        }
    }
    (points, evidence.tidy())
}

fn the_clearing(town: &Town) -> (i32, Evidence) {
    let (forts, forest) = (of_icon(town, Fort), of_terrain(town, Forest));
    let points = 2 * forts.len() as i32 - forest.len() as i32;
    (points, Evidence { counted: forts, costing: forest, ..Evidence::default() }.tidy())
}

fn the_herd(town: &Town) -> (i32, Evidence) {
    let herd = groups(of_icon(town, Cow)).into_iter().rev().max_by_key(Vec::len);
    paid(2, Evidence { counted: herd.unwrap_or_default(), ..Evidence::default() })
}

fn undiscovered(town: &Town) -> (i32, Evidence) {
    const AROUND: [(i8, i8); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
    let mut evidence = Evidence::default();
    // Every hole has a territory to its left.
    for (left, _) in town.territories() {
        let hole = left.offset(1, 0);
        let around = AROUND.map(|(dx, dy)| hole.offset(dx, dy));
        if town.at(hole).is_none() && around.iter().all(|&cell| town.at(cell).is_some()) {
            evidence.counted.push(hole);
            evidence.because.extend(around);
        }
    }
    paid(5, evidence)
}

fn wagon_train(town: &Town) -> (i32, Evidence) {
    let wagon = |cell| is_icon(town, cell, Wagon);
    let mut points = 0;
    let mut evidence = Evidence::default();
    for first in of_icon(town, Wagon) {
        for (dx, dy) in [(1, 0), (0, 1)] {
            if wagon(first.offset(-dx, -dy)) {
                continue;
            }
            let line: Vec<_> = std::iter::successors(Some(first), |cell| Some(cell.offset(dx, dy)))
                .take_while(|&cell| wagon(cell))
                .collect();
            points += match line.len() {
                0 | 1 => continue,
                2 => 1,
                3 => 2,
                4 => 4,
                5 => 7,
                _ => 10,
            };
            evidence.counted.extend(line);
        }
    }
    (points, evidence.tidy())
}

/// Counts the cells for which there are reasons, with these reasons.
fn with_reasons(cells: Vec<Cell>, reasons: impl Fn(Cell) -> Vec<Cell>) -> Evidence {
    let mut evidence = Evidence::default();
    for cell in cells {
        let reasons = reasons(cell);
        if !reasons.is_empty() {
            evidence.counted.push(cell);
            evidence.because.extend(reasons);
        }
    }
    evidence
}

/// So many points for everything counted.
fn paid(each: i32, evidence: Evidence) -> (i32, Evidence) {
    let evidence = evidence.tidy();
    (each * evidence.counted.len() as i32, evidence)
}

impl Evidence {
    /// Every cell once, in reading order.
    fn tidy(mut self) -> Self {
        for cells in [&mut self.counted, &mut self.because, &mut self.costing, &mut self.theirs] {
            cells.sort_by_key(|cell| (cell.y, cell.x));
            cells.dedup();
        }
        self
    }
}

fn is_icon(town: &Town, cell: Cell, icon: Icon) -> bool {
    town.at(cell).is_some_and(|territory| territory.icon == icon)
}

fn is_terrain(town: &Town, cell: Cell, terrain: Terrain) -> bool {
    town.at(cell).is_some_and(|territory| territory.terrain == terrain)
}

fn of_icon(town: &Town, icon: Icon) -> Vec<Cell> {
    town.territories().filter(|(_, t)| t.icon == icon).map(|(cell, _)| cell).collect()
}

fn of_terrain(town: &Town, terrain: Terrain) -> Vec<Cell> {
    town.territories().filter(|(_, t)| t.terrain == terrain).map(|(cell, _)| cell).collect()
}

/// The cells beside this one that show an icon.
fn beside(town: &Town, cell: Cell, icon: Icon) -> Vec<Cell> {
    cell.neighbours().into_iter().filter(|&n| is_icon(town, n, icon)).collect()
}

fn on_or_beside(cell: Cell, is: impl Fn(Cell) -> bool) -> bool {
    is(cell) || cell.neighbours().into_iter().any(is)
}

/// Splits cells into maximal groups connected by edges, in reading order of their first cells.
fn groups(mut cells: Vec<Cell>) -> Vec<Vec<Cell>> {
    let mut groups = Vec::new();
    while !cells.is_empty() {
        let mut group = vec![cells.remove(0)];
        let mut reached = 0;
        while let Some(&cell) = group.get(reached) {
            let beside = cell.neighbours();
            group.extend(cells.extract_if(.., |other| beside.contains(other)));
            reached += 1;
        }
        group.sort_by_key(|cell| (cell.y, cell.x));
        groups.push(group);
    }
    groups
}
