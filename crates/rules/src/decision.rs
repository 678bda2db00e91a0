//! What has to be decided, what is decided, and why it may not be.

use std::fmt;

use crate::card::Card;
use crate::placement::Placement;
use crate::town::{PlacementError, Town};

/// What the player to move has to decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Name the start card.
    Start,
    /// Take a card from the circle.
    Draft,
    /// Place this card: a free one, or the one just drafted.
    Place(Card),
}

/// One decision made.
///
/// ```
/// use wagons_rules::{Card, Move, Placement};
///
/// let placement = Placement::new(Card::HappyCows, true, 2, -1);
/// assert_eq!("I'2,-1".parse(), Ok(Move::Place(placement)));
/// assert_eq!("*B".parse(), Ok(Move::Start(Card::BoomOrBust)));
/// assert_eq!(Move::Draft(Card::TheHerd).to_string(), "P");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The second player names the start card.
    Start(Card),
    /// A card is taken from the circle; what lies before it goes to the opponent.
    Draft(Card),
    /// A card is placed.
    Place(Placement),
}

/// Why a move cannot be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// Every card is placed.
    #[error("the game is over")]
    Over,
    /// Something else has to be decided first.
    #[error("{} comes now", .0)]
    Another(Decision),
    /// The card is not in the circle, or no longer.
    #[error("{card} ({title}) is not in the circle", card = .0, title = .0.title())]
    NotInCircle(Card),
    /// The card may not lie there.
    #[error(transparent)]
    Placement(#[from] PlacementError),
}

impl Decision {
    /// Says why a move does not decide this, with these cards in the circle and this town to build.
    pub(crate) fn check(self, mv: Move, circle: &[Card], town: &Town) -> Result<(), MoveError> {
        match (mv, self) {
            (Move::Start(card), Self::Start) | (Move::Draft(card), Self::Draft) => {
                circle.contains(&card).then_some(()).ok_or(MoveError::NotInCircle(card))
            }
            (Move::Place(placement), Self::Place(card)) if placement.card == card => {
                Ok(town.check(placement.at)?)
            }
            _ => Err(MoveError::Another(self)),
        }
    }
}

impl Move {
    /// The placement, if the move is one.
    pub const fn placement(self) -> Option<Placement> {
        match self {
            Self::Place(placement) => Some(placement),
            Self::Start(_) | Self::Draft(_) => None,
        }
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start => f.write_str("the start card (as in `*B`)"),
            Self::Draft => f.write_str("a draft (a card's letter)"),
            Self::Place(card) => write!(f, "the placement of {card} (as in `{card}0,0` or `{card}'0,0`)"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(card) => write!(f, "*{card}"),
            Self::Draft(card) => write!(f, "{card}"),
            Self::Place(placement) => write!(f, "{placement}"),
        }
    }
}
