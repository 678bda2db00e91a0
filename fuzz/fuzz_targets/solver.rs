//! Whatever the position and however the work is cut into slices: bounds only come closer, the solver stops soon after
//! its budget is spent, and a solution is a legal line that ends with the margin it names.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_fuzz::play;
use wagons_players::{Budget, Progress, Solver, Work};
use wagons_rules::Game;

/// More than a spell takes beyond its budget: all placements of a card are judged at once.
const STEP: u64 = 1_000;

fuzz_target!(|input: &[u8]| {
    let mut left = input.last().map_or(0, |&byte| 20 + u32::from(byte) % 14);
    play(input, |game, _, rest| {
        if left == 0 {
            check(game, rest.int_in_range(0..=2_000)?);
        }
        left = left.wrapping_sub(1);
        Ok(())
    })
    .expect("every input is a game");
});

fn check(game: &Game, slice: u64) {
    let mut solver = Solver::new(game);
    let mut bounds = solver.bounds();
    for _ in 0..10 {
        let before = solver.nodes();
        let progress = solver.work(&mut Budget::nodes(slice));
        let took = solver.nodes() - before;
        assert!(took <= slice + STEP, "{took} nodes of {slice}");
        let (lowest, highest) = solver.bounds();
        assert!(bounds.0 <= lowest && lowest <= highest && highest <= bounds.1);
        bounds = (lowest, highest);
        if progress == Progress::Finished {
            break;
        }
    }
    if let Some(solution) = solver.solution() {
        let mut after = *game;
        for &mv in &solution.line {
            after.try_play(mv).expect("a legal line");
        }
        assert!(
            after.is_over()
                && after.margin() == solution.margin
                && bounds == (solution.margin, solution.margin)
        );
    }
}
