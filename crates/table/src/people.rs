//! The people at a table: who they are, how they are called, and how sentences speak of them.

use wagons_rules::{AnyRecord, Seat};
use wagons_texts::{Person, Texts, key, text};

use crate::apart::Apart;
use crate::name::is_proper_name;
use crate::narration::player_name;
use crate::session::{Kind, Session};

/// The two sides of a game, in words.
///
/// ```
/// use wagons_rules::{Record, Seat};
/// use wagons_table::{Kind, Level, People, Session};
/// use wagons_texts::{Language, Person, Texts};
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE".parse()?;
/// let kind = Kind::Versus { level: Level::Easy, person: Seat::Second, day: None };
/// let people = People::of(&Session::new(1, kind, record.into()), &Texts::new(Language::En));
/// assert_eq!(people.person(Seat::Second), &Person::You);
/// assert_eq!(people.name(Seat::Second), "You");
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct People {
    persons: [Person; 2],
    names: [String; 2],
}

impl People {
    /// The people of a game.
    pub fn of(session: &Session, texts: &Texts) -> Self {
        Self::at(session.kind(), session.names(), texts)
    }

    /// The people at a table of this kind. Two people at one table may have names; empty and
    /// [improper](is_proper_name) ones are none.
    pub fn at(kind: Kind, names: [&str; 2], texts: &Texts) -> Self {
        let person = |seat: Seat| match kind {
            Kind::Versus { person, .. } if seat == person => Person::You,
            Kind::Versus { level, .. } => Person::named(texts.character(level)),
            Kind::Solo if seat == Seat::First => Person::You,
            Kind::Solo => texts.rival(),
            Kind::Apart(people) if people.you == Some(seat) => Person::You,
            Kind::Apart(people) => {
                let name = people.players[seat.index()].map(|player| player_name(texts, player));
                Person::named(name.unwrap_or_else(|| texts.text(key::APART_NOBODY)))
            }
            Kind::Together | Kind::Explore => match names[seat.index()].trim() {
                name if !name.is_empty() && is_proper_name(name) => Person::named(name),
                _ => Person::named(text!(texts, TablePlayer { number: seat.index() + 1 })),
            },
        };
        let persons = Seat::BOTH.map(person);
        let names = persons.each_ref().map(|person| texts.called(person));
        Self { persons, names }
    }

    /// Both, the first seat first, for a sentence.
    pub const fn persons(&self) -> &[Person; 2] {
        &self.persons
    }

    /// Whoever sits there, for a sentence.
    pub const fn person(&self, seat: Seat) -> &Person {
        &self.persons[seat.index()]
    }

    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// What a game of these people is called: by the opponent, by the scenario, or by both players.
    pub fn title(&self, session: &Session, texts: &Texts) -> String {
        match (session.kind(), session.record()) {
            (Kind::Versus { .. } | Kind::Apart(Apart { you: Some(_), .. }), _) => {
                self.name(session.viewer().other()).to_owned()
            }
            (_, AnyRecord::Solo(record)) => texts.scenario(record.deal().scenario()),
            (Kind::Explore, _) => texts.text(key::GAME_EXPLORED),
            _ => texts.list(&self.names),
        }
    }
}
