//! One side of the table: a player's name and points, the free cards, and the town.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use wagons_rules::{Evidence, Seat, SheetChange};
use wagons_table::score::ScoreLine;
use wagons_texts::{key, number, text};

use super::canvas::Canvas;
use super::ink::BOLD;
use super::row;
use super::seen::Seen;
use super::town::TownPicture;
use crate::picture::{Colors, Scale};

impl Seen<'_> {
    pub(super) fn side(&self, seat: Seat, area: Rect, canvas: &mut Canvas<'_>) {
        let Self { table, game, .. } = self;
        let (title, mut remark) = (self.title(seat, canvas.colors), self.remark(seat, area, false));
        if title.width() + remark.width() > usize::from(area.width) {
            remark = self.remark(seat, area, true);
        }
        let inner = canvas.pane(area, title, remark);
        let lit = self.lit().map(|line| self.evidence(seat, line)).or_else(|| table.pointed_out(seat));
        let lit = lit.as_ref();
        if let Some(cards) = game.row_of_cards(seat) {
            row::draw(cards, lit, inner, canvas);
        } else {
            let fresh = &table.fresh(seat);
            let ghost = table.aim().ghost().filter(|_| game.to_move() == Some(seat) && lit.is_none());
            let complete = table.game().is_over();
            TownPicture { town: game.town(seat), complete, ghost, fresh, lit }.draw(inner, canvas);
        }
    }

    /// The territories of this town that a line speaks of: the player's own, or those the other is compared with.
    fn evidence(&self, seat: Seat, line: &ScoreLine) -> Evidence {
        let theirs = || Some(self.score.evidence(line.counted, seat.other())?.theirs.clone());
        let compared = || Evidence { because: theirs().unwrap_or_default(), ..Evidence::default() };
        self.score.evidence(line.counted, seat).cloned().unwrap_or_else(compared)
    }

    /// Who it is, how many points there are and how many there would be more.
    fn title(&self, seat: Seat, colors: Colors) -> Line<'static> {
        let Self { table, game, .. } = self;
        let to_move = game.to_move() == Some(seat);
        let points = number(self.points(seat));
        let name = format!("{} {} {points}", if to_move { " >" } else { " " }, table.people().name(seat));
        let won = game.ending().and_then(|ending| ending.winner) == Some(seat) && table.counted().is_none();
        let gain = match self.changes(seat, SheetChange::total) {
            0 => " ".to_owned(),
            gain => format!(" {} ", table.texts().signed(gain)),
        };
        let style = if to_move || won { colors.accent() } else { BOLD };
        Line::from(vec![Span::styled(name, style), Span::styled(gain, colors.accent())])
    }

    /// The free cards, in a word or without, and how to see a town that is too large for its place.
    fn remark(&self, seat: Seat, area: Rect, is_short: bool) -> Line<'static> {
        let letters: String = self.game.free_cards(seat).iter().map(|card| card.letter()).collect();
        let texts = self.table.texts();
        let free = match letters.as_str() {
            "" => String::new(),
            letters if is_short => format!(" +{letters} "),
            letters => format!(" {} ", text!(texts, TerminalFree { cards: letters })),
        };
        let bounds = self.game.town(seat).bounds();
        let too_large = self.game.row_of_cards(seat).is_none()
            && bounds.is_some_and(|bounds| {
                bounds.width() as u16 * Scale::SMALLEST.width > area.width
                    || bounds.height() as u16 * Scale::SMALLEST.height >= area.height
            });
        let zooms = too_large && self.table.alone().is_none();
        let zoom = if zooms { format!(" {} ", texts.text(key::TERMINAL_ZOOM)) } else { String::new() };
        Line::styled(format!("{zoom}{free}"), BOLD)
    }
}
