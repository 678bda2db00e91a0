//! What a town is worth to its owner, so that the difference of two worths is the lead in points.
//!
//! Almost every scoring card looks at one town only, and Smalltown Charm moves the lead by one for each
//! territory. Claim Jumpers and One Too Many compare counts: with one of them in play a town has a worth of its
//! own, and one against the final counts of the other town.

use std::cmp::Ordering;

use wagons_rules::{Card, Deal, Icon, Tally};

/// The counts of a town that Claim Jumpers and One Too Many compare; 0 where the card is not in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Counts {
    beers: u8,
    guns: u8,
    mines: u8,
}

/// What is to be made as large as possible in one town.
#[derive(Debug, Clone, Copy)]
pub(super) struct Objective {
    pub(super) scoring: [Card; Deal::SCORING],
    /// The other town's counts, if they are final and matter.
    pub(super) against: Option<Counts>,
}

impl From<Tally> for Counts {
    fn from(tally: Tally) -> Self {
        Self { beers: tally.beers, guns: tally.guns, mines: tally.mines }
    }
}

impl Counts {
    fn tally(self) -> Tally {
        Tally { beers: self.beers, guns: self.guns, mines: self.mines, ..Tally::default() }
    }

    /// Counts that compare in the same way with every town of so many territories of each kind or fewer, and are the same
    /// for as many opponents as possible: beyond what the town can reach, more is no more.
    pub(super) fn seen_by(self, most: Self) -> Self {
        Self {
            beers: self.beers.min(most.beers + 1),
            guns: self.guns.min(most.guns + 1),
            mines: self.mines.min(most.mines + 1),
        }
    }

    /// The counts with all that some cards show.
    pub(super) fn with(self, cards: &[Card]) -> Self {
        let more = |count: u8, icon| count + cards.iter().map(|card| card.count_icon(icon) as u8).sum::<u8>();
        Self {
            beers: more(self.beers, Icon::Beer),
            guns: more(self.guns, Icon::Gun),
            mines: more(self.mines, Icon::Mine),
        }
    }

    /// What the comparison with the other town's counts brings.
    fn lead(self, other: Self) -> i32 {
        self.tally().lead(&other.tally()).0
    }
}

/// Whether the two towns are compared by counts.
pub(super) fn is_coupled(scoring: &[Card]) -> bool {
    scoring.contains(&Card::ClaimJumpers) || scoring.contains(&Card::OneTooMany)
}

impl Objective {
    /// The worth of a final town. For two towns, one of them judged against the other's counts and the other by
    /// itself, the difference is the lead.
    pub(super) fn worth(self, tally: Tally) -> i32 {
        // Against nothing Smalltown Charm costs a point for each territory, and that is its share of the lead.
        let own = Tally { beers: 0, guns: 0, mines: 0, ..tally }.lead(&Tally::default()).0;
        own + self.against.map_or(0, |other| Counts::from(tally).lead(other))
    }

    /// What the comparison brings a town with as many more or fewer beers, guns and mines.
    pub(super) fn compared_with(self, now: Tally, beers: i32, guns: i32, mines: i32) -> i32 {
        let changed = |count: u8, by: i32| (i32::from(count) + by) as u8;
        let counts = Counts {
            beers: changed(now.beers, beers),
            guns: changed(now.guns, guns),
            mines: changed(now.mines, mines),
        };
        self.against.map_or(0, |other| counts.lead(other))
    }

    /// Whether beers are points as long as these cards come: the other town has more of them in any case, and loses by as many
    /// as this one has.
    pub(super) fn beers_pay(self, now: Tally, to_come: &[Card]) -> bool {
        let most = Counts::from(now).with(to_come).beers;
        self.scoring.contains(&Card::OneTooMany) && self.against.is_some_and(|other| other.beers > most)
    }

    /// How much more the comparison can bring than it does now, whatever becomes of the cards still to come, each of which
    /// covers no more than `covered` of an icon. Beers that [pay](Self::beers_pay) are left out.
    pub(super) fn compared_gain(self, now: Tally, to_come: &[Card], covered: impl Fn(Icon) -> u8) -> i32 {
        let Some(other) = self.against else { return 0 };
        let (counts, most) = (Counts::from(now), Counts::from(now).with(to_come));
        let least = |count: u8, icon| count.saturating_sub(covered(icon) * to_come.len() as u8);
        let mut gain = 0;
        if self.scoring.contains(&Card::ClaimJumpers) {
            let mines = (least(counts.mines, Icon::Mine), most.mines);
            let guns = (least(counts.guns, Icon::Gun), most.guns);
            let claims = |counts: Counts| Counts { beers: 0, ..counts };
            gain += most_by_claims(mines, guns, other) - claims(counts).lead(claims(other));
        }
        if self.scoring.contains(&Card::OneTooMany) && !self.beers_pay(now, to_come) {
            let beers = |counts: Counts| Counts { guns: 0, mines: 0, ..counts };
            gain += most_by_beers((least(counts.beers, Icon::Beer), most.beers), other.beers)
                - beers(counts).lead(beers(other));
        }
        gain
    }
}

/// The best that Claim Jumpers can bring with counts in these ranges.
fn most_by_claims(mines: (u8, u8), guns: (u8, u8), other: Counts) -> i32 {
    let ahead = (mines.1 > other.mines).then_some(if guns.1 >= other.guns { 9 } else { 4 - 5 });
    let level = (mines.0 <= other.mines && other.mines <= mines.1).then_some(0);
    let behind = (mines.0 < other.mines).then_some(if guns.1 > other.guns { 5 - 4 } else { -9 });
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
