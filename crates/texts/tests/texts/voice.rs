//! Each language has one voice: it says you in one way, and its marks are those of a printed page.

use wagons_texts::{AREAS, Language};

use crate::locales::directory;

/// Words that would break the voice: the other way to say you.
const FOREIGN: [(Language, &[&str]); 4] = [
    (Language::De, &["Ihnen", "Ihre", "Ihr", "Ihren"]),
    (Language::Nl, &["u", "uw"]),
    (Language::Fr, &["tu", "te", "toi", "ton", "ta", "tes"]),
    (Language::It, &["voi", "vostro", "vostra", "Lei"]),
];

fn lines(language: Language) -> Vec<String> {
    let read = |area: &&str| {
        let path = directory(language).join(area).with_extension("ftl");
        std::fs::read_to_string(path).expect("a readable file")
    };
    AREAS.iter().map(read).flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

fn said(line: &str) -> bool {
    !line.starts_with('#')
}

#[test]
fn everybody_is_addressed_in_one_way() {
    for (language, foreign) in FOREIGN {
        for line in lines(language).into_iter().filter(|line| said(line)) {
            let mut words = line.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '’' || c == '$'));
            let found = words.find(|word| foreign.contains(word));
            assert_eq!(found, None, "{}: {line}", language.tag());
        }
    }
}

#[test]
fn apostrophes_dashes_and_dots_are_those_of_a_printed_page() {
    for language in Language::ALL {
        for line in lines(language).into_iter().filter(|line| said(line)) {
            for mark in ["'", "...", " - "] {
                assert!(!line.contains(mark), "{}: {mark} in {line}", language.tag());
            }
        }
    }
}

#[test]
fn no_space_stands_before_an_ellipsis_in_english() {
    for line in lines(Language::En).into_iter().filter(|line| said(line)) {
        // Somebody says nothing else.
        assert!(!line.contains(" …") || line.ends_with("= …"), "{line}");
    }
}

#[test]
fn no_french_line_can_break_before_a_double_mark() {
    for line in lines(Language::Fr).into_iter().filter(|line| said(line)) {
        for mark in [" ;", " :", " !", " ?", " »", "« "] {
            assert!(!line.contains(mark), "{line}");
        }
    }
}
