//! What a coach says about the decision to be made, and about decisions that were judged.

use wagons_players::Report;
use wagons_rules::{Evidence, Move, Seat};
use wagons_table::advice::Step;
use wagons_table::{Advice, Position, Remark};

use super::Table;
use crate::focus::Focus;

impl Table {
    /// There is advice: as many of its steps are given as were asked for.
    pub(crate) fn hinted(&mut self, report: Report) {
        if self.person_decides() && self.game.is_legal(report.best) {
            let mut advice = Advice::new(&self.game, report);
            (1..self.since.asked).for_each(|_| advice.go_on());
            self.since.asked = 0;
            self.since.advice = Some(advice);
            self.tell_advice();
        }
    }

    /// Gives the next step of the advice that there is.
    pub(crate) fn advise_further(&mut self) {
        if let Some(advice) = &mut self.since.advice {
            advice.go_on();
            self.tell_advice();
        }
    }

    fn tell_advice(&mut self) {
        let Some(advice) = &self.since.advice else { return };
        let sentences: Vec<_> = self.remarks().into_iter().map(|remark| remark.sentence).collect();
        if let Some(aim) = advice.aim() {
            // A card that waits for its second word would be placed where nobody put it.
            self.pick_up();
            self.point(aim);
        }
        self.focus = Focus::Game;
        self.notice = Some(sentences.join("\n"));
        self.since.advised = true;
    }

    /// The advice as far as it was asked for.
    fn remarks(&self) -> Vec<Remark> {
        self.since.advice.iter().flat_map(|advice| self.narrator().advice(&self.game, advice)).collect()
    }

    /// The move that was recommended, once the advice has come to it.
    pub(crate) fn recommended(&self) -> Option<Move> {
        let advice = self.since.advice.as_ref().filter(|advice| advice.step() == Step::Whole)?;
        Some(advice.report().best)
    }

    /// Whether advice is what was last said.
    pub(crate) const fn speaks_advice(&self) -> bool {
        self.since.advised
    }

    /// Whether advice was just given that is not yet all there is to say.
    pub(crate) fn has_more_advice(&self) -> bool {
        self.since.advised && self.recommended().is_none()
    }

    /// The territories of a town that advice says to look at.
    pub(crate) fn pointed_out(&self, seat: Seat) -> Option<Evidence> {
        let advice = self.since.advice.as_ref().filter(|_| self.since.advised)?;
        let remark = self.remarks().into_iter().next().filter(|_| advice.step() == Step::Look)?;
        let counted = remark.cells[seat.index()].clone();
        remark.speaks_of_territories().then(|| Evidence { counted, ..Evidence::default() })
    }

    /// What is said of a decision that was judged.
    pub(crate) fn explained(&self, number: usize) -> Vec<Remark> {
        let judged = number.checked_sub(1).and_then(|last| self.review()?.decisions.get(last));
        let before = || Position::after(self.session.record(), number - 1);
        judged.map_or_else(Vec::new, |judged| self.narrator().explained(&before(), judged))
    }
}
