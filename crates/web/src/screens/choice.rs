//! Choosing: one of several as a row of radio buttons, and yes or no as a switch.

use leptos::prelude::*;
use wagons_texts::Key;

use crate::app::AppContext;

/// One of several. What it is about is the legend; every option has its words.
#[component]
pub(crate) fn Choice<T>(
    /// Tells this choice from others on the same screen.
    name: &'static str,
    legend: Key,
    #[prop(into)] options: Signal<Vec<(T, String)>>,
    #[prop(into)] chosen: Signal<T>,
    #[prop(into)] choose: Callback<T>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let app = AppContext::current();
    let option = move |(value, words): (T, String)| {
        view! {
            <label>
                <input type="radio" name=name prop:checked=move || chosen.get() == value
                    on:change=move |_| choose.run(value)/>
                <span>{words}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{app.words(legend)}</legend>
            <div class="options">{move || options.get().into_iter().map(option).collect_view()}</div>
        </fieldset>
    }
}

/// Options by the keys of their words.
pub(crate) fn options<T, const N: usize>(app: AppContext, all: [(T, Key); N]) -> Signal<Vec<(T, String)>>
where
    T: Copy + Send + Sync + 'static,
{
    Signal::derive(move || all.map(|(value, words)| (value, app.text(words))).into())
}

/// Yes or no, with a sentence that says what it means.
#[component]
pub(crate) fn Switch(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] meaning: Signal<String>,
    #[prop(into)] on: Signal<bool>,
    #[prop(into)] set: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input type="checkbox" role="switch" prop:checked=on
                on:change=move |event| set.run(event_target_checked(&event))/>
            <span class="words"><b>{label}</b><small>{meaning}</small></span>
        </label>
    }
}
