//! The grounds and icons as symbols: defined once in a document, used by reference, so that a town of forty
//! territories stays a few kilobytes.

use std::fmt::{self, Write};

use wagons_rules::{Icon, Terrain};

use crate::Palette;
use crate::drawing::Drawing;
use crate::terrain::CELL_WITH_BLEED;

/// The `<defs>` element every other drawing refers to. A standalone [`crate::Picture`] brings what it needs;
/// a page holds all of them once, in an SVG element without size.
///
/// ```
/// use wagons_art::{Palette, Symbols};
///
/// let defs = Symbols::all(&Palette::LIVE).to_string();
/// assert!(defs.contains(r#"<g id="w-terrain-D""#));
/// ```
pub struct Symbols<'a> {
    palette: &'a Palette,
    /// The elements that refer to the symbols, if only those are wanted.
    body: Option<&'a str>,
}

impl<'a> Symbols<'a> {
    /// All symbols.
    pub const fn all(palette: &'a Palette) -> Self {
        Self { palette, body: None }
    }

    /// The symbols that `body` refers to.
    pub const fn used_by(body: &'a str, palette: &'a Palette) -> Self {
        Self { palette, body: Some(body) }
    }

    fn wants(&self, id: &str) -> bool {
        self.body.is_none_or(|body| body.contains(&format!("\"#{id}\"")))
    }
}

impl fmt::Display for Symbols<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let palette = self.palette;
        f.write_str("<defs>")?;
        write!(f, r#"<clipPath id="w-cell"><path d="{CELL_WITH_BLEED}"/></clipPath>"#)?;
        for terrain in Terrain::ALL {
            let id = format!("w-terrain-{}", terrain.letter());
            if self.wants(&id) {
                write!(f, r#"<g id="{id}" clip-path="url(#w-cell)">{}</g>"#, terrain.svg(palette))?;
            }
        }
        for icon in Icon::ALL {
            let id = format!("w-icon-{}", icon.letter());
            if self.wants(&id) {
                let (frame, drawn) = (icon.frame(), icon.svg(palette));
                write!(f, r#"<symbol id="{id}" viewBox="{frame}">{drawn}</symbol>"#)?;
            }
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
