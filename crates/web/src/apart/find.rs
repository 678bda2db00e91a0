//! Finding somebody to play with: tables at which others wait, and one's own.

use leptos::prelude::*;
use wagons_art::Emblem;
use wagons_table::Beginner;
use wagons_table::narration::{pace_name, player_name, refusal};
use wagons_texts::{Language, key, text};
use wagons_wire::{ActId, Create, GameId, Link, Mirror, OpenTable, Pace, Reason, Seating};

use super::socket::random;
use super::turns::ApartTable;
use crate::app::AppContext;
use crate::drawing;
use crate::route::Route;
use crate::screens::{Choice, Shell};

/// The paces that are offered: a stranger is not waited for without end.
const PACES: [Pace; 3] = [Pace::CLOCK, Pace::Days(1), Pace::Days(3)];

/// The screen.
#[component]
pub(crate) fn Find() -> impl IntoView {
    let app = AppContext::current();
    let line = app.line;
    line.wake();
    line.go_to_created();
    line.refused.set(None);
    line.with(|link| link.follow_tables(true));
    on_cleanup(move || line.with(|link| link.follow_tables(false)));
    let wanted = RwSignal::new(None::<GameId>);
    let told = RwSignal::new(None::<Reason>);
    Effect::new(move |_| {
        let sits = |game: &GameId| line.read(|link| link.game(*game).and_then(Mirror::you)).is_some();
        if let Some(game) = wanted.get().filter(sits) {
            wanted.set(None);
            Route::Apart(game, None).open();
        }
    });
    Effect::new(move |_| {
        let Some(reason) = line.refused.get() else { return };
        if let Some(game) = wanted.get_untracked().filter(|_| !reason.passes()) {
            line.with(|link| link.close(game));
        }
        wanted.set(None);
        told.set(Some(reason));
    });
    let sit = move |game: GameId| {
        line.refused.set(None);
        wanted.set(Some(game));
        line.with(|link| link.sit(game, None, false));
    };
    let trouble = move || match told.get() {
        _ if line.read(Link::is_lost) => Some(app.text(key::APART_OFFLINE)),
        Some(Reason::SeatTaken | Reason::Over) => Some(app.text(key::STRANGERS_QUICKER)),
        other => other.map(|reason| refusal(&app.texts(), &reason)),
    };
    let tables = Memo::new(move |_| {
        let mut tables = line.read(|link| link.tables().to_vec());
        let spoken = app.texts().language().tag();
        // Stable: within a language the newest stay first.
        tables.sort_by_key(|table| table.language.to_string() != spoken);
        tables
    });
    let waiting = move |table: OpenTable| {
        let game = table.game;
        let name = player_name(&app.texts(), table.host);
        let language = Language::from_tag(&table.language.to_string()).map(Language::own_name);
        let terms = [Some(pace_name(&app.texts(), table.pace)), language.map(str::to_owned)];
        let terms = terms.into_iter().flatten().collect::<Vec<_>>().join(" · ");
        view! {
            <li class="game-line">
                <span class="portrait">{drawing::decoration(&Emblem::Rider)}</span>
                <span class="words"><b>{name.clone()}</b><small>{terms}</small></span>
                <button class="primary" aria-label=text!(app, StrangersSitWith { name })
                    disabled=move || wanted.get().is_some() on:click=move |_| sit(game)>
                    {app.text(key::APART_SIT)}
                </button>
            </li>
        }
    };
    view! {
        <Shell title=key::STRANGERS_TITLE class="together find">
            <section class="panel begin">
                <h2>{app.words(key::STRANGERS_WAITING)}</h2>
                <ul class="game-list" aria-live="polite">
                    {move || tables.get().into_iter().map(waiting).collect_view()}
                </ul>
                <Show when=move || tables.with(Vec::is_empty)>
                    <p>{app.words(key::STRANGERS_NONE)}</p>
                </Show>
                <p class="told" role="status">{trouble}</p>
            </section>
            <Open/>
        </Shell>
    }
}

/// Opening a table of one's own, or the way to the one there is.
#[component]
fn Open() -> impl IntoView {
    let app = AppContext::current();
    let line = app.line;
    let pace = RwSignal::new(Pace::CLOCK);
    let paces = move || PACES.map(|pace| (pace, pace_name(&app.texts(), pace))).into();
    let is_asked = RwSignal::new(false);
    Effect::new(move |_| {
        if line.refused.get().is_some() {
            is_asked.set(false);
        }
    });
    let wait = move |_| {
        is_asked.set(true);
        line.refused.set(None);
        let (id, pace) = (ActId(random()), pace.get_untracked());
        let open = untrack(|| app.texts()).language().tag().parse().ok();
        let wish = Create { id, pace, seat: Seating::Chance, deal: None, both: false, open };
        line.with(|link| link.create(wish));
    };
    let own = Memo::new(move |_| line.read(Link::own_table));
    let to_own = move || {
        own.get().map(|game| {
            view! {
                <p>{app.text(key::STRANGERS_YOURS)}</p>
                <a class="button" href=Route::Apart(game, None).address()>{app.text(key::STRANGERS_TO_TABLE)}</a>
            }
        })
    };
    view! {
        <section class="panel begin">
            <h2>{app.words(key::STRANGERS_OPEN)}</h2>
            <Show when=move || own.get().is_none() fallback=move || to_own>
                <p>{app.words(key::STRANGERS_OPEN_HINT)}</p>
                <Choice name="pace" legend=key::APART_PACE
                    options=Signal::derive(paces) chosen=pace choose=move |chosen| pace.set(chosen)/>
                <button class="primary" disabled=move || is_asked.get() on:click=wait>
                    {app.words(key::STRANGERS_WAIT)}
                </button>
            </Show>
        </section>
    }
}

/// What somebody can do who waits at an open table: something else meanwhile, or stop.
#[component]
pub(super) fn Meanwhile(apart: ApartTable) -> impl IntoView {
    let app = AppContext::current();
    let hint = move || {
        let pace = apart.mirror(|mirror| Some(mirror.head().pace));
        let by_days = matches!(pace, Some(Pace::Days(_)));
        text!(app, StrangersSeatHint { pace: if by_days { key::Pace::Days } else { key::Pace::Clock } })
    };
    let play = move |_| app.begin_against(Beginner::Chance, None);
    let stop = move |_| {
        apart.act(wagons_wire::Act::CallOff);
        Route::Find.open();
    };
    view! {
        <p>{hint}</p>
        <button class="primary" on:click=play>{app.words(key::STRANGERS_MEANWHILE)}</button>
        <button on:click=stop>{app.words(key::STRANGERS_WITHDRAW)}</button>
    }
}
