//! What an analysis has found out.

use wagons_rules::Seat;

use super::class::Class;
use super::judged::{Judged, Sort};
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
        turning::turning_points(&self.decisions, 5)
    }

    /// The three turning points that cost most, in the order of the game.
    pub fn moments(&self) -> Vec<&Judged> {
        turning::turning_points(&self.decisions, 3)
    }

    /// How accurately a player decided, from 0 to 1: on average over the decisions of a sort, or all, in which there was
    /// something to choose; nothing if there was none.
    ///
    /// ```
    /// use wagons_players::{Analyst, Sort, review};
    /// use wagons_rules::Seat;
    ///
    /// let review = review(&"FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0".parse()?, Analyst { nodes: 2_000 });
    /// assert_eq!(review.accuracy(Seat::First, Some(Sort::Place)), None, "the first card lies the same either way");
    /// assert!(review.accuracy(Seat::Second, None).is_some_and(|share| share > 0.0 && share <= 1.0));
    /// # Ok::<(), wagons_rules::RecordError>(())
    /// ```
    pub fn accuracy(&self, seat: Seat, sort: Option<Sort>) -> Option<f32> {
        let chosen = self
            .of(seat)
            .filter(|judged| judged.class != Class::Only && sort.is_none_or(|sort| judged.sort() == sort));
        let shares: Vec<_> = chosen.map(Judged::accuracy).collect();
        (!shares.is_empty()).then(|| shares.iter().sum::<f32>() / shares.len() as f32)
    }

    /// What the seats were worth before the first move, if both had played as well as they could from then on; nothing
    /// until the first decision is judged.
    pub fn at_the_start(&self) -> Option<Expectation> {
        self.decisions.first().filter(|judged| judged.number == 1).map(|judged| judged.after_best)
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
