//! The house of the code: its crates as rooms, storey above storey. A room may use what lies below it.

use std::fmt::{self, Write};

use wagons_art::{Drawing, Frame, Palette};

use crate::Album;

/// The storeys from the roof down; a room has a name and says what it is for.
const STOREYS: [&[(&str, &str)]; 5] = [
    &[("wagons", "the one program: all commands, the terminal and the server")],
    &[
        ("tui", "the table in a terminal"),
        ("web", "the table in a browser"),
        ("thinker", "the search in a worker"),
        ("server", "games of people apart"),
        ("engine", "the engine protocol"),
        ("python", "the library for Python"),
    ],
    &[
        ("table", "what a table is: session, narration, kept games"),
        ("lab", "what measures: arena, bench, signature"),
    ],
    &[
        ("art", "the drawings"),
        ("texts", "the words"),
        ("wire", "messages between tables"),
        ("players", "choose moves, analyse"),
    ],
    &[("rules", "the game: cards, towns, scoring, records, bitboards")],
];

const WIDTH: i32 = 1_500;
const HEIGHT: i32 = 130;
const GAP: i32 = 14;
const ROOF: i32 = 130;

pub(crate) fn draw(album: &mut Album) {
    album.add_on_table(
        "house",
        750,
        &House,
        "The crates as the storeys of a house; each may use what lies below it",
    );
}

struct House;

impl Drawing for House {
    fn frame(&self) -> Frame {
        Frame::sized(WIDTH, ROOF + STOREYS.len() as i32 * (HEIGHT + GAP)).grown(40)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let (middle, eaves) = (WIDTH / 2, ROOF - GAP);
        let Palette { paper, ink, score, .. } = palette;
        write!(out, r#"<path d="M-20 {eaves} L{middle} 0 L{} {eaves} Z" fill="{score}"/>"#, WIDTH + 20)?;
        for (storey, rooms) in (0..).zip(STOREYS) {
            let y = ROOF + storey * (HEIGHT + GAP);
            let width = (WIDTH + GAP) / rooms.len() as i32 - GAP;
            for (place, (name, purpose)) in (0..).zip(rooms) {
                let x = place * (width + GAP);
                write!(out, r#"<rect x="{x}" y="{y}" width="{width}" height="{HEIGHT}" rx="8" "#)?;
                write!(out, r#"fill="{paper}" stroke="{ink}" stroke-width="3"/>"#)?;
                let mut line = |below: i32, size: i32, weight: i32, text: &str| {
                    write!(out, r#"<text x="{}" y="{}" text-anchor="middle" "#, x + width / 2, y + below)?;
                    write!(out, r#"fill="{ink}" font-family="system-ui,sans-serif" "#)?;
                    write!(out, r#"font-weight="{weight}" font-size="{size}">{text}</text>"#)
                };
                line(56, 40, 700, name)?;
                // About half a size a letter: what does not fit is set smaller.
                let fits = 2 * (width - 30) / purpose.chars().count() as i32;
                line(98, fits.min(27), 400, purpose)?;
            }
        }
        Ok(())
    }
}
