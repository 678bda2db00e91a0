//! What a player can do at a table: point, lay a card, turn it, play, take back, and go on.

use leptos::prelude::*;
use wagons_rules::{Move, MoveError, Placement};
use wagons_table::{Aim, Position, Session};

use super::director::answer_now;
use super::lead::Deed;
use super::state::State;
use crate::sound::Sound;

impl State {
    /// Points at something.
    pub(crate) fn point(self, aim: Aim) {
        if self.aim.get_untracked() != aim {
            self.aim.set(aim);
            self.pointed_out.set(None);
        }
    }

    /// Does what is pointed at: names or takes a card, or lays one.
    pub(crate) fn act(self) {
        if !untrack(|| self.is_persons_turn()) {
            return;
        }
        let aim = self.aim.get_untracked();
        match self.shown.with_untracked(|position| aim.as_move(position)) {
            Some(Move::Place(placement)) if self.confirms() => self.lay(placement),
            Some(mv) => self.play(mv),
            None => {}
        }
    }

    /// Lays a card where it can still be turned and moved.
    pub(crate) fn lay(self, placement: Placement) {
        if self.put(placement) {
            self.keep();
        }
    }

    /// Lays a card on a cell that it is dragged across. A drag crosses many, so it is kept when it
    /// [ends](Self::keep_dragged).
    pub(super) fn drag_to(self, placement: Placement) {
        if self.put(placement) {
            self.is_dragged.set_value(true);
        }
    }

    /// Keeps the game at the end of a drag, if that moved the card.
    pub(super) fn keep_dragged(self) {
        if self.is_dragged.get_value() {
            self.keep();
        }
    }

    /// Lays a card; returns whether it may lie there.
    fn put(self, placement: Placement) -> bool {
        let may_lie = self.allows(Deed::Lay(placement))
            && matches!(self.session.try_update(|session| session.lay(placement)), Some(Ok(())));
        if may_lie {
            self.point(Aim::Spot(placement));
        }
        may_lie
    }

    /// Turns the card that lies there or is pointed with.
    pub(crate) fn turn(self) {
        self.app.sound(Sound::Turn);
        match self.session.with_untracked(Session::laid) {
            Some(laid) => self.lay(Placement { turned: !laid.turned, ..laid }),
            None => self.aim.update(|aim| *aim = aim.turned()),
        }
    }

    /// Plays a person's move.
    pub(crate) fn play(self, mv: Move) {
        self.make(mv, |session| session.play(mv));
    }

    /// Takes back what can be taken back.
    pub(crate) fn undo(self) {
        if !self.session.with_untracked(Session::can_undo) {
            return;
        }
        self.app.thinker().stop();
        self.thinking.set(None);
        self.travel(|| {
            let undone = self.session.try_update(Session::undo).flatten();
            self.after_a_persons_move();
            if let Some(mv) = undone {
                self.point(Aim::at_move(mv));
            }
        });
    }

    /// Does what comes next: ends what is laid, does what is pointed at, hurries the other side, or shows the result.
    pub(crate) fn go_on(self) {
        if self.count.get_untracked().is_some() {
            self.end_count();
        } else if self.showing.get_untracked().is_some() {
            self.travel(|| self.catch_up());
        } else if untrack(|| self.awaits_sending()) {
            self.send_turn();
        } else if let Some(placement) = self.session.with_untracked(Session::laid) {
            self.make(Move::Place(placement), Session::confirm);
        } else if untrack(|| self.is_persons_turn()) {
            self.act();
        } else if self.thinking.get_untracked().is_some() {
            answer_now(self);
        } else if self.show_early_end() {
            // It lies over the table now.
        } else if self.shown.with_untracked(Position::is_over) {
            self.travel(|| self.wanted.set(None));
        } else {
            self.travel(|| self.catch_up());
        }
    }

    /// Makes a person's move in one of the ways there are, and says it.
    fn make(self, mv: Move, how: impl FnOnce(&mut Session) -> Result<(), MoveError>) {
        if !self.allows(Deed::Play(mv)) {
            return;
        }
        let number = self.session.with_untracked(Session::moves_made);
        self.travel(|| {
            let made = self.session.try_update(how);
            if matches!(made, Some(Ok(()))) {
                self.after_a_persons_move();
                self.app.sound(Sound::of(mv));
                self.app.announcer.say(untrack(|| self.and_asked(self.told_with_answer(number))));
                self.show_answer(number);
            }
        });
    }

    fn after_a_persons_move(self) {
        self.send_settled();
        self.keep();
        self.settle();
    }

    /// Whether a placement is laid first and played when it is confirmed.
    pub(crate) fn confirms(self) -> bool {
        self.lead.is_some() || self.app.settings.with_untracked(|settings| settings.confirm)
    }

    fn allows(self, deed: Deed) -> bool {
        self.lead.is_none_or(|lead| lead.allows.run((deed, self.session.with_untracked(Session::position))))
    }
}
