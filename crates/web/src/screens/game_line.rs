//! A kept game in one line: against whom, how it stands, how far it is.

use leptos::prelude::*;
use wagons_art::{Emblem, Face};
use wagons_rules::Seat;
use wagons_table::{Apart, Kind, Session};
use wagons_texts::text;

use crate::app::AppContext;
use crate::calendar::{self, Said};
use crate::drawing;
use crate::route::Route;

/// What a game is called: by the opponent, by both players, or by the scenario.
pub(crate) fn title(app: AppContext, session: &Session) -> String {
    app.people_of(session).title(session, &app.texts())
}

/// How it stands, how far it is, from when it is.
fn standing(app: AppContext, session: &Session) -> String {
    let (position, texts) = (session.position(), app.texts());
    let viewer = session.kind().own_seat().unwrap_or(Seat::First);
    let [points, other] = [viewer, viewer.other()].map(|seat| position.points(seat));
    let score = text!(texts, GameScore { points, other });
    let progress = if let Kind::Apart(Apart { ending: Some(ending), .. }) = session.kind() {
        app.narrate(&app.people_of(session), |narrator| Some(narrator.ended(ending)[1].clone()))
    } else if position.is_over() {
        app.narrate(&app.people_of(session), |narrator| narrator.result_title(&position))
    } else {
        let placed: usize = Seat::BOTH.iter().map(|&seat| position.cards(seat)).sum();
        Some(text!(texts, GameProgress { placed, all: position.all_cards() }))
    };
    let day = match session.kind() {
        Kind::Versus { day: Some(day), .. } => text!(texts, GameOfDay { day: app.day(day, Said::Briefly) }),
        _ => app.day(calendar::day_of(session.id() as f64), Said::Briefly),
    };
    [Some(score), progress, Some(day)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// A game, to go on with or to look back on, and a way to remove it.
#[component]
pub(crate) fn GameLine(session: Session, #[prop(into)] remove: Callback<Session>) -> impl IntoView {
    let app = AppContext::current();
    let address = if session.is_over() { Route::Review } else { Route::Game }(session.id()).address();
    let picture = match session.kind() {
        Kind::Versus { level, .. } => drawing::decoration(&Face(level)),
        _ if session.is_solo() => drawing::decoration(&Emblem::Rider),
        _ => drawing::decoration(&Emblem::Table),
    };
    let session = StoredValue::new(session);
    let title = move || session.with_value(|session| title(app, session));
    let remove_label = move || text!(app, GameRemove { name: title() });
    view! {
        <li class="game-line">
            <a href=address>
                <span class="portrait">{picture}</span>
                <span class="words">
                    <b>{title}</b>
                    <small>{move || session.with_value(|session| standing(app, session))}</small>
                </span>
            </a>
            <button class="remove" aria-label=remove_label title=remove_label
                on:click=move |_| remove.run(session.get_value())>
                <span aria-hidden="true">"×"</span>
            </button>
        </li>
    }
}
