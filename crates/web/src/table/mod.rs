//! The table of a game: the circle, both towns, the score sheet, and what one can do.
//!
//! [`State`] holds what the parts share; [`director`] brings the other side's moves on the table one by one; every
//! other file is one thing one sees.

mod advice;
mod bar;
mod board;
mod circle;
mod count;
mod deck;
mod director;
mod dragging;
mod ending;
mod expectation;
mod extent;
mod first_step;
mod frame;
mod game_screen;
mod glide;
mod goals;
mod handover;
mod hearing;
mod help;
pub(crate) mod keys;
mod lead;
mod log;
mod looking;
mod moves;
mod names;
mod part;
mod pointing;
mod question;
mod queue;
mod reaction;
mod rival_show;
mod rival_town;
mod rival_turns;
mod sheet;
mod side;
mod stage;
mod state;
mod town;
mod track;
mod travel;

pub(crate) use advice::{Advice, Remarks};
pub(crate) use board::Board;
pub(crate) use frame::Frame;
pub(crate) use game_screen::{GameScreen, Table};
pub(crate) use lead::{Deed, Lead};
pub(crate) use sheet::ScoreSheet;
pub(crate) use stage::Stage;
pub(crate) use state::State;
