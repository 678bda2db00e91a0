//! The table of a game: the circle, both towns, the score sheet, and what one can do.
//!
//! [`State`] holds what the parts share; [`director`] brings the other side's moves on the table one by one; every
//! other file is one thing one sees.

mod bar;
mod circle;
mod director;
mod game_screen;
mod keys;
mod names;
mod pointing;
mod queue;
mod sheet;
mod stage;
mod state;
mod town;

pub(crate) use game_screen::GameScreen;
