//! The puzzles, loaded when somebody wants to practise.

use std::cell::RefCell;
use std::rc::Rc;

use wagons_players::puzzles::{self, Puzzle};

use crate::words;

thread_local! {
    static LOADED: RefCell<Option<Rc<[Puzzle]>>> = const { RefCell::new(None) };
}

/// All puzzles, in the order of their numbers. They are loaded once.
pub(super) async fn all() -> Option<Rc<[Puzzle]>> {
    if let Some(loaded) = LOADED.with_borrow(Clone::clone) {
        return Some(loaded);
    }
    let source = words::file_named("puzzles").await.ok()?;
    let all: Rc<[Puzzle]> = puzzles::read(&source).ok()?.into();
    LOADED.set(Some(Rc::clone(&all)));
    Some(all)
}
