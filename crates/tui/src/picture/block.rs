//! Rectangles of styled text that can be put beside and below one another.
//!
//! Every character is taken to be one column wide, so pictures use none that is not. How a style becomes a colour
//! of the terminal is the business of `paint`.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// A picture: lines of styled text one below another. They need not be equally long.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Block(pub(crate) Vec<Line<'static>>);

/// A line of one piece.
pub(crate) fn line(text: impl Into<String>, style: Style) -> Line<'static> {
    Line::from(Span::styled(text.into(), style))
}

/// Fills a line with spaces up to a column.
pub(crate) fn pad_to(line: &mut Line<'_>, width: usize) {
    let missing = width.saturating_sub(line.width());
    if missing > 0 {
        line.push_span(" ".repeat(missing));
    }
}

impl Block {
    /// The columns of the longest line.
    pub(crate) fn width(&self) -> usize {
        self.0.iter().map(Line::width).max().unwrap_or(0)
    }

    /// The number of lines.
    pub(crate) fn height(&self) -> usize {
        self.0.len()
    }

    /// Adds a line at the bottom.
    pub(crate) fn push(&mut self, line: Line<'static>) {
        self.0.push(line);
    }

    /// Adds an empty line at the bottom.
    pub(crate) fn skip(&mut self) {
        self.push(Line::default());
    }

    /// This block with another below it.
    #[must_use]
    pub(crate) fn above(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// This block with another below it and an empty line between, or alone if the other is empty.
    #[must_use]
    pub(crate) fn spaced_above(mut self, other: Self) -> Self {
        if other.height() > 0 {
            self.skip();
        }
        self.above(other)
    }

    /// This block with another to its right, their tops at the same height.
    #[must_use]
    pub(crate) fn beside(mut self, gap: usize, other: Self) -> Self {
        let column = self.width() + gap;
        self.lay(column, 0, other);
        self
    }

    /// This block moved to the right.
    #[must_use]
    pub(crate) fn indented(self, columns: usize) -> Self {
        Self::default().beside(columns, self)
    }

    /// Puts another block with its top left corner at a column and row. The place must be free: to the right of
    /// whatever the rows hold so far.
    pub(crate) fn lay(&mut self, column: usize, row: usize, other: Self) {
        let rows = self.height().max(row + other.height());
        self.0.resize_with(rows, Line::default);
        for (line, added) in self.0[row..].iter_mut().zip(other.0) {
            debug_assert!(line.width() <= column, "pictures do not overlap");
            if !added.spans.is_empty() {
                pad_to(line, column);
                line.spans.extend(added.spans);
            }
        }
    }
}

impl From<Line<'static>> for Block {
    fn from(line: Line<'static>) -> Self {
        Self(vec![line])
    }
}

/// Breaks a text into lines of at most `width` columns, between words. A number or the letter of a card stays with the
/// word before it.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for piece in pieces(text, width / 2) {
        add(&mut lines, &piece, width);
    }
    lines
}

/// A text broken into lines of at most `width` columns, the first after a sign, the others indented.
pub(crate) fn hanging(sign: &str, text: &str, width: usize) -> impl Iterator<Item = String> {
    let lines = wrapped(text, width.saturating_sub(INDENT.len())).into_iter().enumerate();
    lines.map(move |(row, line)| format!("{}{line}", if row == 0 { sign } else { INDENT }))
}

/// What the second line of a text begins with.
pub(crate) const INDENT: &str = "  ";

/// The parts of a text between which a line may break, the joined ones of at most `most` columns.
fn pieces(text: &str, most: usize) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    // A no-break space is white space as well, but no place to break.
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        add(&mut pieces, word, if clings(word) { most } else { 0 });
    }
    pieces
}

/// Adds a word to the last line if that leaves it at most so wide, or else as a line of its own.
fn add(lines: &mut Vec<String>, word: &str, width: usize) {
    match lines.last_mut() {
        Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
            line.push(' ');
            line.push_str(word);
        }
        _ => lines.push(word.to_owned()),
    }
}

/// Whether a word is a number or a letter that means little without the word before it.
fn clings(word: &str) -> bool {
    let mut letters = word.chars().filter(|letter| letter.is_alphanumeric());
    let first = letters.next();
    first.is_some_and(|first| first.is_numeric() || first.is_uppercase() && letters.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(lines: &[&str]) -> Block {
        Block(lines.iter().map(|&text| Line::from(text.to_owned())).collect())
    }

    fn text(block: &Block) -> Vec<String> {
        block.0.iter().map(Line::to_string).collect()
    }

    #[test]
    fn blocks_line_up() {
        let joined = block(&["one", "three"]).beside(2, block(&["a", "b", "c"])).above(block(&["end"]));
        assert_eq!(text(&joined), ["one    a", "three  b", "       c", "end"]);
        assert_eq!((joined.width(), joined.height()), (8, 4));
    }

    #[test]
    fn words_are_never_broken() {
        assert_eq!(wrapped("2 per cow, not on snow", 10), ["2 per cow,", "not on", "snow"]);
        assert_eq!(wrapped("unbreakable", 4), ["unbreakable"]);
        assert_eq!(
            wrapped("Ada places card B at (1, −1): +4.", 19),
            ["Ada places card B", "at (1, −1): +4."]
        );
        assert_eq!(wrapped("Qui commence\u{a0}?", 12), ["Qui", "commence\u{a0}?"]);
    }
}
