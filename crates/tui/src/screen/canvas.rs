//! What is drawn on.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Widget};

use super::ink::FAINT;
use crate::picture::Colors;

/// The characters of the screen, and the colours there are for them.
pub(crate) struct Canvas<'a> {
    pub(crate) buf: &'a mut Buffer,
    pub(crate) colors: Colors,
}

impl Canvas<'_> {
    /// Draws one of the terminal library's widgets.
    pub(super) fn render(&mut self, widget: impl Widget, area: Rect) {
        widget.render(area, self.buf);
    }

    /// Writes text where there is room for it.
    pub(super) fn put(&mut self, at: Position, text: &str, style: Style) {
        if self.buf.area.contains(at) {
            let room = self.buf.area.right() - at.x;
            self.buf.set_stringn(at.x, at.y, text, usize::from(room), style);
        }
    }

    /// A line with a title on it and, at its right end, a remark; what lies below is returned.
    pub(super) fn pane(&mut self, area: Rect, title: Line<'_>, remark: Line<'_>) -> Rect {
        let clear = Style::new().remove_modifier(Modifier::DIM);
        let block = Block::new().borders(Borders::TOP).border_style(FAINT).title_style(clear);
        let block = block.title_top(title).title_top(remark.right_aligned());
        let inner = block.inner(area);
        self.render(block, area);
        inner
    }
}
