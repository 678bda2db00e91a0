//! What belongs to whoever plays here, whichever game is on the table: the words, the settings, everything that is kept,
//! and the day it is.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use chrono::{DateTime, Datelike, Local};
use serde::{Deserialize, Serialize};
use wagons_players::puzzles::Puzzle;
use wagons_rules::solo::{self, Scenario, Variant};
use wagons_rules::{AnyRecord, Rng, Seat};
use wagons_table::link::SharedError;
use wagons_table::solo_book::Worth;
use wagons_table::store::{Files, Memory};
use wagons_table::{
    Again, Campaign, Day, Daybook, Entry, Feat, Kept, Kind, Narrator, People, Position, PuzzleBook, Session,
    Settings, Shelf, SoloBook, Stage, Store, StoreError,
};
use wagons_texts::{Language, Person, Texts, key, text};

use crate::opening::{Opening, Opponent};
use crate::table::Table;
use crate::telling::{dated, labelled};

/// The one who plays here.
pub(crate) struct House {
    texts: Texts,
    settings: Settings,
    shelf: Shelf<Box<dyn Store>>,
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

impl Kept for LastGame {
    const VERSION: u32 = 1;
}

impl Entry for LastGame {
    const NAME: &'static str = "last-game";
}

impl House {
    /// The house of whoever is logged in. A language that is asked for is remembered.
    pub(crate) fn of_the_user(language: Option<Language>, chance: Rng) -> Self {
        let opened = Files::of_the_user().and_then(|files| {
            Shelf::new(files.clone()).adopt_campaign()?;
            Ok(Box::new(files) as Box<dyn Store>)
        });
        let (store, trouble) = match opened {
            Ok(store) => (store, None),
            Err(error) => (Box::<Memory>::default() as Box<dyn Store>, Some(error)),
        };
        let mut house = Self::new(store, trouble, chance, today());
        house.settings.language =
            language.map(|language| language.tag().to_owned()).or(house.settings.language);
        house.speak(house.settings.language(crate::locale::languages()));
        house
    }

    /// A house with its things in a store.
    pub(crate) fn new(store: Box<dyn Store>, trouble: Option<StoreError>, chance: Rng, today: Day) -> Self {
        let shelf = Shelf::new(store);
        let (settings, trouble) = match shelf.recall() {
            Ok(settings) => (settings.unwrap_or_default(), trouble),
            Err(error) => (Settings::default(), trouble.or(Some(error))),
        };
        Self { texts: Texts::new(Language::En), settings, shelf, trouble, chance, today }
    }

    /// The words from now on.
    fn speak(&mut self, language: Language) {
        self.texts = Texts::new(language);
        if self.settings.language.is_some() {
            self.set(|settings| settings.language = Some(language.tag().to_owned()));
        }
    }

