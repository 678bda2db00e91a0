//! What a finished solo game was worth: its stars, whether it is the best so far, and the scenario to play next.

use leptos::prelude::*;
use wagons_rules::AnyRecord;
use wagons_table::solo_book::Worth;
use wagons_table::{Kind, Session, SoloBook};
use wagons_texts::{key, text};

use super::state::State;
use crate::stars::Stars;
use crate::storage;

/// The worth of a solo game that is over and noted. Other games have none.
#[component]
pub(crate) fn SoloEnding() -> impl IntoView {
    let state = State::current();
    state.session.with_untracked(|session| worth(state, session))
}

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
            {is_best.then(|| view! { <p>{move || app.text(key::SOLO_IS_BEST)}</p> })}
            {next}
        </div>
    })
}
