//! The words printed in the rulebooks of the five languages are the words used here.

use wagons_rules::{Card, Icon, Terrain};
use wagons_texts::{Key, Language, Texts, key};

use crate::locales::directory;

const TERRAINS: [[&str; 5]; 6] = [
    ["Desert", "Wüste", "woestijn", "désert", "deserto"],
    ["Forest", "Wald", "bos", "forêt", "foresta"],
    ["Mountains", "Gebirge", "bergen", "montagne", "montagna"],
    ["Plains", "Prärie", "prairie", "plaine", "pianura"],
    ["Snow", "Schnee", "sneeuw", "neige", "neve"],
    ["Water", "Wasser", "water", "lac", "acqua"],
];

const ICONS: [[&str; 5]; 6] = [
    ["Beer", "Bier", "fles", "bière", "birra"],
    ["Cow", "Vieh", "koe", "vache", "mucca"],
    ["Fort", "Fort", "fort", "fort", "forte"],
    ["Gun", "Waffe", "pistool", "pistolet", "pistola"],
    ["Mine", "Mine", "mijn", "mine", "miniera"],
    ["Wagon", "Wagen", "huifkar", "chariot", "carro"],
];

const WORDS: [(Key, [&str; 5]); 7] = [
    (key::TERRITORY, ["territory", "Territorium", "gebied", "territoire", "territorio"]),
    (key::TERRAIN, ["terrain", "Territoriums-Typ", "landschapssoort", "type de terrain", "tipo di terreno"]),
    (key::GROUP, ["group", "Gebiet", "gebiedsgroep", "groupe", "gruppo"]),
    (key::TOWN, ["town", "Landschaft", "stad", "ville", "cittadina"]),
    (key::RIVAL_TOWN, ["town", "Stadt", "stad", "ville", "cittadina"]),
    (key::ICON, ["icon", "Objekt", "symbool", "symbole", "oggetto"]),
    (
        key::PROSPERITY_POINTS,
        ["Prosperity Points", "Punkte", "punten", "Points de Prospérité", "Punti Prosperità"],
    ),
];

/// Words that have no text of their own, as the rules say them.
const IN_THE_RULES: [[&str; 5]; 4] = [
    ["start card", "Startkarte", "startkaart", "carte de départ", "carta di partenza"],
    ["scoring card", "Punktekarte", "scorekaart", "carte de décompte", "carta punteggio"],
    [" skip", " überspr", "overslaa", " passe", " salt"],
    ["free card", "übersprungene Karte", "kosteloze kaart", "carte gratuite", "carta gratuita"],
];

const GERMAN_ALONE: [(Key, &str); 5] = [
    (key::CARD_HAPPY_COWS, "Glückliche Kühe"),
    (key::CARD_THE_CLEARING, "Die Waldlichtung"),
    (key::CARD_CLAIM_JUMPERS, "Besitzanspruch"),
    (key::LONE_COWBOY, "Einsamer Cowboy"),
    (key::DECK, "Vorlieben-Stapel"),
];

#[test]
fn the_printed_words_are_used() {
    for (index, language) in Language::ALL.into_iter().enumerate() {
        let texts = Texts::new(language);
        for (terrain, words) in Terrain::ALL.into_iter().zip(TERRAINS) {
            assert_eq!(texts.terrain(terrain), words[index]);
        }
        for (icon, words) in Icon::ALL.into_iter().zip(ICONS) {
            assert_eq!(texts.icon(icon), words[index]);
        }
        for (key, words) in WORDS {
            assert_eq!(texts.text(key), words[index], "{key:?}");
        }
        let rules = std::fs::read_to_string(directory(language).join("rules.ftl")).expect("the rules");
        for words in IN_THE_RULES {
            assert!(rules.contains(words[index]), "{}", words[index]);
        }
    }
    let german = Texts::new(Language::De);
    for (key, word) in GERMAN_ALONE {
        assert_eq!(german.text(key), word);
    }
}

#[test]
fn cards_have_their_english_titles_and_a_title_of_their_own_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let mut titles = Card::ALL.map(|card| texts.card(card));
        if language == Language::En {
            assert_eq!(titles.each_ref().map(String::as_str), Card::ALL.map(Card::title));
        }
        titles.sort();
        assert!(titles.windows(2).all(|pair| pair[0] != pair[1]), "{titles:?}");
    }
}

#[test]
fn every_rule_is_one_sentence_short_enough_for_a_card() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for rule in Card::ALL.map(|card| texts.rule(card)) {
            assert!(rule.ends_with('.') && rule.chars().count() <= 135, "{rule}");
        }
    }
}
