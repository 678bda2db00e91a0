//! The keyboard at the table.

use leptos::ev;
use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::{Direction, Score, Session};
use wagons_texts::{Key, key, number};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::director::watch_again;
use super::stage::Stage;
use super::state::State;

/// The keys and the texts that say what they do. What is printed on the key without a name differs by language.
pub(crate) const KEYS: [(Option<&str>, Key); 12] = [
    (Some("← ↑ → ↓"), key::TABLE_KEY_ARROWS),
    (Some("0 … 9"), key::TABLE_KEY_DIGITS),
    (Some("R"), key::TABLE_KEY_TURN),
    (None, key::TABLE_KEY_ENTER),
    (Some("U"), key::TABLE_KEY_UNDO),
    (Some("H"), key::TABLE_KEY_HINT),
    (Some("S"), key::TABLE_KEY_SCORE),
    (Some("N"), key::TABLE_KEY_ASKED),
    (Some("G"), key::TABLE_KEY_GOALS),
    (Some("W"), key::TABLE_KEY_WATCH),
    (Some("C  T  O"), key::TABLE_KEY_STAGE),
    (Some("?"), key::TABLE_KEY_HELP),
];

/// Hears the keys of a screen as long as it stands. `press` does what a key means, and says whether it means anything.
pub(crate) fn listen(press: impl Fn(&str) -> bool + 'static) {
    let pressed = move |event: KeyboardEvent| {
        let is_chord = event.ctrl_key() || event.alt_key() || event.meta_key();
        if !is_chord && !is_busy(&event) && press(&event.key()) {
            event.prevent_default();
        }
    };
    let listening = window_event_listener(ev::keydown, pressed);
    on_cleanup(move || listening.remove());
}

/// Does what a key means; whether it means anything here.
pub(super) fn press(state: State, key: &str) -> bool {
    // Of two people at one table, one's own is the town of whoever is to move.
    let own = if state.is_together() {
        state.session.with_untracked(Session::viewer)
    } else {
        untrack(|| state.viewer())
    };
    match key {
        "ArrowLeft" => walk(state, Direction::Left),
        "ArrowRight" => walk(state, Direction::Right),
        "ArrowUp" => walk(state, Direction::Up),
        "ArrowDown" => walk(state, Direction::Down),
        "r" | "R" => turn(state),
        "u" | "U" => state.undo(),
        "h" | "H" => state.ask_advice(),
        "s" | "S" => state.app.announcer.say(untrack(|| score_in_words(state))),
        "n" | "N" => state.app.announcer.say(untrack(|| state.and_asked(String::new()))),
        "g" | "G" => state.ask_next(),
        "Escape" => state.ask(None),
        "c" | "C" | "d" | "D" => look_at(state, Stage::Circle),
        "t" | "T" => look_at(state, Stage::Town(own)),
        "o" | "O" => look_at(state, Stage::Town(own.other())),
        "?" => state.help.set(true),
        "Enter" | " " => go_on(state),
        "w" | "W" => watch_again(state),
        digit => match digit.parse::<usize>() {
            Ok(skips) if digit.len() == 1 => point_at_cost(state, skips),
            _ => return false,
        },
    }
    true
}

/// Whether the key belongs to something else: a button that has the focus, a field, an open dialog.
fn is_busy(event: &KeyboardEvent) -> bool {
    let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else {
        return false;
    };
    let within = |selector: &str| target.closest(selector).ok().flatten().is_some();
    let presses = matches!(event.key().as_str(), "Enter" | " ");
    within("input, select, textarea, dialog") || presses && within("button, a, summary")
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
    state.say_aim();
}

fn point_at_cost(state: State, skips: usize) {
    state.point(state.shown.with_untracked(|position| state.aim.get_untracked().at_cost(position, skips)));
    state.say_aim();
}

fn turn(state: State) {
    if untrack(|| state.card_to_place()).is_some() {
        state.turn();
        state.say_aim();
    }
}

fn go_on(state: State) {
    let is_laid = || state.session.with_untracked(Session::laid).is_some();
    let was_laid = is_laid();
    state.go_on();
    // It lies there, but not for good.
    if !was_laid && is_laid() {
        state.app.announcer.say(state.app.text_now(key::HEAR_LAID));
    }
}

fn look_at(state: State, thing: Stage) {
    state.travel(|| state.wanted.set(Some(thing)));
    state.say_part(thing);
}

/// The score sheet, read aloud.
fn score_in_words(state: State) -> String {
    let lines = state.score.with(Score::lines);
    let side = |seat: Seat| {
        let of_side = lines.iter().filter_map(|line| Some((line.counted, line.points[seat.index()]?)));
        let lines = of_side.map(|(counted, points)| {
            format!("{} {}", state.line_title(counted).trim_end_matches('.'), number(points))
        });
        let total = state.score.with(|score| score.total(seat));
        format!("{}: {}. {}.", state.name(seat), number(total), lines.collect::<Vec<_>>().join("; "))
    };
    Seat::BOTH.map(side).join(" ")
}
