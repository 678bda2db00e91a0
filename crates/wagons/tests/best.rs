//! `wagons best` through the real binary.

use crate::wagons::{wagons, wagons_reading};
use serde_json::Value;

const DEAL: &str = "FKQ/RJAPODGLNMHBICE";
const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                    D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

/// Every position of the game above, from the deal to the last placement.
fn positions() -> Vec<String> {
    let words: Vec<_> = GAME.split(' ').collect();
    (1..words.len()).map(|count| words[..count].join(" ")).collect()
}

#[test]
fn advice_is_legal_in_every_position() {
    let positions = positions();
    let moves = wagons_reading(["moves", "-"], positions.join("\n").as_bytes()).done();
    for level in ["random", "greedy", "lookahead"] {
        let advice = wagons_reading(["best", "--level", level, "-"], positions.join("\n").as_bytes()).done();
        assert_eq!(advice.lines().count(), positions.len());
        for (advice, moves) in advice.lines().zip(moves.lines()) {
            let words: Vec<_> = advice.split(' ').collect();
            assert!(moves.split(' ').any(|mv| mv == words[0]), "{advice} in {moves}");
            assert_eq!((words[1], words[3], words[4]), ("margin", "line", words[0]), "{advice}");
            words[2].parse::<f64>().expect("a margin is a number");
        }
    }
}

/// The game before its last draft.
fn before_the_last_card() -> &'static str {
    GAME.strip_suffix(" H H'1,-3").expect("H is the last card")
}

#[test]
fn greedy_takes_the_most_at_once() {
    let before = before_the_last_card();
    let json = wagons(["best", before, "--level", "greedy", "--json"]).done();
    let advice: Value = serde_json::from_str(&json).expect("JSON");
    let best = advice["best"].as_str().expect("a token");
    let margin = |record: &str| {
        let score: Value = serde_json::from_str(&wagons(["score", "--json", record]).done()).expect("JSON");
        let total = |player: usize| score["players"][player]["total"].as_i64().expect("a number");
        total(0) - total(1)
    };
    assert_eq!(best, "H", "the last card of the circle");
    let placed = wagons(["best", &format!("{before} H"), "--level", "greedy"]).done();
    let token = placed.split(' ').next().expect("a token");
    let most = wagons(["moves", &format!("{before} H")]).done();
    let most = most.split_whitespace().map(|mv| margin(&format!("{before} H {mv}"))).max().expect("a move");
    assert_eq!(margin(&format!("{before} H {token}")), most);
    assert_eq!(placed, format!("{token} margin {most}.0 line {token}\n"));
    assert_eq!(advice["margin"].as_f64(), Some(most as f64));
    let fields = ["best", "margin", "exact", "depth", "nodes", "line"];
    let columns: Vec<_> = fields.iter().map(|field| json.find(&format!("\"{field}\":"))).collect();
    assert!(columns[0].is_some() && columns.is_sorted(), "{json}");
}

#[test]
fn limits_and_seeds_make_it_repeatable() {
    for level in ["random", "lookahead"] {
        let run = |seed| wagons(["best", DEAL, "--level", level, "--nodes", "2000", "--seed", seed]).done();
        assert_eq!(run("3"), run("3"));
    }
    let seeds = ["1", "2", "3", "4", "5", "6"];
    let chosen = seeds.map(|seed| wagons(["best", DEAL, "--level", "random", "--seed", seed]).done());
    assert!(chosen.iter().any(|other| *other != chosen[0]), "{chosen:?}");
}

#[test]
fn the_strongest_is_asked_unless_somebody_else_is_named() {
    let record = format!("{} H", before_the_last_card());
    let first = wagons(["best", &record, "--movetime", "20"]).done();
    assert!(first.contains(" margin ") && first.ends_with('\n'), "{first}");
}

#[test]
fn there_is_no_advice_after_the_end() {
    assert_eq!(wagons(["best", GAME]).refused(), "error: the game is over\n");
    assert_eq!(wagons(["best", GAME, "--json"]).refused(), "error: the game is over\n");
    let stream = format!("{GAME}\nhello\n");
    let run = wagons_reading(["best", "--json", "-"], stream.as_bytes());
    assert_eq!(run.status, Some(1), "both lines are refused");
    let lines: Vec<_> = run.stdout.lines().collect();
    assert_eq!(lines[0], r#"{"error":"the game is over"}"#);
    assert!(lines[1].starts_with(r#"{"error":"token 1, `hello`"#), "{}", lines[1]);
    let run = wagons_reading(["best", "-"], GAME.as_bytes());
    assert_eq!((run.stdout.as_str(), run.status), ("error: the game is over\n", Some(1)));
}

#[test]
fn advice_about_a_solo_game_does_not_know_the_deck() {
    for level in ["random", "greedy", "easy", "medium", "master"] {
        let ask = |record: &str| wagons(["best", record, "--level", level, "--nodes", "3000"]).done();
        let advice = ask("s1:IP/ABCDEFGH/JKLMNOQR");
        let token = advice.split(' ').next().expect("a token");
        assert!("ABCDEFGH".contains(token), "{level} takes {token}");
        assert_eq!(advice, ask("s1:IP/ABCDEFGH/JRQONMLK"), "{level} sees the deck");
    }
    let placed = wagons(["best", "s1:IP/ABCDEFGH/JKLMNOQR B", "--level", "hard"]).done();
    assert!(placed.starts_with("B0,0 margin "), "{placed}");
}

#[test]
fn wrong_usage_is_told() {
    for arguments in
        [&["--level", "nobody"][..], &["--movetime", "-5"], &["--nodes", "x"], &["--depth", "9999999999"]]
    {
        let run = wagons(["best", DEAL].iter().chain(arguments));
        assert_eq!((run.stdout.as_str(), run.status), ("", Some(2)), "{arguments:?}");
    }
}
