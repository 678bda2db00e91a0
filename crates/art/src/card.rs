//! A card's territory side on its paper, and the back it shows while it lies in a deck.

use std::fmt::{self, Write};

use wagons_rules::{Card, Territory};

use crate::Palette;
use crate::drawing::{CELL, Drawing, Frame};
use crate::territory::{Letters, territories};

/// How far the paper reaches beyond the four territories.
pub const RIM: i32 = 7;

/// The four territories of a card on paper. The territories fill 0 to 200, so that a card drawn at the
/// corner of a cell lies exactly on the grid of a town and its rim shows around it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TerritorySide {
    /// Which card.
    pub card: Card,
    /// Upside down? Its territories change places; their drawings stay readable.
    pub turned: bool,
    /// Letters beside the icons.
    pub letters: Letters,
}

impl TerritorySide {
    /// The card as the deck lists it.
    pub const fn upright(card: Card) -> Self {
        Self { card, turned: false, letters: Letters::Hidden }
    }

    /// The card turned by half a turn.
    pub const fn turned(card: Card) -> Self {
        Self { turned: true, ..Self::upright(card) }
    }

    /// Top left, top right, bottom left, bottom right, as the card lies.
    fn territories(self) -> [Territory; 4] {
        let mut territories = self.card.territories();
        if self.turned {
            territories.reverse();
        }
        territories
    }
}

impl Drawing for TerritorySide {
    fn frame(&self) -> Frame {
        Frame::sized(2 * CELL, 2 * CELL).grown(RIM + 3)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        sheet(out, palette)?;
        let [a, b, c, d] = self.territories();
        let shown = [(a, (0, 0)), (b, (CELL, 0)), (c, (0, CELL)), (d, (CELL, CELL))];
        territories(out, palette, &shown, self.letters)?;
        let grid = "M0 0H200V200H0ZM100 0V200M0 100H200";
        let line = palette.shadow;
        write!(out, r#"<path d="{grid}" fill="none" stroke="{line}" stroke-width="1.5" opacity=".3"/>"#)
    }
}

/// The paper of a card with the shadow it casts.
pub(crate) fn sheet(out: &mut dyn Write, palette: &Palette) -> fmt::Result {
    let Frame { x, y, width, .. } = Frame::sized(2 * CELL, 2 * CELL).grown(RIM);
    let Palette { shadow, paper, paper_edge, .. } = palette;
    write!(
        out,
        r#"<rect x="{}" y="{}" width="{width}" height="{width}" rx="13" fill="{shadow}" opacity=".28"/>"#,
        x + 1,
        y + 3
    )?;
    write!(out, r#"<rect x="{x}" y="{y}" width="{width}" height="{width}" rx="13" "#)?;
    write!(out, r#"fill="{paper}" stroke="{paper_edge}" stroke-width="1.5"/>"#)
}

/// The back of a card in a deck: a wagon wheel on cloth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardBack;

impl Drawing for CardBack {
    fn frame(&self) -> Frame {
        Frame::sized(2 * CELL, 2 * CELL).grown(RIM + 3)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        const SPOKES: &str =
            "M100 42V158M42 100H158M71 49.8L129 150.2M129 49.8L71 150.2M49.8 71L150.2 129M49.8 129L150.2 71";
        const CORNERS: &str =
            "M26 18l8 8-8 8-8-8zM174 18l8 8-8 8-8-8zM26 166l8 8-8 8-8-8zM174 166l8 8-8 8-8-8z";
        let Palette { canvas, medallion, medallion_rim, .. } = palette;
        sheet(out, palette)?;
        write!(out, r#"<rect width="200" height="200" rx="8" fill="{canvas}"/>"#)?;
        write!(
            out,
            r#"<rect x="9" y="9" width="182" height="182" rx="5" fill="none" stroke="{medallion_rim}" stroke-width="2"/>"#
        )?;
        write!(out, r#"<path fill="{medallion_rim}" d="{CORNERS}"/>"#)?;
        write!(
            out,
            r#"<g fill="none" stroke="{medallion}"><circle cx="100" cy="100" r="62" stroke-width="10"/>"#
        )?;
        write!(out, r#"<path stroke-width="6" d="{SPOKES}"/></g>"#)?;
        write!(
            out,
            r#"<circle cx="100" cy="100" r="17" fill="{medallion}"/><circle cx="100" cy="100" r="7" fill="{canvas}"/>"#
        )
    }
}
