//! Every language says everything: the same texts, with the same arguments, in the same files.

use std::collections::BTreeSet;
use std::fs;

use wagons_texts::{AREAS, Language};

use crate::catalogue::{Arguments, Kind, read};
use crate::locales::{catalogue, directory, whole_catalogue};

#[test]
fn every_language_has_the_same_texts_with_the_same_arguments() {
    let mut wrong = Vec::new();
    for area in AREAS {
        let english = catalogue(Language::En, area);
        assert!(!english.is_empty(), "{area}.ftl says nothing");
        for language in Language::ALL {
            let other = catalogue(language, area);
            let keys: BTreeSet<_> = english.keys().chain(other.keys()).collect();
            let differs = |key: &&String| english.get(*key).map(compared) != other.get(*key).map(compared);
            wrong.extend(keys.into_iter().filter(differs).map(|key| {
                let tag = language.tag();
                format!("{area} {key}: en {:?}, {tag} {:?}", english.get(key), other.get(key))
            }));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The arguments and their variants, whether or not a language has a plural for them.
fn compared(arguments: &Arguments) -> Vec<(&String, Option<&BTreeSet<String>>)> {
    arguments.iter().map(|(name, kind)| (name, variants(kind))).collect()
}

const fn variants(kind: &Kind) -> Option<&BTreeSet<String>> {
    match kind {
        Kind::Choice(variants) => Some(variants),
        Kind::Said | Kind::Number => None,
    }
}

#[test]
fn no_text_stands_in_two_areas() {
    for language in Language::ALL {
        let count: usize = AREAS.iter().map(|area| catalogue(language, area).len()).sum();
        assert_eq!(whole_catalogue(language).len(), count, "{}", language.tag());
    }
}

#[test]
fn no_file_and_no_language_is_left_out() {
    let names = |path| -> BTreeSet<String> {
        let entries = fs::read_dir(path).expect("a directory");
        entries
            .map(|entry| entry.expect("an entry").file_name().into_string().expect("a plain name"))
            .collect()
    };
    let languages: BTreeSet<_> = Language::ALL.iter().map(|language| language.tag().to_owned()).collect();
    assert_eq!(names(directory(Language::En).join("..")), languages);
    let areas: BTreeSet<_> = AREAS.iter().map(|area| format!("{area}.ftl")).collect();
    for language in Language::ALL {
        assert_eq!(names(directory(language)), areas, "{}", language.tag());
    }
}

#[test]
fn what_is_wrong_with_a_file_is_noticed() {
    assert!(read("one = { $count ->\n    [one] a\n}").is_err());
    assert!(read("one = 1\none = 2").is_err());
    assert!(read("one = { two }\ntwo = 2").is_err(), "a reference hides arguments");
    assert!(
        read("one = { $a ->\n   *[other] 1\n}{ $a ->\n   *[you] 2\n}").is_err(),
        "no number chooses a word"
    );
    let catalogue = read("one = { $a } and { $b ->\n   *[other] { $c }\n}\n    .two = 2").expect("Fluent");
    assert_eq!(catalogue["one"].keys().collect::<Vec<_>>(), ["a", "b", "c"]);
    assert_eq!(catalogue["one"]["b"], Kind::Number);
    assert!(catalogue["one.two"].is_empty());
}
