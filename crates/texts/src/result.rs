//! How a game ended, and why.

use wagons_rules::Seat;

use crate::person::Person;
use crate::scene::{Ending, Scene};
use crate::text;
use crate::texts::Texts;

impl Texts {
    /// Who has won, in a few words; nothing while the game goes on.
    pub fn result_title(&self, game: &impl Scene, persons: &[Person; 2]) -> Option<String> {
        Some(match game.ending()?.winner {
            Some(seat) => self.with("result-title", &persons[seat.index()].with([])),
            None => self.get("result-title-draw"),
        })
    }

    /// Who has won and the reason, in a sentence; nothing while the game goes on.
    pub fn result(&self, game: &impl Scene, persons: &[Person; 2]) -> Option<String> {
        let Ending { winner, points, cards } = game.ending()?;
        let Some(seat) = winner else {
            return Some(text!(self, "result-draw", points = points[0], cards = cards[0]));
        };
        let person = &persons[seat.index()];
        let [seat, other] = [seat, seat.other()].map(Seat::index);
        Some(if points[seat] == points[other] {
            let arguments = [
                ("points", points[seat].into()),
                ("cards", cards[seat].into()),
                ("other_cards", cards[other].into()),
            ];
            self.with("result-cards", &person.with(arguments))
        } else {
            let arguments = [
                ("margin", (points[seat] - points[other]).into()),
                ("points", points[seat].into()),
                ("other", points[other].into()),
            ];
            self.with("result-points", &person.with(arguments))
        })
    }
}
