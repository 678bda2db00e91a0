//! The levels of the solo game.

use std::time::Duration;

use wagons_rules::solo::View;

use super::ending::Horizon;
use super::planner::Planner;
use crate::beginner::Beginner;
use crate::level::Level;
use crate::thinking::{Limits, Player};

/// The player of a level in the solo game.
pub(crate) fn player(level: Level) -> Box<dyn Player<View>> {
    let planner = |horizon, limits, orders, width| -> Box<dyn Player<View>> {
        Box::new(Planner { name: level.name(), limits, horizon, orders, width })
    };
    match level {
        Level::Easy => Box::new(Beginner),
        Level::Medium => planner(Horizon::Round, Limits::nodes(20_000), [1, 1], 4),
        Level::Hard => planner(Horizon::Game, Limits::nodes(60_000), [4, 2], 16),
        Level::Expert => planner(Horizon::Game, Limits::nodes(250_000), [8, 4], 64),
        Level::Master => planner(Horizon::Game, Limits::time(Duration::from_secs(1)), [24, 6], 256),
    }
}
