//! The desk in a browser's worker.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use wagons_thinker::Desk;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

/// The desk, and how to go on with what lies on it.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    desk: RefCell<Desk>,
    /// Whatever is said here is heard by the worker itself, after the questions that wait. A timer would do that, too, but
    /// browsers let one that is set again and again wait for four milliseconds.
    reminder: MessagePort,
}

/// Listens for questions as long as the worker lives. Does nothing where there is no worker.
pub(crate) fn serve() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let Some(clock) = scope.performance() else { return };
    let Ok(channel) = MessageChannel::new() else { return };
    // The browser's clock never goes backwards.
    let desk = Desk::new(move || Duration::from_secs_f64(clock.now() / 1000.0));
    let worker = Rc::new(Worker { scope, desk: RefCell::new(desk), reminder: channel.port1() });
    let works = Rc::clone(&worker);
    let spell = Closure::<dyn Fn()>::new(move || works.spell());
    channel.port2().set_onmessage(Some(spell.as_ref().unchecked_ref()));
    spell.forget();
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
        let Ok(message) = serde_json::from_str(text) else { return };
        let was_busy = self.desk.borrow().is_busy();
        self.desk.borrow_mut().take(&message);
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
        if self.desk.borrow().is_busy() {
            // A worker that is about to end hears nothing more.
            let _ = self.reminder.post_message(&JsValue::NULL);
        }
    }

    fn post(&self, text: &str) {
        // Only a page that is gone does not hear it.
        let _ = self.scope.post_message(&JsValue::from_str(text));
    }
}
