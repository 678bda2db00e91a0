//! A whole game on one table: the circle in the middle, a town on either side of it, and below each town
//! the cards its owner has yet to place.

use std::fmt::{self, Write};

use wagons_rules::{Deal, Game, Placement, Seat};

use crate::Palette;
use crate::card::TerritorySide;
use crate::circle::CirclePicture;
use crate::drawing::{CELL, Drawing, Frame, inset};
use crate::lettering::Lettering;
use crate::scoring::ScoringSide;
use crate::territory::Letters;
use crate::town::TownPicture;

/// A game as it lies on the table.
///
/// ```
/// use wagons_art::{GamePicture, Picture, ScoringSide};
/// use wagons_rules::Record;
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1".parse()?;
/// let game = record.game();
/// let scoring = game.scoring().map(|card| ScoringSide { card, title: card.title(), sentence: "" });
/// let table = GamePicture::of(game, ["Ada", "Sheriff"], scoring);
/// let svg = Picture::of(&table, "Ada against the Sheriff").on_table().to_string();
/// assert!(svg.contains("Ada") && svg.contains("Sheriff"));
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
pub struct GamePicture<'a> {
    game: &'a Game,
    names: [&'a str; 2],
    circle: CirclePicture<'a>,
    last: Option<(Seat, Placement)>,
    letters: Letters,
}

const PANEL: i32 = 1400;
const HEIGHT: i32 = 1700;
const CAPTION: i32 = 150;
/// A card waiting to be placed, with its paper.
const WAITING: i32 = 190;
/// The least a town's picture shows: a town of one card is not blown up.
const LEAST: i32 = 8 * CELL;

impl<'a> GamePicture<'a> {
    /// The game as it stands, with the players' names and the words of its scoring cards.
    pub fn of(game: &'a Game, names: [&'a str; 2], scoring: [ScoringSide<'a>; Deal::SCORING]) -> Self {
        let circle = CirclePicture::of(game, scoring);
        Self { game, names, circle, last: None, letters: Letters::Hidden }
    }

    /// Outlines the card placed last.
    #[must_use]
    pub fn outline(self, seat: Seat, placement: Placement) -> Self {
        Self { last: Some((seat, placement)), ..self }
    }

    /// Puts letters beside the icons.
    #[must_use]
    pub fn lettered(self, letters: Letters) -> Self {
        Self { circle: self.circle.lettered(letters), letters, ..self }
    }

    /// One player's side of the table, from `x` on.
    fn side(&self, out: &mut dyn Write, palette: &Palette, seat: Seat, x: i32) -> fmt::Result {
        let middle = x + PANEL / 2;
        let caption = format!("{} · {}", self.names[seat.index()], self.game.sheet(seat).total());
        let face = Lettering::title(88).fitting(&caption, PANEL as u16 - 100);
        face.centred(out, palette.table_ink, (middle, 112), &caption)?;

        let town = self.town(seat);
        let place = Frame { x, y: CAPTION, width: PANEL, height: HEIGHT - CAPTION - WAITING - 60 };
        if self.game.town(seat).is_empty() {
            let (x, y) = (middle - CELL, place.y + place.height / 2 - CELL);
            write!(out, r#"<rect x="{x}" y="{y}" width="200" height="200" rx="12" fill="none" "#)?;
            write!(out, r#"stroke="{}" stroke-width="5" stroke-dasharray="14 12"/>"#, palette.table_ink)?;
        } else {
            inset(out, palette, &town, place)?;
        }

        let drafted = self.game.drafted().filter(|_| self.game.to_move() == Some(seat));
        let waiting: Vec<_> = self.game.free_cards(seat).iter().copied().chain(drafted).collect();
        let step = WAITING.min((PANEL - WAITING) / waiting.len().max(1) as i32);
        let first = middle - (waiting.len() as i32 * step) / 2;
        for (index, card) in (0..).zip(waiting) {
            let side = TerritorySide { letters: self.letters, ..TerritorySide::upright(card) };
            let place = Frame {
                x: first + index * step,
                y: HEIGHT - WAITING - 40,
                width: WAITING - 10,
                height: WAITING - 10,
            };
            inset(out, palette, &side, place)?;
        }
        Ok(())
    }

    fn town(&self, seat: Seat) -> Spacious {
        let town = TownPicture::of(self.game.town(seat).territories()).lettered(self.letters);
        Spacious(match self.last {
            Some((whose, placement)) if whose == seat => town.outline(placement),
            _ => town,
        })
    }
}

impl Drawing for GamePicture<'_> {
    fn frame(&self) -> Frame {
        Frame::sized(2 * PANEL + HEIGHT, HEIGHT)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        self.side(out, palette, Seat::First, 0)?;
        inset(out, palette, &self.circle, Frame { x: PANEL, y: 0, width: HEIGHT, height: HEIGHT })?;
        self.side(out, palette, Seat::Second, PANEL + HEIGHT)
    }
}

/// A town with the table around it.
struct Spacious(TownPicture);

impl Drawing for Spacious {
    fn frame(&self) -> Frame {
        let Frame { x, y, width, height } = self.0.frame();
        let (wider, higher) = ((LEAST - width).max(0), (LEAST - height).max(0));
        Frame { x: x - wider / 2, y: y - higher / 2, width: width + wider, height: height + higher }
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        self.0.draw(out, palette)
    }
}
