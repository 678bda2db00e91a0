//! The `wagons` command.
fn main() {}
