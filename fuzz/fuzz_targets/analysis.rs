//! Any beginning of a game is reviewed, with any budget: every decision once, no loss below nothing, and hints are legal.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_fuzz::play;
use wagons_players::{Analyst, hint, review};
use wagons_rules::{Game, Record, Seat};

fuzz_target!(|input: &[u8]| {
    let Some((&last, input)) = input.split_last() else { return };
    let mut record: Option<Record> = None;
    // Few decisions: each is judged by players who look to the end.
    let mut left = u32::from(last) % 6;
    let nodes = u64::from(last) % 5;
    play(input, |game, mv, _| {
        if left > 0 {
            let record = record.get_or_insert_with(|| Record::new(*game.deal()));
            record.try_play(mv).expect("it was chosen among the legal ones");
        } else if left == 0 {
            check_hint(game, nodes);
        }
        left = left.saturating_sub(1);
        Ok(())
    })
    .expect("every input is a game");
    if let Some(record) = record {
        let review = review(&record, Analyst { nodes });
        assert!(Seat::BOTH.iter().all(|&seat| review.lost(seat) >= 0.0));
    }
});

fn check_hint(game: &Game, nodes: u64) {
    let hint = hint(game, Analyst { nodes }).expect("the game is not over");
    assert!(game.is_legal(hint.best), "{}", hint.best);
}
