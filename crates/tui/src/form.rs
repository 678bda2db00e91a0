//! The first screen: a kept game to go on with, or what is agreed before a new one.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use wagons_rules::solo::Variant;
use wagons_table::{Beginner, Session};
use wagons_texts::{Language, Texts, key, sentence_case, text};

use crate::house::{House, stars};
use crate::input::is_interrupt;
use crate::opening::{Opening, Opponent};
use crate::telling::dated;

/// A line of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Row {
    /// A kept game, or a new one.
    Game,
    Opponent,
    /// Who drafts first, against the computer.
    Beginner,
    /// How the rival plays, in the solo game.
    Variant,
    /// The name of the first or the second of two people.
    Name(usize),
    Deal,
    Language,
}

/// The form as it is filled in.
#[derive(Debug)]
pub(crate) struct Form {
    opening: Opening,
    /// What was kept: games to go on with, then finished ones to look back on.
    kept: Vec<Session>,
    /// Which of them is chosen; none for a new game.
    chosen: Option<usize>,
    language: Language,
    row: Row,
    refusal: Option<String>,
}

/// What leaves the form, or changes it from outside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    Begin,
    Quit,
    Speak(Language),
}

impl Form {
    /// The longest text a line takes: a whole game is shorter.
    const LONGEST: usize = 4_000;

    pub(crate) fn new(opening: Opening, house: &House) -> Self {
        let mut kept = house.kept();
        kept.sort_by_key(Session::is_over);
        let chosen = kept.first().is_some_and(|session| !session.is_over()).then_some(0);
        let row = if chosen.is_some() { Row::Game } else { Row::Opponent };
        Self { opening, chosen, kept, language: house.texts().language(), row, refusal: None }
    }

    pub(crate) const fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The kept game to go on with.
    pub(crate) fn kept(&self) -> Option<&Session> {
        self.chosen.map(|place| &self.kept[place])
    }

    /// The line the keys speak to.
    pub(crate) const fn row(&self) -> Row {
        self.row
    }

    /// Why the game could not begin.
    pub(crate) fn refusal(&self) -> Option<&str> {
        self.refusal.as_deref()
    }

    /// Says why the game cannot begin, at the line of the deal: nothing else can be wrong.
    pub(crate) fn refuse(&mut self, reason: String) {
        self.row = Row::Deal;
        self.refusal = Some(reason);
    }

