//! Upper bounds on how much more a town can become worth.
//!
//! A bound is given for every place on which the next card can lie. For the last card it is so close that few
//! placements have to be judged; with more to come it leaves out many of those that lead nowhere.

mod bonus;
mod card;
mod ground;
mod groups;
mod pair;
mod patterns;
mod sum;
mod target_practice;
mod totals;
mod undiscovered;
mod wagon_train;

use wagons_rules::bitboard::{Medium, Plane};
use wagons_rules::{Card, Placement, Tally, Terrain, Town};

use super::objective::Objective;
use crate::sorting::sort_few;
use card::{Laid, Losses, Steps};
use ground::Ground;
use groups::Groups;
use sum::Sum;

/// A town as the bounds need it. Towns wider than thirteen cells have none: they are rare, and served without.
#[derive(Clone)]
pub(super) struct Site(Size);

#[derive(Clone)]
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
        objective: &Objective,
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
    objective: &'a Objective,
    now: Tally,
}

impl<'a, P: Plane> UpperBound<'a, P> {
    fn new(ground: &'a Ground<P>, objective: &'a Objective, now: Tally) -> Self {
        Self { ground, groups: ground.terrains.map(Groups::of), objective, now }
    }

    fn promising(&self, cards: &[Card], mut wanted: i32) -> Vec<Placement> {
        let Some((&card, others)) = cards.split_first() else { return Vec::new() };
        let spots = self.ground.spots();
        let mut later = Later::NOTHING;
        if !others.is_empty() {
            wanted -= self.together(cards);
            later = self.later(cards, spots);
        }
        let gains = self.by_place(card, others, false, Losses::All, others.is_empty());
        let mut places = gains.map(|gain| gain.sum.at_least(wanted - later.apart));
        if !later.near.is_empty() {
            let gains = self.by_place(card, others, true, Losses::All, false);
            let mut open = [P::EMPTY; 2];
            for ((open, places), gain) in open.iter_mut().zip(places).zip(&gains) {
                for near in &later.near {
                    *open |= gain.linked(near.links).plus(&near.around).at_least(wanted - near.rest);
                }
                *open &= spots & !places;
            }
            if let &[card, last] = cards {
                open = pair::possible(self, [card, last], &gains, open, wanted - later.near[0].rest);
            }
            places = [places[0] | open[0], places[1] | open[1]];
        }
        let mut placements = Vec::new();
        for (turned, places) in [false, true].into_iter().zip(places) {
            placements.extend(self.ground.cells(places & spots).map(|at| Placement { card, turned, at }));
        }
        placements
    }

    /// At least what cards bring together that is not counted by their places.
    fn together(&self, cards: &[Card]) -> i32 {
        let scoring = self.objective.scoring.iter();
        scoring.map(|&scoring| totals::together(scoring, self.ground, cards)).sum()
    }

    /// What the cards after the first can bring.
    ///
    /// Of some cards the first either lies apart from all others, or near one of them. So the bound is worked out from the
    /// last card backwards.
    fn later(&self, cards: &[Card], spots: P) -> Later<P> {
        let scoring = self.objective.scoring.iter();
        let patterns: i32 = scoring.map(|&scoring| patterns::together(scoring, self.ground, cards)).sum();
        let mut later = Later::NOTHING;
        let mut most_near = 0;
        for place in (1..cards.len()).rev() {
            let others = [&cards[..place], &cards[place + 1..]].concat();
            let gains = |nearby, losses| {
                self.by_place(cards[place], &others, nearby, losses, place + 1 == cards.len())
            };
            let either_way =
                |[upright, turned]: &[Gain<P>; 2], links| upright.linked(links).max(&turned.linked(links));
            // A card that touches no new one touches the town.
            let mut apart = later.apart + either_way(&gains(false, Losses::Cells), 0).most(spots);
            let near = gains(true, Losses::None);
            if let [_, _] = cards {
                // Every edge that the two share links a terrain of one of them to the other, and it takes an edge to link.
                later.near.push(Near { around: either_way(&near, 0).around(NEAR), links: 0, rest: patterns });
                for links in 0..=EDGES {
                    let around = either_way(&near, links).around(TOUCHING);
                    later.near.push(Near { around, links: EDGES - links, rest: patterns });
                }
                later.apart = apart;
                break;
            }
            let links = EDGES * others.len() as i32;
            let near = either_way(&near, links);
            for other in &later.near {
                apart = apart.max(near.plus(&other.around).most(P::FULL) + other.rest);
            }
            let most = near.most(P::FULL);
            for other in &mut later.near {
                other.rest += most;
            }
            later.near.push(Near { around: near.around(NEAR), links, rest: most_near + patterns });
            later.apart = apart;
            most_near += most;
        }
        later
    }

