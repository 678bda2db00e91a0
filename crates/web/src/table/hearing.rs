//! What is said at the table for those who do not see it.

use leptos::prelude::*;
use wagons_rules::{Move, Seat};
use wagons_table::Position;

use super::rival_town;
use super::stage::Stage;
use super::state::State;

impl State {
    /// What happened and, if somebody here is to decide now, what they are asked.
    pub(super) fn and_asked(self, told: String) -> String {
        if !self.is_persons_turn() {
            return told;
        }
        let asked = self.shown.with(|position| self.narrate(|narrator| narrator.asked(position)));
        format!("{told} {asked}").trim_start().to_owned()
    }

    /// Says what is asked first, once the table stands on the page.
    pub(super) fn say_opening(self) {
        request_animation_frame(move || {
            // The table may be gone by now.
            if self.seen.try_get_untracked().is_some() {
                self.app.announcer.say(untrack(|| self.and_asked(String::new())));
            }
        });
    }

    /// Says what is pointed at.
    pub(super) fn say_aim(self) {
        let aim = self.aim.get_untracked();
        let said = untrack(|| {
            self.shown.with(|position: &Position| match aim.as_move(position) {
                Some(Move::Place(placement)) => {
                    self.narrate(|narrator| narrator.heard_aim(position, placement, self.shows_score()))
                }
                Some(mv) => self.narrate(|narrator| narrator.offered(position, mv)),
                None => String::new(),
            })
        });
        self.app.announcer.say(said);
    }

    /// Says what lies on a part of the table.
    pub(super) fn say_part(self, part: Stage) {
        let said = untrack(|| {
            self.shown.with(|position| {
                let town = |seat: Seat| {
                    rival_town::in_words(self, position, seat).unwrap_or_else(|| {
                        self.narrate(|narrator| narrator.heard_town(position, seat, &self.town_label(seat)))
                    })
                };
                match part {
                    Stage::Circle => self.narrate(|narrator| narrator.heard_circle(position)),
                    Stage::Town(seat) => town(seat),
                    Stage::Towns => Seat::BOTH.map(town).join(" "),
                }
            })
        });
        self.app.announcer.say(said);
    }
}
