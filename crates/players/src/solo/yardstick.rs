//! Greedy placements and drafts by exhaustive search, for the simple players of the solo game.

use wagons_rules::solo::{Game, View};
use wagons_rules::{Decision, Move, Rng};

use super::objective::SoloLead;
use crate::budget::Budget;
use crate::expectation::ExpectedLead;
use crate::search::greedy::best_placement;
use crate::thinking::Report;

/// In how many orders of the unseen cards a draft is judged.
const ORDERS: usize = 4;

/// Chooses the best move, a draft by what can be reached with it and others after it, `depth` in all.
pub(crate) fn decide(view: &View, depth: u32, seed: u64) -> Option<Report> {
    let mut chance = Rng::new(seed);
    if let Decision::Place(card) = view.decision()? {
        // The rival's town is the same in every order of the deck.
        let objective = SoloLead::of(&view.sample(&mut chance));
        let ((best, worth), nodes) =
            Budget::endless().measured(|budget| best_placement(view.town(), card, &objective, budget));
        let lead = ExpectedLead::half_points(worth as f32);
        return Some(Report { depth: 1, nodes, lead, ..Report::only(Move::Place(best)) });
    }
    let orders = if view.unseen().len() > 1 { ORDERS } else { 1 };
    let games: Vec<_> = (0..orders).map(|_| view.sample(&mut chance)).collect();
    let (best, nodes) = Budget::endless().measured(|budget| {
        let mut best = None;
        for mv in view.moves() {
            let total: i32 = games.iter().map(|game| lead_after(game, mv, depth, budget)).sum();
            if best.is_none_or(|(_, most)| total > most) {
                best = Some((mv, total));
            }
        }
        best
    });
    let (best, total) = best?;
    Some(Report { depth, nodes, lead: ExpectedLead(total as f32 / orders as f32), ..Report::only(best) })
}

/// The best lead that can be reached with a draft and others after it, `depth` in all.
fn lead_after(game: &Game, draft: Move, depth: u32, budget: &mut Budget) -> i32 {
    let mut next = game.clone();
    next.play_unchecked(draft);
    while let Some(Decision::Place(card)) = next.decision() {
        let (placement, _) = best_placement(next.town(), card, &SoloLead::of(&next), budget);
        next.play_unchecked(Move::Place(placement));
    }
    let deeper = next.moves().filter(|_| depth > 1).map(|mv| lead_after(&next, mv, depth - 1, budget));
    deeper.max().unwrap_or_else(|| next.margin().0)
}
