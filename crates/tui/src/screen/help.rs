//! A page of help, over everything else.

use ratatui::layout::{Constraint, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding, Paragraph};

use super::canvas::Canvas;
use super::ink::BOLD;
use crate::help::{COLUMNS, LINES, Page};

/// Draws a page with its place among all.
pub(crate) fn draw(page: Page, (number, count): (usize, usize), area: Rect, canvas: &mut Canvas<'_>) {
    let size = [COLUMNS + 4, LINES + 2].map(|size| Constraint::Length(size as u16));
    let panel = area.centered(size[0], size[1]);
    canvas.render(Clear, panel);
    let place = Line::from(format!(" {number}/{count} ")).right_aligned();
    let title = Line::styled(format!(" {} ", page.title), BOLD);
    let block = Block::bordered().title(title).title(place).padding(Padding::left(1));
    canvas.render(Paragraph::new(page.lines).block(block), panel);
}
