//! Every key that stands in the code of a client stands in the files too.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::locales::{repository, whole_catalogue};
use wagons_texts::Language;

/// What stands before a key: a method with the key first, or a macro with the key first or second.
const METHODS: [&str; 2] = [".get(", ".with("];
const MACROS: [&str; 2] = ["t!(", "text!("];

/// The keys a text of Rust asks for, as far as they are literal. Tests may ask for what is not there.
fn keys(code: &str) -> BTreeSet<&str> {
    let code = code.split("#[cfg(test)]").next().unwrap_or(code);
    let asked = |asking: &'static str| {
        code.match_indices(asking)
            .map(move |(at, _)| (&code[..at], first_literal(&code[at + asking.len()..])))
    };
    let methods = METHODS.into_iter().flat_map(asked).filter(|(before, key)| {
        // Other things have such methods too; their arguments have no hyphen.
        key.is_some_and(|key| key.contains('-')) || receiver(before).contains("text")
    });
    let macros = MACROS.into_iter().flat_map(asked).filter(|(before, _)| receiver(before).is_empty());
    methods.chain(macros).filter_map(|(_, key)| key).filter(|key| is_key(key)).collect()
}

/// The name, if any, that a text of Rust ends with.
fn receiver(code: &str) -> &str {
    let start = code.rfind(|c: char| !(c.is_alphanumeric() || "_()".contains(c)));
    start.map_or(code, |start| &code[start..]).trim_start_matches(|c: char| !c.is_alphanumeric())
}

/// The literal a call begins with, perhaps after one plain argument.
fn first_literal(arguments: &str) -> Option<&str> {
    let (before, rest) = arguments.split_once('"')?;
    let only_a_name = |name: &str| name.chars().all(|c| c.is_alphanumeric() || "_.&()".contains(c));
    let before = before.trim();
    let begins = before.is_empty() || before.strip_suffix(',').is_some_and(only_a_name);
    begins.then(|| rest.split('"').next()).flatten()
}

/// Whether this is a key of ours: words in small letters, joined by hyphens, perhaps with an attribute.
fn is_key(literal: &str) -> bool {
    let word = |word: &str| word.starts_with(|c: char| c.is_ascii_lowercase());
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-.".contains(c);
    literal.chars().all(plain) && literal.split(['-', '.']).all(word_or_number(word))
}

fn word_or_number(word: impl Fn(&str) -> bool) -> impl Fn(&str) -> bool {
    move |part| word(part) || (!part.is_empty() && part.chars().all(|c| c.is_ascii_digit()))
}

fn rust_files(directory: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(directory) else { return Vec::new() };
    let mut files = Vec::new();
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files
}

/// The code of every crate that names this one, and of this one.
fn client_files() -> Vec<PathBuf> {
    let crates = fs::read_dir(repository().join("crates")).expect("crates");
    let crates = crates.map(|entry| entry.expect("an entry").path());
    let asks = |path: &PathBuf| {
        fs::read_to_string(path.join("Cargo.toml")).is_ok_and(|manifest| manifest.contains("wagons-texts"))
    };
    crates.filter(asks).flat_map(|path| rust_files(&path.join("src"))).collect()
}

#[test]
fn every_key_in_the_code_exists() {
    let known = whole_catalogue(Language::En);
    let mut unknown = Vec::new();
    for file in client_files() {
        let code = fs::read_to_string(&file).expect("a readable file");
        let missing = keys(&code).into_iter().filter(|key| !known.contains_key(*key));
        unknown.extend(missing.map(|key| format!("{}: {key}", file.display())));
    }
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
}

#[test]
fn the_scanner_finds_keys_however_they_are_asked_for() {
    let code = r#"
        texts.get("one"); texts.with("two-words", &[]); t!("three.attribute"); text!(texts, "four", count = 4);
        text!(
            self.texts(),
            "five-6",
            count = 5
        );
        t.get("other-key"); map.get("key"); map.get("Not a key"); format!("seven"); texts.get(&format!("eight-{}", 8));
        #[cfg(test)] mod tests { texts.get("nine"); }
    "#;
    assert_eq!(
        keys(code).into_iter().collect::<Vec<_>>(),
        ["five-6", "four", "one", "other-key", "three.attribute", "two-words"]
    );
}

#[test]
fn the_scanner_reads_this_crate() {
    let files = client_files();
    let words = files
        .iter()
        .find(|file| file.ends_with("crates/texts/src/words.rs"))
        .expect("the words of this crate");
    let code = fs::read_to_string(words).expect("a readable file");
    assert!(keys(&code).contains("group-rule"));
}
