//! A card's scoring side: its letter, title, diagram and sentence. The words are handed in, because they
//! are translated elsewhere.

use std::fmt::{self, Write};

use wagons_rules::Card;

use crate::Palette;
use crate::card::{RIM, sheet};
use crate::diagram::Diagram;
use crate::drawing::{CELL, Drawing, Frame, inset};
use crate::lettering::Lettering;

/// The scoring side of a card, of the same size as its territory side.
///
/// ```
/// use wagons_art::{Picture, ScoringSide};
/// use wagons_rules::Card;
///
/// let card = Card::HappyCows;
/// let side = ScoringSide { card, title: "Glückliche Kühe", sentence: "2 für jede Kuh fern vom Schnee." };
/// assert!(Picture::of(&side, "Glückliche Kühe").to_string().contains("Glückliche Kühe</text>"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScoringSide<'a> {
    /// Which card.
    pub card: Card,
    /// Its title in the reader's language.
    pub title: &'a str,
    /// What scores, in one sentence. If it is empty the diagram is larger.
    pub sentence: &'a str,
}

const WIDTH: u16 = 184;
const BOTTOM: i32 = 197;

impl Drawing for ScoringSide<'_> {
    fn frame(&self) -> Frame {
        Frame::sized(2 * CELL, 2 * CELL).grown(RIM + 3)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let Palette { ink, canvas, medallion, medallion_rim, paper_edge, .. } = *palette;
        sheet(out, palette)?;
        write!(
            out,
            r#"<circle cx="13" cy="15" r="12" fill="{canvas}" stroke="{medallion_rim}" stroke-width="1.5"/>"#
        )?;
        Lettering::title(15).centred(out, medallion, (13, 20), &self.card.letter().to_string())?;
        Lettering::title(19).fitting(self.title, 166).centred(out, ink, (112, 21), self.title)?;
        write!(
            out,
            r#"<path d="M30 32H92l8-4 8 4h86l-86 0-8 4-8-4z" fill="{paper_edge}" stroke="{paper_edge}"/>"#
        )?;

        let (face, lines) = self.set_sentence();
        let top = BOTTOM - lines.len() as i32 * face.leading();
        for (base, line) in (top..).step_by(face.leading() as usize).skip(1).zip(&lines) {
            face.centred(out, ink, (CELL, base - 3), line)?;
        }
        let place = Frame { x: 8, y: 40, width: i32::from(WIDTH), height: top - 44 };
        inset(out, palette, &Diagram(self.card), place)
    }
}

impl ScoringSide<'_> {
    /// The largest face in which the sentence leaves room for the diagram.
    fn set_sentence(&self) -> (Lettering, Vec<String>) {
        let set = |size| {
            let face = Lettering::sentence(size);
            (face, face.lines(self.sentence, WIDTH))
        };
        [14, 13, 12, 11]
            .map(set)
            .into_iter()
            .find(|(face, lines)| lines.len() as i32 * face.leading() <= 64)
            .unwrap_or_else(|| set(10))
    }
}
