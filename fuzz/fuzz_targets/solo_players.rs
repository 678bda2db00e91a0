//! In any position of any solo game every level names a legal move soon after its budget is spent, and so does the
//! analyst, who ends by itself.

#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use wagons_fuzz::{at_one, play_alone, work_until};
use wagons_players::{Analyst, Hint, Level, Player};
use wagons_rules::solo::Game;

/// More than anybody takes beyond the budget: all placements of a card are judged at once.
const STEP: u64 = 1_000;

fuzz_target!(|input: &[u8]| {
    play_alone(input, at_one(input, 0..16, check));
});

fn check(game: &Game, rest: &mut Unstructured<'_>) -> Result<()> {
    let (nodes, slice) = (rest.int_in_range(0..=1_000)?, rest.int_in_range(1..=1_000)?);
    let level = rest.choose_index(Level::ALL.len() + 1)?;
    let Some(level) = Level::ALL.get(level) else {
        let mut thought = Analyst { nodes }.think(&game.view(), nodes);
        work_until(&mut *thought, slice, |_| false);
        let hint = Hint::alone(game, thought.report());
        assert!(game.is_legal(hint.best) && hint.expected.0.is_finite(), "{hint:?}");
        return Ok(());
    };
    let mut thought = level.solo_player().think(&game.view(), nodes);
    work_until(&mut *thought, slice, |thought| thought.report().nodes >= nodes);
    let report = thought.report();
    assert!(game.is_legal(report.best), "{level} plays {}", report.best);
    assert!(report.nodes <= nodes + slice + STEP, "{level} took {} nodes of {nodes}", report.nodes);
    Ok(())
}
