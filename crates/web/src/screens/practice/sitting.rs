//! Somebody at a puzzle: what is allowed, what an answer is worth, and what is noted.

use leptos::prelude::*;
use wagons_players::Report;
use wagons_players::puzzles::Puzzle;
use wagons_rules::{AnyRecord, Move, Seat};
use wagons_table::{Advice as Steps, Kind, Level, Position, PuzzleBook, Remark, Session};

use crate::app::AppContext;
use crate::calendar;
use crate::storage::SHELF;
use crate::table::{Advice, Deed, Lead, State};
use crate::thinking::{Finding, Task};

/// How far one is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mood {
    /// A move is to be found.
    Asking,
    /// The computer looks at the answer.
    Judging,
    /// Something else is better, by so many points if that is known.
    Wrong(Option<i32>),
    /// The move was found.
    Right,
    /// The move was shown.
    Shown,
}

/// A puzzle and its table.
#[derive(Clone, Copy)]
pub(super) struct Sitting {
    pub(super) app: AppContext,
    /// Its number, counted from 1.
    pub(super) number: usize,
    pub(super) is_of_today: bool,
    pub(super) puzzle: StoredValue<Puzzle>,
    pub(super) mood: RwSignal<Mood>,
    /// How the player stands, once the answer is noted.
    book: RwSignal<Option<PuzzleBook>>,
    solution: StoredValue<Option<Report>>,
    /// Whether a wrong move was tried.
    erred: StoredValue<bool>,
    table: StoredValue<Option<State>>,
}

impl Sitting {
    /// Sits down at a puzzle; its table is provided around the screen.
    pub(super) fn new(app: AppContext, number: usize, puzzle: Puzzle, is_of_today: bool) -> (Self, State) {
        let session = Session::new(0, Kind::Explore, puzzle.record.clone().into());
        let sitting = Self {
            app,
            number,
            is_of_today,
            puzzle: StoredValue::new(puzzle),
            mood: RwSignal::new(Mood::Asking),
            book: RwSignal::new(None),
            solution: StoredValue::new(None),
            erred: StoredValue::new(false),
            table: StoredValue::new(None),
        };
        let people = Kind::Versus { level: Level::Medium, person: sitting.seat(), day: None };
        let state = State::exploring(app, session, people).led_by(sitting.lead());
        sitting.table.set_value(Some(state));
        (sitting, state)
    }

    fn lead(self) -> Lead {
        Lead {
            allows: Callback::new(move |(deed, _)| match deed {
                Deed::Lay(_) => true,
                Deed::Play(mv) => self.allows(mv),
            }),
            answer: Callback::new(|_| None),
            keep: Callback::new(|_| {}),
        }
    }

    /// Whether the puzzle is over: then everything may be tried.
    pub(super) fn is_over(self) -> bool {
        matches!(self.mood.get(), Mood::Right | Mood::Shown)
    }

    fn allows(self, mv: Move) -> bool {
        if untrack(|| self.is_over()) {
            return true;
        }
        match self.solution.get_value() {
            None => {
                self.mood.set(Mood::Judging);
                self.with_solution(move |_| {
                    if let Some(state) = self.table.get_value() {
                        state.play(mv);
                    }
                });
                false
            }
            Some(solution) if solution.best == mv => {
                let advised = |state: State| state.advice.get_untracked() != Advice::None;
                let hinted = self.table.get_value().is_some_and(advised);
                self.mood.set(Mood::Right);
                self.note(!hinted && !self.erred.get_value(), true);
                true
            }
            Some(solution) => {
                self.erred.set_value(true);
                self.mood.set(Mood::Wrong(None));
                self.weigh(mv, &solution);
                false
            }
        }
    }

    /// Shows the move that was to be found.
    pub(super) fn give_up(self) {
        self.mood.set(Mood::Judging);
        self.with_solution(move |solution| {
            self.mood.set(Mood::Shown);
            self.note(false, false);
            if let Some(state) = self.table.get_value() {
                state.play(solution.best);
            }
        });
    }

    /// Does something as soon as the solution is known.
    fn with_solution(self, then: impl FnOnce(Report) + 'static) {
        if let Some(solution) = self.solution.get_value() {
            return then(solution);
        }
        let session = self.session_after(None);
        let then = std::cell::Cell::new(Some(then));
        self.app.thinker().ask(Task::Hint, &session, move |answer| {
            // Progress comes first; only the end is an answer.
            let (true, Finding::Move(report)) = (answer.is_final(), answer.finding) else { return };
            if let Some(then) = then.take() {
                self.solution.set_value(Some(report.clone()));
                then(report);
            }
        });
    }

    /// Finds out what a wrong move costs.
    fn weigh(self, mv: Move, solution: &Report) {
        let (session, best) = (self.session_after(Some(mv)), solution.lead.0);
        let seat = self.seat();
        let Some(mover) = session.to_move() else {
            let points = |seat| session.position().points(seat);
            return self.mood.set(Mood::Wrong(Some(best as i32 - points(seat) + points(seat.other()))));
        };
        self.app.thinker().ask(Task::Hint, &session, move |answer| {
            if let (true, Finding::Move(report)) = (answer.is_final(), answer.finding) {
                let lead = if mover == seat { report.lead.0 } else { -report.lead.0 };
                let costs = report.exact.then(|| best as i32 - lead as i32);
                // The screen may be gone by now.
                let _ = self.mood.try_update(|mood| {
                    if matches!(mood, Mood::Wrong(_)) {
                        *mood = Mood::Wrong(costs);
                    }
                });
            }
        });
    }

    fn seat(self) -> Seat {
        self.puzzle.with_value(|puzzle| puzzle.game().to_move().unwrap_or(Seat::First))
    }

    fn session_after(self, mv: Option<Move>) -> Session {
        let mut record = AnyRecord::from(self.puzzle.with_value(|puzzle| puzzle.record.clone()));
        // Only legal moves are judged.
        let _ = mv.map(|mv| record.try_play(mv));
        Session::new(0, Kind::Explore, record)
    }

    /// Notes the answer, if it is the first.
    fn note(self, right: bool, solved: bool) {
        let solved_on = (self.is_of_today && solved).then(calendar::today);
        let noted = self.puzzle.with_value(|puzzle| SHELF.note_puzzle(puzzle, right, solved_on));
        self.book.set(noted.ok());
    }

    /// Why the solution is the best move.
    pub(super) fn remarks(self, state: State) -> Vec<Remark> {
        let Some(solution) = self.solution.get_value() else { return Vec::new() };
        let position = Position::of(self.session_after(None).record());
        let mut steps = Steps::new(&position, solution);
        steps.give_whole();
        state.narrate(|narrator| narrator.advice(&position, &steps))
    }

    /// How the player stands, once the answer is noted.
    pub(super) fn standing(self, state: State) -> Option<String> {
        let book = self.book.get()?;
        let today = self.is_of_today.then(calendar::today);
        Some(state.narrate(|narrator| narrator.standing(&book, today)))
    }
}
