//! Compiling to WebAssembly: finds a compiler that can do it, or sets one up.
//!
//! Knows nothing of what is compiled. Rustup brings the standard library for WebAssembly with one command. On
//! Debian, as root, where packages can be installed without asking anybody, it comes from Debian ([`debian_rust`]).

mod debian_rust;

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::debian;
use crate::program::{ask, cargo, program, target, watch};
use debian_rust::Debian;

/// What the compiler calls WebAssembly in a browser.
const TARGET: &str = "wasm32-unknown-unknown";

/// Where cargo looks for flags for the compiler that count for WebAssembly alone.
const FLAGS_VARIABLE: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
/// Leptos forgets the types of components between each other: the table becomes a twentieth smaller.
const FLAGS: &str = "--cfg=erase_components";

/// A compiler for WebAssembly, ready to use.
pub(crate) enum Toolchain {
    /// The one that runs this.
    Current,
    /// Debian's, with a standard library compiled here.
    Debian(Debian),
}

impl Toolchain {
    /// Looks for a compiler, sets one up if there is none, and says so. The error is what to do by hand.
    pub(crate) fn find_or_install() -> Result<Self, String> {
        if has_standard_library("rustc") {
            return Ok(Self::Current);
        }
        println!("this Rust has no standard library for {TARGET}");
        if debian::may_install() {
            println!("on Debian, as root: taking Debian's own compiler for it");
            let found = Debian::find_or_install().map(Self::Debian);
            return found.map_err(|obstacle| by_hand(&obstacle));
        }
        if ask("rustup", &["--version"]).is_none() {
            return Err(by_hand("there is no rustup to add it"));
        }
        match watch(program("rustup", &["target", "add", TARGET])) {
            Ok(added) if added.ok && has_standard_library("rustc") => Ok(Self::Current),
            _ => Err(by_hand("rustup could not add it")),
        }
    }

    /// Cargo with this compiler: `build` and its like, and the arguments that follow.
    pub(crate) fn cargo(&self, verb: &str, arguments: &[&str]) -> Command {
        let arguments = [&[verb, "--target", TARGET], arguments].concat();
        match self {
            Self::Current => {
                let mut command = cargo(&arguments);
                command.env(FLAGS_VARIABLE, FLAGS);
                command
            }
            Self::Debian(debian) => debian.cargo(&arguments),
        }
    }

    /// Where a file lies that cargo has built in the profile whose folder is named.
    pub(crate) fn built(folder: &str, file: &str) -> PathBuf {
        target().join(TARGET).join(folder).join(file)
    }
}

/// Whether a compiler has the standard library; it names the folder even where there is none.
fn has_standard_library(rustc: &str) -> bool {
    let folder = ask(rustc, &["--print", "target-libdir", "--target", TARGET]);
    folder.is_some_and(|folder| Path::new(folder.trim()).is_dir())
}

fn by_hand(obstacle: &str) -> String {
    format!(
        "no Rust for WebAssembly: {obstacle}. Run `rustup target add {TARGET}`, or install the package of your \
         system that has Rust's standard library for {TARGET}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_named_folder_must_be_there() {
        assert!(!has_standard_library("no-such-compiler"));
        // `echo` names a folder that is not there.
        assert!(!has_standard_library("echo"));
    }

    #[test]
    fn advice_names_the_obstacle_and_the_command() {
        let advice = by_hand("the moon is full");
        assert!(advice.starts_with("no Rust for WebAssembly: the moon is full. Run `rustup target add"));
    }

    #[test]
    fn every_cargo_command_names_the_target() {
        let command = Toolchain::Current.cargo("build", &["--release"]);
        assert_eq!(command.get_args().collect::<Vec<_>>(), ["build", "--target", TARGET, "--release"]);
    }
}
