//! Programs that go on beside this one and end with it: servers and drivers.

use std::io::{self, BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;

/// A program in the background. It is ended when this value is dropped.
#[derive(Debug)]
pub(crate) struct Background {
    child: Child,
}

impl Background {
    /// Starts a program and waits until a line of its output tells what is wanted of it, for instance its address.
    pub(crate) fn start(
        mut command: Command,
        telling: impl Fn(&str) -> Option<String>,
    ) -> io::Result<(Self, String)> {
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut started = Self { child };
        let output = started.child.stdout.take().ok_or_else(|| io::Error::other("it has no output"))?;
        let mut lines = BufReader::new(output).lines();
        let told = lines.by_ref().map_while(Result::ok).find_map(|line| telling(&line));
        // What it says later is of no interest, but it must be able to say it.
        thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        match told {
            Some(told) => Ok((started, told)),
            None => Err(io::Error::other("it ended without saying that it is ready")),
        }
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::program;

    fn number(line: &str) -> Option<String> {
        line.strip_prefix("ready on ").map(str::to_owned)
    }

    #[test]
    fn it_is_ready_when_it_says_so_and_ends_with_the_value() {
        let script = "echo hello; echo ready on $$; exec sleep 1000";
        let (started, process) = Background::start(program("sh", &["-c", script]), number).unwrap();
        let alive = || program("kill", &["-0", &process]).output().unwrap().status.success();
        assert!(alive());
        drop(started);
        assert!(!alive());
    }

    #[test]
    fn a_program_that_is_never_ready_is_an_error() {
        assert!(Background::start(program("echo", &["hello"]), number).is_err());
        assert!(Background::start(program("no-such-program", &[]), number).is_err());
    }
}
