//! Runs the real binary. Knows nothing of what it should answer.

#![cfg_attr(not(unix), allow(dead_code))] // some tests need a Unix

pub(crate) mod engine;
#[cfg(target_os = "linux")]
pub(crate) mod interrupt;
pub(crate) mod table;

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What a run left behind.
pub(crate) struct Run {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) status: Option<i32>,
}

/// Runs `wagons` with nothing on standard input.
pub(crate) fn wagons<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Run {
    wagons_reading(arguments, b"")
}

/// Runs `wagons` with these bytes on standard input.
pub(crate) fn wagons_reading<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>, input: &[u8]) -> Run {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("standard input is piped");
    std::thread::scope(|scope| {
        // A command that does not read its input is right to close the pipe.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().expect("the binary ends").into()
    })
}

/// The binary in an environment that says nothing about colours and terminals, speaks English, and has nothing kept but by
/// this test.
pub(crate) fn command<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_wagons"));
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "COLUMNS"] {
        command.env_remove(variable);
    }
    for variable in ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "TERM"] {
        command.env_remove(variable);
    }
    // A thread is called after the test it runs: each has a folder of its own, however tests are run.
    let test = std::thread::current().name().unwrap_or_default().replace(':', "-");
    let folder = std::env::temp_dir().join(format!("wagons-tests-{}-{test}", std::process::id()));
    command.env("LANG", "C.UTF-8").env("XDG_DATA_HOME", folder).args(arguments);
    command
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("everything printed is text");
        Self { stdout: text(output.stdout), stderr: text(output.stderr), status: output.status.code() }
    }
}

impl Run {
    /// What was printed by a run that succeeded in silence.
    #[track_caller]
    pub(crate) fn done(self) -> String {
        assert_eq!((self.stderr.as_str(), self.status), ("", Some(0)));
        self.stdout
    }

    /// The reason a run gave for saying no.
    #[track_caller]
    pub(crate) fn refused(self) -> String {
        assert_eq!((self.stdout.as_str(), self.status), ("", Some(1)), "{}", self.stderr);
        assert!(self.stderr.starts_with("error: "), "{}", self.stderr);
        self.stderr
    }
}
