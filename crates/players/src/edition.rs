//! Which players these are.

/// A number over what the players do: games in which the same edition replied can be played again move by move. It is the
/// signature of `wagons bench --signature`, and a test holds the two together.
pub const EDITION: &str = "569455333e33fdcf";
