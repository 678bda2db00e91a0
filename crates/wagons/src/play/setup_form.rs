//! The first screen: a form for what is agreed before a game.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use wagons_rules::solo::Variant;

use super::input::is_interrupt;
use super::setup::{Opponent, SeatChoice, Setup};

/// A line of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Row {
    Opponent,
    /// Where to sit, or in the solo game how the rival plays.
    Seat,
    Name,
    OtherName,
    Deal,
}

/// The form as it is filled in.
#[derive(Debug, Clone)]
pub(crate) struct Form {
    setup: Setup,
    row: Row,
    refusal: Option<String>,
}

/// What leaves the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    Begin,
    Quit,
}

impl Row {
    pub(crate) const ALL: [Self; 5] = [Self::Opponent, Self::Seat, Self::Name, Self::OtherName, Self::Deal];
}

impl Form {
    /// The longest text a line takes: a whole game is shorter.
    const LONGEST: usize = 400;

    pub(crate) fn new(setup: Setup) -> Self {
        Self { setup, row: Row::Opponent, refusal: None }
    }

    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The line the keys speak to.
    pub(crate) fn row(&self) -> Row {
        self.row
    }

    /// Why the game could not begin.
    pub(crate) fn refusal(&self) -> Option<&str> {
        self.refusal.as_deref()
    }

    /// Says why the game cannot begin, at the line that is wrong.
    pub(crate) fn refuse(&mut self, reason: impl Into<String>) {
        self.row = Row::Deal;
        self.refusal = Some(reason.into());
    }

    /// Whether the game is for one. Then there is no choice of seats, but of how the rival plays.
    pub(crate) fn is_solo(&self) -> bool {
        matches!(self.setup.opponent, Opponent::Rival(_))
    }

    /// What a line holds, in words.
    pub(crate) fn value(&self, row: Row) -> String {
        match row {
            Row::Opponent => match &self.setup.opponent {
                Opponent::Person => "Two people at one keyboard".to_owned(),
                Opponent::Computer(level) => format!("{} ({level}): {}", level.character(), level.manner()),
                Opponent::Rival(scenario) => format!("Solo {}: {}", scenario.id(), scenario.title()),
            },
            Row::Seat if self.is_solo() => self.setup.variant.name().to_owned(),
            Row::Seat => match self.setup.seat {
                SeatChoice::First => "First: drafts first".to_owned(),
                SeatChoice::Second => "Second: names the start card".to_owned(),
                SeatChoice::Random => "By lot".to_owned(),
            },
            Row::Name => self.setup.names[0].clone(),
            Row::OtherName => self.setup.names[1].clone(),
            Row::Deal => self.setup.deal.clone(),
        }
    }

    /// Fills in the form.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Option<Outcome> {
        if key.kind == KeyEventKind::Release {
            return None;
        }
        if is_interrupt(key) {
            return Some(Outcome::Quit);
        }
        self.refusal = None;
        match key.code {
            KeyCode::Esc => return Some(Outcome::Quit),
            KeyCode::Enter => return Some(Outcome::Begin),
            KeyCode::Up | KeyCode::BackTab => self.row = neighbour(&Row::ALL, &self.row, false),
            KeyCode::Down | KeyCode::Tab => self.row = neighbour(&Row::ALL, &self.row, true),
            KeyCode::Left => self.choose(false),
            KeyCode::Right => self.choose(true),
            KeyCode::Char('q') if self.text().is_none() => return Some(Outcome::Quit),
            KeyCode::Char(' ') if self.text().is_none() => self.choose(true),
            KeyCode::Backspace => {
                self.text().map(String::pop);
            }
            KeyCode::Delete => {
                self.text().map(String::clear);
            }
            KeyCode::Char(letter) if !key.modifiers.contains(KeyModifiers::CONTROL) => {
                self.write(&letter.to_string());
            }
            _ => {}
        }
        None
    }

    /// Adds text to the line; what is pasted elsewhere is taken for a record.
    pub(crate) fn paste(&mut self, text: &str) {
        if self.text().is_none() {
            self.row = Row::Deal;
        }
        self.write(text.trim());
    }

    fn write(&mut self, added: &str) {
        if let Some(text) = self.text() {
            let room = Self::LONGEST.saturating_sub(text.chars().count());
            text.extend(added.chars().filter(|letter| !letter.is_control()).take(room));
        }
    }

    /// The text of the line, if it is one to write in.
    fn text(&mut self) -> Option<&mut String> {
        match self.row {
            Row::Opponent | Row::Seat => None,
            Row::Name => Some(&mut self.setup.names[0]),
            Row::OtherName => Some(&mut self.setup.names[1]),
            Row::Deal => Some(&mut self.setup.deal),
        }
    }

    fn choose(&mut self, forward: bool) {
        match self.row {
            Row::Opponent => {
                self.setup.opponent = neighbour(&self.setup.opponents(), &self.setup.opponent, forward);
            }
            Row::Seat if self.is_solo() => {
                self.setup.variant = neighbour(&Variant::ALL, &self.setup.variant, forward);
            }
            Row::Seat => self.setup.seat = neighbour(&SeatChoice::ALL, &self.setup.seat, forward),
            _ => {}
        }
    }
}

/// The next or the previous of a list, around its ends.
fn neighbour<T: Clone + PartialEq>(all: &[T], current: &T, forward: bool) -> T {
    let place = all.iter().position(|other| other == current).unwrap_or(0);
    let step = if forward { 1 } else { all.len() - 1 };
    all[(place + step) % all.len()].clone()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::Level;

    fn typed(form: &mut Form, keys: &[KeyCode]) -> Option<Outcome> {
        keys.iter().map(|&code| form.key(code.into())).last().flatten()
    }

    #[test]
    fn arrows_choose_and_letters_write() {
        let mut form = Form::new(Setup::default());
        typed(&mut form, &[KeyCode::Right, KeyCode::Down, KeyCode::Left, KeyCode::Down]);
        typed(&mut form, &[KeyCode::Char('A'), KeyCode::Char('d'), KeyCode::Char('a'), KeyCode::Char('q')]);
        assert_eq!(typed(&mut form, &[KeyCode::Backspace, KeyCode::Enter]), Some(Outcome::Begin));
        let Setup { opponent, seat, names, .. } = form.setup();
        let first = Level::offered().next().expect("somebody plays");
        assert_eq!((opponent, *seat), (&Opponent::Computer(first), SeatChoice::Random));
        assert_eq!(names[0], "Ada");
    }

    #[test]
    fn a_solo_game_has_variants_instead_of_seats() {
        let mut form = Form::new(Setup::default());
        typed(&mut form, &[KeyCode::Left, KeyCode::Down, KeyCode::Left]);
        assert_eq!(form.value(Row::Opponent), "Solo 6: Empty Country");
        assert_eq!(form.value(Row::Seat), "legend");
    }

    #[test]
    fn a_record_can_be_pasted_anywhere() {
        let mut form = Form::new(Setup::default());
        form.paste("  FKQ/RJAPODGLNMHBICE *B\n");
        assert_eq!(form.value(Row::Deal), "FKQ/RJAPODGLNMHBICE *B");
        assert_eq!(form.row(), Row::Deal);
    }
}
