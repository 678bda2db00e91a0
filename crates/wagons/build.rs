//! Embeds the table for the browser into the program.
//!
//! `WAGONS_TABLE` is the folder with its files, each next to its brotli form, as `cargo xtask web` leaves it. From it
//! this script writes the value of `serve::embedded::TABLE`. Without the variable there is nothing to embed.

#[path = "src/serve/folder.rs"]
mod folder;

use std::error::Error;
use std::path::{self, Path, PathBuf};
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
    let files = path::absolute(folder).and_then(|folder| folder::files(&folder));
    let files = files.map_err(|error| format!("WAGONS_TABLE={}: {error}", folder.display()))?;
    if !files.contains_key("index.html") {
        return Err(format!("WAGONS_TABLE={}: there is no index.html", folder.display()).into());
    }
    Ok(files.iter().map(|(path, file)| line_of(path, file)).collect())
}

fn line_of(path: &str, file: &Path) -> String {
    // The debug form of a string is a literal of Rust, whatever the path has in it.
    let file = file.display().to_string();
    let packed = file.clone() + folder::PACKED;
    let has_packed = Path::new(&packed).exists();
    let brotli = if has_packed { format!("Some(include_bytes!({packed:?}))") } else { "None".to_owned() };
    format!("Embedded {{ path: {path:?}, plain: include_bytes!({file:?}), brotli: {brotli} }},\n")
}
