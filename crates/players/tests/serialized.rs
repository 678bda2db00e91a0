//! With the feature `serde`, what players say is the same after a journey as JSON.
#![cfg(feature = "serde")]

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use wagons_players::{Analyst, Budget, Level, Player, hint, review};
use wagons_rules::Record;

const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                    D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

const ANALYST: Analyst = Analyst { nodes: 500 };

fn survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(said: &T) -> String {
    let json = serde_json::to_string(said).expect("it can be written");
    let read: T = serde_json::from_str(&json).expect("it can be read");
    assert_eq!(read, *said, "{json}");
    json
}

#[test]
fn reports_hints_and_reviews_survive() {
    let record: Record = GAME.parse().expect("a record");
    for moves in [0, 1, 3, 9, 17] {
        let game = record.position(moves);
        let mut thought = ANALYST.think(&game, 0);
        thought.work(&mut Budget::nodes(3_000));
        survives(thought.report());
        survives(&hint(&game, ANALYST).expect("the game goes on"));
    }
    survives(&review(&record, ANALYST));
}

#[test]
fn levels_are_their_names() {
    for level in Level::ALL {
        assert_eq!(survives(&level), format!("\"{level}\""));
    }
}
