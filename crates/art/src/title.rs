//! The title picture: wagons in a circle around their fire, mesas behind them, the sun going down. By
//! night the same place under the moon. It holds no words. One scene is seen through three frames: that of a
//! share image, a broad one and a tall one.

use std::fmt::{self, Write};

use crate::Palette;
use crate::drawing::{Drawing, Frame};
use crate::icon::Wagon;

/// The title picture in the proportions of a share image.
///
/// ```
/// use wagons_art::{Palette, Picture, TitlePicture};
///
/// let svg = Picture::of(&TitlePicture, "A circle of wagons at sunset").in_colors_of(&Palette::NIGHT);
/// assert!(svg.to_string().len() < 16_000);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TitlePicture;

impl Drawing for TitlePicture {
    fn frame(&self) -> Frame {
        Frame::sized(1200, 630)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        scene(out, palette)
    }
}

/// The same place seen broadly, for the head of a page on a large screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TitleBanner;

impl Drawing for TitleBanner {
    fn frame(&self) -> Frame {
        Frame { x: -300, y: 130, width: 1800, height: 500 }
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        scene(out, palette)
    }
}

/// The same place under a high sky, for a telephone; words have room above the sun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TitlePoster;

impl Drawing for TitlePoster {
    fn frame(&self) -> Frame {
        Frame { x: 220, y: -270, width: 760, height: 900 }
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        scene(out, palette)
    }
}

/// The place, from 300 left of the share image to 300 right of it, and 300 above.
fn scene(out: &mut dyn Write, palette: &Palette) -> fmt::Result {
    sky(out, palette)?;
    mesas(out, palette)?;
    prairie(out, palette)?;
    camp(out, palette)?;
    foreground(out, palette)
}

