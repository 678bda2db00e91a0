//! What every level does with a small, fixed amount of work in fixed positions.

use wagons_players::{Limits, Report, Timeless, think};
use wagons_rules::{Game, Record};

use super::work::POSITIONS;
use crate::level::Level;

/// Placements judged in each position, as far as a level does not judge them all in one go.
const NODES: u64 = 10_000;

/// Positions that can be solved with so much work.
const ENDINGS: [&str; 2] = [
    "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 D1,-2 G'-1,-3 L0,-2 \
     N3,-2 H",
    "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 D1,-2 G'-1,-3 L0,-2 \
     N3,-2",
];

/// Positions in the middle of a game, a placement and a draft, where so much work is enough for a plan.
const MIDDLES: [&str; 2] = [
    "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3",
    "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1",
];

/// The positions and what a level comes to in each.
pub(super) fn choices(level: Level) -> impl Iterator<Item = (Game, Report)> {
    let player = level.player();
    let records = POSITIONS.into_iter().map(|(record, _)| record).chain(MIDDLES).chain(ENDINGS);
    // A test plays all of them.
    records.filter_map(|record| Some(*record.parse::<Record>().ok()?.game())).map(move |game| {
        let report = think(&mut *player.think(&game, 1), Limits::nodes(NODES), &mut Timeless);
        (game, report)
    })
}

/// Lets a level think about every position; counts the placements judged.
pub(crate) fn think_with(level: Level) -> u64 {
    choices(level).map(|(_, report)| report.nodes).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_legal_move_in_every_position() {
        for level in Level::all() {
            let choices: Vec<_> = choices(level).collect();
            assert_eq!(choices.len(), POSITIONS.len() + MIDDLES.len() + ENDINGS.len());
            assert!(choices.iter().all(|(game, report)| game.is_legal(report.best)), "{level}");
        }
    }

    #[test]
    fn the_strongest_proves_its_moves_in_the_endings() {
        let exact = choices(Level::STRONGEST)
            .skip(POSITIONS.len() + MIDDLES.len())
            .filter(|(_, report)| report.exact);
        assert_eq!(exact.count(), ENDINGS.len());
    }
}
