//! What can be wrong with a scenario's text.

use crate::card::Card;

/// Where and why a text is not a scenario.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}{}{field}: {kind}", if field.is_empty() { "" } else { ", " })]
#[non_exhaustive]
pub struct ScenarioError {
    /// The line, counted from 1.
    pub line: usize,
    /// The field, as in `skip of hunt 2`; empty where the text is not even TOML.
    pub field: String,
    /// What is wrong with it.
    pub kind: ScenarioErrorKind,
}

/// What can be wrong with a field of a scenario.
///
/// Unlike the other errors of this crate this one is not `#[non_exhaustive]`: scenarios are written by players, so
/// a client says each of these in the player's language and wants the compiler to tell when one is new.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ScenarioErrorKind {
    /// The text is far longer than any scenario.
    #[error("{0} bytes are too many for a scenario")]
    TooLong(usize),
    /// The text is not TOML.
    #[error("{0}")]
    Syntax(String),
    /// A field that must be there is not.
    #[error("is missing")]
    Missing,
    /// No field has this name here.
    #[error("there is no such field; there are {}", .0.join(", "))]
    Unknown(&'static [&'static str]),
    /// None of several fields is there, one of which is needed.
    #[error("needs one of {}", .0.join(", "))]
    NoneOf(&'static [&'static str]),
    /// The field says something where another has said something else.
    #[error("does not go with {0}")]
    NotWith(&'static str),
    /// The value is of another kind.
    #[error("should be {expected}, not {found}")]
    Kind {
        /// What was expected.
        expected: &'static str,
        /// What is there.
        found: &'static str,
    },
    /// A number is too small or too large.
    #[error("{found} is not between {least} and {most}")]
    Range {
        /// The number.
        found: String,
        /// The smallest that is allowed.
        least: i64,
        /// The largest that is allowed.
        most: i64,
    },
    /// A list is too short or too long.
    #[error("{found} instead of {least}{}", if least == most { String::new() } else { format!(" to {most}") })]
    Length {
        /// How many there are.
        found: usize,
        /// The fewest that are allowed.
        least: usize,
        /// The most that are allowed.
        most: usize,
    },
    /// A word that is none of those expected.
    #[error("`{found}` is not {what}: write {}", choices.join(", "))]
    Word {
        /// The word.
        found: String,
        /// What it should have been.
        what: &'static str,
        /// The words that are.
        choices: Vec<&'static str>,
    },
    /// The text names no card.
    #[error("`{0}` is not a card: write the title of its scoring side or its letter, A to R")]
    NotCard(String),
    /// A goal asks for a card that is not in the deck.
    #[error("none of the sixteen cards is like that")]
    NoCard,
    /// A scoring card is named twice.
    #[error("{title} is named twice", title = .0.title())]
    Twice(Card),
    /// The id could not stand in a deal.
    #[error("`{0}` is not an id: write at most 24 small letters and digits, words joined by `_`")]
    Id(String),
    /// The title cannot be shown.
    #[error("a title has 1 to 60 characters, none of which breaks or turns the line")]
    Title,
    /// The rows of a table do not begin with rising numbers.
    #[error("each row must begin with a larger number than the row before it")]
    NotRising,
}
