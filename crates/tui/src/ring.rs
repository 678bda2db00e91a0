//! The ring in which the cards of the circle lie on the screen, each in a place of its own, clockwise from the top left.

use wagons_rules::Card;
use wagons_table::{Direction, Position};

/// How many places a ring has along and down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ring {
    pub(crate) along: u16,
    pub(crate) down: u16,
}

impl Ring {
    /// For the fifteen cards of a game for two; one place stays empty.
    pub(crate) const LARGE: Self = Self { along: 6, down: 4 };
    /// For the eight cards of a solo game, around the deck.
    pub(crate) const SMALL: Self = Self { along: 3, down: 3 };

    /// The smallest ring that has a place for so many cards.
    pub(crate) const fn with_room_for(cards: usize) -> Self {
        if cards > Self::SMALL.places() { Self::LARGE } else { Self::SMALL }
    }

    const fn places(self) -> usize {
        2 * (self.along + self.down) as usize - 4
    }

    /// The column and row of a place.
    pub(crate) const fn place(self, place: u16) -> (u16, u16) {
        let (right, bottom) = (self.along - 1, self.down - 1);
        if place < right {
            (place, 0)
        } else if place < right + bottom {
            (right, place - right)
        } else if place < 2 * right + bottom {
            (2 * right + bottom - place, bottom)
        } else {
            (0, 2 * (right + bottom) - place)
        }
    }
}

/// The card of the circle that lies nearest in a direction, as the screen shows it; none beyond the rim.
pub(crate) fn neighbour(game: &Position, card: Card, direction: Direction) -> Option<Card> {
    let places = game.places();
    let ring = Ring::with_room_for(places.len());
    let at = |card: Card| {
        let place = places.iter().position(|&other| other == card)?;
        let (column, row) = ring.place(place as u16);
        Some((i32::from(column), i32::from(row)))
    };
    let from = at(card)?;
    let distance = |other: Card| {
        let (column, row) = at(other)?;
        direction.distance(column - from.0, from.1 - row)
    };
    let cards = game.circle().iter().filter_map(|&other| Some((distance(other)?, other)));
    cards.min_by_key(|(distance, _)| *distance).map(|(_, other)| other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Record;

    #[test]
    fn the_rings_close() {
        for ring in [Ring::LARGE, Ring::SMALL] {
            let places: Vec<_> = (0..ring.places() as u16).map(|place| ring.place(place)).collect();
            for (here, next) in places.iter().zip(places.iter().cycle().skip(1)) {
                assert_eq!(here.0.abs_diff(next.0) + here.1.abs_diff(next.1), 1, "{here:?} {next:?}");
            }
        }
    }

    /// R J A P O D lie along the top, N M H B I C from right to left along the bottom.
    #[test]
    fn arrows_go_where_they_point() {
        let record: Record = "FKQ/RJAPODGLNMHBICE *R".parse().expect("a record");
        let game = Position::of(&record.into());
        let card = |letter| Card::from_letter(letter).expect("a card");
        let to = |from, direction| neighbour(&game, card(from), direction).map(Card::letter);
        assert_eq!([to('J', Direction::Left), to('J', Direction::Right)], [Some('R'), Some('A')]);
        assert_eq!([to('M', Direction::Left), to('M', Direction::Right)], [Some('H'), Some('N')]);
        assert_eq!([to('G', Direction::Up), to('G', Direction::Down)], [Some('D'), Some('L')]);
        assert_eq!([to('E', Direction::Up), to('E', Direction::Down)], [Some('R'), Some('C')]);
        assert_eq!([to('A', Direction::Down), to('G', Direction::Right)], [Some('B'), None]);
    }
}
