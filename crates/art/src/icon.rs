//! The six icons: silhouettes in a square of 100 by 100, bold enough to be told apart at 16 pixels. Each
//! keeps within a circle, because it lies on a round medallion. Terrains are not known here.

use std::fmt::{self, Write};

use wagons_rules::Icon;

use crate::drawing::{Drawing, Frame};
use crate::palette::{Color, Palette};

impl Palette {
    /// The dark colour of an icon's silhouette.
    pub const fn silhouette(&self, icon: Icon) -> Color {
        match icon {
            Icon::Beer => self.bottle,
            Icon::Cow => self.hide,
            Icon::Fort => self.timber,
            Icon::Gun => self.steel,
            Icon::Mine => self.iron,
            Icon::Wagon => self.canvas,
        }
    }
}

/// The silhouette alone, cut out of whatever lies below it.
impl Drawing for Icon {
    fn frame(&self) -> Frame {
        Frame::sized(100, 100)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let (solid, cut) = (palette.silhouette(*self), palette.medallion);
        match self {
            Self::Beer => bottle(out, solid, cut),
            Self::Cow => longhorn(out, solid, cut),
            Self::Fort => blockhouse(out, solid, cut),
            Self::Gun => revolver(out, solid, cut),
            Self::Mine => pickaxe(out, solid, cut),
            Self::Wagon => {
                let (cloth, folds, wood, iron) = (solid, cut, solid, solid);
                Wagon { cloth, folds, hem: None, wood, gap: Some(cut), iron }.draw(out)
            }
        }
    }
}

