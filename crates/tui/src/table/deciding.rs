//! Playing: what somebody wants, and how the game changes by it.

use wagons_rules::Move;
use wagons_table::{Aim, Direction, People, Session};
use wagons_texts::key;

use super::{SinceMove, Table};
use crate::focus::{Focus, step};
use crate::input::Intent;
use crate::ring::neighbour;

impl Table {
    /// Does what somebody wants; what the table cannot do itself is given back.
    pub(crate) fn apply(&mut self, intent: Intent) -> Option<Intent> {
        self.notice = None;
        self.since.advised = false;
        match (self.focus, intent) {
            (_, Intent::Quit | Intent::Confirm) => return Some(intent),
            (_, Intent::Help) => self.turn_page(Intent::Help),
            _ if self.help.is_some() => self.turn_page(intent),
            (Focus::Game, Intent::Back) => self.alone = None,
            (_, Intent::Back) => self.focus = Focus::Game,
            (Focus::Sheet(_), Intent::Sheet | Intent::Accept)
            | (Focus::Past(_), Intent::Log | Intent::Accept) => {
                self.focus = Focus::Game;
            }
            (_, Intent::Sheet) => self.focus = Focus::Sheet(0),
            (_, Intent::Log) => self.look_back(self.moves()),
            (_, Intent::Undo) => self.undo(),
            (_, Intent::Zoom) => self.zoom(),
            (_, Intent::Turning) => self.look_at_turning_point(),
            (Focus::Sheet(line), intent) => {
                self.focus = Focus::Sheet(step(line, self.lines() - 1, intent));
            }
            (Focus::Past(count), intent) => self.look_back(step(count, self.moves(), intent)),
            (Focus::Game, intent) => return self.decide(intent),
        }
        None
    }

    /// The intents that speak to the decision to be made, or to the end of the game.
    fn decide(&mut self, intent: Intent) -> Option<Intent> {
        if self.game.is_over() {
            return self.after_the_end(intent);
        }
        if self.computer_decides() {
            return (intent == Intent::Accept).then_some(intent);
        }
        let game = &self.game;
        match intent {
            Intent::Step(direction) => self.point(self.aim_towards(direction)),
            Intent::Cost(skips) => self.point(self.aim.at_cost(game, skips)),
            Intent::First => self.point(self.aim.at_cost(game, 0)),
            Intent::Last => self.point(self.aim.at_cost(game, game.circle().len().saturating_sub(1))),
            Intent::Turn => self.point(self.aim.turned()),
            Intent::Accept => self.accept(),
            Intent::Hint if self.since.advice.is_some() => self.advise_further(),
            Intent::Hint => {
                self.since.asked += 1;
                return Some(intent);
            }
            Intent::Rematch | Intent::NewDeal | Intent::Analyse => {
                self.notice = Some(self.texts.text(key::TERMINAL_FINISH_FIRST));
            }
            _ => {}
        }
        None
    }

    /// What lies in a direction of the screen; around the circle where nothing does.
    fn aim_towards(&self, direction: Direction) -> Aim {
        let card = match self.aim {
            Aim::Card(card) => neighbour(&self.game, card, direction),
            _ => None,
        };
        card.map_or_else(|| self.aim.moved(&self.game, direction), Aim::Card)
    }

    /// Points at something; a card that lies there already moves along.
    pub(super) fn point(&mut self, aim: Aim) {
        self.aim = aim;
        if let (Some(_), Some(placement)) = (self.session.laid(), aim.ghost()) {
            self.changed |= self.session.lay(placement).is_ok();
        }
    }

    /// Takes a card that waits for its second word back into the hand.
    pub(super) fn pick_up(&mut self) {
        if self.session.laid().is_some() {
            self.changed |= self.session.undo().is_some();
        }
    }

    /// Does what is pointed at. A card is laid first and waits for a second word, if that is wanted: every card, so that
    /// who presses twice does not play the next one.
    fn accept(&mut self) {
        match (self.aimed(), self.session.laid()) {
            (_, Some(_)) => self.change(|session| session.confirm().is_ok()),
            (Some(Move::Place(placement)), None) if self.confirms => {
                self.changed |= self.session.lay(placement).is_ok();
            }
            (Some(mv), None) => self.play(mv),
            (None, None) => {}
        }
    }

    fn after_the_end(&mut self, intent: Intent) -> Option<Intent> {
        self.since.counted = self.lines();
        match intent {
            Intent::Analyse | Intent::Rematch | Intent::NewDeal => return Some(intent),
            Intent::Step(_) | Intent::First | Intent::Last => {
                self.look_back(step(self.moves(), self.moves(), intent));
            }
            _ => {}
        }
        None
    }

    /// Makes a legal move.
    pub(crate) fn play(&mut self, mv: Move) {
        self.change(|session| session.play(mv).is_ok());
    }

    /// Takes back what can be taken back, and points at it. Returns it.
    pub(crate) fn take_back(&mut self) -> Option<Move> {
        let mut undone = None;
        self.change(|session| {
            undone = session.undo();
            undone.is_some()
        });
        self.aim = undone.map_or(self.aim, Aim::at_move);
        undone
    }

    fn undo(&mut self) {
        self.focus = Focus::Game;
        if self.take_back().is_none() {
            self.notice = Some(self.texts.text(key::TERMINAL_NOTHING_TO_UNDO));
        }
    }

    /// The one way in which the game changes.
    fn change(&mut self, how: impl FnOnce(&mut Session) -> bool) {
        if how(&mut self.session) {
            self.changed = true;
            self.look_again();
        }
    }

    /// Goes on as it is told from elsewhere.
    pub(crate) fn follow(&mut self, told: Session) {
        let before = (self.session.record().clone(), self.session.kind());
        self.session.follow(told);
        self.people = People::of(&self.session, &self.texts);
        if before != (self.session.record().clone(), self.session.kind()) {
            self.look_again();
        }
    }

    /// Settles the turn that lies here, or has already been. Whether there is one to be sent.
    pub(crate) fn settle_turn(&mut self) -> bool {
        self.session.settle_turn();
        self.session.draft().is_empty()
    }

    /// The position has changed.
    pub(super) fn look_again(&mut self) {
        self.game = self.session.position();
        self.log = self.narrator().log(self.session.record());
        self.aim = self.session.laid().map_or_else(|| Aim::at_rest(&self.game), Aim::Spot);
        self.since = SinceMove::default();
    }
}
