//! The circle: a ring of cards that keep their places, each with its letter and its price, and the scoring cards
//! in the middle.

use ratatui::layout::{Constraint, Margin, Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Text};
use wagons_rules::Card;
use wagons_table::Aim;
use wagons_texts::text;

use super::canvas::Canvas;
use super::cell::Mark;
use super::ink::{BOLD, FAINT};
use super::seen::Seen;
use crate::picture::{Colors, Scale, wrapped};
use crate::ring::Ring;

/// How large a card of the ring is at a scale, with its label and the gap to the next.
const fn place_size(scale: Scale) -> (u16, u16) {
    (2 * scale.width + 1, 2 * scale.height + 1)
}

impl Ring {
    /// How many columns and rows the ring takes at a scale.
    pub(super) const fn size(self, scale: Scale) -> (u16, u16) {
        let (width, height) = place_size(scale);
        (self.along * width - 1, self.down * height)
    }
}

impl Seen<'_> {
    pub(super) fn circle(&self, area: Rect, scale: Scale, canvas: &mut Canvas<'_>) {
        let places = self.game.places();
        let ring = Ring::with_room_for(places.len());
        let (width, height) = ring.size(scale);
        let ((place_width, place_height), colors) = (place_size(scale), canvas.colors);
        let solo = ring == Ring::SMALL;
        let frame = if solo {
            // The scoring cards stand below a small ring, which has no room for them inside.
            Rect { height, ..area.centered(width.into(), Constraint::Fill(1)) }
        } else {
            area.centered(width.into(), height.into())
        };
        let mut draw = |card, label: &str, style, corner| {
            let label = format!("{label:<0$}", usize::from(2 * scale.width));
            canvas.card(corner, scale, card, (&label, style), |_| Mark::Plain);
        };
        for (place, card) in places.into_iter().enumerate() {
            if let Some(skips) = self.game.circle().iter().position(|&other| other == card) {
                let (column, row) = ring.place(place as u16);
                let corner = Position::new(frame.x + column * place_width, frame.y + row * place_height);
                let (label, style) = self.label(card, skips, colors);
                draw(card, &label, style, corner);
            }
        }
        if solo {
            let middle = Position::new(frame.x + place_width, frame.y + place_height);
            if let Some((top, _)) = self.game.deck() {
                // A word that would run into the next card is left out: the deck lies in the middle anyway.
                let label = text!(self.table.texts(), TerminalTop { card: top });
                let has_room = label.chars().count() <= usize::from(place_width);
                let label = if has_room { label } else { format!(" {top}") };
                draw(top, &label, FAINT, middle);
            }
            let below = Rect { y: frame.bottom(), height: area.height.saturating_sub(height), ..area };
            self.scoring_cards(below, canvas);
        } else {
            let middle = frame.inner(Margin::new(place_width, place_height));
            self.scoring_cards(middle, canvas);
        }
    }

    /// How a card is pointed at, its letter, and how many cards are skipped to take it.
    fn label(&self, card: Card, skips: usize, colors: Colors) -> (String, Style) {
        let aimed = match self.table.aim() {
            Aim::Card(aim) => self.game.circle().iter().position(|&other| other == aim),
            _ => None,
        };
        // From here to the town of whoever gets what is skipped.
        let arrow = if self.game.to_move() == Some(self.table.left()) { "→" } else { "←" };
        let priced = self.game.is_priced();
        let (sign, style) = match aimed {
            Some(aim) if aim == skips => (">", colors.chosen()),
            Some(aim) if skips < aim && priced => (arrow, colors.accent()),
            _ => (" ", BOLD),
        };
        let price = if priced { skips.to_string() } else { String::new() };
        (format!("{sign}{card}{price:>2}"), style)
    }

    /// The titles, and the conditions as far as there is room.
    fn scoring_cards(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let (texts, across, room) = (self.table.texts(), usize::from(area.width), usize::from(area.height));
        let lines = |text: &str, width, style| {
            wrapped(text, width).into_iter().map(move |line| Line::styled(line, style))
        };
        let told = |with_conditions: bool| -> Vec<Vec<Line<'_>>> {
            let card = |card: Card| {
                let title = format!("{card} {}", texts.card(card));
                let condition = if with_conditions { texts.rule(card) } else { String::new() };
                lines(&title, across, BOLD)
                    .chain(lines(&condition, across.saturating_sub(2), FAINT))
                    .collect()
            };
            self.game.scoring().into_iter().map(card).collect()
        };
        let height = |cards: &[Vec<Line<'_>>]| cards.iter().map(Vec::len).sum::<usize>();
        let mut cards = told(true);
        if height(&cards) > room {
            cards = told(false);
        }
        let has_gaps = height(&cards) + cards.len() <= room + 1;
        let gap = if has_gaps { vec![Line::default()] } else { Vec::new() };
        let text = Text::from(cards.join(&gap[..])).centered();
        let first = area.y + area.height.saturating_sub(text.height() as u16) / 2;
        canvas.render(text, Rect { y: first, ..area }.intersection(area));
    }
}
