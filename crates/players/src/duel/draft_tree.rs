//! The rest of a draft by alpha-beta search, given an estimate of what each subset of the cards is worth.

use wagons_rules::{Move, Seat, Tally};

use crate::expectation::ExpectedLead;
use crate::search::softmax;
use crate::sorting::sort_few;

/// A subset of the coming cards, one bit each in circle order.
pub(crate) type Subset = u16;

/// Half points, seen by one of the players: twice the lead, and at the end of a game one more or less for who wins
/// on equal points.
pub(crate) type Value = i32;

/// The same moves with the leads that are their values for the player to move.
pub(crate) fn leads(ranking: &[(Value, Move)]) -> Vec<(Move, ExpectedLead)> {
    ranking.iter().map(|&(value, mv)| (mv, ExpectedLead::half_points(value as f32))).collect()
}

/// A ranking of moves that came close to the best of another one, and then the rest of that: what was not close enough for
/// a second look is not better than what was.
pub(crate) fn followed_by(
    mut close: Vec<(Move, ExpectedLead)>,
    all: &[(Move, ExpectedLead)],
) -> Vec<(Move, ExpectedLead)> {
    let least = close.last().map_or(f32::MAX, |&(_, lead)| lead.0);
    for &(mv, lead) in all {
        if close.iter().all(|&(other, _)| other != mv) {
            close.push((mv, ExpectedLead(lead.0.min(least))));
        }
    }
    close
}

/// Higher than any value.
pub(crate) const ANY: Value = 10_000;

/// Between which values it matters what the value is.
type Window = (Value, Value);
const WHOLE: Window = (-ANY, ANY);

/// What one player can make of a subset of the coming cards.
#[derive(Clone, Copy)]
pub(crate) struct Estimate {
    /// The best town known.
    pub(crate) tally: Tally,
    /// How wide the beam was that found it. A sweep keeps one town for every subset.
    pub(crate) width: u16,
}

/// The draft of the coming cards, when it is estimated what every subset of them is worth to both players.
pub(crate) struct DraftTree<'a> {
    /// How many cards are coming.
    pub(crate) coming: usize,
    /// What each player can make of every subset.
    pub(crate) estimates: [&'a [Estimate]; 2],
    /// How many more cards the second player holds or has placed, if the draft is followed to its end: then equal
    /// points are decided by it.
    pub(crate) more_cards: Option<i32>,
}

/// A way the draft can go: what it is worth to whoever drafts at its beginning, and what the first player gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) value: Value,
    pub(crate) first: Subset,
}

