//! The page's side: asks the worker, and hands its answers to whoever asked last.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wagons_table::{Session, Shared};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::question::{Answer, Question, Task};

/// Whoever wants to hear the answers.
type Listener = Box<dyn Fn(Answer)>;

/// Somebody who thinks without holding up the page. Cloning gives another handle to the same one.
#[derive(Clone)]
pub(crate) struct Thinker(Rc<Inside>);

struct Inside {
    worker: Option<Worker>,
    ready: Cell<bool>,
    /// The number of the last question.
    number: Cell<u32>,
    /// A question asked before the worker was ready.
    waiting: RefCell<Option<String>>,
    listener: RefCell<Option<Listener>>,
}

impl Thinker {
    /// Starts the worker. In a browser that has none, questions stay without an answer.
    pub(crate) fn start() -> Self {
        let worker = start_worker();
        let thinker = Self(Rc::new(Inside {
            worker,
            ready: Cell::new(false),
            number: Cell::new(0),
            waiting: RefCell::new(None),
            listener: RefCell::new(None),
        }));
        if let Some(worker) = &thinker.0.worker {
            let hears = thinker.clone();
            let listen = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                hears.hear(&event.data().as_string().unwrap_or_default());
            });
            worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
            // The worker lives as long as the page.
            listen.forget();
        }
        thinker
    }

    /// Asks something about a game in play. Earlier questions are forgotten. The listener is told of progress, and of
    /// the result last.
    pub(crate) fn ask(&self, task: Task, session: &Session, listener: impl Fn(Answer) + 'static) {
        let number = self.0.number.get().wrapping_add(1);
        // The same position gets the same answer, and another game another one. Deals are shuffled from the number of
        // the game: the word keeps what is guessed here apart from that.
        let word = u64::from_be_bytes(*b"thinking");
        let seed = word ^ session.id() ^ (session.record().moves_made().len() as u64) << 48;
        let Shared { record, scenario } = Shared::of(session.record());
        let question = Question { number, task, record, scenario, seed };
        self.send(&question, Some(Box::new(listener)));
    }

    /// Stops thinking.
    pub(crate) fn stop(&self) {
        let number = self.0.number.get().wrapping_add(1);
        let (task, record) = (Task::Nothing, String::new());
        self.send(&Question { number, task, record, scenario: None, seed: 0 }, None);
    }

    fn send(&self, question: &Question, listener: Option<Listener>) {
        self.0.number.set(question.number);
        *self.0.listener.borrow_mut() = listener;
        let text = serde_json::to_string(question).expect("questions are numbers and texts");
        if self.0.ready.get() {
            self.post(&text);
        } else {
            *self.0.waiting.borrow_mut() = Some(text);
        }
    }

    fn post(&self, text: &str) {
        if let Some(worker) = &self.0.worker {
            // A worker that is gone cannot be told anything.
            let _ = worker.post_message(&JsValue::from_str(text));
        }
    }

    fn hear(&self, text: &str) {
        if text == "ready" {
            self.0.ready.set(true);
            if let Some(question) = self.0.waiting.take() {
                self.post(&question);
            }
            return;
        }
        let Ok(answer) = serde_json::from_str::<Answer>(text) else { return };
        if answer.number != self.0.number.get() {
            return;
        }
        // The listener may ask the next question, so it must not be borrowed meanwhile.
        let Some(listener) = self.0.listener.take() else { return };
        let (is_final, number) = (answer.is_final(), answer.number);
        listener(answer);
        if !is_final && self.0.number.get() == number {
            *self.0.listener.borrow_mut() = Some(listener);
        }
    }
}

/// The script of the worker is named on the page, because its name changes with its content.
fn start_worker() -> Option<Worker> {
    let document = web_sys::window()?.document()?;
    let script = document.query_selector("meta[name=thinker]").ok()??.get_attribute("content")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&script, &options).ok()?;
    // The compiled module comes along, so that nothing is loaded or compiled twice.
    worker.post_message(&wasm_bindgen::module()).ok()?;
    Some(worker)
}
