//! With the feature `serde` values are written as their texts, and nothing else is read.

#![cfg(feature = "serde")]

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use wagons_rules::solo::{self, Scenario, Scenarios, Variant};
use wagons_rules::{
    AnyRecord, Card, Cell, Deal, Icon, Lead, Margin, Move, Placement, Record, Rule, Seat, Terrain, Territory,
};

fn is_written_as<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).expect("it can be written"), json);
    assert_eq!(&serde_json::from_str::<T>(json).expect("it can be read"), value);
}

#[test]
fn values_are_their_texts() {
    is_written_as(&Card::HappyCows, r#""I""#);
    is_written_as(&Terrain::Desert, r#""Desert""#);
    is_written_as(&Icon::Cow, r#""Cow""#);
    is_written_as(&Territory::new(Terrain::Plains, Icon::Cow), r#""Pc""#);
    is_written_as(&Seat::Second, r#""second""#);
    is_written_as(&Rule::Group(Terrain::Snow), r#""Snow""#);
    is_written_as(&Rule::Scoring(Card::TheHerd), r#""The Herd""#);
    is_written_as(&Variant::Local, r#""local""#);
    is_written_as(&Cell::new(2, -1), r#""2,-1""#);
    is_written_as(&Placement::new(Card::HappyCows, true, 2, -1), r#""I'2,-1""#);
    is_written_as(&Move::Start(Card::BoomOrBust), r#""*B""#);
    is_written_as(&Margin(-3), "-3");
    is_written_as(&Lead(3), "3");
}

#[test]
fn deals_and_records_are_one_line() {
    let deal: Deal = "FKQ/RJAPODGLNMHBICE".parse().expect("a deal");
    is_written_as(&deal, r#""FKQ/RJAPODGLNMHBICE""#);
    let record: Record = "FKQ/RJAPODGLNMHBICE *B P P'0,0".parse().expect("a record");
    is_written_as(&record, r#""FKQ/RJAPODGLNMHBICE *B P P'0,0""#);
    is_written_as(&AnyRecord::from(record), r#""FKQ/RJAPODGLNMHBICE *B P P'0,0""#);

    let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B B0,0").expect("a record");
    is_written_as::<Record<solo::Game>>(&record, r#""s1:IP/ABCDEFGH/JKLMNOQR B B0,0""#);
    is_written_as::<solo::Deal>(record.deal(), r#""s1:IP/ABCDEFGH/JKLMNOQR""#);
    is_written_as(&AnyRecord::from(record), r#""s1:IP/ABCDEFGH/JKLMNOQR B B0,0""#);
}

#[test]
fn scenarios_are_their_parts_and_checked_again() {
    for scenario in Scenarios::built_in().iter() {
        let json = serde_json::to_string(&**scenario).expect("it can be written");
        is_written_as(&**scenario, &json);
        let read = |json: &str| serde_json::from_str::<Scenario>(json).map_err(|error| error.to_string());
        let wrong = read(&json.replace(r#""skip":2"#, r#""skip":8"#)).expect_err("a circle has eight cards");
        assert!(wrong.contains("8 is not between 0 and "), "{wrong}");
        assert!(read(&json.replace(r#""procedure""#, r#""habits""#)).is_err());
    }
}

#[test]
fn what_is_refused_says_why() {
    let error = serde_json::from_str::<Record>(r#""FKQ/RJAPODGLNMHBICE *F""#).expect_err("F scores");
    assert!(
        error.to_string().starts_with("token 2, `*F`, at column 21: F (Cool Water) is not in the circle")
    );
    assert!(serde_json::from_str::<Seat>("1").is_err());
}
