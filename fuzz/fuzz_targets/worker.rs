//! Whatever the page sends to the worker, it is refused or worked on: every answer has the number of its question and
//! survives the way back, a move in it is legal, and a new question ends the one before.

#![no_main]

use std::cell::Cell;
use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use wagons_rules::solo::Scenarios;
use wagons_rules::{AnyRecord, Record};
use wagons_table::Finding;
use wagons_thinker::{Answer, Desk, Message, Question};

fuzz_target!(|text: &str| {
    let Ok(messages) = serde_json::from_str::<Vec<Message>>(text) else { return };
    // Every look at the clock takes a tenth of a second, so that nobody thinks for long.
    let looks = Cell::new(0);
    let mut desk = Desk::new(move || {
        looks.set(looks.get() + 1);
        Duration::from_millis(100 * looks.get())
    });
    let mut asked = None;
    for message in messages.iter().take(4) {
        desk.take(message);
        if let Message::Ask(question) = message {
            asked = Some((question, game(question)));
        }
        for _ in 0..10 {
            let Some(answer) = desk.spell() else { continue };
            let (question, game) = asked.as_ref().expect("nothing is answered that was not asked");
            assert_eq!(answer.number, question.number);
            if let Finding::Move(report) = &answer.finding {
                assert!(game.as_ref().is_some_and(|game| game.is_legal(report.best)), "{}", report.best);
            }
            let sent = serde_json::to_string(&answer).expect("numbers and names");
            assert_eq!(serde_json::from_str::<Answer>(&sent).expect("just written"), answer);
        }
    }
    if let Some((question, _)) = asked {
        desk.take(&Message::Ask(Question { task: None, ..question.clone() }));
        assert!(!desk.is_busy());
    }
});

/// The game that is asked about, if it can be read.
fn game(question: &Question) -> Option<AnyRecord> {
    let Some(scenario) = &question.scenario else {
        return question.record.parse::<Record>().ok().map(AnyRecord::from);
    };
    let mut scenarios = Scenarios::new();
    scenarios.add(scenario.clone()).ok()?;
    scenarios.record(&question.record).ok().map(AnyRecord::from)
}
