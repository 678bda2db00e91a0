//! What is said at the table: the question, what the move pointed at would do, the answer to a request, and the
//! log; at the end, who has won and why.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget};
use wagons_rules::Move;

use super::ink::{BOLD, FAINT, Ink};
use super::pane;
use crate::picture::wrapped;
use crate::play::focus::Focus;
use crate::play::judgement::{judgement, overview};
use crate::play::position::Position;
use crate::play::score::ScoreLine;
use crate::play::sentences::{asked, offered};
use crate::play::table::Table;
use crate::play::verdict::verdict;
use crate::rivalry;

/// What there is to say.
#[derive(Debug, Clone)]
pub(crate) struct TalkPicture<'a> {
    pub(crate) table: &'a Table,
    pub(crate) game: &'a Position,
    pub(crate) lines: &'a [ScoreLine],
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
        if let Some(line) = table.lit().and_then(|line| self.lines.get(line)) {
            return self.explained(line);
        }
        let mut said = Vec::new();
        if let Focus::Past(_) = table.focus() {
            said.push(("Looking back. Esc returns to the present.".to_owned(), FAINT));
            let last = table.seen().checked_sub(1);
            let judged = last.and_then(|last| table.review()?.decisions.get(last));
            said.extend(judged.map(|judged| (judgement(judged), ink.accent())));
        } else if game.is_over() {
            if table.counted().is_none() {
                said.extend(verdict(game, table.players()).map(|verdict| (verdict, ink.accent())));
                match table.review() {
                    Some(review) => {
                        let overview = overview(review, table.players());
                        said.extend(overview.into_iter().map(|sentence| (sentence, Style::new())));
                    }
                    None => said.push((table.history().record().to_string(), FAINT)),
                }
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

    fn explained(&self, line: &ScoreLine) -> Vec<(String, Style)> {
        let mut said = vec![(line.sentence(), BOLD)];
        for seat in self.table.players().in_order() {
            if let Some(entry) = line.entry(seat) {
                let name = self.table.players().at(seat).name();
                said.push((format!("{name}, {:+}: {}.", entry.points, entry.reason), Style::new()));
            }
        }
        if let (Position::Solo(game), None) = (self.game, line.rule) {
            let hunt =
                game.scenario().hunt().iter().map(|&goal| format!("In round 2 it {}.", rivalry::goal(goal)));
            said.extend(hunt.map(|goal| (goal, FAINT)));
        }
        said.push(("* counted  + because of it  - costs".to_owned(), FAINT));
        said
    }

    /// The latest sentences that fit, the latest last; when looking back, up to the move looked at.
    fn log(&self, width: usize, room: usize) -> Vec<Line<'static>> {
        let entries = self.table.history().entries().iter().take(self.table.seen());
        let mut lines = Vec::new();
        for (age, entry) in entries.rev().enumerate().take_while(|(age, _)| *age < room) {
            let style = if age == 0 { Style::new() } else { FAINT };
            let bullet = if entry.seat == self.table.players().left() { "< " } else { "> " };
            let mut told = bulleted(bullet, &entry.sentence, width);
            told.extend(entry.sequel.iter().flat_map(|sequel| bulleted("> ", sequel, width)));
            lines.extend(told.into_iter().rev().map(|line| (line, style)));
        }
        lines.truncate(room);
        // A sentence without its beginning is worth its place only if there is no other.
        let whole = lines.iter().rposition(|(line, _)| !line.starts_with(INDENT));
        lines.truncate(whole.map_or(room, |oldest| oldest + 1));
        lines.into_iter().rev().map(|(line, style)| Line::styled(line, style)).collect()
    }
}

/// What the second line of a sentence begins with.
const INDENT: &str = "  ";

/// A sentence with a sign for the side of the table it happened on.
fn bulleted(bullet: &str, sentence: &str, width: usize) -> Vec<String> {
    let lines = wrapped(sentence, width.saturating_sub(bullet.len())).into_iter().enumerate();
    lines.map(|(row, line)| format!("{}{line}", if row == 0 { bullet } else { INDENT })).collect()
}

/// What a placement covers: "Covers Df and Mc."
fn covered(game: &Position, mv: Move) -> Option<String> {
    let Move::Place(placement) = mv else { return None };
    let town = game.active_town()?;
    let names: Vec<_> = placement
        .cells()
        .iter()
        .rev()
        .filter_map(|(cell, _)| town.at(*cell))
        .map(|t| t.to_string())
        .collect();
    (!names.is_empty()).then(|| format!("Covers {}.", names.join(" ")))
}
