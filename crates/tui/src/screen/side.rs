//! One side of the table: a player's name and points, the free cards, and the town.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use wagons_rules::{Change, Evidence, Seat};
use wagons_table::score::{ScoreLine, subtotal};
use wagons_table::{Position, Score};
use wagons_texts::{key, number, text};

use super::cell::Scale;
use super::ink::{BOLD, Ink};
use super::pane;
use super::row::RowPicture;
use super::town::TownPicture;
use crate::table::Table;

/// What there is to show of a player.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SidePicture<'a> {
    pub(crate) table: &'a Table,
    pub(crate) game: &'a Position,
    pub(crate) score: &'a Score,
    pub(crate) lines: &'a [ScoreLine],
    /// What the move pointed at would change.
    pub(crate) change: Option<&'a Change>,
    pub(crate) seat: Seat,
}

impl SidePicture<'_> {
    pub(crate) fn draw(&self, area: Rect, buf: &mut Buffer, ink: Ink) {
        let Self { table, game, seat, .. } = *self;
        let (title, mut remark) = (self.title(ink), self.remark(area, false));
        if remark.as_ref().is_some_and(|remark| title.width() + remark.width() > usize::from(area.width)) {
            remark = self.remark(area, true);
        }
        let inner = pane(area, buf, title, remark);
        let lit = table.lit().and_then(|line| self.lines.get(line)).map(|line| self.evidence(line));
        let lit = lit.or_else(|| table.pointed_out(seat));
        let lit = lit.as_ref();
        if let Some(cards) = game.row_of_cards(seat) {
            RowPicture { cards, lit }.draw(inner, buf, ink);
        } else {
            let fresh = &table.fresh(seat);
            let ghost = table.aim().ghost().filter(|_| game.to_move() == Some(seat) && lit.is_none());
            let complete = table.game().is_over();
            TownPicture { town: game.town(seat), complete, ghost, fresh, lit }.draw(inner, buf, ink);
        }
    }

    /// The territories of this town that a line speaks of: the player's own, or those the other is compared with.
    fn evidence(&self, line: &ScoreLine) -> Evidence {
        let (own, other) = (self.seat, self.seat.other());
        let theirs = || Some(self.score.evidence(line.counted, other)?.theirs.clone());
        let compared = || Evidence { because: theirs().unwrap_or_default(), ..Evidence::default() };
        self.score.evidence(line.counted, own).cloned().unwrap_or_else(compared)
    }

    /// Who it is, how many points there are and how many there would be more.
    fn title(&self, ink: Ink) -> Line<'static> {
        let Self { table, game, seat, .. } = *self;
        let to_move = game.to_move() == Some(seat);
        let counted = table.counted().unwrap_or(self.lines.len());
        let points = number(subtotal(self.lines, counted)[seat.index()]);
        let name = format!("{} {} {points}", if to_move { " >" } else { " " }, table.people().name(seat));
        let won = game.ending().and_then(|ending| ending.winner) == Some(seat) && table.counted().is_none();
        let gain = match self.change.map_or(0, |change| change.of(seat).total()) {
            0 => " ".to_owned(),
            gain => format!(" {} ", table.texts().signed(gain)),
        };
        let style = if to_move || won { ink.accent() } else { BOLD };
        Line::from(vec![Span::styled(name, style), Span::styled(gain, ink.accent())])
    }

    /// The free cards, in a word or without, and how to see a town that is too large for its place.
    fn remark(&self, area: Rect, is_short: bool) -> Option<Line<'static>> {
        let letters: String = self.game.free_cards(self.seat).iter().map(|card| card.letter()).collect();
        let texts = self.table.texts();
        let free = if letters.is_empty() {
            String::new()
        } else if is_short {
            format!(" +{letters} ")
        } else {
            format!(" {} ", text!(texts, TerminalFree { cards: letters }))
        };
        let bounds = self.game.town(self.seat).bounds();
        let too_large = self.game.row_of_cards(self.seat).is_none()
            && bounds.is_some_and(|bounds| {
                bounds.width() as u16 * Scale::SMALLEST.width > area.width
                    || bounds.height() as u16 * Scale::SMALLEST.height >= area.height
            });
        let zooms = too_large && self.table.alone().is_none();
        let zoom = if zooms { format!(" {} ", texts.text(key::TERMINAL_ZOOM)) } else { String::new() };
        (free.len() + zoom.len() > 0).then(|| Line::styled(format!("{zoom}{free}"), BOLD))
    }
}
