//! What `wagons serve` adds to the server: the table that is built in, the user's browser, and the signals that end it.

mod browser;
mod log;
mod place;
mod stop;

pub(crate) use browser::open;
pub(crate) use log::{Format, begin as begin_log, level};
pub(crate) use place::place;
pub(crate) use stop::Signals;
use wagons_server::Embedded;

/// Every file of the table that was built into this program; nothing when it was built without. The build script writes
/// the value.
pub(crate) const TABLE: Option<&[Embedded]> = include!(concat!(env!("OUT_DIR"), "/table.rs"));
