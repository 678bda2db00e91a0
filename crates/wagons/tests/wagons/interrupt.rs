//! Ends a run by Ctrl-C when it has done something.

use std::fs;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use super::table::wait_for;
use super::{Run, command};

/// Runs `wagons`, interrupts it, and returns what it left behind, which is something.
pub(crate) fn interrupted(arguments: &[&str]) -> Run {
    // How much is done after some time is not known, so the time is doubled until something is.
    for attempt in 0..10 {
        let run = interrupted_after(arguments, Duration::from_millis(50 << attempt));
        assert_eq!(run.status, Some(130), "{}", run.stderr);
        if !run.stdout.is_empty() {
            return run;
        }
        assert!(run.stderr.starts_with("error: interrupted after 0 of "), "{}", run.stderr);
    }
    panic!("nothing is done in half a minute");
}

fn interrupted_after(arguments: &[&str], time: Duration) -> Run {
    let child = command(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    wait_for(|| catches_ctrl_c(child.id()).then_some(()));
    thread::sleep(time);
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.is_ok_and(|status| status.success()));
    child.wait_with_output().expect("it ends").into()
}

/// Whether a process has something to do when it is interrupted.
fn catches_ctrl_c(process: u32) -> bool {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).is_some_and(|mask| mask & 0b10 != 0)
}
