#![doc = include_str!("../README.md")]
//! # Parts
//!
//! One type for each direction: a [`Command`] goes to an engine, a [`Reply`] comes from it. Both can be written and read, so the
//! same types serve the engine ([`Session`]) and whoever drives one ([`Spec`]).

mod command;
mod limit;
mod lines;
mod margin;
mod program;
mod reply;
mod session;
mod spec;
mod thinking;

pub use command::{Command, CommandError, Go, Setting};
pub use limit::{LimitError, limit};
pub use lines::{LineError, Lines};
pub use margin::Expected;
pub use reply::{Info, Reply, ReplyError};
pub use session::{Session, SessionError};
pub use spec::{Spec, SpecError};
