//! Whether a position has one best move: the question behind every puzzle.

use wagons_rules::{Game, Seat};

use super::node::Node;
use super::search::{Interrupt, Search};
use super::{Solution, Solver};
use crate::budget::{Budget, Progress, Work};

/// The one best move of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OnlyMove {
    /// The move, and the play that follows.
    pub solution: Solution,
    /// Whether it wins, and no other move does.
    pub wins: bool,
}

/// Solves a position that has one best move: every other loses a point at least. Nothing if another move does as well,
/// or if so many nodes are not enough to prove it.
///
/// ```
/// use wagons_players::only_move;
/// use wagons_rules::Record;
///
/// let record: Record = "AOP/KGHIQFJNMBDRECL *H H H0,0 I I'0,0 Q Q0,1 F F1,2 J J'-1,2 N N-1,2 M M-3,1 B B1,1 D D'-1,3 \
///                       R R-1,3 E E-3,-1".parse()?;
/// let only = only_move(record.game(), 100_000).expect("there is nothing as good");
/// assert!(record.game().is_legal(only.solution.best) && !only.wins);
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
pub fn only_move(game: &Game, nodes: u64) -> Option<OnlyMove> {
    let mut solver = Solver::new(game);
    let mut budget = Budget::nodes(nodes);
    if solver.work(&mut budget) == Progress::Going {
        return None;
    }
    let (solution, seat) = (solver.solution()?.clone(), game.to_move()?);
    let mut search = solver.search.take()?;
    search.budget = budget;
    // Inside, a value is twice the margin, and one more if the first player has fewer cards: that player wins a tie.
    let (first, value) = (seat == Seat::First, solver.lowest);
    let as_good = if first { 2 * solution.margin.0 } else { 2 * solution.margin.0 + 2 };
    let mut wins = (value >= 1) == first;
    let root = search.root(game);
    let others = search.moves(root).ok()?.to_vec();
    for (_, after) in others.into_iter().filter(|&(mv, _)| mv != solution.best) {
        if is_at_least(&mut search, after, as_good)? == first {
            return None;
        }
        wins = wins && is_at_least(&mut search, after, 1)? != first;
    }
    Some(OnlyMove { solution, wins })
}

/// Whether the value of a position is at least this; nothing if the budget does not last.
fn is_at_least(search: &mut Search, node: Node, value: i32) -> Option<bool> {
    search.argue(
        |search| if search.is_full() { Err(Interrupt::Pause) } else { search.is_at_least(node, value) },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player_name::PlayerName;
    use crate::solver::cards_left;
    use crate::thinking::choose;
    use wagons_rules::{Deal, Rng};

    fn margin(game: &Game) -> Option<i32> {
        let mut solver = Solver::new(game);
        solver.work(&mut Budget::endless());
        let bounds = solver.bounds();
        (bounds.0 == bounds.1).then_some(bounds.0.0)
    }

    /// One by one, every other move is solved on its own.
    #[test]
    fn every_other_move_is_worse() {
        let player = PlayerName::Greedy.player();
        let mut found = [0, 0];
        for seed in 0..6 {
            let mut game = Game::new(Deal::shuffled(&mut Rng::new(seed)));
            while let Some(seat) = game.to_move() {
                if cards_left(&game) <= 2 && game.moves().len() > 1 {
                    let values = game.moves().map(|mv| {
                        let mut after = game;
                        after.play(mv);
                        let sign = if seat == Seat::First { 1 } else { -1 };
                        (sign * margin(&after).expect("little is left"), mv)
                    });
                    let values: Vec<_> = values.collect();
                    let (most, _) = *values.iter().max_by_key(|value| value.0).expect("some move");
                    let best: Vec<_> = values.iter().filter(|value| value.0 == most).collect();
                    let only = only_move(&game, 10_000_000);
                    assert_eq!(only.is_some(), best.len() == 1, "{game:?}");
                    assert!(only.is_none_or(|only| only.solution.best == best[0].1));
                    found[usize::from(best.len() == 1)] += 1;
                }
                game.play(choose(&*player, &game, seed));
            }
        }
        assert!(found.iter().all(|&count| count > 2), "{found:?}");
    }
}
