//! The puzzles that come with the game: every one is proven again.

use std::collections::BTreeSet;
use std::thread;

use wagons_players::puzzles::{Puzzle, Theme, all, in_game};

/// Half of them on each of two threads.
#[test]
fn every_puzzle_has_one_best_move_and_the_themes_it_says() {
    let proven = |puzzles: &[Puzzle]| {
        for puzzle in puzzles {
            let only = puzzle.solve().unwrap_or_else(|| panic!("not proven: {puzzle}"));
            assert_eq!(Theme::of(puzzle.game(), &only), puzzle.themes, "{puzzle}");
            assert!(!puzzle.themes.is_empty());
        }
    };
    let (one, other) = all().split_at(all().len() / 2);
    thread::scope(|scope| {
        scope.spawn(|| proven(other));
        proven(one);
    });
}

#[test]
fn there_are_many_of_every_kind_and_no_two_are_the_same() {
    assert!(all().len() >= 600);
    assert!(all().is_sorted_by_key(|puzzle| puzzle.rating));
    let records: BTreeSet<_> = all().iter().map(|puzzle| puzzle.record.to_string()).collect();
    assert_eq!(records.len(), all().len());
    for theme in Theme::ALL {
        assert!(all().iter().filter(|puzzle| puzzle.themes.contains(&theme)).count() >= 10, "{theme:?}");
    }
    let [easy, hard] = [900, 1_600].map(|rating| all().partition_point(|puzzle| puzzle.rating < rating));
    assert!(easy >= 100 && all().len() - hard >= 40, "{easy} {hard}");
}

#[test]
fn a_game_always_has_the_same_puzzle() {
    let found = (1..12).find_map(|seed| in_game(seed).map(|puzzle| (seed, puzzle)));
    let (seed, puzzle) = found.expect("most games have one");
    assert_eq!(in_game(seed).as_ref(), Some(&puzzle));
    assert_eq!(puzzle.to_string().parse().as_ref(), Ok(&puzzle));
    assert!(puzzle.solve().is_some());
}

#[test]
fn a_line_that_is_no_puzzle_says_why() {
    let refused = |line: &str| line.parse::<Puzzle>().expect_err("no puzzle").to_string();
    assert!(refused("700\twin").contains("tabs between them"));
    assert_eq!(refused("high\twin\tFKQ/RJAPODGLNMHBICE"), "high is no rating");
    assert_eq!(refused("700\tluck\tFKQ/RJAPODGLNMHBICE"), "luck is no theme");
    assert!(refused("700\twin\tFKQ").len() > 5);
}
