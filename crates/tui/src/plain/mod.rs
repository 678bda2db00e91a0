//! The game in lines: for pipes, scripts and screen readers. Every line read is a move or a command; every answer
//! is plain text without colours, so that it can be read aloud and compared.

mod command;
mod lines;
mod report;

use std::io::{self, BufRead, Write};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use wagons_rules::Move;
use wagons_table::thinking::{Finding, Job, Task};
use wagons_texts::{key, text};

use self::command::{Command, Typed};
use crate::apart::{Line, follow, is_under_way};
use crate::charset::{Charset, Shown};
use crate::errors::{PlayError, legal};
use crate::farewell::{farewell, seen};
use crate::house::House;
use crate::judgement::overview;
use crate::signals::Signals;
use crate::table::Table;
use crate::telling::{letters, offered};
use crate::thinking::find;

/// How often to look whether the other side has played.
pub(crate) const LOOK: Duration = Duration::from_millis(50);

/// Plays on standard input and output until the input ends or somebody quits.
pub(crate) fn run(
    table: Table,
    house: House,
    line: Option<Box<dyn Line>>,
    before: &[String],
    charset: Charset,
) -> Result<(), PlayError> {
    let last_word = Arc::new(Mutex::new(String::new()));
    Signals::end_with(Arc::clone(&last_word))?;
    let mut out = Shown { out: io::stdout(), charset };
    for line in before {
        writeln!(out, "{line}")?;
    }
    Plain { table, house, line, last_word, out }.play(&mut io::stdin().lock())
}

/// A game in lines.
struct Plain<W> {
    table: Table,
    house: House,
    /// Where the other side's turns come from, if it is elsewhere.
    line: Option<Box<dyn Line>>,
    /// What is said if a signal ends the game.
    last_word: Arc<Mutex<String>>,
    out: W,
}

impl<W: Write> Plain<W> {
    /// Plays to the end of the input. Whatever breaks, how to go on is said.
    fn play(&mut self, input: &mut impl BufRead) -> Result<(), PlayError> {
        let played = self.converse(input);
        if self.line.is_none() {
            self.house.leave(&self.table);
        }
        if let Some(farewell) = farewell(&self.table, &self.house) {
            writeln!(self.out, "{farewell}")?;
        }
        played
    }

    fn converse(&mut self, input: &mut impl BufRead) -> Result<(), PlayError> {
        let texts = self.table.texts().clone();
        writeln!(self.out, "{}\n{}", report::rules(&self.table), letters(&texts))?;
        let word = texts.text(key::TERMINAL_WORD_HELP);
        writeln!(self.out, "{}\n", text!(texts, TerminalTypeHelp { word }))?;
        writeln!(self.out, "{}", report::position(&self.table))?;
        if let Some(greeting) = self.table.notice() {
            writeln!(self.out, "{greeting}")?;
        }
        self.go_on(false)?;
        while let Some(line) = lines::next(input).map_err(PlayError::Input)? {
            let Ok(line) = line else {
                self.refuse(&texts.text(key::TERMINAL_ERROR_NOT_TEXT))?;
                continue;
            };
            for typed in command::read(&line, &texts) {
                if typed == Typed::Command(Command::Quit) {
                    return Ok(());
                }
                self.answer(&typed)?;
            }
        }
        Ok(())
    }

    fn answer(&mut self, typed: &Typed) -> io::Result<()> {
        let texts = self.table.texts().clone();
        let table = &self.table;
        let answer = match typed {
            Typed::Try(word) => legal(table.session().record(), word, &texts)
                .map(|mv| texts.labelled(&mv.to_string(), &offered(table, mv))),
            Typed::Other(word) => match legal(table.session().record(), word, &texts) {
                Ok(mv) => {
                    let is_shown = self.make(mv)?;
                    return self.go_on(is_shown);
                }
                Err(reason) => Err(reason),
            },
            Typed::Command(command) => match command {
                Command::Help => Ok(report::help(&texts)),
                Command::Rules => Ok(report::how_to_play(table)),
                Command::Show => Ok(format!("{}\n\n{}", report::rules(table), report::position(table))),
                Command::Score => Ok(report::sheet(table)),
                Command::Rival => {
                    report::rival(table).ok_or_else(|| texts.text(key::TERMINAL_ERROR_NO_RIVAL))
                }
                Command::Moves => Ok(report::moves(table)),
                Command::Record => Ok(seen(table.session().record())),
                Command::Undo => self.take_back()?.ok_or_else(|| texts.text(key::TERMINAL_NOTHING_TO_UNDO)),
                Command::Hint if is_under_way(table.session()) => Err(texts.text(key::ASK_NOTHING)),
                Command::Hint => self.advise().ok_or_else(|| texts.text(key::ASK_NOTHING)),
                Command::Analyse if table.moves() == 0 => Err(texts.text(key::REVIEW_BEGINNING)),
                Command::Analyse => match self.found(Task::Review) {
                    Some(Finding::Review(review)) => Ok(overview(&review, table).join("\n")),
                    _ => Err(texts.text(key::TERMINAL_ONLY_TWO_JUDGED)),
                },
                Command::Try => Err(texts.text(key::TERMINAL_ERROR_TRY)),
                Command::Quit => return Ok(()),
            },
        };
        match answer {
            Ok(answer) => writeln!(self.out, "{answer}"),
            Err(reason) => self.refuse(&reason),
        }
    }

