//! What an analysis has found out.

use wagons_rules::Seat;

use super::class::Class;
use super::judged::Judged;
use super::turning;
use crate::expectation::Expectation;

/// The decisions of a game, judged.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Review {
    /// In the order of the game. Before an analysis is finished, the first ones are missing.
    pub decisions: Vec<Judged>,
}

impl Review {
    /// The margin expected after each move.
    pub fn graph(&self) -> Vec<Expectation> {
        self.decisions.iter().map(|judged| judged.after_played).collect()
    }

    /// The decisions that made the game what it became: at most five, in the order of the game.
    ///
    /// These are the costliest among the mistakes and the inaccuracies that changed who is expected to win.
    pub fn turning_points(&self) -> Vec<&Judged> {
        turning::turning_points(&self.decisions)
    }

    /// The points a player lost altogether.
    pub fn lost(&self, seat: Seat) -> f32 {
        self.of(seat).map(|judged| judged.loss).sum()
    }

    /// How many moves of a class a player made.
    pub fn count(&self, seat: Seat, class: Class) -> usize {
        self.of(seat).filter(|judged| judged.class == class).count()
    }

    fn of(&self, seat: Seat) -> impl Iterator<Item = &Judged> {
        self.decisions.iter().filter(move |judged| judged.seat == seat)
    }
}
