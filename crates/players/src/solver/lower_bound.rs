//! Lower bounds on what a player can reach, by restricting that player's own strategy and giving the opponent
//! perfect information.
//!
//! The player commits to one of a few towns as soon as cards are drafted. The opponent is allowed to know all later
//! drafts before placing anything. What the player still reaches then, the player can reach in the real game, where
//! there are more choices and the opponent knows less: the bound is sound. The lower bounds of both players enclose
//! the true value, and mostly they meet.

use wagons_rules::{Placement, Seat};

use super::beam::Beam;
use super::hand::Hand;
use super::node::{Node, TownId};
use super::puzzle::{BOUND, is_hopeless};
use super::search::{Pause, Search};
use super::transposition::{ANYTHING, NOTHING, Task};
use crate::budget::Work;

/// How many towns are kept after each card of a line that is to be good, and quickly found.
const WIDTH: usize = 8;

/// What a player is to secure: the first player a value of at least this, the second one below it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Claim {
    pub(super) seat: Seat,
    pub(super) value: i32,
}

/// Whether a task can be worth at least `goal`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Question {
    pub(super) task: Task,
    /// What the other player places after that, to be ahead of by `goal`; nothing if the task's own worth matters.
    pub(super) second: Option<Task>,
    pub(super) goal: i32,
}

/// Whether a restricted strategy secures a claim.
#[derive(Debug, Clone, Copy)]
pub(super) enum Verdict {
    Yes,
    No,
    /// That depends on this question, and perhaps on others.
    Open(Question),
}

impl Verdict {
    /// Of one's own choices one good one is enough.
    pub(super) fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::Yes, _) | (_, Self::Yes) => Self::Yes,
            (Self::No, verdict) | (verdict, Self::No) => verdict,
            // The easier question is asked first.
            (Self::Open(a), Self::Open(b)) if b.task.hand.len() < a.task.hand.len() => other,
            (Self::Open(_), Self::Open(_)) => self,
        }
    }

    /// The opponent's answer to the opposite claim, if that is exact.
    fn not(self) -> Self {
        match self {
            Self::Yes => Self::No,
            Self::No => Self::Yes,
            open @ Self::Open(_) => open,
        }
    }
}

impl Search {
    /// Whether the player's restricted strategy secures the claim from here.
    pub(super) fn secures(&mut self, claim: Claim, node: Node) -> Result<Verdict, Pause> {
        if node.drafted {
            return self.commit(claim, node);
        }
        let left = self.circle.len() - usize::from(node.gone);
        if left == 0 {
            return self.outcome(claim, node);
        }
        // For the opponent, who answers the opposite claim, one good choice is enough as well.
        let of_drafter = |verdict: Verdict| if node.active == claim.seat { verdict } else { verdict.not() };
        let mut verdict = Verdict::No;
        for skipped in 0..left {
            let drafted = node.after_draft(&self.circle, skipped);
            // The last card is placed by whoever drafts it, when the other player has placed everything.
            let after = if left == 1 { self.outcome(claim, drafted)? } else { self.commit(claim, drafted)? };
            verdict = verdict.or(of_drafter(after));
            if matches!(verdict, Verdict::Yes) {
                break;
            }
        }
        Ok(of_drafter(verdict))
    }

    /// The active player has drafted and places all cards in hand, if later drafts can depend on it.
    fn commit(&mut self, claim: Claim, node: Node) -> Result<Verdict, Pause> {
        let left = self.circle.len() - usize::from(node.gone);
        // With one card left its owner is known, and nothing more comes to this player.
        if node.active != claim.seat || left < 2 {
            return self.secures(claim, node.passed());
        }
        let mut verdict = Verdict::No;
        for town in self.commitments(claim.seat, node)? {
            let placed = node.passed().with_town(claim.seat, town, Hand::EMPTY);
            verdict = verdict.or(self.secures(claim, placed)?);
            if matches!(verdict, Verdict::Yes) {
                break;
            }
        }
        Ok(verdict)
    }

