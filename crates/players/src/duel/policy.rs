//! The rollout policy: a move within a few thousand placements, for games that are played out in a search.

use wagons_rules::{Decision, Game, Move};

use super::drafts::Drafts;
use super::outlook::Outlook;
use super::sweep::best_by_evaluation;
use crate::budget::{Budget, Work};
use crate::evaluation::Coming;

/// Drafts by the first estimate of the subsets, to a certain horizon, and places a card where the evaluation is
/// highest. Nothing if there is nothing to draft or to place.
pub(crate) fn policy(game: &Game, horizon: usize, budget: &mut Budget) -> Option<Move> {
    match game.decision()? {
        Decision::Start => None,
        Decision::Draft => {
            let mut drafts = Drafts::new(game, horizon, 1);
            budget.apart(Budget::endless(), |own| drafts.work(own));
            drafts.ranking().first().map(|&(_, best)| best)
        }
        Decision::Place(card) => {
            let seat = game.to_move()?;
            let outlook = Outlook::new(game, game.circle().len());
            let side = outlook.side(seat);
            // The first of the cards the player holds is the one to place. Of the circle every other card is taken to
            // come.
            let mut later = side.forced[1..].to_vec();
            later.extend(outlook.coming.iter().skip(1).step_by(2));
            let (lead, coming) = (outlook.lead(seat), Coming::of(&later));
            let (best, _) = best_by_evaluation(&side.town, card, &lead, &coming, budget);
            Some(Move::Place(best))
        }
    }
}

#[cfg(test)]
mod tests {
    use wagons_rules::{Deal, Rng, Seat};

    use super::*;
    use crate::{PlayerName, choose};

    #[test]
    fn the_policy_sees_more_than_the_next_card() {
        let greedy = PlayerName::Greedy.player();
        let mut deals = Rng::new(17);
        let mut margins = 0;
        for _ in 0..12 {
            let deal = Deal::shuffled(&mut deals);
            for seat in Seat::BOTH {
                let mut game = Game::new(deal);
                while let Some(mover) = game.to_move() {
                    let chosen = if mover == seat { policy(&game, 5, &mut Budget::endless()) } else { None };
                    game.play(chosen.unwrap_or_else(|| choose(&*greedy, &game, 1)));
                }
                margins += game.margin().seen_by(seat).0;
            }
        }
        assert!(margins > 2 * 24, "{margins} points in 24 games");
    }

    #[test]
    fn there_is_no_policy_for_start_cards_or_when_all_is_over() {
        let mut game = Game::new(Deal::shuffled(&mut Rng::new(17)));
        assert_eq!(policy(&game, 5, &mut Budget::endless()), None);
        while let Some(mv) = game.random_move(&mut Rng::new(1)) {
            game.play(mv);
        }
        assert_eq!(policy(&game, 5, &mut Budget::endless()), None);
    }
}
