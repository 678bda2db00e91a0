//! How much thinking is allowed, in short: `100ms`, `50000n`.

use std::time::Duration;

use wagons_players::Limits;

/// Why a text is not a limit.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a limit: write `100ms`, `2s`, `50000n` (nodes) or `4d` (depth)")]
pub struct LimitError(pub String);

/// Reads one limit in short: a whole number and its unit.
pub fn limit(text: &str) -> Result<Limits, LimitError> {
    let wrong = || LimitError(text.to_owned());
    let unit = text.find(|c: char| !c.is_ascii_digit()).ok_or_else(wrong)?;
    let number: u64 = text[..unit].parse().map_err(|_| wrong())?;
    match &text[unit..] {
        "ms" => Ok(Limits::time(Duration::from_millis(number))),
        "s" => Ok(Limits::time(Duration::from_secs(number))),
        "n" => Ok(Limits::nodes(number)),
        "d" => Ok(Limits { depth: Some(number.try_into().map_err(|_| wrong())?), ..Limits::default() }),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_a_number_and_its_unit() {
        assert_eq!(limit("100ms"), Ok(Limits::time(Duration::from_millis(100))));
        assert_eq!(limit("2s"), Ok(Limits::time(Duration::from_secs(2))));
        assert_eq!(limit("50000n"), Ok(Limits::nodes(50_000)));
        assert_eq!(limit("4d"), Ok(Limits { depth: Some(4), ..Limits::default() }));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["", "100", "ms", "-1n", "1.5s", "4 d", "99999999999d", "99999999999999999999n", "5é"] {
            assert_eq!(limit(text), Err(LimitError(text.to_owned())));
        }
    }
}
