//! One town, cards that come in a known order, and a worth to be reached: can it be done?
//!
//! A depth-first search with a stack of its own, so that it can be left at any time and taken up again. Towns that
//! cannot reach the goal any more, by the bounds of [`upper_bound`](super::upper_bound), are not followed.

use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::hash::BuildHasher;
use std::iter;

use rustc_hash::FxBuildHasher;
use wagons_rules::{Placement, Tally, Town};

use super::beam::Beam;
use super::hand::Hand;
use super::objective::Objective;
use super::upper_bound::Site;
use crate::budget::{Budget, Progress, Work};
use crate::search::beam::with;

/// With this many cards a search is so long that it pays to look for a line with a wide beam before.
pub(super) const LONG: usize = 4;

/// How many towns that beam keeps after each card.
const WIDE: usize = 48;

/// What a bound costs for each card, in placements judged.
pub(super) const BOUND: u64 = 8;

/// A search that is under way.
pub(super) struct Puzzle {
    objective: Objective,
    goal: i32,
    scout: Option<Beam>,
    /// The towns on the way to the one looked at, each with the placements still to be tried.
    levels: Vec<Level>,
    line: Vec<Placement>,
    found: Option<i32>,
    /// A number that another search hardly ever has, wherever it is made.
    pub(super) fingerprint: u64,
}

struct Level {
    town: Town,
    site: Option<Site>,
    hand: Hand,
    /// What each placement of the first card makes of the town. The best is tried first.
    untried: BinaryHeap<Untried>,
}

/// A placement, the town after it, and what that is worth; of equal ones the last comes first.
#[derive(PartialEq, Eq)]
struct Untried {
    worth: i32,
    placement: Placement,
    tally: Tally,
}

impl Ord for Untried {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.worth, self.placement).cmp(&(other.worth, other.placement))
    }
}

impl PartialOrd for Untried {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// How a search ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Outcome {
    /// These placements reach the goal.
    Reached(i32, Vec<Placement>),
    /// Nothing does.
    Impossible,
}

impl Puzzle {
    /// Asks whether the town can be worth `goal` once all cards of a hand, at least one, are placed.
    pub(super) fn new(town: &Town, hand: &Hand, objective: Objective, goal: i32) -> Self {
        let scout = (hand.len() >= LONG).then(|| Beam::new(town, hand, objective.clone(), WIDE));
        let site = Site::new(town);
        let now = town.tally(&objective.scoring);
        let promising = promising_of(site.as_ref(), hand, now, &objective, goal);
        let promising = promising.unwrap_or_else(|| town.placements(hand[0]).collect());
        let scout = scout.filter(|_| !promising.is_empty());
        let fingerprint = FxBuildHasher.hash_one((town, hand, &objective, goal));
        let mut puzzle =
            Self { objective, goal, scout, levels: Vec::new(), line: Vec::new(), found: None, fingerprint };
        puzzle.descend(town, site, *hand, promising);
        puzzle
    }

    /// Takes the first placements that are untried out of this search, and makes searches of their own of them.
    pub(super) fn split(&mut self) -> Vec<Self> {
        let Some(Level { town, site, hand, untried }) = self.levels.first_mut() else { return Vec::new() };
        let piece = |untried| {
            let untried = BinaryHeap::from([untried]);
            let level = Level { town: *town, site: site.clone(), hand: *hand, untried };
            Self {
                objective: self.objective.clone(),
                scout: None,
                levels: vec![level],
                line: Vec::new(),
                found: None,
                ..*self
            }
        };
        iter::from_fn(|| untried.pop()).map(piece).collect()
    }

    /// The placement with which a search that was [split](Self::split) begins; nothing if it has other things to try, or none.
    pub(super) fn first(&self) -> Option<Placement> {
        let level = self.levels.first().filter(|_| self.scout.is_none())?;
        self.line.first().or(level.untried.peek().map(|untried| &untried.placement)).copied()
    }

    /// Goes on until it is solved or the budget is spent.
    pub(super) fn work(&mut self, budget: &mut Budget) -> Option<Outcome> {
        if let Some(scout) = &mut self.scout {
            if scout.work(budget) == Progress::Going {
                return None;
            }
            let reached = scout.line().filter(|&(worth, _)| worth >= self.goal);
            if let Some((worth, line)) = reached {
                return Some(Outcome::Reached(worth, line.to_vec()));
            }
            self.scout = None;
        }
        while !budget.is_spent() {
            if let Some(worth) = self.found {
                return Some(Outcome::Reached(worth, std::mem::take(&mut self.line)));
            }
            let Some(level) = self.levels.last_mut() else { return Some(Outcome::Impossible) };
            let Some(Untried { placement, tally, .. }) = level.untried.pop() else {
                self.levels.pop();
                self.line.pop();
                continue;
            };
            let hand = level.hand.rest();
            // Most towns have no promising placement: then the town itself is not needed.
            let mut site = level.site.as_ref().and_then(|site| site.with(placement));
            let mut promising = promising_of(site.as_ref(), &hand, tally, &self.objective, self.goal);
            budget.spend(BOUND * hand.len() as u64);
            if promising.as_ref().is_some_and(Vec::is_empty) {
                continue;
            }
            let town = with(&level.town, placement);
            if site.is_none() {
                site = Site::new(&town);
                promising = promising_of(site.as_ref(), &hand, tally, &self.objective, self.goal);
            }
            let promising = promising.unwrap_or_else(|| town.placements(hand[0]).collect());
            self.line.push(placement);
            budget.spend(promising.len() as u64);
            self.descend(&town, site, hand, promising);
        }
        None
    }

    /// Looks at a town to which cards are still to come, the first on one of the promising places. Takes the last
    /// placement of the line back if the goal cannot be reached.
    fn descend(&mut self, town: &Town, site: Option<Site>, hand: Hand, promising: Vec<Placement>) {
        let survey = town.survey(&self.objective.scoring);
        let judge = |placement| {
            let tally = survey.after(placement);
            Untried { worth: self.objective.worth(tally), placement, tally }
        };
        let untried: BinaryHeap<_> = promising.into_iter().map(judge).collect();
        if hand.len() > 1 {
            self.levels.push(Level { town: *town, site, hand, untried });
            return;
        }
        match untried.peek() {
            Some(&Untried { worth, placement, .. }) if worth >= self.goal => {
                self.found = Some(worth);
                self.line.push(placement);
            }
            _ => drop(self.line.pop()),
        }
    }
}

/// Whether the bounds leave no placement of the first card that may lead to the goal.
pub(super) fn is_hopeless(town: &Town, hand: &Hand, objective: &Objective, goal: i32) -> bool {
    let site = Site::new(town);
    let now = town.tally(&objective.scoring);
    promising_of(site.as_ref(), hand, now, objective, goal).is_some_and(|placements| placements.is_empty())
}

/// The placements of the first card that may lead to the goal, where there is a site to tell.
fn promising_of(
    site: Option<&Site>,
    hand: &Hand,
    now: Tally,
    objective: &Objective,
    goal: i32,
) -> Option<Vec<Placement>> {
    Some(site?.promising(hand, goal - objective.worth(now), objective, now))
}
