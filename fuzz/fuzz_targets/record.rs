//! Any text is an error with a short message, or a record: then it prints back to itself, and so does every
//! beginning of its game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_rules::Record;

fuzz_target!(|text: &str| {
    match text.parse::<Record>() {
        Err(error) => assert!(error.to_string().len() < 1000, "{error}"),
        Ok(record) => {
            assert_eq!(record.to_string(), text.trim());
            for count in 0..=record.moves().len() {
                let beginning = record.prefix(count);
                assert_eq!(beginning.to_string().parse().as_ref(), Ok(&beginning));
            }
        }
    }
});
