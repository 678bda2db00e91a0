//! Whatever a server sends, a client goes on: its games are legal, its clocks can be read, and what it keeps can be kept.
//! What a server answers besides is written as it was meant.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_fuzz::survives;
use wagons_rules::{Record, Seat};
use wagons_table::days_table::DayTold;
use wagons_wire::{Act, ActId, Call, GameId, Kept, Link, PushTold, Service, ToClient, Told};

/// The game of the examples in `docs/online.md`.
const GAME: GameId = GameId(0x00c0_ffee_00c0_ffee);

fuzz_target!(|text: &str| {
    survives::<ToClient>(text);
    survives::<Told>(text);
    survives::<DayTold>(text);
    if let Ok(DayTold::Table(table)) = serde_json::from_str(text) {
        let (all, worse) = table.place(table.yours.map_or(0, |yours| yours.margin));
        assert!(worse <= all && table.shown().len() <= 4_001);
    }
    survives::<PushTold>(text);
    survives::<Call>(text);
    survives::<Service>(text);
    let mut link = Link::default();
    link.open(GAME);
    link.connected(0);
    for (now, line) in (0..).zip(text.lines()) {
        link.receive(line, now);
        link.act(GAME, ActId(0x3333_3333_3333_3333), Act::Resign);
        link.tick(now);
        link.take_outgoing();
        if let Some(mirror) = link.game(GAME) {
            let record = mirror.standing().record();
            assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(record));
            let _ = Seat::BOTH.map(|seat| mirror.left(seat, now));
        }
        let kept = serde_json::to_string(link.kept()).expect("names and numbers");
        serde_json::from_str::<Kept>(&kept).expect("just kept");
    }
});
