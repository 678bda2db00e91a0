//! `wagons solo-lab` through the real binary.

use crate::wagons::wagons;
use serde_json::Value;

fn trial(arguments: &[&str]) -> Value {
    let json = wagons(["solo-lab", "--json"].iter().chain(arguments)).done();
    let mut table: Value = serde_json::from_str(&json).expect("JSON");
    table["seconds"] = Value::Null;
    table
}

#[test]
fn everything_adds_up() {
    let table = trial(&["--games", "4", "--seed", "2"]);
    let rows = table["scenarios"].as_array().expect("a list");
    assert_eq!(rows.len(), 6);
    for row in rows {
        let number = |name: &str| row[name].as_f64().expect("a number");
        let games = ["wins", "draws", "losses"].map(|ended| row[ended].as_u64().expect("a count"));
        assert_eq!(games.iter().sum::<u64>(), 4);
        assert!((number("cards") + number("rival_cards") - 16.0).abs() < 1e-9, "{row}");
        assert!((number("points") - number("rival_points") - number("margin")).abs() < 1e-9, "{row}");
        let goals =
            row["goals"].as_array().expect("a list").iter().map(|goal| goal.as_f64().expect("a share"));
        let turns = goals.sum::<f64>() + number("fallback") + number("first");
        assert!((turns - 1.0).abs() < 1e-9, "{row}");
    }
}

#[test]
fn the_number_of_jobs_changes_nothing() {
    let arguments =
        ["--scenario", "3", "--variant", "legend", "--player", "hard", "--nodes", "500", "--games", "4"];
    let with = |jobs| trial(&[&arguments[..], &["--jobs", jobs]].concat());
    assert_eq!(with("1"), with("3"));
}

#[test]
fn the_table_names_who_played_what() {
    let told = wagons(["solo-lab", "--scenario", "2", "--player", "random", "--games", "2"]).done();
    assert!(told.starts_with("random, classic rules: 2 games of each scenario, seed 1\n"), "{told}");
    assert!(told.contains("\n  2 Gold Fever "), "{told}");
    assert!(told.lines().all(|line| line.len() <= 110), "{told}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_trial_that_is_interrupted_tells_what_was_played() {
    let run = crate::wagons::interrupt::interrupted(&["solo-lab", "--games", "10000000", "--json"]);
    let table: Value = serde_json::from_str(&run.stdout).expect("JSON");
    let rows = table["scenarios"].as_array().expect("a list");
    let count =
        |row: &Value| ["wins", "draws", "losses"].iter().filter_map(|ended| row[ended].as_u64()).sum::<u64>();
    let games: Vec<_> = rows.iter().map(count).collect();
    let told = format!("error: interrupted after {} of 60000000 games\n", games.iter().sum::<u64>());
    assert_eq!((run.stderr, table["games"].as_u64()), (told, games.first().copied()));
    assert!(games.iter().all(|&games_of_one| games_of_one + 1 >= games[0]), "{games:?}");
}

#[test]
fn no_games_are_no_trial() {
    for option in ["--games", "--jobs"] {
        let run = wagons(["solo-lab", option, "0"]);
        assert_eq!((run.stdout.as_str(), run.status), ("", Some(2)));
        assert!(run.stderr.contains(option), "{}", run.stderr);
    }
    let most = [
        "solo-lab",
        "--scenario",
        "1",
        "--player",
        "random",
        "--games",
        "1",
        "--jobs",
        "18446744073709551615",
    ];
    assert!(wagons(most).done().contains("1 games of each scenario"));
}

#[test]
fn an_unknown_scenario_is_refused() {
    let reason = wagons(["solo-lab", "--scenario", "7"]).refused();
    assert!(reason.starts_with("error: "), "{reason}");
}
