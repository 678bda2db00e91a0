//! `cargo play`: builds the table, builds the program with the table inside, and opens it in the browser.
//!
//! A second time only what has changed is built. How the table is served is for `wagons serve` to say: it gets the
//! arguments.

use std::path::PathBuf;
use std::process::Command;

use crate::program::{cargo, root, target, watch};
use crate::web::{self, Care};

/// Builds everything and plays; true when that went well.
pub(crate) fn command(arguments: &[String]) -> bool {
    let done =
        build().and_then(|program| run(Command::new(program).args(["serve", "--open"]).args(arguments)));
    done.unwrap_or_else(|reason| {
        eprintln!("\n{reason}.");
        eprintln!("The same game in the terminal needs no browser: `cargo run --release -p wagons -- play`.");
        false
    })
}

/// Builds the table and the program, and tells where the program is.
fn build() -> Result<PathBuf, String> {
    println!("Building the table. The first time this takes some minutes.");
    web::build(Care::Finished).map_err(|reason| format!("The table could not be built: {reason}"))?;
    let mut compiler = cargo(&["build", "--release", "--package", "wagons"]);
    compiler.env("WAGONS_TABLE", web::folder());
    let built = watch(compiler).map_err(|error| format!("Cargo could not be started: {error}"))?;
    if !built.ok {
        return Err("The program could not be built; the compiler's reasons stand above".to_owned());
    }
    Ok(target().join("release").join(format!("wagons{}", std::env::consts::EXE_SUFFIX)))
}

/// Becomes the program, so that Ctrl-C reaches it alone and its end is the end.
#[cfg(unix)]
fn run(program: &mut Command) -> Result<bool, String> {
    use std::os::unix::process::CommandExt;

    let error = program.current_dir(root()).exec();
    Err(format!("`{}` could not be started: {error}", program.get_program().display()))
}

#[cfg(not(unix))]
fn run(program: &mut Command) -> Result<bool, String> {
    let done = program.current_dir(root()).status();
    done.map(|status| status.success())
        .map_err(|error| format!("`{}` could not be started: {error}", program.get_program().display()))
}
