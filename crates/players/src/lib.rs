//! Everything that chooses moves.
//!
//! ```
//! use wagons_players::{by_name, choose};
//! use wagons_rules::{Deal, Game, Rng, Seat};
//!
//! let mut game = Game::new(Deal::shuffled(&mut Rng::new(7)));
//! let players = ["greedy", "random"].map(|name| by_name(name).expect("both are always there"));
//! while let Some(seat) = game.to_move() {
//!     game.play(choose(&*players[seat.index()], &game, 0));
//! }
//! assert_eq!(game.winner(), Some(Seat::First));
//! ```

mod placing;
mod solver;
mod thought;
mod yardstick;

pub use solver::{Solution, Solver};
pub use thought::{Host, Limits, Player, Progress, Report, Thought, Timeless, choose, think};
pub use yardstick::{Greedy, Lookahead, Random};

/// The names of all players, weakest first.
pub const NAMES: [&str; 3] = ["random", "greedy", "lookahead"];

/// A player by its name.
pub fn by_name(name: &str) -> Option<Box<dyn Player>> {
    Some(match name {
        "random" => Box::new(Random),
        "greedy" => Box::new(Greedy),
        "lookahead" => Box::new(Lookahead),
        _ => return None,
    })
}
