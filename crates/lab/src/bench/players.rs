//! What a player does with a small, fixed amount of work in fixed positions.

use wagons_players::{Limits, Player, Report, Timeless, think};
use wagons_rules::{Game, Record};

use super::work::POSITIONS;

/// Placements judged in each position, as far as a player does not judge them all in one go.
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

/// The positions and what a player comes to in each.
pub(crate) fn choices(player: &dyn Player) -> impl Iterator<Item = (Game, Report)> {
    let records = POSITIONS.into_iter().map(|(record, _)| record).chain(MIDDLES).chain(ENDINGS);
    considered(player, records.map(|record| (record, NODES)))
}

/// Some positions with as much work as it takes `master` to get to its rollouts: the start, the first placements and
/// a middle.
pub(crate) fn at_length(player: &dyn Player) -> impl Iterator<Item = (Game, Report)> {
    let records = [(POSITIONS[0].0, 2_500_000), (POSITIONS[1].0, 1_500_000), (MIDDLES[0], 1_000_000)];
    considered(player, records.into_iter())
}

/// What a player comes to in positions, judging so many placements in each.
fn considered(
    player: &dyn Player,
    records: impl Iterator<Item = (&'static str, u64)>,
) -> impl Iterator<Item = (Game, Report)> {
    // A test plays all of them.
    records.filter_map(move |(record, nodes)| {
        let game = *record.parse::<Record>().ok()?.game();
        let report = think(&mut *player.think(&game, 1), Limits::nodes(nodes), &mut Timeless);
        Some((game, report))
    })
}

/// Lets a player think about every position; counts the placements judged.
pub fn think_with(player: &dyn Player) -> u64 {
    choices(player).map(|(_, report)| report.nodes).sum()
}

#[cfg(test)]
mod tests {
    use wagons_players::{Level, PlayerName};

    use super::*;

    #[test]
    fn every_level_has_a_legal_move_in_every_position() {
        for name in PlayerName::ALL {
            let choices: Vec<_> = choices(&*name.player()).collect();
            assert_eq!(choices.len(), POSITIONS.len() + MIDDLES.len() + ENDINGS.len());
            assert!(choices.iter().all(|(game, report)| game.is_legal(report.best)), "{name}");
        }
    }

    #[test]
    fn the_strongest_has_something_to_say_of_every_position_at_length() {
        let choices: Vec<_> = at_length(&*Level::Master.player()).collect();
        assert_eq!(choices.len(), 3);
        for (game, report) in choices {
            assert!(game.is_legal(report.best) && report.depth > 1, "{report:?}");
        }
    }

    #[test]
    fn the_strongest_proves_its_moves_in_the_endings() {
        let strongest = Level::Master.player();
        let exact =
            choices(&*strongest).skip(POSITIONS.len() + MIDDLES.len()).filter(|(_, report)| report.exact);
        assert_eq!(exact.count(), ENDINGS.len());
    }
}
