//! What a town is worth to its owner, so that the difference of two worths is the lead in points.
//!
//! Almost every scoring card looks at one town only, and Smalltown Charm moves the lead by one for each
//! territory. Claim Jumpers and One Too Many compare counts: with one of them in play a town has a worth of its
//! own, and one against the final counts of the other town.

use std::array;
use std::cmp::Ordering;
use std::sync::Arc;

use wagons_rules::{Card, Deal, Icon, Tally};

/// What is compared, and by which card.
pub(super) const COMPARED: [(Icon, Card); 3] =
    [(Icon::Beer, Card::OneTooMany), (Icon::Gun, Card::ClaimJumpers), (Icon::Mine, Card::ClaimJumpers)];

/// The counts of a town that are [compared](COMPARED), in that order; 0 where the card is not in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Counts([u8; 3]);

/// A final town of the other player, as far as it matters: its counts, and what it is worth by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Reply {
    pub(super) counts: Counts,
    pub(super) worth: i32,
}

/// What is to be made as large as possible in one town.
#[derive(Debug, Clone, Hash)]
pub(super) struct Objective {
    pub(super) scoring: [Card; Deal::SCORING],
    /// The final towns that the other player can choose from once this one is made, and will choose the best of; none if
    /// the other town does not matter.
    pub(super) replies: Arc<[Reply]>,
}

impl From<Tally> for Counts {
    fn from(tally: Tally) -> Self {
        Self([tally.beers, tally.guns, tally.mines])
    }
}

impl Counts {
    /// Counts that compare in the same way with every town of so many territories of each kind or fewer, and are the same
    /// for as many opponents as possible: beyond what the town can reach, more is no more.
    pub(super) fn seen_by(self, most: Self) -> Self {
        Self(array::from_fn(|kind| self.0[kind].min(most.0[kind] + 1)))
    }

    /// The counts with all that some cards show.
    pub(super) fn with(self, cards: &[Card]) -> Self {
        Self(array::from_fn(|kind| self.0[kind] + shown(COMPARED[kind].0, cards)))
    }

    /// What the comparison with the other town's counts brings.
    fn lead(self, other: Self) -> i32 {
        let tally = |Self([beers, guns, mines])| Tally { beers, guns, mines, ..Tally::default() };
        tally(self).lead(&tally(other)).0
    }
}

/// Whether the two towns are compared by counts.
pub(super) fn is_coupled(scoring: &[Card]) -> bool {
    scoring.contains(&Card::ClaimJumpers) || scoring.contains(&Card::OneTooMany)
}

impl Objective {
    /// The worth of a final town. For two towns, one of them judged against the other's counts and the other by
    /// itself, the difference is the lead.
    pub(super) fn worth(&self, tally: Tally) -> i32 {
        // Against nothing Smalltown Charm costs a point for each territory, and that is its share of the lead.
        let own = Tally { beers: 0, guns: 0, mines: 0, ..tally }.lead(&Tally::default()).0;
        let counts = Counts::from(tally);
        let lead = |reply: &Reply| counts.lead(reply.counts) - reply.worth;
        own + self.replies.iter().map(lead).min().unwrap_or(0)
    }

    /// Whether beers are points as long as these cards come: the other town has more of them in any case, and loses by as many
    /// as this one has.
    pub(super) fn beers_pay(&self, now: Tally, to_come: &[Card]) -> bool {
        let Counts([most, ..]) = Counts::from(now).with(to_come);
        !self.replies.is_empty()
            && self.scoring.contains(&Card::OneTooMany)
            && self.replies.iter().all(|Reply { counts: Counts([beers, ..]), .. }| *beers > most)
    }

    /// How much more the comparison can bring than it does now, if the next card covers so many beers, guns and mines, and
    /// every later one no more than `later` of those that are there now. If beers pay, they are left out.
    pub(super) fn compared_gain(
        &self,
        now: Tally,
        to_come: &[Card],
        covered: [u8; 3],
        later: [u8; 3],
    ) -> i32 {
        let pays = to_come.len() > 1 && self.beers_pay(now, to_come);
        let Counts(now) = now.into();
        let ranges = array::from_fn(|kind| {
            let ((icon, card), count) = (COMPARED[kind], now[kind]);
            let moves = self.scoring.contains(&card) && !(pays && icon == Icon::Beer);
            if moves { range(count, icon, to_come, covered[kind], later[kind]) } else { (count, count) }
        });
        self.most(ranges) - self.most(now.map(|count| (count, count)))
    }

    /// At least what the comparison brings with counts in these ranges.
    fn most(&self, [beers, guns, mines]: [(u8, u8); 3]) -> i32 {
        let most = |reply: &Reply| {
            let Counts([their_beers, theirs @ ..]) = reply.counts;
            most_by_beers(beers, their_beers) + most_by_claims(guns, mines, theirs) - reply.worth
        };
        self.replies.iter().map(most).min().unwrap_or(0)
    }
}

/// How many of an icon there can be in the end. Nothing covers those of the last card.
fn range(now: u8, icon: Icon, to_come: &[Card], covered: u8, later: u8) -> (u8, u8) {
    let left = now.saturating_sub(covered);
    let (others, last) = to_come.split_at(to_come.len().saturating_sub(1));
    (left.saturating_sub(later * others.len() as u8) + shown(icon, last), left + shown(icon, to_come))
}

/// How many of an icon some cards show.
fn shown(icon: Icon, cards: &[Card]) -> u8 {
    cards.iter().map(|card| card.count_icon(icon) as u8).sum()
}

/// The best that Claim Jumpers can bring with counts in these ranges.
fn most_by_claims(guns: (u8, u8), mines: (u8, u8), [their_guns, their_mines]: [u8; 2]) -> i32 {
    let ahead = (mines.1 > their_mines).then_some(if guns.1 >= their_guns { 9 } else { 4 - 5 });
    let level = (mines.0 <= their_mines && their_mines <= mines.1).then_some(0);
    let behind = (mines.0 < their_mines).then_some(if guns.1 > their_guns { 5 - 4 } else { -9 });
    [ahead, level, behind].into_iter().flatten().max().unwrap_or(0)
}

/// The best that One Too Many can bring with a count in this range.
fn most_by_beers(beers: (u8, u8), other: u8) -> i32 {
    match beers.0.cmp(&other) {
        Ordering::Less => i32::from(beers.1.min(other - 1)),
        Ordering::Equal => 0,
        Ordering::Greater => -i32::from(other),
    }
}
