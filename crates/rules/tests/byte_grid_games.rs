//! The engine on a grid of bytes, the yardstick of the benchmarks, plays legal games and scores them the same.

mod byte_grid;

use byte_grid::{Picking, random_game};
use wagons_rules::{Deal, Game, Rng, Seat};

#[test]
fn bytes_and_bits_score_the_same_games_the_same() {
    let mut rng = Rng::new(9);
    for picking in [Picking::Listing, Picking::Darts] {
        for _ in 0..2000 {
            let deal = Deal::shuffled(&mut rng);
            let mut game = Game::new(deal);
            let points = random_game(&deal, &mut rng, picking, |mv| game.play(mv));
            assert!(game.is_over(), "{game:?}");
            assert_eq!(points, Seat::BOTH.map(|seat| game.sheet(seat).total()), "{game:?}");
        }
    }
}

#[test]
fn the_same_darts_make_the_same_games() {
    let mut bytes = Rng::new(10);
    let mut bits = bytes.clone();
    for _ in 0..500 {
        let deal = Deal::shuffled(&mut bytes);
        random_game(&deal, &mut bytes, Picking::Darts, |_| ());
        let mut game = Game::new(Deal::shuffled(&mut bits));
        game.play_out(&mut bits);
        assert_eq!(bytes, bits, "{game:?} took other chances");
    }
}
