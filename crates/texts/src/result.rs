//! How a game ended, and why.

use wagons_rules::Seat;

use crate::person::Person;
use crate::scene::{Ending, Scene};
use crate::texts::Texts;
use crate::{key, text};

impl Texts {
    /// Who has won, in a few words; nothing while the game goes on.
    pub fn result_title(&self, game: &impl Scene, persons: &[Person; 2]) -> Option<String> {
        Some(match game.ending()?.winner {
            Some(seat) => text!(self, ResultTitle { person: &persons[seat.index()] }),
            None => self.text(key::RESULT_TITLE_DRAW),
        })
    }

    /// Who has won and the reason, in a sentence; nothing while the game goes on.
    pub fn result(&self, game: &impl Scene, persons: &[Person; 2]) -> Option<String> {
        let Ending { winner, points, cards } = game.ending()?;
        let Some(seat) = winner else {
            return Some(text!(self, ResultDraw { points: points[0], cards: cards[0] }));
        };
        let person = &persons[seat.index()];
        let [seat, other] = [seat, seat.other()].map(Seat::index);
        Some(if points[seat] == points[other] {
            let (points, cards, other_cards) = (points[seat], cards[seat], cards[other]);
            text!(self, ResultCards { person, points, cards, other_cards })
        } else {
            let (points, other) = (points[seat], points[other]);
            text!(self, ResultPoints { person, margin: points - other, points, other })
        })
    }
}
