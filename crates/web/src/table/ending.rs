//! The end of a game, below both towns: the line that is being counted, then who has won and why, and what can be done now.

use leptos::html;
use leptos::prelude::*;
use wagons_art::Face;
use wagons_rules::{AnyRecord, Seat};
use wagons_table::session::Who;
use wagons_table::solo_book::Worth;
use wagons_table::{Again, Ending as Outcome, Kind, Position, Session, SoloBook};
use wagons_texts::{Occasion, key, number, text};

use super::state::State;
use crate::apart::Rematch;
use crate::begin::now;
use crate::drawing;
use crate::route::Route;
use crate::stars::Stars;
use crate::storage;
use crate::todays_news::TellDay;

/// The count and the result.
#[component]
pub(super) fn Ending() -> impl IntoView {
    let state = State::current();
    let app = state.app;
    let counts = Memo::new(move |_| state.count.get().is_some());
    let title = NodeRef::<html::H2>::new();
    Effect::new(move |counted_before: Option<bool>| {
        let counts = counts.get();
        if let (Some(true), false, Some(title)) = (counted_before, counts, title.get_untracked()) {
            // The button that had the focus is gone now.
            let _ = title.focus();
        }
        counts
    });
    let heading = move || if counts.get() { app.text(key::ENDING_COUNTING) } else { state.result_title() };
    view! {
        <section class="ending" class:counting=move || counts.get() aria-labelledby="ending-title">
            <h2 id="ending-title" tabindex="-1" node_ref=title>{heading}</h2>
            <div class="verdict" role="status">{move || (!counts.get()).then(|| verdict(state))}</div>
            <Show when=move || counts.get() fallback=move || view! { <div class="choices">{choices(state)}</div> }>
                <div class="line" aria-hidden="true">{move || line(state)}</div>
                <div class="choices">
                    <button class="main" on:click=move |_| state.end_count()>{app.words(key::ENDING_SKIP)}</button>
                </div>
            </Show>
        </section>
    }
}

/// The line that is being counted: what it is, and what it brings both sides.
fn line(state: State) -> Option<impl IntoView + use<>> {
    let line = state.line_counted()?;
    let side = |seat: Seat| view! { <b>{line.points[seat.index()].map(number)}</b> };
    let viewer = state.viewer();
    Some(view! { {side(viewer)} <span>{state.line_title(line.counted)}</span> {side(viewer.other())} })
}

/// Why it ended so, and what the opponent has to say about it.
fn verdict(state: State) -> impl IntoView {
    let level = Seat::BOTH.into_iter().find_map(|seat| Some((seat, state.level(seat)?)));
    let says = level.map(|(seat, level)| {
        let won = state.winner() == Some(seat);
        let occasion = if won { Occasion::Winning } else { Occasion::Losing };
        let line = state.app.texts().line(level, occasion);
        view! { <figure>{drawing::decoration(&Face(level))}<blockquote>{line}</blockquote></figure> }
    });
    view! {
        <p>{state.shown.with(|position| state.result_of(position))}</p>
        {says}
        {state.session.with_untracked(|session| worth(state, session))}
    }
}

/// What a solo game was worth that is over and noted: its stars, whether it is the best so far, and the scenario to play
/// next. Other games have none.
fn worth(state: State, session: &Session) -> Option<impl IntoView + use<>> {
    let (Kind::Solo, AnyRecord::Solo(record)) = (session.kind(), session.record()) else { return None };
    let book: SoloBook = storage::recall().unwrap_or_default();
    let Worth { stars, is_best, next } = book.worth(session.id(), record.game())?;
    let app = state.app;
    let next = next.map(|scenario| {
        let title = move || app.texts().scenario(&scenario);
        view! { <p>{move || text!(app, SoloNext { scenario: title() })}</p> }
    });
    Some(view! {
        <div class="worth">
            <Stars won=stars/>
            {is_best.then(|| view! { <p>{app.words(key::SOLO_IS_BEST)}</p> })}
            {next}
        </div>
    })
}

/// What can be done now.
fn choices(state: State) -> impl IntoView {
    let app = state.app;
    let again = move |again: Again| {
        move |_| app.open_table(&state.session.with_untracked(|session| session.again(now(), again)))
    };
    // The same cards once more: against a computer whose seat can change, they are played from the other side.
    let swaps = move || matches!(state.session.with(Session::kind), Kind::Versus { day: None, .. });
    let same_deal = move || app.text(if swaps() { key::ENDING_OTHER_SIDE } else { key::ENDING_SAME_DEAL });
    let review = Route::Review(state.session.with_untracked(Session::id)).address();
    view! {
        {state.apart.map(|apart| view! { <Rematch apart/> })}
        {state.apart.is_none().then(|| view! {
            <button class="primary main" on:click=again(Again::NewDeal)>{app.words(key::ENDING_AGAIN)}</button>
        })}
        <a class="button" href=review>{app.words(key::ENDING_LOOK_BACK)}</a>
        {state.apart.is_none().then(|| view! {
            <button on:click=again(Again::SameDeal)>{same_deal}</button>
        })}
        <TellDay/>
        <button on:click=move |_| state.sharing.set(true)>{app.words(key::ENDING_SHARE)}</button>
        {state.is_solo().then(|| view! {
            <a class="button" href=Route::Solo.address()>{app.words(key::SOLO_ALL)}</a>
        })}
        <button class="again" on:click=move |_| state.begin_count(true)>{app.words(key::ENDING_COUNT_AGAIN)}</button>
        <button class="pull" aria-expanded=move || state.sheet.get().to_string() on:click=move |_| state.sheet.update(|open| *open = !*open)>
            {app.words(key::TABLE_SHEET)}
        </button>
    }
}

impl State {
    /// Who has won, in a few words.
    pub(crate) fn result_title(self) -> String {
        let title = self.narrate(|narrator| self.shown.with(|position| narrator.result_title(position)));
        title.unwrap_or_default()
    }

    /// Who has won a game of these people, and the reason, in a sentence.
    pub(crate) fn result_of(self, position: &Position) -> String {
        self.narrate(|narrator| narrator.result(position)).unwrap_or_default()
    }

    /// The winner; none before the end, or in a draw.
    pub(crate) fn winner(self) -> Option<Seat> {
        self.shown.with(Position::ending).and_then(|Outcome { winner, .. }| winner)
    }

    /// Whether a person at this screen has that seat.
    pub(crate) fn is_person(self, seat: Seat) -> bool {
        self.session.with(|session| session.who(seat) == Who::Person)
    }
}
