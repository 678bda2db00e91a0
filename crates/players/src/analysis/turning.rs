//! The decisions that made the game what it became.

use super::class::Class;
use super::judged::Judged;
use crate::sorting::sort_few;

/// The costliest decisions, at most so many, among those that matter: mistakes, and inaccuracies that changed who is expected to win.
/// In the order of the game.
pub(super) fn turning_points(decisions: &[Judged], most: usize) -> Vec<&Judged> {
    let matters = |judged: &Judged| {
        judged.class >= if judged.turns_the_game() { Class::Inaccuracy } else { Class::Mistake }
    };
    let mut points: Vec<_> = decisions.iter().filter(|judged| matters(judged)).collect();
    sort_few(&mut points, |a, b| b.loss.total_cmp(&a.loss));
    points.truncate(most);
    sort_few(&mut points, |a, b| a.number.cmp(&b.number));
    points
}

#[cfg(test)]
mod tests {
    use wagons_rules::{Card, Move, Seat};

    use super::*;
    use crate::expectation::Expectation;

    /// Decisions of the first player by what is expected after the best and after the played move.
    fn decisions(expected: &[(f32, f32)]) -> Vec<Judged> {
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
        expected.iter().enumerate().map(judged).collect()
    }

    fn numbers(expected: &[(f32, f32)]) -> Vec<usize> {
        turning_points(&decisions(expected), 5).iter().map(|judged| judged.number).collect()
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
