//! What the computer thinks of a decision: a word for it, what it cost, and what was better.

use wagons_players::{Class, Judged, Review};
use wagons_rules::Move;
use wagons_texts::{key, text};

use super::Narrator;

/// A loss below this is not worth a word, in points.
const NOTHING: f32 = 0.05;

/// The sign of a class, as chess players write it.
pub const fn sign(class: Class) -> &'static str {
    match class {
        Class::Only => "□",
        Class::Best => "★",
        Class::Good => "✓",
        Class::Inaccuracy => "?!",
        Class::Mistake => "?",
        Class::Blunder => "??",
    }
}

impl Narrator<'_> {
    /// A class in a word.
    pub fn class(&self, class: Class) -> String {
        self.texts.text(match class {
            Class::Only => key::CLASS_ONLY,
            Class::Best => key::CLASS_BEST,
            Class::Good => key::CLASS_GOOD,
            Class::Inaccuracy => key::CLASS_INACCURACY,
            Class::Mistake => key::CLASS_MISTAKE,
            Class::Blunder => key::CLASS_BLUNDER,
        })
    }

    /// The class of a decision in a word, and what the decision cost: "Mistake, costs about 4 points".
    pub fn verdict(&self, judged: &Judged) -> String {
        let (texts, class) = (self.texts, self.class(judged.class));
        if judged.loss < NOTHING {
            return class;
        }
        if judged.exact && judged.loss.fract() == 0.0 {
            return text!(texts, ReviewCostsProven { class, points: judged.loss as i32 });
        }
        text!(texts, ReviewCosts { class, points: judged.loss.round() as i32 })
    }

    /// What the seats were worth before the first move; nothing until that is known.
    pub fn at_the_start(&self, review: &Review) -> Option<String> {
        let (texts, expected) = (self.texts, review.at_the_start()?);
        let margin = expected.0.abs().round() as i32;
        // A point is less than the estimate is good for.
        Some(match expected.ahead().filter(|_| margin > 1) {
            Some(seat) => text!(texts, ReviewAtStart { person: self.person(seat), margin }),
            None => texts.text(key::REVIEW_AT_START_EVEN),
        })
    }

    /// The better move, in a sentence.
    pub fn better(&self, judged: &Judged) -> String {
        let texts = self.texts;
        match judged.best {
            Move::Start(card) => text!(texts, ReviewBetterStart { card }),
            Move::Draft(card) => text!(texts, ReviewBetterDraft { card }),
            Move::Place(placement) => {
                let at = texts.cell(placement.at);
                text!(texts, ReviewBetterPlace { card: placement.card, at, way: placement })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_players::{Analyst, review};
    use wagons_texts::{Language, Person, Texts};

    const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                        D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

    #[test]
    fn mistakes_are_named_and_so_is_what_was_better() {
        let review = review(&GAME.parse().unwrap(), Analyst { nodes: 2_000 });
        let [.., draft, last] = &review.decisions[..] else { panic!("nineteen decisions") };
        for language in Language::ALL {
            let texts = Texts::new(language);
            let narrator = Narrator::new(&texts, ["Ada", "Ben"].map(Person::named));
            assert_eq!(narrator.verdict(draft), texts.text(key::CLASS_ONLY));
            assert!(narrator.verdict(last).starts_with(&texts.text(key::CLASS_MISTAKE)));
            assert!(narrator.better(last).contains('H'));
        }
    }
}
