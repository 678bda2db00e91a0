//! The title picture: wagons in a circle around their fire, mesas behind them, the sun going down. By
//! night the same place under the moon. It holds no words. One scene is seen through three frames: that of a
//! share image, a broad one and a tall one.

use std::fmt::{self, Write};

use crate::Palette;
use crate::drawing::{Drawing, Frame};
use crate::icon::Wagon;
use crate::strokes;

/// The place, seen through one of the frames.
///
/// ```
/// use wagons_art::{Palette, Picture, TitlePicture};
///
/// let svg = Picture::of(&TitlePicture::Share, "A circle of wagons at sunset").in_colors_of(&Palette::NIGHT);
/// assert!(svg.to_string().len() < 16_000);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TitlePicture {
    /// In the proportions of a share image.
    Share,
    /// Seen broadly, for the head of a page on a large screen.
    Banner,
    /// Under a high sky, for a telephone; words have room above the sun.
    Poster,
}

impl Drawing for TitlePicture {
    fn frame(&self) -> Frame {
        match self {
            Self::Share => Frame::sized(1200, 630),
            Self::Banner => Frame { x: -300, y: 130, width: 1800, height: 500 },
            Self::Poster => Frame { x: 220, y: -270, width: 760, height: 900 },
        }
    }

    /// From 300 left of the share image to 300 right of it, and 300 above.
    fn draw(&self, out: &mut dyn Write, p: &Palette) -> fmt::Result {
        const STRATA: &str = "M-94 300H130M-96 336H140M1020 290H1116M1000 322H1120M40 366H180M970 372H1160";
        strokes::draw(out, p, include_str!("title/sky.strokes"))?;
        write!(out, r#"<g fill="{}"><circle cx="600" cy="296" r="150" opacity=".18"/>"#, p.sun)?;
        out.write_str(
            r#"<circle cx="600" cy="296" r="118" opacity=".3"/><circle cx="600" cy="296" r="90"/></g>"#,
        )?;
        strokes::draw(out, p, include_str!("title/mesas.strokes"))?;
        write!(out, r#"<path stroke="{}" stroke-width="4" opacity=".45" d="{STRATA}"/>"#, p.mesa_edge)?;
        strokes::draw(out, p, include_str!("title/prairie.strokes"))?;
        camp(out, p)?;
        strokes::draw(out, p, include_str!("title/foreground.strokes"))
    }
}

/// Where the fifteen wagons stand, one for each card of a circle: the ground below the middle of each, and
/// how large it looks. From the back to the front, with a gate before the fire.
#[rustfmt::skip]
const BEHIND: [(i32, i32, f32); 9] = [
    (600, 420, 0.74), (515, 423, 0.76), (685, 423, 0.76), (432, 432, 0.80), (768, 432, 0.80),
    (354, 447, 0.86), (846, 447, 0.86), (296, 474, 0.94), (904, 474, 0.94),
];
#[rustfmt::skip]
const BEFORE: [(i32, i32, f32); 6] = [
    (284, 512, 1.02), (916, 512, 1.02), (348, 552, 1.10), (852, 552, 1.10), (456, 584, 1.18), (744, 584, 1.18),
];

fn camp(out: &mut dyn Write, p: &Palette) -> fmt::Result {
    out.write_str(r#"<defs><g id="w-title-wagon">"#)?;
    let (cloth, folds, hem) = (p.bonnet, p.bonnet_shade, Some(p.wagon_box));
    Wagon { cloth, folds, hem, wood: p.wagon_box, gap: None, iron: p.brush }.draw(out)?;
    out.write_str("</g></defs>")?;

    BEHIND.iter().try_for_each(|&wagon| park(out, p, wagon))?;
    write!(out, r#"<g fill="{}"><ellipse cx="600" cy="486" rx="250" ry="52" opacity=".2"/>"#, p.flame)?;
    out.write_str(r#"<ellipse cx="600" cy="486" rx="150" ry="32" opacity=".3"/></g>"#)?;
    people(out, p)?;
    strokes::draw(out, p, include_str!("title/campfire.strokes"))?;
    BEFORE.iter().try_for_each(|&wagon| park(out, p, wagon))
}

fn park(out: &mut dyn Write, p: &Palette, (x, y, size): (i32, i32, f32)) -> fmt::Result {
    let reach = 46.0 * size;
    write!(
        out,
        r#"<ellipse cx="{x}" cy="{y}" rx="{reach:.0}" ry="{:.0}" fill="{}" opacity=".35"/>"#,
        reach / 7.0,
        p.brush
    )?;
    write!(
        out,
        r##"<use href="#w-title-wagon" transform="translate({x} {y}) scale({size}) translate(-50 -94)"/>"##
    )
}

/// Somebody in a hat, sitting; the ground below is the point of departure.
const SITTING: &str = "q-2-16 7-20q-3-2-3-5h-5q0-3 4-3 0-6 5.5-6t5.5 6q4 0 4 3h-5q0 3-3 5 9 4 7 20z";

fn people(out: &mut dyn Write, p: &Palette) -> fmt::Result {
    write!(out, r#"<path fill="{}" d=""#, p.brush)?;
    for (x, y) in [(520, 482), (546, 500), (640, 502), (668, 484), (562, 466), (632, 465)] {
        write!(out, "M{x} {y}{SITTING}")?;
    }
    out.write_str(r#""/>"#)
}
