//! Every turn of the rival with its reason, to read and to watch again: during a game and after it.

use leptos::prelude::*;
use wagons_art::TerritorySide;
use wagons_rules::Card;
use wagons_table::RivalScene;
use wagons_texts::{Key, key, text};

use super::state::State;
use crate::app::AppContext;
use crate::drawing;

/// The rival's turns so far. Each of them can be asked for again.
#[component]
pub(super) fn RivalTurns() -> impl IntoView {
    let state = State::current();
    let app = state.app;
    // By the numbers of the player's moves that they answered.
    let turns = Memo::new(move |_| RivalScene::answered(&state.record_seen()));
    let turn = move |(turn, answered): (usize, usize)| {
        let scene = RivalScene::of(&untrack(|| state.record_seen()), answered, 0)?;
        let number = turn + 1;
        let label = move || text!(app, SoloWatchTurn { number });
        let piles = piles(app, &scene);
        Some(view! {
            <li>
                <div class="turn-head">
                    <b>{move || text!(app, SoloTurn { number })}</b>
                    <button class="quiet" aria-label=label on:click=move |_| state.watch(answered)>"↻"</button>
                </div>
                <div class="piles" aria-hidden="true">{piles}</div>
                <p>{move || app.texts().rival_turn(scene.turn(), scene.game().scenario())}</p>
            </li>
        })
    };
    view! {
        <Show when=move || turns.with(Vec::is_empty)>
            <p>{app.words(key::SOLO_TURNS_NONE)}</p>
        </Show>
        <ol class="rival-turns">
            <For each=move || turns.get().into_iter().enumerate() key=|turn| *turn let:item>{turn(item)}</For>
        </ol>
    }
}

/// The cards of a turn, by where they came from and went to.
fn piles(app: AppContext, scene: &RivalScene) -> impl IntoView + use<> {
    let draft = scene.turn().draft;
    let all: [(Key, Vec<Card>); 4] = [
        (key::SOLO_FROM_YOU, scene.turn().received.to_vec()),
        (key::SOLO_TAKEN, draft.map(|draft| draft.took).into_iter().collect()),
        (key::SOLO_FROM_DECK, draft.and_then(|draft| draft.from_deck()).into_iter().collect()),
        (key::SOLO_TO_YOU, draft.map_or_else(Vec::new, |draft| draft.skipped.to_vec())),
    ];
    let pile = |(key, cards): (Key, Vec<Card>)| {
        let cards = cards.into_iter().map(|card| drawing::decoration(&TerritorySide::upright(card)));
        view! { <figure><div>{cards.collect_view()}</div><figcaption>{app.words(key)}</figcaption></figure> }
    };
    all.into_iter().filter(|(_, cards)| !cards.is_empty()).map(pile).collect_view()
}
