//! `cargo xtask dist`: what a player downloads, in `target/dist`.
//!
//! One program with the table inside, the table as plain files for any web host, a Debian package where that can be
//! made, and a checksum of each. With `--try` everything is unpacked again, each into an empty folder, started there
//! without anything of this repository around it, and a game is played at it in a real browser.

mod debian_package;
mod trial;

use std::env::consts::EXE_SUFFIX;
use std::error::Error;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::package::{renew, value};
use crate::program::{ask, cargo, empty_folder, program, root, said_under, target, watch};
use crate::web::{self, Care};

/// What comes along with every download.
const PAPERS: [&str; 5] = ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT", "NOTICE"];

/// What is made, or why it could not be.
type Made<T> = Result<T, Box<dyn Error>>;

/// A file to download, and what it is.
enum Download {
    Program(PathBuf),
    Table(PathBuf),
    Debian(PathBuf),
}

impl Download {
    fn file(&self) -> &Path {
        match self {
            Self::Program(file) | Self::Table(file) | Self::Debian(file) => file,
        }
    }
}

/// Makes the downloads; true when that went well and, if it was asked for, a game could be played with each.
pub(crate) fn command(arguments: &[String]) -> Result<bool, String> {
    let is_tried = match arguments {
        [] => false,
        [only] if only == "--try" => true,
        _ => return Err(format!("`dist` takes `--try` or nothing, not `{}`", arguments.join(" "))),
    };
    let made = make().and_then(|downloads| {
        if is_tried {
            trial::all(&downloads)?;
        }
        for download in downloads {
            let size = fs::metadata(download.file()).map_or(0, |about| about.len());
            println!("{:>12} bytes  {}", size, shown(download.file()));
        }
        Ok(())
    });
    Ok(made.inspect_err(|reason| eprintln!("nothing to hand out: {reason}")).is_ok())
}

fn make() -> Made<Vec<Download>> {
    let version = version()?;
    let log = fs::read_to_string(root().join("CHANGELOG.md"))?;
    if !log.contains(&format!("\n## {version}")) {
        println!("CHANGELOG.md has no section for {version}: this is a trial, no release");
    }
    web::build(Care::Finished, web::programs(&[]))?;
    let program = compile()?;
    let folder = target().join("dist");
    empty_folder(&folder)?;

    let program = lean(&program, &folder)?;

    let host = ask("rustc", &["-vV"]).unwrap_or_default();
    let host = said_under("host", &host).unwrap_or("this-machine");
    let name = format!("wagons-{version}-{host}");
    let mut downloads = vec![Download::Program(pack(&folder, &name, |place| {
        fs::copy(&program, place.join(file_name(&program))).map(drop)
    })?)];
    let name = format!("wagons-table-{version}");
    downloads.push(Download::Table(pack(&folder, &name, |place| {
        let table = place.join("table");
        renew(&web::folder(), &table)?;
        // The table asks its host whether games apart are played there. Without an answer every visitor's console had an error.
        fs::write(table.join("apart"), "null\n")
    })?));
    match debian_package::make(&folder, &program, &version)? {
        Some(package) => downloads.push(Download::Debian(package)),
        None => println!("no Debian package: `dpkg-deb` is not here"),
    }
    fs::remove_file(program)?;
    checksums(&folder, &downloads)?;
    Ok(downloads)
}

/// A copy of the program without what only a debugger needs, which is more than half of it.
fn lean(program: &Path, folder: &Path) -> Made<PathBuf> {
    let copy = folder.join(file_name(program));
    fs::copy(program, &copy)?;
    if ask("strip", &["--version"]).is_some() {
        call("strip", &["--strip-debug", &copy.to_string_lossy()])?;
    }
    Ok(copy)
}

/// The program with the table inside.
fn compile() -> Made<PathBuf> {
    let mut build = cargo(&["build", "--release", "--package", "wagons"]);
    build.env("WAGONS_TABLE", web::folder());
    match watch(build) {
        Ok(finished) if finished.ok => Ok(target().join("release").join(format!("wagons{EXE_SUFFIX}"))),
        _ => Err("the program could not be compiled; the reasons stand above".into()),
    }
}

/// Packs a folder of this name, filled by the caller, and the papers.
fn pack(folder: &Path, name: &str, put: impl FnOnce(&Path) -> io::Result<()>) -> Made<PathBuf> {
    let place = folder.join(name);
    fs::create_dir_all(&place).and_then(|()| put(&place))?;
    for paper in PAPERS {
        fs::copy(root().join(paper), place.join(paper))?;
    }
    let file = folder.join(format!("{name}.tar.gz"));
    let arguments = ["-czf", &file.to_string_lossy(), "-C", &folder.to_string_lossy(), name];
    call("tar", &arguments)?;
    fs::remove_dir_all(&place)?;
    Ok(file)
}

/// Writes the checksums as `sha256sum --check` reads them.
fn checksums(folder: &Path, downloads: &[Download]) -> Made<()> {
    let names = downloads.iter().map(|download| file_name(download.file()));
    let sums = program("sha256sum", &[]).args(names).current_dir(folder).output()?;
    if !sums.status.success() {
        return Err("`sha256sum` failed".into());
    }
    Ok(fs::write(folder.join("SHA256SUMS"), sums.stdout)?)
}

/// The version of everything in this repository.
fn version() -> Made<String> {
    let manifest = fs::read_to_string(root().join("Cargo.toml"))?;
    Ok(value(&manifest, "version").ok_or("Cargo.toml has no version")?.to_owned())
}

/// Runs a program whose failure ends everything.
fn call(name: &str, arguments: &[&str]) -> Made<()> {
    let finished = watch(program(name, arguments));
    let finished = finished.map_err(|error| format!("`{name}` could not be started: {error}"))?;
    if finished.ok { Ok(()) } else { Err(format!("`{name}` failed; its reasons stand above").into()) }
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}
