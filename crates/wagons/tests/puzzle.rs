//! `wagons puzzle`: what it prints.

use crate::wagons::{command, wagons};

#[test]
fn the_list_has_a_number_a_rating_themes_and_a_record_in_each_line() {
    let list = wagons(["puzzle", "list"]).done();
    let lines: Vec<Vec<&str>> = list.lines().map(|line| line.split('\t').collect()).collect();
    assert!(lines.len() >= 600);
    for (number, line) in (1..).zip(&lines) {
        let [said, rating, themes, record] = line[..] else { panic!("{line:?}") };
        assert_eq!(said, number.to_string());
        assert!(rating.parse::<u16>().is_ok() && !themes.is_empty() && record.contains('/'), "{line:?}");
    }
}

#[test]
fn what_is_found_can_be_solved() {
    let found = wagons(["puzzle", "generate", "--seed", "1", "--games", "6"]).done();
    let record =
        found.lines().next().and_then(|line| line.split('\t').nth(2)).expect("a puzzle in six games");
    assert!(!wagons(["solve", record]).done().starts_with("unsolved"));
}

#[test]
fn there_is_no_puzzle_of_a_number_too_high() {
    let output = command(["puzzle", "100000"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("there are puzzles 1 to "));
}
