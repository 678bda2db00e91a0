//! What a sentence about a game has to know, for two players and alone.

use wagons_rules::solo::{self, Outcome};
use wagons_rules::{Card, Change, Decision, Game, Placement, Seat, Town};

/// A game that can be told about. In the solo game the player sits first and the rival second.
pub trait Scene {
    /// Who is to decide something, and what; nobody when the game is over.
    fn asked(&self) -> Option<(Seat, Decision)>;

    /// The cards in the circle, clockwise, beginning where the next draft begins.
    fn circle(&self) -> &[Card];

    /// The free cards that the one to move has yet to place.
    fn free_cards(&self) -> &[Card];

    /// The town of a side.
    fn town(&self, seat: Seat) -> &Town;

    /// The scoring cards.
    fn scoring(&self) -> Vec<Card>;

    /// Whether skipped cards reach the other side at once, so that a draft tells of them. The rival gets them at
    /// the beginning of its own turn.
    fn gives_at_once(&self) -> bool;

    /// How the game ended, once it is over.
    fn ending(&self) -> Option<Ending>;

    /// What placing a card would change on the score sheets; nothing is known if it may not lie there.
    fn change(&self, placement: Placement) -> Option<Change>;

    /// The cards that go to the other side if `card` is taken.
    fn skipped_for(&self, card: Card) -> &[Card] {
        let circle = self.circle();
        &circle[..circle.iter().position(|&other| other == card).unwrap_or(0)]
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ending {
    /// Who has won; nobody in a draw, which only the solo game knows.
    pub winner: Option<Seat>,
    /// The points of both sides.
    pub points: [i32; 2],
    /// The cards of both sides, which decide on equal points.
    pub cards: [usize; 2],
}

impl Scene for Game {
    fn asked(&self) -> Option<(Seat, Decision)> {
        self.to_move().zip(self.decision())
    }

    fn circle(&self) -> &[Card] {
        self.circle()
    }

    fn free_cards(&self) -> &[Card] {
        self.to_move().map_or(&[], |seat| self.free_cards(seat))
    }

    fn town(&self, seat: Seat) -> &Town {
        self.town(seat)
    }

    fn scoring(&self) -> Vec<Card> {
        self.scoring().to_vec()
    }

    fn gives_at_once(&self) -> bool {
        true
    }

    fn change(&self, placement: Placement) -> Option<Change> {
        self.change(placement).ok()
    }

    fn ending(&self) -> Option<Ending> {
        self.winner().map(|winner| Ending {
            winner: Some(winner),
            points: Seat::BOTH.map(|seat| self.sheet(seat).total()),
            cards: Seat::BOTH.map(|seat| self.town(seat).cards()),
        })
    }
}

impl Scene for solo::Game {
    fn asked(&self) -> Option<(Seat, Decision)> {
        self.decision().map(|decision| (Seat::First, decision))
    }

    fn circle(&self) -> &[Card] {
        self.circle()
    }

    fn free_cards(&self) -> &[Card] {
        self.free_cards()
    }

    fn town(&self, seat: Seat) -> &Town {
        match seat {
            Seat::First => self.town(),
            Seat::Second => self.rival().town(),
        }
    }

    fn scoring(&self) -> Vec<Card> {
        self.scoring().to_vec()
    }

    fn gives_at_once(&self) -> bool {
        false
    }

    fn change(&self, placement: Placement) -> Option<Change> {
        self.change(placement).ok()
    }

    fn ending(&self) -> Option<Ending> {
        self.outcome().map(|outcome| Ending {
            winner: match outcome {
                Outcome::Won => Some(Seat::First),
                Outcome::Lost => Some(Seat::Second),
                Outcome::Drawn => None,
            },
            points: [self.points(), self.rival_points()],
            cards: [self.cards().len(), self.rival().cards().len()],
        })
    }
}
