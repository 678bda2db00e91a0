//! `cargo xtask pictures`: draws the pictures of the documentation.
//!
//! The drawing is done by an example of the crate that draws, so that the chores themselves depend on nothing.

use std::io;
use std::process::Command;

use crate::program::{cargo, watch};
use crate::steps::Outcome;
use crate::tally::Tally;

const FOLDER: &str = "docs/pictures";

/// The step of `cargo xtask test`: what lies in the folder is what would be drawn.
pub(crate) fn step() -> io::Result<Outcome> {
    let finished = watch(drawing(&["--check", FOLDER]))?;
    let advice = if finished.ok { "" } else { "`cargo xtask pictures` draws them anew\n" };
    print!("{advice}");
    Ok(Outcome::Ran(Tally::check(finished.ok), finished.output + advice))
}

/// The chore; true when the pictures are drawn. The error is a command line that means nothing.
pub(crate) fn command(arguments: &[String]) -> Result<bool, String> {
    if let Some(extra) = arguments.first() {
        return Err(format!("`pictures` takes no argument such as `{extra}`"));
    }
    let drawn = watch(drawing(&[FOLDER]));
    let drawn = drawn.inspect_err(|error| eprintln!("the pictures cannot be drawn: {error}"));
    Ok(drawn.is_ok_and(|finished| finished.ok))
}

fn drawing(arguments: &[&str]) -> Command {
    cargo(&[&["run", "--quiet", "--example", "pictures", "--"], arguments].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_argument_is_a_wrong_command_line() {
        let refused = command(&["all".to_owned()]);
        assert_eq!(refused, Err("`pictures` takes no argument such as `all`".to_owned()));
    }
}
