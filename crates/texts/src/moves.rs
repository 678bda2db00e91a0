//! Moves told as sentences: for the log, for announcements, and for the one who is about to make one.

use wagons_rules::{Card, Decision, Move, Seat};

use crate::person::Person;
use crate::scene::Scene;
use crate::texts::Texts;

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
            Move::Start(card) => self.with("move-start", &person.with([("card", card.into())])),
            Move::Draft(card) => {
                let skipped = before.skipped_for(card);
                let count = skipped.len();
                let draft =
                    self.with("move-draft", &person.with([("card", card.into()), ("skipped", count.into())]));
                if skipped.is_empty() || !before.gives_at_once() {
                    return draft;
                }
                format!("{draft} {}", self.received(other, skipped))
            }
            Move::Place(placement) => {
                let town = before.town(seat);
                let covered = placement.cells().iter().filter(|(cell, _)| town.at(*cell).is_some()).count();
                let gain = before.change(placement).map_or(0, |change| change.own().total());
                let arguments = person.with([
                    ("card", placement.card.into()),
                    ("way", if placement.turned { "turned" } else { "upright" }.into()),
                    ("at", placement.at.into()),
                    ("covered", covered.into()),
                    ("points", self.signed(gain).into()),
                ]);
                self.with("move-place", &arguments)
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
                self.with("offer-start", &first.with([("card", card.into())]))
            }
            Move::Draft(card) => {
                let skipped = game.skipped_for(card);
                let taken = self.with("offer-draft", &person.with([("card", card.into())]));
                let cards = [("count", skipped.len().into()), ("cards", self.letters(skipped).into())];
                format!("{taken} {}", self.with("offer-receive", &other.with(cards)))
            }
            Move::Place(_) => String::new(),
        }
    }

    /// What has to be decided now: "Place card B, the first of 2 free cards."
    pub fn asked(&self, game: &impl Scene, persons: &[Person; 2]) -> String {
        let Some((seat, decision)) = game.asked() else { return self.get("ask-nothing") };
        let person = &persons[seat.index()];
        match decision {
            Decision::Start => self.with("ask-start", &person.with([])),
            Decision::Draft => self.with("ask-draft", &person.with([])),
            Decision::Place(card) => match game.free_cards().len() {
                0 => self.with("ask-place-drafted", &person.with([("card", card.into())])),
                count => {
                    let arguments = [("card", card.into()), ("count", count.into())];
                    self.with("ask-place-free", &person.with(arguments))
                }
            },
        }
    }

    /// Whose turn it is: "Your turn", "It is Ada’s turn".
    pub fn turn(&self, person: &Person) -> String {
        self.with("turn", &person.with([]))
    }

    /// Somebody gets what was skipped: "Ada gets free cards B and I."
    pub fn received(&self, person: &Person, cards: &[Card]) -> String {
        let arguments = [("count", cards.len().into()), ("cards", self.letters(cards).into())];
        self.with("move-receive", &person.with(arguments))
    }

    /// Cards by their letters: "B, I and C".
    pub fn letters(&self, cards: &[Card]) -> String {
        let letters: Vec<_> = cards.iter().map(Card::to_string).collect();
        self.list(&letters)
    }
}
