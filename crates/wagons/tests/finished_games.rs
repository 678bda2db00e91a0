//! The three hundred finished games on file, streamed through the binary: every score is as recorded.

use crate::wagons::wagons_reading;
use serde_json::Value;

const GAMES: &str = include_str!("../../rules/tests/games/finished.jsonl");

#[test]
fn finished_games_score_as_recorded() {
    let games: Vec<Value> =
        GAMES.lines().map(|line| serde_json::from_str(line).expect("a finished game")).collect();
    let records: Vec<&str> = games.iter().map(|game| game["record"].as_str().expect("a record")).collect();
    let answers = wagons_reading(["score", "--json", "-"], records.join("\n").as_bytes()).done();
    let answers: Vec<Value> = answers.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((answers.len(), games.len()), (300, 300));
    for (answer, game) in answers.iter().zip(&games) {
        assert_eq!(answer["players"], game["players"], "{}", game["record"]);
        assert_eq!(answer["winner"], game["winner"], "{}", game["record"]);
        assert_eq!((&answer["over"], &answer["to_move"]), (&Value::Bool(true), &Value::Null));
    }
}
