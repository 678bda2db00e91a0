//! The legal moves of a position, one by one, without an allocation.

use crate::card::Card;
use crate::decision::{Decision, Move};
use crate::spots::Placements;
use crate::town::Town;

/// Iterator over legal moves; see [`Game::moves`](crate::Game::moves).
#[derive(Debug, Clone)]
pub struct Moves<'a>(Kind<'a>);

#[derive(Debug, Clone)]
enum Kind<'a> {
    Over,
    Starts(std::slice::Iter<'a, Card>),
    Drafts(std::slice::Iter<'a, Card>),
    Placements(Placements<'a>),
}

impl<'a> Moves<'a> {
    /// The moves of a position in which nobody decides anything.
    pub const NONE: Self = Self(Kind::Over);

    pub(crate) fn new(decision: Option<Decision>, circle: &'a [Card], town: &'a Town) -> Self {
        Self(match decision {
            None => Kind::Over,
            Some(Decision::Start) => Kind::Starts(circle.iter()),
            Some(Decision::Draft) => Kind::Drafts(circle.iter()),
            Some(Decision::Place(card)) => Kind::Placements(town.placements(card)),
        })
    }
}

impl Iterator for Moves<'_> {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        match &mut self.0 {
            Kind::Over => None,
            Kind::Starts(cards) => cards.next().copied().map(Move::Start),
            Kind::Drafts(cards) => cards.next().copied().map(Move::Draft),
            Kind::Placements(placements) => placements.next().map(Move::Place),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = match &self.0 {
            Kind::Over => 0,
            Kind::Starts(cards) | Kind::Drafts(cards) => cards.len(),
            Kind::Placements(placements) => placements.len(),
        };
        (left, Some(left))
    }
}

impl ExactSizeIterator for Moves<'_> {}

impl std::iter::FusedIterator for Moves<'_> {}
