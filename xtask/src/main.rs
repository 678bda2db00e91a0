//! Tasks a plain cargo command cannot do.
fn main() {}
