//! A final margin that is expected, or proven, but not yet counted.

use std::ops::Neg;

use wagons_rules::{Game, Margin, Seat};

use crate::thinking::Report;

/// How far the first player will be ahead in the end, in points: a [`Margin`] to come, the same number for both
/// players.
///
/// A game that ends even counts half a point for the player who wins it with fewer cards, so that the sign always
/// says who is expected to win.
///
/// ```
/// use wagons_players::{Expectation, ExpectedLead};
/// use wagons_rules::Seat;
///
/// let expected = Expectation(-2.5);
/// assert_eq!(expected.seen_by(Seat::Second), ExpectedLead(2.5));
/// assert_eq!(ExpectedLead(2.5).of(Seat::Second), expected);
/// assert_eq!(expected.ahead(), Some(Seat::Second));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Expectation(pub f32);

/// How far one side will be ahead in the end, in points, as that side sees it: a [`Lead`](wagons_rules::Lead) to come.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ExpectedLead(pub f32);

impl ExpectedLead {
    /// The expectation, if this is the lead of that seat.
    pub fn of(self, seat: Seat) -> Expectation {
        match seat {
            Seat::First => Expectation(self.0),
            Seat::Second => Expectation((-self).0),
        }
    }

    /// From a number of half points.
    pub(crate) fn half_points(value: f32) -> Self {
        Self(value / 2.0)
    }
}

impl Neg for ExpectedLead {
    type Output = Self;

    /// As the other side sees it; never -0.
    fn neg(self) -> Self {
        Self(0.0 - self.0)
    }
}

impl Expectation {
    /// How far this player will be ahead.
    pub fn seen_by(self, seat: Seat) -> ExpectedLead {
        ExpectedLead(ExpectedLead(self.0).of(seat).0)
    }

    /// Who is expected to win; nothing when it is even.
    pub fn ahead(self) -> Option<Seat> {
        match self.0 {
            margin if margin > 0.0 => Some(Seat::First),
            margin if margin < 0.0 => Some(Seat::Second),
            _ => None,
        }
    }

    /// What came of a game that is over.
    pub(crate) fn at_the_end(game: &Game) -> Option<Self> {
        let winner = game.winner()?;
        Some(match game.margin() {
            Margin(0) => ExpectedLead(0.5).of(winner),
            Margin(margin) => Self(margin as f32),
        })
    }

    /// What a player who thought about a position expects of it.
    pub(crate) fn reported(game: &Game, report: &Report) -> Self {
        let expected = report.lead.of(game.to_move().unwrap_or(Seat::First));
        if !report.exact {
            return expected;
        }
        // A proof comes with best play to the end, and only the end tells who wins if it is even.
        let mut end = *game;
        report.line.iter().for_each(|&mv| end.play_unchecked(mv));
        Self::at_the_end(&end).unwrap_or(expected)
    }
}

#[cfg(test)]
mod tests {
    use wagons_rules::{Deal, Rng};

    use super::*;

    #[test]
    fn the_sign_says_who_wins_even_on_equal_points() {
        let mut even = 0;
        for seed in 0..500 {
            let mut rng = Rng::new(seed);
            let mut game = Game::new(Deal::shuffled(&mut rng));
            assert_eq!(Expectation::at_the_end(&game), None);
            game.play_out(&mut rng);
            let end = Expectation::at_the_end(&game).expect("it is over");
            assert_eq!(end.ahead(), game.winner());
            even += usize::from(end.0.abs() < 1.0);
        }
        assert!(even > 0, "some games end even");
    }
}
