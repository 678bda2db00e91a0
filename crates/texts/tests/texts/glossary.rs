//! The words printed in the rulebooks of the five languages are the words used here.

use wagons_rules::{Card, Icon, Terrain};
use wagons_texts::{Language, Texts};

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

const WORDS: [(&str, [&str; 5]); 11] = [
    ("territory", ["territory", "Territorium", "gebied", "territoire", "territorio"]),
    ("terrain", ["terrain", "Territoriums-Typ", "landschapssoort", "type de terrain", "tipo di terreno"]),
    ("group", ["group", "Gebiet", "gebiedsgroep", "groupe", "gruppo"]),
    ("town", ["town", "Landschaft", "stad", "ville", "cittadina"]),
    ("rival-town", ["town", "Stadt", "stad", "ville", "cittadina"]),
    ("icon", ["icon", "Objekt", "symbool", "symbole", "oggetto"]),
    ("start-card", ["start card", "Startkarte", "startkaart", "carte de départ", "carta di partenza"]),
    ("scoring-card", ["scoring card", "Punktekarte", "scorekaart", "carte de décompte", "carta punteggio"]),
    ("skip", ["skip", "überspringen", "overslaan", "passer", "passare"]),
    (
        "free-card",
        ["free card", "übersprungene Karte", "kosteloze kaart", "carte gratuite", "carta gratuita"],
    ),
    (
        "prosperity-points",
        ["Prosperity Points", "Punkte", "punten", "Points de Prospérité", "Punti Prosperità"],
    ),
];

const GERMAN_ALONE: [(&str, &str); 5] = [
    ("card-happy-cows", "Glückliche Kühe"),
    ("card-the-clearing", "Die Waldlichtung"),
    ("card-claim-jumpers", "Besitzanspruch"),
    ("lone-cowboy", "Einsamer Cowboy"),
    ("deck", "Vorlieben-Stapel"),
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
            assert_eq!(texts.get(key), words[index], "{key}");
        }
    }
    let german = Texts::new(Language::De);
    for (key, word) in GERMAN_ALONE {
        assert_eq!(german.get(key), word);
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
