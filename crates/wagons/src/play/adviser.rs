//! Advice for the solo player: what looks best at once.
//!
//! The adviser sees what the player sees. Where the order of the unseen cards matters, it tries one that is possible.

use wagons_rules::solo::{Game, View};
use wagons_rules::{Decision, Move, Placement, Rng};

/// The placement with the most points, or the draft that leads to the best margin after the rival's answer.
pub(crate) fn advice(view: &View, chance: &mut Rng) -> Option<Move> {
    let game = view.sample(chance);
    match game.decision()? {
        Decision::Place(_) => best_placement(&game),
        Decision::Draft | Decision::Start => {
            // Of equal drafts the one that skips least.
            let judged =
                game.moves().enumerate().map(|(skips, mv)| (margin_after(&game, mv), -(skips as i32), mv));
            judged.max().map(|(_, _, mv)| mv)
        }
    }
}

fn best_placement(game: &Game) -> Option<Move> {
    let scoring = game.scoring();
    let rival = game.rival().town().tally(&scoring);
    let survey = game.town().survey(&scoring);
    let points = |placement: Placement| survey.after(placement).total(&rival, &scoring);
    let judged = game.moves().filter_map(|mv| match mv {
        Move::Place(placement) => Some((points(placement), mv)),
        Move::Start(_) | Move::Draft(_) => None,
    });
    judged.max_by_key(|&(points, _)| points).map(|(_, mv)| mv)
}

/// The margin once the draft is placed, the rival has answered, and what the player got is placed too.
fn margin_after(game: &Game, draft: Move) -> i32 {
    let mut next = game.clone();
    next.play(draft);
    while matches!(next.decision(), Some(Decision::Place(_))) {
        let Some(mv) = best_placement(&next) else { break };
        next.play(mv);
    }
    next.margin()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::solo::{Deal, Outcome, Scenarios, Variant};

    #[test]
    fn whoever_follows_the_advice_beats_whoever_plays_at_random() {
        let (mut advised, mut random) = (0, 0);
        let scenarios: Vec<_> = Scenarios::built_in().iter().cloned().collect();
        for (seed, scenario) in scenarios.iter().cycle().take(18).enumerate() {
            let mut rng = Rng::new(seed as u64);
            let deal = Deal::shuffled(scenario.clone(), Variant::Classic, &mut rng);
            let mut game = Game::new(deal.clone());
            while let Some(mv) = advice(&game.view(), &mut rng) {
                game.play(mv);
            }
            advised += game.margin();
            let mut game = Game::new(deal);
            game.play_out(&mut rng);
            random += game.margin();
            assert_ne!(game.outcome(), None::<Outcome>);
        }
        assert!(advised > random + 18 * 5, "{advised} against {random}");
    }

    #[test]
    fn the_order_of_unseen_cards_makes_no_difference() {
        let scenarios = Scenarios::built_in();
        let advised = |deal: &str| {
            let game = Game::new(scenarios.deal(deal).expect("a deal"));
            advice(&game.view(), &mut Rng::new(4))
        };
        assert_eq!(advised("s1:IP/ABCDEFGH/JKLMNOQR"), advised("s1:IP/ABCDEFGH/JRQONMLK"));
    }
}
