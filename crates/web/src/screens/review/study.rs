//! The computer's judgement of a game, as it comes from the worker.
//!
//! What was judged once is remembered as long as the page is open: it is there again
//! after something was tried out.

use std::cell::RefCell;
use std::collections::HashMap;

use leptos::prelude::*;
use wagons_players::{Judged, Review};
use wagons_table::Session;

use crate::app::AppContext;
use crate::thinking::{Finding, Task};

thread_local! {
    /// Finished reviews by their records.
    static MADE: RefCell<HashMap<String, Review>> = RefCell::default();
}

/// How far a study is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Progress {
    /// It was not begun, or was stopped.
    Resting,
    /// So much is done, from 0 to 1.
    Going(f32),
    /// Every decision is judged.
    Done,
}

/// A study of a game.
#[derive(Clone, Copy)]
pub(crate) struct Study {
    app: AppContext,
    session: StoredValue<Session>,
    pub(crate) review: RwSignal<Review>,
    pub(crate) progress: RwSignal<Progress>,
}

impl Study {
    /// Begins to study a game for two; a solo game has no other player whose moves could be judged.
    pub(crate) fn begin(app: AppContext, session: Session) -> Self {
        let made = MADE.with_borrow(|made| made.get(&session.record().to_string()).cloned());
        let progress = if made.is_some() { Progress::Done } else { Progress::Resting };
        let is_for_two = !session.is_solo();
        let study = Self {
            app,
            session: StoredValue::new(session),
            review: RwSignal::new(made.unwrap_or_default()),
            progress: RwSignal::new(progress),
        };
        if is_for_two {
            study.start();
            on_cleanup(move || study.stop());
        }
        study
    }

    /// Goes to work, unless there is nothing to do.
    pub(crate) fn start(self) {
        let nothing_played = self.session.with_value(|session| session.record().moves_made().is_empty());
        if self.progress.get_untracked() != Progress::Resting || nothing_played {
            return;
        }
        self.progress.set(Progress::Going(0.0));
        let session = self.session.get_value();
        self.app.thinker().ask(Task::Review, &session, move |answer| {
            let (is_final, done) = (answer.is_final(), answer.done);
            let Finding::Review(review) = answer.finding else { return };
            if is_final {
                let record = self.session.with_value(|session| session.record().to_string());
                MADE.with_borrow_mut(|made| made.insert(record, review.clone()));
            }
            self.progress.set(if is_final { Progress::Done } else { Progress::Going(done) });
            // The decisions of a game are judged from its end; only when there is more is there something to show.
            if review.decisions.len() > self.review.with_untracked(|review| review.decisions.len()) {
                self.review.set(review);
            }
        });
    }

    /// Stops the work. What is known so far stays.
    pub(crate) fn stop(self) {
        if let Some(Progress::Going(_)) = self.progress.try_get_untracked() {
            self.app.thinker().stop();
            self.progress.set(Progress::Resting);
        }
    }

    /// What the computer thinks of a move, counted from 1.
    pub(crate) fn judged(self, number: usize) -> Option<Judged> {
        self.review.with(|review| review.decisions.iter().find(|judged| judged.number == number).cloned())
    }
}
