//! Every language says everything: the same texts, with the same arguments, in the same files.

use std::collections::BTreeSet;
use std::fs;

use crate::locales::{catalogue, directory, read, whole_catalogue};
use wagons_texts::{AREAS, Language, Texts};

#[test]
fn every_language_has_the_same_texts_with_the_same_arguments() {
    let mut wrong = Vec::new();
    for area in AREAS {
        let english = catalogue(Language::En, area);
        assert!(!english.is_empty(), "{area}.ftl says nothing");
        for language in Language::ALL {
            let other = catalogue(language, area);
            let keys: BTreeSet<_> = english.keys().chain(other.keys()).collect();
            wrong.extend(keys.into_iter().filter(|key| english.get(*key) != other.get(*key)).map(|key| {
                let tag = language.tag();
                format!("{area} {key}: en {:?}, {tag} {:?}", english.get(key), other.get(key))
            }));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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
fn every_text_can_be_said() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (key, arguments) in whole_catalogue(language) {
            for count in [0, 1, 2, 5] {
                let arguments: Vec<_> =
                    arguments.iter().map(|argument| (argument.as_str(), count.into())).collect();
                let text = texts.with(&key, &arguments);
                assert!(!text.is_empty() && text == text.trim(), "{} {key}: {text:?}", language.tag());
            }
        }
    }
}

#[test]
fn what_is_wrong_with_a_file_is_noticed() {
    assert!(read("one = { $count ->\n    [one] a\n}").is_err());
    assert!(read("one = 1\none = 2").is_err());
    let catalogue = read("one = { $a } and { $b ->\n   *[other] { $c }\n}\n    .two = 2").expect("Fluent");
    assert_eq!(catalogue["one"].iter().map(String::as_str).collect::<Vec<_>>(), ["a", "b", "c"]);
    assert!(catalogue["one.two"].is_empty());
}
