//! Writing a scenario, or bringing one in from a file. Whatever is wrong with it is said precisely, and the text stays.

use leptos::html::Textarea;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wagons_table::own_scenarios::AddError;
use wagons_texts::{key, text};
use web_sys::Event;

use super::Desk;
use crate::app::AppContext;
use crate::share;

/// The name of the field on the page.
pub(super) const ID: &str = "scenario-text";

/// A text longer than this is not kept while it is written: no scenario is.
const LONGEST_DRAFT: usize = 1 << 17;

/// An example to begin with.
const EXAMPLE: &str = include_str!("example.toml");

/// The editor.
#[component]
pub(super) fn Editor() -> impl IntoView {
    let desk: Desk = expect_context();
    let app = desk.app;
    let text = RwSignal::new(desk.own.with_untracked(|own| own.draft.clone()));
    // What came of the last attempt to add something: its title, or why not.
    let attempt = RwSignal::new(None);
    let field = NodeRef::<Textarea>::new();
    // Whatever puts a text into the drawer puts it into the field; a text too long for the drawer stays there meanwhile.
    let draft = Memo::new(move |_| desk.own.with(|own| own.draft.clone()));
    Effect::new(move |_| text.set(draft.get()));
    let write = move |new: String| {
        attempt.set(None);
        if new.len() <= LONGEST_DRAFT {
            desk.change(|own| own.draft.clone_from(&new));
        }
        text.set(new);
    };
    let add = move |replace: bool| {
        let written = text.get_untracked();
        let added = if replace { desk.own.write().replace(&written) } else { desk.own.write().add(&written) };
        match &added {
            Ok(_) => desk.change(|own| own.draft.clear()),
            Err(AddError::Flawed(error)) => mark_line(field, &written, error.line),
            Err(_) => {}
        }
        attempt.set(Some(added.map(|scenario| scenario.title().to_owned())));
    };
    let can_replace = move || matches!(attempt.get(), Some(Err(AddError::Taken(_))));
    let is_wrong = move || matches!(attempt.get(), Some(Err(_)));
    view! {
        <div class="panel editor">
            <label class="field">
                <span>{app.words(key::SOLO_OWN_TEXT)}</span>
                <textarea id=ID node_ref=field rows="12" spellcheck="false" autocomplete="off" autocapitalize="off"
                    aria-describedby="scenario-told" aria-invalid=move || is_wrong().to_string()
                    prop:value=text on:input=move |event| write(event_target_value(&event))></textarea>
            </label>
            <p id="scenario-told" class="hint" class:wrong=is_wrong role="status">{move || told(app, attempt.get().as_ref())}</p>
            <div class="buttons">
                <button class="primary" on:click=move |_| add(false)>{app.words(key::SOLO_OWN_ADD)}</button>
                <Show when=can_replace>
                    <button on:click=move |_| add(true)>{app.words(key::SOLO_OWN_REPLACE)}</button>
                </Show>
                <label class="button file">
                    <input class="heard" type="file" accept=".toml,text/plain,application/toml"
                        on:change=move |event| open(&event, write)/>
                    {app.words(key::SOLO_OWN_FILE)}
                </label>
                <Show when=move || text.with(|text| text.trim().is_empty())>
                    <button on:click=move |_| write(EXAMPLE.to_owned())>{app.words(key::SOLO_OWN_EXAMPLE)}</button>
                </Show>
            </div>
        </div>
    }
}

/// What came of it, in a sentence.
fn told(app: AppContext, attempt: Option<&Result<String, AddError>>) -> String {
    match attempt {
        None => String::new(),
        Some(Ok(title)) => text!(app, SoloOwnAdded { scenario: title.as_str() }),
        Some(Err(AddError::Flawed(error))) => app.texts().scenario_error(error),
        Some(Err(AddError::BuiltIn(id))) => text!(app, SoloOwnBuiltIn { id }),
        Some(Err(AddError::Taken(id))) => text!(app, SoloOwnTaken { id }),
    }
}

/// Marks a line of the text in the field, where the eye will look for it.
fn mark_line(field: NodeRef<Textarea>, text: &str, line: usize) {
    let Some(field) = field.get_untracked() else { return };
    let (start, end) = span_of_line(text, line);
    // A field that is on the page takes the focus and a selection.
    let _ = field.focus();
    let _ = field.set_selection_range(start, end);
}

/// Where a line begins and ends, in the units a browser counts.
fn span_of_line(text: &str, line: usize) -> (u32, u32) {
    let units = |text: &str| text.encode_utf16().count() as u32;
    let mut lines = text.split_inclusive('\n');
    let start: u32 = lines.by_ref().take(line.saturating_sub(1)).map(units).sum();
    let length = lines.next().map_or(0, |line| units(line.trim_end_matches(['\r', '\n'])));
    (start, start + length)
}

/// Reads the file that was chosen.
fn open(event: &Event, write: impl Fn(String) + 'static) {
    let Some(file) = share::chosen_file(event) else { return };
    // A file that cannot be read changes nothing.
    spawn_local(async move { file.await.map_or((), write) });
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_table::OwnScenarios;

    #[test]
    fn a_line_is_found_whatever_stands_before_it() {
        let text = "id = \"ü🐄\"\r\ntitle\nlast";
        assert_eq!(span_of_line(text, 1), (0, 10));
        assert_eq!(span_of_line(text, 2), (12, 17));
        assert_eq!(span_of_line(text, 3), (18, 22));
        assert_eq!(span_of_line(text, 9), (22, 22));
    }

    #[test]
    fn the_example_is_a_scenario() {
        assert!(OwnScenarios::default().add(EXAMPLE).is_ok());
    }
}
