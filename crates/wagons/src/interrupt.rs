//! Ctrl-C as a wish to come to an end, for work whose result so far is worth having.

use std::fmt::Display;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::Serialize;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

use crate::answer::write_json;
use crate::error::CommandError;
use crate::message::harmless;

/// The exit status of work that was interrupted, as shells have it.
pub(crate) const STATUS: u8 = 130;

/// A flag that is set by Ctrl-C, or by being asked to end. Whoever asks twice does not want to wait: then this
/// program ends at once.
pub(crate) fn awaited() -> io::Result<Arc<AtomicBool>> {
    let asked = Arc::default();
    for signal in [SIGINT, SIGTERM] {
        // In this order: the first signal sets the flag, the second finds it set.
        flag::register_conditional_shutdown(signal, STATUS.into(), Arc::clone(&asked))?;
        flag::register(signal, Arc::clone(&asked))?;
    }
    Ok(asked)
}

/// Prints the result of the games that were played before the flag was set, or of all; nothing where none was.
pub(crate) fn print<T: Display + Serialize>(
    asked: &AtomicBool,
    (done, all): (u64, u64),
    result: impl FnOnce() -> T,
    in_json: bool,
) -> Result<(), CommandError> {
    if done > 0 {
        let (result, mut out) = (result(), io::stdout().lock());
        if in_json {
            write_json(&mut out, &result)?;
        } else {
            write!(out, "{}", harmless(&result.to_string()))?;
        }
    }
    if asked.load(Ordering::Relaxed) { Err(CommandError::Interrupted { done, all }) } else { Ok(()) }
}
