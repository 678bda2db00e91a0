//! How much more a town can become worth: bounds that are never too low.
//!
//! For the last card a bound is given for every place on which it can lie ([`last_card`]): it is so close that
//! few placements have to be judged. For several cards there is one number ([`gain`]).

mod bonus;
mod card;
mod ground;
mod groups;
mod lines;
mod sum;

use wagons_rules::{Card, Tally, Terrain};

use super::objective::Objective;
use card::Laid;
pub(super) use ground::Ground;
use ground::{Cells, Step};
use groups::Groups;
use sum::Sum;

/// Everything about a town that all bounds on it need.
pub(super) struct Ceiling<'a> {
    ground: &'a Ground,
    groups: [Groups; 6],
    objective: Objective,
    now: Tally,
}

impl<'a> Ceiling<'a> {
    /// The tally is the town's.
    pub(super) fn new(ground: &'a Ground, objective: Objective, now: Tally) -> Self {
        Self { ground, groups: ground.terrains.map(Groups::of), objective, now }
    }

    /// Where and how the last card may add so much to the worth of the town: upright, and turned.
    pub(super) fn last_card(&self, card: Card, wanted: i32) -> [Cells; 2] {
        let spots = self.ground.spots();
        [false, true].map(|turned| self.by_place(card, turned, &[]).at_least(wanted) & spots)
    }

    /// At least what any placements of several cards can add to the worth of the town.
    pub(super) fn gain(&self, cards: &[Card]) -> i32 {
        let mut gain = self.objective.compared_gain(self.now, cards);
        for scoring in self.objective.scoring {
            gain += bonus::together(scoring, self.ground, cards);
        }
        for (place, &card) in cards.iter().enumerate() {
            let others = [&cards[..place], &cards[place + 1..]].concat();
            let most = |turned| self.by_place(card, turned, &others).most(Cells::MAX);
            gain += most(false).max(most(true));
        }
        gain
    }

    fn by_place(&self, card: Card, turned: bool, others: &[Card]) -> Sum {
        let laid = Laid::new(self.ground, card, turned, others);
        let mut sum = Sum::ZERO;
        for terrain in Terrain::ALL {
            let groups = &self.groups[terrain as usize];
            let shown: Vec<Step> = laid.of_terrain(terrain).collect();
            groups::add_gain(&mut sum, groups, &shown, 1, (!laid.terrain_comes(terrain), laid.last));
        }
        for scoring in self.objective.scoring {
            bonus::add_gain(&mut sum, scoring, &laid, card);
        }
        if laid.last && self.objective.against.is_some() {
            bonus::compared(&mut sum, &laid, self.objective, self.now);
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use wagons_rules::{Deal, Placement, Rng, Town};

    use super::*;
    use crate::solver::beam::beam;
    use crate::solver::hand::Hand;
    use crate::solver::objective::Counts;

    /// Some town of a few cards, the rest of the cards, and what is asked of it.
    fn example(rng: &mut Rng) -> (Town, Vec<Card>, Objective) {
        let deal = Deal::shuffled(rng);
        let mut cards = deal.circle().to_vec();
        let side = 4 + rng.below(6);
        let mut town = Town::new();
        for card in cards.drain(..3 + rng.below(6) as usize) {
            loop {
                let spots: Vec<_> = town.spots().collect();
                let at = spots[rng.below(spots.len() as u32) as usize];
                let mut next = town;
                next.place_unchecked(Placement { card, turned: rng.below(2) == 0, at });
                if next.bounds().is_some_and(|bounds| bounds.width() <= side && bounds.height() <= side) {
                    town = next;
                    break;
                }
            }
        }
        let mut other = Town::new();
        for &card in &cards[3..] {
            let spots: Vec<_> = other.spots().collect();
            other.place_unchecked(Placement {
                card,
                turned: false,
                at: spots[rng.below(spots.len() as u32) as usize],
            });
        }
        let against = (rng.below(3) == 0).then(|| Counts::from(other.tally(&deal.scoring())));
        (town, cards, Objective { scoring: deal.scoring(), against })
    }

    #[test]
    fn no_last_card_brings_more_than_its_bound() {
        let mut rng = Rng::new(1);
        let (mut looked_at, mut tried) = (0_u64, 0_u64);
        for _ in 0..3_000 {
            let (town, cards, objective) = example(&mut rng);
            let Some(ground) = Ground::new(&town) else { continue };
            let now = town.tally(&objective.scoring);
            let ceiling = Ceiling::new(&ground, objective, now);
            let survey = town.survey(&objective.scoring);
            let mut best = i32::MIN;
            for at in town.spots() {
                for turned in [false, true] {
                    let placement = Placement { card: cards[0], turned, at };
                    let gain = objective.worth(survey.after(placement)) - objective.worth(now);
                    let places = ceiling.last_card(cards[0], gain)[usize::from(turned)];
                    assert!(
                        ground.cells(places).any(|cell| cell == at),
                        "{placement} brings {gain} with {:?} to\n{town}",
                        objective.scoring
                    );
                    best = best.max(gain);
                }
            }
            let [upright, turned] = ceiling.last_card(cards[0], best + 1);
            tried += u64::from(upright.count_ones() + turned.count_ones());
            looked_at += 2 * town.spots().len() as u64;
        }
        // The bounds are close: few placements seem better than the best one.
        assert!(tried * 10 < looked_at, "{tried} of {looked_at}");
    }

    #[test]
    fn no_cards_bring_more_together_than_their_bound() {
        let mut rng = Rng::new(2);
        for round in 0..600 {
            let (town, mut cards, objective) = example(&mut rng);
            cards.truncate(2 + round % 2);
            let Some(ground) = Ground::new(&town) else { continue };
            let now = town.tally(&objective.scoring);
            let bound = Ceiling::new(&ground, objective, now).gain(&cards);
            let (worth, line, _) = beam(&town, &Hand::EMPTY.with(&cards), objective);
            let gain = worth - objective.worth(now);
            assert!(
                gain <= bound,
                "{line:?} brings {gain}, not {bound}, with {:?} to\n{town}",
                objective.scoring
            );
        }
    }

    #[test]
    fn a_ground_grows_like_its_town() {
        let mut rng = Rng::new(3);
        for _ in 0..300 {
            let (mut town, cards, _) = example(&mut rng);
            let Some(ground) = Ground::new(&town) else { continue };
            let spots: Vec<_> = town.spots().collect();
            assert_eq!(ground.spots().count_ones() as usize, spots.len());
            assert!(ground.cells(ground.spots()).all(|cell| town.accepts(cell)));
            let at = spots[rng.below(spots.len() as u32) as usize];
            let placement = Placement { card: cards[0], turned: rng.below(2) == 0, at };
            town.place_unchecked(placement);
            let (grown, new) = (ground.with(placement), Ground::new(&town));
            assert_eq!(grown.map(|g| (g.terrains, g.icons)), new.map(|g| (g.terrains, g.icons)));
        }
    }
}
