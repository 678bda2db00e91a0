//! Every message on the page about the protocol is one, written as the page writes it; and no kind of message is missing.

use std::collections::BTreeSet;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use wagons_wire::{
    AboutMe, AboutPush, Call, Entry, Head, PushTold, Reason, Service, ToClient, ToServer, Told, Why,
};

const PAGE: &str = include_str!("../../../docs/online.md");

/// The lines of all blocks of a kind.
fn examples(kind: &str) -> Vec<&'static str> {
    let fence = format!("```json {kind}\n");
    let blocks = PAGE.split(&fence).skip(1).collect::<Vec<_>>();
    let blocks: Vec<&'static str> = blocks.into_iter().filter_map(|rest| rest.split("```").next()).collect();
    blocks.into_iter().flat_map(str::lines).collect()
}

/// Reads and writes every example; gives the names of what they are, at some depth.
fn read<T: Serialize + DeserializeOwned>(kind: &str, inside: &[&str]) -> BTreeSet<String> {
    let lines = examples(kind);
    assert!(!lines.is_empty(), "no example of {kind}");
    let mut names = BTreeSet::new();
    for line in lines {
        let message: T = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(serde_json::to_string(&message).unwrap(), line);
        let mut value: Value = serde_json::from_str(line).unwrap();
        for key in inside {
            value = value.get_mut(key).map_or(Value::Null, Value::take);
        }
        names.extend(match value {
            Value::String(name) => Some(name),
            Value::Object(fields) => fields.keys().next().cloned(),
            _ => None,
        });
    }
    names
}

/// The names of an enum's variants, as the error says that reads one that is none.
fn variants<T: DeserializeOwned>() -> BTreeSet<String> {
    let error = serde_json::from_str::<T>("\"no such variant\"").err().expect("no variant").to_string();
    error.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_message_has_an_example_and_every_example_is_a_message() {
    assert_eq!(read::<ToServer>("to-server", &[]), variants::<ToServer>());
    assert_eq!(read::<ToServer>("to-server", &["do", "act"]), variants::<wagons_wire::Act>());
    assert_eq!(read::<ToClient>("to-client", &[]), variants::<ToClient>());
    assert_eq!(read::<Entry>("entry", &["what"]), variants::<wagons_wire::What>());
    assert_eq!(read::<Reason>("reason", &[]), variants::<Reason>());
    assert_eq!(read::<Entry>("entry", &["what", "end", "ending"]), variants::<wagons_wire::Ending>());
    assert_eq!(read::<Entry>("entry", &["what", "offer", "offer"]), variants::<wagons_wire::Offer>());
    assert_eq!(read::<AboutMe>("about-me", &[]), variants::<AboutMe>());
    assert_eq!(read::<Told>("told", &[]), variants::<Told>());
    assert_eq!(read::<AboutPush>("about-push", &[]), variants::<AboutPush>());
    assert_eq!(read::<PushTold>("push-told", &[]), variants::<PushTold>());
    assert_eq!(read::<Call>("call", &["what"]), variants::<Why>());
    read::<Head>("head", &[]);
    read::<Service>("service", &[]);
}
