//! What lies under everything: the wood of the table and the paper of a page, as tiles that meet themselves at
//! every edge. They are quiet, because things lie on them. As files behind a page they take `DAY` or `NIGHT`.

use std::fmt::{self, Write};

use crate::Palette;
use crate::drawing::{Drawing, Frame};
use crate::pen::Pen;

/// A piece of the table: four planks with their grain.
///
/// ```
/// use wagons_art::{Palette, Picture, TableTile};
///
/// let file = Picture::of(&TableTile, "").in_colors_of(&Palette::NIGHT).wide(480).to_string();
/// assert!(file.len() < 4000);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableTile;

impl TableTile {
    /// The light on the table as a CSS image, to lay above the tile: the sun through a window, at night a fire.
    /// It takes its colour from the live palette.
    pub const LIGHT: &'static str = "radial-gradient(110% 80% at 50% 10%,\
        color-mix(in srgb,var(--w-light) 28%,transparent),transparent)";
}

impl Drawing for TableTile {
    fn frame(&self) -> Frame {
        Frame::sized(480, 400)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        // Two whole waves from edge to edge, so that the next tile takes them up.
        const GRAIN: &str = "M0 18q60 7 120 0t120 0 120 0 120 0M0 37q60-5 120 0t120 0 120 0 120 0\
            M0 82q60 8 120 0t120 0 120 0 120 0M0 126q60-6 120 0t120 0 120 0 120 0\
            M0 171q60 5 120 0t120 0 120 0 120 0M0 187q60 4 120 0t120 0 120 0 120 0\
            M0 216q60-5 120 0t120 0 120 0 120 0M0 262q60 7 120 0t120 0 120 0 120 0\
            M0 284q60 5 120 0t120 0 120 0 120 0M0 322q60 6 120 0t120 0 120 0 120 0\
            M0 352q60-7 120 0t120 0 120 0 120 0M0 379q60-4 120 0t120 0 120 0 120 0";
        const KNOTS: &str = "M92 58c14-9 30-9 44 0c-14 9-30 9-44 0zM60 59c30-22 78-22 108 0c-30 20-78 20-108 0z\
            M338 151c11-7 23-7 34 0c-11 7-23 7-34 0zM312 152c25-17 61-17 86 0c-25 15-61 15-86 0z\
            M206 243c12-8 26-8 38 0c-12 7-26 7-38 0z";
        const SEAMS: &str =
            "M0 0H480M0 100H480M0 200H480M0 300H480M0 400H480M356 0V100M118 100V200M420 200V300M214 300V400";
        const WORN: &str = "M0 100H480V200H0ZM0 300H480V400H0Z";
        let Palette { table, table_grain, shadow, .. } = *palette;
        let pen = &mut Pen::on(out);
        pen.fill(table, "M0 0H480V400H0Z")?;
        pen.glaze(table_grain, ".22", WORN)?;
        pen.stain(table_grain, ".5", 1.5, GRAIN)?;
        pen.stain(table_grain, ".6", 1.5, KNOTS)?;
        pen.stain(table_grain, "1", 3.0, SEAMS)?;
        pen.stain(shadow, ".06", 1.0, SEAMS)
    }
}

/// A piece of paper with its fibres, for pages and panels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PaperTile;

impl Drawing for PaperTile {
    fn frame(&self) -> Frame {
        Frame::sized(240, 240)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        const FIBRES: &str = "M14 30q9-5 17 1M70 12q3 8-2 15M118 44q9 2 14-5M190 22q-6 6-2 14M40 84q8 6 16 1\
            M96 96q-4 8 2 14M152 78q10-3 15 4M212 92q-7 5-4 13M22 140q4 8 13 7M84 158q9-4 16 2M140 136q2 9-5 14\
            M196 150q9 3 15-3M50 204q8-4 15 2M112 214q-3 7 3 13M168 196q9 4 16-1M222 206q-6 6-3 14M8 222q6-5 13-2";
        const SPECKS: &str = "M56 46h.1M136 18h.1M222 52h.1M14 104h.1M74 130h.1M128 112h.1M182 118h.1M40 180h.1\
            M150 172h.1M96 190h.1M206 178h.1M138 228h.1M196 232h.1M28 60h.1M164 56h.1M232 134h.1";
        let pen = &mut Pen::on(out);
        pen.fill(palette.paper, "M0 0H240V240H0Z")?;
        pen.stain(palette.paper_edge, ".3", 1.0, FIBRES)?;
        pen.stain(palette.paper_edge, ".4", 1.6, SPECKS)
    }
}
