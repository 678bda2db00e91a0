//! The move generator: how quickly all sequences of moves are counted.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use wagons_rules::{Playable, Record};

fn main() {
    divan::main();
}

#[divan::bench(args = [
    ("FKQ/RJAPODGLNMHBICE", 5),
    ("FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0", 3),
    ("CHM/RIPBLNOGFEDQKAJ *I P P'0,0 I0,0 F F'1,-2 B'1,2 L-1,3 N-1,-1 O2,4 G'-1,1 D", 2),
])]
fn perft(bencher: Bencher<'_, '_>, (record, depth): (&str, u32)) {
    let record: Record = record.parse().expect("a legal record");
    let leaves = record.game().perft(depth);
    bencher.counter(ItemsCount::new(leaves)).bench(|| black_box(record.game()).perft(depth));
}