    /// The next step of advice, one sentence a line, the move itself first once it is told.
    fn advise(&mut self) -> Option<String> {
        if self.table.speaks_advice() {
            self.table.advise_further();
        } else if let Some(Finding::Move(report)) = self.found(Task::Hint) {
            self.table.hinted(report);
        }
        let told = self.table.notice().filter(|_| self.table.speaks_advice())?;
        let texts = self.table.texts();
        if let Some(best) = self.table.recommended() {
            return Some(texts.labelled(&best.to_string(), told));
        }
        let key = texts.text(key::TERMINAL_WORD_HINT);
        Some(format!("{told}\n{}", text!(texts, TerminalHintMore { key })))
    }

    /// What the computer finds about the game as it stands, if there is something to think about.
    fn found(&self, task: Task) -> Option<Finding> {
        let session = self.table.session();
        Job::new(session.record(), task, session.seed()).map(find)
    }

    fn refuse(&mut self, reason: &str) -> io::Result<()> {
        writeln!(self.out, "{}", text!(self.table.texts(), TerminalError { reason }))
    }

    fn take_back(&mut self) -> io::Result<Option<String>> {
        let Some(mv) = self.table.take_back() else { return Ok(None) };
        self.keep()?;
        let texts = self.table.texts();
        let now = self.table.narrator().asked(self.table.game());
        Ok(Some(format!("{} {now}", text!(texts, TerminalTakenBack { mv: mv.to_string() }))))
    }

    /// Makes a move and tells it, with the rival's answer. Returns whether the whole position was shown after it.
    fn make(&mut self, mv: Move) -> io::Result<bool> {
        self.table.play(mv);
        self.keep()?;
        let Some(told) = self.table.log().last() else { return Ok(false) };
        let sentence = self.table.texts().labelled(&mv.to_string(), &told.sentence);
        writeln!(self.out, "{sentence}")?;
        let Some(answer) = &told.answer else { return Ok(false) };
        writeln!(self.out, "{answer}")?;
        let is_shown = !self.table.game().is_over();
        if is_shown {
            writeln!(self.out, "\n{}", report::position(&self.table))?;
        }
        Ok(is_shown)
    }

    /// Keeps the game, and what to say if the next thing that comes is a signal.
    fn keep(&mut self) -> io::Result<()> {
        if self.line.is_some() {
            return Ok(());
        }
        if let Some(trouble) = self.house.keep(&mut self.table) {
            writeln!(self.out, "{trouble}")?;
        }
        if let Ok(mut last_word) = self.last_word.lock() {
            *last_word = farewell(&self.table, &self.house).unwrap_or_default();
        }
        Ok(())
    }

    /// Waits until what was settled here has arrived, and for the other side as long as it is elsewhere and to move; tells
    /// what it plays. Whether it did.
    fn wait(&mut self) -> io::Result<bool> {
        let Some(line) = &mut self.line else { return Ok(false) };
        let before = self.table.moves();
        let mut told = before;
        loop {
            self.table.forget_notice();
            follow(&mut **line, &mut self.table);
            if let Some(notice) = self.table.notice() {
                writeln!(self.out, "{notice}")?;
            }
            for told in self.table.log().iter().skip(told) {
                let sentence = self.table.texts().labelled(&told.mv.to_string(), &told.sentence);
                writeln!(self.out, "{sentence}")?;
            }
            told = self.table.moves();
            let goes_on = self.table.session().is_over() || self.table.person_decides();
            if goes_on && !line.is_sending() {
                return Ok(told > before);
            }
            self.out.flush()?;
            thread::sleep(LOOK);
        }
    }

    /// Lets the computer play as long as it is to move, then asks the next person, or tells how the game ended. A
    /// town that has just been shown is not shown again.
    fn go_on(&mut self, mut is_shown: bool) -> io::Result<()> {
        let mut answered = self.wait()?;
        while let Some(task) = self.table.session().task() {
            let Some(Finding::Move(report)) = self.found(task) else { break };
            self.make(report.best)?;
            answered = true;
        }
        self.keep()?;
        if answered && !self.table.game().is_over() {
            writeln!(self.out, "\n{}", report::position(&self.table))?;
            is_shown = true;
        }
        let (game, narrator) = (self.table.game(), self.table.narrator());
        if let Some(result) = narrator.result(game) {
            writeln!(self.out, "\n{}\n\n{result}", report::sheet(&self.table))?;
            for sentence in self.house.note(&self.table) {
                writeln!(self.out, "{sentence}")?;
            }
        } else {
            for line in report::to_place(&self.table).iter().flatten().skip(is_shown.into()) {
                writeln!(self.out, "{line}")?;
            }
            writeln!(self.out, "{}", narrator.asked(game))?;
        }
        self.out.flush()
    }
}
