//! The keyboard at the table.

use leptos::prelude::*;
use wagons_rules::{Move, Seat, Town};
use wagons_table::{Aim, Direction, Position, Score, Session};
use wagons_texts::{Key, key, number, text};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::director::watch_again;
use super::rival_town;
use super::stage::Stage;
use super::state::State;

/// The keys and the texts that say what they do.
pub(crate) const KEYS: [(&str, Key); 10] = [
    ("← ↑ → ↓", key::TABLE_KEY_ARROWS),
    ("0 … 9", key::TABLE_KEY_DIGITS),
    ("R", key::TABLE_KEY_TURN),
    ("Enter", key::TABLE_KEY_ENTER),
    ("U", key::TABLE_KEY_UNDO),
    ("H", key::TABLE_KEY_HINT),
    ("S", key::TABLE_KEY_SCORE),
    ("W", key::TABLE_KEY_WATCH),
    ("C  T  O", key::TABLE_KEY_STAGE),
    ("?", key::TABLE_KEY_HELP),
];

/// Does what a key means; whether it means anything here.
pub(crate) fn press(state: State, event: &KeyboardEvent) -> bool {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || is_busy(event) {
        return false;
    }
    let viewer = untrack(|| state.viewer());
    match event.key().as_str() {
        "ArrowLeft" => walk(state, Direction::Left),
        "ArrowRight" => walk(state, Direction::Right),
        "ArrowUp" => walk(state, Direction::Up),
        "ArrowDown" => walk(state, Direction::Down),
        "r" | "R" => state.turn(),
        "u" | "U" => state.undo(),
        "h" | "H" => state.ask_advice(),
        "s" | "S" => state.app.announcer.say(untrack(|| score_in_words(state))),
        "c" | "C" | "d" | "D" => look_at(state, Stage::Circle),
        "t" | "T" => look_at(state, Stage::Town(viewer)),
        "o" | "O" => look_at(state, Stage::Town(viewer.other())),
        "?" => state.help.set(true),
        "Enter" | " " => state.go_on(),
        "w" | "W" => watch_again(state),
        digit => match digit.parse::<usize>() {
            Ok(skips) if digit.len() == 1 => point_at_cost(state, skips),
            _ => return false,
        },
    }
    true
}

/// Whether the key belongs to something else: a button that has the focus, a field, an open dialog.
pub(crate) fn is_busy(event: &KeyboardEvent) -> bool {
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
    state.app.announcer.say(untrack(|| aim_in_words(state, aim)));
}

fn point_at_cost(state: State, skips: usize) {
    let aim = state.shown.with_untracked(|position| state.aim.get_untracked().at_cost(position, skips));
    state.point(aim);
    state.app.announcer.say(untrack(|| aim_in_words(state, aim)));
}

fn look_at(state: State, thing: Stage) {
    state.travel(|| state.wanted.set(Some(thing)));
    if let Stage::Town(seat) = thing {
        let words = untrack(|| {
            state.shown.with(|position| {
                let row = rival_town::in_words(state, position, seat);
                row.unwrap_or_else(|| town_in_words(state, seat, position.town(seat)))
            })
        });
        state.app.announcer.say(words);
    }
}

/// What is pointed at, for screen readers.
fn aim_in_words(state: State, aim: Aim) -> String {
    let texts = state.app.texts();
    state.shown.with(|position: &Position| match aim.as_move(position) {
        Some(Move::Place(placement)) => {
            let points = texts.signed(state.change.get().map_or(0, |change| change.own().total()));
            text!(texts, TableAim { cell: texts.cell(placement.at), way: placement, points })
        }
        Some(mv) => state.consequence(position, mv),
        None => String::new(),
    })
}

/// The score sheet, read aloud.
fn score_in_words(state: State) -> String {
    let lines = state.score.with(Score::lines);
    let side = |seat: Seat| {
        let of_side = lines.iter().filter_map(|line| Some((line.counted, line.points[seat.index()]?)));
        let lines =
            of_side.map(|(counted, points)| format!("{} {}", state.line_title(counted), number(points)));
        let total = state.score.with(|score| score.total(seat));
        format!("{}: {}. {}.", state.name(seat), number(total), lines.collect::<Vec<_>>().join("; "))
    };
    Seat::BOTH.map(side).join(" ")
}

/// A town, read row by row from the top.
fn town_in_words(state: State, seat: Seat, town: &Town) -> String {
    let texts = state.app.texts();
    let Some(bounds) = town.bounds() else { return state.app.text(key::TABLE_TOWN_EMPTY) };
    let rows = (bounds.bottom..=bounds.top).rev().map(|y| {
        let row = town.territories().filter(|(cell, _)| cell.y == y);
        row.map(|(_, territory)| texts.territory(territory)).collect::<Vec<_>>().join(", ")
    });
    format!("{}: {}.", state.name(seat), rows.collect::<Vec<_>>().join("; "))
}
