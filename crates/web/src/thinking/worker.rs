//! The worker's side: works on one question in short spells and listens in between.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use gloo_timers::callback::Timeout;
use wagons_players::{Analysis, Analyst, Budget, Limits, Player, Progress, SLICE, Work as _};
use wagons_rules::AnyRecord;
use wagons_rules::solo::View;
use wagons_table::Shared;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::question::{Answer, Judgement, Question, Task, Thought};

/// How long a spell of thinking is, in milliseconds: a new question waits no longer.
const SPELL: f64 = 20.0;
/// How often progress is told, in milliseconds.
const NEWS: f64 = 100.0;

/// Listens for questions for ever.
pub(crate) fn serve(scope: &DedicatedWorkerGlobalScope) {
    let desk = Rc::new(Desk { scope: scope.clone(), work: RefCell::new(None) });
    let listen = Closure::<dyn Fn(MessageEvent)>::new({
        let desk = Rc::clone(&desk);
        move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(question) = serde_json::from_str(&text) {
                desk.take(&question);
            }
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    listen.forget();
    // The page waits for this word before it asks anything.
    post(scope, "ready");
}

/// Where the worker works.
struct Desk {
    scope: DedicatedWorkerGlobalScope,
    work: RefCell<Option<Work>>,
}

/// What it works on, since when, and when it told about it last.
struct Work {
    number: u32,
    job: Job,
    since: f64,
    told: f64,
}

/// The kinds of work.
enum Job {
    Move { thought: Box<dyn wagons_players::Thought + Send>, limits: Limits },
    Review(Box<Analysis>),
}

impl Desk {
    /// Puts the present work aside for a new question.
    fn take(self: &Rc<Self>, question: &Question) {
        let was_busy = self.work.borrow().is_some();
        let now = now();
        let job = Job::of(question);
        let is_new = job.is_some();
        *self.work.borrow_mut() = job.map(|job| Work { number: question.number, job, since: now, told: now });
        if is_new && !was_busy {
            self.go_on();
        }
    }

    /// Works for a spell as soon as the questions that wait have been heard.
    fn go_on(self: &Rc<Self>) {
        let desk = Rc::clone(self);
        Timeout::new(0, move || {
            if desk.spell() {
                desk.go_on();
            }
        })
        .forget();
    }

    /// Works for a spell, tells what is new, and says whether there is more to do.
    fn spell(&self) -> bool {
        let mut desk = self.work.borrow_mut();
        let Some(work) = desk.as_mut() else { return false };
        let start = now();
        let mut finished = false;
        while !finished && now() - start < SPELL {
            finished = work.job.slice(now() - work.since) == Progress::Finished;
        }
        if finished || now() - work.told > NEWS {
            work.told = now();
            let done = if finished { 1.0 } else { work.job.done(now() - work.since).min(0.99) };
            let answer = work.job.answer(work.number, done);
            post(&self.scope, &serde_json::to_string(&answer).expect("answers are numbers and texts"));
        }
        if finished {
            *desk = None;
        }
        !finished
    }
}

impl Job {
    /// The work a question makes; none if it asks for none, cannot be read, or the game is over.
    fn of(question: &Question) -> Option<Self> {
        let Question { record, scenario, .. } = question;
        let record = Shared { record: record.clone(), scenario: scenario.clone() }.open().ok()?;
        match question.task {
            Task::Nothing => None,
            Task::Review => match record {
                AnyRecord::Duel(record) => {
                    Some(Self::Review(Box::new(Analysis::new(&record, Analyst::REVIEW))))
                }
                AnyRecord::Solo(_) => None,
            },
            Task::Play(level) => Self::play(&record, &*level.player(), &*level.solo_player(), question.seed),
            Task::Hint => Self::play(&record, &Analyst::HINT, &Analyst::HINT, question.seed),
        }
    }

    fn play(record: &AnyRecord, duel: &dyn Player, solo: &dyn Player<View>, seed: u64) -> Option<Self> {
        record.decision()?;
        let (thought, limits) = match record {
            AnyRecord::Duel(record) => (duel.think(record.game(), seed), duel.usual_limits()),
            AnyRecord::Solo(record) => (solo.think(&record.game().view(), seed), solo.usual_limits()),
        };
        Some(Self::Move { thought, limits })
    }

    /// Works a little.
    fn slice(&mut self, elapsed: f64) -> Progress {
        match self {
            Self::Review(analysis) => analysis.work(&mut Budget::nodes(SLICE)),
            Self::Move { thought, limits } => {
                let nodes = thought.report().nodes;
                let left = limits.nodes.map_or(SLICE, |most| most.saturating_sub(nodes).min(SLICE));
                let out_of_time = limits.time.is_some_and(|most| elapsed >= milliseconds(most));
                if left == 0 || out_of_time {
                    Progress::Finished
                } else {
                    thought.work(&mut Budget::nodes(left))
                }
            }
        }
    }

    /// How much of the work is done, at a guess.
    fn done(&self, elapsed: f64) -> f32 {
        match self {
            Self::Review(analysis) => {
                let (done, all) = analysis.done();
                done as f32 / all.max(1) as f32
            }
            Self::Move { thought, limits } => {
                let by_nodes = limits.nodes.map(|most| thought.report().nodes as f32 / most.max(1) as f32);
                let by_time = limits.time.map(|most| (elapsed / milliseconds(most)) as f32);
                by_nodes.unwrap_or(0.0).max(by_time.unwrap_or(0.0))
            }
        }
    }

    fn answer(&self, number: u32, done: f32) -> Answer {
        match self {
            Self::Review(analysis) => {
                let judgements = analysis.review().decisions.iter().map(Judgement::of).collect();
                Answer { number, done, thought: None, judgements }
            }
            Self::Move { thought, .. } => {
                Answer { number, done, thought: Some(Thought::of(thought.report())), judgements: Vec::new() }
            }
        }
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn now() -> f64 {
    js_sys::Date::now()
}

fn post(scope: &DedicatedWorkerGlobalScope, text: &str) {
    // Only a page that is gone does not hear it.
    let _ = scope.post_message(&JsValue::from_str(text));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is answered after a few spells of thinking.
    fn hint(record: &str) -> Answer {
        let question =
            Question { number: 1, task: Task::Hint, record: record.to_owned(), scenario: None, seed: 7 };
        let mut job = Job::of(&question).unwrap();
        for _ in 0..6 {
            job.slice(0.0);
        }
        job.answer(1, 1.0)
    }

    #[test]
    fn a_hint_does_not_know_what_the_deck_hides() {
        for moves in ["", " B"] {
            let [one, other] = ["JKLMNOQR", "JRQONMLK"].map(|deck| format!("s1:IP/ABCDEFGH/{deck}{moves}"));
            let (one, other) = (hint(&one), hint(&other));
            assert!(one.thought.as_ref().and_then(Thought::report).is_some());
            assert_eq!(one, other, "after `{moves}`");
        }
    }
}
