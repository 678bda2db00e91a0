//! A record of either game, for whoever takes both.

use std::fmt;

use crate::deal::Deal;
use crate::decision::{Decision, Move, MoveError};
use crate::game::Game;
use crate::moves::Moves;
use crate::record::{Record, RecordError};
use crate::solo::{self, Scenarios};

/// The record of a two-player game or of a solo game; its deal says which.
///
/// ```
/// use wagons_rules::AnyRecord;
/// use wagons_rules::solo::Scenarios;
///
/// let scenarios = Scenarios::built_in();
/// for text in ["FKQ/RJAPODGLNMHBICE *B P P'0,0", "s1:IP/ABCDEFGH/JKLMNOQR B B0,0"] {
///     assert_eq!(AnyRecord::parse(text, &scenarios)?.to_string(), text);
/// }
/// let dealt = AnyRecord::from(scenarios.deal("s1:IP/ABCDEFGH/JKLMNOQR")?);
/// assert!(dealt.moves_made().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum AnyRecord {
    /// Two players.
    Duel(Box<Record<Game>>),
    /// One player against the rival.
    Solo(Box<Record<solo::Game>>),
}

/// Asks a record of either game the same thing.
macro_rules! either {
    ($any:expr, $record:ident => $asked:expr) => {
        match $any {
            AnyRecord::Duel($record) => $asked,
            AnyRecord::Solo($record) => $asked,
        }
    };
}

impl AnyRecord {
    /// Reads a record of either game, with the scenarios that may occur in it.
    pub fn parse(text: &str, scenarios: &Scenarios) -> Result<Self, RecordError> {
        // Cards are capital letters, so no deal of a two-player game begins like this.
        if text.trim_start().starts_with('s') {
            scenarios.record(text).map(Self::from)
        } else {
            text.parse::<Record>().map(Self::from)
        }
    }

    /// The moves made so far; in a solo game the player's.
    pub fn moves_made(&self) -> &[Move] {
        either!(self, record => record.moves())
    }

    /// What has to be decided, or nothing when the game is over.
    pub fn decision(&self) -> Option<Decision> {
        either!(self, record => record.game().decision())
    }

    /// Every legal move, in the order of the notation.
    pub fn legal_moves(&self) -> Moves<'_> {
        either!(self, record => record.game().moves())
    }

    /// Says why a move cannot be made now, if it cannot.
    pub fn check(&self, mv: Move) -> Result<(), MoveError> {
        either!(self, record => record.check(mv))
    }

    /// Whether a move is legal now.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.check(mv).is_ok()
    }

    /// Makes a move, or says why it cannot be made and changes nothing.
    pub fn try_play(&mut self, mv: Move) -> Result<(), MoveError> {
        either!(self, record => record.try_play(mv))
    }

    /// Takes the last move back and returns it.
    pub fn undo(&mut self) -> Option<Move> {
        either!(self, record => record.undo())
    }

    /// The same game after its first `count` moves only.
    #[must_use]
    pub fn prefix(&self, count: usize) -> Self {
        either!(self, record => record.prefix(count).into())
    }
}

impl fmt::Display for AnyRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        either!(self, record => record.fmt(f))
    }
}

impl From<Record<Game>> for AnyRecord {
    fn from(record: Record<Game>) -> Self {
        Self::Duel(Box::new(record))
    }
}

impl From<Record<solo::Game>> for AnyRecord {
    fn from(record: Record<solo::Game>) -> Self {
        Self::Solo(Box::new(record))
    }
}

/// A game of two that has just been dealt.
impl From<Deal> for AnyRecord {
    fn from(deal: Deal) -> Self {
        Record::<Game>::new(deal).into()
    }
}

/// A solo game that has just been dealt.
impl From<solo::Deal> for AnyRecord {
    fn from(deal: solo::Deal) -> Self {
        Record::<solo::Game>::new(deal).into()
    }
}
