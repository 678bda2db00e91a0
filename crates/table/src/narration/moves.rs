//! Moves, questions and results.

use wagons_rules::{Decision, Move, Seat};
use wagons_texts::{Person, key, text};

use super::Narrator;
use crate::position::{Ending, Position};

impl Narrator<'_> {
    /// A move that was made in `before`, for the log: "You take card P and skip 1 card. Ada gets free card B."
    pub fn told(&self, before: &Position, mv: Move) -> String {
        let (texts, [person, other]) = (self.texts, self.mover_and_other(before));
        match mv {
            Move::Start(card) => text!(texts, MoveStart { person, card }),
            Move::Draft(card) => {
                let skipped = before.skipped_for(card);
                if before.circle().len() == 1 {
                    return text!(texts, MoveDraftLast { person, card });
                }
                let draft = text!(texts, MoveDraft { person, card, skipped: skipped.len() });
                // The rival gets what was skipped at the beginning of its own turn.
                if skipped.is_empty() || before.duel().is_none() {
                    return draft;
                }
                format!("{draft} {}", texts.received(other, skipped))
            }
            Move::Place(placement) => {
                let covered = before.covered(placement).len();
                let points = texts.signed(before.change(placement).map_or(0, |change| change.own().total()));
                let (card, at) = (placement.card, texts.cell(placement.at));
                text!(texts, MovePlace { person, card, way: placement, at, covered, points })
            }
        }
    }

    /// What a start or a draft would do: "If you take card P, Ada gets 2 cards: B and I." In the solo game also what the
    /// rival will do then, as far as it can be known. What a placement would do is a matter of points, line by line;
    /// nothing is said of it.
    pub fn offered(&self, position: &Position, mv: Move) -> String {
        let (texts, [person, other]) = (self.texts, self.mover_and_other(position));
        match mv {
            Move::Start(card) => text!(texts, OfferStart { person: self.person(Seat::First), card }),
            Move::Draft(card) => {
                if let Some(foreseen) = position.view().and_then(|view| self.after_taking(&view, card)) {
                    return foreseen;
                }
                let skipped = position.skipped_for(card);
                let taken = text!(texts, OfferDraft { person, card });
                let (count, cards) = (skipped.len(), texts.letters(skipped));
                format!("{taken} {}", text!(texts, OfferReceive { person: other, count, cards }))
            }
            Move::Place(_) => String::new(),
        }
    }

    /// What has to be decided now: "Place card B, the first of 2 free cards."
    pub fn asked(&self, position: &Position) -> String {
        let (texts, [person, _]) = (self.texts, self.mover_and_other(position));
        let mover = position.to_move().unwrap_or(Seat::First);
        match position.decision() {
            None => texts.text(key::ASK_NOTHING),
            Some(Decision::Start) => text!(texts, AskStart { person }),
            Some(Decision::Draft) => text!(texts, AskDraft { person }),
            Some(Decision::Place(card)) => match position.free_cards(mover).len() {
                0 => text!(texts, AskPlaceDrafted { person, card }),
                count => text!(texts, AskPlaceFree { person, card, count }),
            },
        }
    }

    /// Who has won, in a few words; nothing while the game goes on.
    pub fn result_title(&self, position: &Position) -> Option<String> {
        Some(match position.ending()?.winner {
            Some(seat) => text!(self.texts, ResultTitle { person: self.person(seat) }),
            None => self.texts.text(key::RESULT_TITLE_DRAW),
        })
    }

    /// Who has won and the reason, in a sentence; nothing while the game goes on.
    pub fn result(&self, position: &Position) -> Option<String> {
        let (texts, Ending { winner, points, cards }) = (self.texts, position.ending()?);
        let Some(seat) = winner else {
            return Some(text!(texts, ResultDraw { points: points[0], cards: cards[0] }));
        };
        let person = self.person(seat);
        let [seat, other] = [seat, seat.other()].map(Seat::index);
        Some(if points[seat] == points[other] {
            let (points, cards, other_cards) = (points[seat], cards[seat], cards[other]);
            text!(texts, ResultCards { person, points, cards, other_cards })
        } else {
            let (points, other) = (points[seat], points[other]);
            text!(texts, ResultPoints { person, margin: points - other, points, other })
        })
    }

    /// Whoever is to move, and the other side.
    fn mover_and_other(&self, position: &Position) -> [&Person; 2] {
        let seat = position.to_move().unwrap_or(Seat::First);
        [seat, seat.other()].map(|seat| self.person(seat))
    }
}