    /// For every place, at least what a card adds there, upright and turned, if these other cards come too.
    #[inline(never)]
    fn by_place(
        &self,
        card: Card,
        others: &[Card],
        nearby: bool,
        losses: Losses,
        last: bool,
    ) -> [Gain<P>; 2] {
        let laid = |turned| Laid::new(self.ground, card, turned, others, nearby, losses, last);
        let cards = [&[card], others].concat();
        let beers_pay = !others.is_empty() && self.objective.beers_pay(self.now, &cards);
        let mut common = Sum::ZERO;
        self.add_hidden_terrains(&mut common, &laid(false));
        // That is not a sum over the cards: the first of them counts it.
        if losses == Losses::All && !self.objective.replies.is_empty() {
            totals::compared(&mut common, self.ground, self.objective, self.now, &cards);
        }
        [laid(false), laid(true)].map(|laid| {
            let mut sum = common.clone();
            let unlinked = self.add_terrains(&mut sum, &laid);
            for scoring in self.objective.scoring {
                bonus::add_gain(&mut sum, scoring, &laid, card);
            }
            if beers_pay {
                bonus::beers(&mut sum, &laid);
            }
            Gain { sum, unlinked }
        })
    }

    /// What becomes of the largest groups of terrains that the card does not show: that is the same if it is turned.
    fn add_hidden_terrains(&self, sum: &mut Sum<P>, laid: &Laid<'_, P>) {
        for terrain in Terrain::ALL {
            if laid.of_terrain(terrain).next().is_none() {
                groups::add_gain(sum, &self.groups[terrain as usize], &laid.shown_terrain(terrain, &[]), 1);
            }
        }
    }

    /// What a card adds to the largest groups of the terrains that it shows, but for what it shows in vain unless another card
    /// links it to something.
    fn add_terrains(&self, sum: &mut Sum<P>, laid: &Laid<'_, P>) -> [(i32, P); 6] {
        let mut unlinked = [(0, P::EMPTY); 6];
        for terrain in Terrain::ALL {
            let cells: Steps = laid.of_terrain(terrain).collect();
            if !cells.is_empty() {
                let shown = laid.shown_terrain(terrain, &cells);
                let groups = &self.groups[terrain as usize];
                let places = groups::add_gain(sum, groups, &shown, 1);
                // What is larger than anything there needs no link.
                if cells.len() as i32 > groups.size {
                    sum.add(places, cells.len() as i32);
                } else {
                    unlinked[terrain as usize] = (cells.len() as i32, places);
                }
            }
        }
        unlinked
    }
}

/// What a card adds by the place it lies on.
struct Gain<P> {
    sum: Sum<P>,
    /// For each terrain, what it adds besides if another card links it, and the places where nothing else does.
    unlinked: [(i32, P); 6],
}

impl<P: Plane> Gain<P> {
    /// What it adds if this number of terrains are linked.
    fn linked(&self, links: i32) -> Sum<P> {
        let mut sum = self.sum.clone();
        if links == 0 {
            return sum;
        }
        let mut linked = Sum::<P, 4>::ZERO;
        let mut unlinked = self.unlinked;
        sort_few(&mut unlinked, |one, other| other.0.cmp(&one.0));
        for (cells, places) in unlinked {
            let places = places & !linked.at_least(links);
            sum.add(places, cells);
            linked.add(places, 1);
        }
        sum
    }
}

/// Two cards share no more edges than this, whether one covers a part of the other or not.
const EDGES: i32 = 2;

/// How far apart two cards are, in columns or rows, that share an edge or overlap.
const TOUCHING: i8 = 2;

/// How far apart two cards are, in columns or rows, that can have a part in the same points, but for groups, lines and totals:
/// there may be a cell between them.
const NEAR: i8 = 3;

/// What cards can bring that come after another one.
struct Later<P> {
    /// If that one lies apart from all of them.
    apart: i32,
    /// If it lies near one of them.
    near: Vec<Near<P>>,
}

struct Near<P> {
    /// What that one brings, by the places near which it lies.
    around: Sum<P>,
    /// How many terrains of the card near it may be linked.
    links: i32,
    /// What all the others bring.
    rest: i32,
}

impl<P> Later<P> {
    const NOTHING: Self = Self { apart: 0, near: Vec::new() };
}

#[cfg(test)]
mod tests {
    use wagons_rules::{Cell, Deal, Rng};

    use super::*;
    use crate::solver::objective::Reply;

    /// Some town of a few cards, the rest of the cards, and what is asked of it.
    fn example(rng: &mut Rng) -> (Town, Vec<Card>, Objective) {
        let scoring = Deal::shuffled(rng).scoring();
        example_with(scoring, 3, rng)
    }

