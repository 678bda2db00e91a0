//! Inviting somebody: how much time, who drafts first, which cards.

use leptos::prelude::*;
use wagons_art::Emblem;
use wagons_rules::Seat;
use wagons_table::narration::pace_name;
use wagons_texts::key;
use wagons_wire::{ActId, Create, Link, Pace, Seating};

use super::socket::random;
use crate::app::AppContext;
use crate::drawing;
use crate::screens::choice::options;
use crate::screens::deal_field::DealField;
use crate::screens::{Choice, Shell};

/// The paces that are offered.
const PACES: [Pace; 5] = [Pace::CLOCK, Pace::None, Pace::Days(1), Pace::Days(3), Pace::Days(7)];

/// The screen.
#[component]
pub(crate) fn Invite() -> impl IntoView {
    let app = AppContext::current();
    let line = app.line;
    line.wake();
    line.go_to_created();
    let pace = RwSignal::new(Pace::CLOCK);
    let paces = move || PACES.map(|pace| (pace, pace_name(&app.texts(), pace))).into();
    let seat = RwSignal::new(Seating::Chance);
    let seats = [
        (Seating::Chance, key::OPPONENTS_CHANCE),
        (Seating::At(Seat::First), key::YOU),
        (Seating::At(Seat::Second), key::APART_FRIEND),
    ];
    let deal = RwSignal::new(Ok(None));
    let is_asked = RwSignal::new(false);
    let invite = move |_| {
        if let Ok(deal) = deal.get_untracked() {
            is_asked.set(true);
            let (id, pace, seat) = (ActId(random()), pace.get_untracked(), seat.get_untracked());
            line.with(|link| link.create(Create { id, pace, seat, deal, both: false, open: None }));
        }
    };
    let trouble = move || line.read(Link::is_lost).then(|| app.text(key::APART_OFFLINE));
    view! {
        <Shell title=key::APART_TITLE class="together">
            <section class="panel begin">
                <div class="portrait">{drawing::decoration(&Emblem::Table)}</div>
                <p>{app.words(key::APART_EXPLAINED)}</p>
                <Choice name="pace" legend=key::APART_PACE
                    options=Signal::derive(paces) chosen=pace choose=move |chosen| pace.set(chosen)/>
                <Choice name="seat" legend=key::OPPONENTS_FIRST
                    options=options(app, seats) chosen=seat choose=move |chosen| seat.set(chosen)/>
                <DealField deal/>
                <button class="primary" disabled=move || deal.with(Result::is_err) || is_asked.get() on:click=invite>
                    {app.words(key::APART_INVITE)}
                </button>
                // Below the button, which must not move away under a finger.
                <p class="told" role="status">{trouble}</p>
            </section>
        </Shell>
    }
}
