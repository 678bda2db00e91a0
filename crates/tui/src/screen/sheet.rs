//! The score sheet: one line a rule, both players side by side, with what the move pointed at would change.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use wagons_rules::{Rule, Seat, SheetChange};
use wagons_table::score::Counted;
use wagons_texts::{key, number, text};

use super::canvas::Canvas;
use super::ink::{BOLD, FAINT};
use super::seen::Seen;
use crate::picture::Colors;

/// The columns of one player: points and their change.
const COLUMN: usize = POINTS + CHANGE;
const POINTS: usize = 4;
const CHANGE: usize = 4;

impl Seen<'_> {
    pub(super) fn sheet(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let texts = self.table.texts();
        // A name ends where the points below it end; the change beside them has no head.
        let names = self
            .table
            .in_order()
            .map(|seat| format!("{:>COLUMN$}", shortened_name(&self.table.short_name(seat), COLUMN - 1)));
        let names = format!("{}{:CHANGE$}", names.concat(), "");
        let title = format!(" {} ", texts.text(key::TABLE_SHEET));
        let inner = canvas.pane(area, Line::styled(title, BOLD), Line::styled(names, BOLD));
        let room = usize::from(inner.height);
        let counted = self.counted();
        let first = self.first(room);
        let shown = (first..counted).take(room);
        let mut lines: Vec<_> = shown.map(|line| self.line(line, inner.width, canvas.colors)).collect();
        if room > self.lines.len() + 1 {
            lines.resize(self.lines.len() + 1, Line::default());
            lines.push(self.totals(inner.width));
        } else if first + room < counted {
            let hidden = counted - first - room + 1;
            lines.pop();
            let more = text!(texts, TerminalMoreLines { count: hidden });
            lines.push(Line::styled(format!("   {more}"), FAINT));
        }
        canvas.render(Paragraph::new(lines), inner);
    }

    /// The first line in sight, where not all have room: the one looked at, or the one counted last, is in sight.
    fn first(&self, room: usize) -> usize {
        let looked_at = match (self.table.lit(), self.table.counted()) {
            (Some(line), _) => line + 1 + usize::from(line + 1 < self.lines.len()),
            (None, Some(counted)) => counted,
            (None, None) => 0,
        };
        looked_at.saturating_sub(room)
    }

    fn line(&self, place: usize, width: u16, colors: Colors) -> Line<'static> {
        let line = &self.lines[place];
        let lit = self.table.lit() == Some(place);
        let (letter, letter_style) = match line.counted {
            Counted::Rule(Rule::Group(terrain)) => (terrain.letter(), colors.ground(terrain)),
            // The letter of a scoring card could be taken for that of a terrain.
            Counted::Rule(Rule::Scoring(_)) => (' ', BOLD),
            Counted::Rival(_) => ('>', FAINT),
        };
        let style = if lit { colors.chosen() } else { Style::new() };
        let label = usize::from(width).saturating_sub(2 * COLUMN + 4);
        // A long title may use the room of a column that is empty.
        let room = if line.points[self.table.left().index()].is_none() { label + COLUMN } else { label };
        let title = self.table.narrator().line_title(&self.game, line.counted);
        let title = shortened(&title, room);
        let mut spans = vec![
            Span::styled(if lit { ">" } else { " " }, style),
            Span::styled(letter.to_string(), letter_style),
            Span::styled(format!(" {title:<room$} "), style),
        ];
        for seat in self.table.in_order() {
            match line.points[seat.index()] {
                Some(points) => {
                    let change = match line.counted {
                        Counted::Rule(rule) => self.changes(seat, |change| change.on(rule)),
                        Counted::Rival(_) => 0,
                    };
                    spans.extend(self.cells(points, change, style, colors));
                }
                None if room > label => {}
                None => spans.push(Span::styled(" ".repeat(COLUMN), style)),
            }
        }
        Line::from(spans)
    }

    /// What the move pointed at would change for a side.
    pub(super) fn changes(&self, seat: Seat, what: impl Fn(&SheetChange) -> i32) -> i32 {
        self.change.as_ref().map_or(0, |change| what(change.of(seat)))
    }

    fn totals(&self, width: u16) -> Line<'static> {
        let label = usize::from(width).saturating_sub(2 * COLUMN + 1);
        let mut spans =
            vec![Span::styled(format!(" {:<label$}", self.table.texts().text(key::TABLE_TOTAL)), BOLD)];
        for seat in self.table.in_order() {
            let change = self.changes(seat, SheetChange::total);
            spans.extend(self.cells(self.points(seat), change, BOLD, Colors::None));
        }
        Line::from(spans)
    }

    /// The points and, where there is one, the change.
    fn cells(&self, points: i32, change: i32, style: Style, colors: Colors) -> [Span<'static>; 2] {
        let texts = self.table.texts();
        let changed = if change == 0 { style } else { colors.accent().patch(style) };
        let change = if change == 0 { String::new() } else { texts.signed(change) };
        [
            Span::styled(format!("{:>POINTS$}", number(points)), style),
            Span::styled(format!("{change:>CHANGE$}"), changed),
        ]
    }
}

/// A name that has room. A number at its end stays, which may be all that tells it from the other: "Play… 1".
fn shortened_name(name: &str, room: usize) -> String {
    match name.rsplit_once(' ') {
        Some((first, number)) if name.chars().count() > room && number.parse::<u8>().is_ok() => {
            let room = room.saturating_sub(number.len() + 1);
            format!("{} {number}", shortened(first, room))
        }
        _ => shortened(name, room),
    }
}

/// A text that has room, with dots where it was cut.
pub(super) fn shortened(text: &str, room: usize) -> String {
    if text.chars().count() <= room {
        return text.to_owned();
    }
    text.chars().take(room.saturating_sub(1)).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_players_without_names_can_be_told_apart() {
        let short = |name| shortened_name(name, COLUMN - 1);
        assert_eq!([short("Spieler 1"), short("Spieler 2")], ["Spie… 1", "Spie… 2"]);
        assert_eq!([short("Ada"), short("Bartholomew")], ["Ada", "Bartho…"]);
    }
}
