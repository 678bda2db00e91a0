//! Drawings beside each other, with a caption below each. Knows nothing of what it shows.

use std::fmt::{self, Write};

use wagons_art::{Drawing, Frame, Palette};
use wagons_rules::Icon;

/// Drawings in rows, all at the same scale.
pub(crate) struct Row<'a> {
    shown: Vec<(Box<dyn Drawing + 'a>, String)>,
    across: usize,
}

const GAP: i32 = 40;
const CAPTION: i32 = 58;
/// The size of a caption, and about how wide one of its letters is.
const SIZE: i32 = 34;
const LETTER: i32 = 18;

impl<'a> Row<'a> {
    pub(crate) fn new() -> Self {
        Self { shown: Vec::new(), across: usize::MAX }
    }

    /// So many beside each other, the others below.
    pub(crate) fn across(self, across: usize) -> Self {
        Self { across, ..self }
    }

    /// Adds a drawing.
    pub(crate) fn with(mut self, drawing: impl Drawing + 'a, caption: impl Into<String>) -> Self {
        self.shown.push((Box::new(drawing), caption.into()));
        self
    }

    /// How wide and how high the place of each drawing is: enough for the largest, and for the longest caption.
    fn place(&self) -> (i32, i32) {
        let frames = || self.shown.iter().map(|(drawing, _)| drawing.frame());
        let longest = self.shown.iter().map(|(_, caption)| caption.chars().count() as i32 * LETTER).max();
        let width = frames().map(|frame| frame.width).chain(longest).max().unwrap_or(0);
        (width, frames().map(|frame| frame.height).max().unwrap_or(0))
    }

    fn columns(&self) -> usize {
        self.shown.len().min(self.across)
    }
}

impl Drawing for Row<'_> {
    fn frame(&self) -> Frame {
        let (width, height) = self.place();
        let rows = self.shown.len().div_ceil(self.columns().max(1)) as i32;
        Frame::sized(self.columns() as i32 * (width + GAP) + GAP, rows * (height + CAPTION + GAP) + GAP / 2)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let (width, height) = self.place();
        for (index, (drawing, caption)) in self.shown.iter().enumerate() {
            let (column, row) = ((index % self.columns()) as i32, (index / self.columns()) as i32);
            let middle = GAP + column * (width + GAP) + width / 2;
            let top = GAP + row * (height + CAPTION + GAP);
            let frame = drawing.frame();
            let (x, y) = (middle - frame.width / 2, top + (height - frame.height) / 2);
            // An element of its own keeps grounds from reaching beyond their cells.
            let size = format!(r#"width="{}" height="{}""#, frame.width, frame.height);
            write!(out, r#"<svg x="{x}" y="{y}" {size} viewBox="{frame}">"#)?;
            drawing.draw(out, palette)?;
            out.write_str("</svg>")?;
            let base = top + height + CAPTION - 14;
            write!(
                out,
                r#"<text x="{middle}" y="{base}" text-anchor="middle" fill="{}" "#,
                palette.table_ink
            )?;
            write!(
                out,
                r#"font-family="system-ui,sans-serif" font-weight="600" font-size="{SIZE}">{caption}</text>"#
            )?;
        }
        Ok(())
    }
}

/// A drawing with more of the table around it.
pub(crate) struct Spacious<D>(pub(crate) D);

impl<D: Drawing> Drawing for Spacious<D> {
    fn frame(&self) -> Frame {
        self.0.frame().grown(30)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        self.0.draw(out, palette)
    }
}

/// A card that somebody takes: with a broken line around it.
pub(crate) struct Taken<D>(pub(crate) D);

impl<D: Drawing> Drawing for Taken<D> {
    fn frame(&self) -> Frame {
        self.0.frame()
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        self.0.draw(out, palette)?;
        let Frame { x, y, width, height } = self.frame();
        write!(out, r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="16" fill="none" "#)?;
        write!(out, r#"stroke="{}" stroke-width="8" stroke-dasharray="18 10"/>"#, palette.score)
    }
}

/// An icon on its disc, without a ground.
pub(crate) struct Medallion(pub(crate) Icon);

impl Drawing for Medallion {
    fn frame(&self) -> Frame {
        Frame::sized(100, 100)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let Palette { medallion, medallion_rim, .. } = palette;
        write!(
            out,
            r#"<circle cx="50" cy="50" r="48" fill="{medallion}" stroke="{medallion_rim}" stroke-width="3"/>"#
        )?;
        write!(out, r#"<svg x="10" y="10" width="80" height="80" viewBox="{}">"#, self.0.frame())?;
        self.0.draw(out, palette)?;
        out.write_str("</svg>")
    }
}
