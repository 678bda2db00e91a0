//! Looking about: the score sheet, the past, one town alone, and the pages of help. Nothing here changes the game.

use wagons_players::Review;
use wagons_rules::{Move, Placement, Seat};
use wagons_table::narration::Told;
use wagons_table::{Aim, Position, Score};
use wagons_texts::key;

use super::Table;
use crate::focus::Focus;
use crate::help::{Page, pages};
use crate::input::Intent;

impl Table {
    /// The cards a player placed in the latest of its turns among the moves that are looked at.
    pub(crate) fn fresh(&self, seat: Seat) -> Vec<Placement> {
        let placed = |told: &Told| match told.mv {
            Move::Place(placement) if told.seat == seat => Some((told.turn, placement)),
            _ => None,
        };
        let placements: Vec<_> = self.log.iter().take(self.seen()).filter_map(placed).collect();
        let of_latest = placements.chunk_by(|(turn, _), (next, _)| turn == next).next_back();
        of_latest.unwrap_or_default().iter().map(|&(_, placement)| placement).collect()
    }

    /// How many moves lead to the position that is looked at.
    pub(crate) fn seen(&self) -> usize {
        if let Focus::Past(count) = self.focus { count } else { self.moves() }
    }

    /// The position that is looked at.
    pub(crate) fn shown(&self) -> Position {
        Position::after(self.session.record(), self.seen())
    }

    /// What a person points at, while it is a person's decision and the present is looked at.
    pub(crate) fn aim(&self) -> Aim {
        if self.person_decides() && !matches!(self.focus, Focus::Past(_)) { self.aim } else { Aim::Nothing }
    }

    /// The move that is pointed at.
    pub(crate) fn aimed(&self) -> Option<Move> {
        self.aim().as_move(&self.game)
    }

    /// The line of the score sheet whose territories are to be lit.
    pub(crate) const fn lit(&self) -> Option<usize> {
        if let Focus::Sheet(line) = self.focus { Some(line) } else { None }
    }

    /// How many lines the score sheet has.
    pub(super) fn lines(&self) -> usize {
        Score::of(&self.game).lines().len()
    }

    /// How many lines of the sheet are to be shown: all, unless the final tally is still being counted.
    pub(crate) fn counted(&self) -> Option<usize> {
        (self.game.is_over() && self.since.counted < self.lines()).then_some(self.since.counted)
    }

    /// Counts the next line of the final tally. Returns whether there was one.
    pub(crate) fn count_on(&mut self) -> bool {
        let more = self.counted().is_some();
        self.since.counted += usize::from(more);
        more
    }

    /// The page of help that is looked at, and its place among all.
    pub(crate) fn help(&self) -> Option<(Page, (usize, usize))> {
        let pages = pages(&self.texts, &self.game);
        let (page, count) = (self.help?, pages.len());
        pages.into_iter().nth(page).map(|shown| (shown, (page + 1, count)))
    }

    /// Opens the help, goes on to its next page or back, or closes it: whatever was looked at is there again.
    pub(super) fn turn_page(&mut self, intent: Intent) {
        let count = pages(&self.texts, &self.game).len();
        self.help = match (self.help, intent) {
            (None, _) => Some(0),
            (Some(page), Intent::Step(direction)) if !direction.is_forward() => Some(page.saturating_sub(1)),
            (Some(page), Intent::Help | Intent::Step(_)) => Some(page + 1).filter(|&next| next < count),
            (Some(_), _) => None,
        };
    }

    /// First the town of the person to move, then the other, then everything again.
    pub(super) fn zoom(&mut self) {
        let first = self.game.to_move().filter(|_| self.person_decides()).unwrap_or(self.left());
        self.alone = match self.alone {
            None => Some(first),
            Some(seat) if seat == first => Some(first.other()),
            Some(_) => None,
        };
    }

    pub(super) fn look_back(&mut self, count: usize) {
        if self.moves() == 0 {
            self.notice = Some(self.texts.text(key::REVIEW_BEGINNING));
        } else {
            self.focus = Focus::Past(count);
        }
    }

    /// Looks at the next decision that made the game what it became, around the end.
    pub(super) fn look_at_turning_point(&mut self) {
        let points: Vec<_> =
            self.review().into_iter().flat_map(Review::turning_points).map(|judged| judged.number).collect();
        let seen = if let Focus::Past(count) = self.focus { count } else { 0 };
        match points.iter().find(|&&number| number > seen).or_else(|| points.first()) {
            Some(&number) => self.look_back(number),
            None if self.review().is_some() => self.notice = Some(self.texts.text(key::REVIEW_NO_TURNING)),
            None => self.notice = Some(self.texts.text(key::TERMINAL_ANALYSE_FIRST)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Record;
    use wagons_table::{Kind, Session};
    use wagons_texts::{Language, Texts};

    #[test]
    fn the_latest_placements_are_those_of_one_turn() {
        let record: Record = "FKQ/RJAPODGLNMHBICE *B C C0,0 B0,0 I'2,-1 E E1,-3 R".parse().expect("a record");
        let session = Session::new(1, Kind::Together, record.into());
        let mut table = Table::new(session, &Texts::new(Language::En), true);
        let fresh = |table: &Table, seat| {
            table.fresh(seat).iter().map(Placement::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(fresh(&table, Seat::First), "C0,0");
        assert_eq!(fresh(&table, Seat::Second), "B0,0 I'2,-1 E1,-3");
        table.look_back(4);
        assert_eq!(fresh(&table, Seat::Second), "B0,0");
        table.look_back(2);
        assert_eq!(fresh(&table, Seat::Second), "");
    }
}
