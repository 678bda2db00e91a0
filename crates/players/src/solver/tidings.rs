//! What those who solve the same position apart from each other tell each other.

use wagons_rules::Placement;

use super::puzzle::Outcome;

/// How a piece of a long search ended. It is true wherever the same search is made.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tidings {
    /// The fingerprint of the search.
    pub(super) search: u64,
    /// The placement that the piece begins with.
    pub(super) first: Placement,
    pub(super) outcome: Outcome,
}

/// Who one is among those who solve the same position. The pieces of a search are halved between pairs: one of a pair works
/// from the front, the other one from the back, and so they hardly ever work on the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Share {
    place: usize,
    all: usize,
}

impl Share {
    pub(super) const ALONE: Self = Self { place: 0, all: 1 };

    pub(super) fn new(place: usize, all: usize) -> Self {
        Self { place: place.min(all.max(1) - 1), all: all.max(1) }
    }

    pub(super) fn is_alone(self) -> bool {
        self.all == 1
    }

    /// Where to begin with so many pieces, and whether to go backwards from there.
    pub(super) fn of(self, pieces: usize) -> (usize, bool) {
        (pieces * self.place.next_multiple_of(2) / self.all, self.place % 2 == 1)
    }
}
