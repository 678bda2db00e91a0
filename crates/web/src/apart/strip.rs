//! A strip over the table for what cannot wait: a line that is down, a question of the other player, a word between
//! people.

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::narration::{deed_name, refusal};
use wagons_texts::{key, text};
use wagons_wire::{Act, Offer, Phase, Reason};

use super::turns::ApartTable;
use crate::later::unless_changed;
use crate::table::State;

/// How long a word stays, in milliseconds.
const STAYS: u32 = 8_000;

/// The strip.
#[component]
pub(super) fn Strip(apart: ApartTable) -> impl IntoView {
    let state = State::current();
    let app = state.app;
    Effect::new(move |_| {
        if apart.said.with(Option::is_some) {
            unless_changed(STAYS, apart.said, move || apart.said.set(None));
        }
    });
    Effect::new(move |_| {
        // An unknown game and a seat that is taken have places of their own.
        let spoken = apart.line.refused.get().filter(|reason| {
            !matches!(reason, Reason::UnknownGame | Reason::SeatTaken | Reason::Version | Reason::NoHello)
        });
        if let Some(reason) = spoken {
            let words = untrack(|| refusal(&app.texts(), &reason));
            app.announcer.say(words.clone());
            apart.said.set(Some(words));
        }
    });
    let offline = Memo::new(move |_| match (apart.phase(), apart.is_on_its_way()) {
        (Phase::Outdated, _) => Some(key::APART_OUTDATED),
        (Phase::Online, _) => None,
        (_, true) => Some(key::APART_OFFLINE_TURN),
        (_, false) => Some(key::APART_OFFLINE),
    });
    let reload = move || {
        (apart.phase() == Phase::Outdated).then(|| {
            // What is on its way is kept, and sent by the new page.
            let reload = |_| drop(window().location().reload());
            view! { <button on:click=reload>{app.text(key::APART_RELOAD)}</button> }
        })
    };
    // Only another question makes other buttons: a tap on one must not miss it.
    let asked = Memo::new(move |_| {
        apart.mirror(|mirror| mirror.you().map(|_| Seat::BOTH.map(|seat| mirror.standing().offer(seat))))
    });
    view! {
        <aside class="strip" aria-live="polite">
            {move || offline.get().map(|key| view! { <p class="trouble">{app.text(key)}{reload}</p> })}
            {move || late(state, apart)}
            {move || offers(state, apart, asked.get())}
            {move || apart.said.get().map(|said| view! { <p class="said">{said}</p> })}
        </aside>
    }
}

/// What one asks the other, with the answers.
fn offers(state: State, apart: ApartTable, asked: Option<[Option<(u32, Offer)>; 2]>) -> Vec<AnyView> {
    let (app, you) = (state.app, state.viewer());
    let open = Seat::BOTH.into_iter().zip(asked.unwrap_or_default());
    let shown = open.filter_map(|(seat, offer)| {
        let (number, offer) = offer?;
        let words = state.narrate(|narrator| narrator.asks(seat, offer));
        let answer = move |yes: bool| move |_| apart.act(Act::Answer { offer: number, yes });
        let is_mine = seat == you;
        let no = app.text(if is_mine { key::APART_WITHDRAW } else { key::APART_NO });
        let yes = app.text(if offer == Offer::Rematch { key::APART_REMATCH } else { key::APART_YES });
        let agree = (!is_mine).then(|| view! { <button class="primary" on:click=answer(true)>{yes}</button> });
        Some(view! { <p class="offer"><span>{words}</span>{agree}<button on:click=answer(false)>{no}</button></p> }.into_any())
    });
    shown.collect()
}

/// The choices of somebody whose opponent's days have run out.
fn late(state: State, apart: ApartTable) -> Option<impl IntoView + use<>> {
    let app = state.app;
    let other = apart.you()?.other();
    let can_claim = Memo::new(move |_| apart.deeds().contains(&Act::Claim));
    let deed = move |act: Act| {
        let words = deed_name(&act).map(|key| app.text(key));
        view! { <button on:click=move |_| apart.act(act.clone())>{words}</button> }
    };
    can_claim.get().then(|| {
        let words = text!(app, ApartLate { name: state.name(other) });
        let [claim, give, call_off] = [Act::Claim, Act::GiveTime, Act::CallOff].map(deed);
        view! { <p class="offer"><span>{words}</span>{claim}{give}{call_off}</p> }
    })
}
