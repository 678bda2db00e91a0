//! `cargo xtask web`: compiles the table for the browser and has its files made.
//!
//! What the files are is the business of the program `bundler`, which brings WebAssembly's tools and is compiled here,
//! while the table is.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::Command;
use std::thread;

use crate::program::{Finished, cargo, program, root, target, watch};
use crate::steps::{Outcome, counted};
use crate::wasm::Toolchain;

/// Where the files of the table lie when it is built.
pub(crate) fn folder() -> PathBuf {
    target().join("web/dist")
}

/// How carefully the table is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Care {
    /// Small, for players who load it over a network.
    Finished,
    /// Soon, for whoever plays on this computer or works on it.
    Quick,
}

/// A program of the table: its package, and cargo's profile when it is built for players.
pub(crate) struct Module {
    package: &'static str,
    profile: &'static str,
}

/// What draws the table: the first screen waits for it, so it is built for size.
const TABLE: Module = Module { package: "wagons-web", profile: "web" };
/// What thinks in a worker: built for speed.
pub(crate) const THINKER: Module = Module { package: "wagons-thinker", profile: "thinker" };

impl Module {
    /// Cargo's profile; its folder has the same name.
    pub(crate) const fn profile(&self, care: Care) -> &'static str {
        match care {
            Care::Finished => self.profile,
            Care::Quick => "web-quick",
        }
    }

    /// What the compiler makes of it.
    fn compiled(&self, care: Care) -> PathBuf {
        Toolchain::built(self.profile(care), &format!("{}.wasm", self.package))
    }
}

impl Care {
    /// Compiles the table's programs one after the other, or together what is built in the same profile.
    fn compile(self, toolchain: &Toolchain) -> impl Iterator<Item = io::Result<Finished>> {
        let rounds: &[&[Module]] = match self {
            Self::Finished => &[&[TABLE], &[THINKER]],
            Self::Quick => &[&[TABLE, THINKER]],
        };
        rounds.iter().map(move |modules| {
            let packages = modules.iter().flat_map(|module| ["--package", module.package]);
            let profile = ["--profile", modules[0].profile(self)];
            watch(toolchain.cargo("build", &profile.into_iter().chain(packages).collect::<Vec<_>>()))
        })
    }

    /// How well the files are compressed, 1 to 11.
    const fn quality(self) -> &'static str {
        match self {
            Self::Finished => "11",
            Self::Quick => "1",
        }
    }
}

/// Builds the table and says how large it is; true when that went well.
pub(crate) fn command(arguments: &[String]) -> Result<bool, String> {
    let care = match arguments {
        [] => Care::Finished,
        [only] if only == "--quick" => Care::Quick,
        _ => return Err(format!("`web` takes `--quick` or nothing, not `{}`", arguments.join(" "))),
    };
    let built = build(care, programs(&[]));
    Ok(built.inspect_err(|reason| eprintln!("the table could not be built: {reason}")).is_ok())
}

/// The step of `cargo xtask test`: compiles what the step `browser` visits. Linking each module keeps a single core busy.
pub(crate) fn step() -> io::Result<Outcome> {
    let toolchain = match Toolchain::find_or_install() {
        Ok(toolchain) => toolchain,
        Err(reason) => return Ok(Outcome::Skipped(reason)),
    };
    let (tally, output) = counted(Care::Finished.compile(&toolchain))?;
    Ok(Outcome::Ran(tally, output))
}

/// Builds the table into its [folder], and [programs] of this repository with it. The error is a sentence for the
/// person who asked.
///
/// Table and programs are compiled side by side: each has long stretches in which it keeps one core busy, or waits for
/// a compiler to be installed.
pub(crate) fn build(care: Care, programs: Command) -> Result<(), String> {
    let (modules, programs) = thread::scope(|scope| {
        let programs = scope.spawn(|| watch(programs));
        let modules =
            Toolchain::find_or_install().map(|toolchain| care.compile(&toolchain).collect::<Vec<_>>());
        (modules, programs.join())
    });
    let compiled = |finished: io::Result<Finished>| finished.is_ok_and(|finished| finished.ok);
    if !modules?.into_iter().all(compiled) || !programs.is_ok_and(compiled) {
        return Err("the compiler refused it; its reasons stand above".to_owned());
    }
    let folder = folder();
    fs::create_dir_all(&folder).map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
    let modules = [TABLE, THINKER].map(|module| module.compiled(care));
    let mut bundler = program(&built("bundler").to_string_lossy(), &[]);
    bundler.arg(root()).args(modules).arg(&folder).arg(care.quality());
    if !compiled(watch(bundler)) {
        return Err("its files could not be made; the reason stands above".to_owned());
    }
    println!("the table lies in {}", folder.strip_prefix(root()).unwrap_or(&folder).display());
    Ok(())
}

/// What compiles these programs, and the one that every table needs.
pub(crate) fn programs(names: &[&str]) -> Command {
    let bins = ["bundler"].iter().chain(names).flat_map(|&name| ["--bin", name]);
    cargo(&["build", "--workspace"].into_iter().chain(bins).collect::<Vec<_>>())
}

/// The same as part of a test run. An example makes cargo choose the features that crates have in the tests, and
/// everything compiled there is taken as it is.
pub(crate) fn tested_programs(names: &[&str]) -> Command {
    let mut compiler = programs(names);
    compiler.args(["--example", "pictures"]);
    compiler
}

/// Where a program lies that was compiled along with the table.
pub(crate) fn built(program: &str) -> PathBuf {
    target().join("debug").join(format!("{program}{EXE_SUFFIX}"))
}
