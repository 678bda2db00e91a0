//! The evaluation of unfinished towns: what a town is worth beyond its points while cards are still to come.
//!
//! Three forts in a square score as much as three forts anywhere, until the fourth comes. A search over several
//! cards therefore looks at more than points. Which features matter, and how many points each is worth to a player
//! who goes on building well, was measured: tens of thousands of half-built towns were completed by a wide beam
//! search, and a linear regression, within towns of the same cards, said how many of the points gained go with which
//! feature. The terrains have no feature here: one would say little that their largest groups do not. The features of
//! the scoring cards say a lot.

use wagons_rules::bitboard::{Plane, Reader, Scene};
use wagons_rules::{Bounds, Card, Icon, Placement, Survey, Tally, Terrain};

/// The cards a town is still to get, as far as its evaluation depends on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Coming {
    cards: usize,
    /// The beers on them.
    beers: i32,
}

impl Coming {
    /// A point, in the unit of an evaluation.
    pub(crate) const POINT: i32 = 16;

    /// These cards are to come.
    pub(crate) fn of(cards: &[Card]) -> Self {
        Self { cards: cards.len(), beers: cards.iter().map(|card| card.count_icon(Icon::Beer) as i32).sum() }
    }

    /// About half of these cards are to come.
    pub(crate) fn half_of(cards: &[Card]) -> Self {
        let Self { cards, beers } = Self::of(cards);
        Self { cards: cards.div_ceil(2), beers: (beers + 1) / 2 }
    }

    /// The points of a town after a placement, and its potential in sixteenths of a point.
    pub(crate) fn evaluate(
        &self,
        survey: &Survey<'_>,
        placement: Placement,
        scoring: &[Card],
    ) -> (Tally, i32) {
        survey.read_after(placement, &Potential { coming: self, scoring })
    }
}

/// Reads what a town may still become worth, in sixteenths of a point.
struct Potential<'a> {
    coming: &'a Coming,
    scoring: &'a [Card],
}

impl Reader for Potential<'_> {
    type Answer = i32;

    #[inline]
    fn read(&self, town: &impl Scene, bounds: Bounds) -> i32 {
        if self.coming.cards == 0 {
            return 0;
        }
        let length = bounds.width().max(bounds.height()) as i32;
        let all: i32 = self.scoring.iter().map(|&card| self.coming.feature(town, length, card)).sum();
        // With a single card to come, a feature is seldom completed.
        if self.coming.cards == 1 { all / 2 } else { all }
    }
}

impl Coming {
    /// The potential for one scoring card of a town of this length: features times fitted weights.
    fn feature<S: Scene>(&self, town: &S, length: i32, card: Card) -> i32 {
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
                let unaimed = beers_without_gun(town);
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

/// Beers that have no gun in line.
fn beers_without_gun<S: Scene>(town: &S) -> i32 {
    let beers = town.icon(Icon::Beer);
    if beers.is_empty() {
        return 0;
    }
    let aimed_at = town.icon(Icon::Gun).rays().fold(S::Plane::EMPTY, |all, cells| all | cells);
    (beers & !aimed_at).count() as i32
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
    use wagons_rules::{Rng, Town};

    use super::*;

    fn evaluate(town: &Town, placement: Placement, scoring: Card, coming: &[Card]) -> (Tally, i32) {
        let scoring = [scoring];
        Coming::of(coming).evaluate(&town.survey(&scoring), placement, &scoring)
    }

    #[test]
    fn potential_grows_with_the_cards_to_come() {
        let forts = Placement::new(Card::BoomOrBust, false, 0, 0); // three forts and a wagon
        let potential = |coming: &[Card]| evaluate(&Town::new(), forts, Card::Fortified, coming).1;
        assert_eq!(potential(&[]), 0);
        assert!(potential(&[Card::Badlands]) > 0);
        assert!(potential(&[Card::Badlands; 3]) > potential(&[Card::Badlands]));
    }

    /// Turned by 180° around the middle of a card at the origin.
    fn half_turn(Placement { card, turned, at }: Placement) -> Placement {
        Placement::new(card, !turned, -at.x, -at.y)
    }

    #[test]
    fn a_half_turn_changes_no_evaluation() {
        let mut rng = Rng::new(7);
        for _ in 0..200 {
            let (mut upright, mut turned) = (Town::new(), Town::new());
            let mut cards = Card::ALL;
            rng.shuffle(&mut cards);
            for &card in &cards[..=rng.below(12) as usize] {
                let spots: Vec<_> = upright.spots().collect();
                let at = spots[rng.below(spots.len() as u32) as usize];
                let placement = Placement { card, turned: rng.below(2) == 0, at };
                for (scoring, count) in Card::ALL.into_iter().zip((1..=3).cycle()) {
                    let coming = &Card::ALL[..count];
                    let judged = evaluate(&upright, placement, scoring, coming);
                    assert_eq!(judged, evaluate(&turned, half_turn(placement), scoring, coming), "{scoring}");
                    assert_eq!(judged.0, upright.survey(&[scoring]).after(placement));
                }
                upright.place_unchecked(placement);
                turned.place_unchecked(half_turn(placement));
            }
        }
    }

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
