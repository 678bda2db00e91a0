//! Whatever a client sends is refused or read; and what was read is written as it was meant.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_wire::ToServer;

fuzz_target!(|text: &str| {
    let Ok(message) = serde_json::from_str::<ToServer>(text) else { return };
    let written = serde_json::to_string(&message).expect("names and numbers");
    assert_eq!(serde_json::from_str::<ToServer>(&written).expect("just written"), message);
});
