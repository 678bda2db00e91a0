//! A first game explains itself: each kind of task says once what it is about.

use leptos::prelude::*;
use wagons_rules::{Decision, Seat};
use wagons_table::{Kind, Position};
use wagons_texts::{key, text};

use super::state::State;
use crate::storage;

/// What the task at hand is about, the first time it comes up in somebody's first game.
#[component]
pub(super) fn FirstStep() -> impl IntoView {
    let state = State::current();
    // A guide explains everything, who tries things out knows them, and the rival of the solo game says what it does.
    let explains_itself = state.lead.is_some()
        || state.is_solo()
        || state.session.with_untracked(|session| session.kind() == Kind::Explore);
    let is_first_game = !explains_itself && storage::is_newcomer();
    let told = Memo::new(move |_| {
        let new = (is_first_game && state.is_persons_turn()).then(|| new_task(state)).flatten();
        new.map(|asked| explained(state, asked))
    });
    move || told.get().map(|told| view! { <small class="first-step">{told}</small> })
}

/// A kind of task.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Task {
    Start,
    Draft,
    /// Placing a card that was given.
    Free,
    Place,
}

impl Task {
    /// What is asked in a position, and of whom.
    fn of(position: &Position) -> Option<(Seat, Self)> {
        let seat = position.to_move()?;
        let task = match position.decision()? {
            Decision::Start => Self::Start,
            Decision::Draft => Self::Draft,
            Decision::Place(_) if !position.free_cards(seat).is_empty() => Self::Free,
            Decision::Place(_) => Self::Place,
        };
        Some((seat, task))
    }
}

/// What the task at hand is about, however often it came up before.
pub(super) fn about(state: State) -> Option<String> {
    state.shown.with(Task::of).map(|asked| explained(state, asked))
}

/// The task at hand, if the same was not asked of the same person before.
fn new_task(state: State) -> Option<(Seat, Task)> {
    let (seen, now) = (state.seen.get(), state.shown.with(Task::of)?);
    let before = state.session.with(|session| {
        Position::course(session.record()).take(seen).any(|position| Task::of(&position) == Some(now))
    });
    (!before).then_some(now)
}

fn explained(state: State, (seat, task): (Seat, Task)) -> String {
    let (texts, name) = (state.app.texts(), state.name(seat.other()));
    match task {
        Task::Start => text!(texts, FirstStart { name }),
        Task::Draft => text!(texts, FirstDraft { name }),
        Task::Free => text!(texts, FirstFree { name }),
        Task::Place => texts.text(key::FIRST_PLACE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Record;

    #[test]
    fn every_kind_of_task_is_told_from_the_others() {
        let record: Record = "FKQ/RJAPODGLNMHBICE *B I".parse().unwrap();
        let asked: Vec<_> = Position::course(&record.into()).map(|position| Task::of(&position)).collect();
        let expected = [(Seat::Second, Task::Start), (Seat::First, Task::Draft), (Seat::First, Task::Place)];
        assert_eq!(asked, expected.map(Some));
        let record: Record = "FKQ/RJAPODGLNMHBICE *B I I0,0".parse().unwrap();
        assert_eq!(Task::of(&Position::of(&record.into())), Some((Seat::Second, Task::Free)));
    }
}
