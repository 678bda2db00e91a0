//! The players of the solo game by name.

use std::time::Duration;

use wagons_rules::solo::View;

use super::ending::Horizon;
use super::greenhorn::Greenhorn;
use super::planner::Planner;
use super::yardstick::{Greedy, Lookahead, Random};
use crate::thought::{Limits, Player};

/// A player of the solo game by its name; the [names](crate::NAMES) are those of the game of two.
///
/// ```
/// use wagons_players::{NAMES, solo};
///
/// for name in NAMES {
///     assert_eq!(solo::by_name(name).expect("all names are known").name(), name);
/// }
/// assert!(solo::by_name("nobody").is_none());
/// ```
pub fn by_name(name: &str) -> Option<Box<dyn Player<View>>> {
    Some(match name {
        "random" => Box::new(Random),
        "greedy" => Box::new(Greedy),
        "lookahead" => Box::new(Lookahead),
        "easy" => Box::new(Greenhorn { name: "easy" }),
        "medium" => Box::new(Planner {
            name: "medium",
            limits: Limits::nodes(20_000),
            horizon: Horizon::Round,
            orders: [1, 1],
            width: 4,
        }),
        "hard" => planner("hard", Limits::nodes(60_000), [4, 2], 16),
        "expert" => planner("expert", Limits::nodes(250_000), [8, 4], 64),
        "master" => planner("master", Limits::time(Duration::from_secs(1)), [24, 6], 256),
        _ => return None,
    })
}

fn planner(name: &'static str, limits: Limits, orders: [usize; 2], width: u16) -> Box<dyn Player<View>> {
    Box::new(Planner { name, limits, horizon: Horizon::Game, orders, width })
}
