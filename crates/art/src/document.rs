//! A drawing as a document of its own: with symbols, size, title and description, and nothing outside.

use std::fmt;

use crate::Palette;
use crate::drawing::{Drawing, Fragment, Frame};
use crate::lettering::Escaped;
use crate::symbols::Symbols;

/// A standalone SVG document of one drawing.
///
/// ```
/// use wagons_art::{Palette, Picture, TerritorySide};
/// use wagons_rules::Card;
///
/// let herd = TerritorySide::upright(Card::TheHerd);
/// let svg = Picture::of(&herd, "The Herd").described("Water, mountains, plains and snow").to_string();
/// assert!(svg.starts_with("<svg xmlns="));
/// ```
pub struct Picture<'a> {
    drawing: &'a dyn Drawing,
    title: &'a str,
    description: &'a str,
    palette: Palette,
    width: Option<u32>,
    on_table: bool,
}

impl<'a> Picture<'a> {
    /// A picture by day on no background. The title is what a screen reader says.
    pub fn of(drawing: &'a dyn Drawing, title: &'a str) -> Self {
        Self { drawing, title, description: "", palette: Palette::DAY, width: None, on_table: false }
    }

    /// Adds what a screen reader says after the title.
    #[must_use]
    pub fn described(self, description: &'a str) -> Self {
        Self { description, ..self }
    }

    /// Draws in other colours.
    #[must_use]
    pub fn in_colors_of(self, palette: &Palette) -> Self {
        Self { palette: *palette, ..self }
    }

    /// Sets the width in pixels; the height follows. Without it the picture fills what it is put into.
    #[must_use]
    pub fn wide(self, width: u32) -> Self {
        Self { width: Some(width), ..self }
    }

    /// Lays the drawing on the wooden table.
    #[must_use]
    pub fn on_table(self) -> Self {
        Self { on_table: true, ..self }
    }
}

impl fmt::Display for Picture<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let frame = self.drawing.frame();
        write!(f, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}""#)?;
        if let Some(width) = self.width {
            let height = f64::from(width) * f64::from(frame.height) / f64::from(frame.width);
            write!(f, r#" width="{width}" height="{height:.0}""#)?;
        }
        write!(f, r#" role="img"><title>{}</title>"#, Escaped(self.title))?;
        if !self.description.is_empty() {
            write!(f, "<desc>{}</desc>", Escaped(self.description))?;
        }
        let body = Fragment { drawing: self.drawing, palette: &self.palette }.to_string();
        write!(f, "{}", Symbols::used_by(&body, &self.palette))?;
        if self.on_table {
            table(f, frame, &self.palette)?;
        }
        write!(f, "{body}</svg>")
    }
}

/// Planks across a frame.
fn table(f: &mut fmt::Formatter<'_>, frame: Frame, palette: &Palette) -> fmt::Result {
    let Frame { x, y, width, height } = frame;
    let plank = (width.max(height) / 9).max(40);
    write!(f, r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{}"/>"#, palette.table)?;
    write!(f, r#"<path fill="none" stroke="{}" stroke-width="{}" d=""#, palette.table_grain, plank / 40 + 1)?;
    for (row, seam) in (y + plank..y + height).step_by(plank as usize).enumerate() {
        let joint = x + width * (3 + 5 * row as i32 % 7) / 10;
        write!(f, "M{x} {seam}h{width}M{joint} {seam}v{plank}")?;
    }
    f.write_str(r#""/>"#)
}
