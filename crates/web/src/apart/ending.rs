//! The end of a game apart: the rematch, and a game that ended before its last card.

use leptos::prelude::*;
use wagons_table::{Kind, Session};
use wagons_texts::key;
use wagons_wire::{Act, Mirror, Offer};

use super::turns::ApartTable;
use crate::dialog::opened_by;
use crate::route::Route;
use crate::table::State;

/// Playing again with the seats swapped: asked, answered, or there already. Those who watch follow.
#[component]
pub(crate) fn Rematch(apart: ApartTable) -> impl IntoView {
    let state = State::current();
    let app = state.app;
    let next = Memo::new(move |_| apart.mirror(|mirror| mirror.standing().rematch()));
    let asked = move |mine: bool| {
        let offer = |mirror: &Mirror| {
            let seat = mirror.you().map(|you| if mine { you } else { you.other() })?;
            mirror.standing().offer(seat).filter(|&(_, offer)| offer == Offer::Rematch)
        };
        apart.mirror(offer).map(|(number, _)| number)
    };
    let is_asked = Memo::new(move |_| next.get().is_none() && asked(false).is_some());
    let question = move || {
        is_asked.get().then(|| {
            let other = state.viewer().other();
            let words = state.narrate(|narrator| narrator.asks(other, Offer::Rematch));
            view! { <p class="asks" role="status">{words}</p> }
        })
    };
    // Who asked goes along when the other one agrees.
    Effect::new(move |waited: Option<bool>| {
        if let (Some(game), Some(true)) = (next.get(), waited) {
            Route::Apart(game, None).open();
        }
        next.get().is_none()
    });
    let press = move |_| match (next.get_untracked(), untrack(|| asked(false))) {
        (Some(game), _) => Route::Apart(game, None).open(),
        (None, Some(offer)) => apart.act(Act::Answer { offer, yes: true }),
        (None, None) => apart.act(Act::AskRematch),
    };
    let key = Memo::new(move |_| match (next.get(), asked(true)) {
        (Some(_), _) => key::APART_NEXT,
        (None, Some(_)) => key::APART_WAITING,
        (None, None) => key::APART_REMATCH,
    });
    let sits = move || apart.you().is_some() || next.get().is_some();
    view! {
        {question}
        <Show when=sits>
            <button class="primary main" disabled=move || key.get() == key::APART_WAITING on:click=press>
                {move || app.text(key.get())}
            </button>
        </Show>
    }
}

/// Why it ended, and what now.
#[component]
pub(super) fn EndedEarly(apart: ApartTable) -> impl IntoView {
    let state = State::current();
    let app = state.app;
    let dialog = opened_by(apart.ended);
    apart.ended.set(true);
    let told = Memo::new(move |_| {
        let Kind::Apart(people) = state.session.with(Session::kind) else { return None };
        people.ending.map(|ending| state.narrate(|narrator| narrator.ended(ending)))
    });
    let review = Route::Review(state.session.with_untracked(Session::id)).address();
    let sits = untrack(|| apart.you()).is_some();
    view! {
        <dialog class="sharing ended" node_ref=dialog aria-labelledby="ended-title" on:close=move |_| apart.ended.set(false)>
            <button class="close" aria-label=app.words(key::ENDING_CLOSE) on:click=move |_| apart.ended.set(false)>"×"</button>
            <h2 id="ended-title">{move || told.get().map(|[title, _]| title)}</h2>
            <p>{move || told.get().map(|[_, reason]| reason)}</p>
            <div class="deeds">
                <Rematch apart/>
                {sits.then(|| view! { <a class="button" href=review>{app.words(key::ENDING_LOOK_BACK)}</a> })}
                <a class="button" href=Route::Home.address()>{app.words(key::TABLE_HOME)}</a>
            </div>
        </dialog>
    }
}
