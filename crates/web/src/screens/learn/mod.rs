//! The tutorial: a short real game at the real table, with a guide who talks in short steps.
//!
//! [`script`] is the game and what is said, [`lesson`] how far one is, [`guide`] the one who talks; the table knows of
//! it only that a guide [leads](crate::table::Lead).

mod goal;
mod guide;
mod how;
mod lesson;
mod notice;
mod script;

use leptos::prelude::*;
use wagons_table::{Aim, Counted, Session};

use crate::app::AppContext;
use crate::storage::{self, SHELF};
use crate::table::{Advice, Lead, State, Table};
use goal::{Goal, Happened};
use guide::Guide;
use lesson::Lesson;
use notice::Glance;
use script::Look;

/// A lesson at a table.
#[derive(Clone, Copy)]
pub(crate) struct Class {
    pub(crate) table: State,
    pub(crate) lesson: RwSignal<Lesson>,
    /// Counts how often the learner tried something that has to wait.
    pub(crate) refused: RwSignal<usize>,
    /// The last look at the table.
    glance: StoredValue<Option<Glance>>,
}

/// The tutorial.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    let lesson = RwSignal::new(storage::recall().unwrap_or_else(Lesson::begin));
    let refused = RwSignal::new(0);
    let session = lesson.with_untracked(|lesson| lesson.session().clone());
    let table = State::new(AppContext::current(), session).led_by(lead(lesson, refused));
    let class = Class { table, lesson, refused, glance: StoredValue::new(None) };
    provide_context(table);
    class.watch();
    let step = move || class.lesson.with(Lesson::step);
    view! {
        <div class="lesson" data-step=move || step().key.name() data-look=move || step().look.name()>
            <Guide class/>
            <Table/>
        </div>
    }
}

/// How the table is led.
fn lead(lesson: RwSignal<Lesson>, refused: RwSignal<usize>) -> Lead {
    Lead {
        allows: Callback::new(move |(deed, position)| {
            let allowed = lesson.with_untracked(|lesson| lesson.allows(deed, &position));
            // Who has done what was asked may try it once more; it leads nowhere, but that is no mistake.
            if !allowed && !lesson.with_untracked(Lesson::is_done) {
                refused.update(|times| *times += 1);
            }
            allowed
        }),
        answer: Callback::new(|session: Session| script::answer(&session)),
        keep: Callback::new(move |session: Session| {
            lesson.update(|lesson| lesson.follow(&session));
            lesson.with_untracked(keep);
        }),
    }
}

impl Class {
    /// Tells the lesson what happens at the table.
    fn watch(self) {
        let state = self.table;
        Effect::new(move |_| {
            let seen = state.seen.get();
            let now = state.session.with(|session| Glance::at(session, seen));
            let happened =
                self.glance.with_value(|before| before.as_ref().and_then(|before| before.until(&now)));
            self.glance.set_value(Some(now));
            self.hear(happened);
        });
        Effect::new(move |_| {
            let Aim::Card(card) = state.aim.get() else { return };
            let skips = state.shown.with(|position| position.circle().iter().position(|&one| one == card));
            self.hear(skips.map(Happened::Pointed));
        });
        let lit = |counted: Option<Counted>| match counted {
            Some(Counted::Rule(rule)) => Some(Happened::Lit(rule)),
            _ => None,
        };
        Effect::new(move |_| self.hear(lit(state.lit.get().map(|(counted, _)| counted))));
        Effect::new(move |_| self.hear(lit(state.asked.get())));
        // The sheet comes when it is spoken of, and goes with the step.
        let on_sheet = Memo::new(move |_| self.lesson.with(Lesson::step).look == Look::Sheet);
        Effect::new(move |_| state.sheet.set(on_sheet.get()));
        Effect::new(move |_| {
            self.hear((state.advice.get() != Advice::None).then_some(Happened::AdviceAsked));
        });
    }

    fn hear(self, happened: Option<Happened>) {
        let Some(happened) = happened else { return };
        let mut lesson = self.lesson.get_untracked();
        if lesson.hear(happened) {
            self.show(lesson);
        }
    }

    /// The game goes on without a guide.
    pub(crate) fn play_on(self) {
        let record = self.lesson.with_untracked(|lesson| lesson.session().record().clone());
        self.table.app.begin(script::KIND, record);
        forget();
    }

    /// Changes the lesson, and brings the table to where it is then.
    pub(crate) fn change(self, how: impl FnOnce(&mut Lesson)) {
        let mut lesson = self.lesson.get_untracked();
        how(&mut lesson);
        let session = lesson.session().clone();
        // What the guide does is nothing that happened.
        self.glance.set_value(Some(Glance::at(&session, session.moves_made())));
        self.table.travel(|| self.table.resume(session));
        self.show(lesson);
    }

    fn show(self, lesson: Lesson) {
        keep(&lesson);
        let goal = lesson.step().goal;
        self.lesson.set(lesson);
        // The card that is spoken of lifts.
        if let Goal::Take(card) = goal {
            self.table.point(Aim::Card(card));
        }
    }
}

fn keep(lesson: &Lesson) {
    // A lesson that cannot be kept begins anew the next time.
    let _ = SHELF.keep(lesson);
}

/// Forgets how far the lesson was.
fn forget() {
    // One that stays is gone on with the next time.
    let _ = SHELF.forget::<Lesson>();
}
