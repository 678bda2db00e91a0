//! The page's side of thinking. What thinks is a [program of its own](wagons_thinker) in a worker, loaded after the
//! first screen.

mod thinker;

pub(crate) use thinker::{Thinker, Trouble};
pub(crate) use wagons_table::thinking::{Finding, Task};
pub(crate) use wagons_thinker::Answer;
