//! A conversation with an engine: what it remembers, and what it answers.
//!
//! Everything that happens arrives in one queue, lines from outside and words of the thought alike, so answers
//! never overtake one another.

use std::io::{self, Read, Write};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;

use wagons_players::PlayerName;
use wagons_rules::AnyRecord;
use wagons_rules::solo::Scenarios;

use crate::command::{Command, CommandError, Go, Setting};
use crate::lines::{LineError, Lines};
use crate::reply::Reply;
use crate::thinking::{Question, Said, Thinking};

/// What an engine remembers.
pub struct Session {
    level: PlayerName,
    seed: u64,
    scenarios: Scenarios,
    position: Option<AnyRecord>,
    thinking: Option<Thinking>,
    sender: SyncSender<Event>,
    events: Receiver<Event>,
}

/// What happens to an engine.
enum Event {
    Line(Result<Command, ObeyError>),
    /// No more lines will come, perhaps because they cannot be read.
    End(io::Result<()>),
    Said(Said),
}

/// Why a line is answered with an error and changes nothing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
enum ObeyError {
    #[error(transparent)]
    Line(#[from] LineError),
    #[error(transparent)]
    Command(#[from] CommandError),
    #[error("thinking: send `stop` and wait for `bestmove` first")]
    Busy,
    #[error("no position: send `position RECORD` first")]
    NoPosition,
    #[error("a thread cannot be started: {0}")]
    NoThread(String),
    #[error("{0} has made a mistake and has no move")]
    Failed(PlayerName),
}

/// Why a conversation cannot begin or go on.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SessionError {
    /// The system has no thread left.
    #[error("a thread cannot be started: {0}")]
    Thread(#[source] io::Error),
    /// Nothing more can be read.
    #[error("standard input cannot be read: {0}")]
    Input(#[source] io::Error),
    /// Nobody listens any more.
    #[error("standard output cannot be written: {0}")]
    Output(#[from] io::Error),
}

impl Session {
    /// How many lines may wait; whoever sends more waits too.
    const QUEUE: usize = 64;

    /// An engine that knows these solo scenarios.
    pub fn new(level: PlayerName, seed: u64, scenarios: Scenarios) -> Self {
        let (sender, events) = mpsc::sync_channel(Self::QUEUE);
        Self { level, seed, scenarios, position: None, thinking: None, sender, events }
    }

    /// Answers line by line until `quit` or the end of input.
    pub fn converse(
        mut self,
        input: impl Read + Send + 'static,
        out: &mut dyn Write,
    ) -> Result<(), SessionError> {
        let (sender, scenarios) = (self.sender.clone(), self.scenarios.clone());
        let reader = thread::Builder::new().spawn(move || read_lines(input, &scenarios, &sender));
        reader.map_err(SessionError::Thread)?;
        let mut ended = None;
        while ended.is_none() || self.thinking.is_some() {
            // The session holds a sender itself, so somebody can always send.
            let Ok(event) = self.events.recv() else { break };
            match event {
                Event::Said(Said::Progress(info)) => reply(out, &[Reply::Info(info)])?,
                Event::Said(Said::Done(info, best)) => {
                    self.thinking = None;
                    reply(out, &[Reply::Info(info), Reply::BestMove(Some(best))])?;
                }
                Event::Said(Said::Failed) => {
                    self.thinking = None;
                    reply(out, &[Reply::Error(ObeyError::Failed(self.level).to_string())])?;
                }
                // Lines that come after the end are not for us.
                Event::Line(_) if ended.is_some() => {}
                Event::Line(Ok(Command::Quit)) => ended = Some(self.end(Ok(()))),
                Event::End(result) => ended = ended.or(Some(self.end(result))),
                Event::Line(line) => {
                    let replies = line.and_then(|command| self.obey(command));
                    reply(out, &replies.unwrap_or_else(|no| vec![Reply::Error(no.to_string())]))?;
                }
            }
        }
        ended.unwrap_or(Ok(())).map_err(SessionError::Input)
    }

    /// A thought still going on is stopped, and its move still given.
    fn end(&self, result: io::Result<()>) -> io::Result<()> {
        self.thinking.iter().for_each(Thinking::stop);
        result
    }

    /// Does what it is told, or says why not and changes nothing.
    fn obey(&mut self, command: Command) -> Result<Vec<Reply>, ObeyError> {
        let busy = self.thinking.is_some();
        match command {
            Command::Wep => return Ok(self.introduction()),
            Command::IsReady => return Ok(vec![Reply::ReadyOk]),
            Command::SetOption(_) | Command::Position(_) | Command::Go(_) if busy => {
                return Err(ObeyError::Busy);
            }
            Command::SetOption(Setting::Level(level)) => self.level = level,
            Command::SetOption(Setting::Seed(seed)) => self.seed = seed,
            Command::Position(record) => self.position = Some(record),
            Command::Go(go) => return self.think(go),
            // The thought may have ended while the line was on its way: that is nobody's mistake.
            Command::Stop | Command::Quit => self.thinking.iter().for_each(Thinking::stop),
        }
        Ok(Vec::new())
    }

    fn think(&mut self, go: Go) -> Result<Vec<Reply>, ObeyError> {
        let position = self.position.as_ref().ok_or(ObeyError::NoPosition)?;
        if position.decision().is_none() {
            return Ok(vec![Reply::BestMove(None)]);
        }
        let (level, seed, sender) = (self.level, self.seed, self.sender.clone());
        // When nobody listens any more the engine has ended, and the thought with it.
        let say = move |said| drop(sender.send(Event::Said(said)));
        let thinking = match position {
            AnyRecord::Duel(record) => {
                let question = Question { position: *record.game(), player: level.player(), seed, go };
                Thinking::begin(question, say)
            }
            AnyRecord::Solo(record) => {
                let question =
                    Question { position: record.game().view(), player: level.solo_player(), seed, go };
                Thinking::begin(question, say)
            }
        };
        self.thinking = Some(thinking.map_err(|error| ObeyError::NoThread(error.to_string()))?);
        Ok(Vec::new())
    }

    fn introduction(&self) -> Vec<Reply> {
        let levels = PlayerName::ALL.map(|level| level.to_string()).join(" var ");
        vec![
            Reply::Name("Wagons".to_owned()),
            Reply::Version(env!("CARGO_PKG_VERSION").to_owned()),
            Reply::Option("Level".to_owned(), format!("type combo default {} var {levels}", self.level)),
            Reply::Option(
                "Seed".to_owned(),
                format!("type spin default {} min 0 max {}", self.seed, u64::MAX),
            ),
            Reply::WepOk,
        ]
    }
}

/// Sends every line, then the end.
fn read_lines(input: impl Read, scenarios: &Scenarios, sender: &SyncSender<Event>) {
    let mut lines = Lines::new(input);
    loop {
        let event = match lines.read() {
            Ok(Some(Ok(line))) => Event::Line(Command::read(line, scenarios).map_err(ObeyError::from)),
            Ok(Some(Err(error))) => Event::Line(Err(error.into())),
            Ok(None) => Event::End(Ok(())),
            Err(error) => Event::End(Err(error)),
        };
        let last = matches!(event, Event::End(_));
        if sender.send(event).is_err() || last {
            return;
        }
    }
}

/// Says it at once: whoever drives an engine waits for every line.
fn reply(out: &mut dyn Write, replies: &[Reply]) -> io::Result<()> {
    replies.iter().try_for_each(|reply| writeln!(out, "{reply}"))?;
    out.flush()
}
