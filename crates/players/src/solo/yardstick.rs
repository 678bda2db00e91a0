//! Three simple players of the solo game that never change: what scenarios and other players are measured by.

use wagons_rules::solo::{Game, View};
use wagons_rules::{Decision, Move, Rng};

use super::placing::{self, Best};
use super::reckoning::Reckoning;
use crate::thought::{Limits, Made, Player, Report, Thought};

/// Any legal move, each as likely as the other.
#[derive(Debug, Clone, Copy)]
pub struct Random;

/// Every placement the one with the best margin at once; every draft judged by the margin after such placements and
/// the rival's answer, up to the next draft. Of equal moves the first.
#[derive(Debug, Clone, Copy)]
pub struct Greedy;

/// Placements as [`Greedy`]; every draft judged by the best margin that can be reached with it and two more drafts.
#[derive(Debug, Clone, Copy)]
pub struct Lookahead;

/// In how many orders of the unseen cards a draft is judged.
const ORDERS: usize = 4;

/// How many drafts [`Lookahead`] looks ahead.
const AHEAD: u32 = 3;

impl Player<View> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn usual_limits(&self) -> Limits {
        Limits::default()
    }

    fn think(&self, view: &View, seed: u64) -> Box<dyn Thought + Send> {
        // No legal move depends on the order of the deck, so any order will do.
        let mut chance = Rng::new(seed);
        let game = view.sample(&mut chance);
        Made::boxed(game.random_move(&mut chance).map(Report::only))
    }
}

impl Player<View> for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn usual_limits(&self) -> Limits {
        Limits::default()
    }

    fn think(&self, view: &View, seed: u64) -> Box<dyn Thought + Send> {
        Made::boxed(decide(view, 1, seed))
    }
}

impl Player<View> for Lookahead {
    fn name(&self) -> &'static str {
        "lookahead"
    }

    fn usual_limits(&self) -> Limits {
        Limits::default()
    }

    fn think(&self, view: &View, seed: u64) -> Box<dyn Thought + Send> {
        Made::boxed(decide(view, AHEAD, seed))
    }
}

fn decide(view: &View, depth: u32, seed: u64) -> Option<Report> {
    let mut chance = Rng::new(seed);
    match view.decision()? {
        Decision::Place(card) => {
            // The rival's town is the same in every order of the deck.
            let reckoning = Reckoning::of(&view.sample(&mut chance));
            let Best { placement, worth, nodes } = placing::best(view.town(), card, &reckoning);
            let best = Report::only(Move::Place(placement));
            Some(Report { depth: 1, nodes, margin: worth as f32 / 2.0, ..best })
        }
        Decision::Draft | Decision::Start => {
            let orders = if view.unseen().len() > 1 { ORDERS } else { 1 };
            let games: Vec<_> = (0..orders).map(|_| view.sample(&mut chance)).collect();
            let (mut best, mut nodes) = (None, 0);
            for mv in view.moves() {
                let total: i32 = games.iter().map(|game| margin_after(game, mv, depth, &mut nodes)).sum();
                if best.is_none_or(|(_, most)| total > most) {
                    best = Some((mv, total));
                }
            }
            let (best, total) = best?;
            let margin = total as f32 / orders as f32;
            Some(Report { depth, nodes, margin, ..Report::only(best) })
        }
    }
}

/// The best margin that can be reached with a draft and others after it, so many in all.
fn margin_after(game: &Game, draft: Move, depth: u32, nodes: &mut u64) -> i32 {
    let mut next = game.clone();
    next.play_unchecked(draft);
    while let Some(Decision::Place(card)) = next.decision() {
        let best = placing::best(next.town(), card, &Reckoning::of(&next));
        *nodes += best.nodes;
        next.play_unchecked(Move::Place(best.placement));
    }
    let deeper = next.moves().filter(|_| depth > 1).map(|mv| margin_after(&next, mv, depth - 1, nodes));
    deeper.max().unwrap_or_else(|| next.margin().0)
}
