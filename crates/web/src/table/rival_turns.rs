//! Every turn of the rival with its reason, to read and to watch again: during a game and after it.

use leptos::prelude::*;
use wagons_art::TerritorySide;
use wagons_rules::{AnyRecord, Card};
use wagons_table::RivalScene;
use wagons_texts::{Key, key, text};

use crate::app::AppContext;
use crate::drawing;

/// The rival's turns in a record. With `watch`, each of them can be asked for again, by the number of the player's
/// move that it answered.
#[component]
pub(crate) fn RivalTurns(
    #[prop(into)] record: Signal<AnyRecord>,
    #[prop(optional)] watch: Option<Callback<usize>>,
) -> impl IntoView {
    let app = AppContext::current();
    let turns = Memo::new(move |_| record.with(RivalScene::answered));
    let turn = move |(turn, answered): (usize, usize)| {
        let scene = record.with_untracked(|record| RivalScene::of(record, answered, 0));
        let number = turn + 1;
        let button = watch.map(|watch| {
            let label = move || text!(app, SoloWatchTurn { number });
            view! { <button class="quiet" aria-label=label on:click=move |_| watch.run(answered)>"↻"</button> }
        });
        let piles = scene.as_ref().map(|scene| piles(app, scene));
        let sentence = move || {
            let texts = app.texts();
            scene.as_ref().map(|scene| texts.rival_turn(scene.turn(), scene.game().scenario()))
        };
        view! {
            <li>
                <div class="turn-head"><b>{move || text!(app, SoloTurn { number })}</b>{button}</div>
                <div class="piles" aria-hidden="true">{piles}</div>
                <p>{sentence}</p>
            </li>
        }
    };
    view! {
        <Show when=move || turns.with(Vec::is_empty)>
            <p>{move || app.text(key::SOLO_TURNS_NONE)}</p>
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
        view! { <figure><div>{cards.collect_view()}</div><figcaption>{move || app.text(key)}</figcaption></figure> }
    };
    all.into_iter().filter(|(_, cards)| !cards.is_empty()).map(pile).collect_view()
}
