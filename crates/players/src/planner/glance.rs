//! Choosing at a glance, within a few thousand placements: for games that are played in somebody's mind.

use wagons_rules::{Decision, Game, Move};

use super::draft::Drafts;
use super::outlook::Outlook;
use super::plans::Idea;
use crate::evaluation::Coming;

/// Drafts by the first idea of the shares, a certain number of cards far, and places a card where it is worth and
/// promises most. Also tells how many placements were judged. Nothing if there is nothing to draft or to place.
pub(crate) fn at_a_glance(game: &Game, horizon: usize) -> Option<(Move, u64)> {
    match game.decision()? {
        Decision::Start => None,
        Decision::Draft => {
            let mut drafts = Drafts::new(game, horizon, 1);
            while !drafts.work(u64::MAX) {}
            let &(_, best) = drafts.ranking().first()?;
            Some((best, drafts.nodes))
        }
        Decision::Place(card) => {
            let seat = game.to_move()?;
            let outlook = Outlook::new(game, game.circle().len());
            let side = outlook.side(seat);
            // The first of the cards it holds is the one to place. Of those in the circle every other one will do.
            let mut later = side.forced[1..].to_vec();
            later.extend(outlook.coming.iter().skip(1).step_by(2));
            let other = outlook.expected(seat.other());
            let idea = Idea::of(&side.town, card, &outlook.scoring, other, &Coming::of(&later));
            Some((Move::Place(idea.placement), idea.nodes))
        }
    }
}

#[cfg(test)]
mod tests {
    use wagons_rules::{Deal, Rng, Seat};

    use super::*;
    use crate::{PlayerName, choose};

    #[test]
    fn a_glance_sees_more_than_the_next_card() {
        let greedy = PlayerName::Greedy.player();
        let mut deals = Rng::new(17);
        let mut margins = 0;
        for _ in 0..12 {
            let deal = Deal::shuffled(&mut deals);
            for seat in Seat::BOTH {
                let mut game = Game::new(deal);
                while let Some(mover) = game.to_move() {
                    let glance = if mover == seat { at_a_glance(&game, 5) } else { None };
                    game.play(glance.map_or_else(|| choose(&*greedy, &game, 1), |(mv, _)| mv));
                }
                margins += game.margin().seen_by(seat).0;
            }
        }
        assert!(margins > 2 * 24, "{margins} points in 24 games");
    }

    #[test]
    fn there_is_no_glance_at_start_cards_or_when_all_is_over() {
        let mut game = Game::new(Deal::shuffled(&mut Rng::new(17)));
        assert_eq!(at_a_glance(&game, 5), None);
        while let Some(mv) = game.random_move(&mut Rng::new(1)) {
            game.play(mv);
        }
        assert_eq!(at_a_glance(&game, 5), None);
    }
}
