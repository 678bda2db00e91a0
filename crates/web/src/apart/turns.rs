//! The table of a game apart: what the server tells comes on it, and turns that are settled there are sent.

use gloo_timers::callback::Interval;
use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::apart::deeds;
use wagons_table::{Kind, Session};
use wagons_texts::key;
use wagons_wire::{Act, ActId, GameId, Link, Millis, Mirror, Phase};

use super::line::Line;
use super::socket::{self, random};
use crate::table::State;

/// How often clocks are looked at, in milliseconds.
const TICK: u32 = 250;

/// What the table of a game apart has besides. It is small and copied freely.
#[derive(Clone, Copy)]
pub(crate) struct ApartTable {
    pub(super) line: Line,
    pub(super) game: GameId,
    /// The time, as often as a clock needs it.
    pub(super) now: RwSignal<Millis>,
    /// Whether what can be said and done is shown.
    pub(super) menu: RwSignal<bool>,
    /// Whether it is shown how the game ended before its last card.
    pub(super) ended: RwSignal<bool>,
    /// What was said or happened last, for a moment.
    pub(super) said: RwSignal<Option<String>>,
}

impl ApartTable {
    pub(super) fn new(line: Line, game: GameId) -> Self {
        let now = RwSignal::new(socket::now());
        // It ticks as long as what it is stored for is on the page.
        StoredValue::new_local(Interval::new(TICK, move || now.set(socket::now())));
        let [menu, ended] = [(); 2].map(|()| RwSignal::new(false));
        Self { line, game, now, menu, ended, said: RwSignal::new(None) }
    }

    /// Asks something of the game as the server told of it.
    pub(super) fn mirror<T>(self, of: impl FnOnce(&Mirror) -> Option<T>) -> Option<T> {
        self.line.read(|link| link.game(self.game).and_then(of))
    }

    /// What the player can do now besides a turn and a word.
    pub(super) fn deeds(self) -> Vec<Act> {
        let now = self.now.get();
        self.mirror(|mirror| Some(deeds(mirror, now))).unwrap_or_default()
    }

    /// How many others look on.
    pub(super) fn watchers(self) -> u32 {
        self.mirror(|mirror| Some(mirror.watchers())).unwrap_or_default()
    }

    /// Where the player sits.
    pub(crate) fn you(self) -> Option<Seat> {
        self.mirror(Mirror::you)
    }

    /// How the line is.
    pub(super) fn phase(self) -> Phase {
        self.line.read(Link::phase)
    }

    /// Whether a settled turn is not confirmed yet.
    pub(super) fn is_on_its_way(self) -> bool {
        self.line.read(|link| link.turn_on_its_way(self.game).is_some())
    }

    pub(super) fn act(self, act: Act) {
        self.line.with(|link| link.act(self.game, ActId(random()), act));
    }
}

/// Brings on the table what the line tells, as long as the table stands.
pub(super) fn follow(state: State, apart: ApartTable) {
    let ApartTable { line, game, .. } = apart;
    Effect::new(move |_| {
        let Some(told) = line.read(|link| Session::apart(link, game)) else { return };
        let before = state.session.get_untracked();
        let mut next = before.clone();
        next.follow(told);
        if let Some(turn) = line.take_returned(game) {
            next.take_up(&turn);
        }
        if next != before {
            let [old, new] = [&before, &next].map(|session| session.record().moves_made());
            let common = old.iter().zip(new).take_while(|(old, new)| old == new).count();
            let is_changed = state.seen.get_untracked() > common;
            state.session.set(next);
            state.keep();
            // What was taken back is gone at once; what is new comes one by one.
            if is_changed {
                state.travel(|| state.settle());
            }
        }
        for entry in line.take_happened(game) {
            if let Some(words) = untrack(|| state.narrate(|narrator| narrator.happened(&entry))) {
                state.app.announcer.say(words.clone());
                apart.said.set(Some(words));
            }
        }
    });
}

impl State {
    /// Sends the turn that is settled here. One that waits for no word is settled now.
    pub(crate) fn send_settled(self) {
        let Some(ApartTable { line, game, .. }) = self.apart else { return };
        if !self.confirms() {
            self.session.update(Session::settle_turn);
        }
        let confirmed =
            line.peek(|link| link.game(game).map_or(0, |mirror| mirror.standing().record().moves().len()));
        let turn = self.session.with_untracked(|session| session.unsent(confirmed));
        if !turn.is_empty() {
            line.with(|link| link.play(game, ActId(random()), turn));
        }
    }

    /// Whether a whole turn lies here that waits to be sent.
    pub(crate) fn awaits_sending(self) -> bool {
        self.apart.is_some() && self.session.with(Session::awaits_settling)
    }

    /// Sends the turn that lies here.
    pub(crate) fn send_turn(self) {
        self.session.update(Session::settle_turn);
        self.send_settled();
        self.keep();
    }

    /// Shows how the game ended, if it did before its last card.
    pub(crate) fn show_early_end(self) -> bool {
        let ended = self.session.with_untracked(Session::ended_early);
        if let (true, Some(apart)) = (ended, self.apart) {
            apart.ended.set(true);
        }
        ended
    }

    /// How the game stands where that is no question of cards.
    pub(crate) fn status_apart(self) -> Option<String> {
        let apart = self.apart?;
        let Kind::Apart(people) = self.session.with(Session::kind) else { return None };
        let key = if people.ending.is_some() {
            key::TABLE_OVER
        } else if people.players.iter().any(Option::is_none) {
            key::APART_OPEN_SEAT
        } else if apart.is_on_its_way() && apart.phase() == Phase::Online {
            key::APART_ON_ITS_WAY
        } else {
            return None;
        };
        Some(self.app.text(key))
    }
}
