//! The work that is timed. Each function does one round and says how many things it did.

use std::hint::black_box;

use wagons_rules::{Deal, Decision, Game, Move, Record, Rng};

/// Positions from the beginning, the course and the end of games, each with the number of moves to look ahead.
pub(crate) const POSITIONS: [(&str, u32); 4] = [
    ("FKQ/RJAPODGLNMHBICE", 5),
    ("FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0", 2),
    ("CHM/RIPBLNOGFEDQKAJ *I P P'0,0 I0,0 F F'1,-2 B'1,2 L-1,3 N-1,-1 O2,4 G'-1,1 D", 3),
    ("GHL/QEROPIMFDNBCKJA *I P P0,0 I'0,0 M1,1 F2,-1 D'-1,2 N'-1,4 B'-1,1 C1,3 K'0,3 J-2,-1 A'3,1 Q'3,-2", 2),
];

/// The games the positions are from.
pub(crate) fn positions() -> impl Iterator<Item = (Game, u32)> {
    // A test plays all of them.
    POSITIONS.into_iter().filter_map(|(text, depth)| Some((*text.parse::<Record>().ok()?.game(), depth)))
}

/// Makes every move to the depth of each position; counts the positions reached.
pub fn walk_positions() -> u64 {
    positions().map(|(game, depth)| walk(&game, depth)).sum()
}

/// Unlike `perft` this makes the last moves too: every node counted is a position that was there.
fn walk(game: &Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let further = game.moves().map(|mv| {
        let mut next = *game;
        next.play_unchecked(mv);
        walk(&next, depth - 1)
    });
    1 + further.sum::<u64>()
}

/// Deals and plays random games to the end and scores them.
pub fn play_games(rng: &mut Rng) -> u64 {
    const GAMES: u64 = 1000;
    for _ in 0..GAMES {
        let mut game = Game::new(Deal::shuffled(rng));
        game.play_out(rng);
        black_box(game.margin());
    }
    GAMES
}

/// Judges every placement of a random game by its exact margin under the three scoring cards.
pub fn judge_placements(rng: &mut Rng) -> u64 {
    let mut game = Game::new(Deal::shuffled(rng));
    let mut judged = 0;
    while let Some(mv) = game.random_move(rng) {
        if let (Some(seat), Some(Decision::Place(_))) = (game.to_move(), game.decision()) {
            let scoring = game.scoring();
            let theirs = game.tally(seat.other());
            let survey = game.town(seat).survey(&scoring);
            for mv in game.moves() {
                if let Move::Place(placement) = mv {
                    black_box(survey.after(placement).lead(&theirs));
                    judged += 1;
                }
            }
        }
        game.play_unchecked(mv);
    }
    judged
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Playable;

    #[test]
    fn every_position_is_a_legal_game() {
        assert_eq!(positions().count(), POSITIONS.len());
    }

    #[test]
    fn the_last_nodes_are_those_of_perft() {
        let game = Game::new("FKQ/RJAPODGLNMHBICE".parse().expect("a deal"));
        let nodes: u64 = (0..=4).map(|depth| game.perft(depth)).sum();
        assert_eq!(walk(&game, 4), nodes);
    }

    #[test]
    fn judging_and_playing_do_something() {
        assert_eq!(play_games(&mut Rng::new(1)), 1000);
        assert!(judge_placements(&mut Rng::new(1)) > 500);
    }
}
