//! One of the three large things of the table. Off stage it is a picture that comes on stage when it is pressed.

use leptos::prelude::*;
use wagons_art::WagonMarker;
use wagons_texts::text;

use super::stage::Stage;
use super::state::State;
use crate::drawing;

/// How many wagons circle the winner's town.
const WAGONS: usize = 8;

/// A part of the table; `name` is what the style sheet and the journeys know it by.
#[component]
pub(super) fn Part(
    name: &'static str,
    thing: Memo<Stage>,
    #[prop(into)] label: Signal<String>,
    children: Children,
) -> impl IntoView {
    let state = State::current();
    let on_stage = Memo::new(move |_| state.stage().shows(thing.get()));
    // The winner's town, once everything is counted.
    let has_won = Memo::new(move |_| {
        let is_counted = state.stage() == Stage::Towns && state.count.get().is_none();
        is_counted && state.winner().map(Stage::Town) == Some(thing.get())
    });
    let look = move |_| {
        let thing = thing.get_untracked();
        // A look at the part where things happen follows them again from now on.
        let wanted = (thing != state.shown.with_untracked(Stage::of)).then_some(thing);
        state.travel(|| state.wanted.set(wanted));
    };
    let look_label = move || text!(state.app, TableLook { thing: label.get() });
    view! {
        <div class=format!("part {name}") class:on-stage=on_stage class:won=has_won data-travels=move || thing.get().traveller()>
            <div class="inside" inert=move || !on_stage.get()>
                <span class="whose" aria-hidden="true">{label}</span>
                {children()}
            </div>
            <Show when=move || !on_stage.get()>
                <button class="look" aria-label=look_label on:click=look></button>
            </Show>
            <Show when=move || has_won.get()>{parade()}</Show>
        </div>
    }
}

/// The wagons around the winner's town. Where nothing shall move they stand there.
fn parade() -> impl IntoView {
    let wagons = (0..WAGONS).map(|number| {
        view! { <i style=("--number", number.to_string())>{drawing::decoration(&WagonMarker)}</i> }
    });
    view! { <div class="parade" aria-hidden="true" style=("--wagons", WAGONS.to_string())>{wagons.collect_view()}</div> }
}
