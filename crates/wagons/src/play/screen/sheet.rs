//! The score sheet: one line a rule, both players side by side, with what the move pointed at would change.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};
use wagons_rules::{Change, Rule};

use super::ink::{BOLD, FAINT, Ink};
use super::pane;
use crate::play::score::{ScoreLine, total};
use crate::play::table::Table;

/// What there is to show of the points.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SheetPicture<'a> {
    pub(crate) table: &'a Table,
    pub(crate) lines: &'a [ScoreLine],
    /// What the move pointed at would change.
    pub(crate) change: Option<&'a Change>,
}

/// The columns of one player: points and their change.
const COLUMN: usize = 9;

impl SheetPicture<'_> {
    pub(crate) fn draw(&self, area: Rect, buf: &mut Buffer, ink: Ink) {
        let names = self.table.players().in_order().map(|seat| {
            let name: String = self.table.players().at(seat).name().chars().take(COLUMN - 1).collect();
            format!("{name:>COLUMN$}")
        });
        let inner = pane(area, buf, Line::styled(" Score ", BOLD), Some(Line::styled(names.concat(), BOLD)));
        let room = usize::from(inner.height);
        let counted = self.table.counted().unwrap_or(self.lines.len());
        let first = self.first(room, counted);
        let shown = (first..counted).take(room);
        let mut lines: Vec<_> = shown.map(|line| self.line(line, inner.width, ink)).collect();
        if room > self.lines.len() + 1 {
            lines.resize(self.lines.len() + 1, Line::default());
            lines.push(self.totals(counted, inner.width));
        } else if first + room < counted {
            let hidden = counted - first - room + 1;
            lines.pop();
            lines.push(Line::styled(format!("   and {hidden} more: S, then down"), FAINT));
        }
        Paragraph::new(lines).render(inner, buf);
    }

    /// The first line in sight, where not all have room: the one looked at, or the one counted last, is in sight.
    fn first(&self, room: usize, counted: usize) -> usize {
        let looked_at = match (self.table.lit(), self.table.counted()) {
            (Some(line), _) => line + 1 + usize::from(line + 1 < self.lines.len()),
            (None, Some(_)) => counted,
            (None, None) => 0,
        };
        looked_at.saturating_sub(room)
    }

    fn line(&self, place: usize, width: u16, ink: Ink) -> Line<'static> {
        let line = &self.lines[place];
        let lit = self.table.lit() == Some(place);
        let (letter, letter_style) = match line.rule {
            Some(Rule::Group(terrain)) => (terrain.letter(), ink.ground(terrain)),
            Some(Rule::Scoring(card)) => (card.letter(), BOLD),
            None => ('>', FAINT),
        };
        let style = if lit { ink.chosen() } else { Style::new() };
        let label = usize::from(width).saturating_sub(2 * COLUMN + 4);
        // A long title may use the room of a column that is empty.
        let room = if line.entry(self.table.players().left()).is_none() { label + COLUMN } else { label };
        let title: String = line.title.chars().take(room).collect();
        let mut spans = vec![
            Span::styled(if lit { ">" } else { " " }, style),
            Span::styled(letter.to_string(), letter_style),
            Span::styled(format!(" {title:<room$} "), style),
        ];
        for seat in self.table.players().in_order() {
            match line.entry(seat) {
                Some(entry) => {
                    let change =
                        self.change.zip(line.rule).map_or(0, |(change, rule)| change.of(seat).on(rule));
                    spans.extend(cells(entry.points, change, style, ink));
                }
                None if room > label => {}
                None => spans.push(Span::styled(" ".repeat(COLUMN), style)),
            }
        }
        Line::from(spans)
    }

    fn totals(&self, counted: usize, width: u16) -> Line<'static> {
        let label = usize::from(width).saturating_sub(2 * COLUMN + 1);
        let mut spans = vec![Span::styled(format!(" {:<label$}", "Total"), BOLD)];
        for seat in self.table.players().in_order() {
            let change = self.change.map_or(0, |change| change.of(seat).total());
            spans.extend(cells(total(&self.lines[..counted], seat), change, BOLD, Ink::NONE));
        }
        Line::from(spans)
    }
}

/// The points and, where there is one, the change.
fn cells(points: i32, change: i32, style: Style, ink: Ink) -> [Span<'static>; 2] {
    let changed = if change == 0 { style } else { ink.accent().patch(style) };
    let change = if change == 0 { String::new() } else { format!("{change:+}") };
    [Span::styled(format!("{points:>5}"), style), Span::styled(format!("{change:>4}"), changed)]
}
