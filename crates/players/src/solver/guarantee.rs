//! What a player can be sure of by following a plan.
//!
//! A player who knew all later drafts could place every card for just the cards that come. Let the opponent have
//! that knowledge, and the player only a few good ways to commit: what the player then reaches, the player
//! reaches in the game. Both players' guarantees together enclose the true margin, and mostly they meet.

use wagons_rules::{Placement, Seat};

use super::archive::{NOTHING, Task};
use super::beam::Beam;
use super::hand::Hand;
use super::objective::Counts;
use super::search::{Pause, Search};
use super::stand::{Stand, TownId};

/// What a player wants: the first player a value of at least this, the second one below it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Aim {
    pub(super) seat: Seat,
    pub(super) value: i32,
}

/// Whether a task can be worth at least `goal`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Question {
    pub(super) task: Task,
    pub(super) goal: i32,
}

/// Whether a plan reaches an aim.
#[derive(Debug, Clone, Copy)]
pub(super) enum Verdict {
    Yes,
    No,
    /// That hangs on this question, and maybe more.
    Open(Question),
}

impl Verdict {
    /// Of one's own choices one good one is enough.
    fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::Yes, _) | (_, Self::Yes) => Self::Yes,
            (Self::No, verdict) | (verdict, Self::No) => verdict,
            (Self::Open(a), Self::Open(b)) => Self::Open(a.easier(b)),
        }
    }

    /// Of the opponent's choices all must be good.
    fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::No, _) | (_, Self::No) => Self::No,
            (Self::Yes, verdict) | (verdict, Self::Yes) => verdict,
            (Self::Open(a), Self::Open(b)) => Self::Open(a.easier(b)),
        }
    }
}

impl Question {
    pub(super) fn easier(self, other: Self) -> Self {
        if other.task.hand.len() < self.task.hand.len() { other } else { self }
    }
}

impl Search {
    /// Whether the player has a plan that reaches the aim from here.
    pub(super) fn guarantee(&mut self, aim: Aim, stand: Stand) -> Result<Verdict, Pause> {
        if stand.drafted {
            return self.commit(aim, stand);
        }
        let left = self.circle.len() - usize::from(stand.gone);
        if left == 0 {
            return self.outcome(aim, stand);
        }
        let own = stand.active == aim.seat;
        let mut verdict = if own { Verdict::No } else { Verdict::Yes };
        for skipped in 0..left {
            let after = self.commit(aim, stand.after_draft(&self.circle, skipped))?;
            verdict = if own { verdict.or(after) } else { verdict.and(after) };
            match (verdict, own) {
                (Verdict::Yes, true) | (Verdict::No, false) => break,
                _ => {}
            }
        }
        Ok(verdict)
    }

    /// The active player has drafted and places all cards in hand, if later drafts can depend on it.
    fn commit(&mut self, aim: Aim, stand: Stand) -> Result<Verdict, Pause> {
        let left = self.circle.len() - usize::from(stand.gone);
        // With one card left its owner is known, and nothing more comes to this player.
        if stand.active != aim.seat || left < 2 {
            return self.guarantee(aim, stand.passed());
        }
        let mut verdict = Verdict::No;
        for town in self.commitments(aim.seat, stand)? {
            let placed = stand.passed().with_town(aim.seat, town, Hand::EMPTY);
            verdict = verdict.or(self.guarantee(aim, placed)?);
            if matches!(verdict, Verdict::Yes) {
                break;
            }
        }
        Ok(verdict)
    }

    /// Good towns to make of the hand now: for each way the drafts can go, the one that suits it.
    fn commitments(&mut self, seat: Seat, stand: Stand) -> Result<Vec<TownId>, Pause> {
        let mut futures = Vec::new();
        self.futures(seat, stand.passed().with_town(seat, 0, Hand::EMPTY), &mut futures);
        let (town, hand) = (stand.towns[seat.index()], stand.hands[seat.index()]);
        let mut towns = Vec::new();
        for future in futures {
            let task = Task { town, hand: hand.with(&future), against: None };
            self.lower(task)?;
            let line = self.archive.answer(&task).and_then(|answer| answer.line.clone()).unwrap_or_default();
            let mut made = *self.archive.town(town);
            for &placement in &line[..hand.len()] {
                made.place_unchecked(placement);
            }
            let made = self.archive.number(&made);
            if !towns.contains(&made) {
                towns.push(made);
            }
        }
        Ok(towns)
    }

    /// All hands that can come to a player from here on.
    pub(super) fn futures(&self, seat: Seat, stand: Stand, found: &mut Vec<Hand>) {
        let left = self.circle.len() - usize::from(stand.gone);
        if left == 0 {
            let hand = stand.hands[seat.index()];
            if !found.contains(&hand) {
                found.push(hand);
            }
        }
        for skipped in 0..left {
            self.futures(seat, stand.after_draft(&self.circle, skipped).passed(), found);
        }
    }

