//! What other programs rely on: commands and a conversation of version 0.1.0 still get the answers they got.

#![cfg(unix)]

use std::path::Path;
use std::process::Command;

use crate::wagons::engine::Engine;
use crate::wagons::wagons_reading;
use serde_json::Value;
use wagons_rules::AnyRecord;
use wagons_rules::solo::Scenarios;

const COMMANDS: &str = include_str!("kept/commands.console");
const RECORDS: &str = include_str!("../../rules/tests/kept/records.txt");
const SCORES: &str = include_str!("../../rules/tests/kept/scores.jsonl");
const SHOWN: &str = include_str!("../../rules/tests/kept/shown.txt");
const SESSION: &str = include_str!("kept/engine.session");

/// Figures that depend on the machine, or on how cleverly a player looks.
const MEASURED: [&str; 6] = ["seconds", "ms_per_move", "longest_ms", "nodes", "nodes_per_move", "nps"];
/// Who gets better from version to version and then answers otherwise. The other players are yardsticks and never do.
const IMPROVING: [&str; 6] = ["easy", "medium", "hard", "expert", "master", "analyse"];

fn improves(words: &str) -> bool {
    words.split(' ').any(|word| IMPROVING.contains(&word))
}

#[test]
fn every_command_prints_what_it_printed() {
    let examples: Vec<_> = COMMANDS.split("\n$ ").collect();
    assert_eq!(examples.len(), 27);
    for example in examples {
        let (command, kept) =
            example.trim_start_matches("$ ").split_once('\n').expect("a command and its output");
        let printed = run(command);
        let (kept, printed): (Vec<_>, Vec<_>) = (kept.lines().collect(), printed.lines().collect());
        assert_eq!(printed.len(), kept.len(), "{command}: {printed:?}");
        for (kept, printed) in kept.into_iter().zip(printed) {
            match (serde_json::from_str(kept), serde_json::from_str(printed)) {
                (Ok(Value::Object(kept)), Ok(printed)) => {
                    agree(&Value::Object(kept), &printed, !improves(command), command);
                }
                _ => assert_eq!(printed, kept, "{command}"),
            }
        }
    }
}

#[test]
fn every_kept_game_is_scored_and_shown_as_it_was() {
    // The scenarios that come with the game may be balanced anew.
    let lasting: Vec<bool> =
        RECORDS.lines().map(|line| !line.starts_with('s') || line.starts_with("sdusty")).collect();
    let only = |text: &'static str| -> Vec<&str> {
        text.lines().zip(&lasting).filter(|(_, lasts)| **lasts).map(|(line, _)| line).collect()
    };
    assert_eq!(only(RECORDS).len(), 17);
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/tests/kept/scenarios/dusty_trail.toml");
    let answers = |words: &[&str]| {
        let arguments = words.iter().copied().chain(["-", "--scenario-file", own]);
        wagons_reading(arguments, only(RECORDS).join("\n").as_bytes()).done()
    };
    assert_eq!(answers(&["show"]).lines().collect::<Vec<_>>(), only(SHOWN));
    let scores = answers(&["score", "--json"]);
    assert_eq!(scores.lines().count(), 17);
    for (now, kept) in scores.lines().zip(only(SCORES)) {
        let [now, kept] = [now, kept].map(|line| serde_json::from_str(line).expect("JSON"));
        agree(&kept, &now, true, "score --json -");
    }
}

/// What a command prints when it is called beside the kept files.
fn run(command: &str) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_wagons"));
    let folder = program.parent().expect("the binary is in a folder");
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let mut shell = Command::new("sh");
    let output = shell.args(["-c", command]).env("PATH", path).current_dir(beside).output().expect("a shell");
    assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Every kept field is still there: with its value, or at least of its kind. There may be new ones.
fn agree(kept: &Value, now: &Value, exactly: bool, place: &str) {
    match (kept, now) {
        (Value::Object(kept), Value::Object(now)) => {
            for (name, kept) in kept {
                let now = now.get(name).unwrap_or_else(|| panic!("{place}: there is no `{name}`"));
                let exactly = exactly && !MEASURED.contains(&name.as_str());
                agree(kept, now, exactly, &format!("{place}, {name}"));
            }
        }
        (Value::Array(kept), Value::Array(now)) => {
            assert!(!exactly || kept.len() == now.len(), "{place}: {now:?}");
            kept.iter().zip(now).for_each(|(kept, now)| agree(kept, now, exactly, place));
        }
        (Value::Null, _) | (_, Value::Null) if !exactly => {}
        _ if exactly => assert_eq!(now, kept, "{place}"),
        _ => assert_eq!(std::mem::discriminant(now), std::mem::discriminant(kept), "{place}: {now}"),
    }
}

#[test]
fn the_engine_answers_as_it_answered() {
    let mut engine = Engine::start(&[]);
    let (mut position, mut level, mut thoughts) = ("", "master", 0);
    let mut lines = SESSION.lines().peekable();
    while let Some(said) = lines.next() {
        let said = said.strip_prefix("> ").expect("something is said");
        engine.say(said);
        position = said.strip_prefix("position ").unwrap_or(position);
        level = said.strip_prefix("setoption name Level value ").unwrap_or(level);
        let mut kept = Vec::new();
        while let Some(line) = lines.next_if(|line| line.starts_with("< ")) {
            kept.push(&line[2..]);
        }
        let Some(last) = kept.last() else { continue };
        let last_word = last.split(' ').next().expect("a word");
        let told = engine.hear_until(last_word);
        if last_word == "bestmove" && improves(level) && *last != "bestmove none" {
            is_a_move(&told, position);
        } else {
            assert_eq!(told.len(), kept.len(), "{said}: {told:?}");
            told.iter().zip(kept).for_each(|(told, kept)| is_the_same(told, kept));
        }
        thoughts += usize::from(last_word == "bestmove");
    }
    assert_eq!(thoughts, 13);
    assert!(engine.child.wait().expect("the engine ends").success(), "the session ends with quit");
}

/// The same line, whatever the machine, the version, and the words of an error.
fn is_the_same(told: &str, kept: &str) {
    match kept.split(' ').next() {
        Some("error") => assert!(told.starts_with("error "), "{told}"),
        Some("id") => assert!(told.split(' ').take(2).eq(kept.split(' ').take(2)), "{told}"),
        // There may be more to choose from.
        Some("option") => {
            let told: Vec<_> = told.split(' ').collect();
            assert!(kept.split(' ').all(|word| told.contains(&word)), "{told:?}");
        }
        _ => assert_eq!(unmeasured(told), unmeasured(kept)),
    }
}

fn unmeasured(line: &str) -> Vec<&str> {
    let mut words: Vec<_> = line.split(' ').collect();
    for place in 1..words.len() {
        if MEASURED.contains(&words[place - 1]) {
            words[place] = "…";
        }
    }
    words
}

/// Thoughts in the words of the protocol, and then a move that can be played.
fn is_a_move(told: &[String], position: &str) {
    let (best, thoughts) = told.split_last().expect("an answer");
    let token = best.strip_prefix("bestmove ").expect("a move");
    let played = AnyRecord::parse(&format!("{position} {token}"), &Scenarios::built_in());
    assert!(played.is_ok(), "{position}: {token}");
    assert!(!thoughts.is_empty(), "{told:?}");
    for thought in thoughts {
        let words: Vec<_> = thought.split(' ').collect();
        let names = [0, 1, 3, 5, 7, 9].map(|place| words[place]);
        assert_eq!(names, ["info", "depth", "nodes", "nps", "margin", "pv"], "{thought}");
    }
}
