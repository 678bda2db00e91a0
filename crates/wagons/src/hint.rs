//! What to do about a record that is refused, where the reason alone does not say.

use wagons_rules::solo::Scenarios;
use wagons_rules::{AnyRecord, DealError, MoveError, RecordError, RecordErrorKind, TokenError};

/// A helpful word on the error, if there is one.
pub(crate) fn hint(text: &str, error: &RecordError, scenarios: &Scenarios) -> Option<String> {
    let advice = match &error.kind {
        RecordErrorKind::Deal(DealError::UnknownCard(letter))
        | RecordErrorKind::Token { error: TokenError::UnknownCard(letter), .. }
            if letter.is_ascii_lowercase() =>
        {
            "cards are capital letters"
        }
        RecordErrorKind::SoloDeal(_) => "`wagons deal --solo 1` makes a deal to begin with",
        RecordErrorKind::Empty | RecordErrorKind::Deal(_) => "`wagons deal` makes a deal to begin with",
        RecordErrorKind::Space => "put the whole record in double quotes, one space between tokens",
        RecordErrorKind::Move(MoveError::Over) => "leave out this token and everything after it",
        _ => return possible(text, error.column, scenarios),
    };
    Some(advice.to_owned())
}

/// The tokens that are legal at a column, if what stands before it is a record.
fn possible(text: &str, column: usize, scenarios: &Scenarios) -> Option<String> {
    const MOST: usize = 15;
    let before: String = text.chars().take(column - 1).collect();
    let record = AnyRecord::parse(&before, scenarios).ok()?;
    let mut moves = record.legal_moves();
    let listed: Vec<_> = moves.by_ref().take(MOST).map(|mv| mv.to_string()).collect();
    let more = match moves.len() {
        0 => String::new(),
        more => format!(" and {more} more: see `wagons moves`"),
    };
    Some(format!("legal here: {}{more}", listed.join(" ")))
}
