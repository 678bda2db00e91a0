//! The computer's thinking, in a worker of its own, so that no frame of the page ever waits for it.
//!
//! The page asks a [`Question`](question::Question) and gets [`Answer`]s: progress first, then the result. A new question takes the place
//! of the one before. Both sides are this same program; they speak in texts.

mod question;
mod thinker;
mod worker;

pub(crate) use question::{Answer, Judgement, Task, Thought};
pub(crate) use thinker::Thinker;
pub(crate) use worker::serve;
