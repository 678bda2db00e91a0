//! What to play, and why, for clients that say it in their own words.

use wagons_rules::{Card, Change, Game, Move};

use super::expectation::Expectation;
use super::study::Study;
use crate::thought::{Progress, Report, Thought};

/// A move worth making.
#[derive(Debug, Clone, PartialEq)]
pub struct Hint {
    /// The move.
    pub best: Move,
    /// The final margin it leads to.
    pub expected: Expectation,
    /// Whether that is proven.
    pub exact: bool,
    /// The moves expected from here, beginning with `best`.
    pub line: Vec<Move>,
    /// What speaks for it.
    pub why: Why,
}

/// What a move does at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// It names the card at which the circle begins.
    Start,
    /// It takes a card, and gives others to the opponent.
    Draft {
        /// The card taken.
        takes: Card,
        /// The cards the opponent gets for it, in order.
        gives: Vec<Card>,
    },
    /// It changes these lines of the score sheets.
    Place(Change),
}

/// Studies a position with so many nodes and says what to play; nothing when the game is over.
///
/// ```
/// use wagons_players::{Why, hint};
/// use wagons_rules::{Card, Record};
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 \
///                       O-2,-1 D1,-2 G'-1,-3 L0,-2 N3,-2".parse()?;
/// let hint = hint(record.game(), 20_000).expect("one card is left");
/// assert_eq!(hint.why, Why::Draft { takes: Card::GoldCountry, gives: vec![] });
/// assert_eq!((hint.expected.0, hint.exact), (-2.0, true));
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
pub fn hint(game: &Game, nodes: u64) -> Option<Hint> {
    if game.is_over() {
        return None;
    }
    let mut study = Study::new(game, nodes);
    while study.work(nodes) == Progress::Going {}
    Some(Hint::new(game, study.report()))
}

impl Hint {
    /// What somebody who thought about a position would play, and why.
    ///
    /// # Panics
    /// If the report is about another position.
    pub fn new(game: &Game, report: &Report) -> Self {
        Self {
            best: report.best,
            expected: Expectation::reported(game, report),
            exact: report.exact,
            line: report.line.clone(),
            why: Why::of(game, report.best),
        }
    }
}

impl Why {
    /// What a legal move does at once.
    ///
    /// # Panics
    /// If the move is not legal.
    pub fn of(game: &Game, mv: Move) -> Self {
        match mv {
            Move::Start(_) => Self::Start,
            Move::Draft(card) => {
                let gives = game.circle().iter().copied().take_while(|&other| other != card).collect();
                Self::Draft { takes: card, gives }
            }
            Move::Place(placement) => match game.change(placement) {
                Ok(change) => Self::Place(change),
                Err(reason) => panic!("{mv}: {reason}"),
            },
        }
    }
}
