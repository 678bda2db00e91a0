//! The evidence on a score sheet bears out its points: whoever counts the cells shown comes to the same number.

use std::collections::BTreeSet;

use proptest::prelude::*;
use wagons_rules::Icon::{Beer, Cow, Fort, Gun, Mine, Wagon};
use wagons_rules::Terrain::{Desert, Forest, Mountains, Plains, Water};
use wagons_rules::{Card, Cell, Evidence, Icon, Rule, Sheet, Terrain, Town};

use super::generate::{any_town, build, cases};

/// The points by the cells of the evidence alone.
fn recounted(rule: Rule, evidence: &Evidence, town: &Town, opponent: &Town) -> i32 {
    let number = |cells: &[Cell]| cells.len() as i32;
    let (counted, costing) = (number(&evidence.counted), number(&evidence.costing));
    let theirs = number(&evidence.theirs);
    let Rule::Scoring(card) = rule else { return counted };
    match card {
        Card::Badlands => 4 * counted,
        Card::BoomOrBust => [5, 5, 5, 0, 0, 0, 0, 3, 8][counted.min(8) as usize],
        Card::Bootleggers | Card::TheClearing => 2 * counted - costing,
        Card::CircleTheWagons => 6 * counted,
        Card::ClaimJumpers => {
            let theirs =
                |icon| evidence.theirs.iter().filter(|&&cell| shows(opponent, cell, icon)).count() as i32;
            let more_guns = number(&evidence.because) - theirs(Gun);
            match (counted - theirs(Mine)).signum() {
                1 if more_guns < 0 => 4,
                1 => 9,
                -1 if more_guns > 0 => 5,
                _ => 0,
            }
        }
        Card::CoolWater => 3 * counted,
        Card::Fortified => 7 * blocks(&evidence.counted),
        Card::GoldCountry | Card::HappyCows | Card::RiflesReady | Card::TheHerd => 2 * counted,
        Card::OneTooMany if costing > 0 => -theirs,
        Card::OneTooMany => 0,
        Card::PrairieLife => {
            let cows = evidence.counted.iter().filter(|&&cell| shows(town, cell, Cow)).count();
            let plains = evidence.counted.iter().filter(|&&cell| lies_on(town, cell, Plains)).count();
            (cows + plains) as i32 / 2
        }
        Card::SmalltownCharm => (theirs - counted).max(0),
        Card::TargetPractice => evidence.counted.iter().map(|&beer| shot(beer, &evidence.because)).sum(),
        Card::Undiscovered => 5 * counted,
        Card::WagonTrain => trains(&evidence.counted),
    }
}

fn blocks(forts: &[Cell]) -> i32 {
    let block =
        |cell: &&Cell| [(1, 0), (0, 1), (1, 1)].iter().all(|&(x, y)| forts.contains(&cell.offset(x, y)));
    forts.iter().filter(block).count() as i32
}

fn shot(beer: Cell, guns: &[Cell]) -> i32 {
    let in_line = guns.iter().filter(|gun| gun.x == beer.x || gun.y == beer.y);
    let between = in_line.map(|gun| i32::from((gun.x - beer.x).abs() + (gun.y - beer.y).abs()) - 1);
    between.min().expect("a gun in line")
}

/// The wagons row by row and column by column, in stretches.
fn trains(wagons: &[Cell]) -> i32 {
    let mut points = 0;
    for by_column in [false, true] {
        let mut lines: Vec<(i8, i8)> =
            wagons.iter().map(|cell| if by_column { (cell.x, cell.y) } else { (cell.y, cell.x) }).collect();
        lines.sort_unstable();
        for line in lines.chunk_by(|a, b| a.0 == b.0 && a.1 + 1 == b.1) {
            points += [0, 0, 1, 2, 4, 7, 10][line.len().min(6)];
        }
    }
    points
}

fn shows(town: &Town, cell: Cell, icon: Icon) -> bool {
    town.at(cell).is_some_and(|territory| territory.icon == icon)
}

