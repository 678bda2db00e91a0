//! Scenarios of one's own: a list of them, and a place to write or bring in another.

use std::sync::Arc;

use leptos::prelude::*;
use wagons_rules::solo::{Scenario, ScenarioError};
use wagons_table::OwnScenarios;
use wagons_texts::{key, text};

use super::Desk;
use super::editor::Editor;
use super::scenario_card::ScenarioCard;
use crate::arrival::go_to;
use crate::share;
use crate::storage::SHELF;

/// The section.
#[component]
pub(super) fn Own() -> impl IntoView {
    let desk: Desk = expect_context();
    let app = desk.app;
    let kept = Memo::new(move |_| {
        desk.own.with(|own| own.iter().map(|(text, read)| (text.to_owned(), read)).collect::<Vec<_>>())
    });
    view! {
        <section aria-labelledby="own">
            <div class="section-head">
                <h2 id="own">{app.words(key::SOLO_OWN)}</h2>
                <p>{app.words(key::SOLO_OWN_LEAD)}</p>
            </div>
            <ol class="scenarios">
                <For each=move || kept.get() key=|(text, _)| text.clone() let:item>
                    <li>{one(desk, item.0, item.1)}</li>
                </For>
            </ol>
            <Editor/>
        </section>
    }
}

fn one(desk: Desk, text: String, read: Result<Scenario, ScenarioError>) -> AnyView {
    let app = desk.app;
    match read {
        Ok(scenario) => {
            let name = format!("{}.toml", scenario.id());
            let title = scenario.title().to_owned();
            let save = {
                let text = text.clone();
                // A browser that refuses says so itself.
                move |_| drop(share::save(&name, "application/toml", &text))
            };
            view! {
                <ScenarioCard scenario=Arc::new(scenario)>
                    <button on:click=save>{app.words(key::SOLO_OWN_SAVE)}</button>
                    {edit_and_remove(desk, text, title)}
                </ScenarioCard>
            }
            .into_any()
        }
        Err(error) => {
            let title = text.lines().next().unwrap_or_default().to_owned();
            view! {
                <article class="panel scenario">
                    <h3>{app.words(key::SOLO_OWN_UNREADABLE)}</h3>
                    <p class="hint wrong">{move || app.texts().scenario_error(&error)}</p>
                    <div class="buttons">{edit_and_remove(desk, text, title)}</div>
                </article>
            }
            .into_any()
        }
    }
}

/// The buttons to edit a text and to remove it, the latter in two steps.
fn edit_and_remove(desk: Desk, text: String, title: String) -> impl IntoView {
    let app = desk.app;
    let sure = RwSignal::new(false);
    let edit = {
        let text = text.clone();
        move |_| {
            desk.change(|own| own.draft.clone_from(&text));
            focus_editor();
        }
    };
    let remove = move |_| {
        if !sure.get_untracked() {
            sure.set(true);
            return;
        }
        let said = untrack(|| text!(app, SoloOwnRemoved { scenario: title.as_str() }));
        desk.change(|own| {
            own.remove(&text);
            // What was removed lies in the editor, in case that was a mistake.
            own.draft.clone_from(&text);
        });
        app.announcer.say(said);
        focus_editor();
    };
    let word = move || app.text(if sure.get() { key::SOLO_OWN_REMOVE_SURE } else { key::SOLO_OWN_REMOVE });
    view! {
        <button on:click=edit>{app.words(key::SOLO_OWN_EDIT)}</button>
        <button class:sure=move || sure.get() on:click=remove on:blur=move |_| sure.set(false)>{word}</button>
    }
}

impl Desk {
    /// Changes the scenarios and keeps them, or says that it cannot be done.
    pub(super) fn change(self, how: impl FnOnce(&mut OwnScenarios)) {
        self.own.update(how);
        if self.own.with_untracked(|own| SHELF.keep(own)).is_err() {
            self.app.announcer.say(self.app.text_now(key::SOLO_NOT_KEPT));
        }
    }
}

/// Brings the editor before the eyes.
fn focus_editor() {
    request_animation_frame(|| go_to(super::editor::ID));
}
