//! The rest of a draft, played perfectly for what each share of it is thought to be worth.

use wagons_rules::{Seat, Tally};

use crate::liking::liking;

/// A set of the coming cards, bit by bit in circle order.
pub(crate) type Share = u16;

/// Half points, seen by the first player: twice the margin, and at the end of a game one more or less for who wins
/// on equal points.
pub(crate) type Value = i32;

/// Higher than any value.
pub(crate) const ANY: Value = 10_000;

/// What one player can make of every share of the coming cards.
#[derive(Clone)]
pub(crate) struct Prospects {
    /// The best town known.
    pub(crate) tallies: Vec<Tally>,
    /// How many towns were kept when that was found.
    widths: Vec<u16>,
}

/// The draft of the coming cards, when it is known what every share of them is worth to both players.
pub(crate) struct Sharing<'a> {
    /// How many cards are coming.
    pub(crate) coming: usize,
    pub(crate) prospects: [&'a Prospects; 2],
    /// How many more cards the second player holds or has placed, if the draft is followed to its end: then equal
    /// points are decided by it.
    pub(crate) more_cards: Option<i32>,
}

/// A way the draft can go: what it is worth and what the first player gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) value: Value,
    pub(crate) first: Share,
}

impl Prospects {
    /// What was found when one town was kept for every share.
    pub(crate) fn new(tallies: Vec<Tally>) -> Self {
        Self { widths: vec![1; tallies.len()], tallies }
    }

    /// Notes what a look that kept `width` towns found.
    pub(crate) fn note(&mut self, share: Share, tally: Tally, width: u16) {
        self.tallies[usize::from(share)] = tally;
        self.widths[usize::from(share)] = width;
    }

    /// How many towns were kept when a share was looked at.
    pub(crate) fn width(&self, share: Share) -> u16 {
        self.widths[usize::from(share)]
    }
}

impl Sharing<'_> {
    /// How the draft goes when both draft as well as they can.
    pub(crate) fn best(&self, drafter: Seat) -> Outcome {
        self.draft(drafter, 0, 0, -ANY, ANY)
    }

    /// How it goes after the first drafter takes a certain card.
    pub(crate) fn after(&self, drafter: Seat, taken: usize) -> Outcome {
        self.draft(drafter.other(), taken + 1, got(drafter, 0, taken, 0), -ANY, ANY)
    }

    /// What the second player gets when the first gets this.
    pub(crate) fn rest(&self, first: Share) -> Share {
        !first & ((1_u32 << self.coming) - 1) as Share
    }

    /// How likely each share is for the first player, most likely first, when both prefer better drafts but do not
    /// always find them.
    pub(crate) fn likely(&self, drafter: Seat) -> Vec<(Share, f32)> {
        let mut likely = Vec::new();
        self.spread(drafter, 0, 0, 1.0, &mut likely);
        likely.sort_by(|a, b| b.1.total_cmp(&a.1));
        likely
    }

    fn draft(&self, drafter: Seat, gone: usize, first: Share, mut low: Value, mut high: Value) -> Outcome {
        if gone == self.coming {
            return Outcome { value: self.value(first), first };
        }
        let mut best = Outcome { value: if drafter == Seat::First { -ANY } else { ANY }, first };
        for taken in gone..self.coming {
            let outcome = self.draft(drafter.other(), taken + 1, got(drafter, gone, taken, first), low, high);
            match drafter {
                Seat::First if outcome.value > best.value => (best, low) = (outcome, low.max(outcome.value)),
                Seat::Second if outcome.value < best.value => {
                    (best, high) = (outcome, high.min(outcome.value));
                }
                _ => {}
            }
            if low >= high {
                break;
            }
        }
        best
    }

    fn spread(&self, drafter: Seat, gone: usize, first: Share, chance: f32, likely: &mut Vec<(Share, f32)>) {
        /// Nothing less likely than this is worth a thought.
        const LEAST: f32 = 0.01;
        /// A draft is chosen so many times as often as one that is half a point better; e times less often than one
        /// that is six half points better.
        const CARE: f32 = 0.846_481_7;
        if gone == self.coming {
            likely.push((first, chance));
            return;
        }
        let sign = if drafter == Seat::First { 1 } else { -1 };
        let values: Vec<Value> = (gone..self.coming)
            .map(|taken| {
                let first = got(drafter, gone, taken, first);
                sign * self.draft(drafter.other(), taken + 1, first, -ANY, ANY).value
            })
            .collect();
        let best = values.iter().copied().max().unwrap_or(0);
        let liking = |value: Value| liking(CARE, best.abs_diff(value));
        let all: f32 = values.iter().map(|&value| liking(value)).sum();
        for (taken, &value) in (gone..self.coming).zip(&values) {
            let chance = chance * liking(value) / all;
            if chance >= LEAST {
                self.spread(drafter.other(), taken + 1, got(drafter, gone, taken, first), chance, likely);
            }
        }
    }

    fn value(&self, first: Share) -> Value {
        let second = self.rest(first);
        let [mine, theirs] = self.prospects;
        let lead = mine.tallies[usize::from(first)].lead(&theirs.tallies[usize::from(second)]).0;
        let more =
            self.more_cards.map_or(0, |more| more + second.count_ones() as i32 - first.count_ones() as i32);
        2 * lead + more.signum()
    }
}

/// What the first player has got when a drafter takes a card and the cards from `gone` up to it are skipped.
fn got(drafter: Seat, gone: usize, taken: usize, first: Share) -> Share {
    match drafter {
        Seat::First => first | 1 << taken,
        Seat::Second => first | ((1 << taken) - (1 << gone)) as Share,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One point for each card, and a card more for the first of them.
    fn prospects(worth: [i16; 3]) -> Prospects {
        let tally = |share: usize| Tally {
            points: (0..3).filter(|i| share >> i & 1 == 1).map(|i| worth[i]).sum(),
            ..Tally::default()
        };
        Prospects::new((0..8).map(tally).collect())
    }

    fn sharing<'a>(first: &'a Prospects, second: &'a Prospects) -> Sharing<'a> {
        Sharing { coming: 3, prospects: [first, second], more_cards: None }
    }

    #[test]
    fn a_dear_card_is_worth_a_gift() {
        let (first, second) = (prospects([1, 9, 1]), prospects([1, 1, 1]));
        // Taking the second card gives the first away; the third goes to the opponent.
        let sharing = sharing(&first, &second);
        assert_eq!(sharing.best(Seat::First), Outcome { value: 2 * (9 - 2), first: 0b010 });
        assert_eq!(sharing.after(Seat::First, 0), Outcome { value: 2, first: 0b101 });
        assert_eq!(sharing.rest(0b010), 0b101);
    }

    #[test]
    fn likely_shares_begin_with_the_best_and_add_up() {
        let (first, second) = (prospects([1, 9, 1]), prospects([1, 1, 1]));
        let likely = sharing(&first, &second).likely(Seat::First);
        assert_eq!(likely[0].0, 0b010);
        let all: f32 = likely.iter().map(|(_, chance)| chance).sum();
        assert!((0.9..=1.001).contains(&all), "{likely:?}");
    }
}
