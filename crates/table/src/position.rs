//! A position of either game, as the table looks at it: two seats, a circle, a decision.
//!
//! In the solo game the player sits first and the rival second. Whatever the player may not see of the deck cannot
//! be asked for here.

use std::ops::Deref;

use wagons_rules::solo::{self, Rival, Round};
use wagons_rules::{AnyRecord, Card, Change, Decision, Game, Move, Moves, Placement, Seat, Town};

use crate::rival_scene::{self, RivalScene};

/// A position of a game for two or of a solo game.
#[derive(Debug, Clone, PartialEq)]
pub enum Position {
    /// Two players.
    Duel(Box<Game>),
    /// One player against the rival.
    Solo(Box<SoloPosition>),
}

/// A solo game on the table. It reads as the [game](solo::Game) it is, or will be when the rival has made its turn.
#[derive(Debug, Clone, PartialEq)]
// A position keeps it in a box.
#[allow(clippy::large_enum_variant)]
pub enum SoloPosition {
    /// The game as it stands.
    Standing(solo::Game),
    /// The rival makes its turn. No record leads to this: it is for looking at.
    RivalsTurn(RivalScene),
}

impl SoloPosition {
    /// The game.
    pub const fn game(&self) -> &solo::Game {
        match self {
            Self::Standing(game) => game,
            Self::RivalsTurn(scene) => scene.game(),
        }
    }

    /// The rival's turn, while it makes one.
    pub const fn rivals_turn(&self) -> Option<&RivalScene> {
        match self {
            Self::Standing(_) => None,
            Self::RivalsTurn(scene) => Some(scene),
        }
    }
}

impl Deref for SoloPosition {
    type Target = solo::Game;

    fn deref(&self) -> &solo::Game {
        self.game()
    }
}

impl From<RivalScene> for Position {
    fn from(scene: RivalScene) -> Self {
        Self::Solo(Box::new(SoloPosition::RivalsTurn(scene)))
    }
}

impl Position {
    /// Where a record has led to.
    pub fn of(record: &AnyRecord) -> Self {
        match record {
            AnyRecord::Duel(record) => Self::Duel(Box::new(*record.game())),
            AnyRecord::Solo(record) => Self::Solo(Box::new(SoloPosition::Standing(record.game().clone()))),
        }
    }

    /// What has to be decided, or nothing when the game is over.
    pub fn decision(&self) -> Option<Decision> {
        match self {
            Self::Duel(game) => game.decision(),
            Self::Solo(solo) if solo.rivals_turn().is_some() => Some(Decision::Draft),
            Self::Solo(game) => game.decision(),
        }
    }

    /// Who decides.
    pub fn to_move(&self) -> Option<Seat> {
        match self {
            Self::Duel(game) => game.to_move(),
            Self::Solo(solo) if solo.rivals_turn().is_some() => Some(Seat::Second),
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
            // The rival follows its rules, and nobody can choose.
            Self::Solo(solo) if solo.rivals_turn().is_some() => Moves::NONE,
            Self::Solo(game) => game.moves(),
        }
    }

    /// Whether a move may be made.
    pub fn is_legal(&self, mv: Move) -> bool {
        match self {
            Self::Duel(game) => game.is_legal(mv),
            Self::Solo(game) => game.rivals_turn().is_none() && game.is_legal(mv),
        }
    }

    /// What placing a card would change on the score sheets; nothing is known if nobody may place it there.
    pub fn change(&self, placement: Placement) -> Option<Change> {
        match self {
            Self::Duel(game) => game.change(placement).ok(),
            Self::Solo(solo) if solo.rivals_turn().is_some() => None,
            Self::Solo(game) => game.change(placement).ok(),
        }
    }

    /// The cards that lie in the circle, clockwise from where the next draft begins.
    pub fn circle(&self) -> &[Card] {
        match self {
            Self::Duel(game) => game.circle(),
            Self::Solo(game) => game.rivals_turn().map_or(game.circle(), RivalScene::circle),
        }
    }

    /// All cards that lay in the circle when it was laid out: each keeps its place.
    pub fn places(&self) -> Vec<Card> {
        match self {
            Self::Duel(game) => game.deal().circle().into(),
            Self::Solo(game) => match game.rivals_turn() {
                None => rival_scene::places(game),
                Some(scene) => scene.places().into(),
            },
        }
    }

    /// Whether it is known where the circle begins, so that every card has its price.
    pub fn is_priced(&self) -> bool {
        self.rivals_turn().is_none() && self.decision() != Some(Decision::Start)
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
            (Self::Solo(game), seat) => match (game.rivals_turn(), seat) {
                (None, Seat::First) => game.free_cards(),
                (None, Seat::Second) => game.skipped(),
                (Some(scene), Seat::First) => scene.free_cards(),
                (Some(scene), Seat::Second) => scene.waiting(),
            },
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
            (Self::Solo(game), Seat::Second) => rival(game).town(),
        }
    }

    /// The cards of the rival's town, in the order received, if that is who sits there.
    pub fn row_of_cards(&self, seat: Seat) -> Option<&[Card]> {
        match (self, seat) {
            (Self::Solo(game), Seat::Second) => Some(rival(game).cards()),
            _ => None,
        }
    }

    /// The deck's top card, which the rival tries to match, and how many cards the deck has.
    pub fn deck(&self) -> Option<(Card, usize)> {
        match self {
            Self::Duel(_) => None,
            Self::Solo(game) => match game.rivals_turn() {
                None => game.top().map(|top| (top, game.deck().len())),
                Some(scene) => scene.deck(),
            },
        }
    }

    /// The round of a solo game.
    pub fn round(&self) -> Option<Round> {
        match self {
            Self::Duel(_) => None,
            Self::Solo(game) => Some(game.rivals_turn().map_or(game.round(), RivalScene::round)),
        }
    }

    /// The rival's turn, while it makes one.
    pub fn rivals_turn(&self) -> Option<&RivalScene> {
        match self {
            Self::Duel(_) => None,
            Self::Solo(solo) => solo.rivals_turn(),
        }
    }

    /// The town the next card will be placed in.
    pub fn active_town(&self) -> Option<&Town> {
        self.to_move().map(|seat| self.town(seat))
    }
}

/// The rival's town as it lies on the table.
fn rival(position: &SoloPosition) -> &Rival {
    position.rivals_turn().map_or(position.game().rival(), RivalScene::rival)
}
