//! The score sheet: one line a rule, both players side by side, with what the move pointed at would change.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};
use wagons_rules::{Game, Rule, Seat, Sheet};

use super::ink::{BOLD, FAINT, Ink};
use super::pane;
use crate::play::change::{Change, title};
use crate::play::table::Table;

/// What there is to show of the points.
#[derive(Debug, Clone)]
pub(crate) struct SheetPicture<'a> {
    pub(crate) table: &'a Table,
    pub(crate) game: &'a Game,
    /// What the move pointed at would change.
    pub(crate) change: Option<&'a Change>,
}

/// The columns of one player: points and their change.
const COLUMN: usize = 9;

impl SheetPicture<'_> {
    pub(crate) fn draw(&self, area: Rect, buf: &mut Buffer, ink: Ink) {
        let left = self.table.players().left();
        let seats = [left, left.other()];
        let names = seats.map(|seat| {
            let name: String = self.table.players().at(seat).name().chars().take(COLUMN - 1).collect();
            format!("{name:>COLUMN$}")
        });
        let inner = pane(area, buf, Line::styled(" Score ", BOLD), Some(Line::styled(names.concat(), BOLD)));
        let sheets = seats.map(|seat| (seat, self.game.sheet(seat)));
        let rules: Vec<Rule> = sheets[0].1.lines().iter().map(|line| line.rule).collect();
        let counted = self.table.counted().unwrap_or(rules.len());
        let lines = rules.iter().take(counted).map(|&rule| self.line(rule, &sheets, inner.width, ink));
        let mut lines: Vec<_> = lines.collect();
        if usize::from(inner.height) > rules.len() + 1 {
            lines.resize(rules.len() + 1, Line::default());
            lines.push(self.totals(&sheets, counted, inner.width));
        }
        Paragraph::new(lines).render(inner, buf);
    }

    fn line(&self, rule: Rule, sheets: &[(Seat, Sheet); 2], width: u16, ink: Ink) -> Line<'static> {
        let lit = self.table.lit() == Some(rule);
        let (letter, letter_style) = match rule {
            Rule::Group(terrain) => (terrain.letter(), ink.ground(terrain)),
            Rule::Scoring(card) => (card.letter(), BOLD),
        };
        let style = if lit { ink.chosen() } else { Style::new() };
        let label = usize::from(width).saturating_sub(2 * COLUMN + 4);
        let mut spans = vec![
            Span::styled(if lit { ">" } else { " " }, style),
            Span::styled(letter.to_string(), letter_style),
            Span::styled(format!(" {:<label$} ", title(rule)), style),
        ];
        for (seat, sheet) in sheets {
            let change = self.change.map_or(0, |change| change.on(rule, *seat));
            spans.extend(cells(sheet.points(rule), change, style, ink));
        }
        Line::from(spans)
    }

    fn totals(&self, sheets: &[(Seat, Sheet); 2], counted: usize, width: u16) -> Line<'static> {
        let label = usize::from(width).saturating_sub(2 * COLUMN + 1);
        let mut spans = vec![Span::styled(format!(" {:<label$}", "Total"), BOLD)];
        for (seat, sheet) in sheets {
            let total: i32 = sheet.lines().iter().take(counted).map(|line| line.points).sum();
            let change = self.change.map_or(0, |change| change.gain(*seat));
            spans.extend(cells(total, change, BOLD, Ink::NONE));
        }
        Line::from(spans)
    }
}

/// The points and, where there is one, the change.
fn cells(points: i32, change: i32, style: Style, ink: Ink) -> [Span<'static>; 2] {
    let changed = if change == 0 { FAINT } else { ink.accent().patch(style) };
    let change = if change == 0 { String::new() } else { format!("{change:+}") };
    [Span::styled(format!("{points:>5}"), style), Span::styled(format!("{change:>4}"), changed)]
}
