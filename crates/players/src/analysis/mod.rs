//! What a game was worth, decision by decision, and what to do next.
//!
//! An [`Analyst`] finds the best move of one position, proven where the end is near. An [`Analysis`] asks it about
//! every decision of a [record](wagons_rules::Record) and [judges](Judged) what was played; the [`Review`] that comes
//! of it has the losses, the graph of the expected margin and the turning points. A [`Hint`] says what to play and
//! why.
//!
//! Everything is worked on in slices by whoever hosts it, and the slices make no difference to what comes out.
//! Nothing here knows words: clients say it in their own language.

mod class;
mod expectation;
mod hint;
mod judged;
mod review;
mod study;
mod turning;
mod walk_back;

pub use class::Class;
pub use expectation::Expectation;
pub use hint::{Hint, Why, hint};
pub use judged::Judged;
pub use review::Review;
pub use study::Analyst;
pub use walk_back::{Analysis, review};
