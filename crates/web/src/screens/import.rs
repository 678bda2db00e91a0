//! A game brought along as a record: to look back on, or to go on with.

use leptos::prelude::*;
use wagons_rules::{AnyRecord, RecordError, Seat};
use wagons_table::link::SharedError;
use wagons_table::{Kind, Position, Shared};
use wagons_texts::{key, text};

use crate::app::AppContext;
use crate::route::Route;

/// A record or a link as people paste it: with line breaks and spaces around it.
fn read(pasted: &str) -> Result<AnyRecord, SharedError> {
    Shared::from_text(&pasted.split_whitespace().collect::<Vec<_>>().join(" ")).open()
}

/// A place to paste a record into.
#[component]
pub(crate) fn Import() -> impl IntoView {
    let app = AppContext::current();
    let pasted = RwSignal::new(String::new());
    let found = Memo::new(move |_| pasted.with(|pasted| (!pasted.trim().is_empty()).then(|| read(pasted))));
    view! {
        <section class="panel import">
            <h2>{app.words(key::IMPORT_TITLE)}</h2>
            <label class="field">
                <span>{app.words(key::IMPORT_RECORD)}</span>
                <textarea rows="3" spellcheck="false" autocomplete="off" aria-describedby="import-found"
                    prop:value=pasted on:input=move |event| pasted.set(event_target_value(&event))></textarea>
            </label>
            <div id="import-found" aria-live="polite">
                {move || match found.get() {
                    None => view! { <p class="hint">{app.text(key::IMPORT_HINT)}</p> }.into_any(),
                    Some(Err(error)) => view! { <Refusal error/> }.into_any(),
                    Some(Ok(record)) => view! { <Found record/> }.into_any(),
                }}
            </div>
        </section>
    }
}

/// Where the reading stopped, and why.
#[component]
pub(crate) fn Refusal(error: SharedError) -> impl IntoView {
    let app = AppContext::current();
    let told = move || {
        let texts = app.texts();
        let (what, why) = match &error {
            SharedError::Record(RecordError { token, place, kind, .. }) => {
                (text!(texts, ImportWrong { place: *place, token }), texts.refusal(kind))
            }
            SharedError::Scenario(error) => {
                (texts.text(key::REVIEW_SCENARIO_WRONG), texts.scenario_error(error))
            }
        };
        format!("{what} {why}")
    };
    view! { <p class="hint wrong">{told}</p> }
}

/// What can be done with a record.
#[component]
fn Found(record: AnyRecord) -> impl IntoView {
    let app = AppContext::current();
    let position = Position::of(&record);
    let [points, other] = Seat::BOTH.map(|seat| position.points(seat));
    let moves = record.moves_made().len();
    let told = move || text!(app, ImportFound { moves, points, other });
    let look = Route::Shared(Shared::of(&record)).address();
    let record = StoredValue::new(record);
    let go_on = move |kind: Kind| move |_| app.begin(kind, record.get_value());
    let ways = (!position.is_over()).then(|| match &position {
        Position::Solo(_) | Position::RivalsTurn(_) => {
            view! { <button on:click=go_on(Kind::Solo)>{app.words(key::IMPORT_GO_ON)}</button> }.into_any()
        }
        Position::Duel(_) => {
            // A player who brings a game wants to make the next move.
            let person = position.to_move().unwrap_or(Seat::First);
            let name = move || app.texts().character(app.level());
            view! {
                <button on:click=move |_| {
                    app.begin(Kind::Versus { level: app.level(), person, day: None }, record.get_value());
                }>
                    {move || text!(app, ImportGoOnAgainst { name: name() })}
                </button>
                <button on:click=go_on(Kind::Together)>{app.words(key::IMPORT_GO_ON_TOGETHER)}</button>
            }
            .into_any()
        }
    });
    view! {
        <p>{told}</p>
        <p class="buttons"><a class="button" href=look>{app.words(key::IMPORT_LOOK)}</a>{ways}</p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_read_however_it_was_broken_into_lines() {
        let record = read("\n FKQ/RJAPODGLNMHBICE  *B\nP P'0,0\t").unwrap();
        assert_eq!(record.to_string(), "FKQ/RJAPODGLNMHBICE *B P P'0,0");
        assert!(matches!(read("s1:IP/ABCDEFGH/JKLMNOQR B"), Ok(AnyRecord::Solo(_))));
        assert!(
            matches!(read("FKQ/RJAPODGLNMHBICE *B Z"), Err(SharedError::Record(error)) if error.place == 3)
        );
    }
}
