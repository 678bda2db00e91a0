//! A position of either game, as the table looks at it: two seats, a circle, a decision.
//!
//! In the solo game the player sits first and the rival second. Whatever the player may not see of the deck cannot
//! be asked for here.

use wagons_rules::solo::{self, Round};
use wagons_rules::{AnyRecord, Card, Decision, Game, Move, Moves, Seat, Town};

/// A position of a game for two or of a solo game.
#[derive(Debug, Clone, PartialEq)]
pub enum Position {
    /// Two players.
    Duel(Box<Game>),
    /// One player against the rival.
    Solo(Box<solo::Game>),
}

impl Position {
    /// Where a record has led to.
    pub fn of(record: &AnyRecord) -> Self {
        match record {
            AnyRecord::Duel(record) => Self::Duel(Box::new(*record.game())),
            AnyRecord::Solo(record) => Self::Solo(Box::new(record.game().clone())),
        }
    }

    /// What has to be decided, or nothing when the game is over.
    pub fn decision(&self) -> Option<Decision> {
        match self {
            Self::Duel(game) => game.decision(),
            Self::Solo(game) => game.decision(),
        }
    }

    /// Who decides.
    pub fn to_move(&self) -> Option<Seat> {
        match self {
            Self::Duel(game) => game.to_move(),
            Self::Solo(game) => game.decision().map(|_| Seat::First),
        }
    }

    /// Whether nothing is left to decide.
    pub fn is_over(&self) -> bool {
        self.decision().is_none()
    }

    /// Every legal move, in the order of the notation.
    pub fn moves(&self) -> Moves<'_> {
        match self {
            Self::Duel(game) => game.moves(),
            Self::Solo(game) => game.moves(),
        }
    }

    /// Whether a move may be made.
    pub fn is_legal(&self, mv: Move) -> bool {
        match self {
            Self::Duel(game) => game.is_legal(mv),
            Self::Solo(game) => game.is_legal(mv),
        }
    }

    /// The cards that lie in the circle, clockwise from where the next draft begins.
    pub fn circle(&self) -> &[Card] {
        match self {
            Self::Duel(game) => game.circle(),
            Self::Solo(game) => game.circle(),
        }
    }

    /// All cards that lay in the circle when it was laid out: each keeps its place.
    pub fn places(&self) -> Vec<Card> {
        match self {
            Self::Duel(game) => game.deal().circle().into(),
            Self::Solo(game) => match game.round() {
                Round::One => game.deal().circle().into(),
                Round::Two => {
                    let drawn = game.rival_turns().filter_map(|turn| turn.draft?.from_deck()).count();
                    game.deal().deck()[drawn..].into()
                }
            },
        }
    }

    /// Whether it is known where the circle begins, so that every card has its price.
    pub fn is_priced(&self) -> bool {
        self.decision() != Some(Decision::Start)
    }

    /// The scoring cards.
    pub fn scoring(&self) -> Vec<Card> {
        match self {
            Self::Duel(game) => game.scoring().into(),
            Self::Solo(game) => game.scoring().into(),
        }
    }

    /// The cards a player was given and has yet to place.
    pub fn free_cards(&self, seat: Seat) -> &[Card] {
        match (self, seat) {
            (Self::Duel(game), seat) => game.free_cards(seat),
            (Self::Solo(game), Seat::First) => game.free_cards(),
            (Self::Solo(game), Seat::Second) => game.skipped(),
        }
    }

    /// A side's points as they stand.
    pub fn points(&self, seat: Seat) -> i32 {
        match (self, seat) {
            (Self::Duel(game), seat) => game.sheet(seat).total(),
            (Self::Solo(game), Seat::First) => game.points(),
            (Self::Solo(game), Seat::Second) => game.rival_points(),
        }
    }

    /// A player's town; the rival's is a row of cards.
    pub fn town(&self, seat: Seat) -> &Town {
        match (self, seat) {
            (Self::Duel(game), seat) => game.town(seat),
            (Self::Solo(game), Seat::First) => game.town(),
            (Self::Solo(game), Seat::Second) => game.rival().town(),
        }
    }

    /// The cards of the rival's town, in the order received, if that is who sits there.
    pub fn row_of_cards(&self, seat: Seat) -> Option<&[Card]> {
        match (self, seat) {
            (Self::Solo(game), Seat::Second) => Some(game.rival().cards()),
            _ => None,
        }
    }

    /// The deck's top card, which the rival tries to match, and how many cards the deck has.
    pub fn deck(&self) -> Option<(Card, usize)> {
        match self {
            Self::Duel(_) => None,
            Self::Solo(game) => game.top().map(|top| (top, game.deck().len())),
        }
    }

    /// The town the next card will be placed in.
    pub fn active_town(&self) -> Option<&Town> {
        self.to_move().map(|seat| self.town(seat))
    }
}
