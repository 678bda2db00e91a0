//! The fast scoring: points only, on bitboards.
//!
//! [`Tally`] holds what one town is worth by itself and the few counts that are compared with the other town,
//! so that a search scores only the town it changes. [`Sheet`](crate::Sheet) explains the same points; that the
//! two agree is tested on every kind of town.

use std::cmp::Ordering;

use crate::bitboard::{Plane, Scene};
use crate::card::Card;
use crate::margin::Lead;
use crate::territory::Icon::{self, Beer, Cow, Fort, Gun, Mine, Wagon};
use crate::territory::Terrain::{self, Desert, Forest, Mountains, Plains, Snow, Water};

/// One town's points, without an explanation.
///
/// A tally is made with certain scoring cards and compared with a tally made with the same ones: of the counts below
/// it holds those that one of its cards compares, and 0 for the others.
///
/// ```
/// use wagons_rules::{Card, Lead, Town};
///
/// let ranch: Town = "Pc Pf
///                    Pm Fb".parse()?;
/// let camp: Town = "Sg Sc".parse()?;
/// let scoring = [Card::PrairieLife, Card::SmalltownCharm];
///
/// let (ranch, camp) = (ranch.tally(&scoring), camp.tally(&scoring));
/// assert_eq!(ranch.total(&camp), 3 + 1 + 2); // plains, forest, and four cows and plains in pairs
/// assert_eq!(camp.total(&ranch), 2 + 0 + 2); // snow, and two territories fewer
/// assert_eq!(ranch.lead(&camp), Lead(2));
/// # Ok::<(), wagons_rules::PictureError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tally {
    /// The points that do not depend on the other town.
    pub points: i16,
    /// How many territories can be seen, for Smalltown Charm.
    pub territories: u8,
    /// How many of them show a beer, for One Too Many.
    pub beers: u8,
    /// How many of them show a gun, for Claim Jumpers.
    pub guns: u8,
    /// How many of them show a mine, for Claim Jumpers.
    pub mines: u8,
}

impl Tally {
    /// All points of this town beside the other.
    pub fn total(&self, other: &Self) -> i32 {
        i32::from(self.points) + self.compared(*other)
    }

    /// By how many points this town is ahead of the other.
    pub fn lead(&self, other: &Self) -> Lead {
        Lead(self.total(other) - other.total(self))
    }

    /// The points of the three cards that compare both towns. A card that is not in play has counted nothing in
    /// either town, so it pays nothing.
    fn compared(self, other: Self) -> i32 {
        let claims = match self.mines.cmp(&other.mines) {
            Ordering::Greater => 9 - 5 * i32::from(self.guns < other.guns),
            Ordering::Less => 5 * i32::from(self.guns > other.guns),
            Ordering::Equal => 0,
        };
        let hangover = i32::from(other.beers) * i32::from(self.beers > other.beers);
        let charm = i32::from(other.territories.saturating_sub(self.territories));
        claims - hangover + charm
    }
}

/// Scores a town by itself.
pub(crate) fn tally(town: &impl Scene, scoring: &[Card]) -> Tally {
    let groups = Terrain::ALL.iter().map(|&terrain| town.terrain(terrain).largest_group()).sum();
    bonuses(town, groups, scoring)
}

/// Scores a town by itself whose largest groups are known to add up to `groups`.
pub(crate) fn bonuses(town: &impl Scene, groups: u32, scoring: &[Card]) -> Tally {
    let mut tally = Tally { points: groups as i16, ..Tally::default() };
    for &card in scoring {
        match card {
            Card::ClaimJumpers => {
                tally.mines = count(town, Mine) as u8;
                tally.guns = count(town, Gun) as u8;
            }
            Card::OneTooMany => tally.beers = count(town, Beer) as u8,
            Card::SmalltownCharm => tally.territories = town.occupied().count() as u8,
            _ => tally.points += bonus(town, card) as i16,
        }
    }
    tally
}

