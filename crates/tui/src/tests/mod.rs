//! The game played as its players do: with keys, looking at the screen.

mod any_keys;
mod apart;
mod every_language;
mod keeping;
mod screens;
mod whole_games;

use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use wagons_players::Analyst;
use wagons_rules::Rng;
use wagons_table::store::Memory;
use wagons_table::{Beginner, Level, Shelf};
use wagons_texts::Language;

use crate::app::{App, Scene};
use crate::charset::Charset;
use crate::house::House;
use crate::opening::{Opening, Opponent};
use crate::picture::Colors;
use crate::screen;
use crate::table::Table;

/// Somebody who has nothing yet.
pub(crate) fn house() -> House {
    House::new(Box::<Shelf<Memory>>::default(), Rng::new(3), "2026-11-15".parse().expect("a day"))
}

/// What two people play, or a solo game, if that is what the deal says.
fn opening(deal: &str, level: Option<Level>, beginner: Beginner) -> Opening {
    Opening {
        opponent: level.map_or(Opponent::Person, Opponent::Computer),
        beginner,
        names: ["Ada".to_owned(), "Ben".to_owned()],
        deal: deal.to_owned(),
        ..Opening::default()
    }
}

/// A table with somebody in front of it.
struct Sitting {
    app: App,
    now: Instant,
}

impl Sitting {
    /// Sits down at a deal or a record, against the computer or a second person.
    fn at(deal: &str, level: Option<Level>, beginner: Beginner) -> Self {
        Self::speaking(Language::En, &opening(deal, level, beginner))
    }

    fn speaking(language: Language, opening: &Opening) -> Self {
        let mut house = house();
        house.choose_language(language);
        let table = house.begin(opening).expect("a table");
        Self::of(App::at(table, house, None))
    }

    fn of(app: App) -> Self {
        let quick = Analyst { nodes: 1_500 };
        Self { app: app.advised_by(quick), now: Instant::now() }
    }

    fn table(&self) -> &Table {
        match self.app.scene() {
            Scene::Table(table) => table,
            Scene::Form(_) => panic!("still at the form"),
        }
    }

    fn record(&self) -> String {
        self.table().session().record().to_string()
    }

    fn press(&mut self, code: KeyCode) {
        self.app.key(code.into());
    }

    fn type_letters(&mut self, letters: &str) {
        letters.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
    }

    /// Lets time pass until the computer has moved, the hint is there, or the tally is counted.
    fn wait(&mut self) {
        let deadline = Instant::now() + Duration::from_mins(2);
        while self.app.tick(self.now) || self.app.thinks().is_some() {
            self.now += Duration::from_millis(500);
            std::thread::sleep(Duration::from_millis(1));
            assert!(Instant::now() < deadline, "nothing happens any more");
        }
    }

    /// What is to be seen on a screen of this size, without colours.
    fn seen(&self, width: u16, height: u16) -> String {
        self.seen_in(width, height, Charset::Unicode)
    }

    fn seen_in(&self, width: u16, height: u16, charset: Charset) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a test screen");
        terminal.draw(|frame| screen::draw(frame, &self.app, Colors::None, charset)).expect("a picture");
        terminal.backend().to_string()
    }
}
