//! The players by name: three yardsticks, and a ladder of five for people.

use std::time::Duration;

use crate::greenhorn::Greenhorn;
use crate::master::Master;
use crate::planner::Planner;
use crate::thought::{Limits, Player};
use crate::yardstick::{Greedy, Lookahead, Random};

/// The five rungs of the ladder, weakest first.
pub const LADDER: [&str; 5] = ["easy", "medium", "hard", "expert", "master"];

/// The names of all players: the yardsticks, then the ladder.
pub const NAMES: [&str; 8] =
    ["random", "greedy", "lookahead", LADDER[0], LADDER[1], LADDER[2], LADDER[3], LADDER[4]];

/// A player by its name.
///
/// ```
/// use wagons_players::{NAMES, by_name};
///
/// for name in NAMES {
///     assert_eq!(by_name(name).expect("all names are known").name(), name);
/// }
/// assert!(by_name("nobody").is_none());
/// ```
pub fn by_name(name: &str) -> Option<Box<dyn Player>> {
    Some(match name {
        "random" => Box::new(Random),
        "greedy" => Box::new(Greedy),
        "lookahead" => Box::new(Lookahead),
        "easy" => Box::new(Greenhorn { name: "easy" }),
        "medium" => Box::new(planner("medium", 3, 3, 2, Limits::nodes(6_000))),
        "hard" => Box::new(planner("hard", 7, 6, 64, Limits::nodes(30_000))),
        "expert" => Box::new(planner("expert", 8, 8, 64, Limits::nodes(120_000))),
        "master" => {
            Box::new(Master { planner: planner("master", 11, 9, 256, Limits::time(Duration::from_secs(1))) })
        }
        _ => return None,
    })
}

fn planner(name: &'static str, horizon: usize, building: usize, width: u16, limits: Limits) -> Planner {
    Planner { name, limits, horizon, building, width }
}
