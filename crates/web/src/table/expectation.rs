//! While somebody tries things out, the computer tells what it expects of the position on the table, and looks for a proof.

use leptos::prelude::*;
use wagons_rules::{Margin, Seat};
use wagons_texts::{key, text};

use super::state::State;
use crate::later::unless_changed;
use crate::thinking::{Finding, Task};

/// How long the table has to rest before the computer thinks about it, in milliseconds.
const REST: u32 = 350;

/// How the game will end.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Expected {
    /// How far the first side will be ahead.
    lead: f32,
    is_proven: bool,
    /// The lowest and the highest margin that a proof has left.
    bounds: Option<(Margin, Margin)>,
}

/// What is expected, as far as it is known.
#[component]
pub(super) fn Expectation() -> impl IntoView {
    let state = State::current();
    let expected = RwSignal::new(None);
    let moves = Memo::new(move |_| state.session.with(|session| session.record().moves_made().to_vec()));
    Effect::new(move |_| {
        moves.track();
        expected.set(None);
        // Another move may be made meanwhile, or the table left.
        unless_changed(REST, moves, move || ask(state, expected));
    });
    view! { <p class="expectation">{move || in_words(state, expected.get())}</p> }
}

fn ask(state: State, expected: RwSignal<Option<Expected>>) {
    let session = state.session.get_untracked();
    let Some(mover) = session.to_move() else {
        let [first, second] = Seat::BOTH.map(|seat| session.position().points(seat));
        return expected.set(Some(Expected { lead: (first - second) as f32, is_proven: true, bounds: None }));
    };
    state.app.thinker().ask(Task::Proof, &session, move |answer| {
        let (is_final, bounds) = (answer.is_final(), answer.bounds);
        let Finding::Move(report) = answer.finding else { return };
        let lead = if mover == Seat::First { report.lead.0 } else { -report.lead.0 };
        // What was estimated may be disproved already.
        let lead = bounds.map_or(lead, |(least, most)| lead.clamp(least.0 as f32, most.0 as f32));
        let now = Expected { lead, is_proven: report.exact, bounds };
        // The table may be gone by now. Who listens does not want to hear every change on the way.
        if expected.try_set(Some(now)).is_none() && is_final {
            state.app.announcer.say(untrack(|| in_words(state, Some(now))));
        }
    });
}

fn in_words(state: State, expected: Option<Expected>) -> String {
    let texts = state.app.texts();
    let Some(Expected { lead, is_proven, bounds }) = expected else {
        return texts.text(key::EXPLORE_THINKING);
    };
    let seat = if lead > 0.0 { Seat::First } else { Seat::Second };
    let name = state.name(seat);
    match bounds {
        _ if is_proven && lead == 0.0 => texts.text(key::EXPLORE_PROVEN_EVEN),
        _ if is_proven => text!(texts, ExploreProven { name, margin: lead.abs() as i32 }),
        _ if lead.abs() < 0.05 => texts.text(key::EXPLORE_EVEN),
        None => text!(texts, ExploreExpected { name, margin: texts.tenths(f64::from(lead)) }),
        Some((lowest, highest)) => {
            let [a, b] = [lowest, highest].map(|margin| margin.seen_by(seat).0);
            let (least, most) = (texts.signed(a.min(b)), texts.signed(a.max(b)));
            text!(texts, ExploreBetween { name, margin: texts.tenths(f64::from(lead)), least, most })
        }
    }
}
