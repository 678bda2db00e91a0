//! What the coach says, one reason a line. A reason that speaks of territories is a button: pointing at it or pressing it
//! lights them.

use leptos::prelude::*;
use wagons_table::Remark;
use wagons_texts::key;

use super::state::State;

/// A list of remarks.
#[component]
pub(crate) fn Remarks(#[prop(into)] remarks: Signal<Vec<Remark>>) -> impl IntoView {
    let state = State::current();
    on_cleanup(move || {
        // The table may have gone with it.
        let _ = state.pointed_out.try_set(None);
    });
    let line = move |remark: Remark| {
        if !remark.speaks_of_territories() {
            return view! { <li>{remark.sentence}</li> }.into_any();
        }
        let sentence = remark.sentence.clone();
        let light = move |on: bool| state.light_only(on.then_some(&remark));
        let [enter, focus, press] = [light.clone(), light.clone(), light.clone()];
        let leave = light.clone();
        view! {
            <li><button on:pointerenter=move |_| enter(true) on:pointerleave=move |_| leave(false)
                on:focus=move |_| focus(true) on:blur=move |_| light(false) on:click=move |_| press(true)>
                {sentence}
            </button></li>
        }
        .into_any()
    };
    view! { <ul class="remarks">{move || remarks.get().into_iter().map(line).collect::<Vec<_>>()}</ul> }
}

/// Why the computer would do what it advises, above the bar that says it.
#[component]
pub(super) fn Coach() -> impl IntoView {
    let state = State::current();
    let reasons = Memo::new(move |_| state.remarks().into_iter().skip(1).collect::<Vec<_>>());
    let some = Memo::new(move |_| reasons.with(|reasons| !reasons.is_empty()));
    let name = move || state.app.text(key::TABLE_HINT);
    // It may have to be scrolled, by keys too.
    view! {
        <Show when=move || some.get()>
            <section class="coach" tabindex="0" aria-label=name><Remarks remarks=reasons/></section>
        </Show>
    }
}
