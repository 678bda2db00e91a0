//! What is told on standard error: one place, so that nothing there can do harm or go wrong.

use std::borrow::Cow;
use std::io::{self, Write as _};

use wagons_rules::steers_text;

/// Tells somebody something on standard error. Where that cannot be written there is nobody left to tell.
pub(crate) fn tell(message: &str) {
    let _ = io::stderr().write_all(harmless(message).as_bytes());
}

/// The text with everything escaped that would steer a terminal or turn the text around it.
///
/// Names, titles and answers of other programs come from anywhere. Line breaks are ours and stay.
pub(crate) fn harmless(text: &str) -> Cow<'_, str> {
    if !text.contains(steers) {
        return Cow::Borrowed(text);
    }
    let mut harmless = String::with_capacity(text.len() + 8);
    for letter in text.chars() {
        if steers(letter) { harmless.extend(letter.escape_default()) } else { harmless.push(letter) }
    }
    Cow::Owned(harmless)
}

/// What changes how the text around it is read, but for the end of a line.
fn steers(letter: char) -> bool {
    letter != '\n' && steers_text(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_a_terminal_is_escaped() {
        assert_eq!(harmless("\u{1b}[31mred\r\n"), "\\u{1b}[31mred\\r\n");
        assert_eq!(harmless("a\u{9b}2J\u{202e}cba\u{2066}"), "a\\u{9b}2J\\u{202e}cba\\u{2066}");
    }

    #[test]
    fn everything_else_stays() {
        for text in ["", "two\nlines\n", "Zoë 🤠 שלום — “ok”", "back\\slash"] {
            assert!(matches!(harmless(text), Cow::Borrowed(same) if same == text));
        }
    }
}
