//! Upper bounds on how much more a town can become worth.
//!
//! A bound is given for every place on which the next card can lie. For the last card it is so close that few
//! placements have to be judged; with more to come it leaves out many of those that lead nowhere.

mod bonus;
mod card;
mod ground;
mod groups;
mod lines;
mod sum;
mod totals;

use wagons_rules::bitboard::{Medium, Plane};
use wagons_rules::{Card, Placement, Tally, Terrain, Town};

use super::objective::Objective;
use card::{Laid, Steps};
use ground::Ground;
use groups::Groups;
use sum::Sum;

/// A town as the bounds need it. Towns wider than thirteen cells have none: they are rare, and served without.
pub(super) struct Site(Size);

enum Size {
    Small(Ground<u128>),
    Large(Ground<Medium>),
}

impl Site {
    pub(super) fn new(town: &Town) -> Option<Self> {
        Ground::new(town).map(Size::Small).or_else(|| Ground::new(town).map(Size::Large)).map(Self)
    }

    /// The site after a placement, if it has the same size.
    pub(super) fn with(&self, placement: Placement) -> Option<Self> {
        Some(Self(match &self.0 {
            Size::Small(ground) => Size::Small(ground.with(placement)?),
            Size::Large(ground) => Size::Large(ground.with(placement)?),
        }))
    }

    /// The placements of the first of some cards after which they all may add `wanted` to the worth of the town,
    /// whose tally is `now`.
    pub(super) fn promising(
        &self,
        cards: &[Card],
        wanted: i32,
        objective: Objective,
        now: Tally,
    ) -> Vec<Placement> {
        match &self.0 {
            Size::Small(ground) => UpperBound::new(ground, objective, now).promising(cards, wanted),
            Size::Large(ground) => UpperBound::new(ground, objective, now).promising(cards, wanted),
        }
    }
}

/// Everything about a town that all bounds on it need.
struct UpperBound<'a, P> {
    ground: &'a Ground<P>,
    groups: [Groups<P>; 6],
    objective: Objective,
    now: Tally,
}

impl<'a, P: Plane> UpperBound<'a, P> {
    fn new(ground: &'a Ground<P>, objective: Objective, now: Tally) -> Self {
        Self { ground, groups: ground.terrains.map(Groups::of), objective, now }
    }

    fn promising(&self, cards: &[Card], wanted: i32) -> Vec<Placement> {
        let Some((&card, others)) = cards.split_first() else { return Vec::new() };
        let wanted = wanted - self.gain_after_first(cards);
        let spots = self.ground.spots();
        let mut placements = Vec::new();
        for turned in [false, true] {
            let places = self.by_place(card, turned, others, true).at_least(wanted) & spots;
            placements.extend(self.ground.cells(places).map(|at| Placement { card, turned, at }));
        }
        placements
    }

    /// At least what all cards add beside what the first adds by its place.
    fn gain_after_first(&self, cards: &[Card]) -> i32 {
        if cards.len() < 2 {
            return 0;
        }
        let mut gain = self.objective.compared_gain(self.now, cards);
        for scoring in self.objective.scoring {
            gain += totals::together(scoring, self.ground, cards);
        }
        for (place, &card) in cards.iter().enumerate().skip(1) {
            let others = [&cards[..place], &cards[place + 1..]].concat();
            let most = |turned| self.by_place(card, turned, &others, false).most(P::FULL);
            gain += most(false).max(most(true));
        }
        gain
    }

