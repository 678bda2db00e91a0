//! Random complete games: dealt, played to the end, scored. On bitboards, and on a grid of bytes in the same run, so
//! that the gain is a ratio and not a matter of the machine.

#[path = "../tests/byte_grid/mod.rs"]
mod byte_grid;

use byte_grid::{Picking, random_game};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use wagons_rules::{Deal, Game, Rng};

const GAMES: u64 = 1000;

fn main() {
    divan::main();
}

#[divan::bench]
fn bitboards(bencher: Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        let mut rng = Rng::new(1);
        for _ in 0..GAMES {
            let mut game = Game::new(Deal::shuffled(&mut rng));
            game.play_out(&mut rng);
            black_box(game.margin());
        }
    });
}

#[divan::bench(args = [Picking::Listing, Picking::Darts])]
fn byte_grid(bencher: Bencher<'_, '_>, picking: Picking) {
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        let mut rng = Rng::new(1);
        for _ in 0..GAMES {
            let deal = Deal::shuffled(&mut rng);
            black_box(random_game(&deal, &mut rng, picking, |_| ()));
        }
    });
}
