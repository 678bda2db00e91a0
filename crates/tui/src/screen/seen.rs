//! The table: both sides, the circle between them, the score sheet and what is said below.

use std::time::Duration;

use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use wagons_rules::{Change, Seat};
use wagons_table::score::{ScoreLine, subtotal};
use wagons_table::{Position, Score};
use wagons_texts::{key, text};

use super::canvas::Canvas;
use super::help;
use super::ink::{BOLD, FAINT};
use super::keys::keys;
use super::layout::{Places, Stage};
use crate::focus::Focus;
use crate::table::Table;

/// What there is to see of a table, at the moment that is looked at.
#[derive(Debug, Clone)]
pub(super) struct Seen<'a> {
    pub(super) table: &'a Table,
    pub(super) game: Position,
    pub(super) score: Score,
    pub(super) lines: Vec<ScoreLine>,
    /// What the move pointed at would change.
    pub(super) change: Option<Change>,
    /// Who thinks, and for how long already.
    pub(super) thinks: Option<(String, Duration)>,
}

impl<'a> Seen<'a> {
    pub(super) fn at(table: &'a Table, thinks: Option<(String, Duration)>) -> Self {
        let game = table.shown();
        let score = Score::of(&game);
        let change = table.aim().ghost().and_then(|ghost| game.change(ghost));
        Self { table, game, lines: score.lines(), score, change, thinks }
    }

    pub(super) fn draw(&self, screen: Rect, canvas: &mut Canvas<'_>) {
        let places = Places::on(screen, self.stage(), self.lines.len());
        self.header(places.header, canvas);
        for (seat, place) in self.table.in_order().into_iter().zip([places.left, places.right]) {
            if let Some(area) = place {
                self.side(seat, area, canvas);
            }
        }
        if let Some((area, scale)) = places.circle {
            self.circle(area, scale, canvas);
        }
        if let Some(area) = places.sheet {
            self.sheet(area, canvas);
        }
        self.talk(places.talk, canvas);
        let keys = keys(self.table, usize::from(places.keys.width).saturating_sub(1));
        canvas.render(Line::styled(format!(" {keys}"), FAINT), places.keys);
        if let Some((page, place)) = self.table.help() {
            help::draw(page, place, screen, canvas);
        }
    }

    /// A town that somebody wants to see alone; else everything, or what is left of it after the game.
    fn stage(&self) -> Stage {
        match self.table.alone() {
            Some(seat) if seat == self.table.left() => Stage::LeftTown,
            Some(_) => Stage::RightTown,
            None if self.table.game().is_over() && !matches!(self.table.focus(), Focus::Past(_)) => {
                Stage::Towns
            }
            None => Stage::Table,
        }
    }

    fn header(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let texts = self.table.texts();
        let circle = match self.game.circle().len() {
            0 => texts.text(key::TERMINAL_CIRCLE_EMPTY).trim_end_matches('.').to_owned(),
            count => text!(texts, TerminalInCircle { count }),
        };
        // The deal of a solo game would tell the order of the deck.
        let deal = self.game.duel().map(|game| game.deal().to_string());
        let round = self.game.solo().map(|game| {
            let round = text!(texts, SoloRound { number: game.round().number() });
            format!("{} ({}), {round}", texts.scenario(game.scenario()), texts.variant(game.variant()))
        });
        let middle = deal.or(round).unwrap_or_default();
        let title = Line::styled(format!(" {}", texts.text(key::HOME_TITLE)), BOLD);
        let middle = Line::styled(middle, FAINT);
        let circle = Line::styled(format!("{circle} "), FAINT);
        let (room, across) = (usize::from(area.width), middle.width());
        let before = room.saturating_sub(across) / 2;
        if before >= title.width() + 2 && room >= before + across + 2 + circle.width() {
            canvas.render(Paragraph::new(title), area);
            canvas.render(Paragraph::new(middle.centered()), area);
        } else {
            // What is being played says more than the name of the game.
            canvas.render(Paragraph::new(middle), Rect { x: area.x + 1, ..area }.intersection(area));
            if across + 3 + circle.width() > room {
                return;
            }
        }
        canvas.render(Paragraph::new(circle.right_aligned()), area);
    }

    /// How many lines of the sheet are counted already.
    pub(super) fn counted(&self) -> usize {
        self.table.counted().unwrap_or(self.lines.len())
    }

    /// The points of a side in the lines counted already.
    pub(super) fn points(&self, seat: Seat) -> i32 {
        subtotal(&self.lines, self.counted())[seat.index()]
    }

    /// The line of the sheet that is looked at.
    pub(super) fn lit(&self) -> Option<&ScoreLine> {
        self.lines.get(self.table.lit()?)
    }
}
