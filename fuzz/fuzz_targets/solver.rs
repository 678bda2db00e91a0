//! Whatever the position and however the work is cut into slices: bounds only come closer, the solver stops soon after
//! its budget is spent, and a solution is a legal line that ends with the margin it names.

#![no_main]

use libfuzzer_sys::arbitrary::Unstructured;
use libfuzzer_sys::fuzz_target;
use wagons_fuzz::{after, at_one, play};
use wagons_players::{Budget, Progress, Solver, Work};
use wagons_rules::Game;

/// More than a spell takes beyond its budget: all placements of a card are judged at once.
const STEP: u64 = 1_000;

fuzz_target!(|input: &[u8]| {
    let look = |game: &Game, rest: &mut Unstructured<'_>| {
        check(game, rest.int_in_range(0..=2_000)?);
        Ok(())
    };
    play(input, at_one(input, 20..34, look));
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
        let (end, margin) = (after(game, &solution.line), solution.margin);
        assert!(end.is_over() && end.margin() == margin && bounds == (margin, margin));
    }
}
