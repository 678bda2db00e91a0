//! The words of a record: `*B`, `P`, `I'2,-1`.

use std::str::FromStr;

use crate::card::Card;
use crate::decision::Move;
use crate::placement::{Cell, Placement};

/// Why a word is not a move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TokenError {
    /// The word has none of the three forms.
    #[error("a move is `*B` (start), `B` (draft) or `B0,0` or `B'0,0` (placement)")]
    Shape,
    /// The letter names no card.
    #[error("`{letter}` is not a card: cards are the letters A to R", letter = printable(*.0))]
    UnknownCard(char),
    /// A coordinate is not written as a plain whole number.
    #[error("a cell is two whole numbers, x and y, as in `2,-1`")]
    Number,
    /// No town reaches that far.
    #[error("no town reaches that far: coordinates must be between -{0} and {0}", FARTHEST)]
    TooFar,
}

/// A character as a message can show it. Quotes stay as they are: the notation has one of its own.
pub(crate) fn printable(character: char) -> String {
    match character {
        '\'' | '"' => character.to_string(),
        _ => character.escape_debug().to_string(),
    }
}

/// As much of a text as a message can show: control characters escaped, cut after thirty.
pub fn excerpt(text: &str) -> String {
    const LONGEST: usize = 30;
    let mut shown: String = text.chars().take(LONGEST).map(printable).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}

/// Whether a character changes how the text around it is read: control characters, and the invisible ones that turn a line
/// around, break it or hide in it. What others wrote and is shown as it is, such as a name, contains none.
///
/// ```
/// use wagons_rules::steers_text;
///
/// assert!(steers_text('\u{202e}') && steers_text('\n') && !steers_text('é'));
/// ```
pub fn steers_text(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
        )
}

/// How far from the origin a card can lie: fourteen cards further on.
const FARTHEST: i8 = 28;

impl FromStr for Move {
    type Err = TokenError;

    fn from_str(token: &str) -> Result<Self, TokenError> {
        let (start, rest) = token.strip_prefix('*').map_or((false, token), |rest| (true, rest));
        let letter = rest.chars().next().ok_or(TokenError::Shape)?;
        let card = Card::from_letter(letter).ok_or(TokenError::UnknownCard(letter))?;
        let rest = &rest[letter.len_utf8()..];
        match (start, rest) {
            (true, "") => Ok(Self::Start(card)),
            (true, _) => Err(TokenError::Shape),
            (false, "") => Ok(Self::Draft(card)),
            (false, _) => {
                let (turned, cell) = rest.strip_prefix('\'').map_or((false, rest), |cell| (true, cell));
                Ok(Self::Place(Placement { card, turned, at: cell.parse()? }))
            }
        }
    }
}

impl FromStr for Placement {
    type Err = TokenError;

    fn from_str(token: &str) -> Result<Self, TokenError> {
        match token.parse()? {
            Move::Place(placement) => Ok(placement),
            Move::Start(_) | Move::Draft(_) => Err(TokenError::Shape),
        }
    }
}

impl FromStr for Cell {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Self, TokenError> {
        let (x, y) = text.split_once(',').ok_or(TokenError::Shape)?;
        Ok(Self::new(coordinate(x)?, coordinate(y)?))
    }
}

/// Reads a number in its one canonical form, so that what is printed is what was read.
fn coordinate(text: &str) -> Result<i8, TokenError> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let canonical = !digits.is_empty()
        && digits.bytes().all(|b| b.is_ascii_digit())
        && (digits == "0" && digits == text || !digits.starts_with('0'));
    if !canonical {
        return Err(TokenError::Number);
    }
    match text.parse::<i8>() {
        Ok(number) if (-FARTHEST..=FARTHEST).contains(&number) => Ok(number),
        _ => Err(TokenError::TooFar),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_is_what_was_read() {
        for token in ["*B", "P", "B0,0", "I'2,-1", "R'-28,28"] {
            assert_eq!(token.parse::<Move>().map(|mv| mv.to_string()), Ok(token.to_owned()));
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for (token, reason) in [
            ("", TokenError::Shape),
            ("*", TokenError::Shape),
            ("*BB", TokenError::Shape),
            ("BB", TokenError::Shape),
            ("B'", TokenError::Shape),
            ("B''0,0", TokenError::Number),
            ("S0,0", TokenError::UnknownCard('S')),
            ("'0,0", TokenError::UnknownCard('\'')),
            ("é", TokenError::UnknownCard('é')),
            ("B0;0", TokenError::Shape),
            ("B0,0,0", TokenError::Number),
            ("B-0,0", TokenError::Number),
            ("B00,0", TokenError::Number),
            ("B+1,0", TokenError::Number),
            ("B1,", TokenError::Number),
            ("B1,x", TokenError::Number),
            ("B-128,0", TokenError::TooFar),
            ("B1,٣", TokenError::Number),
            ("B29,0", TokenError::TooFar),
            ("B0,-99999999999999999999", TokenError::TooFar),
        ] {
            assert_eq!(token.parse::<Move>(), Err(reason), "{token}");
        }
    }
}
