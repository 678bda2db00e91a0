//! Any text opens as a game or is refused with a short reason; a game that opens is still the same once it is handed on
//! again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_table::Shared;

fuzz_target!(|text: &str| {
    for shared in [Shared::from_text(text), Shared::from_link(text)] {
        match shared.open() {
            Err(error) => assert!(error.to_string().len() < 1000, "{error}"),
            Ok(record) => {
                let again = Shared::of(&record);
                assert_eq!(Shared::from_link(&again.to_link()), again);
                assert_eq!(again.open().as_ref(), Ok(&record));
            }
        }
    }
});