    /// For every place, at least what a card adds there, if these other cards come too.
    fn by_place(&self, card: Card, turned: bool, others: &[Card], covers: bool) -> Sum<P> {
        let laid = Laid::new(self.ground, card, turned, others, covers);
        let mut sum = Sum::ZERO;
        for terrain in Terrain::ALL {
            let groups = &self.groups[terrain as usize];
            let shown: Steps = laid.of_terrain(terrain).collect();
            groups::add_gain(&mut sum, groups, &shown, 1, (!laid.terrain_comes(terrain), covers));
        }
        for scoring in self.objective.scoring {
            bonus::add_gain(&mut sum, scoring, &laid, card);
        }
        if laid.last && self.objective.against.is_some() {
            totals::compared(&mut sum, &laid, self.objective, self.now);
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use wagons_rules::{Cell, Deal, Rng};

    use super::*;
    use crate::budget::{Budget, Work};
    use crate::solver::beam::Beam;
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

    /// Both sizes of the ground, where the town fits.
    fn sites(town: &Town) -> Vec<Site> {
        let (small, large) = (Ground::new(town).map(Size::Small), Ground::new(town).map(Size::Large));
        [small, large].into_iter().flatten().map(Site).collect()
    }

    #[test]
    fn no_last_card_brings_more_than_its_bound() {
        let mut rng = Rng::new(1);
        let (mut looked_at, mut tried) = (0, 0);
        for _ in 0..2_000 {
            let (town, cards, objective) = example(&mut rng);
            let now = town.tally(&objective.scoring);
            let survey = town.survey(&objective.scoring);
            let gain = |placement| objective.worth(survey.after(placement)) - objective.worth(now);
            for site in sites(&town) {
                let best = town.placements(cards[0]).map(gain).max().unwrap_or(0);
                for wanted in best - 12..=best {
                    let seen = site.promising(&cards[..1], wanted, objective, now);
                    for placement in town.placements(cards[0]).filter(|&p| gain(p) >= wanted) {
                        let scoring = objective.scoring;
                        assert!(
                            seen.contains(&placement),
                            "{placement} brings {wanted} with {scoring:?} to\n{town}"
                        );
                    }
                }
                tried += site.promising(&cards[..1], best + 1, objective, now).len();
                looked_at += 2 * town.spots().len();
            }
        }
        // The bounds are close: few placements seem better than the best one.
        assert!(tried * 10 < looked_at, "{tried} of {looked_at}");
    }

    #[test]
    fn no_cards_bring_more_together_than_their_bound() {
        let mut rng = Rng::new(2);
        for round in 0..400 {
            let (town, mut cards, objective) = example(&mut rng);
            cards.truncate(2 + round % 2);
            let now = town.tally(&objective.scoring);
            // The best that can be found after each placement of the first card, or after some of them.
            for first in town.placements(cards[0]).skip(round % 7).step_by(7) {
                let mut after = town;
                after.place_unchecked(first);
                let mut beam = Beam::new(&after, &Hand::EMPTY.with(&cards[1..]), objective);
                beam.work(&mut Budget::endless());
                let (worth, line) = beam.line().expect("it was looked for until it was there");
                let gain = worth - objective.worth(now);
                for site in sites(&town) {
                    let seen = site.promising(&cards, gain, objective, now).contains(&first);
                    let scoring = objective.scoring;
                    assert!(seen, "{first} and {line:?} bring {gain} with {scoring:?} to\n{town}");
                }
            }
        }
    }

    #[test]
    fn a_ground_grows_like_its_town() {
        let mut rng = Rng::new(3);
        for _ in 0..300 {
            let (mut town, cards, _) = example(&mut rng);
            let spots: Vec<_> = town.spots().collect();
            let at = spots[rng.below(spots.len() as u32) as usize];
            let placement = Placement { card: cards[0], turned: rng.below(2) == 0, at };
            let (small, large) = (Ground::<u128>::new(&town), Ground::<Medium>::new(&town));
            town.place_unchecked(placement);
            check_growth(small, placement, &town, &spots);
            check_growth(large, placement, &town, &spots);
        }
    }

    fn check_growth<P: Plane>(ground: Option<Ground<P>>, placement: Placement, grown: &Town, spots: &[Cell]) {
        let Some(ground) = ground else { return };
        let mut seen: Vec<_> = ground.cells(ground.spots()).collect();
        seen.sort();
        assert_eq!(seen, spots);
        let planes = |ground: Ground<P>| (ground.terrains, ground.icons);
        assert_eq!(ground.with(placement).map(planes), Ground::new(grown).map(planes));
    }
}
