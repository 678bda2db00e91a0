//! A page of help, over everything else.

use ratatui::layout::{Constraint, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

use super::canvas::Canvas;
use super::ink::BOLD;
use crate::help::{COLUMNS, Entry, LINES, Page, SIGN};

/// Draws a page with its place among all.
pub(crate) fn draw(page: &Page, (number, count): (usize, usize), area: Rect, canvas: &mut Canvas<'_>) {
    let line = |Entry { sign, words }: &Entry| {
        let sign = sign.iter().map(|sign| Span::styled(format!("{sign:<SIGN$}"), BOLD));
        Line::from(
            [Span::raw(" ")].into_iter().chain(sign).chain([Span::raw(words.clone())]).collect::<Vec<_>>(),
        )
    };
    let lines: Vec<_> = page.lines.iter().map(line).collect();
    let size = [COLUMNS + 4, LINES + 2].map(|size| Constraint::Length(size as u16));
    let panel = area.centered(size[0], size[1]);
    canvas.render(Clear, panel);
    let place = Line::from(format!(" {number}/{count} ")).right_aligned();
    let title = Line::styled(format!(" {} ", page.title), BOLD);
    canvas.render(Paragraph::new(lines).block(Block::bordered().title(title).title(place)), panel);
}
