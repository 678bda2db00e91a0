//! Games apart from the terminal: a line to a server, who is at this end of it, and a program that plays.

mod identity;
mod line;
mod player;
mod seat;

pub(crate) use identity::{random, token_for};
pub(crate) use line::{ApartError, Event, Line};
pub(crate) use player::{Lookout, look_at, play};
pub(crate) use seat::Seat;
