//! The legal moves of a position, one by one, without an allocation.

use crate::card::Card;
use crate::decision::{Decision, Move};
use crate::placement::Placement;
use crate::spots::Spots;
use crate::town::Town;

/// Iterator over legal moves; see [`Game::moves`](crate::Game::moves).
#[derive(Clone)]
pub struct Moves<'a>(Kind<'a>);

#[derive(Clone)]
enum Kind<'a> {
    Over,
    Starts(std::slice::Iter<'a, Card>),
    Drafts(std::slice::Iter<'a, Card>),
    Placements { card: Card, spots: Spots<'a>, turned: Option<Placement> },
}

impl<'a> Moves<'a> {
    /// The moves of a position in which nobody decides anything.
    pub const NONE: Self = Self(Kind::Over);

    pub(crate) fn of(decision: Option<Decision>, circle: &'a [Card], town: &'a Town) -> Self {
        Self(match decision {
            None => Kind::Over,
            Some(Decision::Start) => Kind::Starts(circle.iter()),
            Some(Decision::Draft) => Kind::Drafts(circle.iter()),
            Some(Decision::Place(card)) => Kind::Placements { card, spots: town.spots(), turned: None },
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
            Kind::Placements { card, spots, turned } => {
                if let Some(turned) = turned.take() {
                    return Some(Move::Place(turned));
                }
                let at = spots.next()?;
                *turned = Some(Placement { card: *card, turned: true, at });
                Some(Move::Place(Placement { card: *card, turned: false, at }))
            }
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = match &self.0 {
            Kind::Over => 0,
            Kind::Starts(cards) | Kind::Drafts(cards) => cards.len(),
            Kind::Placements { spots, turned, .. } => 2 * spots.len() + usize::from(turned.is_some()),
        };
        (left, Some(left))
    }
}

impl ExactSizeIterator for Moves<'_> {}
