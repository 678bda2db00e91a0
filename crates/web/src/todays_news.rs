//! Telling others how a day's deal went: the opponent, the margin, the series, and nothing that spoils it for them.

use leptos::prelude::*;
use wagons_table::{Day, Daybook, Kind, narration};
use wagons_texts::{key, text};

use crate::app::AppContext;
use crate::calendar::{self, Said};
use crate::route::Route;
use crate::share;
use crate::storage;
use crate::table::State;

/// Hands a day's finishes to the system's own way of sharing, or to the clipboard.
pub(crate) fn tell(app: AppContext, day: Day, finishes: Vec<String>, series: usize) {
    let title = text!(app, DailyShare { day: app.day(day, Said::Fully) });
    let series = (series > 1).then(|| text!(app, DailySeries { days: series }));
    let lines = [title].into_iter().chain(finishes).chain(series).chain([Route::Daily.link()]);
    share::text(app, lines.collect::<Vec<_>>().join("\n"));
}

/// A button that tells of the finished game on the table, if it is of a day's deal.
#[component]
pub(crate) fn TellDay() -> impl IntoView {
    let app = AppContext::current();
    let session = State::current().session.get_untracked();
    let Kind::Versus { level, person, day: Some(day) } = session.kind() else { return None };
    let finish = session.position().duel().and_then(|game| Daybook::finish(game, person));
    let tell = move |_| {
        let told = finish.map(|finish| narration::finish(&app.texts(), level, finish));
        tell(app, day, told.into_iter().collect(), storage::daybook().series(calendar::today()));
    };
    Some(view! { <button class="tell" on:click=tell>{app.words(key::DAILY_TELL_RESULT)}</button> })
}
