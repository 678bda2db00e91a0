//! Tests of the tests: on a page that is wrong in a known way, a visitor notices it; on one that is right, nothing.
//!
//! These pages are no part of the table. They show that every check can fail.

mod complaints;
mod hands;
mod page;
mod speed;
mod surroundings;