    /// Good towns to make of the hand now: for each way the drafts can go, the one that suits it.
    fn commitments(&mut self, seat: Seat, node: Node) -> Result<Vec<TownId>, Pause> {
        let mut futures = Vec::new();
        self.futures(seat, node.passed().with_town(seat, 0, Hand::EMPTY), &mut futures);
        let (town, hand) = (node.towns[seat.index()], node.hands[seat.index()]);
        let mut towns = Vec::new();
        for future in futures {
            let task = Task { town, hand: hand.with(&future), against: None };
            let line = self.best_line(task)?;
            let made = self.table.after(town, &line[..hand.len()]);
            if !towns.contains(&made) {
                towns.push(made);
            }
        }
        Ok(towns)
    }

    /// All hands that can come to a player from here on.
    pub(super) fn futures(&self, seat: Seat, node: Node, found: &mut Vec<Hand>) {
        let left = self.circle.len() - usize::from(node.gone);
        if left == 0 {
            let hand = node.hands[seat.index()];
            if !found.contains(&hand) {
                found.push(hand);
            }
        }
        for skipped in 0..left {
            self.futures(seat, node.after_draft(&self.circle, skipped).passed(), found);
        }
    }

    /// All cards are shared out; what is in the hands will be placed as well as possible, by the active player last.
    fn outcome(&mut self, claim: Claim, node: Node) -> Result<Verdict, Pause> {
        let (own, other) = (claim.seat, claim.seat.other());
        let needed = self.needed_lead(claim, &node);
        let (own, other) = (node.task(own), node.task(other));
        if !self.coupled {
            self.difference(own, other, needed)
        } else if node.active == claim.seat {
            Ok(self.duel(other, own, 1 - needed)?.not())
        } else {
            self.duel(own, other, needed)
        }
    }

    /// Whether a final town keeps its lead, whatever the opponent makes of the cards in hand.
    pub(super) fn withstands(&mut self, town: TownId, other: Task, needed: i32) -> Result<Verdict, Pause> {
        let most = self.table.worth_now(town, None) - needed;
        Ok(self.reaches(self.against(town, other), most + 1)?.not())
    }

    /// The best line known.
    pub(super) fn best_line(&mut self, task: Task) -> Result<Box<[Placement]>, Pause> {
        self.lower(task)?;
        Ok(self.table.answer(&task).map(|answer| answer.line.clone()).unwrap_or_default())
    }

    /// The town at the end of that line.
    pub(super) fn best_town(&mut self, task: Task) -> Result<TownId, Pause> {
        let line = self.best_line(task)?;
        Ok(self.table.after(task.town, &line))
    }

    /// By how many points the player must be ahead in the end.
    fn needed_lead(&self, claim: Claim, node: &Node) -> i32 {
        let tie = self.tie(node);
        match claim.seat {
            Seat::First => -(tie - claim.value).div_euclid(2),
            Seat::Second => -(claim.value - 1 - tie).div_euclid(2),
        }
    }

    /// Whether one task is worth at least `needed` more than the other.
    fn difference(&mut self, own: Task, other: Task, needed: i32) -> Result<Verdict, Pause> {
        // Whoever has fewer cards is known sooner.
        if own.hand.len() <= other.hand.len() {
            let lower = self.lower(own)?;
            if self.is_hopeless(other, lower - needed + 1)? {
                return Ok(Verdict::Yes);
            }
        } else {
            let their_lower = self.lower(other)?;
            if self.is_hopeless(own, needed + their_lower)? {
                return Ok(Verdict::No);
            }
        }
        let (lower, upper) = (self.lower(own)?, self.upper(own)?);
        let (their_lower, their_upper) = (self.lower(other)?, self.upper(other)?);
        if lower - their_upper >= needed {
            return Ok(Verdict::Yes);
        }
        if upper - their_lower < needed {
            return Ok(Verdict::No);
        }
        // The shorter question is settled for good; then the longer one is asked only what matters.
        let (own_open, other_open) = (lower < upper, their_lower < their_upper);
        let (task, goal) = if own_open && (!other_open || own.hand.len() <= other.hand.len()) {
            (own, if other_open { lower + 1 } else { needed + their_lower })
        } else {
            (other, if own_open { their_lower + 1 } else { lower - needed + 1 })
        };
        Ok(Verdict::Open(Question { task, second: None, goal }))
    }

