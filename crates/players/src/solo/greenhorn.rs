//! The first rung of the ladder: somebody who learned the solo game an hour ago.
//!
//! A greenhorn plays every card for the points it makes right now, looks at no card further away than the second,
//! and never thinks of what the rival gets.

use wagons_rules::solo::View;
use wagons_rules::{Decision, Move, Rng};

use super::placing;
use super::reckoning::Reckoning;
use crate::thought::{Limits, Made, Player, Report, Thought};

/// A beginner: sensible, short-sighted and generous.
#[derive(Debug, Clone, Copy)]
pub struct Greenhorn {
    pub(crate) name: &'static str,
}

/// How many cards of the circle a greenhorn looks at.
const NEAR: usize = 2;

impl Player<View> for Greenhorn {
    fn name(&self) -> &str {
        self.name
    }

    fn usual_limits(&self) -> Limits {
        Limits::default()
    }

    fn think(&self, view: &View, seed: u64) -> Box<dyn Thought + Send> {
        Made::boxed(decide(view, &mut Rng::new(seed)))
    }
}

fn decide(view: &View, chance: &mut Rng) -> Option<Report> {
    let reckoning = Reckoning::of(&view.sample(chance));
    let mut nodes = 0;
    let mut judge = |card| {
        let best = placing::best(view.town(), card, &reckoning);
        nodes += best.nodes;
        best
    };
    let (best, worth) = match view.decision()? {
        Decision::Place(card) => {
            let best = judge(card);
            (Move::Place(best.placement), best.worth)
        }
        Decision::Draft | Decision::Start => {
            let near = view.circle().iter().take(NEAR);
            let judged: Vec<_> = near.map(|&card| (Move::Draft(card), judge(card).worth)).collect();
            one_of_the_best(&judged, chance)?
        }
    };
    Some(Report { depth: 1, nodes, margin: worth as f32 / 2.0, ..Report::only(best) })
}

/// One of the best, each as likely as the other.
fn one_of_the_best(judged: &[(Move, i32)], chance: &mut Rng) -> Option<(Move, i32)> {
    let most = judged.iter().map(|&(_, worth)| worth).max()?;
    let best: Vec<_> = judged.iter().filter(|&&(_, worth)| worth == most).collect();
    best.get(chance.below(best.len() as u32) as usize).map(|&&best| best)
}
