//! Moves: words of the notation, and a class that says what such a word means.

use pyo3::prelude::*;
use wagons_rules as rules;

use crate::actions;
use crate::error::refused;

/// A move, as the notation writes it: a start card `*B`, a draft `B`, a placement `B0,0` or, upside down, `B'0,0`.
///
/// >>> Move("I'2,-1").cell
/// (2, -1)
#[pyclass(frozen, eq, ord, hash, str = "{0}", module = "wagons")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Move(pub(crate) rules::Move);

/// What may be given where a move is wanted.
#[derive(FromPyObject)]
pub(crate) enum MoveLike<'py> {
    Move(PyRef<'py, Move>),
    Word(String),
}

impl MoveLike<'_> {
    pub(crate) fn read(&self) -> PyResult<rules::Move> {
        match self {
            Self::Move(mv) => Ok(mv.0),
            Self::Word(word) => word.parse().map_err(refused),
        }
    }
}

#[pymethods]
impl Move {
    #[new]
    fn new(word: &str) -> PyResult<Self> {
        word.parse().map(Self).map_err(refused)
    }

    /// What it decides: `start`, `draft` or `place`.
    #[getter]
    fn kind(&self) -> &'static str {
        match self.0 {
            rules::Move::Start(_) => "start",
            rules::Move::Draft(_) => "draft",
            rules::Move::Place(_) => "place",
        }
    }

    /// The card's letter.
    #[getter]
    fn card(&self) -> char {
        match self.0 {
            rules::Move::Start(card) | rules::Move::Draft(card) => card.letter(),
            rules::Move::Place(placement) => placement.card.letter(),
        }
    }

    /// Where a card is placed: its bottom-left cell. Nothing for other moves.
    #[getter]
    fn cell(&self) -> Option<(i8, i8)> {
        self.0.placement().map(|placement| (placement.at.x, placement.at.y))
    }

    /// Whether a card is placed upside down.
    #[getter]
    fn turned(&self) -> bool {
        self.0.placement().is_some_and(|placement| placement.turned)
    }

    /// Its number for learning programs, from 0 to `ACTIONS` - 1.
    #[getter]
    fn action(&self) -> usize {
        actions::number(self.0)
    }

    fn __repr__(&self) -> String {
        format!("Move(\"{}\")", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

/// The library's moves as Python's.
pub(crate) fn list(moves: impl IntoIterator<Item = rules::Move>) -> Vec<Move> {
    moves.into_iter().map(Move).collect()
}

/// What has to be decided, in a word.
pub(crate) const fn kind(decision: Option<rules::Decision>) -> Option<&'static str> {
    match decision {
        Some(rules::Decision::Start) => Some("start"),
        Some(rules::Decision::Draft) => Some("draft"),
        Some(rules::Decision::Place(_)) => Some("place"),
        None => None,
    }
}

/// The card that has to be placed now.
pub(crate) fn to_place(decision: Option<rules::Decision>) -> Option<char> {
    match decision {
        Some(rules::Decision::Place(card)) => Some(card.letter()),
        _ => None,
    }
}
