//! A whole solo game on one table: the player's town, the circle with the deck in its middle, and the rival's
//! row of cards. Of the deck only the top card is drawn, so a picture gives nothing away.

use std::fmt::{self, Write};

use wagons_rules::solo::Game;
use wagons_rules::{Card, Placement};

use crate::Palette;
use crate::card::{CardBack, TerritorySide};
use crate::circle::{RADIUS, SCORING, WAGON, towards};
use crate::drawing::{CELL, Drawing, Frame, inset};
use crate::lettering::Lettering;
use crate::marker::WagonMarker;
use crate::panel::{CAPTION, HEIGHT, PANEL, Panel, caption};
use crate::scoring::ScoringSide;
use crate::territory::Letters;

/// A solo game as it lies on the table.
///
/// ```
/// use wagons_art::{Picture, ScoringSide, SoloPicture};
/// use wagons_rules::solo::Scenarios;
///
/// let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B B0,0")?;
/// let game = record.game();
/// let scoring = game.scoring().map(|card| ScoringSide { card, title: card.title(), sentence: "" });
/// let table = SoloPicture::of(game, ["Ada", "The rival"], scoring);
/// let svg = Picture::of(&table, "Ada plays alone").on_table().to_string();
/// assert!(svg.contains("The rival"));
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
pub struct SoloPicture<'a> {
    game: &'a Game,
    names: [&'a str; 2],
    scoring: [ScoringSide<'a>; 2],
    last: Option<Placement>,
    letters: Letters,
}

impl<'a> SoloPicture<'a> {
    /// The game as it stands, with the names of player and rival and the words of the scoring cards.
    pub fn of(game: &'a Game, names: [&'a str; 2], scoring: [ScoringSide<'a>; 2]) -> Self {
        Self { game, names, scoring, last: None, letters: Letters::Hidden }
    }

    /// Outlines the card placed last, if one was.
    #[must_use]
    pub fn outline(self, last: Option<Placement>) -> Self {
        Self { last, ..self }
    }

    /// Puts letters beside the icons.
    #[must_use]
    pub fn lettered(self, letters: Letters) -> Self {
        Self { letters, ..self }
    }

    fn player(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let waiting: Vec<_> = self.game.free_cards().iter().copied().chain(self.game.drafted()).collect();
        Panel {
            caption: &format!("{} · {}", self.names[0], self.game.points()),
            town: self.game.town(),
            last: self.last,
            waiting: &waiting,
            letters: self.letters,
        }
        .draw(out, palette, 0)
    }

    /// The circle around the two scoring cards and the deck, in the square from `left` on.
    fn circle(&self, out: &mut dyn Write, palette: &Palette, left: i32) -> fmt::Result {
        let (x, y) = (left + HEIGHT / 2, HEIGHT / 2);
        write!(out, r#"<g transform="translate({x} {y})">"#)?;
        for (place, &card) in (0..).zip(self.game.circle()) {
            let (x, y) = towards(place, self.game.circle().len(), RADIUS);
            self.card(out, palette, card, Frame::square(x, y, 2 * CELL + 20))?;
        }
        if !self.game.circle().is_empty() {
            let (x, y) = towards(0, 1, WAGON);
            inset(out, palette, &WagonMarker, Frame::square(x, y, 110))?;
        }
        for (side, x) in self.scoring.iter().zip([-SCORING / 2 - 6, SCORING / 2 + 6]) {
            inset(out, palette, side, Frame::square(x, -SCORING / 2 + 50, SCORING))?;
        }
        self.deck(out, palette)?;
        out.write_str("</g>")
    }

    fn deck(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let Some(top) = self.game.top() else { return Ok(()) };
        let (y, size) = (220, 2 * CELL + 20);
        let below = self.game.deck().len() as i32 - 1;
        for depth in (1..=below).rev() {
            inset(out, palette, &CardBack, Frame::square(5 * depth, y + 4 * depth, size))?;
        }
        self.card(out, palette, top, Frame::square(0, y, size))?;
        let cards = format!("× {}", self.game.deck().len());
        Lettering::number(52).centred(out, palette.table_ink, (210, y + 18), &cards)
    }

    /// The rival's cards in the order received, in rows.
    fn rival(&self, out: &mut dyn Write, palette: &Palette, left: i32) -> fmt::Result {
        const ACROSS: i32 = 4;
        const STEP: i32 = 330;
        caption(out, palette, left, &format!("{} · {}", self.names[1], self.game.rival_points()))?;
        for (index, &card) in (0..).zip(self.game.rival().cards()) {
            let x = left + (PANEL - ACROSS * STEP) / 2 + index % ACROSS * STEP + STEP / 2;
            let y = CAPTION + index / ACROSS * STEP + STEP / 2 + 40;
            self.card(out, palette, card, Frame::square(x, y, STEP - 20))?;
        }
        Ok(())
    }

    fn card(&self, out: &mut dyn Write, palette: &Palette, card: Card, place: Frame) -> fmt::Result {
        let side = TerritorySide { letters: self.letters, ..TerritorySide::upright(card) };
        inset(out, palette, &side, place)
    }
}

impl Drawing for SoloPicture<'_> {
    fn frame(&self) -> Frame {
        Frame::sized(2 * PANEL + HEIGHT, HEIGHT)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        self.player(out, palette)?;
        self.circle(out, palette, PANEL)?;
        self.rival(out, palette, PANEL + HEIGHT)
    }
}
