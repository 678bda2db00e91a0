//! What the towns of a search are judged by.

use wagons_rules::{Card, Placement, Tally, Town};

use crate::evaluation::Coming;

/// Judges towns: a higher number is a better town.
pub(crate) trait Objective: Clone {
    /// What a finished town is worth.
    fn worth(&self, town: &Town) -> i32;

    /// Prepares to judge placements on one town by what it is worth then.
    fn at_once<'a>(&'a self, town: &'a Town) -> impl Fn(Placement) -> i32 + 'a;

    /// Prepares to evaluate placements on one town that is then to get more cards.
    fn evaluate<'a>(&'a self, town: &'a Town, coming: &'a Coming) -> impl Fn(Placement) -> i32 + 'a;
}

/// To be ahead of the other town in a game of two, in points.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Lead {
    pub(crate) scoring: [Card; 3],
    pub(crate) other: Tally,
}

impl Objective for Lead {
    fn worth(&self, town: &Town) -> i32 {
        town.tally(&self.scoring).lead(&self.other).0
    }

    fn at_once<'a>(&'a self, town: &'a Town) -> impl Fn(Placement) -> i32 + 'a {
        let survey = town.survey(&self.scoring);
        move |placement| survey.after(placement).lead(&self.other).0
    }

    /// In sixteenths of a point, with the potential of the town.
    fn evaluate<'a>(&'a self, town: &'a Town, coming: &'a Coming) -> impl Fn(Placement) -> i32 + 'a {
        let survey = town.survey(&self.scoring);
        move |placement| {
            let (tally, potential) = coming.evaluate(&survey, placement, &self.scoring);
            Coming::POINT * tally.lead(&self.other).0 + potential
        }
    }
}
