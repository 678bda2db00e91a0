//! The JSON of `arena` and `solo-lab` has the fields that the page on the command line lists, and no others.

use std::collections::BTreeSet;

use crate::wagons::wagons;
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/command-line.md");

/// The fields in the table of a section.
fn documented(section: &str) -> BTreeSet<String> {
    let section = PAGE.split("\n## ").find(|text| text.starts_with(section)).expect("a section");
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let fields = rows.flat_map(|row| row.split('|').nth(1).expect("a first column").split(", "));
    fields.map(|field| field.trim().trim_matches('`').to_owned()).collect()
}

/// The fields of an answer: those of objects within it follow a dot, and lists have those of their elements.
fn fields(value: &Value, path: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            let name = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
            object.iter().for_each(|(key, value)| fields(value, &name(key), found));
        }
        Value::Array(list) if list.iter().any(Value::is_object) => {
            for value in list {
                fields(value, path, found);
            }
        }
        _ => drop(found.insert(path.to_owned())),
    }
}

#[test]
fn every_field_is_on_the_page() {
    let arena = ["greedy", "random", "--games", "2"];
    for (section, arguments) in [
        ("arena", &arena[..]),
        ("arena", &["greedy", "random", "--games", "2", "--sprt", "0", "5"]),
        ("solo-lab", &["--scenario", "1", "--games", "1"]),
    ] {
        let answer = wagons([section, "--json"].iter().chain(arguments)).done();
        let mut found = BTreeSet::new();
        fields(&serde_json::from_str(&answer).expect("JSON"), "", &mut found);
        let mut listed = documented(section);
        // The test has fields of its own only if there is one.
        let without_test = found.contains("sprt");
        listed.retain(|field| field != "sprt" || without_test);
        listed.retain(|field| !field.starts_with("sprt.") || !without_test);
        assert_eq!(found, listed, "{section} {arguments:?}");
    }
}
