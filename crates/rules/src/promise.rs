//! What a town promises: beginnings that count little or nothing yet.
//!
//! Three forts in a square are worth as much as three forts anywhere, until the fourth comes. Whoever builds over
//! several cards therefore looks at more than points. What is a beginning, and how many points it is worth to
//! somebody who goes on building well, was measured: tens of thousands of half-built towns were completed by a wide
//! search, and the points it added explained by what the towns showed (a linear regression, within towns of the same
//! cards). Of the terrains little could be learned that way that their largest groups do not tell; of the scoring
//! cards a lot.

use crate::card::Card;
use crate::land::Scene;
use crate::plane::Plane;
use crate::tally::target_practice;
use crate::territory::{Icon, Terrain};

/// The cards a town is still to get, as far as its promise depends on them.
///
/// ```
/// use wagons_rules::{Card, Coming, Placement, Town};
///
/// let forts = Placement::new(Card::BoomOrBust, false, 0, 0); // three forts and a wagon
/// let town = Town::new();
/// let survey = town.survey(&[Card::Fortified]);
/// let promise = |coming: &[Card]| survey.promising(forts, &Coming::of(coming)).1;
/// assert_eq!(promise(&[]), 0);
/// assert!(promise(&[Card::Badlands]) > 0);
/// assert!(promise(&[Card::Badlands; 3]) > promise(&[Card::Badlands]));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Coming {
    cards: usize,
    /// The beers on them.
    beers: i32,
}

impl Coming {
    /// A point, in the unit of a promise.
    pub const POINT: i32 = 16;

    /// No card is to come: nothing is promised.
    pub const NOTHING: Self = Self { cards: 0, beers: 0 };

    /// These cards are to come.
    pub fn of(cards: &[Card]) -> Self {
        Self { cards: cards.len(), beers: cards.iter().map(|card| card.count_icon(Icon::Beer) as i32).sum() }
    }

    /// About half of these cards are to come.
    pub fn half_of(cards: &[Card]) -> Self {
        let Self { cards, beers } = Self::of(cards);
        Self { cards: cards.div_ceil(2), beers: (beers + 1) / 2 }
    }

    /// What a town of this length promises, in sixteenths of a point.
    pub(crate) fn promise(&self, town: &impl Scene, length: i32, scoring: &[Card]) -> i32 {
        if self.cards == 0 {
            return 0;
        }
        let all: i32 = scoring.iter().map(|&card| self.promised_by(town, length, card)).sum();
        // With a single card not much can become of a beginning.
        if self.cards == 1 { all / 2 } else { all }
    }

    fn promised_by<S: Scene>(&self, town: &S, length: i32, card: Card) -> i32 {
        let icons = |icon: Icon| town.icon(icon).count() as i32;
        match card {
            Card::Badlands => 12 * half_flanked_guns(town),
            Card::BoomOrBust => 6 * icons(Icon::Mine),
            Card::Bootleggers => 8 * icons(Icon::Beer) + 4 * icons(Icon::Wagon),
            Card::CircleTheWagons => 36 * begun_circles(town.icon(Icon::Wagon)),
            Card::ClaimJumpers => 12 * (icons(Icon::Mine) + icons(Icon::Gun)),
            Card::Fortified => 22 * begun_squares(town.icon(Icon::Fort)),
            Card::GoldCountry => 7 * icons(Icon::Mine),
            Card::HappyCows => 4 * icons(Icon::Cow),
            Card::RiflesReady => 8 * icons(Icon::Fort),
            Card::TargetPractice => {
                // The longer the town, the further from the guns can a beer lie that is still to come.
                let unaimed = target_practice(town).1;
                length * (11 * self.beers + 3 * icons(Icon::Beer)) + 48 * unaimed
            }
            Card::TheHerd => 9 * icons(Icon::Cow),
            Card::Undiscovered => 28 * begun_holes(town.occupied()),
            Card::WagonTrain => {
                let wagons = town.icon(Icon::Wagon);
                long_lines(wagons, S::Plane::east) + long_lines(wagons, S::Plane::north)
            }
            Card::CoolWater
            | Card::OneTooMany
            | Card::PrairieLife
            | Card::SmalltownCharm
            | Card::TheClearing => 0,
        }
    }
}

