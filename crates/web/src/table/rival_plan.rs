//! What is known of the rival, beside its town: what it looks for, what will follow, what it did last.

use leptos::prelude::*;
use wagons_texts::key;

use super::state::State;

/// The rival's plan.
#[component]
pub(crate) fn RivalPlan() -> impl IntoView {
    let state = State::current();
    let app = state.app;
    let view = Memo::new(move |_| state.view());
    let is_over = move || view.with(|view| view.as_ref().is_none_or(|view| view.decision().is_none()));
    let searches = move || {
        let texts = app.texts();
        view.with(|view| view.as_ref().map_or_else(Vec::new, |view| texts.searches(view)))
    };
    let to_come = move || {
        let aim = state.aim.get();
        let to_come = view.with(|view| state.narrate(|narrator| narrator.to_come(view.as_ref()?, aim)));
        to_come.filter(|_| state.is_persons_turn())
    };
    let last = Memo::new(move |_| state.last_answered());
    let did = move || last.get().and_then(|number| state.rival_answer(number));
    let watch = move |event: web_sys::MouseEvent| {
        // The part of the table it lies in would come on stage.
        event.stop_propagation();
        if let Some(number) = last.get_untracked() {
            state.watch(number);
        }
    };
    view! {
        <div class="plan">
            <Show when=move || !is_over()>
                <h2>{move || app.text(key::SOLO_LOOKS_FOR)}</h2>
                <ol>{move || searches().into_iter().map(|search| view! { <li>{search}</li> }).collect_view()}</ol>
                <p class="to-come">{to_come}</p>
            </Show>
            <Show when=move || last.get().is_some()>
                <h2>{move || app.text(key::SOLO_DID)}</h2>
                <p>{did}</p>
                <button on:click=watch>{move || app.text(key::SOLO_WATCH)}</button>
            </Show>
        </div>
    }
}
