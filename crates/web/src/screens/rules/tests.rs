//! Every rule that the documentation numbers is told on the page, in every language, and marked as a ruling if it is one.

use std::collections::BTreeMap;

use wagons_rules::Card;
use wagons_texts::Language;

/// The code of the page, without its tests.
const PAGE: [&str; 6] = [
    include_str!("mod.rs"),
    include_str!("for_two.rs"),
    include_str!("notes.rs"),
    include_str!("scoring.rs"),
    include_str!("example.rs"),
    include_str!("solo.rs"),
];

/// The rules of the documentation in their order: the key of the sentence, and whether it is a ruling.
fn numbered() -> Vec<(String, bool)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules.md");
    let page = std::fs::read_to_string(path).expect("the rules in the documentation");
    let (_, table) = page.split_once("\n## Every rule by its number\n").expect("a chapter");
    let rows = table.lines().filter(|line| line.starts_with("| ") && line.contains('`'));
    let rules = rows.enumerate().map(|(index, row)| {
        let cells: Vec<_> = row.split('|').map(str::trim).collect();
        assert_eq!(cells[1], (index + 1).to_string(), "{row}");
        (cells[3].trim_matches('`').to_owned(), cells[4] == "ruling")
    });
    rules.collect()
}

/// The keys on the page, however the code spells them, and whether it marks them as rulings.
fn told() -> BTreeMap<String, bool> {
    let mut told = BTreeMap::new();
    for code in PAGE.map(|code| code.split("#[cfg(test)]\nmod tests {").next().unwrap_or(code)) {
        let words = code.split(|c: char| !(c.is_alphanumeric() || "-_".contains(c)));
        let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
        for (at, word) in words.iter().enumerate() {
            let before = &words[at.saturating_sub(5)..at];
            let marked = before.iter().rev().take_while(|word| !plain(word).starts_with("rules"));
            let marked = marked.into_iter().any(|word| ["ruling", "ruled", "Decision"].contains(word));
            *told.entry(plain(word)).or_default() |= marked;
        }
    }
    told
}

/// A key without what separates its words.
fn plain(key: &str) -> String {
    key.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

#[test]
fn every_rule_is_told_in_every_language() {
    let rules = numbered();
    assert!(rules.len() > 90, "{} rules", rules.len());
    for tag in Language::ALL.map(Language::tag) {
        let folder = format!("{}/../texts/locales/{tag}", env!("CARGO_MANIFEST_DIR"));
        let texts = ["rules", "words"].map(|area| std::fs::read_to_string(format!("{folder}/{area}.ftl")));
        let texts = texts.map(|text| text.expect("the texts of the rules")).concat();
        for (key, _) in &rules {
            let (key, attribute) = key.split_once('.').unwrap_or((key, ""));
            let told = texts.split_once(&format!("\n{key} = ")).and_then(|(_, rest)| rest.lines().nth(1));
            let told =
                told.filter(|next| attribute.is_empty() || next.contains(&format!(" .{attribute} = ")));
            assert!(told.is_some(), "{tag} {key} {attribute}");
        }
    }
    for card in Card::ALL {
        let key = format!("card{}rule", plain(card.title()));
        assert!(rules.iter().any(|(rule, _)| plain(rule) == key), "{card} has no number");
    }
}

#[test]
fn every_rule_is_on_the_page_and_every_ruling_is_marked() {
    let told = told();
    for (key, is_ruling) in numbered().iter().filter(|(key, _)| !key.starts_with("card-")) {
        let marked = told.get(&plain(key)).unwrap_or_else(|| panic!("{key} is not on the page"));
        assert_eq!(marked, is_ruling, "{key}");
    }
    let rules: Vec<_> = numbered().iter().map(|(key, _)| plain(key)).collect();
    let rulings = told.iter().filter(|(key, marked)| **marked && key.starts_with("rules"));
    for (key, _) in rulings {
        assert!(rules.contains(key), "{key} has no number");
    }
}
