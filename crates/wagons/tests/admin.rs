//! `wagons admin` beside a server on which programs play.

#![cfg(unix)]

use std::fs;
use std::process::{Command, Stdio};

use crate::wagons::table::{Table, folder, wait_for};
use crate::wagons::{command, wagons};

#[test]
fn games_are_copied_and_counted_while_programs_play_them() {
    let files = folder("admin", &[("index.html", b"howdy")]);
    let data = files.join("data");
    let at = |words: &[&str]| {
        let folder = data.to_string_lossy().into_owned();
        wagons(["admin"].iter().chain(words).copied().chain(["--data", folder.as_str()]))
    };
    assert!(at(&["counts"]).refused().contains("there are no games in"));
    let server = Table::start(
        [files.as_os_str(), data.as_os_str()]
            .into_iter()
            .zip(["--files", "--data"])
            .flat_map(|(folder, option)| [option.into(), folder.to_owned()]),
    );
    let invited = wagons(["invite", &format!("http://{}/", server.address), "--both"]).done();
    let engine = format!("{} engine@100ms", env!("CARGO_BIN_EXE_wagons"));
    let joining = |link| {
        let mut joining = command(["join", link, "--engine", &engine]);
        joining.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        joining.spawn().expect("the binary starts")
    };
    let mut programs: Vec<_> = invited.lines().map(joining).collect();
    let count = |name: &str| {
        let counts = at(&["counts", "--json"]).done();
        serde_json::from_str::<serde_json::Value>(&counts).expect("JSON")[name].as_i64().expect("a number")
    };
    wait_for(|| (count("entries") > 3).then_some(()));
    // One of them holds its breath, so that the game is not over before it is copied.
    let signal = |name: &str| {
        let process = programs[0].id().to_string();
        assert!(Command::new("kill").args(["-s", name, &process]).status().expect("kill starts").success());
    };
    signal("STOP");
    let copy = files.join("copy.db").to_string_lossy().into_owned();
    at(&["backup", &copy]).done();
    assert!(at(&["backup", &copy]).refused().contains("is there already"));
    assert!(at(&["restore", &copy, "--replace"]).refused().contains("another server is running"));
    signal("CONT");
    for program in &mut programs {
        assert!(program.wait().expect("it ends").success());
    }
    assert!(
        at(&["counts"]).done().lines().any(|line| line.starts_with("games_over") && line.ends_with(" 1"))
    );
    server.signal("TERM");
    server.end();
    assert!(at(&["restore", &copy]).refused().contains("is there already"));
    at(&["restore", &copy, "--replace"]).done();
    assert_eq!((count("games_over"), count("games_running")), (0, 1), "as it was");
    at(&["forget", &format!("{}/first", game(&invited))]).done();
    assert_eq!((count("games_over"), count("identities")), (1, 1));
    assert_eq!(at(&["forget", "somebody"]).status, Some(2));
    fs::remove_dir_all(&files).expect("it is ours");
}

/// The game in a link.
fn game(links: &str) -> &str {
    links.split("/apart/").nth(1).and_then(|rest| rest.get(..16)).expect("a game")
}

#[test]
fn a_database_is_copied_by_its_own_tools() {
    let run = wagons(["admin", "backup", "x", "--database", "postgres://nobody@127.0.0.1:1/none"]);
    let knows = run.stderr.contains("pg_dump") || run.stderr.contains("--features public");
    assert!(knows && run.status == Some(2), "{}", run.stderr);
}
