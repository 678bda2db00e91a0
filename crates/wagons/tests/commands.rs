//! Every command does what the notation promises.

use crate::wagons::{command, wagons, wagons_reading};

const DEAL: &str = "FKQ/RJAPODGLNMHBICE";
const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                    D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

#[test]
fn a_seed_names_a_deal() {
    assert_eq!(wagons(["deal", "--seed", "1"]).done(), "AIN/BLQEDHCFRJOGPMK\n");
    assert_eq!(
        wagons(["deal", "--seed", "1", "--count", "3"]).done(),
        "AIN/BLQEDHCFRJOGPMK\nKMQ/ICHJFEPDNGBARLO\nNQR/DABMGFCHKPOLIJE\n"
    );
    assert_eq!(wagons(["deal", "--seed", "18446744073709551615", "--count", "0"]).done(), "");
}

#[test]
fn without_a_seed_deals_differ() {
    let deals = [wagons(["deal"]).done(), wagons(["deal"]).done(), wagons(["deal"]).done()];
    assert!(deals[0] != deals[1] || deals[1] != deals[2], "{deals:?}");
}

#[test]
fn moves_are_listed_in_order() {
    assert_eq!(wagons(["moves", DEAL]).done(), "*R *J *A *P *O *D *G *L *N *M *H *B *I *C *E\n");
    assert_eq!(wagons(["moves", &format!("{DEAL} *B I I0,0")]).done(), "B0,0 B'0,0\n");
    assert_eq!(wagons(["moves", &format!("{DEAL} *B P P'0,0 B0,0")]).done().split(' ').count(), 2 * 21);
    assert_eq!(wagons(["moves", GAME]).done(), "\n");
}

#[test]
fn the_example_of_the_notation_scores_17_to_23() {
    assert_eq!(
        wagons(["score", "--json", GAME]).done(),
        concat!(
            r#"{"over":true,"to_move":null,"players":["#,
            r#"{"total":17,"cards":7,"territories":{"D":1,"F":3,"M":1,"P":1,"S":1,"W":3},"bonus":{"F":3,"K":4,"Q":0}},"#,
            r#"{"total":23,"cards":8,"territories":{"D":4,"F":1,"M":4,"P":3,"S":2,"W":1},"bonus":{"F":3,"K":5,"Q":0}}"#,
            r#"],"winner":1}"#,
            "\n"
        )
    );
    insta::assert_snapshot!(wagons(["score", GAME]).done());
}

