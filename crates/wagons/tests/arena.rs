//! Players against each other through the real binary.

use std::path::PathBuf;
use std::process::Command;

#[cfg(target_os = "linux")]
use crate::wagons::interrupt::interrupted;
use crate::wagons::{command, wagons};
use serde_json::Value;

/// The result as JSON, without the times.
fn arena(arguments: &[&str]) -> Value {
    let line = wagons(["arena", "--json"].iter().chain(arguments)).done();
    assert_eq!(line.matches('\n').count(), 1, "{line}");
    let mut result: Value = serde_json::from_str(&line).expect("JSON");
    result.as_object_mut().expect("an object").remove("seconds").expect("how long it took");
    for player in result["players"].as_array_mut().expect("a list") {
        let player = player.as_object_mut().expect("an object");
        for time in ["ms_per_move", "longest_ms"] {
            assert!(player.remove(time).is_some_and(|time| time.as_f64() >= Some(0.0)), "{time}");
        }
    }
    result
}

#[test]
fn the_number_of_jobs_changes_nothing() {
    let run =
        |jobs| arena(&["greedy", "random", "--games", "9", "--seed", "5", "--nodes", "300", "--jobs", jobs]);
    let alone = run("1");
    assert_eq!(alone, run("2"));
    assert_eq!(alone["games"], 10, "games come in pairs");
    assert_eq!((&alone["wins"], &alone["losses"]), (&10.into(), &0.into()));
    assert_eq!(alone["pairs"], serde_json::json!({"won": 5, "split": 0, "lost": 0}));
    assert_eq!(alone["elo"], Value::Null, "infinite");
    assert!(alone["elo_95"][0].as_f64() > Some(50.0), "{alone}");
    assert!(alone["margin"].as_f64() > Some(20.0), "{alone}");
}

#[test]
fn swapped_players_have_the_opposite_result() {
    // Neither plays with chance, so the pairs differ only in who names which start card.
    let forth = arena(&["greedy", "lookahead", "--games", "4", "--own-start"]);
    let back = arena(&["lookahead", "greedy", "--games", "4", "--own-start"]);
    assert_eq!(forth["wins"], back["losses"]);
    assert_eq!(forth["margin"].as_f64(), back["margin"].as_f64().map(|margin| -margin));
    assert_eq!(forth["players"][0], back["players"][1]);
}

#[test]
fn a_seat_can_be_fixed() {
    let run = |a, b, seat| arena(&[a, b, "--games", "4", "--seat", seat]);
    let (forth, back) = (run("greedy", "lookahead", "second"), run("lookahead", "greedy", "first"));
    assert_eq!((&forth["seat"], &back["seat"]), (&"second".into(), &"first".into()));
    assert_eq!(forth["wins"], back["losses"], "these are the same games");
    assert_eq!(forth["players"][0], back["players"][1]);
    let table = wagons(["arena", "greedy", "random", "--games", "2", "--seat", "first"]).done();
    assert!(table.starts_with("greedy as first player against random: 2 games, seed 1\n"), "{table}");
}

#[test]
fn equal_players_split_every_pair() {
    let result = arena(&["greedy", "greedy@2s", "--games", "6"]);
    assert_eq!(result["pairs"], serde_json::json!({"won": 0, "split": 3, "lost": 0}));
    assert_eq!((&result["margin"], &result["elo"]), (&0.0.into(), &0.0.into()));
}

#[test]
fn a_sequential_test_stops_as_soon_as_it_knows() {
    let run = |jobs| arena(&["greedy", "random", "--sprt", "0", "100", "--jobs", jobs]);
    let result = run("1");
    assert_eq!(result["sprt"]["verdict"], "elo1");
    assert!(result["sprt"]["llr"].as_f64() >= result["sprt"]["bounds"][1].as_f64(), "{result}");
    assert!(result["games"].as_u64() < Some(60), "{result}");
    assert_eq!(result, run("2"));
    let opposite = arena(&["random", "greedy", "--sprt", "0", "100"]);
    assert_eq!(opposite["sprt"]["verdict"], "elo0");
    let open = arena(&["greedy", "random", "--sprt", "0", "1", "--games", "2"]);
    assert_eq!((&open["sprt"]["verdict"], &open["games"]), (&"open".into(), &2.into()));
}

#[test]
fn people_get_a_table() {
    let table = wagons(["arena", "greedy", "random", "--games", "2", "--sprt", "-5", "5"]).done();
    let first: Vec<_> =
        table.lines().map(|line| line.split_whitespace().next().unwrap_or_default()).collect();
    let labels = ["greedy", "games", "pairs", "rate", "margin", "Elo", "SPRT", "greedy", "random"];
    assert_eq!(first[..labels.len()], labels, "{table}");
    assert!(table.starts_with("greedy against random: 2 games, seed 1\n"), "{table}");
}

