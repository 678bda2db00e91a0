//! Players against each other, many times: who is stronger, by how much, and how sure that is.
//!
//! Every deal is played twice with the seats swapped, so that luck of the deal cancels out. The two games of such
//! a [pair] depend on each other, the pairs do not: all [statistics] are made from pairs.

mod contender;
mod pair;
mod program;
mod schedule;
mod spec;
mod sprt;
mod standing;
mod statistics;
mod summary;

pub(crate) use contender::Fault;
pub(crate) use schedule::Schedule;
pub(crate) use spec::Spec;
pub(crate) use sprt::{Sprt, Verdict};
pub(crate) use standing::Standing;
pub(crate) use statistics::{Mean, wilson};
pub(crate) use summary::Summary;
