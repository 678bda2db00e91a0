//! The rival's town: a row of cards that never overlap, broken into as many lines as it needs.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use wagons_rules::{Card, Cell, Evidence};

use super::cell::{self, Mark, Scale, put};
use super::ink::{BOLD, Ink};

/// What there is to show of a row of cards.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RowPicture<'a> {
    pub(crate) cards: &'a [Card],
    /// The territories to light up, if a line of the score sheet is looked at.
    pub(crate) lit: Option<&'a Evidence>,
}

impl RowPicture<'_> {
    /// So many cards have room at once from the start, so that they do not change their size often.
    const USUAL: u16 = 6;

    pub(crate) fn draw(&self, area: Rect, buf: &mut Buffer, ink: Ink) {
        let cards = (self.cards.len() as u16).max(Self::USUAL);
        let fits = |scale: &Scale| {
            let (along, down) = Self::room(area, *scale);
            along * down >= cards
        };
        let scale = Scale::ALL.into_iter().find(fits).unwrap_or(Scale::SMALLEST);
        let (along, _) = Self::room(area, scale);
        for (place, &card) in self.cards.iter().enumerate() {
            let (column, line) = (place as u16 % along.max(1), place as u16 / along.max(1));
            let x = area.x + column * (2 * scale.width + 1);
            let y = area.y + line * (2 * scale.height + 1);
            if y + 2 * scale.height < area.bottom() {
                self.card(card, place, Position::new(x, y), scale, buf, ink);
            }
        }
    }

    /// How many cards have room in a line, and how many lines.
    const fn room(area: Rect, scale: Scale) -> (u16, u16) {
        ((area.width + 1) / (2 * scale.width + 1), area.height / (2 * scale.height + 1))
    }

    fn card(&self, card: Card, place: usize, corner: Position, scale: Scale, buf: &mut Buffer, ink: Ink) {
        put(buf, corner, &card.to_string(), BOLD);
        let below = Position::new(corner.x, corner.y + 1);
        cell::card(buf, below, scale, card, |at| self.mark(at.offset(2 * place as i8, 0)), ink);
    }

    fn mark(&self, cell: Cell) -> Mark {
        self.lit.map_or(Mark::Plain, |evidence| Mark::lit(evidence, cell))
    }
}
