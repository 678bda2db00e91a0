//! The desk in a browser's worker.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use js_sys::Function;
use wagons_thinker::{Clock, Desk};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Performance};

/// The browser's monotonic clock.
struct Monotonic(Performance);

impl Clock for Monotonic {
    fn now(&self) -> Duration {
        Duration::from_secs_f64(self.0.now() / 1000.0)
    }
}

/// The desk, and how to go on with what lies on it.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    desk: RefCell<Desk<Monotonic>>,
    /// Calls [`spell`](Self::spell).
    go_on: OnceCell<Function>,
}

/// Listens for questions as long as the worker lives. Does nothing where there is no worker.
pub(crate) fn serve() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let Some(clock) = scope.performance() else { return };
    let desk = RefCell::new(Desk::new(Monotonic(clock)));
    let worker = Rc::new(Worker { scope, desk, go_on: OnceCell::new() });
    let spell = Closure::<dyn Fn()>::new({
        let worker = Rc::clone(&worker);
        move || worker.spell()
    });
    // Nobody else has set it.
    let _ = worker.go_on.set(spell.into_js_value().unchecked_into());
    let hears = Rc::clone(&worker);
    let listen = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        hears.hear(&event.data().as_string().unwrap_or_default());
    });
    worker.scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    // The page waits for this word before it asks anything.
    worker.post("ready");
}

impl Worker {
    fn hear(&self, text: &str) {
        let Ok(question) = serde_json::from_str(text) else { return };
        let was_busy = self.desk.borrow().is_busy();
        self.desk.borrow_mut().take(&question);
        if !was_busy {
            self.go_on();
        }
    }

    /// Works for a spell and tells what is new.
    fn spell(&self) {
        let answer = self.desk.borrow_mut().spell();
        if let Some(answer) = answer {
            self.post(&serde_json::to_string(&answer).expect("answers are numbers and texts"));
        }
        self.go_on();
    }

    /// Works on as soon as the questions that wait have been heard.
    fn go_on(&self) {
        if let (true, Some(spell)) = (self.desk.borrow().is_busy(), self.go_on.get()) {
            // A worker that is about to end takes no more timers.
            let _ = self.scope.set_timeout_with_callback(spell);
        }
    }

    fn post(&self, text: &str) {
        // Only a page that is gone does not hear it.
        let _ = self.scope.post_message(&JsValue::from_str(text));
    }
}
