//! Three simple players that never change: what the strength of all others is measured by.

use wagons_rules::{Decision, Game, Move, Rng, Seat};

use crate::placing::Placing;
use crate::thought::{Limits, Made, Player, Report, Thought};

/// Any legal move, each as likely as the other.
#[derive(Debug, Clone, Copy)]
pub struct Random;

/// Every placement the one with the best margin at once; every draft judged after such placements up to the next
/// draft. Of equal moves the first.
#[derive(Debug, Clone, Copy)]
pub struct Greedy;

/// Placements as [`Greedy`]; drafts by full minimax over drafts with such placements, three deep when at most
/// eight cards are left in the circle, two deep with at most ten, otherwise one, judged by the margin. The start
/// card is judged by the draft that follows it.
#[derive(Debug, Clone, Copy)]
pub struct Lookahead;

impl Player for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn usual_limits(&self) -> Limits {
        Limits::default()
    }

    fn think(&self, game: &Game, seed: u64) -> Box<dyn Thought + Send> {
        Made::boxed(game.random_move(&mut Rng::new(seed)).map(Report::only))
    }
}

impl Player for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn usual_limits(&self) -> Limits {
        Limits::default()
    }

    fn think(&self, game: &Game, _seed: u64) -> Box<dyn Thought + Send> {
        Made::boxed(decide(game, |_| 1))
    }
}

impl Player for Lookahead {
    fn name(&self) -> &'static str {
        "lookahead"
    }

    fn usual_limits(&self) -> Limits {
        Limits::default()
    }

    fn think(&self, game: &Game, _seed: u64) -> Box<dyn Thought + Send> {
        let depth = match game.circle().len() {
            0..=8 => 3,
            9..=10 => 2,
            _ => 1,
        };
        Made::boxed(decide(game, |decision| if decision == Decision::Start { depth + 1 } else { depth }))
    }
}

/// More points than a game can have.
const ANY: i32 = 1_000;

/// Chooses the best move `depth` drafts deep, where naming the start card counts as one.
pub(crate) fn decide(game: &Game, depth: impl Fn(Decision) -> u32) -> Option<Report> {
    let (seat, decision) = (game.to_move()?, game.decision()?);
    let mut placing = Placing::default();
    let (best, margin) = match decision {
        Decision::Place(_) => {
            let mv = Move::Place(placing.in_game(game)?);
            let mut next = *game;
            next.play_unchecked(mv);
            (mv, next.margin().seen_by(seat).0)
        }
        _ => best_draft(game, seat, depth(decision), (-ANY, ANY), &mut placing)?,
    };
    Some(Report { nodes: placing.nodes, depth: depth(decision), margin: margin as f32, ..Report::only(best) })
}

/// The start or draft that is best for `seat`, to move, and the margin it leads to.
///
/// Only margins above `low` and below `high` matter to the caller: a line that cannot come out between them is
/// not followed to its end. That is quicker than looking at every line and never changes the choice.
fn best_draft(
    game: &Game,
    seat: Seat,
    depth: u32,
    (mut low, high): (i32, i32),
    placing: &mut Placing,
) -> Option<(Move, i32)> {
    let mut best = None;
    for mv in game.moves() {
        let mut next = *game;
        next.play_unchecked(mv);
        placing.up_to_the_next_draft(&mut next);
        let deeper = match next.to_move() {
            Some(mover) if depth > 1 => {
                let (window, sign) = if mover == seat { ((low, high), 1) } else { ((-high, -low), -1) };
                best_draft(&next, mover, depth - 1, window, placing).map(|(_, margin)| sign * margin)
            }
            _ => None,
        };
        let margin = deeper.unwrap_or_else(|| next.margin().seen_by(seat).0);
        if best.is_none_or(|(_, most)| margin > most) {
            best = Some((mv, margin));
            low = low.max(margin);
            if low >= high {
                break;
            }
        }
    }
    best
}
