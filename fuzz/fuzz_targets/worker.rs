//! Whatever the page sends to the worker, it is refused or worked on: every answer has the number of its question and
//! survives the way back, and a new question ends the one before.

#![no_main]

use std::cell::Cell;
use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use wagons_thinker::{Answer, Clock, Desk, Question};

/// A clock on which every look takes a tenth of a second, so that nobody thinks for long.
#[derive(Default)]
struct Hurried(Cell<u32>);

impl Clock for Hurried {
    fn now(&self) -> Duration {
        self.0.set(self.0.get() + 100);
        Duration::from_millis(self.0.get().into())
    }
}

fuzz_target!(|text: &str| {
    let Ok(question) = serde_json::from_str::<Question>(text) else { return };
    let mut desk = Desk::new(Hurried::default());
    desk.take(&question);
    for _ in 0..20 {
        let Some(answer) = desk.spell() else { continue };
        assert_eq!(answer.number, question.number);
        let sent = serde_json::to_string(&answer).expect("numbers and names");
        assert_eq!(serde_json::from_str::<Answer>(&sent).expect("just written"), answer);
    }
    desk.take(&Question { task: None, ..question });
    assert!(!desk.is_busy());
});
