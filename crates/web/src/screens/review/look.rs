//! Looking back: what the parts of the screen share, and what one can do there.

use leptos::prelude::*;
use wagons_players::Judged;
use wagons_rules::{Move, Seat};
use wagons_table::{Aim, Position, Session};
use wagons_texts::key;

use super::course;
use super::judgement;
use super::place::Place;
use super::study::Study;
use crate::app::House;
use crate::route::Route;
use crate::table::{Stage, State, sentence};

/// A look back on a game. It is small and copied freely.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) state: State,
    pub(crate) study: Study,
    pub(crate) place: RwSignal<Place>,
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
    pub(crate) fn back_on(house: House, session: Session, origin: Route) -> Self {
        let moves = session.record().moves_made().len();
        let is_for_two = !session.is_solo();
        let look = Self {
            state: State::looking_at(house, session.clone()),
            viewer: session.viewer(),
            is_for_two,
            can_explore: is_for_two || session.is_over(),
            points: StoredValue::new(course::points(session.record())),
            study: Study::begin(house, session),
            place: RwSignal::new(Place::end(moves)),
            origin: StoredValue::new(origin),
        };
        look.state.wanted.set(Some(look.stage(Place::end(moves), look.move_number(moves))));
        look
    }

    /// The look one takes.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// What the computer thinks of the move that is looked at.
    pub(crate) fn judged(self) -> Option<Judged> {
        self.study.judged(self.place.get().number())
    }

    /// The judgement, if there was something better.
    pub(crate) fn improvable(self) -> Option<Judged> {
        self.judged().filter(|judged| judged.best != judged.played)
    }

    /// Goes to a place and says what is to be seen there.
    pub(crate) fn go(self, to: impl FnOnce(Place) -> Place) {
        let place = to(self.place.get_untracked());
        if place == self.place.get_untracked() {
            return;
        }
        self.place.set(place);
        let better = place.is_better().then(|| untrack(|| self.improvable())).flatten();
        let made = self.move_number(place.number());
        let shown = better.as_ref().map(|judged| judged.best).or(made);
        let aim = better.map_or(Aim::Nothing, |judged| Aim::at_move(judged.best));
        self.state.look_at(place.seen(), aim, self.stage(place, shown));
        self.state.house.announcer.say(untrack(|| self.told()));
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
            self.state.house.go(&Route::Explore(seen, Box::new(self.origin.get_value())));
        }
    }

    /// How the game ended, in a sentence.
    pub(crate) fn outcome(self) -> String {
        self.state.result_of(&self.state.session.with(Session::position))
    }

    /// The move that is looked at and what the computer thinks of it, in sentences.
    pub(crate) fn told(self) -> String {
        let place = self.place.get();
        let texts = self.state.house.texts();
        let Some(mv) = self.move_number(place.number()) else { return texts.text(key::REVIEW_BEGINNING) };
        if let (true, Some(judged)) = (place.is_better(), self.improvable()) {
            return judgement::better(&texts, &judged);
        }
        let told = sentence(self.state, place.number() - 1, mv);
        match self.judged() {
            Some(judged) => format!("{told} {}.", judgement::verdict(&texts, &judged)),
            None => told,
        }
    }

    /// The move of that number, counted from 1.
    pub(crate) fn move_number(self, number: usize) -> Option<Move> {
        let index = number.checked_sub(1)?;
        self.state.session.with_untracked(|session| session.record().moves_made().get(index).copied())
    }

    /// Where a move happens.
    fn stage(self, place: Place, mv: Option<Move>) -> Stage {
        let before = place.number().saturating_sub(1);
        let mover = self
            .state
            .session
            .with_untracked(|session| Position::of(&session.record().prefix(before)).to_move());
        match (mv, mover) {
            (Some(Move::Place(_)), Some(seat)) => Stage::Town(seat),
            _ => Stage::Circle,
        }
    }
}
