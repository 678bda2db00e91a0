//! Why a record is refused, in words that help to mend it.

use wagons_rules::{DealError, Decision, MoveError, PlacementError, RecordErrorKind, TokenError, solo};

use crate::key::{self, Part};
use crate::text;
use crate::texts::Texts;

impl Texts {
    /// Why a word cannot stand where it does in a record.
    ///
    /// ```
    /// use wagons_rules::Record;
    /// use wagons_texts::{Language, Texts};
    ///
    /// let error = "FKQ/RJAPODGLNMHBICE *F".parse::<Record>().unwrap_err();
    /// assert_eq!(Texts::new(Language::En).refusal(&error.kind), "Card F is not in the circle.");
    /// assert_eq!(Texts::new(Language::De).refusal(&error.kind), "Karte F liegt nicht im Kreis.");
    /// ```
    pub fn refusal(&self, reason: &RecordErrorKind) -> String {
        match reason {
            RecordErrorKind::Empty => self.text(key::REFUSED_EMPTY),
            RecordErrorKind::Space => self.text(key::REFUSED_SPACE),
            RecordErrorKind::Deal(error) => self.refused_deal(error),
            RecordErrorKind::SoloDeal(error) => self.refused_solo_deal(error),
            RecordErrorKind::Token { error, expected } => {
                format!("{} {}", self.refused_token(error), self.expected(*expected))
            }
            RecordErrorKind::Move(error) => self.refused_move(*error),
            // The rules may learn to say more than these words: then their own are better than none.
            other => other.to_string(),
        }
    }

    fn refused_deal(&self, error: &DealError) -> String {
        match *error {
            DealError::Shape => self.text(key::REFUSED_DEAL),
            DealError::UnknownCard(letter) => self.refused_letter(letter),
            DealError::Count { part, found, expected } => {
                let part = match part {
                    "scoring" => Part::Scoring,
                    "deck" => Part::Deck,
                    _ => Part::Circle,
                };
                text!(self, RefusedCount { part, found, expected })
            }
            DealError::Twice(card) => text!(self, RefusedTwice { card }),
            DealError::Unsorted => self.text(key::REFUSED_UNSORTED),
            ref other => other.to_string(),
        }
    }

    fn refused_solo_deal(&self, error: &solo::DealError) -> String {
        match error {
            solo::DealError::Shape => self.text(key::REFUSED_SOLO_DEAL),
            solo::DealError::UnknownScenario(id) => text!(self, RefusedScenario { id }),
            solo::DealError::UnknownVariant(found) => text!(self, RefusedVariant { found }),
            solo::DealError::Scoring { title, expected } => {
                text!(self, RefusedScoring { scenario: title, cards: self.letters(expected) })
            }
            solo::DealError::Cards(error) => self.refused_deal(error),
            other => other.to_string(),
        }
    }

    fn refused_token(&self, error: &TokenError) -> String {
        match *error {
            TokenError::Shape => self.text(key::REFUSED_MOVE),
            TokenError::UnknownCard(letter) => self.refused_letter(letter),
            TokenError::Number => self.text(key::REFUSED_NUMBER),
            TokenError::TooFar => self.text(key::REFUSED_TOO_FAR),
            ref other => other.to_string(),
        }
    }

    fn refused_move(&self, error: MoveError) -> String {
        match error {
            MoveError::Over => self.text(key::ASK_NOTHING),
            MoveError::Another(decision) => self.expected(decision),
            MoveError::NotInCircle(card) => text!(self, RefusedNotInCircle { card }),
            MoveError::Placement(PlacementError::FirstCardElsewhere) => self.text(key::REFUSED_FIRST),
            // Here a cell is written as in the record that is to be mended.
            MoveError::Placement(PlacementError::Detached { at, nearest }) => {
                text!(self, RefusedDetached { at: at.to_string(), nearest: nearest.to_string() })
            }
            MoveError::Placement(PlacementError::Complete) => self.text(key::REFUSED_COMPLETE),
            other => other.to_string(),
        }
    }

    fn refused_letter(&self, letter: char) -> String {
        text!(self, RefusedCard { found: letter.escape_debug().to_string() })
    }

    /// What should stand there instead.
    fn expected(&self, decision: Decision) -> String {
        let (decision, card) = match decision {
            Decision::Start => (key::Decision::Start, String::new()),
            Decision::Draft => (key::Decision::Draft, String::new()),
            Decision::Place(card) => (key::Decision::Place, card.to_string()),
        };
        text!(self, RefusedExpected { decision, card })
    }
}
