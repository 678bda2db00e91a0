//! Random complete games: dealt, played to the end, scored.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use wagons_rules::{Deal, Game, Rng};

const GAMES: u64 = 1000;

fn main() {
    divan::main();
}

#[divan::bench]
fn random_games(bencher: Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        let mut rng = Rng::new(1);
        for _ in 0..GAMES {
            let mut game = Game::new(Deal::shuffled(&mut rng));
            game.play_out(&mut rng);
            black_box(game.margin());
        }
    });
}
