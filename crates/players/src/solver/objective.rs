//! What a town is worth to its owner, so that the difference of two worths is the lead in points.
//!
//! Almost every scoring card looks at one town only, and Smalltown Charm moves the lead by one for each
//! territory. Claim Jumpers and One Too Many compare counts: with one of them in play a town has a worth of its
//! own, and one against the final counts of the other town.

use wagons_rules::{Card, Deal, Tally};

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
        let own = Tally { beers: 0, guns: 0, mines: 0, ..tally }.lead(&Tally::default(), &self.scoring);
        own + self.against.map_or(0, |other| self.compared(tally.into(), other))
    }

    fn compared(self, mine: Counts, other: Counts) -> i32 {
        mine.tally().lead(&other.tally(), &self.scoring)
    }
}
