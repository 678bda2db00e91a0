//! What is said at the table: the question, what the move pointed at would do, the answer to a request, and the
//! log; at the end, who has won and why.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget};
use wagons_rules::{Game, Move, Rule, Seat};

use super::ink::{BOLD, FAINT, Ink};
use super::pane;
use crate::conditions::condition;
use crate::picture::wrapped;
use crate::play::change::title;
use crate::play::reasons::reason;
use crate::play::sentences::{asked, offered};
use crate::play::table::{Focus, Table};
use crate::play::verdict::verdict;

/// What there is to say.
#[derive(Debug, Clone)]
pub(crate) struct TalkPicture<'a> {
    pub(crate) table: &'a Table,
    pub(crate) game: &'a Game,
    /// Who thinks, and for how long already.
    pub(crate) thinks: Option<(String, Duration)>,
}

impl TalkPicture<'_> {
    pub(crate) fn draw(&self, area: Rect, buf: &mut Buffer, ink: Ink) {
        let heading = match self.table.focus() {
            Focus::Sheet(_) => " Why ".to_owned(),
            Focus::Past(count) => format!(" Move {count} of {} ", self.table.history().entries().len()),
            _ => " Table ".to_owned(),
        };
        let inner = pane(area, buf, Line::styled(heading, BOLD), None);
        let width = usize::from(inner.width);
        let mut lines = Vec::new();
        for (text, style) in self.said(ink) {
            lines.extend(wrapped(&text, width).into_iter().map(|line| Line::styled(line, style)));
        }
        let room = usize::from(inner.height).saturating_sub(lines.len() + 1);
        if room > 0 && self.table.lit().is_none() {
            lines.push(Line::default());
            lines.extend(self.log(width, room));
        }
        Paragraph::new(lines).render(inner, buf);
    }

    /// The sentences above the log.
    fn said(&self, ink: Ink) -> Vec<(String, Style)> {
        let (table, game) = (self.table, self.game);
        if let Some(rule) = table.lit() {
            return self.explained(rule);
        }
        let mut said = Vec::new();
        if let Focus::Past(_) = table.focus() {
            said.push(("Looking back. Esc returns to the present.".to_owned(), FAINT));
        } else if game.is_over() {
            if table.counted().is_none() {
                said.extend(verdict(game, table.players()).map(|verdict| (verdict, ink.accent())));
                said.push((table.history().record().to_string(), FAINT));
            }
        } else if let Some((who, elapsed)) = &self.thinks {
            let dots = ".".repeat(1 + elapsed.as_millis() as usize / 300 % 3);
            let seconds = match elapsed.as_secs() {
                0 => String::new(),
                seconds => format!(" {seconds} s"),
            };
            said.push((format!("{who} thinks{seconds}{dots}"), BOLD));
        } else {
            said.push((asked(game, table.players()), BOLD));
        }
        if let Some(mv) = table.aimed().filter(|_| table.notice().is_none()) {
            said.push((offered(game, mv, table.players()), ink.accent()));
            said.extend(covered(game, mv).map(|covered| (covered, FAINT)));
        }
        said.extend(table.notice().map(|notice| (notice.to_owned(), ink.accent())));
        said
    }

    fn explained(&self, rule: Rule) -> Vec<(String, Style)> {
        let mut said = vec![(format!("{}: {}", title(rule), condition(rule)), BOLD)];
        let left = self.table.players().left();
        for seat in [left, left.other()] {
            if let Some(line) = self.game.sheet(seat).line(rule) {
                let why = reason(line, self.game.town(seat), self.game.town(seat.other()));
                let name = self.table.players().at(seat).name();
                said.push((format!("{name}, {:+}: {why}.", line.points), Style::new()));
            }
        }
        said.push(("* counted  + because of it  - costs".to_owned(), FAINT));
        said
    }

    /// The latest sentences that fit, the latest last; when looking back, up to the move looked at.
    fn log(&self, width: usize, room: usize) -> Vec<Line<'static>> {
        let seen = self.table.seen();
        let mut lines = Vec::new();
        for (place, entry) in self.table.history().entries().iter().enumerate().take(seen).rev() {
            let style = if place + 1 == seen { Style::new() } else { FAINT };
            let told = wrapped(&entry.sentence, width.saturating_sub(2));
            if lines.len() + told.len() > room {
                break;
            }
            for (row, line) in told.into_iter().enumerate().rev() {
                let indent = if row == 0 { bullet(entry.seat, self.table) } else { "  " };
                lines.push(Line::styled(format!("{indent}{line}"), style));
            }
        }
        lines.reverse();
        lines
    }
}

/// The side of the table a move was made on.
fn bullet(seat: Seat, table: &Table) -> &'static str {
    if seat == table.players().left() { "< " } else { "> " }
}

/// What a placement covers: "Covers Df and Mc."
fn covered(game: &Game, mv: Move) -> Option<String> {
    let Move::Place(placement) = mv else { return None };
    let town = game.town(game.to_move()?);
    let names: Vec<_> = placement
        .cells()
        .iter()
        .rev()
        .filter_map(|(cell, _)| town.at(*cell))
        .map(|t| t.to_string())
        .collect();
    (!names.is_empty()).then(|| format!("Covers {}.", names.join(" ")))
}