fn lies_on(town: &Town, cell: Cell, terrain: Terrain) -> bool {
    town.at(cell).is_some_and(|territory| territory.terrain == terrain)
}

/// What a cell of the evidence must show.
#[derive(Clone, Copy)]
enum Shown {
    An(Icon),
    On(Terrain),
    CowOrPlains,
    AnyTerritory,
    NoTerritory,
    /// There is no such cell.
    Never,
}

impl Shown {
    fn at(self, cell: Cell, town: &Town) -> bool {
        match self {
            Self::An(icon) => shows(town, cell, icon),
            Self::On(terrain) => lies_on(town, cell, terrain),
            Self::CowOrPlains => shows(town, cell, Cow) || lies_on(town, cell, Plains),
            Self::AnyTerritory => town.at(cell).is_some(),
            Self::NoTerritory => town.at(cell).is_none(),
            Self::Never => false,
        }
    }
}

/// What is counted, why, and what costs points.
fn speaks_of(rule: Rule) -> [Shown; 3] {
    use Shown::{An, AnyTerritory, CowOrPlains, Never, NoTerritory, On};
    let card = match rule {
        Rule::Group(terrain) => return [On(terrain), Never, Never],
        Rule::Scoring(card) => card,
    };
    match card {
        Card::Badlands => [An(Gun), On(Desert), Never],
        Card::BoomOrBust => [An(Mine), Never, Never],
        Card::Bootleggers => [An(Beer), An(Wagon), An(Beer)],
        Card::CircleTheWagons => [AnyTerritory, An(Wagon), Never],
        Card::ClaimJumpers => [An(Mine), An(Gun), Never],
        Card::CoolWater => [An(Wagon), On(Water), Never],
        Card::Fortified => [An(Fort), Never, Never],
        Card::GoldCountry => [An(Mine), On(Mountains), Never],
        Card::HappyCows | Card::TheHerd => [An(Cow), Never, Never],
        Card::OneTooMany => [An(Beer), Never, An(Beer)],
        Card::PrairieLife => [CowOrPlains, Never, Never],
        Card::RiflesReady => [An(Fort), An(Gun), Never],
        Card::SmalltownCharm => [AnyTerritory, Never, Never],
        Card::TargetPractice => [An(Beer), An(Gun), Never],
        Card::TheClearing => [An(Fort), Never, On(Forest)],
        Card::Undiscovered => [NoTerritory, AnyTerritory, Never],
        Card::WagonTrain => [An(Wagon), Never, Never],
    }
}

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn points_follow_from_the_evidence(mine in any_town(), theirs in any_town()) {
        let (town, opponent) = (build(&mine), build(&theirs));
        for line in Sheet::new(&town, &opponent, &Card::ALL).lines() {
            let recounted = recounted(line.rule, &line.evidence, &town, &opponent);
            prop_assert_eq!(recounted, line.points, "{:?} in\n{}\nby {:?}", line.rule, town, line.evidence);
        }
    }

    #[test]
    fn evidence_shows_what_it_should_once_and_in_order(mine in any_town(), theirs in any_town()) {
        let (town, opponent) = (build(&mine), build(&theirs));
        for line in Sheet::new(&town, &opponent, &Card::ALL).lines() {
            let Evidence { counted, because, costing, theirs } = &line.evidence;
            for (shown, cells) in speaks_of(line.rule).into_iter().zip([counted, because, costing]) {
                prop_assert!(cells.iter().all(|&cell| shown.at(cell, &town)), "{:?} in\n{}", line, town);
            }
            prop_assert!(theirs.iter().all(|&cell| opponent.at(cell).is_some()));
            for cells in [counted, because, costing, theirs] {
                let in_order: BTreeSet<_> = cells.iter().map(|cell| (cell.y, cell.x)).collect();
                let shown: Vec<_> = cells.iter().map(|cell| (cell.y, cell.x)).collect();
                prop_assert_eq!(in_order.into_iter().collect::<Vec<_>>(), shown, "{:?}", line.rule);
            }
        }
    }
}
