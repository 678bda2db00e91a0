//! What a solver has found out, and the question it works on.

use rustc_hash::FxHashMap;
use wagons_rules::{Game, Move, Seat};

use super::beam::Beam;
use super::duel::Duel;
use super::hand::Hand;
use super::lower_bound::{Claim, Question, Verdict};
use super::node::Node;
use super::objective;
use super::proof::Known;
use super::puzzle::{self, Outcome, Puzzle};
use super::team::Team;
use super::tidings::{Share, Tidings};
use super::transposition::{Task, TranspositionTable};
use crate::budget::Budget;

/// What the search has found out, and what it works on.
pub(super) struct Search {
    pub(super) coupled: bool,
    /// What was left of the circle in the beginning.
    pub(super) circle: Hand,
    pub(super) table: TranspositionTable,
    pub(super) known: FxHashMap<Node, Known>,
    pub(super) duels: FxHashMap<(Task, Task), Duel>,
    /// How many moves are listed in `known`.
    pub(super) listed: usize,
    question: Option<(Question, Attempt)>,
    /// How many threads share a long search.
    pub(super) threads: usize,
    /// Who this is among others who solve the same position.
    pub(super) share: Share,
    /// What was found out since it was asked for last, for the others.
    pub(super) told: Vec<Tidings>,
    /// What the others have found out, by the search.
    heard: FxHashMap<u64, Vec<Tidings>>,
    /// A good line that is looked for, and for what.
    pub(super) beam: Option<(Task, Beam)>,
    /// Lent by the solver while it works.
    pub(super) budget: Budget,
}

/// A search for an answer.
enum Attempt {
    /// By this thread; and how much it has taken.
    Alone(Puzzle, u64),
    /// In pieces, on several threads or while others work on the same.
    Shared(Team),
}

/// After so many nodes a search is long enough to be shared.
const LONG: u64 = 20_000;

/// A goal no more than this above the worth of the best line known is not worth a search of its own: another one that settles
/// the matter for good would follow as a rule, and takes little longer.
const CLOSE: i32 = 3;

