//! One town, cards that come in a known order, and a worth to be reached: can it be done?
//!
//! A depth-first search with a stack of its own, so that it can be left at any time and taken up again. Towns that
//! cannot reach the goal any more, by the bounds of [`ceiling`](super::ceiling), are not followed.

use wagons_rules::{Placement, Tally, Town};

use super::ceiling::Site;
use super::hand::Hand;
use super::objective::Objective;

/// A search that is under way.
pub(super) struct Puzzle {
    objective: Objective,
    goal: i32,
    /// The towns on the way to the one looked at, each with the placements still to be tried.
    levels: Vec<Level>,
    line: Vec<Placement>,
    found: Option<i32>,
}

struct Level {
    town: Town,
    site: Option<Site>,
    hand: Hand,
    /// What each placement of the first card makes of the town, the best last.
    untried: Vec<(i32, Placement, Tally)>,
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
        let mut puzzle = Self { objective, goal, levels: Vec::new(), line: Vec::new(), found: None };
        puzzle.descend(town, Site::new(town), town.tally(&objective.scoring), *hand);
        puzzle
    }

    /// Goes on until it is solved or so many placements were judged; takes off what it used.
    pub(super) fn work(&mut self, nodes: &mut i64) -> Option<Outcome> {
        while *nodes > 0 {
            if let Some(worth) = self.found {
                return Some(Outcome::Reached(worth, std::mem::take(&mut self.line)));
            }
            let Some(level) = self.levels.last_mut() else { return Some(Outcome::Impossible) };
            let Some((_, placement, tally)) = level.untried.pop() else {
                self.levels.pop();
                self.line.pop();
                continue;
            };
            let (mut town, hand) = (level.town, level.hand.rest());
            town.place_unchecked(placement);
            let site = level.site.as_ref().and_then(|site| site.with(placement, &town));
            self.line.push(placement);
            *nodes -= self.descend(&town, site, tally, hand);
        }
        None
    }

    /// Looks at a town that some cards are still to come to; takes the last placement of the line back if the
    /// goal cannot be reached. Gives the number of placements judged.
    fn descend(&mut self, town: &Town, site: Option<Site>, now: Tally, hand: Hand) -> i64 {
        let wanted = self.goal - self.objective.worth(now);
        let nodes = match (&site, &hand[..]) {
            (Some(site), &[card]) => {
                let promising = site.last_card(card, wanted, self.objective, now);
                if promising.is_empty() { 1 } else { self.finish(town, promising.into_iter()) }
            }
            (None, &[card]) => self.finish(town, placements(town, card)),
            (Some(site), cards) if site.gain(cards, self.objective, now) < wanted => 1,
            _ => {
                let survey = town.survey(&self.objective.scoring);
                let judge = |placement| {
                    let tally = survey.after(placement);
                    (self.objective.worth(tally), placement, tally)
                };
                let mut untried: Vec<_> = placements(town, hand[0]).map(judge).collect();
                untried.sort_by_key(|&(worth, placement, _)| (worth, placement));
                let nodes = untried.len() as i64;
                self.levels.push(Level { town: *town, site, hand, untried });
                return nodes;
            }
        };
        if self.found.is_none() {
            self.line.pop();
        }
        nodes
    }

    /// Tries placements of the last card.
    fn finish(&mut self, town: &Town, placements: impl Iterator<Item = Placement>) -> i64 {
        let survey = town.survey(&self.objective.scoring);
        let mut nodes = 0;
        for placement in placements {
            nodes += 1;
            let worth = self.objective.worth(survey.after(placement));
            if worth >= self.goal {
                self.found = Some(worth);
                self.line.push(placement);
                break;
            }
        }
        nodes
    }
}

fn placements(town: &Town, card: wagons_rules::Card) -> impl Iterator<Item = Placement> + '_ {
    town.spots().flat_map(move |at| [false, true].map(|turned| Placement { card, turned, at }))
}
