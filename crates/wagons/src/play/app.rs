//! Everything that happens between the keys and the screen: the form, the table, and the computer that thinks.
//!
//! The app knows time but reads no clock: whoever runs it says what time it is.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ratatui::crossterm::event::KeyEvent;
use wagons_players::{Analyst, Hint};
use wagons_rules::solo::{Scenario, Variant};
use wagons_rules::{AnyRecord, Deal, Game, Record, Rng, solo};

use super::book::{Book, brought};
use super::farewell::farewell;
use super::focus::Wish;
use super::input::intent;
use super::judgement::underway;
use super::players::Players;
use super::position::Position;
use super::reviewing::{News, Reviewing};
use super::sentences::promised;
use super::setup::Setup;
use super::setup_form::{Form, Outcome};
use super::table::Table;
use super::thinking::{Answer, Thinking};

/// How long a move of the computer is shown before the next.
const PACE: Duration = Duration::from_millis(800);
/// How long a line of the final tally is shown before the next.
const COUNT: Duration = Duration::from_millis(250);

/// The running game.
#[derive(Debug)]
pub(crate) struct App {
    scene: Scene,
    chance: Rng,
    /// Where further scenarios came from.
    files: Vec<PathBuf>,
    /// The book of the campaign that is played.
    book: Option<Book>,
    /// Whether the game on the table has been written into it.
    noted: bool,
    thinking: Option<(Purpose, Thinking)>,
    reviewing: Option<Reviewing>,
    /// Who gives hints and analyses games.
    analyst: Option<Analyst>,
    /// Whether the computer's moves are shown one by one, or all at once until a person is to move.
    hurry: bool,
    /// When something was last shown by itself.
    shown: Option<Instant>,
    done: bool,
}

/// What fills the screen.
#[derive(Debug)]
pub(crate) enum Scene {
    Form(Form),
    Table(Box<Table>),
}

/// What somebody thinks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Move,
    Hint,
}

impl App {
    /// Asks first what to play.
    pub(crate) fn asking(setup: Setup, chance: Rng, files: Vec<PathBuf>) -> Self {
        Self::with(Scene::Form(Form::new(setup)), chance, files)
    }

    /// Begins at a table.
    pub(crate) fn at(table: Table, chance: Rng, files: Vec<PathBuf>) -> Self {
        Self::with(Scene::Table(Box::new(table)), chance, files)
    }

    fn with(scene: Scene, chance: Rng, files: Vec<PathBuf>) -> Self {
        Self {
            scene,
            chance,
            files,
            book: None,
            noted: false,
            thinking: None,
            reviewing: None,
            analyst: None,
            hurry: false,
            shown: None,
            done: false,
        }
    }

    /// The same as part of a campaign.
    pub(crate) fn with_book(mut self, book: Option<Book>) -> Self {
        if let (Some(book), Scene::Table(table)) = (&book, &mut self.scene) {
            table.say(book.overview());
        }
        Self { book, ..self }
    }

    /// The same with another analyst.
    #[cfg(test)]
    pub(crate) fn advised_by(self, analyst: Analyst) -> Self {
        Self { analyst: Some(analyst), ..self }
    }

    pub(crate) fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Whether it is time to leave.
    pub(crate) fn is_done(&self) -> bool {
        self.done
    }

    /// What to print after leaving.
    pub(crate) fn farewell(&self) -> Option<String> {
        match &self.scene {
            Scene::Form(_) => None,
            Scene::Table(table) => Some(farewell(table, &self.files)),
        }
    }

    /// Who thinks, and for how long already.
    pub(crate) fn thinks(&self) -> Option<(String, Duration)> {
        let ((purpose, thinking), Scene::Table(table)) = (self.thinking.as_ref()?, &self.scene) else {
            return None;
        };
        let who = match (purpose, table.game().to_move()) {
            (Purpose::Move, Some(seat)) => table.players().at(seat).name().to_owned(),
            _ => "The adviser".to_owned(),
        };
        Some((who, thinking.elapsed()))
    }

    /// A key was pressed.
    pub(crate) fn key(&mut self, key: KeyEvent) {
        match &mut self.scene {
            Scene::Form(form) => match form.key(key) {
                Some(Outcome::Quit) => self.done = true,
                Some(Outcome::Begin) => self.begin(),
                None => {}
            },
            Scene::Table(table) => {
                let Some(intent) = intent(key) else { return };
                let before = table.history().entries().len();
                let wish = table.apply(intent);
                if table.history().entries().len() != before {
                    self.thinking = None;
                    self.reviewing = None;
                    self.shown = None;
                    self.noted = false;
                }
                if let Some(wish) = wish {
                    self.fulfil(wish);
                }
            }
        }
    }

    /// Text was pasted.
    pub(crate) fn paste(&mut self, text: &str) {
        if let Scene::Form(form) = &mut self.scene {
            form.paste(text);
        }
    }

    fn begin(&mut self) {
        let Scene::Form(form) = &mut self.scene else { return };
        match form.setup().begin(&mut self.chance) {
            Ok(table) => self.sit_down(table),
            Err(error) => form.refuse(error.to_string()),
        }
    }

    fn sit_down(&mut self, table: Table) {
        self.scene = Scene::Table(Box::new(table));
        self.thinking = None;
        self.reviewing = None;
        self.shown = None;
        self.hurry = false;
        self.noted = false;
    }

