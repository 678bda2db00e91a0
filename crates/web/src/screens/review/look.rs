//! Looking back: what the parts of the screen share, and what one can do there.

use leptos::prelude::*;
use wagons_players::Judged;
use wagons_rules::{AnyRecord, Seat};
use wagons_table::{Aim, Position, Session, Told};
use wagons_texts::key;

use super::course;
use super::explained::along;
use super::place::Place;
use super::study::Study;
use crate::app::AppContext;
use crate::route::Route;
use crate::table::{Stage, State};

/// A look back on a game. It is small and copied freely.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) state: State,
    pub(crate) study: Study,
    pub(crate) place: RwSignal<Place>,
    /// The game that is looked at; the table may show a better line of it.
    pub(super) game: StoredValue<Session>,
    /// How many moves of the better line are on the table, if it is followed.
    pub(super) followed: RwSignal<Option<usize>>,
    /// Every move in a sentence.
    sentences: Memo<Vec<String>>,
    /// The points of both sides after every move.
    pub(crate) points: StoredValue<Vec<[i32; 2]>>,
    /// The side from which the game is seen.
    pub(crate) viewer: Seat,
    /// Whether the computer can judge this game: it has two players.
    pub(crate) is_for_two: bool,
    /// Whether things may be tried out: not in a solo game that goes on, because that would show the deck.
    pub(crate) can_explore: bool,
    /// The address of this look.
    origin: StoredValue<Route>,
}

impl Look {
    /// Looks back on a game from its end.
    pub(crate) fn back_on(app: AppContext, session: Session, origin: Route) -> Self {
        let moves = session.moves_made();
        let is_for_two = !session.is_solo();
        let state = State::looking_at(app, session.clone());
        let game = StoredValue::new(session.clone());
        let look = Self {
            state,
            sentences: Memo::new(move |_| sentences(state, game)),
            game,
            followed: RwSignal::new(None),
            viewer: session.viewer(),
            is_for_two,
            can_explore: is_for_two || session.is_over(),
            points: StoredValue::new(course::points(session.record())),
            study: Study::begin(app, session),
            place: RwSignal::new(Place::end(moves)),
            origin: StoredValue::new(origin),
        };
        look.state.wanted.set(Some(look.stage(moves)));
        look
    }

    /// The look one takes.
    pub(crate) fn current() -> Self {
        expect_context()
    }

    /// What the computer thinks of the move that is looked at.
    pub(crate) fn judged(self) -> Option<Judged> {
        self.study.judged(self.place.get().number)
    }

    /// The judgement, if there was something better.
    pub(crate) fn improvable(self) -> Option<Judged> {
        self.judged().filter(|judged| judged.best != judged.played)
    }

    /// Goes to a place and says what is to be seen there.
    pub(crate) fn go(self, to: impl FnOnce(Place) -> Place) {
        let place = to(self.place.get_untracked());
        if self.followed.get_untracked().is_some() {
            self.followed.set(None);
            self.state.session.set(self.game.get_value());
        } else if place == self.place.get_untracked() {
            return;
        }
        self.place.set(place);
        let better = place.is_better.then(|| untrack(|| self.improvable())).flatten();
        let aim = better.map_or(Aim::Nothing, |judged| Aim::at_move(judged.best));
        self.state.look_at(place.seen(), aim, self.stage(place.number));
        self.state.app.announcer.say(untrack(|| self.told_and_judged()));
    }

    /// Shows where so many moves of the better line of a decision lead.
    pub(super) fn follow(self, judged: &Judged, count: usize) {
        let game = self.game.get_value();
        let Some(record) = along(&game, judged, count) else { return };
        let seen = record.moves_made().len();
        let stage = stage(&record, seen);
        self.followed.set(Some(count));
        let shown = Session::new(game.id(), game.kind(), record).named(game.names().map(str::to_owned));
        self.state.session.set(shown);
        self.state.look_at(seen, Aim::Nothing, stage);
    }

    /// Shows what would have been better than the move that is looked at, or the move again.
    pub(crate) fn compare(self) {
        if untrack(|| self.improvable()).is_some() {
            self.go(Place::compared);
        }
    }

    /// Goes to try out other moves from here.
    pub(crate) fn explore(self) {
        if self.can_explore {
            let seen = self.place.get_untracked().seen();
            Route::Explore(seen, Box::new(self.origin.get_value())).open();
        }
    }

    /// How the game ended, in a sentence.
    pub(crate) fn outcome(self) -> String {
        self.state.result_of(&self.game.with_value(Session::position))
    }

    /// What is to be seen here, in a sentence: the move that was made, or the better one.
    pub(crate) fn told(self) -> String {
        let place = self.place.get();
        match self.improvable().filter(|_| place.is_better) {
            Some(judged) => self.state.narrate(|narrator| narrator.better(&judged)),
            None => self.sentence(place.number),
        }
    }

    /// The same, with what the computer thinks of the move that was made.
    fn told_and_judged(self) -> String {
        let told = self.told();
        match self.judged().filter(|_| !self.place.get().is_better) {
            Some(judged) => format!("{told} {}.", self.state.narrate(|narrator| narrator.verdict(&judged))),
            None => told,
        }
    }

    /// The move of that number in a sentence, counted from 1; 0 is the beginning.
    pub(crate) fn sentence(self, number: usize) -> String {
        match number.checked_sub(1) {
            None => self.state.app.text(key::REVIEW_BEGINNING),
            Some(index) => self.sentences.with(|sentences| sentences[index].clone()),
        }
    }

    /// Where a move of the game happens, or what would have been better.
    fn stage(self, number: usize) -> Stage {
        self.game.with_value(|game| stage(game.record(), number))
    }
}

/// Where the move of that number happens, counted from 1.
fn stage(record: &AnyRecord, number: usize) -> Stage {
    Stage::of(&Position::after(record, number.saturating_sub(1)))
}

/// Every move of the game in a sentence; the game is played through once.
fn sentences(state: State, game: StoredValue<Session>) -> Vec<String> {
    let log = game.with_value(|game| state.narrate(|narrator| narrator.log(game.record())));
    log.into_iter().map(Told::in_full).collect()
}
