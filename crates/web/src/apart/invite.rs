//! Inviting somebody: how much time, who drafts first, which cards.

use leptos::prelude::*;
use wagons_art::Emblem;
use wagons_rules::Seat;
use wagons_table::narration::pace_name;
use wagons_texts::key;
use wagons_wire::{ActId, Create, Link, Pace, Phase, Seating};

use super::socket::random;
use crate::app::AppContext;
use crate::begin::typed_deal;
use crate::drawing;
use crate::route::Route;
use crate::screens::{Choice, Shell};

/// The paces that are offered.
const PACES: [Pace; 5] = [Pace::CLOCK, Pace::None, Pace::Days(1), Pace::Days(3), Pace::Days(7)];

/// The screen.
#[component]
pub(crate) fn Invite() -> impl IntoView {
    let app = AppContext::current();
    let line = app.line;
    line.wake();
    line.created.set(None);
    Effect::new(move |_| {
        if let Some(game) = line.created.get() {
            line.created.set(None);
            Route::Apart(game, None).open();
        }
    });
    let pace = RwSignal::new(Pace::CLOCK);
    let paces = move || PACES.map(|pace| (pace, pace_name(&app.texts(), pace))).into();
    let seat = RwSignal::new(Seating::Chance);
    let seats = move || {
        vec![
            (Seating::Chance, app.text(key::OPPONENTS_CHANCE)),
            (Seating::At(Seat::First), app.text(key::YOU)),
            (Seating::At(Seat::Second), app.text(key::APART_FRIEND)),
        ]
    };
    let typed = RwSignal::new(String::new());
    let wrong = Memo::new(move |_| typed.with(|typed| typed_deal(typed).is_err()));
    let is_asked = RwSignal::new(false);
    let invite = move |_| {
        if let Ok(deal) = typed_deal(&typed.get_untracked()) {
            is_asked.set(true);
            let (id, pace, seat) = (ActId(random()), pace.get_untracked(), seat.get_untracked());
            line.create(Create { id, pace, seat, deal, both: false, open: None });
        }
    };
    let trouble = move || (line.read(Link::phase) == Phase::Offline).then(|| app.text(key::APART_OFFLINE));
    view! {
        <Shell title=key::APART_TITLE class="together">
            <section class="panel begin">
                <div class="portrait">{drawing::decoration(&Emblem::Table)}</div>
                <p>{move || app.text(key::APART_EXPLAINED)}</p>
                <Choice name="pace" legend=Signal::derive(move || app.text(key::APART_PACE))
                    options=Signal::derive(paces) chosen=pace choose=move |chosen| pace.set(chosen)/>
                <Choice name="seat" legend=Signal::derive(move || app.text(key::OPPONENTS_FIRST))
                    options=Signal::derive(seats) chosen=seat choose=move |chosen| seat.set(chosen)/>
                <label class="field">
                    <span>{move || app.text(key::OPPONENTS_DEAL)}</span>
                    <input type="text" autocomplete="off" spellcheck="false" aria-describedby="deal-hint"
                        aria-invalid=move || wrong.get().to_string()
                        prop:value=typed on:input=move |event| typed.set(event_target_value(&event))/>
                </label>
                <p class="hint" id="deal-hint" class:wrong=move || wrong.get()>
                    {move || app.text(if wrong.get() { key::OPPONENTS_DEAL_WRONG } else { key::OPPONENTS_DEAL_HINT })}
                </p>
                <p class="told" role="status">{trouble}</p>
                <button class="primary" disabled=move || wrong.get() || is_asked.get() on:click=invite>
                    {move || app.text(key::APART_INVITE)}
                </button>
            </section>
        </Shell>
    }
}
