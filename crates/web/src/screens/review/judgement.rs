//! What the computer thinks of a decision, in words.

use wagons_players::{Class, Judged};
use wagons_rules::{Move, Seat};
use wagons_texts::{Texts, text};

use crate::table::State;

/// The sign of a class, as chess players write it.
pub(crate) const fn sign(class: Class) -> &'static str {
    match class {
        Class::Only => "□",
        Class::Best => "★",
        Class::Good => "✓",
        Class::Inaccuracy => "?!",
        Class::Mistake => "?",
        Class::Blunder => "??",
    }
}

/// A class in a word.
pub(crate) fn class(texts: &Texts, class: Class) -> String {
    texts.get(match class {
        Class::Only => "class-only",
        Class::Best => "class-best",
        Class::Good => "class-good",
        Class::Inaccuracy => "class-inaccuracy",
        Class::Mistake => "class-mistake",
        Class::Blunder => "class-blunder",
    })
}

/// A class in a word, and what the move cost.
pub(crate) fn verdict(texts: &Texts, judged: &Judged) -> String {
    let word = class(texts, judged.class);
    if judged.loss < 0.05 {
        return word;
    }
    if judged.exact && judged.loss.fract() == 0.0 {
        return text!(texts, "review-costs-proven", class = word, points = judged.loss as i32);
    }
    text!(texts, "review-costs", class = word, points = texts.tenths(f64::from(judged.loss)))
}

/// The better move.
pub(crate) fn better(texts: &Texts, judged: &Judged) -> String {
    match judged.best {
        Move::Start(card) => text!(texts, "review-better-start", card = card),
        Move::Draft(card) => text!(texts, "review-better-draft", card = card),
        Move::Place(placement) => {
            let way = if placement.turned { "turned" } else { "upright" };
            text!(texts, "review-better-place", card = placement.card, at = placement.at, way = way)
        }
    }
}

/// What could have been expected after the better move, and what after the move that was played.
pub(crate) fn expectation(state: State, judged: &Judged) -> String {
    let texts = state.house.texts();
    let seen_by = |seat: Seat, margin: wagons_players::Expectation| {
        texts.signed_tenths(f64::from(margin.seen_by(seat)))
    };
    text!(
        texts,
        "review-expected",
        name = state.name(judged.seat),
        best = seen_by(judged.seat, judged.after_best),
        played = seen_by(judged.seat, judged.after_played)
    )
}
