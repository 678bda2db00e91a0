//! A game with somebody elsewhere, at this table.
//!
//! The table shows a session like any other. What the other side does comes over a line that somebody else holds; what is
//! settled here goes out on it.

use wagons_table::{Kind, Session};
use wagons_texts::Texts;

use crate::table::Table;

/// The line to a game apart.
pub trait Line {
    /// Whether something has happened since this was asked last.
    fn has_news(&mut self) -> bool;

    /// The game as it is known here; nothing before the server has told of it.
    fn session(&mut self) -> Option<Session>;

    /// Why there never will be a game, if there is a reason.
    fn over(&self, texts: &Texts) -> Option<String>;

    /// Sends what is settled in a game beyond what the server has, unless something happened since the game was asked for.
    fn settle(&mut self, settled: &Session);

    /// Whether what was settled here has not arrived yet. Whoever leaves now has not made the move.
    fn is_sending(&mut self) -> bool;

    /// What is to be said: why nothing goes on, or what the other one said.
    fn notice(&mut self, texts: &Texts) -> Option<String>;
}

/// Sends what was settled at the table, and shows what came. Returns whether anything may have changed.
pub(crate) fn follow(line: &mut dyn Line, table: &mut Table) -> bool {
    let has_news = line.has_news();
    if let Some(told) = line.session().filter(|_| has_news) {
        table.follow(told);
    }
    if table.settle_turn() {
        line.settle(table.session());
    }
    if !has_news {
        return false;
    }
    if let Some(notice) = line.notice(table.texts()) {
        table.say(notice);
    }
    true
}

/// Whether it is a game apart that goes on: then nobody is helped.
pub(crate) fn is_under_way(session: &Session) -> bool {
    matches!(session.kind(), Kind::Apart(_)) && !session.is_over()
}
