//! The fast scoring counts what the explained one counts, for every scoring card and in every position; and to
//! survey a placement before it is made is to score it afterwards.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_fuzz::play;
use wagons_rules::{Card, Game, Move, Playable, Seat, Sheet, Town};

fuzz_target!(|input: &[u8]| {
    play(input, |game, mv, _| {
        check(game, mv);
        Ok(())
    });
});

fn check(game: &Game, mv: Move) {
    let (Move::Place(placement), Some(seat)) = (mv, game.to_move()) else { return };
    let after = game.after(mv);
    let (town, other) = (after.town(seat), after.town(seat.other()));
    for card in Card::ALL {
        let surveyed = game.town(seat).survey(&[card]).after(placement);
        assert_eq!(surveyed, town.tally(&[card]), "{card}, {placement} on\n{}", game.town(seat));
        assert_eq!(fast(town, other, card), slow(town, other, card), "{card}\n{town}\nbeside\n{other}");
        assert_eq!(fast(other, town, card), slow(other, town, card), "{card}\n{other}\nbeside\n{town}");
    }
    let [first, second] = Seat::BOTH.map(|seat| after.sheet(seat).total());
    assert_eq!(after.margin().0, first - second);
}

fn fast(town: &Town, other: &Town, card: Card) -> i32 {
    town.tally(&[card]).total(&other.tally(&[card]))
}

fn slow(town: &Town, other: &Town, card: Card) -> i32 {
    Sheet::new(town, other, &[card]).total()
}