fn sky(out: &mut dyn Write, p: &Palette) -> fmt::Result {
    const STARS: &str = "M84 52h.1M190 104h.1M262 38h.1M366 84h.1M455 30h.1M548 66h.1M642 26h.1M730 88h.1\
        M816 40h.1\
        M905 74h.1M996 30h.1M1080 92h.1M1150 44h.1M128 150h.1M1034 146h.1M300 140h.1M880 128h.1M40 118h.1\
        M268-58h.1M352-190h.1M420-110h.1M506-230h.1M540-40h.1M628-160h.1M700-76h.1M768-214h.1M842-120h.1\
        M902-30h.1M944-200h.1M296-236h.1M470-12h.1M660-250h.1M-72 140h.1M-150 168h.1M-236 146h.1M-30 180h.1\
        M1246 148h.1M1330 170h.1M1404 142h.1M1462 176h.1";
    write!(out, r#"<path fill="{}" d="M-300-300H1500V630H-300z"/>"#, p.sky_high)?;
    for (color, edge) in [
        (p.sky_upper, "M-300 108Q-150 132 0 118C170 92 300 140 520 116S900 82 1200 120T1500 112"),
        (p.sky_middle, "M-300 182Q-150 206 0 192C240 214 380 168 600 184S1000 214 1200 178T1500 170"),
        (p.sky_lower, "M-300 252Q-150 276 0 262C160 244 340 282 560 258S960 236 1200 268T1500 260"),
        (p.sky_glow, "M-300 320Q-150 344 0 330C200 340 400 310 600 322S1000 340 1200 322T1500 314"),
    ] {
        write!(out, r#"<path fill="{color}" d="{edge}V630H-300z"/>"#)?;
    }
    write!(out, r#"<path stroke="{}" stroke-width="3.5" stroke-linecap="round" d="{STARS}"/>"#, p.star)?;
    write!(out, r#"<g fill="{}"><circle cx="600" cy="296" r="150" opacity=".18"/>"#, p.sun)?;
    out.write_str(r#"<circle cx="600" cy="296" r="118" opacity=".3"/><circle cx="600" cy="296" r="90"/></g>"#)
}

fn mesas(out: &mut dyn Write, p: &Palette) -> fmt::Result {
    const FAR: &str = "M-300 420V352H-214L-204 330H-120L-112 352H-60L-50 330H70L84 300H196L208 322H236\
        L250 352H372L384 338H470L482 356H716L728 344H800\
        L812 318H838L846 296H930L940 326H962L972 350H1086L1100 316H1222L1232 344H1290L1300 322H1392L1404 356\
        H1500V420Z";
    const NEAR: &str = "M-190 430V404L-150 392-136 352-104 340-96 290-72 282-64 262H0L22 262 34 236H128\
        L140 262 158 266 168 330 206 346 222 388 300 404H420V430Z\
        M780 430V404L890 396 912 352 944 340 952 286 970 280 978 252H1002L1008 220H1078L1086 250H1112\
        L1122 336\
        L1160 352 1200 364 1216 392 1290 404H1380V430Z";
    const LIT: &str = "M128 236\
        L140 262 158 266 168 330 206 346 222 388 190 380 176 352 146 340 138 280 122 272Z\
        M1002 252L1008 220H1022\
        L1018 256 996 264 990 292 972 300 966 350 930 362 924 384 890 396 912 352 944 340\
        L952 286 970 280 978 252Z";
    const STRATA: &str = "M-94 300H130M-96 336H140M1020 290H1116M1000 322H1120M40 366H180M970 372H1160";
    write!(out, r#"<path fill="{}" d="{FAR}"/>"#, p.mesa_far)?;
    write!(out, r#"<path fill="{}" d="{NEAR}"/><path fill="{}" d="{LIT}"/>"#, p.mesa_near, p.mesa_edge)?;
    write!(out, r#"<path stroke="{}" stroke-width="4" opacity=".45" d="{STRATA}"/>"#, p.mesa_edge)
}

fn prairie(out: &mut dyn Write, p: &Palette) -> fmt::Result {
    const FAR: &str = "M-300 404H0C300 388 860 388 1200 402H1500V630H-300z";
    const NEAR: &str = "M-300 490Q-140 492 0 470C260 430 900 426 1200 466Q1340 486 1500 484V630H-300z";
    const TUFTS: &str = "M96 452l4-12 3 12 6-9-2 9zM330 430l4-10 3 10 5-8-2 8zM870 428l4-10 3 10 5-8-2 8z\
        M1092 448l4-12 3 12 6-9-2 9zM180 560l5-14 4 14 7-11-2 11zM1010 552l5-14 4 14 7-11-2 11z";
    write!(out, r#"<path fill="{}" d="{FAR}"/><path fill="{}" d="{NEAR}"/>"#, p.plain_far, p.plain_near)?;
    write!(out, r#"<path fill="{}" opacity=".7" d="{TUFTS}"/>"#, p.brush)
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
    campfire(out, p)?;
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

fn campfire(out: &mut dyn Write, p: &Palette) -> fmt::Result {
    const OUTER: &str = "M600 500C572 500 566 478 580 458C584 466 588 466 588 460C588 446 596 436 604 424\
        C604 440 620 446 622 462C626 460 626 454 626 450C636 472 630 500 600 500Z";
    const INNER: &str = "M602 500C586 500 582 486 592 472C594 478 598 476 598 470C600 462 602 458 606 454\
        C606 466 618 474 617 486C616 496 610 500 602 500Z";
    const SPARKS: &str = "M596 408h.1M612 392h.1M588 380h.1M606 362h.1M620 414h.1";
    const LOGS: &str = "M570 504L628 496M572 496L630 504";
    write!(out, r#"<path stroke="{}" stroke-width="7" stroke-linecap="round" d="{LOGS}"/>"#, p.brush)?;
    write!(out, r#"<path fill="{}" d="{OUTER}"/><path fill="{}" d="{INNER}"/>"#, p.ember, p.flame)?;
    write!(out, r#"<path stroke="{}" stroke-width="4" stroke-linecap="round" d="{SPARKS}"/>"#, p.flame)
}

fn foreground(out: &mut dyn Write, p: &Palette) -> fmt::Result {
    const GROUND: &str = "M-300 630V588C-200 596-100 568 0 560C40 552 70 570 110 574C160 580 190 604 260 606\
        C420 612 520 620 600 620\
        C700 620 800 612 930 606C1010 602 1040 580 1090 572C1130 566 1160 548 1200 556\
        C1300 566 1400 596 1500 590V630Z";
    const SAGUARO: &str = "M92 590V400a17 17 0 0 1 34 0V470H142V436a13 13 0 0 1 26 0V484Q168 502 150 502\
        H126V590Z\
        M92 524H68Q48 524 48 504V462a13 13 0 0 1 26 0V494H92Z";
    const SMALL_SAGUARO: &str = "M1112 590V470a11 11 0 0 1 22 0V514H1144V494a8 8 0 0 1 16 0V526\
        Q1160 536 1148 536H1134V590Z\
        M1112 546H1098Q1084 546 1084 532V508a8 8 0 0 1 16 0V526H1112Z";
    const SAGE: &str = "M180 606Q176 580 158 570Q184 574 190 596Q192 566 208 556Q204 580 204 598\
        Q214 578 234 574Q218 588 216 608Z\
        M1010 606Q1006 584 990 576Q1012 578 1018 598Q1020 572 1036 562Q1032 584 1032 600Q1042 584 1058 580\
        Q1046 592 1044 608Z";
    write!(out, r#"<path fill="{}" d="{GROUND}{SAGUARO}{SMALL_SAGUARO}{SAGE}"/>"#, p.brush)
}
