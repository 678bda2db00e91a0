//! The pictures of the documentation, drawn by the same hand as the game.
//!
//! `cargo xtask pictures` writes them into `docs/pictures`; with `--check` they are compared with what lies there
//! and nothing is written, so that a page never shows what the game no longer looks like.

mod cards;
mod example;
mod house;
mod layout;
mod playing;
mod rulings;

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

use wagons_art::{Drawing, Picture};

/// The pictures by the names of their files.
#[derive(Default)]
pub(crate) struct Album(BTreeMap<String, String>);

impl Album {
    /// Adds a drawing without a background, so wide in pixels.
    pub(crate) fn add(&mut self, name: &str, wide: u32, drawing: &dyn Drawing, title: &str) {
        self.keep(name, &Picture::of(drawing, title).wide(wide));
    }

    /// Adds a drawing that lies on the table.
    pub(crate) fn add_on_table(&mut self, name: &str, wide: u32, drawing: &dyn Drawing, title: &str) {
        self.keep(name, &Picture::of(drawing, title).wide(wide).on_table());
    }

    fn keep(&mut self, name: &str, picture: &Picture<'_>) {
        let before = self.0.insert(format!("{name}.svg"), format!("{picture}\n"));
        assert!(before.is_none(), "two pictures are called {name}");
    }
}

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (check, folder) = match arguments.as_slice() {
        [folder] => (false, PathBuf::from(folder)),
        [check, folder] if check == "--check" => (true, PathBuf::from(folder)),
        _ => return Err("usage: pictures [--check] FOLDER".into()),
    };
    let mut album = Album::default();
    cards::draw(&mut album);
    house::draw(&mut album);
    playing::draw(&mut album)?;
    example::draw(&mut album)?;
    rulings::draw(&mut album)?;

    let stale = stale(&album, &folder)?;
    if check {
        for (file, why) in &stale {
            println!("{} {why}", folder.join(file).display());
        }
        println!("{} pictures, {} files not as they would be drawn", album.0.len(), stale.len());
        return Ok(if stale.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    fs::create_dir_all(&folder)?;
    for (file, _) in &stale {
        match album.0.get(file) {
            Some(picture) => fs::write(folder.join(file), picture)?,
            None => fs::remove_file(folder.join(file))?,
        }
    }
    println!("{} pictures, {} files changed", album.0.len(), stale.len());
    Ok(ExitCode::SUCCESS)
}

/// Why a file is not what it should be.
enum Stale {
    Missing,
    Different,
    NobodyDrawsIt,
}

impl fmt::Display for Stale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Missing => "is missing",
            Self::Different => "is not what would be drawn",
            Self::NobodyDrawsIt => "is drawn by nobody",
        })
    }
}

fn stale(album: &Album, folder: &Path) -> io::Result<Vec<(String, Stale)>> {
    let mut stale = Vec::new();
    for (file, picture) in &album.0 {
        match fs::read_to_string(folder.join(file)) {
            Ok(lying) if lying == *picture => {}
            Ok(_) => stale.push((file.clone(), Stale::Different)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                stale.push((file.clone(), Stale::Missing));
            }
            Err(error) => return Err(error),
        }
    }
    if folder.is_dir() {
        for entry in fs::read_dir(folder)? {
            let file = entry?.file_name().to_string_lossy().into_owned();
            if !album.0.contains_key(&file) {
                stale.push((file, Stale::NobodyDrawsIt));
            }
        }
    }
    Ok(stale)
}
