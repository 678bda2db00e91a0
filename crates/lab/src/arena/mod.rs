//! Players against each other, many times: who is stronger, by how much, and how sure that is.
//!
//! Every deal is played twice with the seats swapped, so that luck of the deal cancels out. The two games of such
//! a pair depend on each other, the pairs do not: all statistics are made from [`Pairs`].

mod contender;
mod pair;
mod schedule;
mod sprt;
mod standing;
mod statistics;
mod summary;

pub use contender::{ArenaError, Choice, Contender, Entrant};
pub use pair::{Effort, PairResult};
pub use schedule::Schedule;
pub use sprt::{Sprt, Verdict};
pub use standing::Standing;
pub(crate) use statistics::percent;
pub use statistics::{Mean, Pairs, wilson};
pub use summary::Summary;
