//! One side's place at the head of the table: face, name, points, and whether it thinks.

use leptos::prelude::*;
use wagons_art::Face;
use wagons_rules::{Change, Seat};
use wagons_table::{Kind, Position, Session};
use wagons_texts::{number, text};

use super::looking::Hands;
use super::reaction::Reaction;
use super::state::State;
use crate::apart::SideExtras;
use crate::drawing;

/// A side.
#[component]
pub(super) fn Side(seat: Memo<Seat>) -> impl IntoView {
    let state = State::current();
    let is_to_move = move || state.shown.with(Position::to_move) == Some(seat.get());
    let points = Memo::new(move |_| state.total(seat.get()));
    let gain = move || state.gain(seat.get());
    let gain_told = move || Some(gain()).filter(|&gain| gain != 0).map(|gain| state.app.texts().signed(gain));
    let portrait = move || state.level(seat.get()).map(|level| drawing::decoration(&Face(level)));
    view! {
        <div class="side" class:to-move=is_to_move>
            <span class="face">{portrait}</span>
            <span class="name" title=move || state.name(seat.get())>{move || state.name(seat.get())}</span>
            {move || state.level(seat.get()).filter(|_| state.talks()).map(|level| view! { <Reaction level/> })}
            {state.apart.map(|apart| view! { <SideExtras apart seat/> })}
            <Show when=move || state.shows_score()>
                // A new element for every number, so that a change is seen.
                {move || view! { <b class="points">{number(points.get())}</b> }}
                <span class="gain" class:up=move || { gain() > 0 }>{gain_told}</span>
            </Show>
            <Show when=move || is_to_move() && state.thinking.get().is_some()>
                <progress max="1" prop:value=move || state.thinking.get().unwrap_or(0.0)
                    aria-label=move || text!(state.app, TableThinking { name: state.name(seat.get()) })>
                </progress>
            </Show>
        </div>
    }
}

impl State {
    /// Whether the opponent is here to talk: not in a lesson, nor when a game is looked back on.
    fn talks(self) -> bool {
        let is_explored = self.session.with_untracked(Session::kind) == Kind::Explore;
        self.lead.is_none() && self.hands == Hands::Free && !is_explored
    }

    /// What the card that is pointed with would bring a side.
    pub(super) fn gain(self, seat: Seat) -> i32 {
        self.change.with(|change| change.as_ref().map_or(0, |change| change.of(seat).total()))
    }

    /// Whether the score is shown: always at the end, before that if the player wants to see it.
    pub(crate) fn shows_score(self) -> bool {
        self.app.settings.with(|settings| settings.score) || self.shown.with(Position::is_over)
    }

    /// What the card that is pointed with would change.
    pub(super) fn change_pointed_at(self) -> Option<Change> {
        let mover = self.shown.with(Position::to_move)?;
        let ghost = self.ghost(mover)?;
        self.shown.with(|position| position.change(ghost))
    }
}
