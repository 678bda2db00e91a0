//! Puzzles: endgames with one best move, proven.
//!
//! A puzzle is a position and nothing else. Its solution is what the [solver](crate::Solver) proves in a few milliseconds,
//! so it cannot be wrong and need not be kept. How hard it is was measured once, by players of the ladder
//! (`rating.rs`); what it is about can be counted ([`Theme`]).

mod find;
mod rating;
mod theme;

use std::fmt;
use std::str::FromStr;

use wagons_rules::{Game, Record, RecordError};

pub use find::in_game;
pub use theme::Theme;

use crate::solver::{OnlyMove, only_move};

/// A position with one best move.
///
/// ```
/// use wagons_players::puzzles::{Puzzle, all};
///
/// let first: &Puzzle = all().first().expect("there are hundreds");
/// let only = first.solve().expect("it is proven");
/// assert!(first.game().is_legal(only.solution.best));
/// assert_eq!(first.to_string().parse::<Puzzle>().as_ref(), Ok(first));
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Puzzle {
    /// How hard it is, on the scale of a player's own rating.
    pub rating: u16,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// The game up to the decision.
    pub record: Record,
}

/// Why a line is no puzzle.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// It does not have three fields.
    #[error("a puzzle is a rating, its themes and a record, with tabs between them")]
    Fields,
    /// The rating is no number.
    #[error("{0} is no rating")]
    Rating(String),
    /// There is no such theme.
    #[error("{0} is no theme")]
    Theme(String),
    /// The record cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl Puzzle {
    /// How much a proof may take: a few hundredths of a second.
    pub const NODES: u64 = 100_000;

    /// The position.
    pub fn game(&self) -> &Game {
        self.record.game()
    }

    /// Proves it: its one best move and the play that follows. Nothing if it is no puzzle.
    pub fn solve(&self) -> Option<OnlyMove> {
        only_move(self.game(), Self::NODES)
    }
}

impl fmt::Display for Puzzle {
    /// As a line of the file: rating, themes and record, with tabs between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: Vec<_> = self.themes.iter().map(|theme| theme.name()).collect();
        write!(f, "{}\t{}\t{}", self.rating, themes.join(","), self.record)
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(line: &str) -> Result<Self, PuzzleError> {
        let fields: Vec<_> = line.split('\t').collect();
        let [rating, themes, record] = fields[..] else { return Err(PuzzleError::Fields) };
        let rating = rating.parse().map_err(|_| PuzzleError::Rating(rating.to_owned()))?;
        let theme = |name: &str| Theme::from_name(name).ok_or_else(|| PuzzleError::Theme(name.to_owned()));
        Ok(Self {
            rating,
            themes: themes.split(',').map(theme).collect::<Result<_, _>>()?,
            record: record.parse()?,
        })
    }
}

/// Puzzles, one a line.
pub fn read(lines: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    lines.lines().map(str::parse).collect()
}

/// The puzzles that come with the game, the easiest first. They are numbered from 1.
///
/// # Panics
/// Never: a test reads and proves them all.
pub fn all() -> &'static [Puzzle] {
    static ALL: std::sync::LazyLock<Vec<Puzzle>> = std::sync::LazyLock::new(|| {
        read(include_str!("../../puzzles.tsv")).unwrap_or_else(|error| unreachable!("{error}"))
    });
    &ALL
}

/// Which of so many puzzles is that of a day, given as days since some day: every day another one, and none again before
/// all were there.
///
/// ```
/// use wagons_players::puzzles::of_the_day;
///
/// let days: std::collections::BTreeSet<_> = (20_000..20_630).map(|day| of_the_day(day, 630)).collect();
/// assert_eq!(days.len(), 630);
/// ```
pub const fn of_the_day(day: u64, count: usize) -> usize {
    // Steps of a prime that divides no such number: neighbours in time are far apart in difficulty.
    (day % count as u64 * 7_919 % count as u64) as usize
}
