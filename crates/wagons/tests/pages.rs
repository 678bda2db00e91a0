//! Every link on a page leads somewhere, every picture is shown somewhere, and every file of tests is run.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The top of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The front page and the pages of the documentation by their paths.
fn pages() -> BTreeMap<PathBuf, String> {
    let entries = fs::read_dir(root().join("docs")).expect("a folder of pages");
    let paths = entries.map(|entry| entry.expect("a page").path());
    paths
        .chain([root().join("README.md")])
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .map(|path| (path.clone(), fs::read_to_string(path).expect("a page that can be read")))
        .collect()
}

/// Where the links of a page lead, except to other places of the web.
fn links(page: &str) -> impl Iterator<Item = &str> {
    let targets = page.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    targets.filter(|target| !target.contains("://"))
}

/// The anchors of a page, made from its headings as GitHub makes them.
fn anchors(page: &str) -> Vec<String> {
    let headings = page.lines().filter_map(|line| line.strip_prefix('#'));
    headings
        .map(|heading| {
            let words = heading.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
            words.chars().filter(|&letter| letter.is_alphanumeric() || letter == '-').collect()
        })
        .collect()
}

#[test]
fn every_link_leads_somewhere() {
    let mut followed = 0;
    for (path, page) in pages() {
        for link in links(&page) {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = path.parent().expect("a folder").join(file);
            let shown = path.display();
            assert!(file.is_empty() || target.exists(), "{shown}: {link}");
            if !anchor.is_empty() {
                let target = if file.is_empty() { &path } else { &target };
                let text = fs::read_to_string(target).expect("a page that can be read");
                assert!(anchors(&text).iter().any(|known| known == anchor), "{shown}: {link}");
            }
            followed += 1;
        }
    }
    assert!(followed > 40, "only {followed} links");
}

#[test]
fn every_picture_is_shown_on_a_page() {
    let readme = fs::read_to_string(root().join("README.md")).expect("a front page");
    let all: String = pages().into_values().chain([readme]).collect();
    for entry in fs::read_dir(root().join("docs/pictures")).expect("a folder of pictures") {
        let name = entry.expect("a picture").file_name();
        let name = name.to_string_lossy();
        assert!(all.contains(&format!("pictures/{name})")), "{name}");
    }
}

/// Where the tests of a crate are one binary, a file that its `main.rs` does not name would never be compiled.
#[test]
fn every_file_of_tests_is_named() {
    let crates = fs::read_dir(root().join("crates")).expect("a folder of crates");
    let mut named = 0;
    for tests in crates.map(|entry| entry.expect("a crate").path().join("tests")) {
        let Ok(main) = fs::read_to_string(tests.join("main.rs")) else { continue };
        for entry in fs::read_dir(&tests).expect("a folder of tests") {
            let path = entry.expect("a file").path();
            let is_module =
                path.join("mod.rs").exists() || path.extension().is_some_and(|ending| ending == "rs");
            let name = path.file_stem().expect("a name").to_string_lossy();
            if is_module && name != "main" {
                assert!(main.contains(&format!("mod {name};")), "{}", path.display());
                named += 1;
            }
        }
    }
    assert!(named > 20, "only {named} files");
}
