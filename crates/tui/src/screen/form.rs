//! The first screen.

use ratatui::layout::{Constraint, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use wagons_texts::key;

use super::canvas::Canvas;
use super::ink::{BOLD, FAINT};
use super::sheet::shortened;
use crate::form::{Form, Row};
use crate::house::House;
use crate::picture::{Colors, wrapped};

/// How wide the form is.
const WIDTH: u16 = 76;
/// How many columns the labels take.
const LABELS: usize = 22;

pub(crate) fn draw(form: &Form, house: &House, area: Rect, canvas: &mut Canvas<'_>) {
    let (texts, colors) = (house.texts(), canvas.colors);
    let title: String =
        texts.text(key::HOME_TITLE).to_uppercase().chars().flat_map(|letter| [letter, ' ']).collect();
    let mut lines = vec![Line::styled(title, colors.accent()), Line::default()];
    for row in form.rows() {
        lines.push(field(form, row, house, colors));
        if form.row() == row {
            let remark = form.refusal().map(|refusal| (refusal.to_owned(), colors.accent()));
            if let Some((remark, style)) = remark.or_else(|| Some((form.remark(house)?, FAINT))) {
                let width = usize::from(WIDTH) - LABELS - 4;
                let indented = wrapped(&remark, width).into_iter();
                lines
                    .extend(indented.map(|line| Line::styled(format!("{:1$}{line}", "", LABELS + 4), style)));
            }
        }
        lines.push(Line::default());
    }
    lines.push(Line::styled(texts.text(key::TERMINAL_FORM_KEYS), FAINT));
    let box_area = area.centered(Constraint::Length(WIDTH), Constraint::Length(lines.len() as u16));
    canvas.render(Paragraph::new(lines), box_area);
}

fn field(form: &Form, row: Row, house: &House, colors: Colors) -> Line<'static> {
    let chosen = form.row() == row;
    let (label, empty) = Form::label(row, house.texts());
    let value = form.value(row, house);
    let room = usize::from(WIDTH) - LABELS - 6;
    let shown = if form.is_choice(row) {
        format!("< {} >", shortened(&value, room - 2))
    } else if chosen {
        format!("{}_", last(&value, room))
    } else {
        last(&value, room)
    };
    let mut spans = vec![
        Span::styled(if chosen { "> " } else { "  " }, colors.accent()),
        Span::styled(format!("{label:<LABELS$}  "), if chosen { BOLD } else { Style::new() }),
        Span::styled(shown, if chosen { colors.accent() } else { Style::new() }),
    ];
    if value.is_empty() {
        spans.push(Span::styled(empty, FAINT));
    }
    Line::from(spans)
}

/// The end of a text, where its writer is.
fn last(text: &str, room: usize) -> String {
    let length = text.chars().count();
    text.chars().skip(length.saturating_sub(room)).collect()
}
