//! Debian's second Rust: a compiler newer than the rest of the system, kept for building browsers.
//!
//! Its packages have the source of the standard library but not the library for WebAssembly, so that is compiled
//! once and kept in the user's cache. It fits exactly one compiler; the cache has a folder for each.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{self, Command};

use super::{FLAGS, FLAGS_VARIABLE, TARGET};
use crate::debian;
use crate::program::{ask, cargo_of, said_under, watch};

/// Compiler, cargo, source of the standard library, linker: an older one leaves out what a module is cut by.
const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-19"];

// Rustup's programs stand first in the path and have the same names.
const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";
const LINKER: &str = "/usr/bin/wasm-ld-19";

/// An empty library: compiling it with its standard library leaves the latter behind.
const MANIFEST: &str = r#"[package]
name = "nothing"
edition = "2021"

[lib]
path = "nothing.rs"

[profile.release]
panic = "abort"

[workspace]
"#;

/// Debian's compiler with the standard library for WebAssembly.
pub(crate) struct Debian {
    /// The folder with that library.
    sysroot: PathBuf,
}

impl Debian {
    /// Installs what is missing. The error says what could not be done.
    pub(super) fn find_or_install() -> Result<Self, String> {
        debian::install(&PACKAGES)?;
        let version = ask(RUSTC, &["-vV"]).ok_or(format!("`{RUSTC}` does not say its version"))?;
        let cache = cache().join(key(&version));
        let sysroot = cache.join("sysroot-with-bitcode");
        if !sysroot.is_dir() {
            println!("compiling the standard library for {TARGET}, once, into {}", sysroot.display());
            let scratch = cache.join(format!("scratch-{}", process::id()));
            let compiled = compile_standard_library(&scratch, &sysroot);
            let cleaned = fs::remove_dir_all(&scratch);
            let about = |error: io::Error| format!("the standard library could not be compiled: {error}");
            compiled.and(cleaned).map_err(about)?;
        }
        Ok(Self { sysroot })
    }

    /// Debian's cargo, told to use the library.
    pub(super) fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = with_compiler(arguments);
        command
            .env(FLAGS_VARIABLE, format!("--sysroot={} {FLAGS}", self.sysroot.display()))
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", LINKER);
        command
    }
}

fn with_compiler(arguments: &[&str]) -> Command {
    let mut command = cargo_of(CARGO, arguments);
    // General flags would replace those of the target.
    command.env("RUSTC", RUSTC).env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    command
}

/// Compiles in one folder, and makes the other only when all is done.
fn compile_standard_library(scratch: &Path, sysroot: &Path) -> io::Result<()> {
    fs::create_dir_all(scratch)?;
    fs::write(scratch.join("Cargo.toml"), MANIFEST)?;
    fs::write(scratch.join("nothing.rs"), "")?;
    let library = "-Zbuild-std=std,panic_abort";
    let mut command = with_compiler(&["build", "--quiet", "--release", library, "--target", TARGET]);
    // Without its bitcode it could not take part in optimisation across crates; cargo leaves it out by itself.
    command.env(FLAGS_VARIABLE, "-Cembed-bitcode=yes");
    // Compiling it is not stable Rust; using it is.
    command.env("RUSTC_BOOTSTRAP", "1").env("CARGO_TARGET_DIR", scratch.join("target")).current_dir(scratch);
    if !watch(command)?.ok {
        return Err(io::Error::other("cargo failed"));
    }

    let half_made = scratch.join("sysroot");
    let libraries = half_made.join("lib/rustlib").join(TARGET).join("lib");
    fs::create_dir_all(&libraries)?;
    for entry in fs::read_dir(scratch.join("target").join(TARGET).join("release/deps"))? {
        let path = entry?.path();
        let is_library = path.extension().is_some_and(|extension| extension == "rlib");
        if let Some(name) = path.file_name().filter(|_| is_library) {
            fs::copy(&path, libraries.join(name))?;
        }
    }
    match fs::rename(half_made, sysroot) {
        // Somebody else was quicker, with the same compiler.
        Err(_) if sysroot.is_dir() => Ok(()),
        renamed => renamed,
    }
}

fn cache() -> PathBuf {
    let home = || env::home_dir().unwrap_or_else(env::temp_dir).join(".cache");
    let cache = env::var_os("XDG_CACHE_HOME").map_or_else(home, PathBuf::from);
    cache.join("circle-the-wagons").join("wasm")
}

/// A folder's name for a compiler: its release, and a number over everything else it says of itself.
fn key(version: &str) -> String {
    let release = said_under("release", version).unwrap_or("unknown");
    let mut hasher = DefaultHasher::new();
    version.hash(&mut hasher);
    format!("{release}-{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_compiler_has_its_own_folder() {
        let stable = "rustc 1.96.0 (Debian)\nrelease: 1.96.0\nLLVM version: 22.1.8";
        assert!(key(stable).starts_with("1.96.0-"));
        assert_eq!(key(stable), key(stable));
        assert_ne!(key(stable), key(&stable.replace("22.1.8", "22.1.9")));
    }

    #[test]
    fn the_library_is_named_for_the_target_alone() {
        let command = Debian { sysroot: "/cache/sysroot".into() }.cargo(&["build"]);
        let set: Vec<_> =
            command.get_envs().filter_map(|(key, value)| Some((key.to_str()?, value?.to_str()?))).collect();
        assert!(set.contains(&(FLAGS_VARIABLE, &format!("--sysroot=/cache/sysroot {FLAGS}"))));
        assert!(set.contains(&("RUSTC", RUSTC)));
    }
}
