//! Another program as a contender, spoken to in the engine protocol.

use std::io::{self, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command as Process, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use wagons_lab::Halt;
use wagons_lab::arena::{ArenaError, Choice, Contender};
use wagons_players::Limits;
use wagons_rules::Record;

use crate::command::{Command, Go, Setting};
use crate::lines::Lines;
use crate::reply::{Reply, ReplyError};

/// A running engine.
pub(crate) struct Program {
    name: String,
    limits: Limits,
    child: Child,
    input: ChildStdin,
    /// What it says, line by line; closed when it has ended.
    replies: Receiver<String>,
    /// Whether its chance can be set.
    seeded: bool,
}

/// What is wrong with a program.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ProgramError {
    /// It cannot be started.
    #[error("it cannot be started: {0}")]
    Start(#[source] io::Error),
    /// It ended, or closed its input or output.
    #[error("it ended before answering `{0}`")]
    Ended(String),
    /// It takes too long.
    #[error("no answer to `{0}` for {time} s", time = .1.as_secs())]
    Silent(String, Duration),
    /// It answered with an error.
    #[error("it answers `{asked}` with `error {error}`")]
    Error {
        /// The last line said to it.
        asked: String,
        /// What it objects to.
        error: String,
    },
    /// It answered with something that cannot be read.
    #[error("it answers `{asked}` with `{answer}`: {reason}")]
    Unreadable {
        /// The last line said to it.
        asked: String,
        /// Its line.
        answer: String,
        /// Why it cannot be read.
        reason: String,
    },
    /// It would not move in a game that is not over.
    #[error("it has no move in `{0}`")]
    NoMove(String),
}

impl Program {
    /// How much longer than its limit an answer may take.
    const PATIENCE: Duration = Duration::from_mins(1);
    /// How long to wait for a line before looking whether the arena goes on.
    const LOOK: Duration = Duration::from_millis(50);
    /// Every engine knows this limit.
    const USUAL: Limits = Limits::time(Duration::from_secs(1));

    /// Starts a program and waits until it has introduced itself.
    pub(crate) fn start(command: &[String], limits: Option<Limits>) -> Result<Self, ArenaError> {
        let name = command.join(" ");
        let faulty = |error: ProgramError| ArenaError::Contender { name: name.clone(), reason: error.into() };
        let mut words = command.iter();
        let mut child = Process::new(words.next().map_or("", String::as_str))
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| faulty(ProgramError::Start(error)))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(faulty(ProgramError::Ended("wep".to_owned())));
        };
        let (sender, replies) = mpsc::sync_channel(64);
        let limits = limits.unwrap_or(Self::USUAL);
        let mut program = Self { name: name.clone(), limits, child, input, replies, seeded: false };
        let reader = thread::Builder::new().spawn(move || read_lines(output, &sender));
        reader.map_err(|error| faulty(ProgramError::Start(error)))?;
        program.introduction().map_err(faulty)?;
        Ok(program)
    }

    fn introduction(&mut self) -> Result<(), ProgramError> {
        let asked = self.say(&Command::Wep)?;
        let mut seeded = false;
        self.listen(asked, Duration::ZERO, None, |reply| {
            seeded |= matches!(&reply, Reply::Option(name, _) if name == "Seed");
            (reply == Reply::WepOk).then_some(())
        })?;
        self.seeded = seeded;
        Ok(())
    }

    fn ask(&mut self, record: &Record, seed: u64, halt: Halt<'_>) -> Result<Choice, ProgramError> {
        if self.seeded {
            self.say(&Command::SetOption(Setting::Seed(seed)))?;
        }
        self.say(&Command::Position(record.clone().into()))?;
        let asked = self.say(&Command::Go(Go::Within(self.limits)))?;
        let mut nodes = 0;
        let time = self.limits.time.unwrap_or_default();
        let best = self.listen(asked, time, Some(halt), |reply| match reply {
            Reply::Info(info) => {
                nodes = info.nodes;
                None
            }
            Reply::BestMove(best) => Some(best),
            _ => None,
        })?;
        let best = best.ok_or_else(|| ProgramError::NoMove(record.to_string()))?;
        Ok(Choice { best, nodes })
    }

    /// Says a line and returns it.
    fn say(&mut self, command: &Command) -> Result<String, ProgramError> {
        let line = command.to_string();
        match writeln!(self.input, "{line}").and_then(|()| self.input.flush()) {
            Ok(()) => Ok(line),
            Err(_) => Err(ProgramError::Ended(line)),
        }
    }

    /// Listens until a reply is what was waited for, or nobody wants it any more.
    fn listen<T>(
        &self,
        asked: String,
        time: Duration,
        halt: Option<Halt<'_>>,
        mut waited_for: impl FnMut(Reply) -> Option<T>,
    ) -> Result<T, ProgramError> {
        let allowed = time.saturating_add(Self::PATIENCE);
        let is_halted = || halt.is_some_and(|halt| halt.is_called());
        let begun = Instant::now();
        loop {
            let left = allowed.saturating_sub(begun.elapsed());
            let line = match self.replies.recv_timeout(left.min(Self::LOOK)) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) if left > Self::LOOK && !is_halted() => continue,
                Err(RecvTimeoutError::Timeout) => return Err(ProgramError::Silent(asked, allowed)),
                Err(RecvTimeoutError::Disconnected) => return Err(ProgramError::Ended(asked)),
            };
            match line.parse() {
                Ok(Reply::Error(error)) => return Err(ProgramError::Error { asked, error }),
                Ok(reply) => {
                    if let Some(found) = waited_for(reply) {
                        return Ok(found);
                    }
                }
                Err(ReplyError::Unknown) => {}
                Err(error) => {
                    return Err(ProgramError::Unreadable { asked, answer: line, reason: error.to_string() });
                }
            }
        }
    }
}

impl Contender for Program {
    fn choose(&mut self, record: &Record, seed: u64, halt: Halt<'_>) -> Result<Choice, ArenaError> {
        self.ask(record, seed, halt)
            .map_err(|error| ArenaError::Contender { name: self.name.clone(), reason: error.into() })
    }
}

impl Drop for Program {
    /// Asks it to end, and does not wait long.
    fn drop(&mut self) {
        const PATIENCE: Duration = Duration::from_secs(1);
        let begun = Instant::now();
        if self.say(&Command::Quit).is_ok() {
            while begun.elapsed() < PATIENCE && matches!(self.child.try_wait(), Ok(None)) {
                thread::sleep(Duration::from_millis(5));
            }
        }
        // It may have ended by itself: then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Hands on every line; one that is no text is passed over like any other that is not of the protocol.
fn read_lines(output: ChildStdout, sender: &SyncSender<String>) {
    let mut lines = Lines::new(output);
    while let Ok(Some(line)) = lines.read() {
        if let Ok(line) = line
            && sender.send(line.to_owned()).is_err()
        {
            return;
        }
    }
}
