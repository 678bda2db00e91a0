//! Each language counts in its own way.

use wagons_rules::{Icon, Terrain};
use wagons_texts::{Language, Texts, text};

/// What 0, 1 and 2 points are called. Nothing is singular in French.
const POINTS: [(Language, [&str; 3]); 5] = [
    (Language::En, ["0 points", "1 point", "2 points"]),
    (Language::De, ["0 Punkte", "1 Punkt", "2 Punkte"]),
    (Language::Nl, ["0 punten", "1 punt", "2 punten"]),
    (Language::Fr, ["0 point", "1 point", "2 points"]),
    (Language::It, ["0 punti", "1 punto", "2 punti"]),
];

#[test]
fn points_are_counted_as_the_language_does() {
    for (language, expected) in POINTS {
        let texts = Texts::new(language);
        assert_eq!([0, 1, 2].map(|count| text!(texts, Points { count })), expected);
    }
}

#[test]
fn icons_and_territories_have_plurals() {
    let said = |language, count| {
        let texts = Texts::new(language);
        [
            texts.icons(Icon::Wagon, count),
            texts.icons(Icon::Cow, count),
            texts.territories(Terrain::Water, count),
        ]
    };
    assert_eq!(said(Language::En, 3), ["Wagons", "Cows", "Water territories"]);
    assert_eq!(said(Language::En, 1), ["Wagon", "Cow", "Water territory"]);
    assert_eq!(said(Language::De, 3), ["Wagen", "Stück Vieh", "Wasser-Territorien"]);
    assert_eq!(said(Language::Nl, 3), ["huifkarren", "koeien", "gebieden met water"]);
    assert_eq!(said(Language::Fr, 3), ["chariots", "vaches", "territoires de lac"]);
    assert_eq!(said(Language::It, 3), ["carri", "mucche", "territori d’acqua"]);
    assert_eq!(said(Language::De, 1), ["Wagen", "Stück Vieh", "Wasser-Territorium"]);
    assert_eq!(Texts::new(Language::De).icon(Icon::Cow), "Vieh");
    assert_eq!(said(Language::Fr, 1), ["chariot", "vache", "territoire de lac"]);
}
