//! Opens the user's browser, in the way of each system.

use std::process::{Command, Stdio};
use std::thread;

use crate::message::tell;

/// Opens a page, without waiting for the browser. When that fails, the user is told where to go.
pub(crate) fn open(address: String) {
    // The opener of some systems runs as long as the browser does.
    let by_hand = format!("No browser could be opened: open {address} yourself.\n");
    let told = by_hand.clone();
    let opening = thread::Builder::new().spawn(move || {
        let opened =
            opener(&address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
        if !opened.is_ok_and(|status| status.success()) {
            tell(&told);
        }
    });
    if opening.is_err() {
        tell(&by_hand);
    }
}

#[cfg(windows)]
fn opener(address: &str) -> Command {
    let mut opener = Command::new("cmd");
    // The first word in quotes would be the title of a window.
    opener.args(["/C", "start", "", address]);
    opener
}

#[cfg(unix)]
fn opener(address: &str) -> Command {
    use std::os::unix::process::CommandExt;

    let mut opener = Command::new(if cfg!(target_os = "macos") { "open" } else { "xdg-open" });
    // Ctrl-C ends the server, not the browser: it goes to every process of the group.
    opener.arg(address).process_group(0);
    opener
}
