//! The game played as its players do: with keys, looking at the screen.

mod any_keys;
mod screens;
mod whole_games;

use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use wagons_players::Analyst;
use wagons_rules::Rng;

use super::app::{App, Scene};
use super::screen::{self, Ink};
use super::setup::{Opponent, SeatChoice, Setup};
use super::table::Table;
use crate::level::Level;

/// A table with somebody in front of it.
struct Sitting {
    app: App,
    now: Instant,
}

impl Sitting {
    /// Sits down at a deal or a record, against a computer or a second person.
    fn at(deal: &str, opponent: Option<&str>, seat: SeatChoice) -> Self {
        let computer = |name: &str| Opponent::Computer(name.parse::<Level>().expect("a player"));
        let names = if opponent.is_some() || deal.starts_with('s') { ["", ""] } else { ["Ada", "Ben"] };
        let setup = Setup {
            opponent: opponent.map_or(Opponent::Person, computer),
            seat,
            names: names.map(str::to_owned),
            deal: deal.to_owned(),
            ..Setup::default()
        };
        let mut chance = Rng::new(3);
        let table = setup.begin(&mut chance).expect("a table");
        let quick = Analyst { nodes: 2_000 };
        Self { app: App::at(table, chance, Vec::new()).advised_by(quick), now: Instant::now() }
    }

    fn table(&self) -> &Table {
        match self.app.scene() {
            Scene::Table(table) => table,
            Scene::Form(_) => panic!("still at the form"),
        }
    }

    fn record(&self) -> String {
        self.table().history().record().to_string()
    }

    fn press(&mut self, code: KeyCode) {
        self.app.key(code.into());
    }

    fn type_letters(&mut self, letters: &str) {
        letters.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
    }

    /// Lets time pass until the computer has moved, the hint is there, or the tally is counted.
    fn wait(&mut self) {
        let deadline = Instant::now() + Duration::from_mins(1);
        while self.app.tick(self.now) || self.app.thinks().is_some() {
            self.now += Duration::from_millis(500);
            std::thread::sleep(Duration::from_millis(1));
            assert!(Instant::now() < deadline, "nothing happens any more");
        }
    }

    /// What is to be seen on a screen of this size, without colours.
    fn seen(&self, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a test screen");
        terminal.draw(|frame| screen::draw(frame, &self.app, Ink::NONE)).expect("a picture");
        terminal.backend().to_string()
    }
}
