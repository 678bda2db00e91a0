//! What is written beside towns and cards. Commands speak English to people and scripts alike; a puzzle speaks the
//! language of whoever solves it.

use wagons_rules::Seat;
use wagons_texts::{Texts, key, text};

use super::sheet;

/// The words of a picture of a two-player game.
pub(crate) struct Labels {
    pub(crate) texts: Texts,
    pub(crate) names: [String; 2],
    /// Above the cards of the circle.
    pub(crate) circle: String,
    /// Beside a card that was skipped by the other player, and beside one that was taken.
    pub(crate) free: String,
    pub(crate) taken: String,
    /// Beside the next card of the circle, and before the number of cards that are skipped for another.
    pub(crate) next: String,
    pub(crate) skip: String,
}

impl Labels {
    /// As commands have them.
    pub(crate) fn english() -> Self {
        let words = ["Circle, clockwise", "free", "taken", "next", "skip "];
        let [circle, free, taken, next, skip] = words.map(str::to_owned);
        let names = Seat::BOTH.map(|seat| sheet::name(seat).to_owned());
        Self { texts: super::words(), names, circle, free, taken, next, skip }
    }

    /// In a language, as the table in the terminal has them: the number alone says how many cards are skipped.
    pub(crate) fn of(texts: &Texts) -> Self {
        let names = [1, 2].map(|number| text!(texts, TablePlayer { number }));
        let [circle, taken] = [key::TERMINAL_CIRCLE, key::RULES_DRAFT_TAKEN].map(|key| texts.text(key));
        let (free, next, skip) = (String::new(), "0".to_owned(), String::new());
        Self { texts: texts.clone(), names, circle, free, taken, next, skip }
    }
}
