//! A finished game as a square picture to hand on: both towns side by side, who won, and when.

use std::fmt::{self, Write};

use wagons_rules::{Seat, Town};

use crate::Palette;
use crate::drawing::{CELL, Drawing, Frame, inset};
use crate::lettering::Lettering;
use crate::territory::Letters;
use crate::town::TownPicture;

/// The side of the square.
const SIDE: i32 = 1_080;
/// The room of one town, with a margin around it.
const TOWN: Frame = Frame { x: 0, y: 300, width: 510, height: 560 };
const MARGIN: i32 = 36;

/// One side of the game: a name, points, a town.
#[derive(Debug, Clone, Copy)]
pub struct KeepsakeSide<'a> {
    /// What the player is called.
    pub name: &'a str,
    /// The points of the player.
    pub points: i32,
    /// The player's town.
    pub town: &'a Town,
}

/// A square picture of a game.
///
/// ```
/// use wagons_art::{Keepsake, KeepsakeSide, Picture};
/// use wagons_rules::{Record, Seat};
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1".parse()?;
/// let game = record.game();
/// let side = |name, seat| KeepsakeSide { name, points: game.sheet(seat).total(), town: game.town(seat) };
/// let sides = [side("Ada", Seat::First), side("Ben", Seat::Second)];
/// let keepsake = Keepsake::of(sides, ["Circle the Wagons", "15 November 2026", "Ada wins!"]).won_by(Some(Seat::First));
/// assert!(Picture::of(&keepsake, "Ada and Ben").on_table().to_string().contains("Ada wins!"));
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Keepsake<'a> {
    sides: [KeepsakeSide<'a>; 2],
    words: [&'a str; 3],
    winner: Option<Seat>,
    letters: Letters,
}

impl<'a> Keepsake<'a> {
    /// Both sides, and the words around them: a title, a date, a result.
    pub const fn of(sides: [KeepsakeSide<'a>; 2], words: [&'a str; 3]) -> Self {
        Self { sides, words, winner: None, letters: Letters::Hidden }
    }

    /// Marks the side that won, if one did.
    #[must_use]
    pub const fn won_by(self, winner: Option<Seat>) -> Self {
        Self { winner, ..self }
    }

    /// Puts letters beside the icons.
    #[must_use]
    pub const fn lettered(self, letters: Letters) -> Self {
        Self { letters, ..self }
    }

    /// What both towns fit into, so that their cards are equally large; a town of one card is not blown up.
    fn room(&self) -> (i32, i32) {
        let frames = self.sides.map(|side| TownPicture::of(side.town.territories()).frame().grown(CELL / 4));
        let least = (5 * CELL, 5 * CELL);
        frames.iter().fold(least, |(width, height), frame| (width.max(frame.width), height.max(frame.height)))
    }

    fn side(&self, out: &mut dyn Write, palette: &Palette, seat: Seat) -> fmt::Result {
        let KeepsakeSide { name, points, town } = self.sides[seat.index()];
        let left = MARGIN / 2 + seat.index() as i32 * (SIDE - MARGIN) / 2;
        let middle = left + TOWN.width / 2;
        let won = self.winner == Some(seat);
        let Palette { score, score_text, paper, ink, paper_edge, .. } = *palette;
        let (ground, words) = if won { (score, score_text) } else { (paper, ink) };
        let x = left + 20;
        write!(out, r#"<rect x="{x}" y="206" width="{}" height="74" rx="16" "#, TOWN.width - 40)?;
        write!(out, r#"fill="{ground}" stroke="{paper_edge}" stroke-width="2"/>"#)?;
        let caption = format!("{name} · {points}");
        let face = Lettering::title(40).fitting(&caption, TOWN.width as u16 - 80);
        face.centred(out, words, (middle, 257), &caption)?;
        if town.is_empty() {
            return Ok(());
        }
        let drawn = TownPicture::of(town.territories()).lettered(self.letters).in_room(self.room());
        inset(out, palette, &drawn, Frame { x: left, ..TOWN })
    }
}

impl Drawing for Keepsake<'_> {
    fn frame(&self) -> Frame {
        Frame::sized(SIDE, SIDE)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let [title, date, result] = self.words;
        let (middle, ink) = (SIDE / 2, palette.table_ink);
        Lettering::title(84).fitting(title, SIDE as u16 - 120).centred(out, ink, (middle, 112), title)?;
        Lettering::sentence(34).fitting(date, SIDE as u16 - 160).centred(out, ink, (middle, 168), date)?;
        for seat in Seat::BOTH {
            self.side(out, palette, seat)?;
        }
        let face = Lettering::title(52);
        let lines = face.lines(result, SIDE as u16 - 120);
        let top = 985 - (lines.len() as i32 - 1) * face.leading() / 2;
        for (base, line) in (top..).step_by(face.leading() as usize).zip(&lines) {
            face.centred(out, ink, (middle, base), line)?;
        }
        Ok(())
    }
}
