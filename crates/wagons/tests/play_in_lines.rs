//! `wagons play` without a terminal: whole games through the real binary, in lines.

use crate::wagons::{wagons, wagons_reading};

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
    assert!(
        told.contains("\nP: Ada takes card P and skips 7 cards. Ben gets free cards B, I, C, E, R, J and A."),
        "{told}"
    );
    assert!(told.contains("  Cool Water 3 — 1 Wagon on or beside the largest group of Water"), "{told}");
    assert!(told.contains("\nBen wins by 6 points: 23 to 17.\n"), "{told}");
    assert!(told.ends_with(&format!("Record: {GAME}\n")), "{told}");
}

#[test]
fn every_command_answers() {
    let script = "help\nshow\nmoves\ntry *B\ntry\nundo\n*B\nundo\n*B\nscore\nrival\nrecord\nquit\nignored\n";
    insta::assert_snapshot!(told(&[DEAL, "--names", "Ada", "Ben"], script));
}

#[test]
fn a_game_against_the_computer_goes_to_its_end() {
    let told = told(&["--seed", "7", "--opponent", "easy"], "hint\nhint\nhint\n");
    let hint = told.lines().find(|line| line.contains(": I’d take card ")).expect("a hint");
    let (token, _) = hint.split_once(": ").expect("a move before the words");
    let told = self::told(&["--seed", "7", "--opponent", "easy"], &format!("{token}\nrecord\nquit\n"));
    assert!(told.contains("Tilly: "), "the character greets: {told}");
    assert!(
        told.lines().any(|line| line.starts_with("AEM/") || line.ends_with(&format!(" {token}"))),
        "{told}"
    );
}

#[test]
fn hints_and_judgements_are_told_in_sentences() {
    let (before, _) = GAME.rsplit_once(' ').expect("many tokens");
    let told = told(&[before, "--names", "Ada", "Ben"], "hint\nhint\nhint\nH'1,-3\nanalyse\n");
    let steps = [
        "\nTake a look at “",
        "\nI’d place it as it is, covering ",
        "\nH-2,-2: I’d place card H here: ",
        "\nProven: with best play on both sides, Ada loses by 2 points. Nothing does better.\n",
    ];
    for step in steps {
        assert!(told.contains(step), "{step}: {told}");
    }
    assert!(told.contains("\nAda’s margin: ") && told.contains("\nPoints lost: Ada\u{a0}"), "{told}");
    assert!(told.contains("move\u{a0}2,\u{a0}Ada\u{a0}takes\u{a0}P:\u{a0}−"), "{told}");
}

#[test]
fn mistakes_are_explained_and_change_nothing() {
    let told = told(&[DEAL], "B\n*S\n*F\nnonsense\n\u{1b}[31m\n\n*B P P5,5 record\n");
    let errors: Vec<_> = told.lines().filter(|line| line.starts_with("error: ")).collect();
    assert_eq!(
        errors,
        [
            "error: Choose the start card now, as in *B.",
            "error: “*S” is neither a word I know nor a move. Choose the start card now, as in *B.",
            "error: Card F is not in the circle.",
            "error: “nonsense” is neither a word I know nor a move. Choose the start card now, as in *B.",
            "error: “\\u{1b}[31m” is neither a word I know nor a move. Choose the start card now, as in *B.",
            "error: The first card of a town goes at 0,0.",
        ]
    );
    assert!(told.contains(&format!("\n{DEAL} *B P\n")), "{told}");
}

#[test]
fn what_is_not_text_is_refused_line_by_line() {
    let told = wagons_reading(["play", DEAL], b"\xff\n*B\nrecord\n").done();
    assert!(told.contains("error: That line cannot be read.\n"), "{told}");
    assert!(told.contains(&format!("\n{DEAL} *B\n")), "{told}");
}

#[test]
fn an_input_that_cannot_be_read_is_named() {
    let folder = std::fs::File::open(std::env::temp_dir()).expect("a folder");
    let output = crate::wagons::command(["play", DEAL]).stdin(folder).output().expect("the binary runs");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1));
    assert!(error.starts_with("error: standard input cannot be read: "), "{error}");
}

#[test]
fn seeds_seats_and_names_are_taken_from_the_arguments() {
    let told = told(&["--seed", "1", "--opponent", "easy", "--seat", "second"], "moves\n");
    assert!(told.contains("\nChoose the start card.\n*B *L"), "{told}");
    assert!(told.contains("Tilly"), "{told}");
    let told = self::told(&["--seed", "1", "--names", "Ada", "Rob"], "");
    assert!(told.contains("\nRob chooses the start card.\n"), "{told}");
    assert!(!told.contains("To continue"), "nothing was played: {told}");
}

