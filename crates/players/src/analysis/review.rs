//! What an analysis has found out.

use wagons_rules::Seat;

use super::class::Class;
use super::judged::{Judged, Sort};
use crate::expectation::Expectation;
use crate::sorting::sort_few;

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
        self.costliest(5)
    }

    /// The three turning points that cost most, in the order of the game.
    pub fn moments(&self) -> Vec<&Judged> {
        self.costliest(3)
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

    /// The costliest decisions that matter, at most so many, in the order of the game.
    fn costliest(&self, most: usize) -> Vec<&Judged> {
        let matters = |judged: &Judged| {
            judged.class >= if judged.turns_the_game() { Class::Inaccuracy } else { Class::Mistake }
        };
        let mut points: Vec<_> = self.decisions.iter().filter(|judged| matters(judged)).collect();
        sort_few(&mut points, |a, b| b.loss.total_cmp(&a.loss));
        points.truncate(most);
        sort_few(&mut points, |a, b| a.number.cmp(&b.number));
        points
    }

    fn of(&self, seat: Seat) -> impl Iterator<Item = &Judged> {
        self.decisions.iter().filter(move |judged| judged.seat == seat)
    }
}

#[cfg(test)]
mod tests {
    use wagons_rules::{Card, Move};

    use super::*;

    /// Decisions of the first player by what is expected after the best and after the played move.
    fn review(expected: &[(f32, f32)]) -> Review {
        let judged = |(place, &(best, played)): (usize, &(f32, f32))| Judged {
            number: place + 1,
            seat: Seat::First,
            played: Move::Draft(Card::Badlands),
            best: Move::Draft(Card::BoomOrBust),
            line: vec![Move::Draft(Card::BoomOrBust)],
            after_best: Expectation(best),
            after_played: Expectation(played),
            loss: best - played,
            class: Class::of_loss(best - played),
            exact: false,
        };
        Review { decisions: expected.iter().enumerate().map(judged).collect() }
    }

    fn numbers(expected: &[(f32, f32)]) -> Vec<usize> {
        review(expected).turning_points().iter().map(|judged| judged.number).collect()
    }

    #[test]
    fn mistakes_matter_and_so_do_inaccuracies_that_turn_the_game() {
        assert_eq!(numbers(&[(5.0, 4.0), (4.0, 1.0), (0.5, -0.5), (0.2, -0.2), (0.0, 0.0)]), [2, 3]);
    }

    #[test]
    fn the_costliest_five_are_told_in_the_order_of_the_game() {
        let losses = [3.0, 9.0, 4.0, 8.0, 5.0, 7.0, 6.0];
        assert_eq!(numbers(&losses.map(|loss| (20.0, 20.0 - loss))), [2, 4, 5, 6, 7]);
    }
}
