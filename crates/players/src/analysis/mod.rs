//! Hints and reviews: what to do next, and what a game was worth, decision by decision.
//!
//! An [`Analyst`] finds the best move of one position, proven where the end is near. An [`Analysis`] asks it about
//! every decision of a [record](wagons_rules::Record) and [judges](Judged) what was played; the [`Review`] that comes
//! of it has the losses, the graph of the expected margin and the turning points. A [`Hint`] says what to play, and
//! [`Reasons`] why: what a move brings, what it leaves to the other side, what it prepares.
//!
//! Everything is worked on in slices, and the slices make no difference to what comes out.
//! Nothing here knows words: clients say it in their own language.

mod analyst;
mod class;
mod hint;
mod judged;
mod reasons;
mod retrograde;
mod review;

pub use analyst::Analyst;
pub use class::Class;
pub use hint::{Hint, Why, hint, solo_hint};
pub use judged::{Judged, Sort};
pub use reasons::{Fact, Makes, Reasons};
pub use retrograde::{Analysis, review};
pub use review::Review;
