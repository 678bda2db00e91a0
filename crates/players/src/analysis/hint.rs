//! What to play, and why, for clients that say it in their own words.

use wagons_rules::{Card, Change, Game, Move, MoveError, Placement, Seat, solo};

use super::analyst::Analyst;
use crate::budget::Budget;
use crate::expectation::Expectation;
use crate::thinking::{Player, Report, Thought};

/// A move worth making.
///
/// Clients let [`Analyst::HINT`] think, in slices of their own, and make a hint of its report. The same position
/// gets the same hint everywhere.
///
/// ```
/// use wagons_players::{Analyst, Budget, Hint, Player, Progress};
/// use wagons_rules::solo::{Deal, Game, Scenarios, Variant};
/// use wagons_rules::Rng;
///
/// let scenario = Scenarios::built_in().get("4").expect("there are six").clone();
/// let game = Game::new(Deal::shuffled(scenario, Variant::Classic, &mut Rng::new(1)));
/// let mut thought = Analyst { nodes: 5_000 }.think(&game.view(), 0);
/// while thought.work(&mut Budget::nodes(2_000)) == Progress::Going {}
/// assert!(game.is_legal(Hint::alone(&game, thought.report()).best));
/// ```
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Why {
    /// It names the card at which the circle begins.
    Start,
    /// It takes a card, and gives others to the opponent or the rival.
    Draft {
        /// The card taken.
        takes: Card,
        /// The cards given for it, in order.
        gives: Vec<Card>,
    },
    /// It changes these lines of the score sheets.
    Place(Change),
}

/// Studies a position with a number of nodes and says what to play, all at once; nothing when the game is over.
///
/// ```
/// use wagons_players::{Analyst, Why, hint};
/// use wagons_rules::{Card, Record};
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 \
///                       O-2,-1 D1,-2 G'-1,-3 L0,-2 N3,-2".parse()?;
/// let hint = hint(record.game(), Analyst::HINT).expect("one card is left");
/// assert_eq!(hint.why, Why::Draft { takes: Card::GoldCountry, gives: vec![] });
/// assert_eq!((hint.expected.0, hint.exact), (-2.0, true));
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
pub fn hint(game: &Game, analyst: Analyst) -> Option<Hint> {
    (!game.is_over()).then(|| Hint::new(game, &studied(analyst.think(game, 0))))
}

/// The same for the solo game, whose unseen cards lie in an order that the seed chooses.
pub fn solo_hint(game: &solo::Game, analyst: Analyst, seed: u64) -> Option<Hint> {
    (!game.is_over()).then(|| Hint::alone(game, &studied(analyst.think(&game.view(), seed))))
}

/// What a study comes to.
fn studied(mut study: Box<dyn Thought + Send>) -> Report {
    study.work(&mut Budget::endless());
    study.report().clone()
}

impl Hint {
    /// What a report about a game of two recommends.
    ///
    /// # Panics
    /// If the report is about another position.
    pub fn new(game: &Game, report: &Report) -> Self {
        let why = Why::of(report.best, game.circle(), |placement| game.change(placement));
        Self::of(report, Expectation::reported(game, report), why)
    }

    /// What a report about a solo game recommends. The player sits first, the rival second.
    ///
    /// # Panics
    /// If the report is about another position.
    pub fn alone(game: &solo::Game, report: &Report) -> Self {
        let why = Why::of(report.best, game.circle(), |placement| game.change(placement));
        Self::of(report, report.lead.of(Seat::First), why)
    }

    fn of(report: &Report, expected: Expectation, why: Why) -> Self {
        let Report { best, exact, ref line, .. } = *report;
        Self { best, expected, exact, line: line.clone(), why }
    }
}

impl Why {
    fn of(mv: Move, circle: &[Card], change: impl Fn(Placement) -> Result<Change, MoveError>) -> Self {
        match mv {
            Move::Start(_) => Self::Start,
            Move::Draft(card) => {
                let gives = circle.iter().copied().take_while(|&other| other != card).collect();
                Self::Draft { takes: card, gives }
            }
            Move::Place(placement) => match change(placement) {
                Ok(change) => Self::Place(change),
                Err(reason) => panic!("{mv}: {reason}"),
            },
        }
    }
}
