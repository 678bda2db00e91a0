//! The keyboard at the table.

use leptos::prelude::*;
use wagons_client::{Direction, Session};
use web_sys::KeyboardEvent;

use super::state::State;

/// Does what a key means; whether it means anything here.
pub(crate) fn press(state: State, event: &KeyboardEvent) -> bool {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return false;
    }
    match event.key().as_str() {
        "ArrowLeft" => walk(state, Direction::Left),
        "ArrowRight" => walk(state, Direction::Right),
        "ArrowUp" => walk(state, Direction::Up),
        "ArrowDown" => walk(state, Direction::Down),
        "r" | "R" => state.turn(),
        "u" | "U" => state.undo(),
        "Enter" | " " if state.session.with_untracked(|session| session.laid().is_some()) => state.confirm(),
        "Enter" | " " => state.act(),
        _ => return false,
    }
    true
}

fn walk(state: State, direction: Direction) {
    if !untrack(|| state.is_persons_turn()) {
        return;
    }
    let aim = state.shown.with_untracked(|position| state.aim.get_untracked().moved(position, direction));
    match (state.session.with_untracked(Session::laid), aim.ghost()) {
        (Some(_), Some(placement)) => state.lay(placement),
        _ => state.point(aim),
    }
}
