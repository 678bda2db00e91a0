//! Signs made of the wagon: the marker at the start of the circle, and the icons of the program.

use std::fmt::{self, Write};

use crate::Palette;
use crate::drawing::{CELL, Drawing, Frame};
use crate::icon::Wagon;
use crate::strokes;

/// The wagon that marks where the circle starts, as a round token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WagonMarker;

impl Drawing for WagonMarker {
    fn frame(&self) -> Frame {
        Frame::sized(CELL, CELL)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let Palette { canvas: dark, medallion: light, medallion_rim, shadow, .. } = *palette;
        write!(out, r#"<circle cx="51" cy="53" r="46" fill="{shadow}" opacity=".3"/>"#)?;
        write!(out, r#"<circle cx="50" cy="50" r="45" fill="{dark}" "#)?;
        write!(out, r#"stroke="{medallion_rim}" stroke-width="5"/>"#)?;
        out.write_str(r#"<g transform="translate(18 16) scale(.64)">"#)?;
        Wagon { cloth: light, folds: dark, hem: None, wood: light, gap: Some(dark), iron: light }
            .draw(out)?;
        out.write_str("</g>")
    }
}

/// The icon of the program: a wagon before the setting sun. All that matters lies within the circle, four fifths
/// of the square wide, that remains when a system cuts the square to its own shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AppIcon;

impl Drawing for AppIcon {
    fn frame(&self) -> Frame {
        Frame::sized(512, 512)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        const MESA: &str =
            "M0 372V318H44L58 276H128L140 308H168L176 330H340L350 300H372L382 262H456L470 318H512V372Z";
        let p = palette;
        let band = |out: &mut dyn Write, color, top: i32| {
            write!(out, r#"<path fill="{color}" d="M0 {top}q128-26 256 0t256 0V512H0z"/>"#)
        };
        write!(out, r#"<path fill="{}" d="M0 0H512V512H0z"/>"#, p.sky_upper)?;
        band(out, p.sky_middle, 104)?;
        band(out, p.sky_lower, 192)?;
        band(out, p.sky_glow, 268)?;
        write!(out, r#"<circle cx="256" cy="226" r="158" fill="{}" opacity=".3"/>"#, p.ember)?;
        write!(out, r#"<circle cx="256" cy="226" r="126" fill="{}"/>"#, p.flame)?;
        write!(out, r#"<path fill="{}" d="{MESA}"/>"#, p.mesa_far)?;
        write!(out, r#"<path fill="{}" d="M0 370Q256 346 512 370V512H0z"/>"#, p.plain_near)?;
        write!(out, r#"<path fill="{}" d="M0 424Q256 398 512 424V512H0z"/>"#, p.brush)?;
        out.write_str(r#"<g transform="translate(101 120) scale(3.1)">"#)?;
        Wagon { cloth: p.bonnet, folds: p.bonnet_shade, hem: None, wood: p.canvas, gap: None, iron: p.brush }
            .draw(out)?;
        out.write_str("</g>")
    }
}

/// The icon of the program for a browser's tab: so few strokes that 16 pixels are enough.
///
/// ```
/// use wagons_art::{Favicon, Picture};
///
/// let file = Picture::of(&Favicon { marked: false }, "Circle the Wagons").to_string();
/// assert!(file.len() < 1000);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Favicon {
    /// With a mark: somebody waits for the one who looks at it.
    pub marked: bool,
}

impl Drawing for Favicon {
    fn frame(&self) -> Frame {
        Frame::sized(32, 32)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        const MARK: &str = "fill bonnet M24 0a8 8 0 1 1-.1 0z\nfill score M24 2a6 6 0 1 1-.1 0z";
        strokes::draw(out, palette, include_str!("marker/favicon.strokes"))?;
        if self.marked { strokes::draw(out, palette, MARK) } else { Ok(()) }
    }
}
