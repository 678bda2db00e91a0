//! Whether the value of a position is at least a given number: by the lower bounds of both players, and where these
//! do not meet, by minimax over every move.

use std::collections::BinaryHeap;

use wagons_rules::{Card, Move, Placement, Seat};

use super::lower_bound::{Claim, Verdict};
use super::node::Node;
use super::search::{Interrupt, Pause, Search};

/// What is known about a position.
pub(super) struct Known {
    pub(super) lowest: i32,
    pub(super) highest: i32,
    /// The value that no lower bound settled, so that every move has to be tried.
    unsettled: Option<i32>,
    /// Every move and where it leads, the most promising first; empty until they are needed.
    moves: Vec<(Move, Node)>,
}

impl Known {
    const NOTHING: Self = Self { lowest: i32::MIN, highest: i32::MAX, unsettled: None, moves: Vec::new() };
}

impl Search {
    /// Whether the value of a position is at least this.
    pub(super) fn is_at_least(&mut self, node: Node, value: i32) -> Result<bool, Interrupt> {
        let known = self.known_mut(node);
        if known.lowest >= value {
            return Ok(true);
        }
        if known.highest < value {
            return Ok(false);
        }
        if known.unsettled != Some(value) {
            if let Some(answer) = self.by_lower_bounds(node, value)? {
                return Ok(self.note(node, value, answer));
            }
            self.known_mut(node).unsettled = Some(value);
        }
        let wanted = node.active == Seat::First;
        for i in 0..self.moves(node)?.len() {
            let (_, after) = self.known_mut(node).moves[i];
            if self.is_at_least(after, value)? == wanted {
                return Ok(self.note(node, value, wanted));
            }
        }
        Ok(self.note(node, value, !wanted))
    }

    /// Decides by what the players can be sure of, if that is enough.
    fn by_lower_bounds(&mut self, node: Node, value: i32) -> Result<Option<bool>, Interrupt> {
        let mut verdict = Verdict::No;
        // After a weak placement the opponent, now to move or waiting, has the better plan.
        for seat in [node.active.other(), node.active] {
            verdict = self.secures(Claim { seat, value }, node)?.or(verdict);
            if matches!(verdict, Verdict::Yes) {
                return Ok(Some(seat == Seat::First));
            }
        }
        if let Verdict::Open(question) = verdict { Err(Interrupt::Ask(question)) } else { Ok(None) }
    }

    fn note(&mut self, node: Node, value: i32, at_least: bool) -> bool {
        let known = self.known_mut(node);
        if at_least {
            known.lowest = known.lowest.max(value);
        } else {
            known.highest = known.highest.min(value - 1);
        }
        if known.lowest == known.highest {
            let done = std::mem::take(&mut known.moves);
            self.listed -= done.len();
        }
        at_least
    }

    fn known_mut(&mut self, node: Node) -> &mut Known {
        self.known.entry(node).or_insert(Known::NOTHING)
    }

    /// Every move of a position, placements by what the town is then worth.
    pub(super) fn moves(&mut self, node: Node) -> Result<&[(Move, Node)], Pause> {
        if self.known_mut(node).moves.is_empty() {
            self.pause_if_spent()?;
            let moves = match node.hands[node.active.index()].first() {
                Some(&card) => self.placements(node, card),
                None => self.drafts(node),
            };
            self.budget.spend(moves.len() as u64);
            self.listed += moves.len();
            self.known_mut(node).moves = moves;
        }
        Ok(&self.known_mut(node).moves)
    }

    /// None when no card is left.
    fn drafts(&self, node: Node) -> Vec<(Move, Node)> {
        let left = self.circle[usize::from(node.gone)..].iter().enumerate();
        left.map(|(skipped, &card)| (Move::Draft(card), node.after_draft(&self.circle, skipped))).collect()
    }

    fn placements(&mut self, node: Node, card: Card) -> Vec<(Move, Node)> {
        let id = node.towns[node.active.index()];
        let town = self.table.town(id);
        let objective = self.table.objective(None);
        let survey = town.survey(&objective.scoring);
        let judged: BinaryHeap<(i32, Placement)> = town
            .placements(card)
            .map(|placement| (-objective.worth(survey.after(placement)), placement))
            .collect();
        let after = |(_, placement): (i32, Placement)| {
            (Move::Place(placement), node.after_placement(self.table.after(id, &[placement])))
        };
        judged.into_sorted_vec().into_iter().map(after).collect()
    }
}
