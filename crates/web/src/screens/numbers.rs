//! The player's own numbers: by opponent, by seat, by scoring card and over time, from the games kept on this device.

use leptos::prelude::*;
use wagons_table::Numbers;
use wagons_table::daybook::Finish;
use wagons_table::numbers::{Count, Played};
use wagons_texts::{Key, key, text};

use super::review::course::{HEIGHT, Point, Scale, WIDTH};
use super::shell::Shell;
use crate::app::AppContext;
use crate::route::Route;
use crate::storage;

/// How many games are drawn, the last ones.
const DRAWN: usize = 200;

/// The page.
#[component]
pub(crate) fn NumbersPage() -> impl IntoView {
    let app = AppContext::current();
    let numbers = StoredValue::new(Numbers::of(storage::sessions()));
    let content = move || {
        numbers
            .with_value(|numbers| if numbers.games().is_empty() { nothing(app) } else { told(app, numbers) })
    };
    view! { <Shell title=key::NUMBERS_TITLE class="numbers">{content}</Shell> }
}

fn nothing(app: AppContext) -> AnyView {
    view! {
        <section class="panel">
            <p>{app.text(key::NUMBERS_NONE)}</p>
            <p class="buttons">
                <a class="button primary" href=Route::Opponents.address()>{app.text(key::HOME_PLAY)}</a>
            </p>
        </section>
    }
    .into_any()
}

fn told(app: AppContext, numbers: &Numbers) -> AnyView {
    let (texts, all) = (app.texts(), numbers.all());
    let margin = texts.signed_tenths(all.margin());
    let opponents = numbers.by_opponent().into_iter().map(|(level, count)| {
        (level.map_or_else(|| app.text(key::NUMBERS_PEOPLE), |level| texts.character(level)), count)
    });
    let seats = [key::NUMBERS_FIRST, key::NUMBERS_SECOND].map(|seat| app.text(seat));
    let seats = seats.into_iter().zip(numbers.by_seat());
    let cards = numbers.by_scoring_card().into_iter().map(|(card, count)| (texts.card(card), count));
    let rows = [
        (key::NUMBERS_OPPONENTS, None, opponents.collect::<Vec<_>>()),
        (key::NUMBERS_SEATS, None, seats.collect()),
        (key::NUMBERS_CARDS, Some(key::NUMBERS_CARDS_NOTE), cards.collect()),
    ];
    view! {
        <section class="panel">
            <p><b>{text!(app, NumbersAll { games: all.games, won: all.won, margin })}</b></p>
            {over_time(app, numbers)}
        </section>
        {rows.map(|(heading, note, rows)| table(app, heading, note, rows))}
    }
    .into_any()
}

/// Games by something: how many were won, as figures and as a bar, and by how many points.
fn table(app: AppContext, heading: Key, note: Option<Key>, rows: Vec<(String, Count)>) -> impl IntoView {
    let row = |(name, count): (String, Count)| {
        let Count { games, won, .. } = count;
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td class="share">
                    <i aria-hidden="true"><i style:width=format!("{:.0}%", count.share() * 100.0)></i></i>
                    <span>{text!(app, NumbersWonOf { won, games })}</span>
                </td>
                <td class="margin">{app.texts().signed_tenths(count.margin())}</td>
            </tr>
        }
    };
    let rows = rows.into_iter().filter(|(_, count)| count.games > 0).map(row).collect_view();
    view! {
        <section class="panel">
            <h2>{app.text(heading)}</h2>
            {note.map(|note| view! { <p class="note">{app.text(note)}</p> })}
            <table>
                <thead><tr>
                    <td></td>
                    <th scope="col">{app.text(key::NUMBERS_WON)}</th>
                    <th scope="col" class="margin">{app.text(key::NUMBERS_MARGIN)}</th>
                </tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
}

/// The margin of every game, and how it went on average.
fn over_time(app: AppContext, numbers: &Numbers) -> impl IntoView + use<> {
    let texts = app.texts();
    let before = numbers.games().len().saturating_sub(DRAWN);
    let games = &numbers.games()[before..];
    let margins = || games.iter().map(|game| game.finish.margin);
    let trend = numbers.trend();
    let line: Vec<Point> = trend[before..].iter().map(|&mean| mean as f32).enumerate().collect();
    let scale = Scale::of(games.len() - 1, margins().map(|margin| margin as f32));
    let zero = scale.down(0.0) * HEIGHT;
    let dot = |(number, game): (usize, &Played)| {
        let Finish { margin, won } = game.finish;
        let (left, top) = (scale.across(number) * 100.0, scale.down(margin as f32) * 100.0);
        view! { <i class="dot" class:won=won style:left=format!("{left:.2}%") style:top=format!("{top:.2}%")></i> }
    };
    let dots = games.iter().enumerate().map(dot).collect_view();
    let [best, worst] = [margins().max(), margins().min()].map(|margin| texts.signed(margin.unwrap_or(0)));
    let lately = texts.signed_tenths(trend.last().copied().unwrap_or(0.0));
    view! {
        <h2>{app.text(key::NUMBERS_TIME)}</h2>
        <p class="note">{app.text(key::NUMBERS_TIME_NOTE)}</p>
        <div class="course" role="img" aria-label=text!(app, NumbersTimeHeard { games: games.len(), best, worst, lately })>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" aria-hidden="true">
                <path class="zero" d=format!("M0 {zero}H{WIDTH}")></path>
                <path class="trend" d=scale.line(&line)></path>
            </svg>
            {dots}
        </div>
    }
}
