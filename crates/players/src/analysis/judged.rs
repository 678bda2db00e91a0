//! One decision, judged.

use wagons_rules::{Move, Seat};

use super::class::Class;
use crate::expectation::Expectation;

/// What a decision was worth.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Judged {
    /// Which move of the game it was, counted from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was played.
    pub played: Move,
    /// The best move; what was played, if nothing was better.
    pub best: Move,
    /// The moves expected from there, beginning with the best move: a few of them if something better was missed, all to
    /// the end if they are proven.
    pub line: Vec<Move>,
    /// The margin expected after the best move.
    pub after_best: Expectation,
    /// The margin expected after the move that was played.
    pub after_played: Expectation,
    /// The points the player lost by not playing the best move; never negative.
    pub loss: f32,
    /// The same in a word.
    pub class: Class,
    /// Whether the loss is proven.
    pub exact: bool,
}

/// What a decision is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// Which card to take, or where the circle begins.
    Draft,
    /// Where to place a card.
    Place,
}

impl Judged {
    /// What the decision was about.
    pub const fn sort(&self) -> Sort {
        match self.played {
            Move::Start(_) | Move::Draft(_) => Sort::Draft,
            Move::Place(_) => Sort::Place,
        }
    }

    /// How accurate the decision was, from 0 to 1: three points lost are half as good as none, six a quarter.
    pub fn accuracy(&self) -> f32 {
        (-self.loss / 3.0).exp2()
    }

    /// Whether the decision changed who is expected to win.
    pub fn turns_the_game(&self) -> bool {
        self.after_best.ahead() != self.after_played.ahead()
    }
}
