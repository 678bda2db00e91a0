//! `wagons analyse` through the real binary.

use crate::wagons::{wagons, wagons_reading};
use serde_json::Value;

const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                    D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

/// Little, for the sake of speed: the end of a game is proven all the same.
const QUICK: [&str; 3] = ["analyse", "--nodes", "2000"];

fn asked(arguments: &[&str]) -> String {
    wagons(QUICK.iter().chain(arguments)).done()
}

#[test]
fn every_move_has_its_line_and_the_game_its_turning_points() {
    let told = asked(&[GAME]);
    let lines: Vec<_> = told.lines().collect();
    assert_eq!(lines[0], "move  player  token     loss   class       better");
    for (line, token) in lines[1..20].iter().zip(GAME.split(' ').skip(1)) {
        assert_eq!(line.split_whitespace().nth(2), Some(token), "{line}");
    }
    assert_eq!(lines[2].split_whitespace().nth(4), Some("blunder"), "seven cards are too many: {}", lines[2]);
    assert_eq!(lines[19], "  19  first   H'1,-3     4.0!  mistake     H-2,-2");
    assert!(lines[21].starts_with("lost    first "), "{told}");
    assert!(lines[22].starts_with("margin  ") && lines[22].ends_with(" to -6.0"), "{told}");
    assert_eq!(lines[24], "turning points");
    assert!(lines[25].starts_with("  2: first P; "), "{told}");
    assert!(told.lines().all(|line| line == line.trim_end()), "{told}");
}

#[test]
fn json_tells_the_same() {
    let review: Value = serde_json::from_str(&asked(&[GAME, "--json"])).expect("JSON");
    let decisions = review["decisions"].as_array().expect("a list");
    assert_eq!(decisions.len(), 19);
    let last = &decisions[18];
    assert_eq!((&last["move"], &last["player"], &last["exact"]), (&19.into(), &0.into(), &true.into()));
    assert_eq!((&last["played"], &last["best"]), (&"H'1,-3".into(), &"H-2,-2".into()));
    assert_eq!((&last["after_best"], &last["after_played"]), (&(-2.0).into(), &(-6.0).into()));
    assert_eq!((&last["loss"], &last["class"]), (&4.0.into(), &"mistake".into()));
    assert!(review["turning_points"].as_array().is_some_and(|points| points.contains(&2.into())));
}

#[test]
fn a_stream_has_one_line_for_each_game() {
    let stream = format!("{GAME}\nFKQ/RJAPODGLNMHBICE\n{GAME}\ns1:IP/ABCDEFGH/JKLMNOQR\n");
    let run = wagons_reading(QUICK.iter().chain(&["-"]), stream.as_bytes());
    assert_eq!(run.status, Some(1));
    let lines: Vec<_> = run.stdout.lines().collect();
    assert!(lines[0].contains(" turning 2 "), "{}", lines[0]);
    assert_eq!(lines[1], "error: nothing is played yet");
    assert_eq!(lines[2], lines[0], "the same game, the same judgement");
    assert_eq!(lines[3], "error: this is a solo game, and the question is about games of two");
}
