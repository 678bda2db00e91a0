//! Choosing where to place a card: successive halving over the subsets that are likely to follow.

use wagons_rules::{Game, Move, Seat};

use super::draft_tree::{Subset, Value, leads};
use super::drafts::{Drafts, NARROW};
use crate::budget::{Budget, Progress, Work};
use crate::expectation::ExpectedLead;
use crate::search::halving::{Continuation, Halving, Schedule};
use crate::search::objective::Lead;
use crate::search::passes::Pass;

/// Which cards will come is less sure than what can be made of them. Therefore there are many rounds with narrow
/// beams, over different subsets, before those with wide beams.
const SCHEDULE: Schedule = Schedule {
    rounds: &[
        (1, usize::MAX, 1),
        (3, 48, 2),
        (4, 24, 4),
        (6, 12, 8),
        (6, 8, 16),
        (6, 6, 32),
        (8, 4, 64),
        (8, 3, 128),
        (8, 3, 256),
    ],
    // From a beam of 16 towns on, a round counts fully: the first ones only choose the candidates of the others.
    weight: |width| if width < 16 { width as f32 } else { 16.0 },
};

/// How many subsets are taken at most.
const MOST_SUBSETS: usize = 40;

/// A choice between placements.
pub(crate) struct Placements {
    seat: Seat,
    /// A look at the drafts to come; the halving begins when it is over.
    forecast: Drafts,
    halving: Halving<Lead>,
    /// After how many rounds it told last.
    told: u32,
}

impl Placements {
    /// Chooses among the placements of these moves; their order settles what is equal.
    pub(crate) fn new(game: &Game, moves: &[Move], horizon: usize, widest: u16) -> Option<Self> {
        let placements = moves.iter().filter_map(|mv| mv.placement());
        let seat = game.to_move()?;
        Some(Self {
            seat,
            forecast: Drafts::new(game, horizon, NARROW.min(widest)),
            halving: Halving::new(game.town(seat), placements, &SCHEDULE, widest),
            told: 0,
        })
    }

    /// What the draft is likely to bring the player to move, most likely first.
    fn continuations(&self) -> Vec<Continuation<Lead>> {
        let Some(tree) = self.forecast.draft_tree() else { return Vec::new() };
        let outlook = &self.forecast.outlook;
        let [first, second] = tree.estimates;
        let mut likely = tree.likely(outlook.drafter);
        likely.truncate(MOST_SUBSETS);
        let continuation = |(subset, chance): (Subset, f32)| {
            let rest = tree.rest(subset);
            let (subset, other) = match self.seat {
                Seat::First => (subset, second[usize::from(rest)].tally),
                Seat::Second => (rest, first[usize::from(subset)].tally),
            };
            // The first of the cards the player holds is the one to be placed.
            let mut cards = outlook.side(self.seat).forced[1..].to_vec();
            cards.extend(outlook.cards(subset));
            Continuation::new(cards, Lead { scoring: outlook.scoring, other }, chance)
        };
        likely.into_iter().map(continuation).collect()
    }
}

impl Pass for Placements {
    fn depth(&self) -> u32 {
        self.halving.rounds()
    }

    /// After each round, the placements that were in one.
    fn news(&mut self) -> Vec<(Move, ExpectedLead)> {
        let Some(tree) = self.forecast.draft_tree().filter(|_| self.halving.rounds() > self.told) else {
            return Vec::new();
        };
        self.told = self.halving.rounds();
        let drafter = self.forecast.outlook.drafter;
        let value = tree.best(drafter).value;
        let value = if self.seat == drafter { value } else { -value };
        let of = |behind: f32| value + (2.0 * behind).round() as Value;
        let ranking = self.halving.ranking().map(|(placement, behind)| (of(behind), Move::Place(placement)));
        leads(&ranking.collect::<Vec<_>>())
    }
}

impl Work for Placements {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        while !self.halving.is_ready() {
            if self.forecast.work(budget) == Progress::Going {
                return Progress::Going;
            }
            let continuations = self.continuations();
            self.halving.over(continuations, &self.forecast.outlook.beyond);
        }
        self.halving.work(budget)
    }
}
