//! Thinks for the table in the browser, in a worker, so that no frame of the page ever waits for it.
//!
//! The page asks a [`Question`] and gets [`Answer`]s: progress first, then the result. A new question takes the place
//! of the one before. A proof may be asked of several workers, which tell each other what they find: the page passes it on.
//! The module with the search in it is a program of its own, built for speed and loaded after the
//! first screen; the table is built for size and takes only the types of questions and answers from here.
//!
//! A [`Desk`] knows no browser: it is told the time. What a worker adds stands in `main.rs`.

mod desk;
mod question;

pub use desk::Desk;
pub use question::{Answer, Message, Question};