    /// All cards are shared out; what is in the hands will be placed as well as possible.
    fn outcome(&mut self, aim: Aim, stand: Stand) -> Result<Verdict, Pause> {
        let (own, other) = (aim.seat, aim.seat.other());
        let task = |seat: Seat, against| Task {
            town: stand.towns[seat.index()],
            hand: stand.hands[seat.index()],
            against,
        };
        let needed = self.needed_lead(aim, &stand);
        if !self.coupled {
            return self.difference(task(own, None), task(other, None), needed);
        }
        if stand.hands[other.index()].is_empty() {
            let town = stand.towns[other.index()];
            let against = Some(self.counts(town));
            return self.reaches(task(own, against), needed + self.archive.worth_now(town, None));
        }
        // The opponent answers final towns, whoever in truth places last.
        let mut verdict = Verdict::No;
        for town in self.final_towns(task(own, None), task(other, None))? {
            let against = Some(self.counts(town));
            let most = self.archive.worth_now(town, None) - needed;
            verdict = verdict.or(self.stays_below(task(other, against), most + 1)?);
            if matches!(verdict, Verdict::Yes) {
                break;
            }
        }
        Ok(verdict)
    }

    /// Good final towns: the best by itself, and the best against the best of the opponent.
    fn final_towns(&mut self, own: Task, other: Task) -> Result<Vec<TownId>, Pause> {
        if own.hand.is_empty() {
            return Ok(vec![own.town]);
        }
        let theirs = self.best_town(other)?;
        let best = self.best_town(own)?;
        let answer = self.best_town(Task { against: Some(self.counts(theirs)), ..own })?;
        Ok(if best == answer { vec![best] } else { vec![best, answer] })
    }

    /// The town at the end of the best line known.
    fn best_town(&mut self, task: Task) -> Result<TownId, Pause> {
        self.lower(task)?;
        let mut town = *self.archive.town(task.town);
        if let Some(line) = self.archive.answer(&task).and_then(|answer| answer.line.as_deref()) {
            for &placement in line {
                town.place_unchecked(placement);
            }
        }
        Ok(self.archive.number(&town))
    }

    /// By how many points the player must be ahead in the end.
    fn needed_lead(&self, aim: Aim, stand: &Stand) -> i32 {
        let tie = self.tie(stand);
        match aim.seat {
            Seat::First => -(tie - aim.value).div_euclid(2),
            Seat::Second => -(aim.value - 1 - tie).div_euclid(2),
        }
    }

    /// Whether one task is worth so much more than the other.
    fn difference(&mut self, own: Task, other: Task, needed: i32) -> Result<Verdict, Pause> {
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
        let question = if own_open && (!other_open || own.hand.len() <= other.hand.len()) {
            Question { task: own, goal: if other_open { lower + 1 } else { needed + their_lower } }
        } else {
            Question { task: other, goal: if own_open { their_lower + 1 } else { lower - needed + 1 } }
        };
        Ok(Verdict::Open(question))
    }

    fn reaches(&mut self, task: Task, goal: i32) -> Result<Verdict, Pause> {
        if self.lower(task)? >= goal {
            Ok(Verdict::Yes)
        } else if self.upper(task)? < goal {
            Ok(Verdict::No)
        } else {
            Ok(Verdict::Open(Question { task, goal }))
        }
    }

    fn stays_below(&mut self, task: Task, goal: i32) -> Result<Verdict, Pause> {
        Ok(match self.reaches(task, goal)? {
            Verdict::Yes => Verdict::No,
            Verdict::No => Verdict::Yes,
            open @ Verdict::Open(_) => open,
        })
    }

    /// A worth the task is known to reach.
    pub(super) fn lower(&mut self, task: Task) -> Result<i32, Pause> {
        if let Some(answer) = self.archive.answer(&task)
            && answer.lower > NOTHING
        {
            return Ok(answer.lower);
        }
        let (worth, line) = self.good_line(task)?;
        self.archive.raise_the_bottom(task, worth, &line);
        // Of one card all placements were judged.
        if task.hand.len() <= 1 {
            self.archive.lower_the_top(task, worth);
        }
        Ok(worth)
    }

    /// A line of placements that is quickly found, and the worth it reaches.
    fn good_line(&mut self, task: Task) -> Result<(i32, Vec<Placement>), Pause> {
        self.pause_when_tired()?;
        let mut beam = match self.beam.take() {
            Some((asked, beam)) if asked == task => beam,
            _ => {
                self.nodes += 1;
                let objective = self.archive.objective(task.against);
                Beam::new(self.archive.town(task.town), &task.hand, objective)
            }
        };
        loop {
            if let Some((worth, line)) = beam.line() {
                return Ok((worth, line.to_vec()));
            }
            if self.is_tired() {
                // The argument will come by here again.
                self.beam = Some((task, beam));
                return Err(Pause);
            }
            self.nodes += beam.step();
        }
    }

    /// A worth the task is known not to exceed.
    fn upper(&mut self, task: Task) -> Result<i32, Pause> {
        if task.hand.len() <= 1 {
            return self.lower(task);
        }
        Ok(self.archive.answer(&task).map_or(super::archive::ANYTHING, |answer| answer.upper))
    }

    fn counts(&self, town: TownId) -> Counts {
        self.archive.town(town).tally(&self.scoring).into()
    }
}
