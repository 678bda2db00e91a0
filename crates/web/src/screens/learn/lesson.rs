//! How far the tutorial has come, and the game at the beginning of every step, to which the learner can go back.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use wagons_table::{Entry, Kept, Position, Session};

use super::goal::Happened;
use super::script::{self, STEPS, Step};
use crate::table::Deed;

/// A lesson. It is kept from one visit to the next.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Lesson {
    /// The game as it was when each step began; the last one is the step at hand.
    #[serde(deserialize_with = "starts")]
    starts: Vec<Session>,
    /// The game as it is.
    session: Session,
    /// Whether the step has what it waited for.
    done: bool,
}

impl Lesson {
    /// The first step.
    pub(crate) fn begin() -> Self {
        let session = script::beginning();
        Self { starts: vec![session.clone()], session, done: false }
    }

    /// The game as it is.
    pub(crate) const fn session(&self) -> &Session {
        &self.session
    }

    /// The number of the step at hand, from 0.
    pub(crate) fn number(&self) -> usize {
        self.starts.len() - 1
    }

    /// The step at hand.
    pub(crate) fn step(&self) -> Step {
        STEPS[self.number()]
    }

    /// Whether the step has what it waited for.
    pub(crate) const fn is_done(&self) -> bool {
        self.done
    }

    /// Whether this is the last step.
    pub(crate) fn is_last(&self) -> bool {
        self.starts.len() == STEPS.len()
    }

    /// Whether the learner may do something now.
    pub(crate) fn allows(&self, deed: Deed, position: &Position) -> bool {
        self.step().goal.allows(deed, position)
    }

    /// The game went on.
    pub(crate) fn follow(&mut self, session: &Session) {
        self.session.clone_from(session);
        // A move taken back leads back to the step that asked for it.
        while let [_, .., start] = &self.starts[..]
            && self.session.moves_made() < start.moves_made()
        {
            self.starts.pop();
            self.done = false;
        }
    }

    /// Something happened; whether the step was waiting for it.
    pub(crate) fn hear(&mut self, happened: Happened) -> bool {
        let goal = self.step().goal;
        let met = !self.done && goal.is_met_by(happened);
        if met && goal.lingers() {
            self.done = true;
        } else if met {
            self.enter_next();
        }
        met
    }

    /// Goes on to the next step. If this one is not done, the guide does it.
    pub(crate) fn go_on(&mut self) {
        if !self.done {
            for mv in self.step().goal.moves(&self.session, script::answer) {
                // A guide's move is legal wherever the script leads; a test plays all of it.
                let _ = self.session.play(mv);
            }
        }
        self.enter_next();
    }

    /// Goes back to the beginning of the step before.
    pub(crate) fn go_back(&mut self) {
        if self.starts.len() > 1 {
            self.starts.pop();
        }
        if let Some(start) = self.starts.last() {
            self.session.clone_from(start);
        }
        self.done = false;
    }

    fn enter_next(&mut self) {
        if !self.is_last() {
            self.starts.push(self.session.clone());
            self.done = false;
        }
    }
}

impl Entry for Lesson {
    const NAME: &'static str = "lesson";
}

impl Kept for Lesson {}

/// Reads the beginnings of as many steps as a lesson can have.
fn starts<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Session>, D::Error> {
    let starts = Vec::deserialize(deserializer)?;
    if (1..=STEPS.len()).contains(&starts.len()) {
        Ok(starts)
    } else {
        Err(D::Error::custom(format_args!("a lesson does not have {} steps", starts.len())))
    }
}

#[cfg(test)]
mod tests;
