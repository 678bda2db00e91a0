//! What cannot be done, in the words of whoever wants to do it; and what ends the game from outside.

use std::io;

use wagons_rules::{AnyRecord, Decision, Move, MoveError, PlacementError, TokenError, excerpt};
use wagons_table::link::SharedError;
use wagons_texts::{Texts, key, text};

use crate::house::House;

/// Why a game in the terminal could not begin or go on.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PlayError {
    /// What was asked for is not possible; the reason is in the player's language.
    #[error("{0}")]
    Refused(String),
    /// Standard input broke.
    #[error("standard input cannot be read: {0}")]
    Input(#[source] io::Error),
    /// Standard output broke, or nobody listens any more.
    #[error("standard output cannot be written: {0}")]
    Output(#[from] io::Error),
}

/// Why a text is no game to begin with.
pub(crate) fn refusal(house: &House, error: &SharedError) -> String {
    match error {
        SharedError::Record(error) if error.place == 1 => house.texts().text(key::TERMINAL_DEAL_WRONG),
        SharedError::Record(error) => {
            text!(house.texts(), ImportWrong { place: error.place, token: error.token.as_str() })
        }
        SharedError::Scenario(_) => house.texts().text(key::REVIEW_SCENARIO_WRONG),
    }
}

/// The move a word means, if it can be made now, or why not.
pub(crate) fn legal(record: &AnyRecord, word: &str, texts: &Texts) -> Result<Move, String> {
    let expected = record.decision().ok_or_else(|| texts.text(key::ASK_NOTHING))?;
    let mv: Move = word.parse().map_err(|error| {
        let reason = match error {
            TokenError::Number => texts.text(key::TERMINAL_ERROR_NUMBER),
            TokenError::TooFar => texts.text(key::TERMINAL_ERROR_FAR),
            _ => text!(texts, TerminalErrorWord { word: excerpt(word) }),
        };
        format!("{reason} {}", comes_now(texts, expected))
    })?;
    record.check(mv).map_err(|error| match error {
        MoveError::NotInCircle(card) => text!(texts, TerminalErrorNotInCircle { card }),
        MoveError::Placement(PlacementError::FirstCardElsewhere) => {
            texts.text(key::TERMINAL_ERROR_FIRST_CARD)
        }
        MoveError::Placement(PlacementError::Detached { nearest, .. }) => {
            text!(texts, TerminalErrorDetached { nearest: nearest.to_string() })
        }
        MoveError::Over => texts.text(key::ASK_NOTHING),
        _ => comes_now(texts, expected),
    })?;
    Ok(mv)
}

/// What is to be typed now, with an example.
fn comes_now(texts: &Texts, decision: Decision) -> String {
    match decision {
        Decision::Start => texts.text(key::TERMINAL_TYPE_START),
        Decision::Draft => texts.text(key::TERMINAL_TYPE_DRAFT),
        Decision::Place(card) => {
            let (upright, turned) = (format!("{card}0,0"), format!("{card}'0,0"));
            text!(texts, TerminalTypePlace { card, upright, turned })
        }
    }
}
