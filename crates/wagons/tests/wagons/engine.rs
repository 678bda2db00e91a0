//! Talks to `wagons engine` line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use super::command;

/// An engine to talk to.
pub(crate) struct Engine {
    pub(crate) child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let mut child = command(["engine"].iter().chain(arguments))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let input = child.stdin.take().expect("standard input is piped");
        let output = BufReader::new(child.stdout.take().expect("standard output is piped"));
        Self { child, input, output }
    }

    pub(crate) fn say(&mut self, line: impl AsRef<[u8]>) {
        self.input.write_all(line.as_ref()).expect("the engine listens");
        self.input.write_all(b"\n").expect("the engine listens");
    }

    pub(crate) fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("the engine speaks text");
        assert!(line.ends_with('\n'), "the engine has ended: {line}");
        line.trim_end().to_owned()
    }

    /// The lines up to one that begins so.
    pub(crate) fn hear_until(&mut self, first: &str) -> Vec<String> {
        let mut lines = vec![self.hear()];
        while !lines.last().is_some_and(|line| line.starts_with(first)) {
            lines.push(self.hear());
        }
        lines
    }

    /// The token of the next `bestmove`.
    pub(crate) fn bestmove(&mut self) -> String {
        let lines = self.hear_until("bestmove ");
        let last = lines.last().expect("at least one line");
        assert!(lines[..lines.len() - 1].iter().all(|line| line.starts_with("info ")), "{lines:?}");
        last["bestmove ".len()..].to_owned()
    }

    pub(crate) fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().expect("the engine ends").success());
    }

    /// How much memory it holds, where the system tells.
    pub(crate) fn resident_kilobytes(&self) -> Option<u64> {
        const PAGE: u64 = 4;
        let statm = std::fs::read_to_string(format!("/proc/{}/statm", self.child.id())).ok()?;
        statm.split(' ').nth(1)?.parse::<u64>().ok().map(|pages| pages * PAGE)
    }
}
