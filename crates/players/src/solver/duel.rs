//! The end of a game in which counts are compared: one player places the rest of the cards, then the other.
//!
//! What the second player makes of the cards depends on the first one's final town, but only on its counts. So the solver
//! looks for a town that is good enough against all [replies](Reply) known, and then for a reply that refutes it, which
//! joins the others. That ends when there is no such town, or no reply to it: mostly after a few rounds.

use wagons_rules::Placement;

use super::lower_bound::{Question, Verdict};
use super::node::TownId;
use super::objective::{Objective, Reply};
use super::puzzle::{BOUND, Outcome, is_hopeless};
use super::search::{Pause, Search};
use super::transposition::{ANYTHING, NOTHING, Task};

/// What is known about such an end: the first player's lead is an interval that only ever becomes narrower.
#[derive(Default)]
pub(super) struct Duel {
    lowest: i32,
    highest: i32,
    /// Placements of the first player that give the lead `lowest`.
    pub(super) line: Box<[Placement]>,
    /// Placements of the first player that no known reply refutes.
    candidate: Option<Box<[Placement]>>,
    replies: Vec<Reply>,
    /// The lead for which the upper bounds have been asked since the last reply.
    bounded: Option<i32>,
    /// Whether the first player's best line has been a candidate.
    begun: bool,
}

impl Search {
    /// Whether the player who places the first task can be ahead by `needed`, if the other one then places the second.
    pub(super) fn duel(&mut self, first: Task, second: Task, needed: i32) -> Result<Verdict, Pause> {
        if first.hand.is_empty() {
            return self.withstands(first.town, second, needed);
        }
        if second.hand.is_empty() {
            let goal = needed + self.table.worth_now(second.town, None);
            return self.reaches(self.against(second.town, first), goal);
        }
        if self.duel_mut(first, second).replies.is_empty() {
            let best = self.best_town(second)?;
            let reply = self.reply(best);
            self.duel_mut(first, second).replies.push(reply);
        }
        loop {
            let known = self.duel_mut(first, second);
            if needed <= known.lowest {
                return Ok(Verdict::Yes);
            }
            if needed > known.highest {
                return Ok(Verdict::No);
            }
            // The upper bounds alone often show that no town is ahead of the replies known.
            if known.bounded != Some(needed) {
                known.bounded = Some(needed);
                self.budget.spend(BOUND * first.hand.len() as u64);
                let objective = self.against_replies(first, second);
                if is_hopeless(self.table.town(first.town), &first.hand, &objective, needed) {
                    self.duel_mut(first, second).highest = needed - 1;
                    continue;
                }
            }
            let known = self.duel_mut(first, second);
            let Some(line) = known.candidate.clone() else {
                if known.begun {
                    return Ok(Verdict::Open(Question { task: first, second: Some(second), goal: needed }));
                }
                let candidate = self.best_line(first)?;
                let known = self.duel_mut(first, second);
                (known.begun, known.candidate) = (true, Some(candidate));
                continue;
            };
            let town = self.table.after(first.town, &line);
            match self.withstands(town, second, needed)? {
                Verdict::Yes => self.raise_lead(first, second, needed, &line),
                Verdict::No => {
                    let refutation = self.best_town(self.against(town, second))?;
                    let reply = self.reply(refutation);
                    let known = self.duel_mut(first, second);
                    (known.candidate, known.bounded) = (None, None);
                    known.replies.push(reply);
                }
                open @ Verdict::Open(_) => return Ok(open),
            }
        }
    }

    /// The first player's objective: to be ahead of every known reply.
    pub(super) fn against_replies(&mut self, first: Task, second: Task) -> Objective {
        let replies = self.duel_mut(first, second).replies.as_slice().into();
        Objective { scoring: self.table.scoring, replies }
    }

    /// Notes whether a town is ahead of every known reply.
    pub(super) fn note_duel(&mut self, first: Task, second: Task, needed: i32, outcome: Outcome) {
        let known = self.duel_mut(first, second);
        match outcome {
            Outcome::Reached(_, line) => known.candidate = Some(line.into()),
            Outcome::Impossible => known.highest = known.highest.min(needed - 1),
        }
    }

    /// Notes placements and the lead they keep, for the duel itself and for what is left of it after each.
    fn raise_lead(&mut self, first: Task, second: Task, lead: i32, line: &[Placement]) {
        let known = self.duel_mut(first, second);
        if known.lowest >= lead {
            return;
        }
        known.lowest = lead;
        known.line = line.into();
        known.candidate = Some(line.into());
        if let [placement, rest @ ..] = line
            && !rest.is_empty()
        {
            let town = self.table.after(first.town, &[*placement]);
            self.raise_lead(Task { town, hand: first.hand.rest(), ..first }, second, lead, rest);
        }
    }

    /// A final town, as the other player sees it.
    fn reply(&self, town: TownId) -> Reply {
        Reply { counts: self.table.counts(town), worth: self.table.worth_now(town, None) }
    }

    fn duel_mut(&mut self, first: Task, second: Task) -> &mut Duel {
        let new = || Duel { lowest: NOTHING, highest: ANYTHING, ..Duel::default() };
        self.duels.entry((first, second)).or_insert_with(new)
    }
}
