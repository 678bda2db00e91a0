//! `cargo play`: builds the table and the program that serves it, and opens it in the browser.
//!
//! A second time only what has changed is built. How the table is served is for `wagons serve` to say: it gets the
//! arguments. Players think in the browser, so the program itself need not be a fast one, and the table need not be a
//! small one: it comes from the same computer.

use std::process::Command;

use crate::program::root;
use crate::web::{self, Care};

/// Builds everything and plays; true when that went well.
pub(crate) fn command(arguments: &[String]) -> bool {
    let serve = || {
        let mut program = Command::new(web::built("wagons"));
        program.args(["serve", "--open", "--files"]).arg(web::folder()).args(arguments);
        program
    };
    build().and_then(|()| run(&mut serve())).unwrap_or_else(|reason| {
        eprintln!("\n{reason}.");
        eprintln!("The same game in the terminal needs no browser: `cargo run --release -p wagons -- play`.");
        false
    })
}

/// Builds the table and the program, and says what it is doing.
fn build() -> Result<(), String> {
    let first = !web::folder().join("index.html").exists();
    let time = if first { "about five minutes the first time on two cores" } else { "only what has changed" };
    println!("Step 1 of 2: building the table and the program that serves it, {time}");
    web::build(Care::Quick, web::programs(&["wagons"]))
        .map_err(|reason| format!("The table could not be built: {reason}"))?;
    println!("Step 2 of 2: opening the table in the browser");
    Ok(())
}

/// Becomes the program, so that Ctrl-C reaches it alone and its end is the end; waits for it where the system cannot do that.
fn run(program: &mut Command) -> Result<bool, String> {
    program.current_dir(root());
    #[cfg(unix)]
    let done = Err(std::os::unix::process::CommandExt::exec(program));
    #[cfg(not(unix))]
    let done = program.status().map(|status| status.success());
    done.map_err(|error| format!("`{}` could not be started: {error}", program.get_program().display()))
}
