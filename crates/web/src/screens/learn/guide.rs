//! The guide: a face, a few words in a bubble, and the ways on, back and out.

use leptos::prelude::*;
use wagons_art::Face;
use wagons_table::Level;
use wagons_texts::{Texts, key, text};

use super::goal::Goal;
use super::how::{how, praise};
use super::lesson::Lesson;
use super::script::STEPS;
use super::{Class, forget};
use crate::drawing;
use crate::hand::is_touched;
use crate::route::Route;

/// The guide.
#[component]
pub(crate) fn Guide(class: Class) -> impl IntoView {
    let app = class.table.app;
    let number = Memo::new(move |_| class.lesson.with(Lesson::number));
    let is_last = Memo::new(move |_| class.lesson.with(Lesson::is_last));
    let is_done = Memo::new(move |_| class.lesson.with(Lesson::is_done));
    let words = NodeRef::<leptos::html::Div>::new();
    let on = NodeRef::<leptos::html::Button>::new();
    // The focus goes where the next key is expected: to the button, or to the table.
    Effect::new(move |before: Option<usize>| {
        let number = number.get();
        if before.is_some_and(|before| before != number) {
            let button = on.get_untracked().filter(|_| STEPS[number].goal == Goal::Read);
            // What is on the page takes the focus.
            let _ = match (button, words.get_untracked()) {
                (Some(button), _) => button.focus(),
                (None, Some(words)) => words.focus(),
                (None, None) => Ok(()),
            };
        }
        class.refused.set(0);
        number
    });
    let progress = move || text!(app, LearnProgress { step: number.get() + 1, steps: STEPS.len() });
    let is_ready = move || STEPS[number.get()].goal == Goal::Read || is_done.get();
    // A new line for every refusal, so that it is seen and heard again.
    let refusals = move || Some(class.refused.get()).filter(|&times| times > 0 && !is_last.get());
    let go_on = move || app.text(if is_ready() { key::LEARN_GO_ON } else { key::LEARN_SKIP });
    view! {
        <aside class="guide" aria-label=app.words(key::LEARN_GUIDE)>
            <div class="face">{drawing::decoration(&Face(Level::Medium))}</div>
            <div class="bubble">
                <div class="words" aria-live="polite" tabindex="-1" node_ref=words>
                    {move || said(&app.texts(), number.get(), is_done.get())}
                    <For each=refusals key=|times| *times let:_times>
                        <p class="not-yet">{app.words(key::LEARN_NOT_YET)}</p>
                    </For>
                </div>
                <progress max=STEPS.len() value=move || number.get() + 1 aria-label=progress></progress>
                <div class="ways">
                    <a class="button quiet leave" href=Route::Home.address()>{app.words(key::LEARN_LEAVE)}</a>
                    <button class="quiet back" aria-label=app.words(key::LEARN_BACK)
                        disabled=move || number.get() == 0 on:click=move |_| class.change(Lesson::go_back)>
                        "←"
                    </button>
                    <Show when=move || !is_last.get() fallback=move || endings(class)>
                        <button class:primary=is_ready node_ref=on on:click=move |_| class.change(Lesson::go_on)>{go_on}</button>
                    </Show>
                </div>
            </div>
        </aside>
    }
}

/// What the guide says at a step, and how to do it.
fn said(texts: &Texts, number: usize, is_done: bool) -> impl IntoView + use<> {
    let step = STEPS[number];
    let praised = || praise(step.key).map(|key| texts.text(key));
    let how = if is_done { praised() } else { how(texts, step.key, is_touched()) };
    view! {
        <p>{texts.text(step.key)}</p>
        {how.map(|how| view! { <p class="how" class:done=is_done>{how}</p> })}
    }
}

/// What one can do after the last step.
fn endings(class: Class) -> impl IntoView {
    let app = class.table.app;
    // The player chooses an opponent for the first game.
    let leave = |_| {
        forget();
        Route::Opponents.open();
    };
    view! {
        <button class="quiet" on:click=move |_| class.change(|lesson| *lesson = Lesson::begin())>{app.words(key::LEARN_AGAIN)}</button>
        <button on:click=leave>{app.words(key::LEARN_FIRST_GAME)}</button>
        <button class="primary" on:click=move |_| class.play_on()>{app.words(key::LEARN_PLAY_ON)}</button>
    }
}
