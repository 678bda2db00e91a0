//! The step `package` of `cargo xtask test`: every crate that is for others can be published as it is.
//!
//! A package holds only what lies in its own folder. All are unpacked side by side and checked against each other, so
//! what compiles here compiles for whoever takes it from a registry. (Cargo's own verification takes a package of the
//! same version for the same package, and would check a change against what its siblings were before.) They promise the
//! oldest compiler they need, and that is the one this repository is compiled with.

use std::cmp::Ordering;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::program::{ask, cargo, empty_folder, program, root, said_under, target, watch};
use crate::steps::Outcome;
use crate::tally::Tally;

pub(crate) fn step() -> io::Result<Outcome> {
    let (mut tally, mut output) = promise()?;
    print!("{output}");
    let packages = published()?;
    let chosen = packages.iter().flat_map(|name| ["--package", name]);
    // Whoever tries a change has not committed it.
    let package = ["package", "--allow-dirty", "--no-verify"].into_iter().chain(chosen);
    let packed = watch(cargo(&package.collect::<Vec<_>>()))?;
    let is_described = !packed.output.contains("manifest has no");
    tally += Tally::check(packed.ok && is_described);
    output.push_str(&packed.output);
    if packed.ok {
        let place = unpack(&packages)?;
        let manifest = place.join("Cargo.toml");
        let mut check = cargo(&["check", "--workspace", "--manifest-path", &manifest.to_string_lossy()]);
        // As foreign crates are checked for the lints: then they are there already.
        check.env("CARGO_PROFILE_DEV_OPT_LEVEL", "0").env("CARGO_PROFILE_DEV_DEBUG", "false");
        check.env("CARGO_PROFILE_DEV_BUILD_OVERRIDE_DEBUG", "false");
        check.env("CARGO_TARGET_DIR", target());
        let checked = watch(check)?;
        tally += Tally::check(checked.ok);
        output.push_str(&checked.output);
    }
    Ok(Outcome::Ran(tally, output))
}

/// Unpacks packages side by side, as a workspace in which they stand in for those of a registry, and tells where.
fn unpack(packages: &[String]) -> io::Result<PathBuf> {
    let packed = target().join("package");
    let (fresh, place) = (packed.join("fresh"), packed.join("unpacked"));
    empty_folder(&fresh)?;
    let workspace = fs::read_to_string(root().join("Cargo.toml"))?;
    let version = value(&workspace, "version").unwrap_or_default();
    let mut manifest = "[workspace]\nresolver = \"3\"\nmembers = [\"*-*\"]\n\n[patch.crates-io]\n".to_owned();
    for name in packages {
        let folder = format!("{name}-{version}");
        let file = packed.join(format!("{folder}.crate"));
        let unpacked = program("tar", &["-xzf", &file.to_string_lossy(), "-C", &fresh.to_string_lossy()]);
        if !watch(unpacked)?.ok {
            return Err(io::Error::other(format!("{} cannot be unpacked", file.display())));
        }
        manifest.extend([name, " = { path = \"", &folder, "\" }\n"]);
    }
    fs::write(fresh.join("Cargo.toml"), manifest)?;
    fs::copy(root().join("Cargo.lock"), fresh.join("Cargo.lock"))?;
    renew(&fresh, &place)?;
    Ok(place)
}

/// Makes one folder like another, and touches only what differs. Cargo compares times, and files in a package are old: what
/// is new must look new, and what is the same need not be compiled again.
pub(crate) fn renew(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(to)? {
        let (name, path) = entry.map(|entry| (entry.file_name(), entry.path()))?;
        if !from.join(name).exists() {
            if path.is_dir() { fs::remove_dir_all(path)? } else { fs::remove_file(path)? }
        }
    }
    for entry in fs::read_dir(from)? {
        let (new, old) = entry.map(|entry| (entry.path(), to.join(entry.file_name())))?;
        if new.is_dir() {
            renew(&new, &old)?;
        } else if fs::read(&old).ok() != Some(fs::read(&new)?) {
            fs::write(&old, fs::read(&new)?)?;
        }
    }
    Ok(())
}

