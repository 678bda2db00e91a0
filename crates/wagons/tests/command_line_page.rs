//! Every example of the page on the command line, and of the front page, prints what the page says.

#![cfg(unix)]

use std::path::Path;
use std::process::Command;

const PAGES: [&str; 2] = [include_str!("../../../docs/command-line.md"), include_str!("../../../README.md")];

#[test]
fn every_example_prints_what_the_page_says() {
    let examples = examples();
    assert!(examples.len() >= 11, "{} examples", examples.len());
    for (command, expected) in examples {
        assert_eq!(run(command), expected, "{command}");
    }
}

/// The commands of the pages' console blocks, each with the lines below it.
fn examples() -> Vec<(&'static str, String)> {
    let mut all = Vec::new();
    let blocks = PAGES.into_iter().flat_map(|page| page.split("```console\n").skip(1));
    for block in blocks.filter_map(|rest| rest.split("```").next()) {
        for example in block.split_terminator("$ ").filter(|example| !example.is_empty()) {
            let (command, output) = example.split_once('\n').expect("a command and what it prints");
            all.push((command, output.to_owned()));
        }
    }
    all
}

/// What a command prints, the output before the errors.
fn run(command: &str) -> String {
    let folder = Path::new(env!("CARGO_BIN_EXE_wagons")).parent().expect("the binary is in a folder");
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
    let output = Command::new("sh").arg("-c").arg(command).env("PATH", path).output().expect("a shell");
    [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("text")).concat()
}
