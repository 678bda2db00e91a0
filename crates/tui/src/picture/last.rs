//! The card placed last, which pictures mark.

use wagons_rules::{Move, Placement, Record, Seat};

/// The last placement among moves.
pub fn last_placed(moves: &[Move]) -> Option<Placement> {
    moves.iter().rev().copied().find_map(placement)
}

/// The last placement of a two-player game, and by whom.
pub fn last_placement(record: &Record) -> Option<(Seat, Placement)> {
    let before = record.moves().iter().rposition(|&mv| placement(mv).is_some())?;
    Some((record.position(before).to_move()?, placement(record.moves()[before])?))
}

fn placement(mv: Move) -> Option<Placement> {
    match mv {
        Move::Place(placement) => Some(placement),
        Move::Start(_) | Move::Draft(_) => None,
    }
}