impl DraftTree<'_> {
    /// How the draft goes when both draft as well as they can.
    pub(crate) fn best(&self, drafter: Seat) -> Outcome {
        self.draft(drafter, 0, 0, WHOLE)
    }

    /// How it goes if the first drafter takes a certain card.
    pub(crate) fn after(&self, drafter: Seat, taken: usize) -> Outcome {
        self.take(drafter, 0, taken, 0, WHOLE)
    }

    /// What the second player gets when the first gets this.
    pub(crate) fn rest(&self, first: Subset) -> Subset {
        !first & ((1_u32 << self.coming) - 1) as Subset
    }

    /// How likely each subset is for the first player, most likely first, when both choose their drafts by softmax.
    pub(crate) fn likely(&self, drafter: Seat) -> Vec<(Subset, f32)> {
        let mut likely = Vec::new();
        self.spread(drafter, 0, 0, 1.0, &mut likely);
        sort_few(&mut likely, |a, b| b.1.total_cmp(&a.1));
        likely
    }

    /// Alpha-beta search: only values in the window matter to the caller.
    fn draft(&self, drafter: Seat, gone: usize, first: Subset, (mut low, high): Window) -> Outcome {
        if gone == self.coming {
            let value = self.value(first);
            return Outcome { value: if drafter == Seat::First { value } else { -value }, first };
        }
        let mut best = Outcome { value: -ANY, first };
        for taken in gone..self.coming {
            let outcome = self.take(drafter, gone, taken, first, (low, high));
            if outcome.value > best.value {
                (best, low) = (outcome, low.max(outcome.value));
            }
            if low >= high {
                break;
            }
        }
        best
    }

    /// How it goes if the drafter takes this card: what is left is worth to the drafter what the other one loses by it.
    fn take(&self, drafter: Seat, gone: usize, taken: usize, first: Subset, window: Window) -> Outcome {
        let first = got(drafter, gone, taken, first);
        let rest = self.draft(drafter.other(), taken + 1, first, (-window.1, -window.0));
        Outcome { value: -rest.value, ..rest }
    }

    /// Follows every draft that is likely enough to its end.
    fn spread(
        &self,
        drafter: Seat,
        gone: usize,
        first: Subset,
        chance: f32,
        likely: &mut Vec<(Subset, f32)>,
    ) {
        /// What is less likely than this is left out.
        const LEAST: f32 = 0.01;
        /// The softmax weight of a draft that is half a point behind the best: a temperature of three points.
        const HALF_POINT: f32 = 0.846_481_7;
        if gone == self.coming {
            likely.push((first, chance));
            return;
        }
        let value = |taken| self.take(drafter, gone, taken, first, WHOLE).value;
        let values: Vec<Value> = (gone..self.coming).map(value).collect();
        let best = values.iter().copied().max().unwrap_or(0);
        let weight = |value: Value| softmax::weight(HALF_POINT, best.abs_diff(value));
        let all: f32 = values.iter().map(|&value| weight(value)).sum();
        for (taken, &value) in (gone..self.coming).zip(&values) {
            let chance = chance * weight(value) / all;
            if chance >= LEAST {
                self.spread(drafter.other(), taken + 1, got(drafter, gone, taken, first), chance, likely);
            }
        }
    }

    /// What it is worth to the first player to get this.
    fn value(&self, first: Subset) -> Value {
        let second = self.rest(first);
        let [mine, theirs] = self.estimates;
        let lead = mine[usize::from(first)].tally.lead(&theirs[usize::from(second)].tally).0;
        let more =
            self.more_cards.map_or(0, |more| more + second.count_ones() as i32 - first.count_ones() as i32);
        2 * lead + more.signum()
    }
}

/// What the first player has got when a drafter takes a card and the cards from `gone` up to it are skipped.
fn got(drafter: Seat, gone: usize, taken: usize, first: Subset) -> Subset {
    match drafter {
        Seat::First => first | 1 << taken,
        Seat::Second => first | ((1 << taken) - (1 << gone)) as Subset,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each card is worth some points.
    fn estimates(worth: [i16; 3]) -> Vec<Estimate> {
        let tally = |subset: usize| Tally {
            points: (0..3).filter(|i| subset >> i & 1 == 1).map(|i| worth[i]).sum(),
            ..Tally::default()
        };
        (0..8).map(|subset| Estimate { tally: tally(subset), width: 1 }).collect()
    }

    fn tree<'a>(first: &'a [Estimate], second: &'a [Estimate]) -> DraftTree<'a> {
        DraftTree { coming: 3, estimates: [first, second], more_cards: None }
    }

    #[test]
    fn a_dear_card_is_worth_a_gift() {
        let (first, second) = (estimates([1, 9, 1]), estimates([1, 1, 1]));
        // Taking the second card gives the first away; the third goes to the opponent.
        let tree = tree(&first, &second);
        assert_eq!(tree.best(Seat::First), Outcome { value: 2 * (9 - 2), first: 0b010 });
        assert_eq!(tree.after(Seat::First, 0), Outcome { value: 2, first: 0b101 });
        assert_eq!(tree.rest(0b010), 0b101);
    }

    #[test]
    fn likely_subsets_begin_with_the_best_and_add_up() {
        let (first, second) = (estimates([1, 9, 1]), estimates([1, 1, 1]));
        let likely = tree(&first, &second).likely(Seat::First);
        assert_eq!(likely[0].0, 0b010);
        let all: f32 = likely.iter().map(|(_, chance)| chance).sum();
        assert!((0.9..=1.001).contains(&all), "{likely:?}");
    }
}
