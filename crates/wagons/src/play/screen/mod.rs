//! Drawing: pure functions from what is the case to what is seen. Nothing here changes anything.

mod cell;
mod circle;
mod form;
mod help;
mod ink;
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
use super::app::{App, Scene};

/// Draws everything.
pub(crate) fn draw(frame: &mut Frame<'_>, app: &App, ink: Ink) {
    let area = frame.area();
    let buf = frame.buffer_mut();
    match app.scene() {
        _ if area.width < SMALLEST.0 || area.height < SMALLEST.1 => too_small(area, buf),
        Scene::Form(form) => form::draw(form, area, buf, ink),
        Scene::Table(table) => table::draw(table, app.thinks(), area, buf, ink),
    }
}

fn too_small(area: Rect, buf: &mut Buffer) {
    let text = format!(
        "The table needs {} columns and {} rows; here are {} and {}. Enlarge the window, press Q to leave, or play \
         in lines with --plain.",
        SMALLEST.0, SMALLEST.1, area.width, area.height
    );
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
