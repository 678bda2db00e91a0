//! The rival's town: a row of cards that never overlap, broken into as many lines as it needs.

use ratatui::layout::{Position, Rect};
use wagons_rules::{Card, Cell, Evidence};

use super::canvas::Canvas;
use super::cell::Mark;
use super::ink::BOLD;
use crate::picture::Scale;

/// So many cards have room at once from the start, so that they do not change their size often.
const USUAL: u16 = 6;

/// Draws a row of cards, with the territories lit up that a line of the score sheet speaks of, if one is looked at.
pub(super) fn draw(cards: &[Card], lit: Option<&Evidence>, area: Rect, canvas: &mut Canvas<'_>) {
    let count = (cards.len() as u16).max(USUAL);
    let scale = Scale::largest(|scale| {
        let (along, down) = room(area, scale);
        along * down >= count
    });
    let along = room(area, scale).0.max(1);
    for (place, &card) in cards.iter().enumerate() {
        let (column, line) = (place as u16 % along, place as u16 / along);
        let x = area.x + column * (2 * scale.width + 1);
        let y = area.y + line * (2 * scale.height + 1);
        if y + 2 * scale.height < area.bottom() {
            let mark = |at: Cell| {
                lit.map_or(Mark::Plain, |evidence| Mark::lit(evidence, at.offset(2 * place as i8, 0)))
            };
            canvas.card(Position::new(x, y), scale, card, (&card.to_string(), BOLD), mark);
        }
    }
}

/// How many cards have room in a line, and how many lines.
const fn room(area: Rect, scale: Scale) -> (u16, u16) {
    ((area.width + 1) / (2 * scale.width + 1), area.height / (2 * scale.height + 1))
}
