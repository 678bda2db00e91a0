//! Greedy placements and minimax over drafts, for simple players and for the opponent in rollouts.

use wagons_rules::{Decision, Game, Move, Seat};

use crate::budget::Budget;
use crate::expectation::ExpectedLead;
use crate::search::greedy::GreedyCache;
use crate::thinking::Report;

/// More points than a game can have.
const ANY: i32 = 1_000;

/// How many drafts deep a simple player looks at most: further when there are fewer cards.
pub(crate) fn farthest(game: &Game) -> u32 {
    match game.circle().len() {
        0..=8 => 3,
        9..=10 => 2,
        _ => 1,
    }
}

/// Chooses the best move `depth` drafts deep, where naming the start card counts as one.
pub(crate) fn decide(game: &Game, depth: u32) -> Option<Report> {
    let (seat, decision) = (game.to_move()?, game.decision()?);
    let mut cache = GreedyCache::default();
    let (best, nodes) = Budget::endless().measured(|budget| match decision {
        Decision::Place(_) => {
            let mv = Move::Place(cache.best(game, budget)?);
            let mut next = *game;
            next.play_unchecked(mv);
            Some((mv, next.margin().seen_by(seat).0))
        }
        _ => best_draft(game, seat, depth, (-ANY, ANY), &mut cache, budget),
    });
    let (best, lead) = best?;
    let lead = ExpectedLead(lead as f32);
    Some(Report { depth, nodes, lead, ..Report::only(best) })
}

/// The start or draft that is best for `seat`, to move, and the lead it comes to, by alpha-beta search.
///
/// Only leads above `low` and below `high` matter to the caller: a line that cannot come out between them is not
/// followed to its end. That is quicker than full minimax and never changes the choice.
fn best_draft(
    game: &Game,
    seat: Seat,
    depth: u32,
    (mut low, high): (i32, i32),
    cache: &mut GreedyCache,
    budget: &mut Budget,
) -> Option<(Move, i32)> {
    let mut best = None;
    for mv in game.moves() {
        let mut next = *game;
        next.play_unchecked(mv);
        cache.place_all(&mut next, budget);
        let deeper = match next.to_move() {
            Some(mover) if depth > 1 => {
                let (window, sign) = if mover == seat { ((low, high), 1) } else { ((-high, -low), -1) };
                best_draft(&next, mover, depth - 1, window, cache, budget).map(|(_, lead)| sign * lead)
            }
            _ => None,
        };
        let lead = deeper.unwrap_or_else(|| next.margin().seen_by(seat).0);
        if best.is_none_or(|(_, most)| lead > most) {
            best = Some((mv, lead));
            low = low.max(lead);
            if low >= high {
                break;
            }
        }
    }
    best
}
