//! What the player points at: a card of the circle, or a spot for the card to be placed.
//!
//! An aim always means a legal move of the position it was made for; moving it snaps to the next legal one.

use wagons_rules::{Card, Cell, Decision, Move, Placement, Town};

use crate::position::Position;

/// A way to move the aim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// Towards smaller x.
    Left,
    /// Towards larger x.
    Right,
    /// Towards larger y.
    Up,
    /// Towards smaller y.
    Down,
}

/// Something a player may do, before it is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    /// Name or take this card of the circle.
    Card(Card),
    /// Place the card like this.
    Spot(Placement),
    /// There is nothing to decide.
    Nothing,
}

impl Direction {
    /// How far a place so far to the right and so far up lies in this direction: straight on if possible, else as little
    /// aside as possible. What does not lie ahead is nowhere.
    pub fn distance(self, x: i32, y: i32) -> Option<i32> {
        let (along, aside) = match self {
            Self::Left => (-x, y),
            Self::Right => (x, y),
            Self::Up => (y, x),
            Self::Down => (-y, x),
        };
        (along > 0).then_some(along + 2 * aside.abs())
    }

    /// Whether it leads forwards through a list.
    pub const fn is_forward(self) -> bool {
        matches!(self, Self::Right | Self::Down)
    }
}

impl Aim {
    /// Where the aim rests when a decision comes up: on the next card, or to the right of the town.
    pub fn at_rest(game: &Position) -> Self {
        let (Some(decision), Some(town)) = (game.decision(), game.active_town()) else {
            return Self::Nothing;
        };
        match decision {
            Decision::Start | Decision::Draft => {
                game.circle().first().map_or(Self::Nothing, |&card| Self::Card(card))
            }
            Decision::Place(card) => {
                let beside = town.bounds().map_or(Cell::ORIGIN, |bounds| {
                    Cell::new(bounds.right + 1, i8::midpoint(bounds.bottom, bounds.top))
                });
                let spot = town.nearest_spot(beside);
                spot.map_or(Self::Nothing, |at| Self::Spot(Placement { card, turned: false, at }))
            }
        }
    }

    /// Points at what a move would do.
    pub const fn at_move(mv: Move) -> Self {
        match mv {
            Move::Start(card) | Move::Draft(card) => Self::Card(card),
            Move::Place(placement) => Self::Spot(placement),
        }
    }

    /// The move this aim means.
    pub fn as_move(self, game: &Position) -> Option<Move> {
        match (self, game.decision()?) {
            (Self::Card(card), Decision::Start) => Some(Move::Start(card)),
            (Self::Card(card), Decision::Draft) => Some(Move::Draft(card)),
            (Self::Spot(placement), Decision::Place(_)) => Some(Move::Place(placement)),
            _ => None,
        }
    }

    /// The next legal aim in a direction, or the same if there is none.
    #[must_use]
    pub fn moved(self, game: &Position, direction: Direction) -> Self {
        match self {
            Self::Card(card) => {
                let circle = game.circle();
                let place = circle.iter().position(|&other| other == card).unwrap_or(0);
                let step = if direction.is_forward() { 1 } else { circle.len() - 1 };
                Self::Card(circle[(place + step) % circle.len()])
            }
            Self::Spot(placement) => {
                let at = game.active_town().and_then(|town| next_spot(town, placement.at, direction));
                Self::Spot(Placement { at: at.unwrap_or(placement.at), ..placement })
            }
            Self::Nothing => Self::Nothing,
        }
    }

    /// The card to be placed, turned by 180°.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Spot(placement) => Self::Spot(Placement { turned: !placement.turned, ..placement }),
            other => other,
        }
    }

    /// The card of the circle that costs so many skips.
    #[must_use]
    pub fn at_cost(self, game: &Position, skips: usize) -> Self {
        match (self, game.circle().get(skips)) {
            (Self::Card(_), Some(&card)) => Self::Card(card),
            _ => self,
        }
    }

    /// The card laid over the town, if the aim is to place one.
    pub const fn ghost(self) -> Option<Placement> {
        match self {
            Self::Spot(placement) => Some(placement),
            _ => None,
        }
    }
}

/// The closest legal spot in a direction.
fn next_spot(town: &Town, from: Cell, direction: Direction) -> Option<Cell> {
    let distance = |spot: &Cell| {
        direction.distance(i32::from(spot.x) - i32::from(from.x), i32::from(spot.y) - i32::from(from.y))
    };
    town.spots().filter_map(|spot| Some((distance(&spot)?, spot))).min().map(|(_, spot)| spot)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Record;

    fn game(moves: &str) -> Position {
        let record: Record = format!("FKQ/RJAPODGLNMHBICE {moves}").trim().parse().expect("a record");
        Position::of(&record.into())
    }

    #[test]
    fn the_circle_is_walked_around() {
        let game = game("*B");
        let start = Aim::at_rest(&game);
        assert_eq!(start, Aim::Card(Card::BoomOrBust));
        let back = start.moved(&game, Direction::Left);
        assert_eq!(back, Aim::Card(Card::GoldCountry), "one before the first is the last");
        assert_eq!(back.moved(&game, Direction::Right), start);
        assert_eq!(start.at_cost(&game, 2), Aim::Card(Card::Bootleggers));
        assert_eq!(start.at_cost(&game, 99), start);
    }

    #[test]
    fn the_first_card_has_one_spot_and_two_ways_to_lie() {
        let game = game("*B P");
        let aim = Aim::at_rest(&game);
        for direction in [Direction::Left, Direction::Right, Direction::Up, Direction::Down] {
            assert_eq!(aim.moved(&game, direction), aim);
        }
        assert_eq!(aim.turned().as_move(&game).map(|mv| mv.to_string()).as_deref(), Some("P'0,0"));
    }

    #[test]
    fn every_spot_can_be_reached_with_arrows() {
        let game = game("*B P P'0,0 B0,0 I'2,-1");
        let town = game.town(wagons_rules::Seat::Second);
        let mut reached = vec![Aim::at_rest(&game)];
        let mut next = 0;
        while let Some(&aim) = reached.get(next) {
            assert!(aim.as_move(&game).is_some_and(|mv| game.is_legal(mv)));
            for direction in [Direction::Left, Direction::Right, Direction::Up, Direction::Down] {
                let moved = aim.moved(&game, direction);
                if !reached.contains(&moved) {
                    reached.push(moved);
                }
            }
            next += 1;
        }
        assert_eq!(reached.len(), town.spots().len());
    }
}
