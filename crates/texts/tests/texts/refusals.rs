//! Whatever is wrong with a record is told in every language, and in no two the same.

use std::collections::BTreeSet;

use wagons_rules::solo::Scenarios;
use wagons_rules::{AnyRecord, RecordError};
use wagons_texts::{Language, Texts};

/// A record for every reason there is, up to the one that the town is complete: no game gets there.
const REFUSED: [&str; 20] = [
    "",
    "FKQRJAPODGLNMHBICE",
    "FKQ/RJAPODGLNMHBIC",
    "FK/RJAPODGLNMHBICE",
    "FKQ/RJAPODGLNMHBICF",
    "FKQ/RJAPODGLNMHBICS",
    "QKF/RJAPODGLNMHBICE",
    "FKQ/RJAPODGLNMHBICE  *B",
    "FKQ/RJAPODGLNMHBICE B",
    "FKQ/RJAPODGLNMHBICE *F",
    "FKQ/RJAPODGLNMHBICE *B ?",
    "FKQ/RJAPODGLNMHBICE *B P P",
    "FKQ/RJAPODGLNMHBICE *B P P1,0",
    "FKQ/RJAPODGLNMHBICE *B P P0",
    "FKQ/RJAPODGLNMHBICE *B P P00,0",
    "FKQ/RJAPODGLNMHBICE *B P P29,0",
    "FKQ/RJAPODGLNMHBICE *B R R0,0 B0,0 I2,2",
    "s1:AB/ABCDEFGH/JKLMNOQR",
    "s9:IP/ABCDEFGH/JKLMNOQR",
    "s1-classic:IP/ABCDEFGH/JKLMNOQR",
];

fn error(record: &str) -> RecordError {
    AnyRecord::parse(record, &Scenarios::built_in()).expect_err("a text that is no record")
}

#[test]
fn every_reason_is_told_in_every_language() {
    for record in REFUSED {
        let reason = error(record).kind;
        let told: BTreeSet<_> =
            Language::ALL.into_iter().map(|language| Texts::new(language).refusal(&reason)).collect();
        assert_eq!(told.len(), Language::ALL.len(), "{record}: {told:?}");
        assert!(told.iter().all(|sentence| sentence.ends_with('.')), "{record}: {told:?}");
    }
}

#[test]
fn a_reason_says_what_to_write_instead() {
    let told = |record| Texts::new(Language::En).refusal(&error(record).kind);
    assert_eq!(
        told("FKQ/RJAPODGLNMHBICE *B P P0"),
        "A move looks like *B (start card), B (card taken), B0,0 or B'0,0 (card placed). The placement of card P comes \
         next, as in P0,0."
    );
    assert_eq!(told("FKQ/RJAPODGLNMHBIC"), "Cards in the circle: 14 instead of 15.");
    assert_eq!(
        told("FKQ/RJAPODGLNMHBICE *B R R0,0 B0,0 I2,2"),
        "A card at 2,2 neither covers a territory nor shares an edge with one. The nearest place that works is 1,2."
    );
}
