//! The circle of cards around the scoring cards. Pointing at a card shows what taking it costs.

use leptos::prelude::*;
use wagons_art::{Letters, ScoringSide, TerritorySide, WagonMarker};
use wagons_client::{Aim, Position};
use wagons_rules::{Card, Decision};

use super::state::State;
use crate::drawing;

/// The circle.
#[component]
pub(crate) fn Circle() -> impl IntoView {
    let state = State::here();
    let places = Memo::new(move |_| state.shown.with(Position::places));
    let count = move || places.with(Vec::len);
    view! {
        <section class="circle" aria-label=move || state.house.text("circle")>
            <div class="scoring">
                <For each=move || state.shown.with(Position::scoring) key=|card| *card let:card>
                    {scoring_card(state, card)}
                </For>
            </div>
            <ol>
                <For each=move || places.get().into_iter().enumerate() key=|(_, card)| *card let:item>
                    {circle_card(state, item.1, item.0, count())}
                </For>
            </ol>
            {move || wagon(state, &places.get())}
        </section>
    }
}

fn scoring_card(state: State, card: Card) -> impl IntoView {
    let side = move || {
        let texts = state.house.texts();
        let (title, sentence) = (texts.card(card), texts.rule(card));
        let name = format!("{title}. {sentence}");
        drawing::named(&ScoringSide { card, title: &title, sentence: &sentence }, name).into_any()
    };
    view! { <div class="card">{side}</div> }
}

/// A card in its place, as long as it lies there.
fn circle_card(state: State, card: Card, place: usize, count: usize) -> impl IntoView {
    let cost = Memo::new(move |_| {
        state.shown.with(|position| position.circle().iter().position(|&other| other == card))
    });
    let (left, top) = on_the_circle(place, count);
    let pointed = move || state.aim.get() == Aim::Card(card) && state.is_persons_turn();
    // Skipped if the card pointed at is taken.
    let given = move || match (state.aim.get(), cost.get()) {
        (Aim::Card(taken), Some(cost))
            if state.is_persons_turn() && state.shown.with(Position::is_priced) =>
        {
            state
                .shown
                .with(|position| position.circle().iter().position(|&other| other == taken))
                .is_some_and(|skips| cost < skips)
        }
        _ => false,
    };
    let can_take = move || {
        let decides = state
            .shown
            .with(|position| matches!(position.decision(), Some(Decision::Draft | Decision::Start)));
        decides && state.is_persons_turn() && cost.get().is_some()
    };
    let letters = move || {
        if state.house.settings.with(|settings| settings.letters) { Letters::Shown } else { Letters::Hidden }
    };
    let face = move || drawing::decoration(&TerritorySide { card, turned: false, letters: letters() });
    let name = move || {
        let texts = state.house.texts();
        let territories = card.territories().map(|territory| {
            texts.with(
                "icon-on-terrain",
                &[
                    ("icon", texts.icon(territory.icon).into()),
                    ("terrain", texts.terrain(territory.terrain).into()),
                ],
            )
        });
        let skips = cost.get().unwrap_or(0);
        texts.with(
            "table-circle-card",
            &[
                ("card", card.into()),
                ("territories", texts.list(&territories).into()),
                ("skips", skips.into()),
            ],
        )
    };
    let point = move || {
        if can_take() {
            state.point(Aim::Card(card));
        }
    };
    let take = move |_| {
        if can_take() {
            state.point(Aim::Card(card));
            state.act();
        }
    };
    view! {
        <li style:left=left style:top=top class:gone=move || cost.get().is_none()>
            <button class="card" class:pointed=pointed class:given=given aria-label=name
                disabled=move || !can_take() data-card=card.letter().to_string()
                on:pointerenter=move |_| point() on:focus=move |_| point() on:click=take>
                {face}
                <span class="cost" aria-hidden="true">
                    {move || cost.get().filter(|_| state.shown.with(Position::is_priced)).map(|cost| cost.to_string())}
                </span>
            </button>
        </li>
    }
}

/// The wagon stands beside the card at which the next draft begins.
fn wagon(state: State, places: &[Card]) -> Option<impl IntoView + use<>> {
    let first =
        state.shown.with(|position| position.circle().first().copied().filter(|_| position.is_priced()))?;
    let place = places.iter().position(|&card| card == first)?;
    let (left, top) = wagon_place(place, places.len());
    Some(view! { <div class="wagon" style:left=left style:top=top>{drawing::decoration(&WagonMarker)}</div> })
}

/// Where the middle of a card lies, in percent of the circle's box.
fn on_the_circle(place: usize, count: usize) -> (String, String) {
    around(place, count, 41.5)
}

fn wagon_place(place: usize, count: usize) -> (String, String) {
    around(place, count, 29.5)
}

fn around(place: usize, count: usize, radius: f64) -> (String, String) {
    let angle = std::f64::consts::TAU * place as f64 / count.max(1) as f64;
    let (x, y) = (50.0 + radius * angle.sin(), 50.0 - radius * angle.cos());
    (format!("{x:.2}%"), format!("{y:.2}%"))
}
