//! What is said at the table: the question, what the move pointed at would do, the answer to a request, and the
//! log; at the end, who has won and why.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use wagons_rules::Move;
use wagons_table::score::{Counted, ScoreLine};
use wagons_texts::{key, number, text};

use super::canvas::Canvas;
use super::ink::{BOLD, FAINT};
use super::seen::Seen;
use crate::focus::Focus;
use crate::judgement::overview;
use crate::picture::{Colors, INDENT, hanging, wrapped};
use crate::telling::{noted, offered};

impl Seen<'_> {
    pub(super) fn talk(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let texts = self.table.texts();
        let heading = match self.table.focus() {
            Focus::Sheet(_) => texts.text(key::TERMINAL_WHY),
            Focus::Game | Focus::Past(0) => texts.text(key::MOVES_TITLE),
            Focus::Past(count) => text!(texts, ReviewMoveOf { number: count, count: self.table.moves() }),
        };
        let heading = format!(" {} ", heading.trim_end_matches('.'));
        let inner = canvas.pane(area, Line::styled(heading, BOLD), Line::default());
        // What is said begins below the first letter of its heading.
        let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(1), ..inner };
        let width = usize::from(inner.width);
        let mut lines = Vec::new();
        for (text, style) in self.said(canvas.colors) {
            lines.extend(wrapped(&text, width).into_iter().map(|line| Line::styled(line, style)));
        }
        let height = usize::from(inner.height);
        if lines.len() > height {
            lines.truncate(height);
            // There is more to read on a larger screen.
            if let Some(last) = lines.last_mut() {
                last.push_span(" …");
            }
        }
        let room = height.saturating_sub(lines.len() + 1);
        if room > 0 && self.table.lit().is_none() {
            lines.push(Line::default());
            lines.extend(self.log(width, room));
        }
        canvas.render(Paragraph::new(lines), inner);
    }

    /// The sentences above the log.
    fn said(&self, colors: Colors) -> Vec<(String, Style)> {
        let (table, game, texts) = (self.table, &self.game, self.table.texts());
        if let Some(line) = self.lit() {
            return self.explained(line);
        }
        let mut said = Vec::new();
        if let Focus::Past(count) = table.focus() {
            match count.checked_sub(1).and_then(|last| table.log().get(last)) {
                Some(told) => said.push((told.clone().in_full(), BOLD)),
                None => said.push((texts.text(key::REVIEW_BEGINNING), FAINT)),
            }
            let remarks = table.explained(count).into_iter();
            said.extend(remarks.map(|remark| (remark.sentence, colors.accent())));
        } else if game.is_over() {
            if table.counted().is_none() {
                said.extend(table.narrator().result(game).map(|result| (result, colors.accent())));
                if let Some(review) = table.review() {
                    said.extend(overview(review, table).into_iter().map(|sentence| (sentence, Style::new())));
                }
                let closing = table.closing().unwrap_or_default().iter();
                said.extend(closing.map(|sentence| (sentence.clone(), Style::new())));
                let record = table.session().record().to_string();
                said.push((text!(texts, TerminalTheGame { record }), FAINT));
            }
        } else if let Some((who, elapsed)) = &self.thinks {
            let seconds = match elapsed.as_secs() {
                0 => String::new(),
                seconds => format!(" {seconds} s"),
            };
            said.push((format!("{who}{seconds}"), BOLD));
        } else if table.session().laid().is_some() {
            let last = table.session().ends_turn();
            said.push((texts.text(if last { key::TERMINAL_LAID_LAST } else { key::TERMINAL_LAID }), BOLD));
        } else if !table.speaks_advice() {
            said.push((table.narrator().asked(game), BOLD));
        }
        if let Some(mv) = table.aimed().filter(|_| table.notice().is_none()) {
            said.push((offered(table, mv), colors.accent()));
            said.extend(self.covered(mv).map(|covered| (covered, FAINT)));
        }
        let notice = table.notice().into_iter().flat_map(str::lines);
        said.extend(notice.map(|line| (line.to_owned(), colors.accent())));
        if table.has_more_advice() {
            said.push((text!(texts, TerminalHintMore { key: "H" }), FAINT));
        }
        said
    }

    /// What a placement covers, as it lies there, the upper row first: "Covers Df, Mc."
    fn covered(&self, mv: Move) -> Option<String> {
        let Move::Place(placement) = mv else { return None };
        let town = self.game.active_town()?;
        let [bottom_left, bottom_right, top_left, top_right] = placement.cells();
        let covered = [top_left, top_right, bottom_left, bottom_right].into_iter();
        let names: Vec<_> = covered.filter_map(|(cell, _)| Some(town.at(cell)?.to_string())).collect();
        let territories = names.join(", ");
        (!names.is_empty()).then(|| text!(self.table.texts(), TerminalCovers { territories }))
    }

    fn explained(&self, line: &ScoreLine) -> Vec<(String, Style)> {
        let (table, narrator, texts) = (self.table, self.table.narrator(), self.table.texts());
        let rule = narrator.line_rule(&self.game, line.counted);
        let mut said = vec![match line.counted {
            Counted::Rule(_) => (noted(&narrator.line_title(&self.game, line.counted), &rule), BOLD),
            Counted::Rival(_) => (rule, BOLD),
        }];
        for seat in table.in_order() {
            if let Some(why) = narrator.why(&self.game, &self.score, line.counted, seat) {
                let points = number(line.points[seat.index()].unwrap_or(0));
                let who = format!("{}\u{a0}{points}", table.people().name(seat));
                said.push((noted(&who, &format!("{why}.")), Style::new()));
            }
        }
        if let (Some(view), Counted::Rival(_)) = (self.game.view(), line.counted) {
            said.push((texts.text(key::SOLO_LOOKS_FOR), FAINT));
            said.extend(texts.searches(&view).into_iter().map(|search| (search, FAINT)));
        }
        said.push((texts.text(key::TERMINAL_EVIDENCE), FAINT));
        said
    }

    /// The latest moves that fit, whole, the latest last; when looking back, up to the move looked at, which is told above.
    fn log(&self, width: usize, room: usize) -> Vec<Line<'static>> {
        let told = match self.table.focus() {
            Focus::Past(count) => count.saturating_sub(1),
            _ => self.table.moves(),
        };
        let entries = self.table.log().iter().take(told);
        let mut lines = Vec::new();
        for (age, entry) in entries.rev().enumerate().take_while(|(age, _)| *age < room) {
            let style = if age == 0 { Style::new() } else { FAINT };
            let bullet = if entry.seat == self.table.left() { "< " } else { "> " };
            let mut told: Vec<_> = hanging(bullet, &entry.sentence, width).collect();
            told.extend(entry.answer.iter().flat_map(|answer| hanging("> ", answer, width)));
            lines.extend(told.into_iter().rev().map(|line| (line, style)));
        }
        if lines.len() > room {
            let whole = lines[..room].iter().rposition(|(line, _)| !line.starts_with(INDENT));
            lines.truncate(whole.map_or(0, |oldest| oldest + 1));
        }
        lines.into_iter().rev().map(|(line, style)| Line::styled(line, style)).collect()
    }
}
