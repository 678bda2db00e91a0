//! The five characters speak all five languages.

use wagons_players::Level;
use wagons_texts::{Language, Occasion, Texts};

#[test]
fn everybody_has_a_name_a_manner_and_something_to_say() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let mut said = Vec::new();
        for level in Level::ALL {
            said.extend([texts.character(level), texts.epithet(level), texts.manner(level)]);
            said.push(texts.strength(level));
            said.extend(Occasion::ALL.map(|occasion| texts.line(level, occasion)));
        }
        let count = said.len();
        said.sort();
        said.dedup();
        assert_eq!(said.len(), count, "somebody repeats somebody else in {}", language.tag());
        // A line of talk fits into a bubble beside a face.
        assert!(said.iter().all(|line| line.chars().count() <= 110), "{}", language.tag());
    }
}

#[test]
fn every_word_is_said_where_it_belongs() {
    // Without a text one sees its key.
    let texts = Texts::read(Language::En, []).expect("nothing is Fluent");
    for level in Level::ALL {
        let name = texts.character(level);
        let told = [texts.epithet(level), texts.manner(level), texts.strength(level)];
        assert_eq!(told, ["epithet", "manner", "strength"].map(|word| format!("{name}.{word}")));
        for occasion in Occasion::ALL {
            let said = texts.line(level, occasion);
            assert_eq!(said, format!("{name}.{occasion:?}").to_lowercase());
        }
    }
}