    /// Chooses a language for this game and all others.
    pub(crate) fn choose_language(&mut self, language: Language) {
        self.settings.language = Some(language.tag().to_owned());
        self.speak(language);
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

    /// A number nobody can foresee.
    pub(crate) fn chance(&mut self) -> u64 {
        self.chance.next_u64()
    }

    /// Why nothing is kept, in words, if nothing is.
    pub(crate) fn trouble(&self) -> Option<String> {
        self.trouble.as_ref().map(|error| text!(self.texts, TerminalNotKept { reason: error.to_string() }))
    }

    /// Changes a setting for good. Another program may have changed others meanwhile.
    pub(crate) fn set(&mut self, change: impl Fn(&mut Settings)) {
        change(&mut self.settings);
        let kept = self.shelf.change(|kept: &mut Settings| change(kept));
        self.trouble = self.trouble.take().or(kept.err());
    }

    /// Begins a game and remembers the choices.
    pub(crate) fn begin(&mut self, opening: &Opening) -> Result<Table, SharedError> {
        let (today, mut chance) = (self.today, Rng::new(self.chance()));
        let session = opening.begin(0, today, &mut chance)?;
        let (kind, record) = (session.kind(), session.record().clone());
        self.set(|settings| match &opening.opponent {
            Opponent::Computer(level) => settings.level = *level,
            Opponent::Rival(_) => opening.variant.name().clone_into(&mut settings.variant),
            Opponent::Person => settings.names.clone_from(&opening.names),
        });
        let names =
            (kind == Kind::Together).then(|| opening.names.each_ref().map(|name| name.trim().to_owned()));
        Ok(self.seat(move |number| {
            let session = Session::new(number, kind, record.clone());
            match names.clone() {
                Some(names) => session.named(names),
                None => session,
            }
        }))
    }

    /// What the form begins with: the opponent, the names and the variant of the games before.
    pub(crate) fn usual(&self, opening: Opening) -> Opening {
        let variant = Variant::ALL.into_iter().find(|variant| variant.name() == self.settings.variant);
        let opponent = Opponent::Computer(self.settings.level);
        Opening {
            opponent,
            variant: variant.unwrap_or_default(),
            names: self.settings.names.clone(),
            ..opening
        }
    }

    /// The scenario of the campaign to play next: the first that was not won yet, or else the first of those with the
    /// fewest stars.
    pub(crate) fn next_scenario(&self, variant: Variant) -> Option<Arc<Scenario>> {
        let book = self.book();
        let stages = book.campaign().stages(variant);
        let poorest =
            || stages.iter().min_by_key(|stage| stage.stars()).map(|stage| Arc::clone(&stage.scenario));
        book.campaign().next(variant).or_else(poorest)
    }

    /// The next game with the same people: the next scenario of the campaign if this one was won, else another deal or
    /// the same once more.
    pub(crate) fn again(&mut self, session: &Session, again: Again) -> Table {
        if let (AnyRecord::Solo(record), Again::NewDeal) = (session.record(), again) {
            let (scenario, variant) = (record.deal().scenario(), record.deal().variant());
            let campaign = self.book().campaign().clone();
            let stages = campaign.stages(variant);
            let was_won = stages.iter().any(|stage| stage.scenario == *scenario && stage.is_won());
            if let (true, Some(next)) = (was_won, campaign.next(variant)) {
                let opening = Opening { opponent: Opponent::Rival(next), variant, ..Opening::default() };
                if let Ok(table) = self.begin(&opening) {
                    return table;
                }
            }
        }
        self.seat(|number| session.again(number, again))
    }

    fn seat(&mut self, session: impl Fn(u64) -> Session) -> Table {
        let now = now();
        let session = match self.shelf.begin(now, &session) {
            Ok(session) => session,
            Err(error) => {
                self.trouble = self.trouble.take().or(Some(error));
                session(now)
            }
        };
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
        self.trouble = self.trouble.take().or(kept.err());
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
        let people = People::of(session, texts);
        let left = if let Kind::Versus { person, .. } = session.kind() { person } else { Seat::First };
        let right = left.other();
        let who = match (session.kind(), session.record()) {
            (Kind::Versus { day: Some(day), .. }, _) => {
                format!("{}, {}", people.name(right), text!(texts, GameOfDay { day: dated(texts, day) }))
            }
            (Kind::Versus { .. }, _) => people.name(right).to_owned(),
            (_, AnyRecord::Solo(record)) => texts.scenario(record.deal().scenario()),
            _ => texts.list(&[people.name(left), people.name(right)]),
        };
        let score = text!(texts, GameScore { points: position.points(left), other: position.points(right) });
        format!("{who}  {score}")
    }

    /// Notes the answer to a puzzle, and tells how its player stands.
    pub(crate) fn note_puzzle(&mut self, puzzle: &Puzzle, right: bool, of_today: bool) -> String {
        let (record, today) = (puzzle.record.to_string(), self.today);
        let noted = self.shelf.change(|book: &mut PuzzleBook| {
            book.note(&record, puzzle.rating, right);
            if of_today {
                book.note_day(today);
            }
            book.clone()
        });
        match noted {
            Ok(book) => {
                let nobody = [Person::You, Person::You];
                Narrator::new(&self.texts, nobody).standing(&book, of_today.then_some(today))
            }
            Err(error) => {
                self.trouble = self.trouble.take().or(Some(error));
                self.trouble().unwrap_or_default()
            }
        }
    }

    /// The book of solo games.
    pub(crate) fn book(&self) -> SoloBook {
        self.shelf.recall().ok().flatten().unwrap_or_default()
    }

    /// The campaign as it stands, a line for each scenario.
    pub(crate) fn campaign(&self, variant: Variant) -> Vec<String> {
        let (texts, book) = (&self.texts, self.book());
        let stars =
            text!(texts, SoloStars { stars: book.campaign().stars(variant), most: Campaign::MOST_STARS });
        let title = format!("{} ({})", texts.text(key::SOLO_CAMPAIGN), texts.variant(variant));
        let title = labelled(texts, &title, &stars);
        let stages = book.campaign().stages(variant);
        let line = |stage: &Stage<'_>| format!("  {}", self.standing(stage));
        std::iter::once(title).chain(stages.iter().map(line)).collect()
    }

    fn standing(&self, stage: &Stage<'_>) -> String {
        let texts = &self.texts;
        let what = match stage.best {
            Some(feat) => text!(texts, SoloBest { points: feat.points(), rival: feat.rival_points() }),
            None => texts.text(key::SOLO_NOT_PLAYED),
        };
        let stage_stars = stars(stage.stars());
        format!("{} {}  {stage_stars}  {what}", stage.scenario.id(), texts.scenario(&stage.scenario))
    }

    /// Writes a finished game into the book it belongs to. Returns what that brought, in sentences.
    pub(crate) fn note(&mut self, session: &Session) -> Vec<String> {
        if let Err(error) = self.shelf.note(session, day_of(session.id())) {
            self.trouble = Some(error);
        }
        let mut brought = match (session.position(), session.kind()) {
            (Position::Solo(game), Kind::Solo) => self.worth(session, game.game()),
            (Position::Duel(game), Kind::Versus { level, person, day: Some(_) }) => {
                let finish = Daybook::finish(&game, person);
                let days =
                    self.shelf.recall::<Daybook>().ok().flatten().unwrap_or_default().series(self.today);
                let name = self.texts.character(level);
                let finish = finish.map(|finish| {
                    let margin = self.texts.signed(finish.margin);
                    text!(self.texts, DailyFinish { won: finish.won, name: name.as_str(), margin })
                });
                finish.into_iter().chain([text!(self.texts, DailySeries { days })]).collect()
            }
            _ => Vec::new(),
        };
        brought.extend(self.trouble());
        brought
    }

    fn worth(&self, session: &Session, game: &solo::Game) -> Vec<String> {
        let texts = &self.texts;
        let Some(Worth { stars: won, is_best, next }) = self.book().worth(session.id(), game) else {
            return Vec::new();
        };
        let best = is_best.then(|| texts.text(key::SOLO_IS_BEST));
        let next = next.map(|next| text!(texts, SoloNext { scenario: texts.scenario(&next) }));
        [stars(won)].into_iter().chain(best).chain(next).collect()
    }
}

/// So many of three stars.
pub(crate) fn stars(count: u8) -> String {
    let most = Feat::MOST_STARS;
    "★".repeat(count.into()) + &"☆".repeat(most.saturating_sub(count).into())
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

/// The day it is here.
fn today() -> Day {
    day_of(now())
}
