//! Programs that go on beside this one and end with it: servers and drivers.

use std::io::{self, BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;

use crate::program::ask;

/// A program in the background. It is ended when this value is dropped.
#[derive(Debug)]
pub(crate) struct Background {
    command: Command,
    child: Child,
}

impl Background {
    /// Starts a program.
    pub(crate) fn new(mut command: Command) -> io::Result<Self> {
        let child = command.stdin(Stdio::null()).spawn()?;
        Ok(Self { command, child })
    }

    /// Starts a program and waits until a line of its output tells what is wanted of it, for instance its address.
    pub(crate) fn start(
        mut command: Command,
        telling: impl Fn(&str) -> Option<String>,
    ) -> io::Result<(Self, String)> {
        command.stdout(Stdio::piped());
        let mut started = Self::new(command)?;
        let output = started.child.stdout.take().ok_or_else(|| io::Error::other("it has no output"))?;
        let mut lines = BufReader::new(output).lines();
        let told = lines.by_ref().map_while(Result::ok).find_map(|line| telling(&line));
        // What it says later is of no interest, but it must be able to say it.
        thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        let told = told.ok_or_else(|| io::Error::other("it ended without saying that it is ready"))?;
        Ok((started, told))
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it with no warning.
    pub(crate) fn kill(&mut self) {
        // It may have ended by itself; then there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Asks it to end, and waits until it has.
    pub(crate) fn ask_to_end(&mut self) {
        let _ = ask("kill", &[&self.id().to_string()]);
        let _ = self.child.wait();
    }

    /// Starts it again, where it has ended.
    pub(crate) fn start_again(&mut self) -> io::Result<()> {
        self.child = self.command.spawn()?;
        Ok(())
    }

    /// Starts it again if it has ended by itself, as whoever runs it would; whether it had.
    pub(crate) fn revive(&mut self) -> io::Result<bool> {
        let has_ended = self.child.try_wait()?.is_some();
        if has_ended {
            self.start_again()?;
        }
        Ok(has_ended)
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        self.kill();
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
    fn what_has_ended_is_started_again() {
        let mut sleeping = Background::new(program("sleep", &["1000"])).unwrap();
        let first = sleeping.id();
        assert!(!sleeping.revive().unwrap());
        sleeping.ask_to_end();
        assert!(sleeping.revive().unwrap());
        assert_ne!(sleeping.id(), first);
        sleeping.kill();
        sleeping.start_again().unwrap();
        assert!(!sleeping.revive().unwrap());
    }

    #[test]
    fn a_program_that_is_never_ready_is_an_error() {
        assert!(Background::start(program("echo", &["hello"]), number).is_err());
        assert!(Background::start(program("no-such-program", &[]), number).is_err());
    }
}
