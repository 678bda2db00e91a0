//! Moves told as sentences: for the log, for announcements, and for the one who is about to make one.

use wagons_rules::{Card, Decision, Move, Placement, Seat};

use crate::person::Person;
use crate::scene::Scene;
use crate::texts::Texts;
use crate::{key, text};

impl Texts {
    /// A move that was made in `before`, for the log: "You take card P and skip 1 card. Ada gets free card B."
    /// `persons` are both sides, the first first.
    ///
    /// ```
    /// use wagons_rules::{Card, Game, Move};
    /// use wagons_texts::{Language, Person, Texts};
    ///
    /// let game = Game::new("FKQ/RJAPODGLNMHBICE".parse()?);
    /// let persons = [Person::named("Ada"), Person::You];
    /// let told = Texts::new(Language::Nl).told(&game, Move::Start(Card::BoomOrBust), &persons);
    /// assert_eq!(told, "Je kiest kaart B als startkaart.");
    /// # Ok::<(), wagons_rules::DealError>(())
    /// ```
    pub fn told(&self, before: &impl Scene, mv: Move, persons: &[Person; 2]) -> String {
        let (seat, _) = before.asked().unwrap_or((Seat::First, Decision::Draft));
        let [person, other] = [seat, seat.other()].map(|seat| &persons[seat.index()]);
        match mv {
            Move::Start(card) => text!(self, MoveStart { person, card }),
            Move::Draft(card) => {
                let skipped = before.skipped_for(card);
                let draft = text!(self, MoveDraft { person, card, skipped: skipped.len() });
                if skipped.is_empty() || !before.gives_at_once() {
                    return draft;
                }
                format!("{draft} {}", self.received(other, skipped))
            }
            Move::Place(placement) => {
                let town = before.town(seat);
                let covered = placement.cells().iter().filter(|(cell, _)| town.at(*cell).is_some()).count();
                let points = self.signed(before.change(placement).map_or(0, |change| change.own().total()));
                let Placement { card, at, .. } = placement;
                text!(self, MovePlace { person, card, way: placement, at, covered, points })
            }
        }
    }

    /// What a start or a draft would do: "You take card P. Ada gets 2 cards: B and I." What a placement would do
    /// is a matter of points, line by line; nothing is said of it.
    pub fn offered(&self, game: &impl Scene, mv: Move, persons: &[Person; 2]) -> String {
        let (seat, _) = game.asked().unwrap_or((Seat::First, Decision::Draft));
        let [person, other] = [seat, seat.other()].map(|seat| &persons[seat.index()]);
        match mv {
            Move::Start(card) => {
                let first = &persons[Seat::First.index()];
                text!(self, OfferStart { person: first, card })
            }
            Move::Draft(card) => {
                let skipped = game.skipped_for(card);
                let taken = text!(self, OfferDraft { person, card });
                let (count, cards) = (skipped.len(), self.letters(skipped));
                format!("{taken} {}", text!(self, OfferReceive { person: other, count, cards }))
            }
            Move::Place(_) => String::new(),
        }
    }

    /// What has to be decided now: "Place card B, the first of 2 free cards."
    pub fn asked(&self, game: &impl Scene, persons: &[Person; 2]) -> String {
        let Some((seat, decision)) = game.asked() else { return self.text(key::ASK_NOTHING) };
        let person = &persons[seat.index()];
        match decision {
            Decision::Start => text!(self, AskStart { person }),
            Decision::Draft => text!(self, AskDraft { person }),
            Decision::Place(card) => match game.free_cards().len() {
                0 => text!(self, AskPlaceDrafted { person, card }),
                count => text!(self, AskPlaceFree { person, card, count }),
            },
        }
    }

    /// Whose turn it is: "Your turn", "It is Ada’s turn".
    pub fn turn(&self, person: &Person) -> String {
        text!(self, Turn { person })
    }

    /// Somebody gets what was skipped: "Ada gets free cards B and I."
    pub fn received(&self, person: &Person, cards: &[Card]) -> String {
        text!(self, MoveReceive { person, count: cards.len(), cards: self.letters(cards) })
    }

    /// Cards by their letters: "B, I and C".
    pub fn letters(&self, cards: &[Card]) -> String {
        let letters: Vec<_> = cards.iter().map(Card::to_string).collect();
        self.list(&letters)
    }
}
