//! Embeds the table for the browser into the program.
//!
//! `WAGONS_TABLE` is the folder with its files, each next to its packed forms, as `cargo xtask web` leaves it. From it
//! this script writes the value of `serve::TABLE`. Without the variable there is nothing to embed.

use std::error::Error;
use std::path::{self, Path, PathBuf};
use std::time::UNIX_EPOCH;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed=WAGONS_TABLE");
    let table = match env::var_os("WAGONS_TABLE") {
        None => "None".to_owned(),
        Some(folder) => format!("Some(&[\n{}])", files_of(Path::new(&folder))?),
    };
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("table.rs"), table)?;
    Ok(())
}

/// The files of the table as Rust, one a line.
fn files_of(folder: &Path) -> Result<String, Box<dyn Error>> {
    // Watches the whole folder, so that files that come and go are noticed too.
    println!("cargo::rerun-if-changed={}", folder.display());
    let complain = |error| format!("WAGONS_TABLE={}: {error}", folder.display());
    if !folder.join("index.html").is_file() {
        return Err(complain("there is no index.html".to_owned()).into());
    }
    let mut lines = String::new();
    collect(&path::absolute(folder)?, "", &mut lines).map_err(|error| complain(error.to_string()))?;
    Ok(lines)
}

fn collect(folder: &Path, above: &str, lines: &mut String) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let (kind, name) = (entry.file_type()?, entry.file_name());
        // A name that is not text cannot stand in an address, and what is hidden stays hidden.
        let Some(name) = name.to_str().filter(|name| !name.starts_with('.')) else { continue };
        let path = format!("{above}{name}");
        if kind.is_dir() {
            collect(&entry.path(), &format!("{path}/"), lines)?;
        } else if kind.is_file() {
            let modified = entry.metadata()?.modified()?.duration_since(UNIX_EPOCH)?.as_secs();
            // The debug form of a string is a literal of Rust, whatever the path has in it.
            let file = entry.path().display().to_string();
            let line = format!(
                "Embedded {{ path: {path:?}, bytes: include_bytes!({file:?}), modified: {modified} }},\n"
            );
            lines.push_str(&line);
        }
    }
    Ok(())
}
