//! The last weeks as a leaf of a calendar: what one made of each day's deal, and the series.

use leptos::prelude::*;
use wagons_table::{Day, Daybook};
use wagons_texts::{key, text};

use crate::app::AppContext;
use crate::calendar::Said;
use crate::storage;

/// How many weeks are shown, the current one included.
const WEEKS: usize = 5;

/// The days of the last weeks, Monday first, up to the end of the current week's today.
fn weeks(today: Day) -> Vec<[Option<Day>; 7]> {
    let to_show = (WEEKS - 1) * 7 + usize::from(today.weekday()) + 1;
    let mut days: Vec<Option<Day>> =
        std::iter::successors(Some(today), |day| Some(day.before())).take(to_show).map(Some).collect();
    days.reverse();
    days.resize(WEEKS * 7, None);
    days.as_chunks().0.to_vec()
}

/// A calendar in which a day can be chosen.
#[component]
pub(crate) fn Weeks(today: Day, chosen: RwSignal<Day>) -> impl IntoView {
    let app = AppContext::current();
    let book = storage::daybook();
    let (series, longest) = (book.series(today), book.longest_series());
    let told = move || {
        let series = text!(app, DailySeries { days: series });
        let longest = text!(app, DailyLongest { days: longest });
        format!("{series} {longest}")
    };
    let weeks = weeks(today);
    let week = weeks[0];
    let headings = move || {
        week.into_iter()
            .flatten()
            .map(|day| view! { <th scope="col">{app.day(day, Said::Weekday)}</th> })
            .collect_view()
    };
    let row = |week: [Option<Day>; 7]| {
        let cells = week.map(|day| view! { <td>{day.map(|day| leaf(app, &book, day, chosen))}</td> });
        view! { <tr>{cells}</tr> }
    };
    let rows = weeks.into_iter().map(row).collect_view();
    view! {
        <section class="panel weeks">
            <h2>{app.words(key::DAILY_WEEKS)}</h2>
            <p>{told}</p>
            <table>
                <thead><tr>{headings}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
}

/// A day: its number, and the best margin.
fn leaf(app: AppContext, book: &Daybook, day: Day, chosen: RwSignal<Day>) -> impl IntoView + use<> {
    let best = book.best(day);
    let label = move || {
        let name = app.day(day, Said::Fully);
        match best {
            None => text!(app, DailyDayOpen { day: name }),
            Some(finish) => {
                let margin = app.texts().signed(finish.margin);
                text!(app, DailyDayPlayed { day: name, margin, won: finish.won })
            }
        }
    };
    let (_, _, number) = day.parts();
    view! {
        <button class="day" class:won=best.is_some_and(|finish| finish.won) class:played=best.is_some()
            aria-pressed=move || (chosen.get() == day).to_string() on:click=move |_| chosen.set(day)>
            <span class="heard">{label}</span>
            <span aria-hidden="true">{number}</span>
            <b aria-hidden="true">{best.map(|finish| app.texts().signed(finish.margin))}</b>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_begin_on_monday_and_end_today() {
        for (today, last) in [("2026-11-15", 6), ("2026-11-16", 0), ("2026-11-18", 2)] {
            let today: Day = today.parse().unwrap();
            let weeks = weeks(today);
            assert_eq!(weeks.len(), WEEKS);
            for (weekday, day) in weeks.iter().flat_map(|week| week.iter().enumerate()) {
                assert!(day.is_none_or(|day| usize::from(day.weekday()) == weekday));
            }
            assert_eq!(weeks[WEEKS - 1][last], Some(today));
            assert_eq!(weeks[WEEKS - 1][last..].iter().flatten().count(), 1);
        }
    }
}
