//! How much may be done, and whether more is left to do: the one convention of all work that is done in slices.

/// The placements that may still be judged, called nodes.
///
/// The caller makes one and lends it; everything that works takes off what it used. Work stops soon after the budget
/// is spent, after a few hundred nodes more as a rule, and goes on with the next one.
///
/// ```
/// use wagons_players::Budget;
///
/// let mut budget = Budget::nodes(10);
/// budget.spend(7);
/// assert!(!budget.is_spent());
/// budget.spend(7); // the last step may be larger than what is left
/// assert!(budget.is_spent());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// Below 0 when the last step took more than there was.
    left: i64,
}

/// Whether there is more to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// More work can change the result.
    Going,
    /// The result is final.
    Finished,
}

/// Something that is worked out in slices of any size.
pub trait Work {
    /// Goes on until the budget is spent or nothing is left to do.
    fn work(&mut self, budget: &mut Budget) -> Progress;
}

impl Budget {
    /// More than any work takes.
    pub const fn endless() -> Self {
        Self { left: i64::MAX }
    }

    /// This number of placements.
    pub const fn nodes(nodes: u64) -> Self {
        Self { left: if nodes > i64::MAX as u64 { i64::MAX } else { nodes as i64 } }
    }

    /// Whether nothing is left.
    pub const fn is_spent(&self) -> bool {
        self.left <= 0
    }

    /// How much is left.
    pub const fn left(&self) -> u64 {
        if self.left > 0 { self.left as u64 } else { 0 }
    }

    /// Takes off what was used.
    pub const fn spend(&mut self, nodes: u64) {
        self.left -= nodes as i64;
    }

    /// Lets something work, and tells how much it took.
    pub fn measured<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> (T, u64) {
        let before = self.left;
        let done = work(self);
        (done, (before - self.left) as u64)
    }

    /// Lets something work on a budget of its own, and takes off what it took, also if that is more than is left.
    pub fn apart<T>(&mut self, mut own: Self, work: impl FnOnce(&mut Self) -> T) -> (T, u64) {
        let (done, took) = own.measured(work);
        self.spend(took);
        (done, took)
    }
}

impl Progress {
    /// Finished if this is so.
    pub const fn finished_if(finished: bool) -> Self {
        if finished { Self::Finished } else { Self::Going }
    }

    /// Whether the result is final.
    pub const fn is_finished(self) -> bool {
        matches!(self, Self::Finished)
    }
}
