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

/// German sets a space before an ellipsis that stands for words, and no line may break there; the others set none.
#[test]
fn an_ellipsis_stands_where_its_language_puts_it() {
    for language in Language::ALL {
        // Somebody says nothing but an ellipsis.
        for line in lines(language).into_iter().filter(|line| said(line) && !line.ends_with("= …")) {
            for (place, _) in line.match_indices('…') {
                let before = line[..place].chars().next_back();
                let is_right = match language {
                    Language::De => before == Some('\u{a0}'),
                    _ => before.is_some_and(|letter| !letter.is_whitespace()),
                };
                assert!(is_right, "{}: {line}", language.tag());
            }
        }
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

#[test]
fn quotes_are_those_of_the_language() {
    let own = |language| match language {
        Language::En => "“”",
        Language::De => "„“",
        Language::Nl => "‘’",
        Language::Fr | Language::It => "«»’",
    };
    for language in Language::ALL {
        for line in lines(language).into_iter().filter(|line| said(line)) {
            let is_foreign = |mark: &char| "“”„‘«»".contains(*mark) && !own(language).contains(*mark);
            assert_eq!(line.chars().find(is_foreign), None, "{}: {line}", language.tag());
        }
    }
}
