//! What is kept of solo games: the book of what was reached, and the scenarios somebody wrote.

use wagons_rules::AnyRecord;
use wagons_table::{Kind, OwnScenarios, Session, SoloBook};

use crate::storage::{self, Shelf};

/// The name the book is kept under.
pub(crate) const BOOK: &str = "solo";
/// The name the scenarios are kept under.
pub(crate) const SCENARIOS: &str = "scenarios";

/// The book of solo games.
pub(crate) fn book(shelf: &impl Shelf) -> SoloBook {
    storage::recall(shelf, BOOK).unwrap_or_default()
}

/// The scenarios somebody wrote.
pub(crate) fn own_scenarios(shelf: &impl Shelf) -> OwnScenarios {
    storage::recall(shelf, SCENARIOS).unwrap_or_default()
}

/// Notes a finished solo game; other games, and what is only tried out, are left alone, and a game that was noted stays noted. Whether everything
/// that should be kept is.
///
/// The book is read anew each time, because another window may have written in it.
pub(crate) fn note(shelf: &impl Shelf, session: &Session) -> bool {
    let (Kind::Solo, AnyRecord::Solo(record)) = (session.kind(), session.record()) else { return true };
    let mut book = book(shelf);
    if !book.note(session.id(), record) {
        return true;
    }
    storage::keep(shelf, BOOK, &book)
}
