//! The circle of cards around the scoring cards. Pointing at a card shows what taking it costs.

use leptos::prelude::*;
use wagons_art::{Letters, ScoringSide, TerritorySide, WagonMarker};
use wagons_rules::{Card, Decision};
use wagons_table::{Aim, Position};
use wagons_texts::{key, text};
use web_sys::PointerEvent;

use super::deck::Deck;
use super::state::State;
use crate::drawing;
use crate::pointer::has_moved;

/// How far from the middle the cards lie, and the wagon, in percent of the circle's box.
const CARDS: f64 = 41.5;
const WAGON: f64 = 30.0;

/// The circle.
#[component]
pub(super) fn Circle() -> impl IntoView {
    let state = State::current();
    let places = Memo::new(move |_| state.shown.with(Position::places));
    view! {
        <section class="circle" aria-label=move || state.app.text(key::CIRCLE)>
            <div class="ring">
                <ul class="scoring" data-count=move || state.shown.with(|position| position.scoring().len()).to_string()>
                    <For each=move || state.shown.with(Position::scoring) key=|card| *card let:card>
                        <li>{move || scoring_card(state, card)}</li>
                    </For>
                </ul>
                {state.is_solo().then(|| view! { <Deck/> })}
                <ol>
                    <For each=move || places.get().into_iter().enumerate() key=|(place, card)| (*place, *card) let:item>
                        {circle_card(state, item.1, item.0, places)}
                    </For>
                </ol>
                {move || wagon(state, &places.get())}
            </div>
        </section>
    }
}

fn scoring_card(state: State, card: Card) -> impl IntoView {
    let texts = state.app.texts();
    let (title, sentence) = (texts.card(card), texts.rule(card));
    drawing::named(&ScoringSide { card, title: &title, sentence: &sentence }, format!("{title}. {sentence}"))
}

/// A card in its place, as long as it lies there.
fn circle_card(state: State, card: Card, place: usize, places: Memo<Vec<Card>>) -> impl IntoView {
    let cost = Memo::new(move |_| state.shown.with(|position| cost(position, card)));
    let can_take = Memo::new(move |_| {
        let decides = state
            .shown
            .with(|position| matches!(position.decision(), Some(Decision::Draft | Decision::Start)));
        decides && state.is_persons_turn() && cost.get().is_some()
    });
    let shows_aim = move || can_take.get() || state.shows_aim() && cost.get().is_some();
    let is_priced = move || state.shown.with(Position::is_priced);
    let pointed = move || {
        let looked_at = state.shown.with(|position| position.rivals_turn()?.looked_at());
        looked_at == Some(card) || shows_aim() && state.aim.get() == Aim::Card(card)
    };
    let passed = move || {
        state
            .shown
            .with(|position| position.rivals_turn().is_some_and(|scene| scene.passed().contains(&card)))
    };
    // It goes to the other side if the card that is pointed at is taken.
    let given = move || match (state.aim.get(), cost.get()) {
        (Aim::Card(taken), Some(mine)) if shows_aim() && is_priced() => {
            state.shown.with(|position| self::cost(position, taken)).is_some_and(|skips| mine < skips)
        }
        _ => false,
    };
    let face = move || {
        let letters = state.app.settings.with(|settings| settings.letters);
        let letters = if letters { Letters::Shown } else { Letters::Hidden };
        drawing::decoration(&TerritorySide { letters, ..TerritorySide::upright(card) })
    };
    let point = move || {
        if can_take.get_untracked() {
            state.point(Aim::Card(card));
        }
    };
    // A finger cannot hover: its first tap points, the second one takes. The pointer's kind is known only before the
    // click.
    let was_pointed = StoredValue::new(false);
    let hovered = move |event: PointerEvent| {
        // A finger moves at the moment it is pressed, before it can be asked what was pointed at.
        if event.pointer_type() == "mouse" && has_moved(&event) {
            point();
        }
    };
    let pressed = move |event: PointerEvent| {
        let pointed = state.aim.get_untracked() == Aim::Card(card);
        was_pointed.set_value(pointed || event.pointer_type() == "mouse");
        point();
    };
    let take = move |event: web_sys::MouseEvent| {
        // A click without a pointer comes from the keyboard or a screen reader.
        let by_keyboard = event.detail() == 0;
        point();
        if can_take.get_untracked() && (by_keyboard || was_pointed.get_value()) {
            state.act();
        }
    };
    let around = move |index: usize| move || around(place, places.with(Vec::len), CARDS)[index].clone();
    view! {
        <li style:left=around(0) style:top=around(1) class:gone=move || cost.get().is_none()>
            <button class="card" class:pointed=pointed class:given=given class:passed=passed
                aria-label=move || name(state, card, cost.get()) aria-disabled=move || (!can_take.get()).to_string()
                data-card=move || cost.get().map(|_| card.letter().to_string())
                tabindex=move || if cost.get().is_some() { "0" } else { "-1" }
                on:pointermove=hovered on:focus=move |_| point() on:pointerdown=pressed on:click=take>
                {face}
                <span class="cost" aria-hidden="true">
                    {move || cost.get().filter(|_| is_priced()).map(|cost| cost.to_string())}
                </span>
            </button>
        </li>
    }
}

/// How many cards are skipped to take a card; nothing if it is gone.
fn cost(position: &Position, card: Card) -> Option<usize> {
    position.circle().iter().position(|&other| other == card)
}

/// A card in words: its letter, its territories from the top left, its cost.
fn name(state: State, card: Card, cost: Option<usize>) -> String {
    let texts = state.app.texts();
    let territories = card.territories().map(|territory| texts.territory(territory)).join(", ");
    match cost.filter(|_| state.shown.with(Position::is_priced)) {
        Some(skips) => text!(texts, TableCircleCard { card, territories, skips }),
        None => text!(texts, HearCard { card, territories }),
    }
}

/// The wagon stands beside the card at which the next draft begins.
fn wagon(state: State, places: &[Card]) -> Option<impl IntoView + use<>> {
    let first =
        state.shown.with(|position| position.circle().first().copied().filter(|_| position.is_priced()))?;
    let place = places.iter().position(|&card| card == first)?;
    let [left, top] = around(place, places.len(), WAGON);
    Some(
        view! { <div class="wagon" data-travels="wagon" style:left=left style:top=top>{drawing::decoration(&WagonMarker)}</div> },
    )
}

/// A place on a circle, in percent of its box: from the left, from the top. The first place is at the top.
fn around(place: usize, count: usize, radius: f64) -> [String; 2] {
    let angle = std::f64::consts::TAU * place as f64 / count.max(1) as f64;
    let (x, y) = (50.0 + radius * angle.sin(), 50.0 - radius * angle.cos());
    [x, y].map(|percent| format!("{percent:.2}%"))
}
