//! Two people at one screen: who they are, and who drafts first. The other one names the start card.

use leptos::prelude::*;
use wagons_art::Emblem;
use wagons_rules::Seat;
use wagons_table::name::{LONGEST_NAME, cleaned_name};
use wagons_texts::{Key, key, text};

use super::shell::Shell;
use crate::app::AppContext;
use crate::drawing;

/// Two players here.
#[component]
pub(crate) fn Together() -> impl IntoView {
    let app = AppContext::current();
    let field = move |seat: Seat, label: Key| {
        let number = seat.index() + 1;
        let given = move || app.settings.with(|settings| settings.names[seat.index()].clone());
        let rename = move |event| {
            let name = cleaned_name(&event_target_value(&event));
            app.set(|settings| settings.names[seat.index()] = name);
        };
        let is_full = move || given().chars().count() >= LONGEST_NAME;
        let full = move || is_full().then(|| text!(app, TogetherLongest { count: LONGEST_NAME }));
        view! {
            <label class="field">
                <span>{app.words(label)}</span>
                <input type="text" maxlength=LONGEST_NAME autocomplete="off"
                    placeholder=move || text!(app, TablePlayer { number })
                    prop:value=given on:input=rename/>
                <small role="status">{full}</small>
            </label>
        }
    };
    view! {
        <Shell title=key::HOME_TOGETHER class="together">
            <section class="panel">
                <div class="portrait">{drawing::decoration(&Emblem::Table)}</div>
                <div class="seats">
                    {field(Seat::First, key::TOGETHER_FIRST)}
                    <button class="swap" on:click=move |_| app.set(|settings| settings.names.swap(0, 1))>
                        <span aria-hidden="true">"⇅ "</span>
                        {app.words(key::TOGETHER_SWAP)}
                    </button>
                    {field(Seat::Second, key::TOGETHER_SECOND)}
                </div>
                <p class="hint">{app.words(key::TOGETHER_RULE)}</p>
                <button class="primary" on:click=move |_| app.begin_together()>
                    {app.words(key::TOGETHER_BEGIN)}
                </button>
            </section>
        </Shell>
    }
}
