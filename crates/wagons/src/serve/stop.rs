//! When the program is asked to end.

use std::io;

#[cfg(unix)]
use tokio::signal::unix::{SignalKind, signal};
#[cfg(windows)]
use tokio::signal::windows::{ctrl_break, ctrl_c};

/// Listens from now on for Ctrl-C and for the system's request to end; the future waits for one of them.
pub(super) fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    #[cfg(windows)]
    let (mut interrupt, mut terminate) = (ctrl_c()?, ctrl_break()?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}
