//! The Python module `wagons._wagons`: the rules, the players and the drawings as Python sees them.
//!
//! Every class here holds a value of the library and hands questions on to it; no rule of the game stands in this crate.
//! What is better said in Python (arrays, the environment of `PettingZoo`, the benchmark) stands in `python/wagons`, and
//! the types of everything in `_wagons.pyi`.
//!
//! - Cards are letters, so a circle is a word: `game.circle == "BICERJ"`. Seats are 0 and 1, cells are pairs of numbers.
//! - What can be wrong is an exception with the library's own reason (`error`).
//! - Whoever thinks lets go of the interpreter and listens to Ctrl-C (`patience`).

// Python hands arguments over by value and `self` by reference.
#![allow(clippy::needless_pass_by_value, clippy::trivially_copy_pass_by_ref)]

mod actions;
mod analysis;
mod arrays;
mod batch;
mod card;
mod drawing;
mod error;
mod game;
mod going;
mod moves;
mod observation;
mod patience;
mod player;
mod readings;
mod rival;
mod scenario;
mod seat;
mod sheet;
mod solo_game;
mod solo_view;
mod solver;
mod town;

/// Circle the Wagons: rules, players and drawings.
#[pyo3::pymodule]
mod _wagons {
    use pyo3::prelude::*;
    use pyo3::types::PyTuple;
    use wagons_players::PlayerName;

    #[pymodule_export]
    use crate::{
        analysis::{Hint, Judged, Review, hint, review},
        batch::Games,
        card::Card,
        error::{IllegalMoveError, RecordError, ScenarioError, WagonsError},
        game::Game,
        moves::Move,
        player::{Player, Thought},
        rival::RivalTurn,
        scenario::Scenario,
        sheet::{Line, Sheet},
        solo_game::SoloGame,
        solo_view::SoloView,
        solver::{Solution, solve},
        town::Town,
    };

    #[pymodule_export]
    const FIRST: usize = 0;
    #[pymodule_export]
    const SECOND: usize = 1;
    #[pymodule_export]
    const ACTIONS: usize = crate::actions::COUNT;
    #[pymodule_export]
    const OBSERVATION: usize = crate::observation::LENGTH;

    #[pymodule_init]
    fn lists(module: &Bound<'_, PyModule>) -> PyResult<()> {
        let py = module.py();
        module.add("CARDS", PyTuple::new(py, wagons_rules::Card::ALL.map(Card))?)?;
        module.add("SCENARIOS", PyTuple::new(py, crate::scenario::built_in())?)?;
        module.add("PLAYERS", PyTuple::new(py, PlayerName::ALL.map(PlayerName::name))?)?;
        module.add("READINGS", PyTuple::new(py, crate::readings::names())?)?;
        Ok(())
    }
}
