//! The tutorial's game: a deal that was chosen for it, the steps the guide leads through, and what Tilly answers.
//!
//! The learner's first choice is settled and Tilly's first turn with it, so that gifts go both ways; everything placed
//! is the learner's own, and from the second choice on the game is a game.

use wagons_rules::{Card, Move, Record, Seat};
use wagons_table::{Kind, Level, Session};
use wagons_texts::{Key, key};

use super::goal::{Goal, Way};

/// The game as it begins: Tilly has named the start card.
const BEGINNING: &str = "HIP/EBCDJAGFRLMKOQN *J";

/// A game between the learner and Tilly.
pub(crate) const KIND: Kind = Kind::Versus { level: Level::Easy, person: Seat::First, day: None };

/// Tilly's first turn: the card she was given, three Cows for two gifts, and where they go.
const ANSWERS: [&str; 3] = ["J0,0", "R", "R-2,0"];

/// How many moves there are before her first turn: the start card, and the learner's turn.
const BEFORE_THEM: usize = 3;

/// What the guide points at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Look {
    Nowhere,
    Circle,
    Town,
    Sheet,
    Hint,
}

/// A step of the tutorial.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Step {
    /// What the guide says; [`how`](super::how) tells how to do it.
    pub(crate) key: Key,
    pub(crate) look: Look,
    pub(crate) goal: Goal,
}

const fn step(key: Key, look: Look, goal: Goal) -> Step {
    Step { key, look, goal }
}

/// The steps, in order.
pub(crate) const STEPS: [Step; 17] = [
    step(key::LEARN_WELCOME, Look::Nowhere, Goal::Read),
    step(key::LEARN_CIRCLE, Look::Circle, Goal::Read),
    step(key::LEARN_COST, Look::Circle, Goal::PointAt(2)),
    step(key::LEARN_TAKE, Look::Circle, Goal::Take(Card::Badlands)),
    step(key::LEARN_PLACE, Look::Town, Goal::Place(Way::Any)),
    step(key::LEARN_WATCH, Look::Nowhere, Goal::Watch),
    step(key::LEARN_FREE, Look::Town, Goal::Read),
    step(key::LEARN_EDGE, Look::Town, Goal::Place(Way::Any)),
    step(key::LEARN_COVER, Look::Town, Goal::Place(Way::Covering)),
    step(key::LEARN_GROUPS, Look::Sheet, Goal::LightGroup),
    step(key::LEARN_SCORING, Look::Sheet, Goal::LightScoring),
    step(key::LEARN_HINT, Look::Hint, Goal::AskAdvice),
    step(key::LEARN_CHOOSE, Look::Circle, Goal::TakeWithin(3)),
    step(key::LEARN_UNDO, Look::Town, Goal::TakeBack),
    step(key::LEARN_FINISH, Look::Town, Goal::Place(Way::Any)),
    step(key::LEARN_WATCH_AGAIN, Look::Nowhere, Goal::Watch),
    step(key::LEARN_END, Look::Nowhere, Goal::Read),
];

/// The game of the tutorial as it begins.
pub(crate) fn beginning() -> Session {
    let record: Record = BEGINNING.parse().expect("a test reads this record");
    Session::new(0, KIND, record.into())
}

/// What Tilly plays now, as long as that is settled.
pub(crate) fn answer(session: &Session) -> Option<Move> {
    let number = session.moves_made().checked_sub(BEFORE_THEM)?;
    ANSWERS.get(number).map(|token| token.parse().expect("a test reads these moves"))
}

impl Look {
    /// The name the style sheet knows it by.
    pub(crate) const fn name(self) -> &'static str {
        ["nowhere", "circle", "town", "sheet", "hint"][self as usize]
    }
}
