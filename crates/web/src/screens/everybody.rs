//! How everybody fared with a day's deal: a distribution with one's own place in it, and the best game to watch.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wagons_players::EDITION;
use wagons_table::days_table::{AboutDay, Bar, Checked, DayTable, DayTold};
use wagons_table::narration::refusal;
use wagons_table::{Day, Kind, Level, Session, Shared};
use wagons_texts::{key, text};

use crate::apart::ask_beside;
use crate::app::AppContext;
use crate::route::Route;
use crate::storage;

const ADDRESS: &str = "apart/day";
/// A bar's width and the picture's height, in the picture's own measure.
const STEP: i32 = 12;
const HEIGHT: i32 = 100;

/// The table of a day against one opponent, for those who have finished a game there.
#[component]
pub(super) fn Everybody(day: Day, level: Level) -> impl IntoView {
    let app = AppContext::current();
    let own = first_finish(day, level);
    let told = RwSignal::new(None::<DayTold>);
    let is_silent = RwSignal::new(false);
    let ask = move |question: AboutDay| {
        spawn_local(async move {
            let answer: Option<DayTold> = ask_beside(ADDRESS, &question).await;
            is_silent.try_set(answer.is_none());
            match answer {
                Some(DayTold::Best { record }) => Route::Shared(Shared::from_text(&record)).open(),
                Some(answer) => drop(told.try_set(Some(answer))),
                None => {}
            }
        });
    };
    let has_own = own.is_some();
    let compare = move |_| {
        if let Some(record) = own.clone() {
            ask(AboutDay::Finish { day, level, edition: EDITION.to_owned(), record });
        }
    };
    let watch = move |_| ask(AboutDay::Best { day, level });
    let trouble = move || match told.get() {
        _ if is_silent.get() => Some(app.text(key::DAYS_SILENT)),
        Some(DayTold::Refused(reason)) => Some(refusal(&app.texts(), &reason)),
        _ => None,
    };
    let shown = move || match told.get() {
        Some(DayTold::Table(table)) => Some(view! {
            <Distribution table=table.clone()/>
            {(table.place(0).0 > 0).then(|| view! {
                <p class="buttons"><button on:click=watch>{app.text(key::DAYS_WATCH)}</button></p>
            })}
            <p class="hint">{app.text(key::DAYS_VERIFIED)}</p>
        }),
        _ => None,
    };
    view! {
        <Show when=move || has_own && app.line.is_offered()>
            <p class="buttons">
                <button on:click=compare.clone()>{app.words(key::DAYS_COMPARE)}</button>
            </p>
            <p class="told" role="status">{trouble}</p>
            {shown}
        </Show>
    }
}

/// The first game of a day's deal that was finished here, in a line.
fn first_finish(day: Day, level: Level) -> Option<String> {
    let is_it = |session: &Session| {
        matches!(session.kind(), Kind::Versus { day: Some(of), level: against, .. } if (of, against) == (day, level))
            && session.is_over()
    };
    let first = storage::sessions().into_iter().filter(is_it).min_by_key(Session::id);
    first.map(|session| session.record().to_string())
}

/// The bars, and what they say about one's own game.
#[component]
fn Distribution(table: DayTable) -> impl IntoView {
    let app = AppContext::current();
    let texts = app.texts();
    let signed = |margin| texts.signed(margin);
    let words = match table.yours {
        Some(yours) if yours.state == Checked::Verified => {
            let (all, worse) = table.place(yours.margin);
            let others = all.saturating_sub(1);
            let margin = signed(yours.margin);
            if others == 0 {
                text!(app, DaysFirst { margin })
            } else {
                text!(app, DaysPlace { margin, worse, others })
            }
        }
        Some(yours) => app.text(match yours.state {
            Checked::Waiting => key::DAYS_WAITING,
            Checked::Unverified => key::DAYS_UNVERIFIED,
            _ => key::DAYS_WRONG,
        }),
        None => String::new(),
    };
    let bars = table.shown();
    let most = bars.iter().map(|bar| bar.verified + bar.unverified).max().unwrap_or(0).max(1);
    let tall = |count: u32| (count * HEIGHT as u32).div_ceil(most) as i32;
    let is_own = |bar: &Bar| {
        let own = table.yours.map(|yours| yours.margin.div_euclid(DayTable::WIDTH) * DayTable::WIDTH);
        own == Some(bar.margin)
    };
    let width = STEP * bars.len().max(1) as i32;
    let drawn = bars.iter().zip(0..).map(|(bar, place)| {
        let (solid, pale) = (tall(bar.verified), tall(bar.unverified));
        let x = place * STEP + 1;
        view! {
            <rect class="pale" x=x y=HEIGHT - solid - pale width=STEP - 2 height=pale></rect>
            <rect class:own=is_own(bar) x=x y=HEIGHT - solid width=STEP - 2 height=solid></rect>
        }
    });
    let heard = bars.iter().filter(|bar| bar.verified + bar.unverified > 0).map(|bar| {
        let (from, to) = (signed(bar.margin), signed(bar.margin + DayTable::WIDTH - 1));
        view! { <li>{text!(app, DaysBar { from, to, count: bar.verified + bar.unverified })}</li> }
    });
    let ends = bars.first().zip(bars.last());
    let ends = ends.map(|(first, last)| (signed(first.margin), signed(last.margin + DayTable::WIDTH - 1)));
    view! {
        <p><b>{words}</b></p>
        {(!bars.is_empty()).then(|| view! {
            <svg class="distribution" viewBox=format!("0 0 {width} {HEIGHT}") preserveAspectRatio="none" aria-hidden="true">
                {drawn.collect_view()}
            </svg>
        })}
        {ends.map(|(first, last)| view! {
            <p class="ends" aria-hidden="true"><span>{first}</span><span>{last}</span></p>
        })}
        <ul class="heard">{heard.collect_view()}</ul>
    }
}
