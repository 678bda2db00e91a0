//! Games that look the same are the same, in sets and maps too.

use std::collections::HashSet;

use wagons_rules::solo::Scenarios;
use wagons_rules::{Deal, Game, Record, Rng};

#[test]
fn a_card_that_is_covered_completely_leaves_no_trace() {
    let lead_to_the_same = ["B0,0 I0,0", "B'0,0 I0,0"].map(|placements| {
        let record: Record = format!("FKQ/RJAPODGLNMHBICE *B C C0,0 {placements}").parse().expect("a record");
        *record.game()
    });
    assert_eq!(lead_to_the_same[0], lead_to_the_same[1]);
    assert_eq!(HashSet::from(lead_to_the_same).len(), 1);
}

#[test]
fn the_positions_of_a_game_differ_from_each_other() {
    let mut rng = Rng::new(3);
    let mut game = Game::new(Deal::shuffled(&mut rng));
    let mut seen = HashSet::from([game]);
    while let Some(mv) = game.random_move(&mut rng) {
        game.play(mv);
        assert!(seen.insert(game), "{game:?} was there before");
    }
}

#[test]
fn solo_games_that_look_the_same_to_the_player_have_one_view() {
    let scenarios = Scenarios::built_in();
    let decks = ["JKLMNOQR", "JKRQONML"];
    let games = decks.map(|deck| {
        let record = scenarios.record(&format!("s1:IP/ABCDEFGH/{deck} B B0,0 D")).expect("a record");
        record.game().clone()
    });
    let views: HashSet<_> = games.iter().map(wagons_rules::solo::Game::view).collect();
    assert_eq!((HashSet::from(games).len(), views.len()), (2, 1));
}