    /// Writes a game that is over into the book of its campaign, once. Returns whether there was something to write.
    fn write_down(&mut self) -> bool {
        let (Some(book), Scene::Table(table)) = (&mut self.book, &mut self.scene) else { return false };
        let AnyRecord::Solo(record) = table.history().record() else { return false };
        if std::mem::replace(&mut self.noted, true) {
            return false;
        }
        match book.note(record) {
            Ok(Some(noted)) => table.say(format!("{} N goes on.", brought(&noted))),
            Ok(None) => {}
            Err(failure) => table.say(failure.to_string()),
        }
        true
    }

    fn fulfil(&mut self, wish: Wish) {
        let Scene::Table(table) = &mut self.scene else { return };
        match wish {
            Wish::Quit => self.done = true,
            Wish::Hint => {
                let seed = self.chance.next_u64();
                let analyst = Box::new(self.analyst.unwrap_or(Analyst::HINT));
                let thinking = match table.game() {
                    Position::Duel(game) => Thinking::about(**game, analyst, seed),
                    Position::Solo(game) => Thinking::about(game.view(), analyst, seed),
                };
                self.thinking = Some((Purpose::Hint, thinking));
            }
            Wish::Hurry => {
                self.hurry = true;
                if let Some((_, thinking)) = &self.thinking {
                    thinking.hurry();
                }
            }
            Wish::Analyse => match table.history().record() {
                AnyRecord::Duel(_) if table.review().is_some() || self.reviewing.is_some() => {}
                AnyRecord::Duel(record) => {
                    self.reviewing = Some(Reviewing::of(record, self.analyst.unwrap_or(Analyst::REVIEW)));
                }
                AnyRecord::Solo(_) => table.say("Only games of two are analysed."),
            },
            Wish::Rematch => {
                let table = Table::new(&table.history().record().prefix(0), swapped(table));
                self.sit_down(table);
            }
            Wish::NewDeal => {
                let next = self.book.as_ref().and_then(|book| Some((book.next()?, book.variant())));
                let record = match next {
                    Some((scenario, variant)) => dealt(scenario, variant, &mut self.chance),
                    None => redealt(table.game(), &mut self.chance),
                };
                let table = Table::new(&record, swapped(table));
                self.sit_down(table);
            }
        }
    }

    /// Time has passed. Returns whether anything on the screen may have changed.
    pub(crate) fn tick(&mut self, now: Instant) -> bool {
        let Scene::Table(table) = &mut self.scene else { return false };
        let waited = |pause| self.shown.is_none_or(|shown| now.saturating_duration_since(shown) >= pause);
        if table.game().is_over() {
            let counts = waited(COUNT) && table.count_on();
            if counts {
                self.shown = Some(now);
            }
            return self.write_down() || self.look_at_the_review() || counts;
        }
        if !table.computer_decides() {
            self.hurry = false;
        }
        let Some((purpose, thinking)) = &mut self.thinking else {
            return self.let_the_computer_think();
        };
        match (*purpose, thinking.look()) {
            (_, Answer::Pending) => return true,
            (Purpose::Move, Answer::Report(report)) => {
                if !self.hurry && !waited(PACE) {
                    return true;
                }
                table.play(report.best);
                self.shown = Some(now);
            }
            (Purpose::Hint, Answer::Report(report)) => {
                let promise = match table.game() {
                    Position::Duel(game) => {
                        game.to_move().map(|seat| promised(&Hint::new(game, &report), seat))
                    }
                    Position::Solo(_) => None,
                };
                table.hinted(report.best, promise.as_deref());
            }
            // The mistake was reported where the thread died; all that is left is to save the game.
            (_, Answer::Never) => self.done = true,
        }
        self.thinking = None;
        true
    }

    /// Tells how far the analysis has come. Returns whether one is under way.
    fn look_at_the_review(&mut self) -> bool {
        let (Some(reviewing), Scene::Table(table)) = (&self.reviewing, &mut self.scene) else { return false };
        match reviewing.look() {
            Some(News::Done(done, all)) => table.say(underway((done, all))),
            Some(News::Review(review)) => {
                table.reviewed(review);
                self.reviewing = None;
            }
            Some(News::Never) => {
                table.say("The analysis has failed.");
                self.reviewing = None;
            }
            None => {}
        }
        true
    }

    fn let_the_computer_think(&mut self) -> bool {
        let Scene::Table(table) = &self.scene else { return false };
        let level = table.game().to_move().and_then(|seat| table.players().at(seat).level());
        let (Some(level), Position::Duel(game)) = (level, table.game()) else { return false };
        let thinking = Thinking::about(**game, level.player(), self.chance.next_u64());
        self.thinking = Some((Purpose::Move, thinking));
        true
    }
}

/// The seats swap between games, as people do; in the solo game there is nobody to swap with.
fn swapped(table: &Table) -> Players {
    match table.game() {
        Position::Duel(_) => table.players().swapped(),
        Position::Solo(_) => table.players().clone(),
    }
}

/// Another deal of the same game.
fn redealt(game: &Position, chance: &mut Rng) -> AnyRecord {
    match game {
        Position::Duel(_) => Record::<Game>::new(Deal::shuffled(chance)).into(),
        Position::Solo(game) => dealt(game.scenario().clone(), game.variant(), chance),
    }
}

fn dealt(scenario: Arc<Scenario>, variant: Variant, chance: &mut Rng) -> AnyRecord {
    Record::<solo::Game>::new(solo::Deal::shuffled(scenario, variant, chance)).into()
}
