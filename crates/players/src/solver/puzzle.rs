//! One town, cards that come in a known order, and a worth to be reached: can it be done?
//!
//! A depth-first search with a stack of its own, so that it can be left at any time and taken up again.

use wagons_rules::{Placement, Town};

use super::hand::Hand;
use super::objective::Objective;

/// A search that is under way.
pub(super) struct Puzzle {
    objective: Objective,
    goal: i32,
    /// The towns on the way to the one looked at, each with the placements still to be tried.
    levels: Vec<Level>,
    line: Vec<Placement>,
}

struct Level {
    town: Town,
    hand: Hand,
    /// What each placement of the first card makes of the town, the best last.
    untried: Vec<(i32, Placement)>,
}

/// How a search ended.
pub(super) enum Outcome {
    /// These placements reach the goal.
    Reached(i32, Vec<Placement>),
    /// Nothing does.
    Impossible,
}

impl Puzzle {
    /// Asks whether the town can be worth `goal` once all cards of a hand, at least one, are placed.
    pub(super) fn new(town: &Town, hand: &Hand, objective: Objective, goal: i32) -> Self {
        let mut puzzle = Self { objective, goal, levels: Vec::new(), line: Vec::new() };
        puzzle.descend(town, *hand, &mut 0);
        puzzle
    }

    /// Goes on until it is solved or so many placements were judged; takes off what it used.
    pub(super) fn work(&mut self, nodes: &mut i64) -> Option<Outcome> {
        while *nodes > 0 {
            let Some(level) = self.levels.last_mut() else { return Some(Outcome::Impossible) };
            let Some((worth, placement)) = level.untried.pop() else {
                self.levels.pop();
                self.line.pop();
                continue;
            };
            if level.hand.len() == 1 {
                // Sorted: whatever reaches the goal comes first.
                if worth >= self.goal {
                    self.line.push(placement);
                    return Some(Outcome::Reached(worth, std::mem::take(&mut self.line)));
                }
                level.untried.clear();
                continue;
            }
            *nodes -= 1;
            let (mut town, hand) = (level.town, level.hand.rest());
            town.place_unchecked(placement);
            self.line.push(placement);
            self.descend(&town, hand, nodes);
        }
        None
    }

    fn descend(&mut self, town: &Town, hand: Hand, nodes: &mut i64) {
        let survey = town.survey(&self.objective.scoring);
        let card = hand[0];
        let mut untried = Vec::with_capacity(2 * town.spots().len());
        for at in town.spots() {
            for turned in [false, true] {
                let placement = Placement { card, turned, at };
                untried.push((self.objective.worth(survey.after(placement)), placement));
            }
        }
        *nodes -= untried.len() as i64;
        untried.sort();
        self.levels.push(Level { town: *town, hand, untried });
    }
}
