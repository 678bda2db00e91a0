//! A whole game on one table: the circle in the middle, a town on either side of it, and below each town
//! the cards its owner has yet to place.

use std::fmt::{self, Write};

use wagons_rules::{Deal, Game, Placement, Seat};

use crate::Palette;
use crate::circle::CirclePicture;
use crate::drawing::{Drawing, Frame, inset};
use crate::panel::{HEIGHT, PANEL, Panel};
use crate::scoring::ScoringSide;
use crate::territory::Letters;

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

impl<'a> GamePicture<'a> {
    /// The game as it stands, with the players' names and the words of its scoring cards.
    pub fn of(game: &'a Game, names: [&'a str; 2], scoring: [ScoringSide<'a>; Deal::SCORING]) -> Self {
        let circle = CirclePicture::of(game, scoring);
        Self { game, names, circle, last: None, letters: Letters::Hidden }
    }

    /// Outlines the card placed last, if one was.
    #[must_use]
    pub fn outline(self, last: Option<(Seat, Placement)>) -> Self {
        Self { last, ..self }
    }

    /// Puts letters beside the icons.
    #[must_use]
    pub fn lettered(self, letters: Letters) -> Self {
        Self { circle: self.circle.lettered(letters), letters, ..self }
    }

    /// One player's side of the table, from `x` on.
    fn side(&self, out: &mut dyn Write, palette: &Palette, seat: Seat, x: i32) -> fmt::Result {
        let drafted = self.game.drafted().filter(|_| self.game.to_move() == Some(seat));
        let waiting: Vec<_> = self.game.free_cards(seat).iter().copied().chain(drafted).collect();
        Panel {
            caption: &format!("{} · {}", self.names[seat.index()], self.game.sheet(seat).total()),
            town: self.game.town(seat),
            last: self.last.filter(|&(whose, _)| whose == seat).map(|(_, placement)| placement),
            waiting: &waiting,
            letters: self.letters,
        }
        .draw(out, palette, x)
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
