//! Any text is an error that points at what is wrong, or a record of either game: then it prints back to itself,
//! and so does every beginning of its game.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use wagons_rules::solo::Scenarios;
use wagons_rules::{AnyRecord, RecordError};

static SCENARIOS: LazyLock<Scenarios> = LazyLock::new(Scenarios::built_in);

fuzz_target!(|text: &str| {
    match AnyRecord::parse(text, &SCENARIOS) {
        Err(error) => check_error(text, &error),
        Ok(record) => {
            assert_eq!(record.to_string(), text.trim());
            for count in 0..=record.moves_made().len() {
                let beginning = record.prefix(count);
                assert_eq!(AnyRecord::parse(&beginning.to_string(), &SCENARIOS).as_ref(), Ok(&beginning));
            }
        }
    }
});

fn check_error(text: &str, error: &RecordError) {
    assert!(error.to_string().len() < 1000, "{error}");
    let from_there: String = text.chars().skip(error.column - 1).collect();
    let as_written = !error.token.contains(['\\', '…']);
    assert!(!as_written || from_there.starts_with(&error.token), "{error}");
}
