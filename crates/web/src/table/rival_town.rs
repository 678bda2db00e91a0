//! The rival's town: its cards in the order received, in lines that fit. Nothing is ever covered, so every card can be
//! looked at.

use leptos::prelude::*;
use wagons_art::{Light, TownPicture};
use wagons_rules::{Card, Cell, Placement, Seat};
use wagons_table::Position;
use wagons_texts::{key, text};

use super::state::State;
use crate::drawing;

/// How much wider than high a row of cards should be as a whole.
const SHAPE: f64 = 1.45;

/// The rival's town.
#[component]
pub(crate) fn RivalTown() -> impl IntoView {
    let state = State::current();
    let cards = Memo::new(move |_| {
        state.shown.with(|position| position.row_of_cards(Seat::Second).unwrap_or(&[]).to_vec())
    });
    let label = state.app.words(key::TABLE_RIVAL_TOWN);
    let columns = move || columns(cards.with(Vec::len));
    let lines = move || cards.with(Vec::len).div_ceil(columns()).max(1);
    // The card that is pointed at.
    let looked = RwSignal::new(None::<Card>);
    let looked_name = move || {
        let card = looked.get().filter(|card| cards.with(|cards| cards.contains(card)))?;
        Some(name(state, card))
    };
    let row_card = move |(place, card): (usize, Card)| {
        let look = move |on: bool| looked.set(on.then_some(card));
        let is_last = move || cards.with(|cards| cards.last() == Some(&card));
        let is_lit = move || {
            let lit = state.lit_cells(Seat::Second).unwrap_or_default();
            lit.iter().any(|cell| cell.x / 2 == place as i8)
        };
        view! {
            <li data-card=card.letter().to_string() class:last=is_last class:lit=is_lit>
                <button class="card" aria-label=move || name(state, card)
                    on:pointerenter=move |_| look(true) on:pointerleave=move |_| look(false)
                    on:focus=move |_| look(true) on:blur=move |_| look(false)>
                    {move || drawing::decoration(&face(state, card, place))}
                </button>
            </li>
        }
    };
    view! {
        <section class="rival-town" aria-label=label>
            <div class="row">
                <ol style=("--columns", move || columns().to_string()) style=("--lines", move || lines().to_string())>
                    <For each=move || cards.get().into_iter().enumerate() key=|(_, card)| *card let:item>
                        {row_card(item)}
                    </For>
                </ol>
            </div>
            <p class="looked" aria-hidden="true">{looked_name}</p>
        </section>
    }
}

/// What is known of the rival, beside its town: what it looks for, what will follow, what it did last.
#[component]
pub(crate) fn RivalPlan() -> impl IntoView {
    let state = State::current();
    let app = state.app;
    let view = Memo::new(move |_| state.view());
    let goes_on = move || view.with(|view| view.as_ref().is_some_and(|view| view.decision().is_some()));
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
            <Show when=goes_on>
                <h2>{app.words(key::SOLO_LOOKS_FOR)}</h2>
                <ol>{move || searches().into_iter().map(|search| view! { <li>{search}</li> }).collect_view()}</ol>
                <p class="to-come">{to_come}</p>
            </Show>
            <Show when=move || last.get().is_some()>
                <h2>{app.words(key::SOLO_DID)}</h2>
                <p>{did}</p>
                <button on:click=watch>{app.words(key::SOLO_WATCH)}</button>
            </Show>
        </div>
    }
}

/// A card as it lies in the row, with the territories lit that a line of a score sheet speaks of.
fn face(state: State, card: Card, place: usize) -> TownPicture {
    let cells = Placement::new(card, false, 0, 0).cells();
    let picture = TownPicture::of(cells).lettered(state.app.letters());
    let Some(lit) = state.lit_cells(Seat::Second) else { return picture };
    let in_row = |cell: Cell| cell.offset(2 * place as i8, 0);
    picture.light(|cell| if lit.contains(&in_row(cell)) { Light::Lit } else { Light::Dimmed })
}

/// A card in words.
pub(super) fn name(state: State, card: Card) -> String {
    let texts = state.app.texts();
    let territories = card.territories().map(|territory| texts.territory(territory)).join(", ");
    text!(texts, SoloTownCard { card, territories })
}

/// The rival's town in words, card by card; nothing if another one sits there.
pub(super) fn in_words(state: State, position: &Position, seat: Seat) -> Option<String> {
    let cards = position.row_of_cards(seat)?;
    let names: Vec<_> = cards.iter().map(|&card| name(state, card)).collect();
    let empty = || state.app.text(key::TABLE_TOWN_EMPTY);
    let cards = if names.is_empty() { empty() } else { names.join(". ") };
    Some(state.app.texts().labelled(&state.name(seat), &cards))
}

/// How many of so many cards lie beside each other, so that they fill a box of the usual shape.
fn columns(cards: usize) -> usize {
    ((cards as f64 * SHAPE).sqrt().ceil() as usize).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_a_little_longer_than_many() {
        let shapes: Vec<_> = [0, 1, 2, 4, 6, 9, 14]
            .into_iter()
            .map(|cards| (columns(cards), cards.div_ceil(columns(cards))))
            .collect();
        assert_eq!(shapes, [(1, 0), (2, 1), (2, 1), (3, 2), (3, 2), (4, 3), (5, 3)]);
    }
}
