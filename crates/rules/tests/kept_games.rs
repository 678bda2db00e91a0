//! Games and scenario files of version 0.1.0 are still read, and still mean what they meant.

use std::fs;
use std::path::Path;

use serde_json::Value;
use wagons_rules::solo::{Outcome, Scenario, Scenarios};
use wagons_rules::{AnyRecord, Seat};

const RECORDS: &str = include_str!("kept/records.txt");
const SCORES: &str = include_str!("kept/scores.jsonl");
const MOVES: &str = include_str!("kept/moves.txt");

/// The kept scenarios and no others: those that come with the game may be balanced anew.
fn kept_scenarios() -> Scenarios {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept/scenarios");
    let mut scenarios = Scenarios::new();
    for file in fs::read_dir(folder).expect("a folder of scenarios") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
        scenarios.add(Scenario::from_toml(&text).expect(&text)).expect("an id of its own");
    }
    scenarios
}

/// The kept games with what was said about each.
fn kept_games() -> impl Iterator<Item = (AnyRecord, Value, &'static str)> {
    let scenarios = kept_scenarios();
    RECORDS.lines().zip(SCORES.lines()).zip(MOVES.lines()).map(move |((text, score), moves)| {
        let record = AnyRecord::parse(text, &scenarios).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(record.to_string(), text);
        (record, serde_json::from_str(score).expect("JSON"), moves)
    })
}

#[test]
fn every_game_is_read_and_goes_on_as_it_would_have() {
    let mut unfinished = 0;
    for (record, _, moves) in kept_games() {
        let legal: Vec<String> = record.legal_moves().map(|mv| mv.to_string()).collect();
        assert_eq!(legal.join(" "), moves, "{record}");
        unfinished += usize::from(!legal.is_empty());
    }
    assert_eq!((RECORDS.lines().count(), unfinished), (41, 14));
}

#[test]
fn every_game_has_the_points_and_the_end_it_had() {
    for (record, score, _) in kept_games() {
        let (points, winner) = match &record {
            AnyRecord::Duel(record) => {
                let game = record.game();
                (Seat::BOTH.map(|seat| game.sheet(seat).total()), game.winner().map(Seat::index))
            }
            AnyRecord::Solo(record) => {
                let game = record.game();
                let winner = match game.outcome() {
                    Some(Outcome::Won) => Some(0),
                    Some(Outcome::Lost) => Some(1),
                    Some(Outcome::Drawn) | None => None,
                };
                ([game.points(), game.rival_points()], winner)
            }
        };
        assert_eq!(
            points.map(Value::from),
            [0, 1].map(|side| score["players"][side]["total"].clone()),
            "{record}"
        );
        assert_eq!(winner.map_or(Value::Null, Value::from), score["winner"], "{record}");
        assert_eq!(record.decision().is_none(), score["over"] == true, "{record}");
    }
}

#[test]
fn scenario_files_mean_what_they_meant() {
    let scenarios = kept_scenarios();
    let heads: Vec<_> = scenarios.iter().map(|one| (one.id(), one.hunt().len(), one.terms().len())).collect();
    assert_eq!(heads.len(), 7);
    assert!(heads.contains(&("1", 2, 4)) && heads.contains(&("dusty_trail", 5, 7)), "{heads:?}");
    for scenario in scenarios.iter() {
        assert_eq!(Scenario::from_toml(&scenario.to_toml()).as_ref(), Ok(&**scenario));
        // The points of these games, which another test compares, come from the scenario's numbers.
        let played = |line: &&str| line.starts_with(&format!("s{}", scenario.id()));
        assert!(RECORDS.lines().filter(played).count() >= 4, "{}", scenario.id());
    }
}
