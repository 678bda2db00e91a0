//! In any position and with any budget every player names a legal move, and soon after the budget is
//! spent.

#![no_main]

use libfuzzer_sys::arbitrary::Unstructured;
use libfuzzer_sys::fuzz_target;
use wagons_fuzz::{at_one, play};
use wagons_players::{Limits, PlayerName, Timeless, think};
use wagons_rules::Game;

/// The yardsticks think in one piece, which may be as long.
const STEP: u64 = 500_000;

fuzz_target!(|input: &[u8]| {
    let look = |game: &Game, rest: &mut Unstructured<'_>| {
        check(game, *rest.choose(&PlayerName::ALL)?, rest.int_in_range(0..=1_000)?);
        Ok(())
    };
    play(input, at_one(input, 0..34, look));
});

fn check(game: &Game, name: PlayerName, nodes: u64) {
    let mut thought = name.player().think(game, nodes);
    let report = think(&mut *thought, Limits::nodes(nodes), &mut Timeless);
    assert!(game.is_legal(report.best), "{name} plays {}", report.best);
    assert!(report.nodes <= nodes + STEP, "{name} took {} nodes of {nodes}", report.nodes);
}
