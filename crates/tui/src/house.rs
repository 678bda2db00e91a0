//! What belongs to whoever plays here, whichever game is on the table: the words, the settings, everything that is kept,
//! and the day it is.

mod books;

use std::time::{SystemTime, UNIX_EPOCH};

use chrono::{DateTime, Datelike, Local};
use serde::{Deserialize, Serialize};
use wagons_rules::{Rng, Seat};
use wagons_table::link::SharedError;
use wagons_table::store::{Files, Memory};
use wagons_table::{
    Again, Day, Entry, Kept, Kind, People, Position, Session, Settings, Shelf, Store, StoreError,
};
use wagons_texts::{Language, Texts, text};

pub(crate) use self::books::stars;
use crate::opening::{Opening, Opponent};
use crate::table::Table;
use crate::telling::dated;

/// The one who plays here.
pub(crate) struct House {
    texts: Texts,
    settings: Settings,
    shelf: Box<Shelf<dyn Store>>,
    /// Why nothing is kept, if nothing is.
    trouble: Option<StoreError>,
    chance: Rng,
    today: Day,
}

/// The game at which somebody sat last.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
struct LastGame {
    game: u64,
}

impl Kept for LastGame {}

impl Entry for LastGame {
    const NAME: &'static str = "last-game";
}

impl House {
    /// The house of whoever is logged in. A language that is asked for is remembered.
    pub(crate) fn of_the_user(language: Option<Language>, chance: Rng) -> Self {
        let today = day_of(now());
        let opened = Files::of_the_user().map(Shelf::new);
        let opened = opened.and_then(|shelf| shelf.adopt_campaign().map(|_| shelf));
        let mut house = match opened {
            Ok(shelf) => Self::new(Box::new(shelf), chance, today),
            Err(error) => {
                let shelf = Box::<Shelf<Memory>>::default();
                Self { trouble: Some(error), ..Self::new(shelf, chance, today) }
            }
        };
        match language {
            Some(language) => house.choose_language(language),
            None => house.texts = Texts::new(house.settings.language(crate::locale::languages())),
        }
        house
    }

    /// A house with its things on a shelf.
    pub(crate) fn new(shelf: Box<Shelf<dyn Store>>, chance: Rng, today: Day) -> Self {
        let (texts, settings) = (Texts::new(Language::En), shelf.recall());
        let mut house = Self { texts, settings: Settings::default(), shelf, trouble: None, chance, today };
        house.settings = house.tried(settings).flatten().unwrap_or_default();
        house
    }

    /// What came of something that was to be kept or recalled; why nothing did is remembered, the first reason for good.
    fn tried<T>(&mut self, outcome: Result<T, StoreError>) -> Option<T> {
        outcome.map_err(|error| _ = self.trouble.get_or_insert(error)).ok()
    }

    /// Chooses a language for this game and all others.
    pub(crate) fn choose_language(&mut self, language: Language) {
        self.texts = Texts::new(language);
        self.set(|settings| settings.language = Some(language.tag().to_owned()));
    }

    pub(crate) const fn texts(&self) -> &Texts {
        &self.texts
    }

    pub(crate) const fn settings(&self) -> &Settings {
        &self.settings
    }

    pub(crate) const fn today(&self) -> Day {
        self.today
    }

    /// Why nothing is kept, in words, if nothing is.
    pub(crate) fn trouble(&self) -> Option<String> {
        self.trouble.as_ref().map(|error| text!(self.texts, TerminalNotKept { reason: error.to_string() }))
    }

    /// Changes a setting for good. Another program may have changed others meanwhile.
    pub(crate) fn set(&mut self, change: impl Fn(&mut Settings)) {
        change(&mut self.settings);
        let kept = self.shelf.change(|kept: &mut Settings| change(kept));
        self.tried(kept);
    }

    /// Begins a game and remembers the choices.
    pub(crate) fn begin(&mut self, opening: &Opening) -> Result<Table, SharedError> {
        let mut chance = Rng::new(self.chance.next_u64());
        let (kind, record) = opening.begin(self.today, &mut chance)?;
        self.set(|settings| match &opening.opponent {
            Opponent::Computer(level) => settings.level = *level,
            Opponent::Rival(_) => opening.variant.name().clone_into(&mut settings.variant),
            Opponent::Person => settings.names.clone_from(&opening.names),
        });
        let names = opening.names.each_ref().map(|name| name.trim().to_owned());
        Ok(self.seat(|number| {
            let session = Session::new(number, kind, record.clone());
            if kind == Kind::Together { session.named(names.clone()) } else { session }
        }))
    }

