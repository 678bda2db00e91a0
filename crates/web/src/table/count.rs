//! The count at the end: line by line, and what is counted is lit in both towns. It can be skipped, and seen again.

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::score::subtotal;
use wagons_table::{Counted, Pace, Position, Score, ScoreLine};

use super::state::State;
use crate::later::unless_changed;
use crate::sound::Sound;
use crate::storage;

/// How long the last move can be looked at before the count begins, in milliseconds at the normal pace.
const LOOK: u32 = 1_100;
/// How long a line is lit that brings points, and one that brings none.
const LINE: u32 = 950;
const EMPTY_LINE: u32 = 350;

/// How far the count is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Count {
    /// So many lines are counted; the last of them is being shown.
    pub(crate) lines: usize,
    /// Whether it was seen before.
    again: bool,
}

/// Counts when the game on the table is over, as long as the table stands.
pub(super) fn follow(state: State) {
    let is_over = Memo::new(move |_| state.is_over());
    Effect::new(move |was_over: Option<bool>| {
        let over = is_over.get();
        if over {
            state.session.with_untracked(|session| storage::note(state.app, session));
        }
        match (was_over, over) {
            // A game that was over before is shown with its result at once.
            (Some(false), true) => state.begin_count(false),
            // The last move was taken back.
            (Some(true), false) => state.end_count(),
            _ => {}
        }
        over
    });
    Effect::new(move |_| {
        let Some(count) = state.count.get() else { return };
        // The player may skip the rest meanwhile, or leave the table.
        unless_changed(time(state, count), state.count, move || next_line(state, count));
    });
}

/// How long the line is shown that was counted last.
fn time(state: State, count: Count) -> u32 {
    let shown = count.lines.checked_sub(1).and_then(|index| lines(state).get(index).copied());
    state.pace(count.again).milliseconds(match shown {
        None => LOOK,
        Some(line) if line.points.into_iter().flatten().any(|points| points != 0) => LINE,
        Some(_) => EMPTY_LINE,
    })
}

fn next_line(state: State, count: Count) {
    match lines(state).get(count.lines) {
        None => {
            state.end_count();
            if untrack(|| state.winner().is_some_and(|seat| state.is_person(seat))) {
                state.app.sound(Sound::Win);
            }
        }
        Some(line) => {
            state.ask(Some(line.counted));
            state.count.set(Some(Count { lines: count.lines + 1, ..count }));
            state.app.sound(Sound::Point);
        }
    }
}

fn lines(state: State) -> Vec<ScoreLine> {
    state.score.with_untracked(Score::lines)
}

impl State {
    /// Begins to count. Where nothing shall move, all lines are counted at once, and the result is heard a moment later,
    /// when there is a place to hear it from.
    pub(super) fn begin_count(self, again: bool) {
        self.ask(None);
        // Whatever somebody was looking at: the end is on stage.
        self.wanted.set(None);
        let at_once = !again && self.app.pace() == Pace::Off;
        self.count.set(Some(Count { lines: if at_once { lines(self).len() } else { 0 }, again }));
    }

    /// Ends the count with its result.
    pub(super) fn end_count(self) {
        if self.count.get_untracked().is_some() {
            self.count.set(None);
            self.ask(None);
        }
    }

    /// The line that is being counted.
    pub(super) fn line_counted(self) -> Option<ScoreLine> {
        let index = self.count.get()?.lines.checked_sub(1)?;
        self.score.with(|score| score.lines().get(index).copied())
    }

    /// Whether a line is counted: always, but during the count.
    pub(super) fn is_counted(self, counted: Counted) -> bool {
        let Some(count) = self.count.get() else { return true };
        self.score.with(|score| score.lines().iter().take(count.lines).any(|line| line.counted == counted))
    }

    /// The points of a side, during the count those that are counted.
    pub(super) fn total(self, seat: Seat) -> i32 {
        match self.count.get() {
            Some(count) if self.shown.with(Position::is_over) => {
                self.score.with(|score| subtotal(&score.lines(), count.lines)[seat.index()])
            }
            _ => self.score.with(|score| score.total(seat)),
        }
    }
}
