//! The list of keys, over everything else.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Widget};
use wagons_texts::{Key, Texts, key};

use super::ink::{BOLD, FAINT};
use crate::input::KEYS;
use crate::picture::wrapped;
use crate::telling::legend;

/// How wide the list is.
const WIDTH: u16 = 74;

pub(crate) fn draw(texts: &Texts, area: Rect, buf: &mut Buffer) {
    let line = |&(key, meaning): &(&str, Key)| {
        Line::from(vec![Span::styled(format!(" {key:<7}"), BOLD), Span::raw(texts.text(meaning))])
    };
    let mut lines: Vec<_> = KEYS.iter().map(line).collect();
    for line in legend(texts) {
        let letters = wrapped(&line, usize::from(WIDTH) - 3).into_iter();
        lines.extend(letters.map(|line| Line::styled(format!(" {line}"), FAINT)));
    }
    let panel = area.centered(Constraint::Length(WIDTH), Constraint::Length(lines.len() as u16 + 2));
    Clear.render(panel, buf);
    let title = format!(" {} ", texts.text(key::TABLE_KEYS));
    let signs = format!(" {} ", texts.text(key::TERMINAL_SIGNS));
    Paragraph::new(lines).block(Block::bordered().title(title).title_bottom(signs)).render(panel, buf);
}
