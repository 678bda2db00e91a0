//! The moves of the game are those of the naive one.

use proptest::prelude::*;
use wagons_rules::{Game, Playable};

use super::generate::{cases, record};
use crate::naive;

fn count_naively(game: &naive::Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |token: &String| {
        let mut next = game.clone();
        next.play(token).expect("a listed token is legal");
        count_naively(&next, depth - 1)
    };
    let tokens = game.legal_tokens();
    if depth == 1 { tokens.len() as u64 } else { tokens.iter().map(after).sum() }
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn perft_counts_what_the_naive_game_lists(record in record()) {
        let naive = naive::Game::parse(&record.to_string()).expect("a record");
        for depth in 0..=2 {
            prop_assert_eq!(record.game().perft(depth), count_naively(&naive, depth), "{} {}", record, depth);
        }
    }
}

#[test]
fn perft_of_whole_beginnings_and_ends() {
    for (beginning, depth) in [
        ("FKQ/RJAPODGLNMHBICE", 5),
        ("FKQ/RJAPODGLNMHBICE *B H H0,0", 3),
        // The last two drafts: either card first, or both at once.
        (
            "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'0,0 C'0,0 E0,0 R'0,0 J0,0 A0,0 M M0,0 O0,0 D0,0 G'0,0 L0,0 N0,0",
            3,
        ),
    ] {
        let game: Game = *beginning.parse::<wagons_rules::Record>().expect("a record").game();
        let naive = naive::Game::parse(beginning).expect("a record");
        assert_eq!(game.perft(depth), count_naively(&naive, depth), "{beginning}");
    }
}
