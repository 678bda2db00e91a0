//! The circle: a ring of cards that keep their places, each with its letter and its price, and the scoring cards
//! in the middle.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use wagons_rules::{Card, Game, Placement, Rule};

use super::cell::{self, Mark, Scale, put};
use super::ink::{BOLD, FAINT, Ink};
use crate::conditions::condition;
use crate::picture::wrapped;

/// The ring has six places along and four down: sixteen around, one more than there are cards.
const ALONG: u16 = 6;
const DOWN: u16 = 4;

/// What there is to show of the circle.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CirclePicture<'a> {
    pub(crate) game: &'a Game,
    /// The card that is pointed at.
    pub(crate) aim: Option<Card>,
    /// The arrow from here to the town of whoever gets what is skipped.
    pub(crate) arrow: &'static str,
}

/// How large a card of the ring is at a scale, with its label and the gap to the next.
const fn place_size(scale: Scale) -> (u16, u16) {
    (2 * scale.width + 1, 2 * scale.height + 1)
}

/// How many columns and rows the ring takes at a scale.
pub(crate) const fn ring_size(scale: Scale) -> (u16, u16) {
    let (width, height) = place_size(scale);
    (ALONG * width - 1, DOWN * height)
}

impl CirclePicture<'_> {
    pub(crate) fn draw(&self, area: Rect, buf: &mut Buffer, scale: Scale, ink: Ink) {
        let (width, height) = ring_size(scale);
        let ring = area.centered(width.into(), height.into());
        let (place_width, place_height) = place_size(scale);
        for (place, card) in self.game.deal().circle().into_iter().enumerate() {
            if let Some(skips) = self.game.circle().iter().position(|&other| other == card) {
                let (column, row) = around(place as u16);
                let corner = Position::new(ring.x + column * place_width, ring.y + row * place_height);
                self.card(card, skips, corner, scale, buf, ink);
            }
        }
        let middle = Rect {
            x: ring.x + place_width,
            y: ring.y + place_height,
            width: ring.width.saturating_sub(2 * place_width),
            height: ring.height.saturating_sub(2 * place_height),
        };
        self.scoring_cards(middle, buf);
    }

    /// A card under its label: how it is pointed at, its letter, and how many cards are skipped to take it.
    fn card(&self, card: Card, skips: usize, corner: Position, scale: Scale, buf: &mut Buffer, ink: Ink) {
        let aimed = self.aim.and_then(|aim| self.game.circle().iter().position(|&other| other == aim));
        let started = self.game.start().is_some();
        let (sign, style): (&str, Style) = match aimed {
            Some(aim) if aim == skips => (">", ink.chosen()),
            Some(aim) if skips < aim && started => (self.arrow, ink.accent()),
            _ => (" ", BOLD),
        };
        let price = if started { skips.to_string() } else { String::new() };
        let width = usize::from(2 * scale.width);
        put(buf, corner, &format!("{:<width$}", format!("{sign}{card}{price:>2}")), style);
        let below = corner.y + 1;
        for (at, territory) in Placement::new(card, false, 0, 0).cells() {
            let x = corner.x + at.x as u16 * scale.width;
            let y = below + (1 - at.y as u16) * scale.height;
            cell::territory(buf, Position::new(x, y), scale, territory, Mark::Plain, ink);
        }
    }

    /// The titles, and the conditions as far as there is room.
    fn scoring_cards(&self, area: Rect, buf: &mut Buffer) {
        let width = usize::from(area.width.saturating_sub(2));
        let cards = self.game.scoring().map(|card| {
            (format!("{card} {}", card.title()), wrapped(&condition(Rule::Scoring(card)), width))
        });
        let explained: usize = cards.iter().map(|(_, condition)| 1 + condition.len()).sum();
        let room = usize::from(area.height);
        let mut lines = Vec::new();
        for (title, condition) in cards {
            lines.push((title, BOLD));
            if explained <= room {
                lines.extend(condition.into_iter().map(|line| (line, FAINT)));
            }
            if explained + 2 <= room || explained > room {
                lines.push((String::new(), FAINT));
            }
        }
        if lines.last().is_some_and(|(line, _)| line.is_empty()) {
            lines.pop();
        }
        let first = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
        for (row, (line, style)) in lines.into_iter().enumerate().take(area.height.into()) {
            let indent = (usize::from(area.width).saturating_sub(line.chars().count())) / 2;
            put(buf, Position::new(area.x + indent as u16, first + row as u16), &line, style);
        }
    }
}

/// The column and row of a place, clockwise from the top left.
const fn around(place: u16) -> (u16, u16) {
    const RIGHT: u16 = ALONG - 1;
    const BOTTOM: u16 = DOWN - 1;
    if place < RIGHT {
        (place, 0)
    } else if place < RIGHT + BOTTOM {
        (RIGHT, place - RIGHT)
    } else if place < 2 * RIGHT + BOTTOM {
        (2 * RIGHT + BOTTOM - place, BOTTOM)
    } else {
        (0, 2 * (RIGHT + BOTTOM) - place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ring_closes() {
        let places: Vec<_> = (0..16).map(around).collect();
        for pair in places.windows(2).chain([[places[15], places[0]].as_slice()]) {
            let (a, b) = (pair[0], pair[1]);
            assert_eq!(a.0.abs_diff(b.0) + a.1.abs_diff(b.1), 1, "{a:?} {b:?}");
        }
    }
}
