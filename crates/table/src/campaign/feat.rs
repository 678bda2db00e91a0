//! A finished solo game as a campaign remembers it: the result, and the record it came from.

use std::cmp::Reverse;

use wagons_rules::solo::{Deal, Game, Outcome, Scenarios};
use wagons_rules::{Move, Record};

/// A finished game of one of the six scenarios.
///
/// The result is kept beside the record and not counted anew, so that it stays what it was when a later version
/// changes the numbers of a scenario.
///
/// ```
/// use wagons_rules::solo::Outcome;
/// use wagons_table::Feat;
///
/// let text = "won 41 35 s1:IP/ABCDEFGH/JKLMNOQR B B0,0";
/// let feat: Feat = text.parse()?;
/// assert_eq!((feat.outcome(), feat.margin(), feat.stars()), (Outcome::Won, 6, 2));
/// assert_eq!(feat.to_string(), text);
/// # Ok::<(), wagons_table::FeatError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feat {
    pub(super) outcome: Outcome,
    pub(super) points: i32,
    pub(super) rival_points: i32,
    pub(super) deal: Deal,
    pub(super) moves: Vec<Move>,
}

impl Feat {
    /// The stars a game can win: one for winning, one more for each of the [`MARGINS`](Self::MARGINS) reached.
    pub const MOST_STARS: u8 = 3;

    /// By how many points to win for a second and a third star.
    pub const MARGINS: [i32; 2] = [5, 10];

    /// A game that is over and whose scenario is one of the six.
    pub fn of(record: &Record<Game>) -> Option<Self> {
        let game = record.game();
        let feat = Self {
            outcome: game.outcome()?,
            points: game.points(),
            rival_points: game.rival_points(),
            deal: record.deal().clone(),
            moves: record.moves().to_vec(),
        };
        feat.place().is_some().then_some(feat)
    }

    /// How it ended.
    pub const fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Whether the player has won.
    pub fn is_won(&self) -> bool {
        self.outcome == Outcome::Won
    }

    /// The player's points.
    pub const fn points(&self) -> i32 {
        self.points
    }

    /// The rival's points.
    pub const fn rival_points(&self) -> i32 {
        self.rival_points
    }

    /// By how many points the player was ahead.
    pub const fn margin(&self) -> i32 {
        self.points - self.rival_points
    }

    /// The stars it is worth: none unless it was won.
    pub fn stars(&self) -> u8 {
        Self::stars_of(self.outcome, self.margin())
    }

    /// The stars a game is worth that ended like this, whichever its scenario.
    pub fn stars_of(outcome: Outcome, margin: i32) -> u8 {
        let reached = Self::MARGINS.into_iter().filter(|&least| margin >= least).count();
        if outcome == Outcome::Won { 1 + reached as u8 } else { 0 }
    }

    /// What it was played from.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The moves that were made. Under the numbers of a later version they may be legal no more.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The record of the game.
    pub fn record(&self) -> String {
        let moves = self.moves.iter().map(|mv| format!(" {mv}"));
        std::iter::once(self.deal.to_string()).chain(moves).collect()
    }

    /// The place of its scenario among the six.
    pub(super) fn place(&self) -> Option<usize> {
        Scenarios::built_in().iter().position(|scenario| scenario == self.deal.scenario())
    }

    /// What makes one game better than another: how it ended, by how much, with how many points. Of games that are
    /// equal in all this the first in the alphabet stays, so that campaigns merge to the same in any order.
    pub(super) fn worth(&self) -> (u8, i32, i32, Reverse<String>) {
        (rank(self.outcome), self.margin(), self.points, Reverse(self.record()))
    }
}

/// Results from the worst to the best.
pub(crate) const fn rank(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Lost => 0,
        Outcome::Drawn => 1,
        Outcome::Won => 2,
    }
}
