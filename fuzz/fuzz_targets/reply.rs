//! Whatever an engine says, it is refused or understood; and what was understood is written as it was read.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_engine::Reply;

fuzz_target!(|line: &str| {
    let Ok(reply) = line.parse::<Reply>() else { return };
    // A margin is written to one decimal: what is read then stays as it is.
    let written = reply.to_string();
    let again: Reply = written.parse().expect("just written");
    assert_eq!(again.to_string(), written);
});
