//! In any position and with any budget every player names a legal move, and soon after the budget is
//! spent.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_fuzz::play;
use wagons_players::{Limits, PlayerName, Timeless, think};
use wagons_rules::Game;

/// The yardsticks think in one piece, which may be as long.
const STEP: u64 = 500_000;

fuzz_target!(|input: &[u8]| {
    // One position of each game: thinking takes much longer than playing.
    let mut left = input.last().map_or(0, |&byte| u32::from(byte) % 34);
    play(input, |game, _, rest| {
        if left == 0 {
            check(game, *rest.choose(&PlayerName::ALL)?, rest.int_in_range(0..=1_000)?);
        }
        left = left.wrapping_sub(1);
        Ok(())
    })
    .expect("every input is a game");
});

fn check(game: &Game, name: PlayerName, nodes: u64) {
    let mut thought = name.player().think(game, nodes);
    let report = think(&mut *thought, Limits::nodes(nodes), &mut Timeless);
    assert!(game.is_legal(report.best), "{name} plays {}", report.best);
    assert!(report.nodes <= nodes + STEP, "{name} took {} nodes of {nodes}", report.nodes);
}
