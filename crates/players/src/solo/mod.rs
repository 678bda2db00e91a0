//! The players of the solo game.
//!
//! They think about a [`View`](wagons_rules::solo::View), so they cannot know how the unseen cards of the deck lie,
//! and try orders that are possible instead. The rival is an automaton: in one order of the deck the rest of a game
//! is a puzzle for one. A planner follows all drafts through such a future to their endings, and asks what
//! town it could build from the cards each would bring. A draft is judged by many futures, a placement by a
//! race over the cards that are likely to follow it.
//!
//! ```
//! use wagons_players::{Level, choose};
//! use wagons_rules::Rng;
//! use wagons_rules::solo::{Deal, Game, Scenarios, Variant};
//!
//! let scenario = Scenarios::built_in().get("4").expect("there are six").clone();
//! let mut game = Game::new(Deal::shuffled(scenario, Variant::Classic, &mut Rng::new(1)));
//! let player = Level::Medium.solo_player();
//! while !game.is_over() {
//!     let mv = choose(&*player, &game.view(), 0);
//!     game.play(mv);
//! }
//! assert!(game.outcome().is_some());
//! ```

mod appraisal;
mod draft;
mod ending;
mod future;
mod futures;
mod greenhorn;
mod ladder;
mod place;
mod placing;
mod planner;
mod race;
mod reckoning;
mod yardstick;

pub use greenhorn::Greenhorn;
pub(crate) use ladder::player;
pub use planner::Planner;
pub use yardstick::{Greedy, Lookahead, Random};
