//! Every message about the day's table on the page about the protocol is one, written as the page writes it.

use serde::Serialize;
use serde::de::DeserializeOwned;
use wagons_table::days_table::{AboutDay, DayTold};

const PAGE: &str = include_str!("../../../docs/online.md");

fn read<T: Serialize + DeserializeOwned>(kind: &str, expected: usize) {
    let fence = format!("```json {kind}\n");
    let lines = PAGE.split(&fence).skip(1).flat_map(|rest| rest.split("```").next().unwrap_or("").lines());
    let lines: Vec<&str> = lines.collect();
    assert_eq!(lines.len(), expected, "an example of each kind of {kind}");
    for line in lines {
        let message: T = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(serde_json::to_string(&message).unwrap(), line);
    }
}

#[test]
fn every_message_has_an_example_and_every_example_is_a_message() {
    read::<AboutDay>("about-day", 3);
    read::<DayTold>("day-told", 3);
}
