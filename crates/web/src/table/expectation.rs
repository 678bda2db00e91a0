//! While somebody tries things out, the computer tells what it expects of the position on the table.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::Session;
use wagons_texts::{key, text};

use super::state::State;
use crate::thinking::{Finding, Task};

/// How long the table has to rest before the computer thinks about it, in milliseconds.
const REST: u32 = 350;

/// What is expected: how far the first side will be ahead.
#[component]
pub(super) fn Expectation() -> impl IntoView {
    let state = State::current();
    let lead = RwSignal::new(None::<f32>);
    let moves = Memo::new(move |_| state.session.with(|session| session.record().moves_made().to_vec()));
    Effect::new(move |_| {
        let made = moves.get();
        lead.set(None);
        Timeout::new(REST, move || {
            // Another move may have been made meanwhile, or the table left.
            if moves.try_get_untracked() == Some(made) {
                ask(state, lead);
            }
        })
        .forget();
    });
    view! { <p class="expectation" role="status">{move || in_words(state, lead.get())}</p> }
}

fn ask(state: State, lead: RwSignal<Option<f32>>) {
    let session = state.session.get_untracked();
    let Some(mover) = session.to_move() else {
        let [first, second] = Seat::BOTH.map(|seat| session.position().points(seat));
        return lead.set(Some((first - second) as f32));
    };
    state.app.thinker().ask(Task::Hint, &session, move |answer| {
        if let Finding::Move(report) = answer.finding {
            let ahead = if mover == Seat::First { report.lead.0 } else { -report.lead.0 };
            // The table may be gone by now.
            let _ = lead.try_set(Some(ahead));
        }
    });
}

fn in_words(state: State, lead: Option<f32>) -> String {
    let texts = state.app.texts();
    let Some(lead) = lead else { return texts.text(key::EXPLORE_THINKING) };
    if lead.abs() < 0.05 {
        return texts.text(key::EXPLORE_EVEN);
    }
    let seat = if lead > 0.0 { Seat::First } else { Seat::Second };
    text!(texts, ExploreExpected { name: state.name(seat), margin: texts.tenths(f64::from(lead)) })
}

impl State {
    /// Whether somebody tries things out here.
    pub(super) fn is_explored(self) -> bool {
        self.session.with_untracked(|session: &Session| session.kind() == wagons_table::Kind::Explore)
    }
}
