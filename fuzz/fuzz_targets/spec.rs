//! Whoever is named for an arena is refused or known by the name that was given, and a reason is a short line.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_engine::{Spec, limit};
use wagons_lab::arena::Entrant;

fuzz_target!(|text: &str| {
    match text.parse::<Spec>() {
        Ok(spec) => assert_eq!(spec.name(), text),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    if let Ok(limits) = limit(text) {
        assert!([limits.time.is_some(), limits.nodes.is_some(), limits.depth.is_some()].contains(&true));
    }
});
