//! The engine protocol: lines in, lines out, in the manner of UCI.
//!
//! One type for each direction: a [`Command`] goes in, a [`Reply`] comes out. Both can be written and read, so the
//! same types serve the engine and whoever drives one. What the lines mean to their readers stands in
//! `docs/protocol.md`.

mod command;
mod reply;
mod session;
mod thinking;

pub(crate) use command::{Command, Go, Setting};
pub(crate) use reply::{Reply, ReplyError};
pub(crate) use session::Session;