fn count(town: &impl Scene, icon: Icon) -> i32 {
    town.icon(icon).count() as i32
}

/// The points of a card that looks at one town only.
fn bonus<S: Scene>(town: &S, card: Card) -> i32 {
    match card {
        Card::Badlands => {
            let desert = town.terrain(Desert);
            let between = (desert.east() & desert.west()) | (desert.north() & desert.south());
            4 * (town.icon(Gun) & between).count() as i32
        }
        Card::BoomOrBust => match count(town, Mine) {
            0..=2 => 5,
            3..=6 => 0,
            7 => 3,
            _ => 8,
        },
        Card::Bootleggers => {
            let beers = town.icon(Beer);
            let served = (beers & town.icon(Wagon).beside()).count() as i32;
            3 * served - beers.count() as i32
        }
        Card::CircleTheWagons => {
            let wagons = town.icon(Wagon);
            let surrounded = wagons.east() & wagons.west() & wagons.north() & wagons.south();
            6 * (surrounded & town.occupied()).count() as i32
        }
        Card::CoolWater => cool_water(town),
        Card::Fortified => {
            let forts = town.icon(Fort);
            let pairs = forts & forts.east();
            7 * (pairs & pairs.north()).count() as i32
        }
        Card::GoldCountry => {
            let mountains = town.terrain(Mountains);
            2 * (town.icon(Mine) & (mountains | mountains.beside())).count() as i32
        }
        Card::HappyCows => {
            let snow = town.terrain(Snow);
            2 * (town.icon(Cow) & !(snow | snow.beside())).count() as i32
        }
        Card::PrairieLife => (town.icon(Cow).count() + town.terrain(Plains).count()) as i32 / 2,
        Card::RiflesReady => 2 * (town.icon(Fort) & town.icon(Gun).beside()).count() as i32,
        Card::TargetPractice => target_practice(town),
        Card::TheClearing => 2 * count(town, Fort) - town.terrain(Forest).count() as i32,
        Card::TheHerd => 2 * town.icon(Cow).largest_group() as i32,
        Card::Undiscovered => {
            let cells = town.occupied();
            let rows = cells.east() & cells.west();
            let around = rows & (rows & cells).north() & (rows & cells).south();
            5 * (around & !cells).count() as i32
        }
        Card::WagonTrain => {
            let wagons = town.icon(Wagon);
            lines(wagons, S::Plane::east) + lines(wagons, S::Plane::north)
        }
        Card::ClaimJumpers | Card::OneTooMany | Card::SmalltownCharm => 0,
    }
}

fn cool_water(town: &impl Scene) -> i32 {
    let (water, wagons) = (town.terrain(Water), town.icon(Wagon));
    let mut best = (0, 0);
    for group in water.groups() {
        best = best.max((group.count(), (wagons & (group | group.beside())).count()));
    }
    3 * best.1 as i32
}

/// Lets the shots of all guns fly, one cell a step: a beer first reached at step `n` lies `n - 1` cells away.
fn target_practice(town: &impl Scene) -> i32 {
    let mut beers = town.icon(Beer);
    let mut points = 0;
    for (between, shots) in town.icon(Gun).rays().enumerate() {
        points += between * (beers & shots).count() as usize;
        beers &= !shots;
        if beers.is_empty() {
            break;
        }
    }
    points as i32
}

/// The points of all unbroken lines in one direction: the cells that end a line of at least two, three, …
fn lines<P: Plane>(wagons: P, step: impl Fn(P) -> P) -> i32 {
    // 1, 2, 4, 7, 10 for two to six: what each further wagon adds.
    const ADDED: [i32; 5] = [1, 1, 2, 3, 3];
    let starts = wagons & !step(wagons);
    let mut ends = starts;
    let mut points = 0;
    for added in ADDED {
        ends = step(ends) & wagons;
        points += added * ends.count() as i32;
    }
    points
}
