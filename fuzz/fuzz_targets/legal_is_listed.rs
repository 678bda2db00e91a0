//! A move is legal exactly if it is listed; a placement is legal exactly if the card then covers a territory or
//! shares an edge with one; and a move that is refused changes nothing.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_fuzz::{any_move, play};
use wagons_rules::{Cell, Decision, Game, Move, Placement, Town};

fuzz_target!(|input: &[u8]| {
    play(input, |game, _, rest| {
        check(game, any_move(rest)?);
        Ok(())
    });
});

fn check(game: &Game, mv: Move) {
    let legal = game.is_legal(mv);
    assert_eq!(legal, game.moves().any(|listed| listed == mv), "{mv}");

    if let (Move::Place(placement), Some(Decision::Place(card)), Some(seat)) =
        (mv, game.decision(), game.to_move())
    {
        assert_eq!(legal, placement.card == card && may_lie(game.town(seat), placement), "{mv}");
    }

    let mut after = *game;
    assert_eq!(after.try_play(mv).is_ok(), legal, "{mv}");
    assert!(legal || after == *game, "{mv}");
}

/// The rule, word for word.
fn may_lie(town: &Town, placement: Placement) -> bool {
    let covered = placement.cells().map(|(cell, _)| cell);
    let shows = |cell: Cell| town.at(cell).is_some();
    match town.cards() {
        0 => placement.at == Cell::ORIGIN,
        _ => covered.into_iter().any(|cell| shows(cell) || cell.neighbours().into_iter().any(shows)),
    }
}
