//! How a guide leads the table, as in the tutorial. Without one everything legal may be done, the
//! computer thinks for itself, and games are kept with the others.

use leptos::prelude::*;
use wagons_rules::{Move, Placement};
use wagons_table::{Position, Session};

/// What a person is about to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Lay a card where it can still be turned and moved.
    Lay(Placement),
    /// Make a move for good.
    Play(Move),
}

/// How a table is led.
#[derive(Clone, Copy)]
pub(crate) struct Lead {
    /// Whether a person may do something now.
    pub(crate) allows: Callback<(Deed, Position), bool>,
    /// What the other side plays now, if it need not think.
    pub(crate) answer: Callback<Session, Option<Move>>,
    /// Keeps the game.
    pub(crate) keep: Callback<Session>,
}
