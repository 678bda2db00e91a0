//! Why the move that is looked at was not the best: the coach's reasons, and the better line to click through.

use leptos::prelude::*;
use wagons_players::Judged;
use wagons_rules::AnyRecord;
use wagons_table::{Position, Remark, Session, Told};
use wagons_texts::key;

use super::look::Look;
use crate::table::Remarks;

/// The explanation; nothing if nothing was better.
#[component]
pub(super) fn Explained() -> impl IntoView {
    let look = Look::current();
    let app = look.state.app;
    let judged = Memo::new(move |_| look.improvable());
    let remarks = Memo::new(move |_| judged.get().map_or_else(Vec::new, |judged| remarks(look, &judged)));
    let line = Memo::new(move |_| judged.get().map_or_else(Vec::new, |judged| sentences(look, &judged)));
    let step = move |(index, sentence): (usize, String)| {
        let is_here = move || look.followed.get() == Some(index + 1);
        let follow = move |_| {
            if let Some(judged) = judged.get_untracked() {
                look.follow(&judged, index + 1);
            }
        };
        view! { <li><button aria-current=move || is_here().then_some("true") on:click=follow>{sentence}</button></li> }
    };
    view! {
        <Show when=move || judged.with(Option::is_some)>
            <section class="explained">
                <h3>{move || look.sentence(look.place.get().number)}</h3>
                <Remarks remarks=remarks/>
                <h3>{app.words(key::REVIEW_LINE)}</h3>
                <ol class="better-line">{move || line.get().into_iter().enumerate().map(step).collect::<Vec<_>>()}</ol>
            </section>
        </Show>
    }
}

fn remarks(look: Look, judged: &Judged) -> Vec<Remark> {
    let before = look.game.with_value(|game| Position::after(game.record(), judged.number - 1));
    look.state.narrate(|narrator| narrator.explained(&before, judged))
}

/// The moves of the better line in sentences.
fn sentences(look: Look, judged: &Judged) -> Vec<String> {
    let Some(record) = look.game.with_value(|game| along(game, judged, judged.line.len())) else {
        return Vec::new();
    };
    let log = look.state.narrate(|narrator| narrator.log(&record));
    log.into_iter().skip(judged.number - 1).map(Told::in_full).collect()
}

/// The game up to a decision, and so many moves of its better line.
pub(super) fn along(game: &Session, judged: &Judged, count: usize) -> Option<AnyRecord> {
    let mut record = game.record().prefix(judged.number - 1);
    for &mv in judged.line.iter().take(count) {
        record.try_play(mv).ok()?;
    }
    Some(record)
}
