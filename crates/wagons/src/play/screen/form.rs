//! The first screen.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use super::ink::{BOLD, FAINT, Ink};
use crate::play::setup::Opponent;
use crate::play::setup_form::{Form, Row};

pub(crate) fn draw(form: &Form, area: Rect, buf: &mut Buffer, ink: Ink) {
    let two_people = form.setup().opponent == Opponent::Person;
    let mut lines = vec![Line::styled("C I R C L E   T H E   W A G O N S", ink.accent()), Line::default()];
    for row in Row::ALL {
        let (label, empty) = match row {
            Row::Opponent => ("Opponent", ""),
            Row::Seat if form.is_solo() => ("The rival plays", ""),
            Row::Seat if two_people => ("Seat of the first", ""),
            Row::Seat => ("Your seat", ""),
            Row::Name if two_people => ("Name of one", "Player 1"),
            Row::Name => ("Your name", "You"),
            Row::OtherName if two_people => ("Name of the other", "Player 2"),
            Row::OtherName => ("The other's name", "as it is"),
            Row::Deal => ("Deal", "a new one; or type a seed, paste a deal or a record"),
        };
        lines.push(field(form, row, label, empty, area.width, ink));
        lines.push(Line::default());
    }
    if let Some(refusal) = form.refusal() {
        lines.push(Line::styled(refusal.to_owned(), ink.accent()));
        lines.push(Line::default());
    }
    lines.push(Line::styled("Up and down: line   left and right: choose   Enter: begin   Esc: quit", FAINT));
    let box_area = area.centered(Constraint::Length(76), Constraint::Length(lines.len() as u16 + 2));
    Paragraph::new(lines).wrap(Wrap { trim: false }).render(box_area, buf);
}

fn field(form: &Form, row: Row, label: &str, empty: &str, width: u16, ink: Ink) -> Line<'static> {
    let chosen = form.row() == row;
    let value = form.value(row);
    let room = usize::from(width.min(76)).saturating_sub(28);
    let shown = match row {
        Row::Opponent | Row::Seat => format!("< {value} >"),
        _ if chosen => format!("{}_", last(&value, room)),
        _ => last(&value, room),
    };
    let mut spans = vec![
        Span::styled(if chosen { "> " } else { "  " }, ink.accent()),
        Span::styled(format!("{label:<20}  "), if chosen { BOLD } else { Style::new() }),
        Span::styled(shown, if chosen { ink.accent() } else { Style::new() }),
    ];
    if value.is_empty() {
        spans.push(Span::styled(format!(" {empty}"), FAINT));
    }
    Line::from(spans)
}

/// The end of a text, where its writer is.
fn last(text: &str, room: usize) -> String {
    let length = text.chars().count();
    text.chars().skip(length.saturating_sub(room)).collect()
}