/// The names of the crates that are for others.
fn published() -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("crates"))? {
        let manifest = fs::read_to_string(entry?.path().join("Cargo.toml"))?;
        if !manifest.lines().any(|line| line == "publish = false") {
            names.extend(value(&manifest, "name").map(str::to_owned));
        }
    }
    names.sort();
    Ok(names)
}

/// Whether the compiler at hand is the oldest one that is promised to do.
fn promise() -> io::Result<(Tally, String)> {
    let manifest = fs::read_to_string(root().join("Cargo.toml"))?;
    let version = ask("rustc", &["-vV"]).unwrap_or_default();
    let (promised, used) = (value(&manifest, "rust-version"), said_under("release", &version));
    let (Some(promised), Some(used)) = (promised.and_then(numbers), used.and_then(numbers)) else {
        let reason = "no rust-version, or a compiler that does not say its own\n";
        return Ok((Tally::check(false), reason.to_owned()));
    };
    let [promise, compiler] = [promised, used].map(|(major, minor)| format!("{major}.{minor}"));
    Ok(match promised.cmp(&used) {
        Ordering::Equal => (Tally::check(true), format!("compiled with Rust {compiler}, as promised\n")),
        Ordering::Less => {
            (Tally::SKIPPED, format!("compiled with Rust {compiler}: whether {promise} does was not tried\n"))
        }
        Ordering::Greater => {
            (Tally::check(false), format!("Rust {compiler} is older than the {promise} that is promised\n"))
        }
    })
}

/// The value of a key of a manifest that has it in one place.
pub(crate) fn value<'a>(manifest: &'a str, key: &str) -> Option<&'a str> {
    let is_key = |line: &'a str| line.strip_prefix(key)?.trim_start().strip_prefix('=');
    Some(manifest.lines().find_map(is_key)?.trim().trim_matches('"'))
}

/// The first two numbers of a version.
fn numbers(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.split(['.', '-']).map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_has_its_value() {
        let manifest = "[package]\nname = \"wagons-rules\"\nrust-version = \"1.95\"\n";
        assert_eq!(value(manifest, "name"), Some("wagons-rules"));
        assert_eq!(value(manifest, "rust-version").and_then(numbers), Some((1, 95)));
        assert_eq!(value(manifest, "version"), None);
    }

    #[test]
    fn versions_are_compared_as_numbers() {
        assert_eq!(said_under("release", "rustc 1.95.0\nrelease: 1.95.0\n").and_then(numbers), Some((1, 95)));
        assert!(numbers("1.100.0-nightly") > numbers("1.95"));
    }

    #[test]
    fn the_libraries_are_for_others() {
        let published = published().expect("manifests that can be read");
        assert!(
            ["wagons-rules", "wagons-players"].iter().all(|name| published.iter().any(|one| one == name))
        );
        assert!(!published.iter().any(|name| name == "wagons-web"));
    }

    #[test]
    fn only_what_differs_is_touched() {
        let place = std::env::temp_dir().join(format!("wagons-renew-{}", std::process::id()));
        let (from, to) = (place.join("from"), place.join("to"));
        for (path, text) in [
            ("from/a/same", "1"),
            ("from/other", "2"),
            ("to/a/same", "1"),
            ("to/other", "1"),
            ("to/gone/x", "3"),
        ] {
            let file = place.join(path);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        let time = |path: &str| fs::metadata(to.join(path)).unwrap().modified().unwrap();
        let before = time("a/same");
        renew(&from, &to).unwrap();
        assert_eq!((time("a/same"), fs::read_to_string(to.join("other")).unwrap().as_str()), (before, "2"));
        assert!(!to.join("gone").exists());
        fs::remove_dir_all(place).unwrap();
    }
}