    pub(super) fn reaches(&mut self, task: Task, goal: i32) -> Result<Verdict, Pause> {
        if self.is_hopeless(task, goal)? {
            Ok(Verdict::No)
        } else if self.lower(task)? >= goal {
            Ok(Verdict::Yes)
        } else if self.upper(task)? < goal {
            Ok(Verdict::No)
        } else {
            Ok(Verdict::Open(Question { task, second: None, goal }))
        }
    }

    /// Whether the upper bounds alone show that a goal is out of reach: much quicker than a line, so that is looked at first.
    fn is_hopeless(&mut self, task: Task, goal: i32) -> Result<bool, Pause> {
        let known = self.table.answer(&task).map(|answer| (answer.lower, answer.upper));
        let (lower, upper) = known.unwrap_or((NOTHING, ANYTHING));
        if upper < goal || lower > NOTHING || task.hand.is_empty() {
            return Ok(upper < goal);
        }
        // That was no use, and a line is looked for.
        if self.beam.as_ref().is_some_and(|&(asked, _)| asked == task) {
            return Ok(false);
        }
        self.pause_if_spent()?;
        self.budget.spend(BOUND * task.hand.len() as u64);
        let objective = self.table.objective(task.against);
        let town = self.table.town(task.town);
        let hopeless = is_hopeless(town, &task.hand, &objective, goal);
        if hopeless {
            self.table.lower_upper(task, goal - 1);
        } else {
            self.beam = Some((task, Beam::new(town, &task.hand, objective, WIDTH)));
        }
        Ok(hopeless)
    }

    /// A worth the task is known to reach.
    pub(super) fn lower(&mut self, task: Task) -> Result<i32, Pause> {
        if let Some(answer) = self.table.answer(&task)
            && answer.lower > NOTHING
        {
            return Ok(answer.lower);
        }
        let (worth, line) = self.quick_line(task)?;
        self.table.raise_lower(task, worth, &line);
        // Of one card all placements were judged.
        if task.hand.len() <= 1 {
            self.table.lower_upper(task, worth);
        }
        Ok(worth)
    }

    /// A line of placements that is quickly found, and the worth it reaches.
    fn quick_line(&mut self, task: Task) -> Result<(i32, Vec<Placement>), Pause> {
        self.pause_if_spent()?;
        let mut beam = match self.beam.take() {
            Some((asked, beam)) if asked == task => beam,
            _ => {
                self.budget.spend(1);
                let objective = self.table.objective(task.against);
                Beam::new(self.table.town(task.town), &task.hand, objective, WIDTH)
            }
        };
        beam.work(&mut self.budget);
        if let Some((worth, line)) = beam.line() {
            return Ok((worth, line.to_vec()));
        }
        // The argument will come by here again.
        self.beam = Some((task, beam));
        Err(Pause)
    }

    /// A worth the task is known not to exceed.
    fn upper(&mut self, task: Task) -> Result<i32, Pause> {
        if task.hand.len() <= 1 {
            return self.lower(task);
        }
        Ok(self.table.answer(&task).map_or(ANYTHING, |answer| answer.upper))
    }

    /// A task against a final town of the other player.
    pub(super) fn against(&self, town: TownId, task: Task) -> Task {
        let against = self.table.counts(town).seen_by(self.table.counts(task.town).with(&task.hand));
        Task { against: Some(against), ..task }
    }
}
