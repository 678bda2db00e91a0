//! Drawing: pure functions from what is the case to what is seen. Nothing here changes anything.

mod cell;
mod circle;
mod form;
mod help;
mod ink;
mod keys;
mod layout;
mod row;
mod sheet;
mod side;
mod table;
mod talk;
mod town;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Paragraph, Widget, Wrap};

use self::ink::FAINT;
pub(crate) use self::ink::Ink;
use self::layout::SMALLEST;
use crate::app::{App, Scene};
use crate::charset::Charset;
use wagons_texts::{Texts, text};

/// Whether a screen of this size can show the game.
pub(crate) const fn fits(width: u16, height: u16) -> bool {
    width >= SMALLEST.0 && height >= SMALLEST.1
}

/// Draws everything.
pub(crate) fn draw(frame: &mut Frame<'_>, app: &App, ink: Ink, charset: Charset) {
    let area = frame.area();
    let buf = frame.buffer_mut();
    match app.scene() {
        _ if !fits(area.width, area.height) => too_small(app.house().texts(), area, buf),
        Scene::Form(form) => form::draw(form, app.house(), area, buf, ink),
        Scene::Table(table) => table::draw(table, app.thinks(), area, buf, ink),
    }
    if charset == Charset::Ascii {
        for cell in &mut buf.content {
            // A cell has room for one letter.
            let shown = charset.shown(cell.symbol()).chars().next().unwrap_or(' ');
            cell.set_char(shown);
        }
    }
}

fn too_small(texts: &Texts, area: Rect, buf: &mut Buffer) {
    let (columns, rows) = SMALLEST;
    let text = text!(texts, TerminalTooSmall { columns, rows, width: area.width, height: area.height });
    Paragraph::new(text).wrap(Wrap { trim: true }).render(area, buf);
}

/// A line with a title on it and, at its right end, a remark; what lies below is returned.
fn pane(area: Rect, buf: &mut Buffer, title: Line<'_>, remark: Option<Line<'_>>) -> Rect {
    let clear = Style::new().remove_modifier(Modifier::DIM);
    let mut block =
        Block::new().borders(Borders::TOP).border_style(FAINT).title_style(clear).title_top(title);
    if let Some(remark) = remark {
        block = block.title_top(remark.right_aligned());
    }
    let inner = block.inner(area);
    block.render(area, buf);
    inner
}
