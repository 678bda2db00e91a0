//! No text is left that nothing says: translators would go on caring for it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use wagons_texts::Language;

use crate::locales::whole_catalogue;

/// Texts the bundler puts into the page itself, for readers whose browser cannot start the table or whose table broke; and
/// those it puts into the service worker, for when no page is open.
const IN_THE_PAGE: [&str; 8] = [
    "apart-called-turn",
    "apart-called-soon",
    "page-needs",
    "page-trouble",
    "page-broken",
    "page-broken-hint",
    "page-broken-reload",
    "page-broken-save",
];

/// Every Rust file below a directory.
fn sources(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).expect("a directory") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Every word of the code of all crates.
fn words_of_the_code() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for entry in fs::read_dir(crates).expect("the crates") {
        sources(&entry.expect("a crate").path().join("src"), &mut files);
    }
    let texts = files.iter().map(|path| fs::read_to_string(path).expect("a readable file"));
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    texts
        .flat_map(|text| text.split(|letter| !is_part(letter)).map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

/// The names a key can have in the code: of a constant, of one together with all attributes, and of a struct with
/// arguments.
fn names(key: &str) -> [String; 3] {
    let camel = key.split(['-', '.']).map(|part| part[..1].to_uppercase() + &part[1..]);
    let constant = |key: &str| key.replace(['-', '.'], "_").to_uppercase();
    let whole = key.split_once('.').map_or(key, |(whole, _)| whole);
    [constant(key), constant(whole) + "_WHOLE", camel.collect()]
}

#[test]
fn every_text_is_said_somewhere() {
    let words = words_of_the_code();
    let is_said = |key: &String| {
        IN_THE_PAGE.contains(&key.as_str()) || names(key).iter().any(|name| words.contains(name))
    };
    let unsaid: Vec<_> = whole_catalogue(Language::En).into_keys().filter(|key| !is_said(key)).collect();
    assert!(unsaid.is_empty(), "nothing says {}", unsaid.join(", "));
}
