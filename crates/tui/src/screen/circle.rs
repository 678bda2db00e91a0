//! The circle: a ring of cards that keep their places, each with its letter and its price, and the scoring cards
//! in the middle.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Margin, Position, Rect};
use ratatui::style::Style;
use wagons_rules::Card;
use wagons_table::Position as Game;
use wagons_texts::{Texts, text};

use super::cell::{self, Mark, Scale, put};
use super::ink::{BOLD, FAINT, Ink};
use crate::picture::wrapped;
use crate::ring::Ring;

/// What there is to show of the circle.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CirclePicture<'a> {
    pub(crate) game: &'a Game,
    pub(crate) texts: &'a Texts,
    /// The card that is pointed at.
    pub(crate) aim: Option<Card>,
    /// The arrow from here to the town of whoever gets what is skipped.
    pub(crate) arrow: &'static str,
}

/// How large a card of the ring is at a scale, with its label and the gap to the next.
const fn place_size(scale: Scale) -> (u16, u16) {
    (2 * scale.width + 1, 2 * scale.height + 1)
}

/// How many columns and rows the largest ring takes at a scale.
pub(crate) const fn ring_size(scale: Scale) -> (u16, u16) {
    size(Ring::LARGE, scale)
}

/// How many columns and rows a ring takes at a scale.
const fn size(ring: Ring, scale: Scale) -> (u16, u16) {
    let (width, height) = place_size(scale);
    (ring.along * width - 1, ring.down * height)
}

impl CirclePicture<'_> {
    pub(crate) fn draw(&self, area: Rect, buf: &mut Buffer, scale: Scale, ink: Ink) {
        let places = self.game.places();
        let ring = Ring::with_room_for(places.len());
        let (width, height) = size(ring, scale);
        let (place_width, place_height) = place_size(scale);
        let solo = ring == Ring::SMALL;
        let frame = if solo {
            // The scoring cards stand below a small ring, which has no room for them inside.
            Rect { height, ..area.centered(width.into(), Constraint::Fill(1)) }
        } else {
            area.centered(width.into(), height.into())
        };
        for (place, card) in places.into_iter().enumerate() {
            if let Some(skips) = self.game.circle().iter().position(|&other| other == card) {
                let (column, row) = ring.place(place as u16);
                let corner = Position::new(frame.x + column * place_width, frame.y + row * place_height);
                let (label, style) = self.label(card, skips, ink);
                draw_card(card, &label, style, corner, scale, buf, ink);
            }
        }
        if solo {
            let middle = Position::new(frame.x + place_width, frame.y + place_height);
            if let Some((top, _)) = self.game.deck() {
                // A word that would run into the next card is left out: the deck lies in the middle anyway.
                let label = text!(self.texts, TerminalTop { card: top });
                let has_room = label.chars().count() <= usize::from(place_width);
                let label = if has_room { label } else { format!(" {top}") };
                draw_card(top, &label, FAINT, middle, scale, buf, ink);
            }
            let below = Rect { y: frame.bottom(), height: area.height.saturating_sub(height), ..area };
            self.scoring_cards(below, buf);
        } else {
            let middle = frame.inner(Margin::new(place_width, place_height));
            self.scoring_cards(middle, buf);
        }
    }

    /// How a card is pointed at, its letter, and how many cards are skipped to take it.
    fn label(&self, card: Card, skips: usize, ink: Ink) -> (String, Style) {
        let aimed = self.aim.and_then(|aim| self.game.circle().iter().position(|&other| other == aim));
        let priced = self.game.is_priced();
        let (sign, style) = match aimed {
            Some(aim) if aim == skips => (">", ink.chosen()),
            Some(aim) if skips < aim && priced => (self.arrow, ink.accent()),
            _ => (" ", BOLD),
        };
        let price = if priced { skips.to_string() } else { String::new() };
        (format!("{sign}{card}{price:>2}"), style)
    }

    /// The titles, and the conditions as far as there is room.
    fn scoring_cards(&self, area: Rect, buf: &mut Buffer) {
        let (across, room) = (usize::from(area.width), usize::from(area.height));
        let mut cards: Vec<[Vec<String>; 2]> = self
            .game
            .scoring()
            .into_iter()
            .map(|card| {
                let title = format!("{card} {}", self.texts.card(card));
                [wrapped(&title, across), wrapped(&self.texts.rule(card), across.saturating_sub(2))]
            })
            .collect();
        let height = |cards: &[[Vec<String>; 2]]| cards.iter().flatten().map(Vec::len).sum::<usize>();
        if height(&cards) > room {
            for [_, condition] in &mut cards {
                condition.clear();
            }
        }
        let has_gaps = height(&cards) + cards.len() <= room + 1;
        let mut lines = Vec::new();
        for [title, condition] in cards {
            if has_gaps && !lines.is_empty() {
                lines.push((String::new(), FAINT));
            }
            lines.extend(title.into_iter().map(|line| (line, BOLD)));
            lines.extend(condition.into_iter().map(|line| (line, FAINT)));
        }
        let first = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
        for (row, (line, style)) in lines.into_iter().enumerate().take(area.height.into()) {
            let indent = (usize::from(area.width).saturating_sub(line.chars().count())) / 2;
            put(buf, Position::new(area.x + indent as u16, first + row as u16), &line, style);
        }
    }
}

/// A card under its label.
fn draw_card(
    card: Card,
    label: &str,
    style: Style,
    corner: Position,
    scale: Scale,
    buf: &mut Buffer,
    ink: Ink,
) {
    let width = usize::from(2 * scale.width);
    put(buf, corner, &format!("{label:<width$}"), style);
    let below = Position::new(corner.x, corner.y + 1);
    cell::card(buf, below, scale, card, |_| Mark::Plain, ink);
}
