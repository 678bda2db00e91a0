//! `cargo xtask lines`: how many lines of code there are, without comments, blank lines and tests.
//!
//! Reads the text as rustfmt leaves it and not the language: an item ends where a closing bracket stands as far left as
//! the item began. What counts is `src` of every crate and the fuzz targets; tests are files and folders called
//! `tests` and everything behind `#[cfg(test)]`. The tests in the browser are tests, whatever their folder.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::program::root;

/// Prints the lines of every crate of this repository, or of another one; true when they could be counted.
pub(crate) fn command(arguments: &[String]) -> Result<bool, String> {
    let folder = match arguments {
        [] => root().to_owned(),
        [folder] => PathBuf::from(folder),
        _ => return Err("`lines` takes one folder or nothing".to_owned()),
    };
    let counts = count(&folder).map_err(|error| format!("the lines cannot be counted: {error}"))?;
    for (name, lines) in &counts {
        println!("{lines:>7}  {name}");
    }
    println!("{:>7}  in all", counts.values().sum::<usize>());
    Ok(true)
}

/// The lines of code by crate.
fn count(folder: &Path) -> io::Result<BTreeMap<String, usize>> {
    let mut sources = vec![("fuzz".to_owned(), folder.join("fuzz/fuzz_targets"))];
    sources.push(("xtask".to_owned(), folder.join("xtask/src")));
    for parent in ["crates", "xtask"] {
        for entry in fs::read_dir(folder.join(parent))? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.join("Cargo.toml").exists() && name != "browser-tests" {
                sources.push((name, path.join("src")));
            }
        }
    }
    sources.into_iter().map(|(name, source)| Ok((name, lines_in(&source)?))).collect()
}

/// The lines of code in a folder and all below it.
fn lines_in(folder: &Path) -> io::Result<usize> {
    let mut lines = 0;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.file_stem().is_some_and(|name| name == "tests") {
            continue;
        }
        if path.is_dir() {
            lines += lines_in(&path)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            lines += lines_of(&fs::read_to_string(path)?);
        }
    }
    Ok(lines)
}

/// The lines of code in a text.
fn lines_of(text: &str) -> usize {
    let mut lines = text.lines().filter(|line| {
        let line = line.trim_start();
        !line.is_empty() && !line.starts_with("//")
    });
    let mut count = 0;
    while let Some(line) = lines.next() {
        if line.trim_start() == "#[cfg(test)]" {
            skip_item(&mut lines, indent(line));
        } else {
            count += 1;
        }
    }
    count
}

/// Passes over the item that begins in the next line, so far from the left.
fn skip_item<'a>(lines: &mut impl Iterator<Item = &'a str>, left: usize) {
    let is_attribute = |line: &str| line.trim_start().starts_with("#[");
    let ends = |line: &str| line.ends_with([';', '}']) && indent(line) == left;
    lines.enumerate().find(|&(place, line)| ends(line) && !(place == 0 && is_attribute(line)));
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_blank_lines_and_tests_do_not_count() {
        let text =
            "//! About.\n\nuse a::b;\n\n/// A thing.\npub struct Thing {\n    // Why.\n    field: u8,\n}\n";
        assert_eq!(lines_of(text), 4);
        let tests =
            "\n#[cfg(test)]\nmod tests {\n    use super::*;\n\n    fn f() {\n        g();\n    }\n}\n";
        assert_eq!(lines_of(&format!("{text}{tests}fn last() {{}}\n")), 5);
    }

    #[test]
    fn only_the_item_of_the_tests_is_passed_over() {
        assert_eq!(lines_of("#[cfg(test)]\nmod tests;\nmod other;\n"), 1);
        let text = "impl A {\n    #[cfg(test)]\n    #[must_use]\n    fn f() -> u8 {\n        1\n    }\n    fn g() {}\n}\n";
        assert_eq!(lines_of(text), 3);
    }
}
