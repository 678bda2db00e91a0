//! Drawing: pure functions from what is the case to what is seen. Nothing here changes anything.

mod canvas;
mod cell;
mod circle;
mod form;
mod help;
mod ink;
mod keys;
mod layout;
mod row;
mod seen;
mod sheet;
mod side;
mod talk;
mod town;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::widgets::{Paragraph, Wrap};

use self::canvas::Canvas;
use self::layout::SMALLEST;
use self::seen::Seen;
use crate::app::{App, Scene};
use crate::charset::Charset;
use crate::picture::Colors;
use wagons_texts::{Texts, text};

/// Whether a screen of this size can show the game.
pub(crate) const fn fits(width: u16, height: u16) -> bool {
    width >= SMALLEST.0 && height >= SMALLEST.1
}

/// Draws everything.
pub(crate) fn draw(frame: &mut Frame<'_>, app: &App, colors: Colors, charset: Charset) {
    let area = frame.area();
    let canvas = &mut Canvas { buf: frame.buffer_mut(), colors };
    match app.scene() {
        _ if !fits(area.width, area.height) => too_small(app.house().texts(), area, canvas),
        Scene::Form(form) => form::draw(form, app.house(), area, canvas),
        Scene::Table(table) => Seen::at(table, app.thinks()).draw(area, canvas),
    }
    if charset == Charset::Ascii {
        for cell in &mut canvas.buf.content {
            // A cell has room for one letter.
            let shown = charset.shown(cell.symbol()).chars().next().unwrap_or(' ');
            cell.set_char(shown);
        }
    }
}

fn too_small(texts: &Texts, area: Rect, canvas: &mut Canvas<'_>) {
    let (columns, rows) = SMALLEST;
    let text = text!(texts, TerminalTooSmall { columns, rows, width: area.width, height: area.height });
    canvas.render(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}