/// Guns with a desert on one side that do not lie between two.
fn half_flanked_guns(town: &impl Scene) -> i32 {
    let desert = town.terrain(Terrain::Desert);
    let between = (desert.east() & desert.west()) | (desert.north() & desert.south());
    (town.icon(Icon::Gun) & desert.beside() & !between).count() as i32
}

/// Cells with wagons on three of their four sides.
fn begun_circles<P: Plane>(wagons: P) -> i32 {
    let [east, west, north, south] = [wagons.east(), wagons.west(), wagons.north(), wagons.south()];
    let (across, down) = (east & west, north & south);
    let three = (across & (north | south)) | (down & (east | west));
    (three & !(across & down)).count() as i32
}

/// Squares of which three corners are forts.
fn begun_squares<P: Plane>(forts: P) -> i32 {
    let (both, some) = (forts & forts.east(), forts | forts.east());
    let three = (both & some.north()) | (some & both.north());
    (three & !(both & both.north())).count() as i32
}

/// Empty cells of whose eight neighbours six or seven are territories.
fn begun_holes<P: Plane>(territories: P) -> i32 {
    let (north, south) = (territories.north(), territories.south());
    let around = [
        territories.east(),
        territories.west(),
        north,
        south,
        north.east(),
        north.west(),
        south.east(),
        south.west(),
    ];
    // A binary number for every cell, digit by digit: how many of its neighbours are territories.
    let [mut ones, mut twos, mut fours, mut eight] = [P::EMPTY; 4];
    for neighbours in around {
        let two = ones & neighbours;
        ones = (ones & !neighbours) | (neighbours & !ones);
        let four = twos & two;
        twos = (twos & !two) | (two & !twos);
        eight |= fours & four;
        fours = (fours & !four) | (four & !fours);
    }
    // What is shifted off one side comes in at the other in the last column, which is no part of the town.
    (fours & twos & !eight & !territories & P::FIELD).count() as i32
}

/// Lines of at least three wagons in one direction, and again those of at least four.
fn long_lines<P: Plane>(wagons: P, step: impl Fn(P) -> P) -> i32 {
    let starts = wagons & !step(wagons);
    let third = step(step(starts) & wagons) & wagons;
    let fourth = step(third) & wagons;
    8 * third.count() as i32 + 10 * fourth.count() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A set of cells, drawn from the top row down.
    fn plane(rows: [&str; 4]) -> u64 {
        let mut plane = u64::EMPTY;
        for (y, row) in rows.iter().rev().enumerate() {
            let bits = row.chars().enumerate().map(|(x, cell)| u32::from(cell == '#') << (x + 1)).sum();
            plane.add_row(y as u32 + 1, bits);
        }
        plane
    }

    #[test]
    fn a_square_is_begun_with_three_forts() {
        assert_eq!(begun_squares(plane(["....", ".##.", "....", "...."])), 0);
        assert_eq!(begun_squares(plane(["....", ".##.", ".#..", "...."])), 1);
        assert_eq!(begun_squares(plane(["....", ".##.", "##..", "...."])), 2);
        // What is complete is not begun.
        assert_eq!(begun_squares(plane(["....", ".##.", ".##.", "...."])), 0);
    }

    #[test]
    fn a_circle_is_begun_with_three_wagons() {
        assert_eq!(begun_circles(plane([".#..", "..#.", "....", "...."])), 0);
        assert_eq!(begun_circles(plane([".#..", "#.#.", "....", "...."])), 1);
        assert_eq!(begun_circles(plane([".#..", "#.#.", ".#..", "...."])), 0);
    }

    #[test]
    fn a_hole_is_begun_when_one_or_two_sides_are_open() {
        assert_eq!(begun_holes(plane(["###.", "#.#.", "###.", "...."])), 0);
        assert_eq!(begun_holes(plane(["###.", "#.#.", "##..", "...."])), 1);
        assert_eq!(begun_holes(plane(["###.", "#.#.", "#...", "...."])), 1);
        assert_eq!(begun_holes(plane(["###.", "#.#.", "....", "...."])), 0);
        // A town as wide as the plane does not meet itself.
        assert_eq!(begun_holes(0x7f7f_7f7f_7f7f_7f7f_u64), 0);
    }

    #[test]
    fn long_lines_count_from_three_wagons() {
        let line = |row| long_lines(plane([row, "....", "....", "...."]), u64::east);
        assert_eq!(["##..", "###.", "####", "##.#"].map(line), [0, 8, 18, 0]);
    }
}
