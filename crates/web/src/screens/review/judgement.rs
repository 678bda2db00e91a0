//! What the computer thinks of a decision, in words.

use wagons_players::{Class, Judged};
use wagons_rules::Move;
use wagons_texts::{Texts, key, text};

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
    texts.text(match class {
        Class::Only => key::CLASS_ONLY,
        Class::Best => key::CLASS_BEST,
        Class::Good => key::CLASS_GOOD,
        Class::Inaccuracy => key::CLASS_INACCURACY,
        Class::Mistake => key::CLASS_MISTAKE,
        Class::Blunder => key::CLASS_BLUNDER,
    })
}

/// A class in a word, and what the move cost.
pub(crate) fn verdict(texts: &Texts, judged: &Judged) -> String {
    let word = class(texts, judged.class);
    if judged.loss < 0.05 {
        return word;
    }
    if judged.exact && judged.loss.fract() == 0.0 {
        return text!(texts, ReviewCostsProven { class: word, points: judged.loss as i32 });
    }
    text!(texts, ReviewCosts { class: word, points: texts.tenths(f64::from(judged.loss)) })
}

/// The better move.
pub(crate) fn better(texts: &Texts, judged: &Judged) -> String {
    match judged.best {
        Move::Start(card) => text!(texts, ReviewBetterStart { card }),
        Move::Draft(card) => text!(texts, ReviewBetterDraft { card }),
        Move::Place(placement) => {
            let at = texts.cell(placement.at);
            text!(texts, ReviewBetterPlace { card: placement.card, at, way: placement })
        }
    }
}

/// What could have been expected after the better move, and what after the move that was played.
pub(crate) fn expectation(state: State, judged: &Judged) -> String {
    let texts = state.house.texts();
    let seen_by =
        |margin: wagons_players::Expectation| texts.signed_tenths(f64::from(margin.seen_by(judged.seat).0));
    let [best, played] = [judged.after_best, judged.after_played].map(seen_by);
    text!(texts, ReviewExpected { name: state.name(judged.seat), best, played })
}