    /// What the form begins with: the opponent, the names and the variant of the games before.
    pub(crate) fn usual(&self, opening: Opening) -> Opening {
        Opening {
            opponent: Opponent::Computer(self.settings.level),
            variant: self.settings.variant.parse().unwrap_or_default(),
            names: self.settings.names.clone(),
            ..opening
        }
    }

    /// The next game with the same people: the next scenario of the campaign if this one was won, else another deal or
    /// the same once more.
    pub(crate) fn again(&mut self, session: &Session, again: Again) -> Table {
        if let (Position::Solo(game), Again::NewDeal) = (session.position(), again)
            && let Some(next) = self.book().worth(session.id(), &game).and_then(|worth| worth.next)
            && let Ok(table) = self.begin(&Opening {
                opponent: Opponent::Rival(next),
                variant: game.variant(),
                ..Opening::default()
            })
        {
            return table;
        }
        self.seat(|number| session.again(number, again))
    }

    fn seat(&mut self, session: impl Fn(u64) -> Session) -> Table {
        let now = now();
        let begun = self.shelf.begin(now, &session);
        let session = self.tried(begun).unwrap_or_else(|| session(now));
        self.resume(session)
    }

    /// Sits down at a game that was begun.
    pub(crate) fn resume(&mut self, session: Session) -> Table {
        self.remember(&session);
        Table::new(session, &self.texts, self.settings.confirm)
    }

    /// This is the game to go on with.
    pub(crate) fn remember(&mut self, session: &Session) {
        let kept = self.shelf.keep(&LastGame { game: session.id() });
        self.tried(kept);
    }

    /// Keeps the game if it has changed. Returns in words why it cannot be kept.
    pub(crate) fn keep(&mut self, table: &mut Table) -> Option<String> {
        if !table.take_changed() {
            return None;
        }
        self.trouble = self.shelf.keep_session(table.session()).err().or(self.trouble.take());
        self.trouble()
    }

    /// All kept games, the one at which somebody sat last first, then the newest.
    pub(crate) fn kept(&self) -> Vec<Session> {
        let last = self.shelf.recall::<LastGame>().ok().flatten().unwrap_or_default().game;
        let mut sessions = self.shelf.sessions().unwrap_or_default();
        sessions.retain(|session| session.kind() != Kind::Explore);
        sessions.sort_by_key(|session| session.id() != last);
        sessions
    }

    /// Somebody leaves the table. A game without a move is no game to go on with.
    pub(crate) fn leave(&mut self, table: &Table) {
        if table.moves() == 0 {
            // Nothing was kept if this fails.
            let _ = self.shelf.forget_session(table.session().id());
        } else {
            self.remember(table.session());
        }
    }

    /// A kept game in a few words: who plays, and how far it is.
    pub(crate) fn described(&self, session: &Session) -> String {
        let (texts, position) = (&self.texts, session.position());
        let mut title = People::of(session, texts).title(session, texts);
        if let Kind::Versus { day: Some(day), .. } = session.kind() {
            title = format!("{title}, {}", text!(texts, GameOfDay { day: dated(texts, day) }));
        }
        let own = session.kind().own_seat().unwrap_or(Seat::First);
        let [points, other] = [own, own.other()].map(|seat| position.points(seat));
        format!("{title}  {}", text!(texts, GameScore { points, other }))
    }
}

/// The moment as a number. Games are told apart by the moment of their beginning, in milliseconds.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// The day here at a moment.
fn day_of(moment: u64) -> Day {
    /// Near the end of the year 9999, after which there are no days.
    const LATEST: u64 = 253_402_000_000_000;
    let moment = DateTime::from_timestamp_millis(moment.min(LATEST) as i64).unwrap_or_default();
    let moment = moment.with_timezone(&Local);
    Day::new(moment.year(), moment.month() as u8, moment.day() as u8)
        .expect("a moment between 1970 and 9999 belongs to a day of these years")
}
