//! A star of tin, as a sheriff wears it: what a solo game is worth.

use std::fmt::{self, Write};

use crate::Palette;
use crate::drawing::{CELL, Drawing, Frame};

/// A star.
///
/// ```
/// use wagons_art::{Picture, Star};
///
/// assert_ne!(Picture::of(&Star::Won, "").to_string(), Picture::of(&Star::Open, "").to_string());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Star {
    /// One that was won.
    Won,
    /// The outline of one that can still be won.
    Open,
}

/// Five points, the first at the top.
const SHAPE: &str = "M50 12L61 37L88 40L68 58L74 85L50 71L26 85L32 58L12 40L39 37Z";
/// The knobs on the points.
const KNOBS: [(i32, i32); 5] = [(50, 12), (88, 40), (74, 85), (26, 85), (12, 40)];

impl Drawing for Star {
    fn frame(&self) -> Frame {
        Frame::sized(CELL, CELL)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let Palette { straw, ink, ink_soft, medallion, .. } = palette;
        // Stars that are still to be won are told apart by their shape too, not by colour alone.
        if *self == Self::Open {
            write!(out, r#"<path d="{SHAPE}" fill="none" stroke="{ink_soft}" "#)?;
            return out.write_str(r#"stroke-width="4" stroke-dasharray="7 7"/>"#);
        }
        let tin = format!(r#"fill="{straw}" stroke="{ink}" stroke-width="4""#);
        write!(out, r#"<path d="{SHAPE}" {tin} stroke-linejoin="round"/>"#)?;
        for (x, y) in KNOBS {
            write!(out, r#"<circle cx="{x}" cy="{y}" r="7" {tin}/>"#)?;
        }
        write!(out, r#"<circle cx="50" cy="53" r="11" fill="none" "#)?;
        write!(out, r#"stroke="{medallion}" stroke-width="3" opacity=".8"/>"#)
    }
}