    /// The lines that mean something now.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let mut rows = if self.kept.is_empty() { Vec::new() } else { vec![Row::Game] };
        if self.chosen.is_none() {
            rows.push(Row::Opponent);
            rows.extend_from_slice(match self.opening.opponent {
                Opponent::Computer(_) if self.opening.daily => &[Row::Deal],
                Opponent::Computer(_) => &[Row::Beginner, Row::Deal],
                Opponent::Person => &[Row::Name(0), Row::Name(1), Row::Deal],
                Opponent::Rival(_) => &[Row::Variant, Row::Deal],
            });
        }
        rows.push(Row::Language);
        rows
    }

    /// What a line is called, and what it says when it is empty.
    pub(crate) fn label(row: Row, texts: &Texts) -> (String, String) {
        let empty = match row {
            Row::Name(place) => text!(texts, TablePlayer { number: place + 1 }),
            Row::Deal => texts.text(key::TERMINAL_DEAL_EMPTY),
            _ => String::new(),
        };
        let label = texts.text(match row {
            Row::Game => key::TERMINAL_GAME,
            Row::Opponent => key::HOME_OPPONENT,
            Row::Beginner => key::OPPONENTS_FIRST,
            Row::Variant => key::SOLO_VARIANT,
            Row::Name(0) => key::TERMINAL_FIRST_NAME,
            Row::Name(_) => key::TERMINAL_SECOND_NAME,
            Row::Deal => key::TERMINAL_DEAL,
            Row::Language => key::SETTINGS_LANGUAGE,
        });
        (label, empty)
    }

    /// Whether a line is chosen from a list.
    pub(crate) fn is_choice(&self, row: Row) -> bool {
        !matches!(row, Row::Name(_) | Row::Deal) || row == Row::Deal && self.opening.daily
    }

    /// What a line holds, in words.
    pub(crate) fn value(&self, row: Row, house: &House) -> String {
        let texts = house.texts();
        match row {
            Row::Game => match self.kept() {
                Some(session) => {
                    let what = if session.is_over() { key::ENDING_LOOK_BACK } else { key::HOME_CONTINUE };
                    texts.labelled(&texts.text(what), &house.described(session))
                }
                None => texts.text(key::TERMINAL_NEW_GAME),
            },
            Row::Opponent => opponent(&self.opening, house),
            Row::Beginner => match (self.opening.beginner, &self.opening.opponent) {
                (Beginner::Person, _) => texts.text(key::YOU),
                (Beginner::Computer, Opponent::Computer(level)) => texts.character(*level),
                (Beginner::Computer, _) => String::new(),
                (Beginner::Chance, _) => texts.text(key::OPPONENTS_CHANCE),
            },
            Row::Variant => texts.variant(self.opening.variant),
            Row::Name(place) => self.opening.names[place].clone(),
            Row::Deal if self.opening.daily => {
                format!("{}, {}", texts.text(key::DAILY_TITLE), dated(texts, house.today()))
            }
            Row::Deal => self.opening.deal.clone(),
            Row::Language => self.language.own_name().to_owned(),
        }
    }

    /// What there is to know about the choice of a line: how an opponent plays, what a scenario is about.
    pub(crate) fn remark(&self, house: &House) -> Option<String> {
        let texts = house.texts();
        match (self.row, &self.opening.opponent) {
            (Row::Opponent, Opponent::Computer(level)) => Some(texts.manner(*level)),
            (Row::Opponent, Opponent::Person) => Some(texts.text(key::HOME_TOGETHER_HINT)),
            (Row::Opponent, Opponent::Rival(scenario)) => texts.flavour(scenario),
            (Row::Variant, _) => Some(texts.variant_rule(self.opening.variant)),
            (Row::Deal, Opponent::Computer(_)) if self.opening.daily => {
                Some(texts.text(key::TERMINAL_DAILY_HINT))
            }
            (Row::Deal, Opponent::Computer(_)) => Some(texts.text(key::TERMINAL_DEAL_HINT)),
            _ => None,
        }
    }

    /// Fills in the form.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Option<Outcome> {
        if is_interrupt(key) {
            return Some(Outcome::Quit);
        }
        self.refusal = None;
        match key.code {
            KeyCode::Esc => return Some(Outcome::Quit),
            KeyCode::Enter => return Some(Outcome::Begin),
            KeyCode::Up | KeyCode::BackTab => self.row = neighbour(&self.rows(), &self.row, false),
            KeyCode::Down | KeyCode::Tab => self.row = neighbour(&self.rows(), &self.row, true),
            KeyCode::Left => return self.choose(false),
            KeyCode::Right => return self.choose(true),
            KeyCode::Char('q') if self.text().is_none() => return Some(Outcome::Quit),
            KeyCode::Char(' ') if self.text().is_none() => return self.choose(true),
            KeyCode::Backspace => _ = self.text().map(String::pop),
            KeyCode::Delete => _ = self.text().map(String::clear),
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
            self.chosen = None;
            self.opening.daily = false;
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
            Row::Name(place) => Some(&mut self.opening.names[place]),
            Row::Deal if !self.opening.daily => Some(&mut self.opening.deal),
            _ => None,
        }
    }

    fn choose(&mut self, forward: bool) -> Option<Outcome> {
        let opening = &mut self.opening;
        match self.row {
            Row::Game => {
                let over = self.kept.partition_point(|session| !session.is_over());
                let all: Vec<_> =
                    (0..over).map(Some).chain([None]).chain((over..self.kept.len()).map(Some)).collect();
                self.chosen = neighbour(&all, &self.chosen, forward);
            }
            Row::Opponent => opening.opponent = neighbour(&opening.opponents(), &opening.opponent, forward),
            Row::Beginner => opening.beginner = neighbour(&Beginner::ALL, &opening.beginner, forward),
            Row::Variant => opening.variant = neighbour(&Variant::ALL, &opening.variant, forward),
            Row::Deal => opening.daily = !opening.daily && matches!(opening.opponent, Opponent::Computer(_)),
            Row::Language => {
                self.language = neighbour(&Language::ALL, &self.language, forward);
                return Some(Outcome::Speak(self.language));
            }
            Row::Name(_) => {}
        }
        None
    }
}

