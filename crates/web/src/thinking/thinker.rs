//! Asks the worker, and hands its answers to the part of the page that asked last.
//!
//! The worker and its module are files that have to be loaded. Where that fails, the table is told, and another try is
//! made after a while; a question that waits is asked then.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use wagons_table::thinking::Task;
use wagons_table::{Session, Shared};
use wagons_thinker::{Answer, Question};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// What hears the answers.
type Listener = Box<dyn Fn(Answer)>;

/// How long to wait before the worker is loaded: the first screen comes first.
const FIRST: u32 = 100;
/// How long to wait before it is loaded once more, and at most, in milliseconds.
const AGAIN: (u32, u32) = (1_000, 30_000);

/// Thinks without holding up the page. Cloning gives another handle to the same worker.
#[derive(Clone)]
pub(crate) struct Thinker(Rc<Inside>);

/// Whether the computer cannot think at present, because its program could not be loaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// It can, or will soon.
    None,
    /// It cannot; another try is made soon.
    NotLoaded,
}

struct Inside {
    worker: RefCell<Option<Worker>>,
    ready: Cell<bool>,
    /// How long to wait before the next try to load the worker.
    patience: Cell<u32>,
    trouble: RwSignal<Trouble>,
    /// The number of the last question.
    number: Cell<u32>,
    /// The last question, until it is answered: it is asked again when a worker had to be replaced.
    waiting: RefCell<Option<String>>,
    listener: RefCell<Option<Listener>>,
}

impl Thinker {
    /// Starts the worker as soon as the page is there.
    pub(crate) fn start() -> Self {
        let thinker = Self(Rc::new(Inside {
            worker: RefCell::new(None),
            ready: Cell::new(false),
            patience: Cell::new(AGAIN.0),
            trouble: RwSignal::new(Trouble::None),
            number: Cell::new(0),
            waiting: RefCell::new(None),
            listener: RefCell::new(None),
        }));
        thinker.load_after(FIRST);
        thinker
    }

    /// Whether the computer cannot think at present.
    pub(crate) fn trouble(&self) -> Trouble {
        self.0.trouble.get()
    }

    /// Asks something about a game in play. Earlier questions are forgotten. The listener is told of progress, and of
    /// the result last.
    pub(crate) fn ask(&self, task: Task, session: &Session, listener: impl Fn(Answer) + 'static) {
        let number = self.0.number.get().wrapping_add(1);
        let Shared { record, scenario, .. } = Shared::of(session.record());
        let question = Question { number, task: Some(task), record, scenario, seed: session.seed() };
        self.send(&question, Some(Box::new(listener)));
    }

    /// Stops thinking.
    pub(crate) fn stop(&self) {
        let number = self.0.number.get().wrapping_add(1);
        let record = String::new();
        self.send(&Question { number, task: None, record, scenario: None, seed: 0 }, None);
    }

    fn send(&self, question: &Question, listener: Option<Listener>) {
        self.0.number.set(question.number);
        *self.0.listener.borrow_mut() = listener;
        let text = serde_json::to_string(question).expect("questions are numbers and texts");
        if self.0.ready.get() {
            self.post(&text);
        }
        *self.0.waiting.borrow_mut() = Some(text);
    }

    fn post(&self, text: &str) {
        if let Some(worker) = self.0.worker.borrow().as_ref() {
            // A worker that is gone cannot be told anything.
            let _ = worker.post_message(&JsValue::from_str(text));
        }
    }

    fn load_after(&self, wait: u32) {
        let thinker = self.clone();
        Timeout::new(wait, move || thinker.load()).forget();
    }

    fn load(&self) {
        let Some(worker) = start_worker() else { return self.fail() };
        let hears = self.clone();
        let listen = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            hears.hear(&event.data().as_string().unwrap_or_default());
        });
        let fails = self.clone();
        let give_up = Closure::<dyn Fn()>::new(move || fails.fail());
        worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
        worker.set_onerror(Some(give_up.as_ref().unchecked_ref()));
        // A worker lives as long as the page, unless it fails.
        listen.forget();
        give_up.forget();
        *self.0.worker.borrow_mut() = Some(worker);
    }

    /// The worker could not be loaded, or broke down: says so, and tries again.
    fn fail(&self) {
        if let Some(worker) = self.0.worker.take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
        self.0.ready.set(false);
        self.0.trouble.set(Trouble::NotLoaded);
        let wait = self.0.patience.get();
        self.0.patience.set((wait * 2).min(AGAIN.1));
        self.load_after(wait);
    }

    fn hear(&self, text: &str) {
        match text {
            "ready" => return self.begin(),
            "failed" => return self.fail(),
            _ => {}
        }
        let Ok(answer) = serde_json::from_str::<Answer>(text) else { return };
        if answer.number != self.0.number.get() {
            return;
        }
        // The listener may ask the next question, so it must not be borrowed meanwhile.
        let Some(listener) = self.0.listener.take() else { return };
        let (is_final, number) = (answer.is_final(), answer.number);
        if is_final {
            self.0.waiting.take();
        }
        listener(answer);
        if !is_final && self.0.number.get() == number {
            *self.0.listener.borrow_mut() = Some(listener);
        }
    }

    fn begin(&self) {
        self.0.ready.set(true);
        self.0.patience.set(AGAIN.0);
        self.0.trouble.set(Trouble::None);
        let waiting = self.0.waiting.borrow().clone();
        if let Some(question) = waiting {
            self.post(&question);
        }
    }
}

/// The script of the worker is named on the page, because its name changes with its content.
fn start_worker() -> Option<Worker> {
    let document = web_sys::window()?.document()?;
    let script = document.query_selector("meta[name=thinker]").ok()??.get_attribute("content")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&script, &options).ok()
}
