//! The players of the solo game.
//!
//! They think about a [`View`](wagons_rules::solo::View), so they cannot know how the unseen cards of the deck lie.
//! They sample orders that are possible instead (determinization). The rival is an automaton: in one order of the
//! deck the rest of a game is a puzzle for one player. A planner follows all drafts through such a future to
//! their endings, predicts what each is worth (`regression`), and builds towns for those that decide by
//! beam search. A draft is judged by many futures (`drafts`), a placement by successive halving over the cards that
//! are likely to follow it (`placements`).
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

mod drafts;
pub(crate) mod ending;
mod future;
mod futures;
pub(crate) mod objective;
mod placements;
mod planner;
mod regression;
pub(crate) mod yardstick;

pub use planner::Planner;
