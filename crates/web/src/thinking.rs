//! The page's side of thinking: asks a worker, and hands its answers to the part of the page that asked last.
//!
//! What thinks is a [program of its own](wagons_thinker), loaded after the first screen. The worker and its module are files that have to be loaded. Where that fails, the table is told, and another try is
//! made after a while; a question that waits is asked then. A proof is looked for by several workers, as many as there are
//! cores: the others are loaded when the first proof is asked for, and if they cannot be, the first one works alone.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use wagons_table::Session;
pub(crate) use wagons_table::thinking::{Finding, Task};
pub(crate) use wagons_thinker::Answer;
use wagons_thinker::{Message, Question};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// What hears the answers.
type Listener = Box<dyn Fn(Answer)>;

/// How long to wait before the worker is loaded: the first screen comes first.
const FIRST: u32 = 100;
/// How long to wait before it is loaded once more, and at most, in milliseconds.
const AGAIN: (u32, u32) = (1_000, 30_000);
/// How many workers there are at most: each may take 64 MB.
const MOST: usize = 4;

/// Thinks without holding up the page. Cloning gives another handle to the same workers.
#[derive(Clone)]
pub(crate) struct Thinker(Rc<Inside>);

struct Inside {
    /// The first one answers everything, the others help to prove.
    workers: RefCell<Vec<Helper>>,
    /// How long to wait before the next try to load the first worker.
    patience: Cell<u32>,
    /// Whether the program could not be loaded; another try is made soon.
    is_missing: RwSignal<bool>,
    /// The last question, until it is answered: it is asked again when a worker had to be replaced.
    question: RefCell<Question>,
    listener: RefCell<Option<Listener>>,
}

/// A worker, and whether it listens yet.
#[derive(Default)]
struct Helper {
    worker: Option<Worker>,
    is_ready: bool,
}

impl Thinker {
    /// Starts the worker as soon as the page is there.
    pub(crate) fn start() -> Self {
        let thinker = Self(Rc::new(Inside {
            workers: RefCell::new(vec![Helper::default()]),
            patience: Cell::new(AGAIN.0),
            is_missing: RwSignal::new(false),
            question: RefCell::new(Question::nothing(0)),
            listener: RefCell::new(None),
        }));
        thinker.load_after(FIRST);
        thinker
    }

    /// Whether the computer cannot think at present, because its program could not be loaded.
    pub(crate) fn is_missing(&self) -> bool {
        self.0.is_missing.get()
    }

    /// Asks something about a game in play. Earlier questions are forgotten. The listener is told of progress, and of
    /// the result last.
    pub(crate) fn ask(&self, task: Task, session: &Session, listener: impl Fn(Answer) + 'static) {
        let record = session.record();
        let share = task.is_shared(record).then(|| (0, cores()));
        let question = Question { share, ..Question::about(record, task, session.seed()) };
        self.send(question, Some(Box::new(listener)));
    }

    /// Stops thinking.
    pub(crate) fn stop(&self) {
        self.send(Question::nothing(0), None);
    }

    fn send(&self, question: Question, listener: Option<Listener>) {
        let number = self.number().wrapping_add(1);
        *self.0.listener.borrow_mut() = listener;
        let all = question.share.map_or(1, |(_, all)| all);
        *self.0.question.borrow_mut() = Question { number, ..question };
        let there = self.workers();
        for place in there..all {
            self.0.workers.borrow_mut().push(Helper::default());
            self.load(place);
        }
        (0..there).for_each(|place| self.put(place));
    }

    /// How many workers there are.
    fn workers(&self) -> usize {
        self.0.workers.borrow().len()
    }

    /// The number of the last question.
    fn number(&self) -> u32 {
        self.0.question.borrow().number
    }

    /// Puts the question to a worker; the others have nothing to do where it is not shared.
    fn put(&self, place: usize) {
        let question = self.0.question.borrow().clone();
        let all = question.share.map_or(1, |(_, all)| all);
        let share = question.share.map(|_| (place, all));
        let asked =
            if place < all { Question { share, ..question } } else { Question::nothing(question.number) };
        self.post(place, &Message::Ask(asked));
    }

    /// Tells a worker something, unless it does not listen yet.
    fn post(&self, place: usize, message: &Message) {
        if let Helper { worker: Some(worker), is_ready: true } = &self.0.workers.borrow()[place] {
            let text = serde_json::to_string(message).expect("messages are numbers and texts");
            // A worker that is gone cannot be told anything.
            let _ = worker.post_message(&JsValue::from_str(&text));
        }
    }

    fn load_after(&self, wait: u32) {
        let thinker = self.clone();
        Timeout::new(wait, move || thinker.load(0)).forget();
    }

    fn load(&self, place: usize) {
        let Some(worker) = start_worker() else { return self.fail(place) };
        let hears = self.clone();
        let listen = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            hears.hear(place, &event.data().as_string().unwrap_or_default());
        });
        let fails = self.clone();
        let give_up = Closure::<dyn Fn()>::new(move || fails.fail(place));
        worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
        worker.set_onerror(Some(give_up.as_ref().unchecked_ref()));
        // A worker lives as long as the page, unless it fails.
        listen.forget();
        give_up.forget();
        self.0.workers.borrow_mut()[place].worker = Some(worker);
    }

    /// A worker could not be loaded, or broke down. Without the first one nothing can be thought: says so, and tries again.
    fn fail(&self, place: usize) {
        let failed = std::mem::take(&mut self.0.workers.borrow_mut()[place]);
        if let Some(worker) = failed.worker {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
        if place > 0 {
            return;
        }
        self.0.is_missing.set(true);
        let wait = self.0.patience.get();
        self.0.patience.set((wait * 2).min(AGAIN.1));
        self.load_after(wait);
    }

    fn hear(&self, place: usize, text: &str) {
        match text {
            "ready" => return self.begin(place),
            "failed" => return self.fail(place),
            _ => {}
        }
        let Ok(mut answer) = serde_json::from_str::<Answer>(text) else { return };
        let number = answer.number;
        if number != self.number() {
            return;
        }
        let told = std::mem::take(&mut answer.told);
        let others = (0..self.workers()).filter(|&other| other != place);
        if !told.is_empty() {
            let heard = Message::Hear(number, told);
            others.clone().for_each(|other| self.post(other, &heard));
        }
        // What helps has nothing to say but a proof.
        let is_proven = matches!(&answer.finding, Finding::Move(report) if report.exact);
        if place > 0 && !(is_proven && answer.is_final()) {
            return;
        }
        // The listener may ask the next question, so it must not be borrowed meanwhile.
        let Some(listener) = self.0.listener.take() else { return };
        let is_final = answer.is_final();
        if is_final {
            *self.0.question.borrow_mut() = Question::nothing(number);
            others.for_each(|other| self.put(other));
        }
        listener(answer);
        if !is_final && self.number() == number {
            *self.0.listener.borrow_mut() = Some(listener);
        }
    }

    fn begin(&self, place: usize) {
        self.0.workers.borrow_mut()[place].is_ready = true;
        if place == 0 {
            self.0.patience.set(AGAIN.0);
            self.0.is_missing.set(false);
        }
        self.put(place);
    }
}

/// How many workers can work at the same time.
fn cores() -> usize {
    let cores = web_sys::window().map_or(1.0, |window| window.navigator().hardware_concurrency());
    (cores as usize).clamp(1, MOST)
}

/// The script of the worker is named on the page, because its name changes with its content.
fn start_worker() -> Option<Worker> {
    let document = web_sys::window()?.document()?;
    let script = document.query_selector("meta[name=thinker]").ok()??.get_attribute("content")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&script, &options).ok()
}
