//! The six grounds, each drawn once in a cell of 100 by 100. Every pattern meets itself at the edges, so
//! that neighbours of one terrain become one landscape; each has its own lightness, so that none needs its
//! colour to be told apart. Icons are not known here.

use std::fmt::{self, Write};

use wagons_rules::Terrain;

use crate::drawing::{CELL, Drawing, Frame};
use crate::palette::{Color, Palette};
use crate::pen::Pen;

/// A cell and a little beyond, so that no seam shows between neighbours.
pub(crate) const CELL_WITH_BLEED: &str = "M-1-1h102v102h-102z";

impl Palette {
    /// The colour of a terrain's ground.
    pub const fn ground(&self, terrain: Terrain) -> Color {
        match terrain {
            Terrain::Desert => self.sand,
            Terrain::Forest => self.wood,
            Terrain::Mountains => self.rock,
            Terrain::Plains => self.grass,
            Terrain::Snow => self.snow,
            Terrain::Water => self.river,
        }
    }
}

/// The ground of one cell, pattern and all.
impl Drawing for Terrain {
    fn frame(&self) -> Frame {
        Frame::sized(CELL, CELL)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let pen = &mut Pen { out };
        pen.fill(palette.ground(*self), CELL_WITH_BLEED)?;
        match self {
            Self::Desert => dunes(pen, palette),
            Self::Forest => firs(pen, palette),
            Self::Mountains => ridges(pen, palette),
            Self::Plains => meadow(pen, palette),
            Self::Snow => flakes(pen, palette),
            Self::Water => waves(pen, palette),
        }
    }
}

/// The path of a small shape, drawn with relative path commands, stamped at many places. What hangs over an edge of the
/// cell is stamped again at the opposite one; `reach` is how far the shape reaches from its point in any direction.
fn stamps(shape: &str, reach: i32, places: &[(i32, i32)]) -> String {
    let touches = |at: i32| at + reach > 0 && at - reach < CELL;
    let repeats = |at: i32| [at - CELL, at, at + CELL].into_iter().filter(move |&at| touches(at));
    let all = places.iter().flat_map(|&(x, y)| repeats(x).flat_map(move |x| repeats(y).map(move |y| (x, y))));
    all.map(|(x, y)| format!("M{x} {y}{shape}")).collect::<Vec<_>>().concat()
}

/// Long crests with a lee in the shade, grains of sand, and one far saguaro.
fn dunes(pen: &mut Pen<'_>, palette: &Palette) -> fmt::Result {
    const LEE: &str = "M-1 26.6L0 26C8 21 13 15 22 15C36 15 42 32 58 32C76 32 92 31 100 26L101 25.4V32.4\
        L100 33C92 38 76 41 58 41C40 41 36 25 22 25C14 25 8 28 0 33L-1 33.6Z\
        M-1 80.4L0 80C10 76 16 70 26 70C42 70 46 86 62 86C78 86 90 84 100 80L101 79.6V86.6\
        L100 87C90 91 78 95 62 95C44 95 40 80 26 80C16 80 10 83 0 87L-1 87.4Z";
    const SUN: &str = "M0 26C8 21 13 15 22 15C36 15 42 32 58 32C76 32 92 31 100 26\
        M0 80C10 76 16 70 26 70C42 70 46 86 62 86C78 86 90 84 100 80\
        M4 55C12 50 20 51 28 56M78 53C84 49 90 50 96 54M40 4C48 0 56 2 64 7";
    const SAGUARO: &str = "v-15a2.6 2.6 0 0 1 5.2 0v6h2.6v-4a2 2 0 0 1 4 0v6q0 2-2 2h-4.6v5z\
        m0-5h-4q-2 0-2-2v-4a2 2 0 0 1 4 0v2h2z";
    #[rustfmt::skip]
    const GRAINS: [(i32, i32); 14] = [
        (8, 42), (17, 47), (4, 62), (90, 40), (96, 64), (83, 62), (34, 8),
        (44, 3), (70, 12), (94, 8), (8, 96), (28, 94), (80, 96), (46, 62),
    ];
    pen.glaze(palette.sand_shade, ".55", LEE)?;
    pen.stroke(palette.sand_light, "2.4", SUN)?;
    pen.dots(palette.sand_shade, "2", &stamps("h.1", 1, &GRAINS))?;
    pen.fill(palette.cactus, &stamps(SAGUARO, 0, &[(84, 19)]))
}

/// Rows of firs, near ones in the sun.
fn firs(pen: &mut Pen<'_>, palette: &Palette) -> fmt::Result {
    const FIR: &str = "l-5 8h2l-5 7h2.5l-5.5 8h9.5v4h3v-4h9.5l-5.5-8h2.5l-5-7h2z";
    const FAR: [(i32, i32); 8] =
        [(12, -8), (38, -11), (63, -8), (87, -10), (0, 42), (25, 40), (76, 41), (51, 39)];
    const NEAR: [(i32, i32); 8] =
        [(1, 16), (26, 14), (50, 17), (75, 15), (13, 66), (37, 68), (62, 66), (88, 67)];
    pen.fill(palette.wood_shade, &stamps(FIR, 28, &FAR))?;
    pen.fill(palette.wood_light, &stamps(FIR, 28, &NEAR))
}