fn bottle(out: &mut dyn Write, solid: Color, cut: Color) -> fmt::Result {
    const GLASS: &str =
        "M38 3h24v10h-4v14c0 9 16 14 16 28v36q0 6-6 6h-36q-6 0-6-6v-36c0-14 16-19 16-28v-14h-4z";
    const LABEL: &str = "M33 56h34v30h-34z";
    const STAR: &str = "M50 58l3.5 8.4 9 .7-6.9 5.8 2.2 8.8-7.8-4.8-7.8 4.8 2.2-8.8-6.9-5.8 9-.7z";
    write!(out, r#"<g transform="rotate(12 50 50)"><path fill="{solid}" d="{GLASS}"/>"#)?;
    write!(out, r#"<path fill="{cut}" d="{LABEL}"/><path fill="{solid}" d="{STAR}"/></g>"#)
}

fn longhorn(out: &mut dyn Write, solid: Color, cut: Color) -> fmt::Result {
    const HEAD: &str = "M39 29C26 31 13 28 5 13C0 34 14 45 32 43C24 44 16 49 13 58C22 62 30 60 35 54\
        C35 62 38 68 38 74C33 78 33 85 37 90C41 95 45 96 50 96C55 96 59 95 63 90C67 85 67 78 62 74\
        C62 68 65 62 65 54C70 60 78 62 87 58C84 49 76 44 68 43C86 45 100 34 95 13C87 28 74 31 61 29\
        C54 25 46 25 39 29Z";
    const FACE: &str =
        "M40 50a3.5 3.5 0 1 0 .1 0zM60 50a3.5 3.5 0 1 0 .1 0zM44 83a3 3 0 1 0 .1 0zM56 83a3 3 0 1 0 .1 0z";
    write!(out, r#"<path fill="{solid}" d="{HEAD}"/><path fill="{cut}" d="{FACE}"/>"#)
}

fn blockhouse(out: &mut dyn Write, solid: Color, cut: Color) -> fmt::Result {
    const WALLS: &str = "M17 24l6.6-11 6.6 11 6.6-11 6.6 11 6.6-11 6.6 11 6.6-11 6.6 11 6.6-11 6.6 11V54H73\
        V94H60V78a10 10 0 0 0-20 0V94H27V54H17Z";
    const GAPS: &str = "M30.2 26V38M43.4 26V38M56.6 26V38M69.8 26V38M17 45H83";
    write!(out, r#"<path fill="{solid}" d="{WALLS}"/><path stroke="{cut}" stroke-width="3.5" d="{GAPS}"/>"#)
}

fn revolver(out: &mut dyn Write, solid: Color, cut: Color) -> fmt::Result {
    const GUN: &str = "M97 29V41H85V46H60V52Q60 55 57 55H55C56 65 50 71 42 71Q36 71 33 67C29 72 28 78 28 85\
        Q28 90 23 90H10Q4 90 4 84C4 70 14 62 16 50C17 43 14 39 13 33L8 25Q12 18 19 20L24 27H34\
        Q34 23 37 23H56Q59 23 59 28H88V23L93 25V29ZM39 56L37 63Q39 66 42 66C47 66 50 62 50 56Z";
    const DRUM: &str = "M41 32H53M41 39H53M41 46H53";
    const GAPS: &str = "M35 26V53M59 26V53";
    write!(out, r#"<g transform="rotate(-8 50 50)"><path fill="{solid}" fill-rule="evenodd" d="{GUN}"/>"#)?;
    write!(out, r#"<g stroke="{cut}"><path stroke-width="3" stroke-linecap="round" d="{DRUM}"/>"#)?;
    write!(out, r#"<path stroke-width="2" d="{GAPS}"/></g></g>"#)
}

fn pickaxe(out: &mut dyn Write, solid: Color, cut: Color) -> fmt::Result {
    const HEAD: &str = "M3 45C12 16 32 9 50 9C68 9 88 16 97 45C82 31 66 27 50 27C34 27 18 31 3 45Z";
    const HAFT: &str = "M45 3h10v90q0 4-5 4t-5-4z";
    write!(out, r#"<g transform="rotate(40 50 50)" fill="{solid}"><path d="{HEAD}"/>"#)?;
    write!(out, r#"<path stroke="{cut}" stroke-width="3" d="{HAFT}"/></g>"#)
}

/// The colours of a covered wagon, which is drawn in more than one coat.
pub(crate) struct Wagon {
    pub(crate) cloth: Color,
    pub(crate) folds: Color,
    /// A line around the cloth, where wagons stand close.
    pub(crate) hem: Option<Color>,
    pub(crate) wood: Color,
    /// What parts the wheels from the box.
    pub(crate) gap: Option<Color>,
    pub(crate) iron: Color,
}

impl Wagon {
    /// In the square of an icon.
    pub(crate) fn draw(&self, out: &mut dyn Write) -> fmt::Result {
        const BONNET: &str = "M15 50C12 38 9 28 5 19C22 8 38 14 50 14C62 14 78 8 95 19C91 28 88 38 85 50Z";
        const FOLDS: &str = "M32 14Q28 30 33 50M50 14V50M68 14Q72 30 67 50";
        const BOX: &str = "M13 54H87L83 70H17Z";
        const WHEELS: &str = "M30 61a16 16 0 1 0 .1 0zM71 64a14 14 0 1 0 .1 0z";
        const SPOKES: &str = "M30 62V92M15 77H45M19.5 66.5L40.5 87.5M40.5 66.5L19.5 87.5\
            M71 65V91M58 78H84M62 69L80 87M80 69L62 87";
        let Self { cloth, folds, hem, wood, gap, iron } = self;
        write!(out, r#"<path fill="{cloth}" d="{BONNET}"/><path fill="{wood}" d="{BOX}"/>"#)?;
        write!(out, r#"<path fill="none" stroke="{folds}" stroke-width="3" d="{FOLDS}"/>"#)?;
        if let Some(hem) = hem {
            write!(out, r#"<path fill="none" stroke="{hem}" stroke-width="2" d="{BONNET}"/>"#)?;
        }
        if let Some(gap) = gap {
            write!(out, r#"<path fill="{gap}" stroke="{gap}" stroke-width="9" d="{WHEELS}"/>"#)?;
        }
        write!(out, r#"<path fill="none" stroke="{iron}" stroke-width="6" d="{WHEELS}"/>"#)?;
        write!(out, r#"<path stroke="{iron}" stroke-width="3" d="{SPOKES}"/>"#)
    }
}
