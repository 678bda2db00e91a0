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
/// assert_eq!((feat.outcome, feat.margin(), feat.stars()), (Outcome::Won, 6, 2));
/// assert_eq!(feat.to_string(), text);
/// # Ok::<(), wagons_table::FeatError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feat {
    /// How it ended.
    pub outcome: Outcome,
    /// The player's points.
    pub points: i32,
    /// The rival's points.
    pub rival_points: i32,
    /// What it was played from.
    pub deal: Deal,
    /// The moves that were made. Under the numbers of a later version they may be legal no more.
    pub moves: Vec<Move>,
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

    /// Whether the player has won.
    pub fn is_won(&self) -> bool {
        self.outcome == Outcome::Won
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
    pub(super) fn worth(&self) -> (Outcome, i32, i32, Reverse<String>) {
        (self.outcome, self.margin(), self.points, Reverse(self.record()))
    }
}