/// Peaks as on an old map, with a face in the sun and a face in the dark.
fn ridges(pen: &mut Pen<'_>, palette: &Palette) -> fmt::Result {
    const SUNNY: &str = "l-10 16-5 4-10 19h20l6-15-4-11z";
    const DARK: &str = "l8 11 5 4 12 24h-30l6-15-4-11z";
    // Light peaks on dark ground are what tells mountains from woods where both are a few pixels wide.
    const CAP: &str = "l-9 14 5-1 4 4 5-5 5 1z";
    const PEAKS: [(i32, i32); 6] = [(16, 3), (84, 1), (1, 35), (15, 67), (85, 69), (50, 84)];
    pen.fill(palette.rock_shade, &stamps(DARK, 40, &PEAKS))?;
    pen.fill(palette.rock_light, &stamps(SUNNY, 40, &PEAKS))?;
    pen.fill(palette.rock_cap, &stamps(CAP, 18, &PEAKS))
}

/// Tufts of grass on a rolling prairie, some of them in seed.
fn meadow(pen: &mut Pen<'_>, palette: &Palette) -> fmt::Result {
    const TUFT: &str =
        "c-1-5-4-9-10-11c5 3 7 7 7 11zm2 0c0-6-1-11-4-16c5 5 7 10 7 16zm4 0c0-5 2-9 8-12c-4 4-5 8-5 12z";
    const SEED: &str = "q1-8 5-13";
    const ROLL: &str = "M-25 30Q0 20 25 30T75 30T125 30M-25 80Q0 70 25 80T75 80T125 80";
    #[rustfmt::skip]
    const TUFTS: [(i32, i32); 12] = [
        (12, 22), (41, 17), (66, 14), (90, 26), (5, 52), (95, 60),
        (16, 80), (40, 98), (64, 96), (84, 86), (30, 60), (70, 56),
    ];
    let light = palette.grass_light;
    write!(pen.out, r#"<path fill="none" stroke="{light}" stroke-width="3" opacity=".6" d="{ROLL}"/>"#)?;
    pen.fill(palette.grass_shade, &stamps(TUFT, 15, &TUFTS))?;
    let seeds =
        stamps(SEED, 15, &[(24, 12), (82, 12), (8, 38), (88, 46), (4, 94), (28, 90), (94, 98), (76, 74)]);
    pen.stroke(light, "2.6", &seeds)
}

/// Flakes over soft drifts.
fn flakes(pen: &mut Pen<'_>, palette: &Palette) -> fmt::Result {
    const LARGE: &str = "v-16m-7 4 14 8m0-8-14 8m4.5-9.5 2.5 2.5 2.5-2.5m-5 11 2.5-2.5 2.5 2.5";
    const SMALL: &str = "v-7m-3 1.75 6 3.5m0-3.5-6 3.5";
    const DRIFT: &str = "M-1 40.6L0 40C16 30 34 31 50 38S84 50 100 40L101 39.4V53.4L100 54\
        C84 64 66 55 50 50S16 44 0 54\
        L-1 54.6ZM-1 90.6L0 90C16 80 34 81 50 88S84 100 100 90L101 89.4V101H-1Z\
        M-1-1H101V3.4L100 4C84 14 66 5 50 0S16-6 0 4L-1 4.6Z";
    pen.fill(palette.snow_light, DRIFT)?;
    let large = stamps(LARGE, 17, &[(15, 26), (88, 30), (12, 90), (84, 94), (50, 8)]);
    pen.stroke(palette.snow_shade, "2", &large)?;
    let small = stamps(
        SMALL,
        8,
        &[(33, 12), (69, 14), (4, 50), (97, 58), (30, 97), (66, 98), (98, 6), (6, 68), (80, 70)],
    );
    pen.stroke(palette.snow_shade, "1.6", &small)
}

/// Short crests over long troughs.
fn waves(pen: &mut Pen<'_>, palette: &Palette) -> fmt::Result {
    const CREST: &str = "q5-7 10 0t10 0";
    const TROUGH: &str = "q6-6 12.5 0t12.5 0t12.5 0t12.5 0";
    let troughs =
        stamps(TROUGH, 50, &[(0, 25), (50, 25), (12, 50), (62, 50), (0, 75), (50, 75), (12, 100), (62, 100)]);
    pen.stain(palette.river_shade, ".7", "3", &troughs)?;
    let crests = stamps(
        CREST,
        21,
        &[(3, 15), (38, 12), (74, 16), (-8, 39), (84, 41), (2, 64), (78, 65), (12, 88), (45, 91), (82, 87)],
    );
    pen.stroke(palette.river_light, "3", &crests)
}
