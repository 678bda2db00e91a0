//! When the program is asked to end.

use std::io;

#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
#[cfg(windows)]
use tokio::signal::windows::{CtrlBreak, CtrlC, ctrl_break, ctrl_c};

/// Listens for Ctrl-C and for the system's request to end.
pub(crate) struct Signals {
    #[cfg(unix)]
    both: (Signal, Signal),
    #[cfg(windows)]
    both: (CtrlC, CtrlBreak),
}

impl Signals {
    /// Listens from now on.
    pub(crate) fn listen() -> io::Result<Self> {
        #[cfg(unix)]
        let both = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        #[cfg(windows)]
        let both = (ctrl_c()?, ctrl_break()?);
        Ok(Self { both })
    }

    /// Waits for one of them.
    pub(crate) async fn next(&mut self) {
        let (interrupt, terminate) = &mut self.both;
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    }
}
