//! The grounds and icons as symbols: defined once in a document, used by reference, so that a town of forty
//! territories stays a few kilobytes.

use std::fmt::{self, Write};

use wagons_rules::{Icon, Terrain};

use crate::Palette;
use crate::drawing::Drawing;
use crate::terrain::CELL_WITH_BLEED;

/// The `<defs>` element every other drawing refers to. A standalone [`crate::Picture`] brings its own; a
/// page holds it once, in an SVG element without size.
///
/// ```
/// use wagons_art::{Palette, Symbols};
///
/// let defs = Symbols { palette: &Palette::LIVE }.to_string();
/// assert!(defs.contains(r#"<g id="w-terrain-D""#));
/// ```
pub struct Symbols<'a> {
    /// The colours the symbols are drawn in.
    pub palette: &'a Palette,
}

impl fmt::Display for Symbols<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let palette = self.palette;
        f.write_str("<defs>")?;
        write!(f, r#"<clipPath id="w-cell"><path d="{CELL_WITH_BLEED}"/></clipPath>"#)?;
        for terrain in Terrain::ALL {
            let ground = terrain.svg(palette);
            write!(f, r#"<g id="w-terrain-{}" clip-path="url(#w-cell)">{ground}</g>"#, terrain.letter())?;
        }
        for icon in Icon::ALL {
            let (letter, frame, drawn) = (icon.letter(), icon.frame(), icon.svg(palette));
            write!(f, r#"<symbol id="w-icon-{letter}" viewBox="{frame}">{drawn}</symbol>"#)?;
        }
        f.write_str("</defs>")
    }
}

/// Uses the ground of `terrain` for the cell whose top left corner is `x`, `y`.
pub(crate) fn use_ground(out: &mut dyn Write, terrain: Terrain, (x, y): (i32, i32)) -> fmt::Result {
    write!(out, r##"<use href="#w-terrain-{}" x="{x}" y="{y}"/>"##, terrain.letter())
}

/// Uses `icon` in a square of `size` around a centre.
pub(crate) fn use_icon(out: &mut dyn Write, icon: Icon, (x, y): (i32, i32), size: i32) -> fmt::Result {
    let (letter, left, top) = (icon.letter(), x - size / 2, y - size / 2);
    write!(out, r##"<use href="#w-icon-{letter}" x="{left}" y="{top}" width="{size}" height="{size}"/>"##)
}
