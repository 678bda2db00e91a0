//! Practice: a puzzle at the real table, what the coach says to the answer, and how one stands.
//!
//! [`load`] brings the puzzles, [`sitting`] knows what an answer is worth; the table knows of it only that somebody
//! [leads](crate::table::Lead).

mod load;
mod sitting;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wagons_art::Face;
use wagons_players::puzzles::{self, Puzzle};
use wagons_table::{Level, PuzzleBook};
use wagons_texts::{key, text};

use self::sitting::{Mood, Sitting};
use super::Lost;
use crate::app::AppContext;
use crate::calendar;
use crate::drawing;
use crate::route::Route;
use crate::storage;
use crate::table::{Remarks, State, Table};

/// A puzzle by its number, or that of the day.
#[component]
pub(crate) fn Practice(number: Option<usize>) -> impl IntoView {
    let app = AppContext::current();
    let found = RwSignal::new_local(None);
    spawn_local(async move {
        let all = load::all().await;
        // The screen may be gone by now.
        let _ = found.try_set(Some(all.and_then(|all| chosen(&all, number))));
    });
    move || {
        found.get().map(|found| match found {
            Some(Chosen { number, puzzle, is_of_today, next }) => {
                let (sitting, state) = Sitting::new(app, number, puzzle, is_of_today);
                provide_context(state);
                view! { <div class="lesson practice"><Coach sitting next/><Table/></div> }.into_any()
            }
            None => view! { <Lost reason=key::PUZZLE_LOST/> }.into_any(),
        })
    }
}

/// A puzzle, and the one after it.
#[derive(Clone)]
struct Chosen {
    number: usize,
    puzzle: Puzzle,
    is_of_today: bool,
    next: usize,
}

fn chosen(all: &[Puzzle], number: Option<usize>) -> Option<Chosen> {
    let of_today = puzzles::of_the_day(calendar::today().ordinal(), all.len());
    let place = number.map_or(Some(of_today), |number| number.checked_sub(1))?;
    let puzzle = all.get(place)?.clone();
    Some(Chosen { number: place + 1, puzzle, is_of_today: place == of_today, next: next(all, place) })
}

/// The puzzle that is nearest to the player's rating among those that were not tried.
fn next(all: &[Puzzle], place: usize) -> usize {
    let book: PuzzleBook = storage::recall().unwrap_or_default();
    let untried = (0..all.len())
        .filter(|&other| other != place && book.answer(&all[other].record.to_string()).is_none());
    let distance = |other: &usize| (i32::from(all[*other].rating) - book.rating()).abs();
    1 + untried.min_by_key(distance).unwrap_or((place + 1) % all.len())
}

/// The one who puts the puzzle and explains it.
#[component]
fn Coach(sitting: Sitting, next: usize) -> impl IntoView {
    let (app, state) = (sitting.app, State::current());
    let title = move || {
        let rating = sitting.puzzle.with_value(|puzzle| puzzle.rating);
        let title = text!(app, PuzzleTitle { number: sitting.number, rating });
        let of_today = sitting.is_of_today.then(|| app.text(key::PUZZLE_OF_THE_DAY));
        of_today.into_iter().chain([title]).collect::<Vec<_>>().join(" · ")
    };
    let word = move || match sitting.mood.get() {
        Mood::Asking => app.text(key::PUZZLE_FIND),
        Mood::Judging => app.text(key::TABLE_HINT_COMING),
        Mood::Wrong(None) => app.text(key::PUZZLE_WRONG),
        Mood::Wrong(Some(points)) => text!(app, PuzzleCosts { points }),
        Mood::Right => format!("{} {}", app.text(key::PUZZLE_RIGHT), themes(state, sitting)),
        Mood::Shown => themes(state, sitting),
    };
    let is_over = Memo::new(move |_| sitting.is_over());
    let remarks = Memo::new(move |_| if is_over.get() { sitting.remarks(state) } else { Vec::new() });
    view! {
        <aside class="guide" aria-label=app.words(key::PUZZLE_PRACTICE)>
            <div class="face">{drawing::decoration(&Face(Level::Master))}</div>
            <div class="bubble">
                <div class="words" aria-live="polite">
                    <p class="how">{title}</p>
                    <p>{word}</p>
                    <p class="how">{move || sitting.standing(state)}</p>
                    <Remarks remarks=remarks/>
                </div>
                <div class="ways">
                    <a class="button quiet leave" href=Route::Home.address()>{app.words(key::LEARN_LEAVE)}</a>
                    <Show when=move || is_over.get() fallback=move || view! {
                        <button on:click=move |_| sitting.give_up()>{app.words(key::PUZZLE_GIVE_UP)}</button>
                    }>
                        <a class="button primary" href=Route::Practice(Some(next)).address()>{app.words(key::PUZZLE_NEXT)}</a>
                    </Show>
                </div>
            </div>
        </aside>
    }
}

/// What the puzzle is about.
fn themes(state: State, sitting: Sitting) -> String {
    sitting.puzzle.with_value(|puzzle| state.narrate(|narrator| narrator.themes(&puzzle.themes)))
}