#[test]
fn an_unfinished_game_says_who_is_to_move() {
    let begun = format!("{DEAL} *B P P'0,0");
    let json = wagons(["score", "--json", &begun]).done();
    assert!(json.starts_with(r#"{"over":false,"to_move":1,"players":[{"total":4,"cards":1,"#), "{json}");
    assert!(json.ends_with("\"winner\":null}\n"), "{json}");
    assert_eq!(wagons_reading(["score", "-"], begun.as_bytes()).done(), "4 0 second to move\n");
}

#[test]
fn perft_counts_sequences() {
    for (depth, count) in ["1", "15", "225", "450", "1260"].iter().enumerate() {
        assert_eq!(wagons(["perft", DEAL, &depth.to_string()]).done(), format!("{count}\n"));
    }
    assert_eq!(wagons(["perft", GAME, "0"]).done(), "1\n");
    assert_eq!(wagons(["perft", GAME, "4294967295"]).done(), "0\n");
}

#[test]
fn bench_counts_the_same_every_time() {
    let signature = wagons(["bench", "--signature"]).done();
    assert!(signature.trim_end().len() == 16 && signature.trim_end().bytes().all(|b| b.is_ascii_hexdigit()));
    let report = wagons(["bench", "--seconds", "0"]).done();
    let lines: Vec<(&str, &str)> =
        report.lines().map(|line| line.rsplit_once(' ').expect("a name and a number")).collect();
    let names: Vec<&str> = lines.iter().map(|(name, _)| name.trim_end()).collect();
    assert_eq!(
        names[..6],
        ["nodes", "nodes/s", "playouts/s", "placements/s", "greedy nodes", "greedy nodes/s"]
    );
    assert_eq!(names[names.len() - 3..], ["master nodes", "master nodes/s", "signature"]);
    let (last, numbers) = lines.split_last().expect("at least the signature");
    assert_eq!(last.1, signature.trim_end());
    assert!(
        numbers.iter().all(|(_, number)| number.parse::<u64>().is_ok_and(|number| number > 0)),
        "{report}"
    );
}

#[test]
fn completions_and_manual_pages_name_every_command() {
    let help = wagons(["--help"]).done();
    let commands = help.split("Options:").next().expect("commands come first");
    let names: Vec<&str> = commands
        .lines()
        .filter_map(|line| line.strip_prefix("  ")?.split(' ').next())
        .filter(|&name| name != "help")
        .collect();
    assert!(["play", "deal", "show", "bench", "man"].iter().all(|name| names.contains(name)), "{names:?}");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = wagons(["completions", shell]).done();
        assert!(names.iter().all(|name| script.contains(name)), "{shell}");
    }
    let page = wagons(["man"]).done();
    for name in names {
        assert!(help.contains(&format!("\n  {name} ")), "{name} in {help}");
        let in_roff = name.replace('-', "\\-");
        assert!(page.contains(&format!("wagons\\-{in_roff}(1)")), "{name} in {page}");
        let long = wagons([name, "--help"]).done();
        assert!(long.contains("Examples:"), "{name} teaches by examples: {long}");
        assert!(long.lines().all(|line| line.chars().count() <= 100), "{long}");
    }
}

#[test]
fn a_closed_pipe_is_the_end_and_no_failure() {
    let mut child = command(["deal", "--count", "1000000"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the binary starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the binary ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

/// A scenario of the tests' own, so that they do not change when the built-in ones are balanced.
const SCENARIO: &str =
    concat!("--scenario-file=", env!("CARGO_MANIFEST_DIR"), "/tests/games/dusty_trail.toml");

#[test]
fn solo_games_are_games_like_the_others() {
    const SOLO: &str = "sdusty:IP/ABCDEFGH/JKLMNOQR";
    assert_eq!(
        wagons(["deal", SCENARIO, "--solo", "dusty", "--seed", "1"]).done(),
        "sdusty:IP/GARBDHQC/ELJNFOMK\n"
    );
    assert_eq!(wagons(["moves", SCENARIO, SOLO]).done(), "A B C D E F G H\n");
    assert_eq!(wagons(["perft", SCENARIO, SOLO, "2"]).done(), "16\n");
    assert_eq!(wagons_reading(["score", SCENARIO, "-"], SOLO.as_bytes()).done(), "0 0 player to move\n");
    let begun = format!("{SOLO} B B0,0");
    assert_eq!(
        wagons(["score", SCENARIO, "--json", &begun]).done(),
        concat!(
            r#"{"over":false,"to_move":0,"players":["#,
            r#"{"total":4,"cards":1,"territories":{"D":1,"F":0,"M":1,"P":1,"S":1,"W":0},"bonus":{"I":0,"P":0}},"#,
            r#"{"total":19,"cards":3,"territories":{"D":0,"F":2,"M":0,"P":4,"S":3,"W":0},"#,
            r#""bonus":{"1":2,"2":5,"3":3}}"#,
            r#"],"winner":null}"#,
            "\n"
        )
    );
    insta::assert_snapshot!(wagons(["score", SCENARIO, &begun]).done());
}

#[test]
fn every_built_in_scenario_can_be_dealt_in_every_variant() {
    for scenario in ["1", "2", "3", "4", "5", "6"] {
        for variant in ["classic", "newcomer", "local", "legend"] {
            let deal = wagons(["deal", "--solo", scenario, "--variant", variant]).done();
            assert_eq!(wagons(["moves", deal.trim()]).done().split_whitespace().count(), 8, "{deal}");
        }
    }
    let unknown = wagons(["deal", "--solo", "7"]).refused();
    assert!(
        unknown.contains("there is no scenario `7`; there are 1 (Long Drive), 2 (Gold Fever)"),
        "{unknown}"
    );
    assert_eq!(wagons(["deal", "--variant", "legend"]).status, Some(2));
}

#[test]
fn a_file_that_is_no_scenario_is_refused() {
    wagons(["moves", "sdusty:IP/ABCDEFGH/JKLMNOQR"]).refused();
    for file in [concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"), "no/such/file"] {
        let told = wagons(["deal", "--solo", "1", "--scenario-file", file]).refused();
        assert!(told.contains(file), "{told}");
    }
    let twice = wagons(["deal", "--solo", "1", SCENARIO, SCENARIO]).refused();
    assert!(twice.contains("there is already a scenario `dusty`"), "{twice}");
}

#[test]
fn endgames_are_solved_for_the_player_to_move() {
    let (before, _) = GAME.rsplit_once(' ').expect("a game has many tokens");
    assert_eq!(wagons(["solve", before]).done(), "-2 H-2,-2\n");
    assert_eq!(wagons(["solve", GAME]).refused(), "error: the game is over\n");
    assert_eq!(wagons(["solve", DEAL]).done(), "unsolved -1000 1000 untried\n");
    let both = format!("{before}\n{DEAL}\n");
    let answers = wagons_reading(["solve", "--time", "5", "-"], both.as_bytes()).done();
    assert_eq!(answers, "-2 H-2,-2\nunsolved -1000 1000 untried\n");
}

#[test]
fn there_is_nothing_to_solve_in_a_solo_game() {
    let reason = wagons(["solve", "s1:IP/ABCDEFGH/JKLMNOQR"]).refused();
    assert_eq!(reason, "error: this is a solo game, and the question is about games of two\n");
}
