//! `wagons play` without a terminal: whole games through the real binary, in lines.

mod wagons;

use wagons::{wagons, wagons_reading};
use wagons_rules::Record;

const DEAL: &str = "FKQ/RJAPODGLNMHBICE";
const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                    D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

/// What a game says to a script.
fn told(arguments: &[&str], script: &str) -> String {
    wagons_reading(["play"].iter().chain(arguments), script.as_bytes()).done()
}

#[test]
fn a_whole_game_of_two_people_one_token_a_line() {
    let script = GAME.replacen(DEAL, "", 1).trim().replace(' ', "\n");
    let told = told(&[DEAL, "--names", "Ada", "Ben"], &script);
    assert!(told.contains("Ada takes P; Ben gets B, I, C, E, R, J and A."), "{told}");
    assert!(told.contains("  Cool Water 3: 1 Wagon on or beside the largest Water"), "{told}");
    assert!(told.contains("\nBen wins by 6 points: 23 to 17.\n"), "{told}");
    assert!(told.ends_with(&format!("The game: {GAME}\n")), "{told}");
}

#[test]
fn every_command_answers() {
    let script = "help\nshow\nmoves\ntry *B\nundo\n*B\nundo\n*B\nscore\nrecord\nquit\nignored\n";
    insta::assert_snapshot!(told(&[DEAL, "--names", "Ada", "Ben"], script));
}

#[test]
fn a_game_against_the_computer_by_its_hints_and_on_from_its_farewell() {
    // Nothing is hidden and greedy always answers the same, so the hints of one game play the next.
    let mut record = DEAL.to_owned();
    for _ in 0..20 {
        let told = told(&[&record, "--opponent", "greedy"], "hint\n");
        let Some(hint) = told.lines().find_map(|line| line.strip_prefix("Hint: ")) else { break };
        let token = hint.split(". ").next().expect("a token");
        let after = told_after(&record, token);
        assert_ne!(after, record, "the hint was a legal move");
        record = after;
    }
    let game: Record = record.parse().expect("a record");
    assert!(game.game().is_over(), "{record}");
}

/// The record left behind after one move.
fn told_after(record: &str, token: &str) -> String {
    let told = told(&[record, "--opponent", "greedy"], &format!("{token}\nrecord\nquit\n"));
    told.lines().rfind(|line| line.starts_with(DEAL)).expect("the record was asked for").to_owned()
}

#[test]
fn hints_and_analyses_are_told_in_sentences() {
    let (before, _) = GAME.rsplit_once(' ').expect("many tokens");
    let told = told(&[before, "--names", "Ada", "Ben"], "hint\nH'1,-3\nanalyse\n");
    assert!(told.contains("\nHint: H-2,-2. ") && told.contains(". Proven: -2.0.\n"), "{told}");
    assert!(told.contains("\nAda's margin: ") && told.contains("\nLost: Ada "), "{told}");
    assert!(told.contains("\n2. Ada P: "), "{told}");
}

#[test]
fn mistakes_are_explained_and_change_nothing() {
    let told = told(&[DEAL], "B\n*S\n*F\nnonsense\n\u{1b}[31m\n\n*B record\n");
    let errors: Vec<_> = told.lines().filter(|line| line.starts_with("error: ")).collect();
    assert_eq!(
        errors,
        [
            "error: the start card (as in `*B`) comes now",
            "error: `*S` is neither a command nor a move: `S` is not a card: cards are the letters A to R; the \
             start card (as in `*B`) comes now",
            "error: F (Cool Water) is not in the circle",
            "error: `nonsense` is neither a command nor a move: `n` is not a card: cards are the letters A to R; \
             the start card (as in `*B`) comes now",
            "error: `\\u{1b}[31m` is neither a command nor a move: `\\u{1b}` is not a card: cards are the letters \
             A to R; the start card (as in `*B`) comes now",
        ]
    );
    assert!(told.contains(&format!("\n{DEAL} *B\n")), "{told}");
}

#[test]
fn what_is_not_text_is_refused_line_by_line() {
    let told = wagons_reading(["play", DEAL], b"\xff\n*B\nrecord\n").done();
    assert!(told.contains("error: the line is not text: byte 1 is not UTF-8\n"), "{told}");
    assert!(told.contains(&format!("\n{DEAL} *B\n")), "{told}");
}

#[test]
fn seeds_seats_and_names_are_taken_from_the_arguments() {
    let told = told(
        &["--seed", "1", "--opponent", "random", "--seat", "second", "--names", "Ada", "Rob"],
        "record\n",
    );
    assert!(told.contains("\nAda: name the start card.\n"), "{told}");
    assert!(
        told.ends_with(
            "\nTo go on: wagons play \"AIN/BLQEDHCFRJOGPMK\" --opponent random --seat second --names Ada Rob\n"
        ),
        "{told}"
    );
}

#[test]
fn a_solo_game_tells_what_the_rival_does_and_why() {
    let told = told(&["s1:IP/ABCDEFGH/JKLMNOQR"], "B\nB0,0\nhint\nscore\nquit\n");
    assert!(told.contains("Rival of Long Drive, classic:\n"), "{told}");
    assert!(told.contains(
        "Rival receives A. Rival takes C, which shows Wg like J, the top of the deck, and gets J too."
    ));
    assert!(told.contains("\nDeck of 7 cards, on top K: Wg Sm over Fm Wf\n"), "{told}");
    assert!(told.contains("\nHint: "), "{told}");
    assert!(told.contains("\nRival's score:\n"), "{told}");
    assert!(told.ends_with("\nTo go on: wagons play \"s1:IP/ABCDEFGH/JKLMNOQR B B0,0\"\n"), "{told}");
}

#[test]
fn every_scenario_can_be_asked_for_by_its_id() {
    for id in ["1", "2", "3", "4", "5", "6"] {
        let told = told(&["--solo", id, "--variant", "legend", "--seed", "4"], "record\n");
        assert!(told.contains(&format!("\ns{id}-legend:")), "{told}");
    }
    assert!(wagons(["play", "--solo", "7"]).refused().contains("there is no scenario `7`"));
}

#[test]
fn a_bad_record_or_opponent_is_refused() {
    assert!(wagons(["play", "FKQ"]).refused().contains("token 1, `FKQ`"));
    let run = wagons(["play", "--opponent", "Doc"]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.contains("[possible values: random, greedy"), "{}", run.stderr);
}
