//! What a solver has found out, and the question it works on.

use rustc_hash::FxHashMap;
use wagons_rules::{Card, Deal, Game, Move, Seat};

use super::archive::{Archive, Task};
use super::beam::Beam;
use super::guarantee::{Aim, Question, Verdict};
use super::hand::Hand;
use super::objective;
use super::proof::Known;
use super::puzzle::{Outcome, Puzzle};
use super::stand::Stand;

/// What the search has found out, and what it works on.
pub(super) struct Search {
    pub(super) scoring: [Card; Deal::SCORING],
    pub(super) coupled: bool,
    /// What was left of the circle in the beginning.
    pub(super) circle: Hand,
    pub(super) archive: Archive,
    pub(super) known: FxHashMap<Stand, Known>,
    /// How many moves are listed in `known`.
    pub(super) listed: usize,
    puzzle: Option<(Question, Puzzle)>,
    /// A good line that is looked for, and for what.
    pub(super) beam: Option<(Task, Beam)>,
    pub(super) nodes: u64,
    /// The number of nodes at which to pause.
    until: u64,
}

/// The work allowed is done.
pub(super) struct Pause;

/// Why an argument could not be brought to its end.
pub(super) enum Interrupt {
    Pause,
    /// This has to be known first.
    Ask(Question),
}

impl From<Pause> for Interrupt {
    fn from(_: Pause) -> Self {
        Self::Pause
    }
}

impl Search {
    pub(super) fn new(game: &Game) -> Self {
        let scoring = game.scoring();
        Self {
            scoring,
            coupled: objective::is_coupled(&scoring),
            circle: Hand::EMPTY.with(game.circle()),
            archive: Archive::new(scoring),
            known: FxHashMap::default(),
            listed: 0,
            puzzle: None,
            beam: None,
            nodes: 0,
            until: 0,
        }
    }

    /// About 200 bytes each.
    const MOST_KNOWN: usize = 80_000;
    /// About 60 bytes each.
    const MOST_LISTED: usize = 200_000;

    pub(super) fn is_full(&self) -> bool {
        self.archive.is_full() || self.known.len() > Self::MOST_KNOWN || self.listed > Self::MOST_LISTED
    }

    /// Without anything found out, but with the work done so far counted.
    pub(super) fn anew(&self, game: &Game) -> Self {
        Self { nodes: self.nodes, until: self.until, ..Self::new(game) }
    }

    /// How many placements were judged.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Allows so many more placements to be judged.
    pub(super) fn allow(&mut self, nodes: u64) {
        self.until = self.nodes + nodes;
    }

    /// Whether all work allowed is done.
    pub(super) fn is_tired(&self) -> bool {
        self.nodes >= self.until
    }

    pub(super) fn root(&mut self, game: &Game) -> Stand {
        let towns = Seat::BOTH.map(|seat| self.archive.number(game.town(seat)));
        Stand::of(game, game.to_move().unwrap_or(Seat::First), towns)
    }

    pub(super) fn pause_when_tired(&self) -> Result<(), Pause> {
        if self.is_tired() { Err(Pause) } else { Ok(()) }
    }

    pub(super) fn ask(&mut self, question: Question) {
        let Question { task, goal } = question;
        let objective = self.archive.objective(task.against);
        self.puzzle =
            Some((question, Puzzle::new(self.archive.town(task.town), &task.hand, objective, goal)));
    }

    /// Works on the open question, if there is one; whether there is none any more.
    pub(super) fn answer_question(&mut self) -> bool {
        let Some((Question { task, goal }, puzzle)) = &mut self.puzzle else { return true };
        let allowed = (self.until - self.nodes) as i64;
        let mut left = allowed;
        let outcome = puzzle.work(&mut left);
        self.nodes += (allowed - left) as u64;
        let (task, goal) = (*task, *goal);
        match outcome {
            None => return false,
            Some(Outcome::Reached(worth, line)) => self.archive.raise_the_bottom(task, worth, &line),
            Some(Outcome::Impossible) => self.archive.lower_the_top(task, goal - 1),
        }
        self.puzzle = None;
        true
    }

    /// What the value is if the quick answers are right and everybody knew all drafts.
    pub(super) fn estimate(&mut self, stand: Stand) -> Result<i32, Pause> {
        let left = self.circle.len() - usize::from(stand.gone);
        if left == 0 {
            let mut lead = 0;
            for (seat, sign) in Seat::BOTH.into_iter().zip([1, -1]) {
                let (town, hand) = (stand.towns[seat.index()], stand.hands[seat.index()]);
                lead += sign * self.lower(Task { town, hand, against: None })?;
            }
            return Ok(2 * lead + self.tie(&stand));
        }
        if stand.drafted {
            return self.estimate(stand.passed());
        }
        let mut best = None;
        for skipped in 0..left {
            let value = self.estimate(stand.after_draft(&self.circle, skipped).passed())?;
            best = Some(match (best, stand.active) {
                (None, _) => value,
                (Some(other), Seat::First) => value.max(other),
                (Some(other), Seat::Second) => value.min(other),
            });
        }
        Ok(best.unwrap_or(0))
    }

    /// 1 if the first player will have fewer cards, once all are shared out.
    pub(super) fn tie(&self, stand: &Stand) -> i32 {
        let cards = |i: usize| self.archive.town(stand.towns[i]).cards() + stand.hands[i].len();
        i32::from(cards(0) < cards(1))
    }

    /// The placements that the best lines known begin with, for whatever cards may come.
    fn hints(&mut self, stand: Stand, seat: Seat) -> Result<Vec<Move>, Pause> {
        let mut hands = Vec::new();
        if !stand.hands[seat.index()].is_empty() {
            self.futures(seat, if stand.drafted { stand.passed() } else { stand }, &mut hands);
        }
        let mut hints = Vec::new();
        for hand in hands {
            let task = Task { town: stand.towns[seat.index()], hand, against: None };
            self.lower(task)?;
            let line = self.archive.answer(&task).and_then(|answer| answer.line.as_deref());
            hints.extend(line.and_then(|line| line.first()).map(|&placement| Move::Place(placement)));
        }
        Ok(hints)
    }

    /// A move that keeps the value, which is known.
    pub(super) fn best_move(
        &mut self,
        stand: Stand,
        seat: Seat,
        value: i32,
    ) -> Result<Option<(Move, Stand)>, Interrupt> {
        let aim = Aim { seat, value: if seat == Seat::First { value } else { value + 1 } };
        let hints = self.hints(stand, seat)?;
        let mut moves = self.moves(stand)?.to_vec();
        moves.sort_by_key(|&(mv, _)| !hints.contains(&mv));
        // What is already known is enough for one of them as a rule.
        for &(mv, after) in &moves {
            if matches!(self.guarantee(aim, after)?, Verdict::Yes) {
                return Ok(Some((mv, after)));
            }
        }
        for &(mv, after) in &moves {
            if self.is_at_least(after, aim.value)? == (seat == Seat::First) {
                return Ok(Some((mv, after)));
            }
        }
        Ok(None)
    }
}
