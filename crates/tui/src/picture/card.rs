//! Territories and cards. A territory is its two letters on the colour and pattern of its terrain, so that nothing
//! depends on colour alone.

use ratatui::text::{Line, Span};
use wagons_rules::{Card, Territory};

use super::block::{Block, line};
use super::tint::{self, BOLD, FAINT};

/// How many columns and rows a territory takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Scale {
    pub(crate) width: u16,
    pub(crate) height: u16,
}

impl Scale {
    /// The letters, and the pattern of the terrain.
    pub(crate) const LARGE: Self = Self { width: 4, height: 2 };
    /// Two letters and nothing else.
    pub(crate) const SMALLEST: Self = Self { width: 2, height: 1 };
}

/// A line of a territory, counted from the top. Marked, its letters stand in brackets where there is room.
pub(crate) fn push_territory(line: &mut Line<'_>, shown: Territory, scale: Scale, row: u16, marked: bool) {
    let ground = tint::ground(shown.terrain);
    match (scale, row) {
        (Scale::SMALLEST, _) => line.push_span(Span::styled(shown.to_string(), ground)),
        (_, 0) if marked => line.push_span(Span::styled(format!("[{shown}]"), ground)),
        (_, 0) => line.push_span(Span::styled(format!(" {shown} "), ground)),
        _ => {
            let (pattern, style) = tint::pattern(shown.terrain);
            line.push_span(Span::styled(pattern, style));
        }
    }
}

/// The territory side of a card: two lines of eight columns, which have no room for patterns.
pub(crate) fn card(card: Card) -> Block {
    let [top_left, top_right, bottom_left, bottom_right] = card.territories();
    let row = |pair: [Territory; 2]| {
        let mut line = Line::default();
        for shown in pair {
            push_territory(&mut line, shown, Scale::LARGE, 0, false);
        }
        line
    };
    Block(vec![row([top_left, top_right]), row([bottom_left, bottom_right])])
}

/// A card with its letter and a remark above it. What is next carries a mark.
pub(crate) fn labelled(shown: Card, remark: &str, is_next: bool) -> Block {
    let mark = if is_next { "►" } else { " " };
    let style = if is_next { tint::ACCENT } else { BOLD };
    let label = line(format!("{mark}{shown} "), style) + Span::styled(remark.to_owned(), FAINT);
    Block::from(label).above(card(shown).indented(1))
}

/// Cards in rows as long as fit into the width.
pub(crate) fn rows(cards: impl IntoIterator<Item = Block>, width: usize) -> Block {
    const GAP: usize = 1;
    let mut all = Block::default();
    let mut row = Block::default();
    for card in cards {
        if row.height() > 0 && row.width() + GAP + card.width() > width {
            all = all.above(std::mem::take(&mut row));
            all.skip();
        }
        row = if row.height() == 0 { card } else { row.beside(GAP, card) };
    }
    all.above(row)
}