/// Who it is, and how strong.
fn opponent(opening: &Opening, house: &House) -> String {
    let texts = house.texts();
    match &opening.opponent {
        Opponent::Computer(level) => {
            let (name, epithet) = (texts.character(*level), texts.epithet(*level));
            format!("{name}, {epithet} ({})", texts.strength(*level))
        }
        Opponent::Person => texts.text(key::HOME_TOGETHER),
        Opponent::Rival(scenario) => {
            let book = house.book();
            let stages = book.campaign().stages(opening.variant);
            let stage = stages.iter().find(|stage| stage.scenario == *scenario);
            let won = stage.map(|stage| format!("  {}", stars(stage.stars()))).unwrap_or_default();
            let title = sentence_case(&texts.scenario(scenario));
            let number = format!("{} {}", texts.text(key::SOLO_TITLE), scenario.id());
            texts.labelled(&number, &format!("{title}{won}"))
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
    use crate::tests::house;
    use wagons_table::Level;

    fn typed(form: &mut Form, keys: &[KeyCode]) -> Option<Outcome> {
        keys.iter().map(|&code| form.key(code.into())).last().flatten()
    }

    fn form() -> Form {
        Form::new(Opening::default(), &house())
    }

    #[test]
    fn arrows_choose_and_letters_write() {
        let mut form = form();
        typed(&mut form, &[KeyCode::Right, KeyCode::Down, KeyCode::Left, KeyCode::Down]);
        typed(&mut form, &[KeyCode::Char('1'), KeyCode::Char('q')]);
        assert_eq!(typed(&mut form, &[KeyCode::Backspace, KeyCode::Enter]), Some(Outcome::Begin));
        let Opening { opponent, beginner, deal, .. } = form.opening();
        assert_eq!((opponent, *beginner), (&Opponent::Computer(Level::Medium), Beginner::Chance));
        assert_eq!(deal, "1");
    }

    #[test]
    fn two_people_have_names_and_a_solo_game_has_variants() {
        let mut form = form();
        typed(&mut form, &[KeyCode::Left]);
        assert_eq!(form.rows()[1], Row::Variant);
        assert!(form.value(Row::Opponent, &house()).contains("6: Empty Country"));
        typed(&mut form, &[KeyCode::Left; 6]);
        assert_eq!(form.rows()[1..3], [Row::Name(0), Row::Name(1)]);
    }

    #[test]
    fn a_record_can_be_pasted_anywhere() {
        let mut form = form();
        form.paste("  FKQ/RJAPODGLNMHBICE *B\n");
        assert_eq!(form.value(Row::Deal, &house()), "FKQ/RJAPODGLNMHBICE *B");
        assert_eq!(form.row(), Row::Deal);
    }

    #[test]
    fn kept_games_are_offered_first() {
        let mut house = house();
        let opening = Opening { opponent: Opponent::Person, deal: "1".to_owned(), ..Opening::default() };
        for names in ["Ada", "Eve"] {
            let names = [names.to_owned(), "Ben".to_owned()];
            house.begin(&Opening { names, ..opening.clone() }).expect("a table");
        }
        let mut form = Form::new(Opening::default(), &house);
        assert_eq!(form.rows(), [Row::Game, Row::Language]);
        assert!(form.value(Row::Game, &house).contains("Eve"), "the last one first");
        typed(&mut form, &[KeyCode::Right]);
        assert!(form.kept().is_some_and(|session| session.names()[0] == "Ada"));
        typed(&mut form, &[KeyCode::Right]);
        assert!(form.kept().is_none() && form.rows().len() > 2);
    }
}
