//! The list of keys, over everything else.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Widget};

use super::ink::{BOLD, FAINT};
use crate::play::input::KEYS;

pub(crate) fn draw(area: Rect, buf: &mut Buffer) {
    let mut lines: Vec<_> = KEYS
        .iter()
        .map(|(key, meaning)| Line::from(vec![Span::styled(format!(" {key:<8}"), BOLD), Span::raw(*meaning)]))
        .collect();
    lines.push(Line::default());
    lines.push(Line::raw(" Each territory is two letters. Terrain: Desert, Forest,"));
    lines.push(Line::raw(" Mountains, Plains, Snow, Water; icon: beer, cow, fort,"));
    lines.push(Line::raw(" gun, mine, wagon. > card to place   ' placed last"));
    lines.push(Line::styled(" Any key goes back to the game.", FAINT));
    let panel = area.centered(Constraint::Length(60), Constraint::Length(lines.len() as u16 + 2));
    Clear.render(panel, buf);
    Paragraph::new(lines).block(Block::bordered().title(" Keys ")).render(panel, buf);
}
