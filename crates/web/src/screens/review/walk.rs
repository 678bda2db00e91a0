//! Walking through a game: the graph, a slider, buttons, keys, and what is to be seen where one stands.

use leptos::prelude::*;
use wagons_players::{Expectation, Judged};
use wagons_table::narration::sign;
use wagons_texts::{Key, key, text};

use super::graph::Graph;
use super::look::Look;
use super::place::Place;
use crate::table::keys;

/// The bar under the table.
#[component]
pub(crate) fn Walk() -> impl IntoView {
    let look = Look::current();
    let (app, panel) = (look.state.app, look.state.sheet);
    let number = move || look.place.get().number;
    let count = move || look.place.get().moves;
    let slid = move |event: web_sys::Event| {
        if let Ok(number) = event_target_value(&event).parse() {
            look.go(|place| place.at(number));
        }
    };
    keys::listen(move |key| press(look, key));
    let step = move |sign: &'static str, key: Key, to: fn(Place) -> Place| {
        view! {
            <button class="step" aria-label=app.words(key) title=app.words(key) on:click=move |_| look.go(to)>
                <span aria-hidden="true">{sign}</span>
            </button>
        }
    };
    let of = move || text!(app, ReviewMoveOf { number: number(), count: count() });
    view! {
        <div class="bar walk">
            <Graph/>
            <input type="range" min="0" max=move || count().to_string() prop:value=move || number().to_string()
                aria-label=app.words(key::REVIEW_MOVE) aria-valuetext=of on:input=slid/>
            <div class="told">
                <p class="turn"><b>{of}</b> " " {move || look.told()}</p>
                {move || remark(look)}
            </div>
            <div class="steps">
                {step("⇤", key::REVIEW_FIRST, |place| place.at(0))}
                {step("◀", key::REVIEW_BACK, Place::back)}
                {step("▶", key::REVIEW_FORWARD, Place::forward)}
                {step("⇥", key::REVIEW_LAST, |place| place.at(usize::MAX))}
            </div>
            <div class="tools">
                {look.is_for_two.then(|| view! {
                    <button disabled=move || look.improvable().is_none() aria-pressed=move || look.place.get().is_better.to_string()
                        on:click=move |_| look.compare()>
                        {move || app.text(if look.place.get().is_better { key::REVIEW_PLAYED } else { key::REVIEW_BETTER })}
                    </button>
                })}
                {look.can_explore.then(|| view! {
                    <button on:click=move |_| look.explore()>{app.words(key::REVIEW_EXPLORE)}</button>
                })}
                <button class="pull-panel" aria-expanded=move || panel.get().to_string() on:click=move |_| panel.update(|open| *open = !*open)>
                    {app.words(key::REVIEW_PANEL)}
                </button>
            </div>
        </div>
    }
}

/// What the computer thinks of it.
fn remark(look: Look) -> Option<impl IntoView + use<>> {
    let judged = look.judged()?;
    let verdict = look.state.narrate(|narrator| narrator.verdict(&judged));
    let expectation = (judged.best != judged.played).then(|| expectation(look, &judged));
    Some(view! {
        <p class="remark">
            <b class="class" data-class=judged.class.name()>
                <span aria-hidden="true">{sign(judged.class)} " "</span>
                {verdict}
            </b>
            " "
            {expectation}
        </p>
    })
}

/// What could have been expected after the better move, and what after the move that was played.
fn expectation(look: Look, judged: &Judged) -> String {
    let texts = look.state.app.texts();
    let seen_by = |margin: Expectation| texts.signed_tenths(f64::from(margin.seen_by(judged.seat).0));
    let [best, played] = [judged.after_best, judged.after_played].map(seen_by);
    text!(texts, ReviewExpected { name: look.state.name(judged.seat), best, played })
}

/// Does what a key means here; whether it means anything.
fn press(look: Look, key: &str) -> bool {
    match key {
        "ArrowLeft" => look.go(Place::back),
        "ArrowRight" => look.go(Place::forward),
        "Home" => look.go(|place| place.at(0)),
        "End" => look.go(|place| place.at(usize::MAX)),
        "b" | "B" => look.compare(),
        "e" | "E" => look.explore(),
        _ => return false,
    }
    true
}