#[test]
fn wrong_usage_is_told() {
    for (arguments, reason) in [
        (&["greedy"][..], "required"),
        (&["greedy", "nobody"], "there is no player `nobody`"),
        (&["greedy@fast", "random"], "`fast` is not a limit"),
        (&["cmd:", "random"], "`cmd:` is followed by a program"),
        (&["greedy", "random", "--sprt", "5", "0"], "--sprt 5 0: the first is the smaller one"),
        (&["greedy", "random", "--sprt", "0", "NaN"], "it lies between -2000 and 2000"),
        (&["greedy", "random", "--sprt", "0", "inf"], "it lies between -2000 and 2000"),
        (&["greedy", "random", "--sprt", "-1e308", "1e308"], "it lies between -2000 and 2000"),
        (&["greedy", "random", "--games", "0"], "--games"),
        (&["greedy", "random", "--jobs", "0"], "--jobs"),
        (&["greedy", "random", "--sprt", "0", "5", "--alpha", "0.6"], "between 0 and 0.5"),
        (&["greedy", "random", "--games", "many"], "many"),
    ] {
        let run = wagons(["arena"].iter().chain(arguments));
        assert_eq!((run.stdout.as_str(), run.status), ("", Some(2)), "{arguments:?}");
        assert!(run.stderr.contains(reason), "{arguments:?}: {}", run.stderr);
        assert!(run.stderr.len() < 1000, "{}", run.stderr);
    }
}

#[test]
fn there_are_never_more_jobs_than_work() {
    let run = |jobs| arena(&["random", "random", "--games", "4", "--jobs", jobs]);
    assert_eq!(run("1"), run("18446744073709551615"));
}

#[test]
#[cfg(target_os = "linux")]
fn an_arena_that_is_interrupted_tells_what_was_played() {
    let run = interrupted(&["arena", "greedy", "greedy", "--games", "10000000", "--json"]);
    let result: Value = serde_json::from_str(&run.stdout).expect("JSON");
    let games = result["games"].as_u64().expect("a number");
    assert_eq!(run.stderr, format!("error: interrupted after {games} of 10000000 games\n"));
    assert_eq!(result["pairs"]["split"], games / 2);
}

#[test]
fn a_program_cannot_steer_the_terminal_through_its_mistakes() {
    let script = Script::new("steering", "error \\033]0;title\\007");
    let told = wagons(["arena", &format!("cmd:sh {}", script.0.display()), "random"]).refused();
    assert!(told.contains("\\u{1b}]0;title\\u{7}"), "{told:?}");
    assert!(!told.contains('\u{1b}'), "{told:?}");
}

#[test]
fn the_engine_plays_as_its_players_do() {
    let engine = format!("cmd:{} engine --level random", env!("CARGO_BIN_EXE_wagons"));
    let common = ["greedy", "--games", "4", "--nodes", "500", "--jobs", "2"];
    let mut direct = arena(&[&["random"][..], &common].concat());
    let mut driven = arena(&[&[engine.as_str()][..], &common].concat());
    for result in [&mut direct, &mut driven] {
        result["players"][0]["name"] = Value::Null;
    }
    assert_eq!(direct, driven, "the same seeds make the same games");
}

#[test]
fn the_example_bot_beats_chance() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("SKIPPED: python3 is not installed, so docs/examples/bot.py was NOT tried");
        return;
    }
    let bot = concat!("cmd:python3 ", env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");
    let output = command(["arena", "--json", bot, "random", "--games", "2", "--jobs", "1"])
        .env("WAGONS", env!("CARGO_BIN_EXE_wagons"))
        .output()
        .expect("the binary starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let result: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(result["wins"], 2, "{result}");
    assert!(result["players"][0]["nodes_per_move"].as_f64() > Some(10.0), "{result}");
}

#[test]
fn a_program_that_fails_ends_the_arena_with_its_name() {
    let run = |spec: &str| wagons(["arena", spec, "random", "--games", "8"]).refused();
    assert!(run("cmd:/nowhere/at/all").starts_with("error: /nowhere/at/all: it cannot be started: "));
    assert_eq!(run("cmd:true"), "error: true: it ended before answering `wep`\n");
    for (name, answers, reason) in [
        ("illegal", "bestmove H'1,-3", "with `H'1,-3`: a draft (a card's letter) comes now"),
        ("unreadable", "bestmove castle", "with `bestmove castle`: `c` is not a card"),
        ("refusing", "error not today", "with `error not today`"),
        ("idle", "bestmove none", "it has no move in `AIN/BLQEDHCFRJOGPMK *"),
    ] {
        let script = Script::new(name, answers);
        let reason_given = run(&format!("cmd:sh {}", script.0.display()));
        assert!(reason_given.contains(reason), "{name}: {reason_given}");
    }
}

/// A program that gives the same answer to every `go`, gone when it is dropped.
struct Script(PathBuf);

impl Script {
    fn new(name: &str, answer: &str) -> Self {
        let path = std::env::temp_dir().join(format!("wagons-arena-{}-{name}.sh", std::process::id()));
        let text = format!(
            "while read -r line; do case $line in wep) echo hello; echo wepok;; go*) printf '%b\\n' \"{answer}\";; \
             quit) exit;; esac; done"
        );
        std::fs::write(&path, text).expect("a file can be written");
        Self(path)
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
