//! The circle of cards. Pointing at a card shows what taking it costs; where the scoring cards lie elsewhere, it is shown
//! large in the middle.

use leptos::html;
use leptos::prelude::*;
use wagons_art::{TerritorySide, WagonMarker};
use wagons_rules::{Card, Decision};
use wagons_table::{Aim, Position};
use wagons_texts::{key, text};
use web_sys::PointerEvent;

use super::deck::Deck;
use super::extent::extent;
use super::stage::Stage;
use super::state::State;
use super::track::Track;
use crate::drawing;
use crate::hand::is_desk;
use crate::pointer::has_moved;

/// How large a card may become, as a share of the shorter side: on stage where the scoring cards lie in the middle, on the
/// stage of a small screen, and off stage.
const LARGEST: f64 = 0.21;
const LARGEST_IN_HAND: f64 = 0.26;
const LARGEST_ASIDE: f64 = 0.4;

/// The circle.
#[component]
pub(super) fn Circle() -> impl IntoView {
    let state = State::current();
    let cards = Memo::new(move |_| state.shown.with(lying));
    let ring = NodeRef::<html::Div>::new();
    let room = extent(ring);
    let track = Memo::new(move |_| {
        let most = match state.stage() {
            Stage::Circle if is_desk() => LARGEST,
            Stage::Circle => LARGEST_IN_HAND,
            _ => LARGEST_ASIDE,
        };
        Track::around(room.get(), cards.with(Vec::len), most)
    });
    Effect::new(move |_| state.inside.set(track.with(|track| track.inside)));
    let inside = move |side: fn((f64, f64)) -> f64| move || pixels(side(track.with(|track| track.inside)));
    view! {
        <section class="circle" aria-label=state.app.words(key::CIRCLE)>
            <div class="ring" node_ref=ring>
                <div class="centre" style:width=inside(|inside| inside.0) style:height=inside(|inside| inside.1)>
                    <div class="held" aria-hidden="true">{move || held(state)}</div>
                    {state.is_solo().then(|| view! { <Deck/> })}
                </div>
                <ol>
                    <For each=move || cards.get() key=|card| *card let:card>
                        {circle_card(state, card, cards, track)}
                    </For>
                </ol>
                {move || wagon(state, &cards.get(), &track.get())}
            </div>
        </section>
    }
}

/// The cards that lie in the circle, in the order of their places.
fn lying(position: &Position) -> Vec<Card> {
    let mut cards = position.places();
    cards.retain(|card| position.circle().contains(card));
    cards
}

/// The card that is pointed at, to be seen large.
fn held(state: State) -> Option<impl IntoView + use<>> {
    let Aim::Card(card) = state.aim.get() else { return None };
    let is_there = state.shown.with(|position| position.circle().contains(&card));
    (state.shows_aim() && is_there).then(|| face(state, card))
}

/// A card's territories.
fn face(state: State, card: Card) -> impl IntoView + use<> {
    drawing::decoration(&TerritorySide { letters: state.app.letters(), ..TerritorySide::upright(card) })
}

/// A card in its place, as long as it lies there.
fn circle_card(state: State, card: Card, cards: Memo<Vec<Card>>, track: Memo<Track>) -> impl IntoView {
    let cost = Memo::new(move |_| state.shown.with(|position| cost(position, card)));
    let can_take = Memo::new(move |_| {
        let decides = matches!(state.shown.with(Position::decision), Some(Decision::Draft | Decision::Start));
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
    let given = move || match state.aim.get() {
        Aim::Card(taken) if shows_aim() && is_priced() => {
            state.shown.with(|position| position.skipped_for(taken).contains(&card))
        }
        _ => false,
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
    let place = Memo::new(move |_| {
        let index = cards.with(|cards| cards.iter().position(|&one| one == card));
        index.and_then(|index| track.with(|track| track.places.get(index).copied())).unwrap_or_default()
    });
    let side = move || pixels(track.with(|track| track.card));
    view! {
        <li style:left=move || pixels(place.get().0) style:top=move || pixels(place.get().1) style:width=side>
            <button class="card" class:pointed=pointed class:given=given class:passed=passed
                aria-label=move || name(state, card, cost.get()) aria-disabled=move || (!can_take.get()).to_string()
                data-card=move || cost.get().map(|_| card.letter().to_string())
                tabindex=move || if cost.get().is_some() { "0" } else { "-1" }
                on:pointermove=hovered on:focus=move |_| point() on:pointerdown=pressed on:click=take>
                {move || face(state, card)}
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

/// The wagon stands in the circle, before the card at which the next draft begins.
fn wagon(state: State, cards: &[Card], track: &Track) -> Option<impl IntoView + use<>> {
    let first =
        state.shown.with(|position| position.circle().first().copied().filter(|_| position.is_priced()))?;
    let place = cards.iter().position(|&card| card == first)?;
    let [left, top, side] = track.before(place)?.map(pixels);
    Some(
        view! { <div class="wagon" data-travels="wagon" style:left=left style:top=top style:width=side>{drawing::decoration(&WagonMarker)}</div> },
    )
}

fn pixels(length: f64) -> String {
    format!("{length:.1}px")
}
