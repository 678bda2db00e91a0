//! What scores, shown instead of told: the example of a scoring card as a drawing.

use std::fmt::{self, Write};

use wagons_rules::{Card, Icon};

use crate::Palette;
use crate::drawing::{CELL, Drawing, Frame};
use crate::example::{Example, Mark, Shown, example, signs};
use crate::lettering::Lettering;
use crate::symbols::use_ground;
use crate::territory::medallion;

/// The example of a scoring card.
///
/// ```
/// use wagons_art::{Diagram, Picture};
/// use wagons_rules::Card;
///
/// let picture = Picture::of(&Diagram(Card::Badlands), "A gun between two deserts scores four").to_string();
/// assert!(picture.contains("#w-terrain-D") && picture.contains(">4</text>"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Diagram(pub Card);

/// The radius of a medallion: larger than in a town, because diagrams are small.
const DISC: i32 = 41;
const BADGE: i32 = 29;
/// The width of a column of a scale.
const STEP: i32 = 94;

impl Drawing for Diagram {
    fn frame(&self) -> Frame {
        let (width, height) = match example(self.0) {
            Example::Towns(rows) => size(rows),
            Example::Scale(_, steps) => (CELL + steps.len() as i32 * STEP, 2 * CELL),
        };
        Frame::sized(width, height).grown(BADGE)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        match example(self.0) {
            Example::Towns(rows) => towns(out, palette, rows),
            Example::Scale(icon, steps) => scale(out, palette, icon, steps),
        }
    }
}

/// The example of a scoring card without its numbers, for places where they would be too small to read.
///
/// ```
/// use wagons_art::{Picture, Pictogram};
/// use wagons_rules::Card;
///
/// let picture = Picture::of(&Pictogram(Card::Badlands), "Badlands").to_string();
/// assert!(picture.contains("#w-terrain-D") && !picture.contains("<text"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pictogram(pub Card);

impl Drawing for Pictogram {
    fn frame(&self) -> Frame {
        let (width, height) = match example(self.0) {
            Example::Towns(rows) => size(rows),
            Example::Scale(..) => (CELL, CELL),
        };
        Frame::sized(width, height)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        match example(self.0) {
            Example::Towns(rows) => ringed(out, palette, rows),
            Example::Scale(icon, _) => medallion(out, palette, icon, (CELL / 2, CELL / 2), DISC),
        }
    }
}

/// Width and height of rows of territories.
fn size(rows: &[&str]) -> (i32, i32) {
    let columns = rows.iter().map(|row| row.split(' ').count()).max().unwrap_or(0);
    (columns as i32 * CELL, rows.len() as i32 * CELL)
}

/// Territories first, then rings, so that no neighbour hides one.
fn ringed(out: &mut dyn Write, palette: &Palette, rows: &'static [&'static str]) -> fmt::Result {
    for (corner, (shown, _)) in signs(rows) {
        sign(out, palette, corner, shown)?;
    }
    for ((x, y), _) in signs(rows).filter(|(_, (_, mark))| scores(*mark)) {
        let (x, y) = (x + 4, y + 4);
        write!(
            out,
            r#"<rect x="{x}" y="{y}" width="92" height="92" rx="12" fill="none" stroke="{}" stroke-width="7"/>"#,
            palette.score
        )?;
    }
    Ok(())
}

/// The numbers come last, so that no neighbour hides one.
fn towns(out: &mut dyn Write, palette: &Palette, rows: &'static [&'static str]) -> fmt::Result {
    ringed(out, palette, rows)?;
    for ((x, y), (_, mark)) in signs(rows) {
        if let Some(Mark::Points(points)) = mark {
            badge(out, palette, (x + CELL - 10, y + CELL - 10), points)?;
        }
    }
    Ok(())
}

fn scores(mark: Option<Mark>) -> bool {
    mark.is_some_and(|mark| mark != Mark::Points(0))
}

fn sign(out: &mut dyn Write, palette: &Palette, (x, y): (i32, i32), shown: Shown) -> fmt::Result {
    let Palette { blank, ink_soft, .. } = palette;
    let centre = (x + CELL / 2, y + CELL / 2);
    let chevron = |out: &mut dyn Write, path: &str| {
        let (x, y) = centre;
        write!(out, r#"<path d="M{x} {y}{path}" fill="none" stroke="{ink_soft}" stroke-width="11" "#)?;
        out.write_str(r#"stroke-linecap="round" stroke-linejoin="round"/>"#)
    };
    match shown {
        Shown::Empty => Ok(()),
        Shown::Fewer => chevron(out, "m16-26-32 26 32 26"),
        Shown::More => chevron(out, "m-16-26 32 26-32 26"),
        Shown::Territory(terrain, icon) => {
            if let Some(terrain) = terrain {
                use_ground(out, terrain, (x, y))?;
            } else {
                let (x, y) = (x + 2, y + 2);
                write!(out, r#"<rect x="{x}" y="{y}" width="96" height="96" rx="10" fill="{blank}"/>"#)?;
            }
            icon.map_or(Ok(()), |icon| medallion(out, palette, icon, centre, DISC))
        }
    }
}

/// The icon, then a column for each step: how many above, points below.
fn scale(out: &mut dyn Write, palette: &Palette, icon: Icon, steps: &[(&str, i8)]) -> fmt::Result {
    medallion(out, palette, icon, (CELL / 2, CELL), DISC)?;
    for (column, &(count, points)) in (0..).zip(steps) {
        let x = CELL + column * STEP + STEP / 2;
        Lettering::number(42).fitting(count, 64).centred(out, palette.ink, (x, 76), count)?;
        badge(out, palette, (x, 140), points)?;
    }
    let right = CELL + steps.len() as i32 * STEP;
    write!(out, r#"<path d="M{CELL} 98H{right}" stroke="{}" stroke-width="3"/>"#, palette.paper_edge)
}

/// Points on a disc: bright if they are worth having.
fn badge(out: &mut dyn Write, palette: &Palette, (x, y): (i32, i32), points: i8) -> fmt::Result {
    let (fill, text) =
        if points > 0 { (palette.score, palette.score_text) } else { (palette.cost, palette.cost_text) };
    let paper = palette.paper;
    write!(
        out,
        r#"<circle cx="{x}" cy="{y}" r="{BADGE}" fill="{fill}" stroke="{paper}" stroke-width="5"/>"#
    )?;
    let number = points.to_string().replace('-', "−");
    Lettering::number(40).fitting(&number, 36).centred(out, text, (x, y + 13), &number)
}
