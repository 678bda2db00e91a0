//! Ctrl-C as a wish to come to an end, for work whose result so far is worth having.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

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