    /// The same with these scoring cards, and a few final towns of the other player in one of so many.
    fn example_with(scoring: [Card; 3], in_how_many: u32, rng: &mut Rng) -> (Town, Vec<Card>, Objective) {
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
        let mut replies = Vec::new();
        for &card in &cards[3..] {
            let worth = rng.below(8) as i32;
            replies.push(Reply { counts: other.tally(&scoring).into(), worth });
            let spots: Vec<_> = other.spots().collect();
            other.place_unchecked(Placement {
                card,
                turned: false,
                at: spots[rng.below(spots.len() as u32) as usize],
            });
        }
        let matter = rng.below(in_how_many) == 0;
        let few = if matter { replies.len() - 1 - rng.below(3) as usize } else { replies.len() };
        (town, cards, Objective { scoring, replies: replies[few..].into() })
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
                    let seen = site.promising(&cards[..1], wanted, &objective, now);
                    for placement in town.placements(cards[0]).filter(|&p| gain(p) >= wanted) {
                        let scoring = objective.scoring;
                        assert!(
                            seen.contains(&placement),
                            "{placement} brings {wanted} with {scoring:?} to\n{town}"
                        );
                    }
                }
                tried += site.promising(&cards[..1], best + 1, &objective, now).len();
                looked_at += 2 * town.spots().len();
            }
        }
        // The bounds are close: few placements seem better than the best one.
        assert!(tried * 10 < looked_at, "{tried} of {looked_at}");
    }

    /// The best that can be made of some cards, by trying everything.
    fn best(town: &Town, cards: &[Card], objective: &Objective) -> i32 {
        let Some((&card, rest)) = cards.split_first() else {
            return objective.worth(town.tally(&objective.scoring));
        };
        let survey = town.survey(&objective.scoring);
        let worth = |placement| {
            if rest.is_empty() {
                return objective.worth(survey.after(placement));
            }
            let mut after = *town;
            after.place_unchecked(placement);
            best(&after, rest, objective)
        };
        town.placements(card).map(worth).max().unwrap_or(0)
    }

    #[test]
    fn no_cards_bring_more_together_than_their_bound() {
        let mut rng = Rng::new(2);
        for round in 0..200 {
            let example = example(&mut rng);
            check_hand(example, [2, 2, 3, 4][round % 4], &mut rng);
        }
    }

    /// The scoring cards for which a card counts with others far away, or with the other town.
    #[test]
    fn no_cards_bring_more_to_lines_patterns_and_counts_than_their_bound() {
        use Card::{
            CircleTheWagons, ClaimJumpers, Fortified, OneTooMany, SmalltownCharm, TargetPractice, WagonTrain,
        };
        let mut rng = Rng::new(4);
        for round in 0..90 {
            let (scoring, in_how_many) = match round % 3 {
                0 => ([TargetPractice, WagonTrain, SmalltownCharm], 1_000),
                1 => ([CircleTheWagons, Fortified, OneTooMany], 1),
                _ => ([ClaimJumpers, OneTooMany, TargetPractice], 1),
            };
            let example = example_with(scoring, in_how_many, &mut rng);
            check_hand(example, [2, 3, 4][round / 3 % 3], &mut rng);
        }
    }

    /// One card covers a forest, the largest group there is, and shows more of them.
    #[test]
    fn a_group_may_be_covered_and_outgrown() -> Result<(), wagons_rules::PictureError> {
        let town: Town = "
            .  .  .  Sm Pm
            Fc Wb Wm Mg Wm
            Mb Pb Fc Db Fm
            .  Dc Sc Pc .
            Wg Fg .  .  .
            Dm Sg .  .  ."
            .parse()?;
        let scoring = [Card::ClaimJumpers, Card::Fortified, Card::GoldCountry];
        let objective = Objective { scoring, replies: [].into() };
        check_hand((town, vec![Card::GoldCountry, Card::Badlands], objective), 2, &mut Rng::new(1));
        Ok(())
    }

    /// Mostly two cards; of longer hands all but two are placed at random, each where the bound must see it.
    fn check_hand(
        (mut town, mut cards, objective): (Town, Vec<Card>, Objective),
        hand: usize,
        rng: &mut Rng,
    ) {
        cards.truncate(hand);
        let mut placed = Vec::new();
        while cards.len() > 2 {
            let all: Vec<_> = town.placements(cards[0]).collect();
            let placement = all[rng.below(all.len() as u32) as usize];
            placed.push((town, cards.clone(), placement));
            town.place_unchecked(placement);
            cards.remove(0);
        }
        let mut most = i32::MIN;
        let seen = |town: &Town, cards: &[Card], placement: Placement, worth: i32| {
            let now = town.tally(&objective.scoring);
            for site in sites(town) {
                let gain = worth - objective.worth(now);
                let seen = site.promising(cards, gain, &objective, now).contains(&placement);
                assert!(seen, "{placement} and then {cards:?} bring {gain} with {objective:?} to\n{town}");
            }
        };
        for placement in town.placements(cards[0]) {
            let mut after = town;
            after.place_unchecked(placement);
            let worth = best(&after, &cards[1..], &objective);
            most = most.max(worth);
            seen(&town, &cards, placement, worth);
        }
        for (town, cards, placement) in placed {
            seen(&town, &cards, placement, most);
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
