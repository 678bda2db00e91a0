//! The circle of cards around the three scoring cards, with the wagon where the next draft begins. Every
//! card keeps its place; where one has left, the table shows.

use std::f64::consts::TAU;
use std::fmt::{self, Write};

use wagons_rules::{Card, Deal, Game};

use crate::Palette;
use crate::card::TerritorySide;
use crate::drawing::{CELL, Drawing, Frame, inset};
use crate::marker::WagonMarker;
use crate::scoring::ScoringSide;
use crate::territory::Letters;

/// From the middle of the circle to the middle of its cards: as close as upright cards can lie.
pub(crate) const RADIUS: f64 = 720.0;
/// From the middle of the circle to the wagon.
pub(crate) const WAGON: f64 = 520.0;
/// The side of a scoring card with its paper, larger than the others because it is read.
pub(crate) const SCORING: i32 = 340;

/// The circle of a game.
///
/// ```
/// use wagons_art::{CirclePicture, Picture, ScoringSide};
/// use wagons_rules::Record;
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE *B P".parse()?;
/// let game = record.game();
/// let scoring = game.scoring().map(|card| ScoringSide { card, title: card.title(), sentence: "" });
/// let svg = Picture::of(&CirclePicture::of(game, scoring), "The circle").on_table().to_string();
/// assert!(svg.contains("Prairie Life"));
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CirclePicture<'a> {
    /// The places of the circle, clockwise from the top, and what still lies there.
    places: [Option<Card>; Deal::CIRCLE],
    /// The place where the next draft begins.
    next: Option<u8>,
    scoring: [ScoringSide<'a>; Deal::SCORING],
    letters: Letters,
}

impl<'a> CirclePicture<'a> {
    /// The circle as it lies now.
    pub fn of(game: &Game, scoring: [ScoringSide<'a>; Deal::SCORING]) -> Self {
        let (dealt, lying) = (game.deal().circle(), game.circle());
        let next = game.start().and(lying.first());
        Self {
            places: dealt.map(|card| lying.contains(&card).then_some(card)),
            next: (0..).zip(&dealt).find(|(_, card)| Some(*card) == next).map(|(place, _)| place),
            scoring,
            letters: Letters::Hidden,
        }
    }

    /// Puts letters beside the icons.
    #[must_use]
    pub fn lettered(self, letters: Letters) -> Self {
        Self { letters, ..self }
    }
}

impl Drawing for CirclePicture<'_> {
    fn frame(&self) -> Frame {
        Frame::sized(0, 0).grown(RADIUS as i32 + CELL + 20)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        for (place, card) in (0..).zip(&self.places) {
            let (x, y) = towards(place, Deal::CIRCLE, RADIUS);
            write!(out, r#"<g transform="translate({} {})">"#, x - CELL, y - CELL)?;
            if let Some(card) = *card {
                let side = TerritorySide { letters: self.letters, ..TerritorySide::upright(card) };
                side.draw(out, palette)?;
            } else {
                write!(out, r#"<rect x="-7" y="-7" width="214" height="214" rx="13" "#)?;
                write!(out, r#"fill="{}" opacity=".35"/>"#, palette.table_grain)?;
            }
            out.write_str("</g>")?;
        }
        let half = SCORING / 2;
        for (side, (x, y)) in
            self.scoring.iter().zip([(-half - 6, -half - 6), (half + 6, -half - 6), (0, half + 6)])
        {
            inset(out, palette, side, Frame::square(x, y, SCORING))?;
        }
        if let Some(place) = self.next {
            let (x, y) = towards(place, Deal::CIRCLE, WAGON);
            inset(out, palette, &WagonMarker, Frame::square(x, y, 110))?;
        }
        Ok(())
    }
}

/// The point at `radius` in the direction of one of `places` in a circle, clockwise from the top.
pub(crate) fn towards(place: u8, places: usize, radius: f64) -> (i32, i32) {
    let angle = TAU * f64::from(place) / places as f64;
    ((angle.sin() * radius).round() as i32, (-angle.cos() * radius).round() as i32)
}
