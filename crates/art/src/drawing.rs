//! What a drawing is: something that writes SVG elements in the colours of a palette and knows the frame
//! it fills. Knows nothing of documents; [`crate::Picture`] makes one from a drawing.

use std::fmt;

use crate::Palette;

/// The side of a territory. Every other measure of the game follows from it.
pub const CELL: i32 = 100;

/// The rectangle a drawing fills.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Frame {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

impl Frame {
    /// A frame whose corner is the origin.
    pub const fn sized(width: i32, height: i32) -> Self {
        Self { x: 0, y: 0, width, height }
    }

    /// A square around a point.
    pub(crate) const fn square(x: i32, y: i32, size: i32) -> Self {
        Self { x: x - size / 2, y: y - size / 2, width: size, height: size }
    }

    /// The same frame with `by` more on every side.
    #[must_use]
    pub const fn grown(self, by: i32) -> Self {
        Self { x: self.x - by, y: self.y - by, width: self.width + 2 * by, height: self.height + 2 * by }
    }

    /// A frame of at least this width and height around the same middle.
    #[must_use]
    pub fn at_least(self, (width, height): (i32, i32)) -> Self {
        let (wider, higher) = ((width - self.width).max(0), (height - self.height).max(0));
        Self {
            x: self.x - wider / 2,
            y: self.y - higher / 2,
            width: self.width + wider,
            height: self.height + higher,
        }
    }
}

/// As the attribute `viewBox` wants it.
impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.x, self.y, self.width, self.height)
    }
}

/// Something that can be drawn.
///
/// ```
/// use wagons_art::{Drawing, Palette, TerritorySide};
/// use wagons_rules::Card;
///
/// let side = TerritorySide::upright(Card::TheHerd);
/// let fragment = side.svg(&Palette::DAY).to_string();
/// assert!(fragment.contains("#w-icon-g"));
/// ```
pub trait Drawing {
    /// The rectangle the drawing fills.
    fn frame(&self) -> Frame;

    /// Writes the elements. They may refer to the symbols of [`crate::Symbols`].
    fn draw(&self, out: &mut dyn fmt::Write, palette: &Palette) -> fmt::Result;

    /// The elements as text, to embed in a document that holds the [`crate::Symbols`] once.
    fn svg<'a>(&'a self, palette: &'a Palette) -> Fragment<'a>
    where
        Self: Sized,
    {
        Fragment { drawing: self, palette }
    }
}

/// The elements of a drawing as text; see [`Drawing::svg`].
pub struct Fragment<'a> {
    pub(crate) drawing: &'a dyn Drawing,
    pub(crate) palette: &'a Palette,
}

impl fmt::Display for Fragment<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.drawing.draw(f, self.palette)
    }
}

/// A drawing, made as large as fits into a place and centred there.
pub(crate) fn inset(
    out: &mut dyn fmt::Write,
    palette: &Palette,
    drawing: &dyn Drawing,
    place: Frame,
) -> fmt::Result {
    let Frame { x, y, width, height } = place;
    write!(out, r#"<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{}">"#, drawing.frame())?;
    drawing.draw(out, palette)?;
    out.write_str("</svg>")
}
