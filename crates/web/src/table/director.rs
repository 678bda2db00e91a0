//! The other side's turn: lets the computer think, and brings its moves on the table one by one, so that a person can
//! follow them.

use leptos::prelude::*;
use wagons_rules::Move;
use wagons_table::{Aim, Session};

use super::rival_show;
use super::state::State;
use crate::later::unless_changed;
use crate::sound::Sound;
use crate::thinking::{Answer, Finding};

/// How long a look at the table takes before the next move comes, in milliseconds at the normal pace.
const LOOK: u32 = 900;

/// Follows the game as long as the table stands.
pub(super) fn direct(state: State) {
    Effect::new(move |_| think_if_asked(state));
    Effect::new(move |_| bring_next_move(state));
    rival_show::follow(state);
    on_cleanup(move || state.app.thinker().stop());
}

/// Asks the thinker when the computer is to move and everything is on the table.
fn think_if_asked(state: State) {
    let task = state.session.with(Session::task);
    let Some(task) = task.filter(|_| state.is_up_to_date()) else { return };
    let session = state.session.get_untracked();
    if let Some(mv) = state.lead.and_then(|lead| lead.answer.run(session.clone())) {
        return play(state, mv);
    }
    state.thinking.set(Some(0.0));
    state.app.thinker().ask(task, &session, move |answer| hear(state, &answer));
}

fn hear(state: State, answer: &Answer) {
    if let Finding::Move(report) = &answer.finding {
        state.best_so_far.set_value(Some(report.best));
    }
    if answer.is_final() {
        answer_now(state);
    } else {
        state.thinking.set(Some(answer.done));
    }
}

/// Ends the thinking with the best move found so far, if there is one.
pub(super) fn answer_now(state: State) {
    let Some(best) = state.best_so_far.try_update_value(Option::take).flatten() else { return };
    state.app.thinker().stop();
    state.thinking.set(None);
    play(state, best);
}

/// Whether the other side has had a turn that can be shown once more.
pub(crate) fn can_watch_again(state: State) -> bool {
    // Only a move changes that, and not a card that is dragged: to find a turn the whole game is played through.
    state.played.track();
    let seen = state.seen.get();
    untrack(|| {
        state.last_answered().is_some() || state.session.with(last_turn).is_some_and(|start| start < seen)
    })
}

/// Shows the other side's last turn once more.
pub(crate) fn watch_again(state: State) {
    if let Some(number) = untrack(|| state.last_answered()) {
        state.watch(number);
    } else if let Some(start) = state.session.with_untracked(last_turn) {
        state.travel(|| state.seen.set(start));
    }
}

/// Where the other side's last turn began.
fn last_turn(session: &Session) -> Option<usize> {
    session.last_turn(session.viewer().other())
}

/// Plays the computer's move; it comes on the table a moment later.
fn play(state: State, mv: Move) {
    let played = state.session.try_update(|session| session.play(mv));
    if matches!(played, Some(Ok(()))) {
        state.keep();
    }
}

/// Brings the next move on the table when its time has come.
fn bring_next_move(state: State) {
    let seen = state.seen.get();
    if seen >= state.session.with(Session::moves_made) {
        return;
    }
    let wait = state.app.pace().milliseconds(LOOK);
    // The player may skip to the end meanwhile, or leave the table.
    unless_changed(wait, state.seen, move || bring(state, seen));
}

/// Brings a move on the table and says what it was.
fn bring(state: State, number: usize) {
    let before = state.shown.get_untracked();
    let made = state.session.with_untracked(|session| session.record().moves_made().get(number).copied());
    state.travel(|| {
        state.seen.set(number + 1);
        state.wanted.set(None);
        state.aim.set(state.shown.with_untracked(Aim::at_rest));
    });
    if let Some(mv) = made {
        state.app.sound(Sound::of(mv));
        let told = untrack(|| state.narrate(|narrator| narrator.told(&before, mv)));
        state.app.announcer.say(untrack(|| state.and_asked(told)));
    }
}
