//! The first rung of the ladder: somebody who learned the game an hour ago.
//!
//! A greenhorn plays every card for what it is worth right now, looks at no card further away than the second, and
//! never thinks of what the cards left lying do for the opponent.

use wagons_rules::{Card, Decision, Game, Move, Placement, Rng, Seat};

use crate::thought::{Limits, Made, Player, Report, Thought};

/// A beginner: sensible, short-sighted and generous.
#[derive(Debug, Clone, Copy)]
pub struct Greenhorn {
    pub(crate) name: &'static str,
}

/// How many cards of the circle a greenhorn looks at.
const NEAR: usize = 2;

impl Player for Greenhorn {
    fn name(&self) -> &str {
        self.name
    }

    fn usual_limits(&self) -> Limits {
        Limits::default()
    }

    fn think(&self, game: &Game, seed: u64) -> Box<dyn Thought + Send> {
        Made::boxed(decide(game, &mut Rng::new(seed)))
    }
}

fn decide(game: &Game, rng: &mut Rng) -> Option<Report> {
    let seat = game.to_move()?;
    let mut nodes = 0;
    let (best, points) = match game.decision()? {
        // No card says much before the first draft; the one with the most of one ground is easy to build on.
        Decision::Start => best_of(
            game.circle().iter().map(|&card| (Move::Start(card), -(card.terrain_count() as i32))),
            rng,
        )?,
        Decision::Draft => {
            let near = game.circle().iter().take(NEAR);
            let judged =
                near.map(|&card| (Move::Draft(card), best_placement(game, seat, card, &mut nodes).1));
            best_of(judged.collect::<Vec<_>>(), rng)?
        }
        Decision::Place(card) => {
            let (placement, points) = best_placement(game, seat, card, &mut nodes);
            (Move::Place(placement), points)
        }
    };
    Some(Report { nodes, depth: 1, margin: points as f32, ..Report::only(best) })
}

/// The placement worth most at once, and the margin it gives.
fn best_placement(game: &Game, seat: Seat, card: Card, nodes: &mut u64) -> (Placement, i32) {
    let (town, scoring) = (game.town(seat), game.scoring());
    let other = game.tally(seat.other());
    let survey = town.survey(&scoring);
    let mut best = (Placement::new(card, false, 0, 0), i32::MIN);
    for placement in town.placements(card) {
        let points = survey.after(placement).lead(&other).0;
        *nodes += 1;
        if points > best.1 {
            best = (placement, points);
        }
    }
    best
}

/// One of the best, each as likely as the other.
fn best_of(judged: impl IntoIterator<Item = (Move, i32)>, rng: &mut Rng) -> Option<(Move, i32)> {
    let judged: Vec<_> = judged.into_iter().collect();
    let most = judged.iter().map(|&(_, worth)| worth).max()?;
    let best: Vec<_> = judged.into_iter().filter(|&(_, worth)| worth == most).collect();
    best.get(rng.below(best.len() as u32) as usize).copied()
}