/// The budget is spent.
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
            coupled: objective::is_coupled(&scoring),
            circle: Hand::EMPTY.with(game.circle()),
            table: TranspositionTable::new(scoring),
            known: FxHashMap::default(),
            duels: FxHashMap::default(),
            listed: 0,
            question: None,
            threads: 1,
            share: Share::ALONE,
            told: Vec::new(),
            heard: FxHashMap::default(),
            beam: None,
            budget: Budget::nodes(0),
        }
    }

    /// About 200 bytes each.
    const MOST_KNOWN: usize = 80_000;
    /// About 300 bytes each.
    const MOST_DUELS: usize = 20_000;
    /// About 60 bytes each.
    const MOST_LISTED: usize = 200_000;

    pub(super) fn is_full(&self) -> bool {
        self.table.is_full()
            || self.duels.len() > Self::MOST_DUELS
            || self.known.len() > Self::MOST_KNOWN
            || self.listed > Self::MOST_LISTED
    }

    /// Without anything found out, but with the same budget and among the same others.
    pub(super) fn anew(&mut self, game: &Game) -> Self {
        let (told, heard) = (std::mem::take(&mut self.told), std::mem::take(&mut self.heard));
        let Self { threads, share, budget, .. } = *self;
        Self { threads, share, told, heard, budget, ..Self::new(game) }
    }

    /// Takes over what another one has found out.
    pub(super) fn hear(&mut self, tidings: Tidings) {
        if let Some((_, Attempt::Shared(team))) = &mut self.question {
            team.hear(&tidings);
        }
        self.heard.entry(tidings.search).or_default().push(tidings);
    }

    fn team(&self, puzzle: Puzzle) -> Team {
        let mut team = Team::new(puzzle, self.share);
        self.heard.get(&team.search).into_iter().flatten().for_each(|tidings| team.hear(tidings));
        team
    }

    pub(super) fn root(&mut self, game: &Game) -> Node {
        let towns = Seat::BOTH.map(|seat| self.table.number(game.town(seat)));
        Node::of(game, game.to_move().unwrap_or(Seat::First), towns)
    }

    pub(super) fn pause_if_spent(&self) -> Result<(), Pause> {
        if self.budget.is_spent() { Err(Pause) } else { Ok(()) }
    }

    fn ask(&mut self, mut question: Question) {
        if question.second.is_none()
            && question.task.hand.len() >= puzzle::LONG
            && let Some(answer) = self.table.answer(&question.task)
            && question.goal - answer.lower <= CLOSE
        {
            question.goal = answer.lower + 1;
        }
        let Question { task, second, goal } = question;
        let objective = match second {
            None => self.table.objective(task.against),
            Some(second) => self.against_replies(task, second),
        };
        let puzzle = Puzzle::new(self.table.town(task.town), &task.hand, objective, goal);
        self.question = Some((question, Attempt::Alone(puzzle, 0)));
    }

    /// Goes through an argument again and again, each time with one more answer, until it comes to its end; nothing if
    /// the budget is spent before.
    pub(super) fn argue<T>(
        &mut self,
        mut argument: impl FnMut(&mut Self) -> Result<T, Interrupt>,
    ) -> Option<T> {
        while !self.budget.is_spent() && self.answer_question() {
            match argument(self) {
                Ok(end) => return Some(end),
                Err(Interrupt::Pause) => return None,
                Err(Interrupt::Ask(question)) => self.ask(question),
            }
        }
        None
    }

    /// Works on the open question, if there is one; whether there is none any more.
    fn answer_question(&mut self) -> bool {
        let Some((question, attempt)) = self.question.take() else { return true };
        let Question { task, second, goal } = question;
        let (outcome, attempt) = self.attempt(attempt);
        match outcome {
            None => {
                self.question = Some((question, attempt));
                return false;
            }
            Some(outcome) if let Some(second) = second => self.note_duel(task, second, goal, outcome),
            Some(Outcome::Reached(worth, line)) => self.table.raise_lower(task, worth, &line),
            Some(Outcome::Impossible) => self.table.lower_upper(task, goal - 1),
        }
        true
    }

    /// Goes on with a search, in pieces when it turns out to be long.
    fn attempt(&mut self, attempt: Attempt) -> (Option<Outcome>, Attempt) {
        let shares = self.threads > 1 || !self.share.is_alone();
        match attempt {
            Attempt::Alone(puzzle, took) if took >= LONG && shares => {
                self.attempt(Attempt::Shared(self.team(puzzle)))
            }
            Attempt::Alone(mut puzzle, took) => {
                let limit = if shares { self.budget.left().min(LONG) } else { self.budget.left() };
                let (outcome, more) = self.budget.apart(Budget::nodes(limit), |budget| puzzle.work(budget));
                let attempt = Attempt::Alone(puzzle, took + more);
                if outcome.is_none() && !self.budget.is_spent() {
                    self.attempt(attempt)
                } else {
                    (outcome, attempt)
                }
            }
            #[cfg(not(target_family = "wasm"))]
            Attempt::Shared(mut team) if self.threads > 1 => {
                (team.work(self.threads, &mut self.budget), Attempt::Shared(team))
            }
            Attempt::Shared(mut team) => {
                (team.work_apart(&mut self.budget, &mut self.told), Attempt::Shared(team))
            }
        }
    }

    /// An estimate of the value: both players draft knowing all that follows, and place by quick lines.
    pub(super) fn estimate(&mut self, node: Node) -> Result<i32, Pause> {
        let left = self.circle.len() - usize::from(node.gone);
        if left == 0 {
            let [own, other] = Seat::BOTH.map(|seat| node.task(seat));
            let mut lead = self.lower(own)? - self.lower(other)?;
            if self.coupled {
                let (own, other) = (self.best_town(own)?, self.best_town(other)?);
                let counts = Some(self.table.counts(other));
                lead += self.table.worth_now(own, counts) - self.table.worth_now(own, None);
            }
            return Ok(2 * lead + self.tie(&node));
        }
        if node.drafted {
            return self.estimate(node.passed());
        }
        let after = |skipped| self.estimate(node.after_draft(&self.circle, skipped).passed());
        let values = (0..left).map(after).collect::<Result<Vec<_>, _>>()?.into_iter();
        Ok(if node.active == Seat::First { values.max() } else { values.min() }.unwrap_or(0))
    }

    /// 1 if the first player will have fewer cards, once all are shared out.
    pub(super) fn tie(&self, node: &Node) -> i32 {
        let cards = |i: usize| self.table.town(node.towns[i]).cards() + node.hands[i].len();
        i32::from(cards(0) < cards(1))
    }

    /// The placements that the best lines known begin with, for whatever cards may come.
    fn hints(&mut self, node: Node) -> Result<Vec<Move>, Pause> {
        let seat = node.active;
        let mut hands = Vec::new();
        let mut others = Vec::new();
        if !node.hands[seat.index()].is_empty() {
            let node = if node.drafted { node.passed() } else { node };
            self.futures(seat, node, &mut hands);
            self.futures(seat.other(), node, &mut others);
        }
        let mut hints = Vec::new();
        for hand in hands {
            let task = Task { town: node.towns[seat.index()], hand, against: None };
            hints.extend(self.best_line(task)?.first().copied());
            for &hand in &others {
                let second = Task { town: node.towns[seat.other().index()], hand, against: None };
                hints.extend(self.duels.get(&(task, second)).and_then(|duel| duel.line.first()));
            }
        }
        Ok(hints.into_iter().map(Move::Place).collect())
    }

    /// A move that keeps the value, which is known.
    pub(super) fn best_move(&mut self, node: Node, value: i32) -> Result<Option<(Move, Node)>, Interrupt> {
        let seat = node.active;
        let claim = Claim { seat, value: if seat == Seat::First { value } else { value + 1 } };
        let hints = self.hints(node)?;
        let (mut moves, others): (Vec<_>, Vec<_>) =
            self.moves(node)?.iter().partition(|(mv, _)| hints.contains(mv));
        moves.extend(others);
        // What is already known is enough for one of them as a rule.
        for &(mv, after) in &moves {
            if matches!(self.secures(claim, after)?, Verdict::Yes) {
                return Ok(Some((mv, after)));
            }
        }
        for &(mv, after) in &moves {
            if self.is_at_least(after, claim.value)? == (seat == Seat::First) {
                return Ok(Some((mv, after)));
            }
        }
        Ok(None)
    }
}
