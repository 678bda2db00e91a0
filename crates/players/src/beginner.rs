//! The first level: a beginner who learned the game an hour ago.
//!
//! It plays every card for what it is worth right now, looks at no card further away than the second, and never
//! thinks of what the cards it skips do for the opponent.

use wagons_rules::solo::View;
use wagons_rules::{Card, Decision, Game, Move, Placement, Rng};

use crate::budget::Budget;
use crate::expectation::ExpectedLead;
use crate::level::Level;
use crate::search::greedy::{best_placement, lead_now};
use crate::solo::objective::SoloLead;
use crate::thinking::{Made, Player, Report, Thought};

/// A sensible, short-sighted and generous player of both games.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Beginner;

/// How many cards of the circle it looks at.
const NEAR: usize = 2;

impl Player for Beginner {
    fn name(&self) -> &'static str {
        Level::Easy.name()
    }

    fn think(&self, game: &Game, seed: u64) -> Box<dyn Thought + Send> {
        let chance = &mut Rng::new(seed);
        let (Some(seat), Some(lead)) = (game.to_move(), lead_now(game)) else { return Made::boxed(None) };
        if game.decision() == Some(Decision::Start) {
            // No card says much before the first draft; one that shows few terrains is easy to build on.
            let cards = game.circle().iter();
            let judged = cards.map(|&card| (Move::Start(card), -(card.terrain_count() as i32))).collect();
            let best = one_of_the_best(judged, chance);
            return Made::boxed(best.map(|(best, worth)| report(best, worth as f32, 0)));
        }
        let (best, nodes) = Budget::endless().measured(|budget| {
            let mut judge = |card| best_placement(game.town(seat), card, &lead, budget);
            choose(game.decision()?, game.circle(), &mut judge, chance)
        });
        Made::boxed(best.map(|(best, worth)| report(best, worth as f32, nodes)))
    }
}

impl Player<View> for Beginner {
    fn name(&self) -> &'static str {
        Level::Easy.name()
    }

    fn think(&self, view: &View, seed: u64) -> Box<dyn Thought + Send> {
        let chance = &mut Rng::new(seed);
        let lead = SoloLead::of(&view.sample(chance));
        let (best, nodes) = Budget::endless().measured(|budget| {
            let mut judge = |card| best_placement(view.town(), card, &lead, budget);
            choose(view.decision()?, view.circle(), &mut judge, chance)
        });
        Made::boxed(best.map(|(best, worth)| report(best, worth as f32 / 2.0, nodes)))
    }
}

/// Where to place a card, or which of the nearest cards to draft, by what the best placement is worth at once.
fn choose(
    decision: Decision,
    circle: &[Card],
    judge: &mut dyn FnMut(Card) -> (Placement, i32),
    chance: &mut Rng,
) -> Option<(Move, i32)> {
    if let Decision::Place(card) = decision {
        let (placement, worth) = judge(card);
        return Some((Move::Place(placement), worth));
    }
    let near = circle.iter().take(NEAR);
    one_of_the_best(near.map(|&card| (Move::Draft(card), judge(card).1)).collect(), chance)
}

/// One of the best, each as likely as the other.
fn one_of_the_best(mut judged: Vec<(Move, i32)>, chance: &mut Rng) -> Option<(Move, i32)> {
    let most = judged.iter().map(|&(_, worth)| worth).max()?;
    judged.retain(|&(_, worth)| worth == most);
    judged.get(chance.below(judged.len() as u32) as usize).copied()
}

fn report(best: Move, lead: f32, nodes: u64) -> Report {
    Report { depth: 1, nodes, lead: ExpectedLead(lead), ..Report::only(best) }
}