#[test]
fn a_solo_game_tells_what_the_rival_does_and_why_but_not_the_deck() {
    let told = told(&["s1:IP/ABCDEFGH/JKLMNOQR"], "B\nB0,0\nscore\nrival\nrecord\nquit\n");
    assert!(told.contains("Long Drive (Classic):\n"), "{told}");
    assert!(told.contains("\nThe rival gets card A, which you skipped. The rival takes card C: "), "{told}");
    assert!(told.contains("\nThe deck: card K on top (Wg Sm / Fm Wf), 7 cards in all\n"), "{told}");
    assert!(told.contains("\nScore sheet, The rival:\n"), "{told}");
    assert!(told.contains("\ns1:IP/ABCDEFGH/JK?????? B B0,0\n"), "{told}");
    assert!(told.ends_with("\nTo continue: wagons play --continue\n"), "{told}");
    assert!(!told.contains("KLMNO"), "the order of the deck is hidden: {told}");
}

/// The rival is no name: in most languages its town cannot be called as somebody else's is.
#[test]
fn the_rivals_town_has_a_label_of_its_own() {
    for (language, label) in
        [("de", "\nDie Stadt des Rivalen, 0 Punkte:\n"), ("nl", "\nDe stad van de rivaal, 0 punten:\n")]
    {
        let told = told(&["s1:IP/ABCDEFGH/JKLMNOQR", "--language", language], "show\n");
        assert!(told.contains(label), "{told}");
    }
}

#[test]
fn every_scenario_can_be_asked_for_by_its_id() {
    for id in ["1", "2", "3", "4", "5", "6"] {
        let told = told(&["--solo", id, "--variant", "legend", "--seed", "4"], "record\n");
        assert!(told.contains(&format!("\ns{id}-legend:")), "{told}");
    }
    let unknown = wagons(["play", "--solo", "7"]).refused();
    assert!(unknown.contains("There is no scenario “7” here. 1 (Long Drive), 2 (Gold Fever)"), "{unknown}");
}

#[test]
fn a_bad_record_or_opponent_is_refused() {
    assert!(wagons(["play", "FKQ"]).refused().contains("word 1, “FKQ”, does not fit."));
    let run = wagons(["play", "--opponent", "Doc"]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.contains("[possible values: easy, medium"), "{}", run.stderr);
}

#[test]
fn every_language_has_its_words_and_knows_the_english_ones() {
    for (tag, word, says) in [
        ("en", "help", "Type help "),
        ("de", "hilfe", "Tippe hilfe,"),
        ("nl", "hulp", "Typ hulp "),
        ("fr", "aide", "Tapez «\u{a0}aide\u{a0}» "),
        ("it", "aiuto", "Scrivi «aiuto» "),
    ] {
        let [own, english] =
            [word, "help"].map(|word| told(&[DEAL, "--language", tag], &format!("{word}\nquit\n")));
        assert!(own.contains(says), "{own}");
        assert_eq!(own, english);
    }
}

#[test]
fn what_is_refused_is_told_in_the_players_language() {
    let refused = |arguments: &[&str]| {
        let run = wagons(["play"].iter().chain(arguments).chain(&["--language", "de"]));
        assert_eq!((run.status, run.stdout.as_str()), (Some(1), ""), "{}", run.stderr);
        run.stderr
    };
    let record = refused(&["FKQ/RJAPODGLNMHBICE *F"]);
    assert!(record.starts_with("Fehler: "), "{record}");
    assert!(record.contains("Karte F liegt nicht im Kreis."), "{record}");
    assert!(record.ends_with("\n\n  FKQ/RJAPODGLNMHBICE *F\n                      ^^\n"), "{record}");
    assert!(refused(&["--solo", "7"]).contains("„7“"));

    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let scenario = refused(&["--solo", manifest]);
    assert!(scenario.starts_with(&format!("Fehler: {manifest}: Zeile 1, ")), "{scenario}");
}

#[test]
fn names_cannot_steer_the_terminal() {
    let told = told(&[DEAL, "--names", "\u{1b}[31mAda", "\u{202e}neB"], "*B\nquit\n");
    assert!(told.contains("\\u{202e}neB") && !told.contains(['\u{1b}', '\u{202e}']), "{told:?}");
}
