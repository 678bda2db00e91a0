//! The strokes larger drawings are made of: filled shapes, lines and glazes, each a path in one colour.

use std::fmt::{self, Write};

use crate::palette::Color;

/// Writes paths, one after the other.
pub(crate) struct Pen<'a> {
    pub(crate) out: &'a mut dyn Write,
}

impl Pen<'_> {
    /// A shape.
    pub(crate) fn fill(&mut self, color: Color, path: &str) -> fmt::Result {
        write!(self.out, r#"<path fill="{color}" d="{path}"/>"#)
    }

    /// A shape that lets shine through what is below it; measures are written as in a file: `".3"`.
    pub(crate) fn glaze(&mut self, color: Color, opacity: &str, path: &str) -> fmt::Result {
        write!(self.out, r#"<path fill="{color}" opacity="{opacity}" d="{path}"/>"#)
    }

    /// Dots and straight strokes with round ends, which surround nothing.
    pub(crate) fn dots(&mut self, color: Color, width: &str, path: &str) -> fmt::Result {
        write!(
            self.out,
            r#"<path stroke="{color}" stroke-width="{width}" stroke-linecap="round" d="{path}"/>"#
        )
    }

    /// A line that lets shine through what is below it.
    pub(crate) fn stain(&mut self, color: Color, opacity: &str, width: &str, path: &str) -> fmt::Result {
        write!(self.out, r#"<path fill="none" stroke="{color}" stroke-width="{width}" "#)?;
        write!(self.out, r#"stroke-linecap="round" opacity="{opacity}" d="{path}"/>"#)
    }

    /// A line with round ends and sharp corners.
    pub(crate) fn stroke(&mut self, color: Color, width: &str, path: &str) -> fmt::Result {
        write!(self.out, r#"<path fill="none" stroke="{color}" stroke-width="{width}" "#)?;
        write!(self.out, r#"stroke-linecap="round" d="{path}"/>"#)
    }

    /// A line with round ends and corners.
    pub(crate) fn line(&mut self, color: Color, width: &str, path: &str) -> fmt::Result {
        write!(self.out, r#"<path fill="none" stroke="{color}" stroke-width="{width}" "#)?;
        write!(self.out, r#"stroke-linecap="round" stroke-linejoin="round" d="{path}"/>"#)
    }
}
