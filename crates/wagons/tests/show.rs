//! What `wagons show` draws, as golden pictures.

use crate::wagons::{command, wagons, wagons_reading};

const DEAL: &str = "FKQ/RJAPODGLNMHBICE";
const MIDDLE: &str = "CHM/RIPBLNOGFEDQKAJ *I P P'0,0 I0,0 F F'1,-2 B'1,2 L-1,3 N-1,-1 O2,4 G'-1,1 D";
const FINISHED: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 D1,-2 G'-1,-3 \
     L0,-2 N3,-2 H H'1,-3";
const SOLO: &str = "sdusty:IP/ABCDEFGH/JKLMNOQR C C0,0 E";
const SCENARIO: &str =
    concat!("--scenario-file=", env!("CARGO_MANIFEST_DIR"), "/tests/games/dusty_trail.toml");

#[test]
fn a_deal() {
    insta::assert_snapshot!(wagons(["show", DEAL]).done());
}

#[test]
fn a_game_in_its_course() {
    insta::assert_snapshot!(wagons(["show", MIDDLE]).done());
}

#[test]
fn a_finished_game() {
    insta::assert_snapshot!(wagons(["show", FINISHED]).done());
}

#[test]
fn a_solo_game() {
    insta::assert_snapshot!(wagons(["show", SCENARIO, SOLO]).done());
}

#[test]
fn the_widest_town_fits_a_terminal() {
    let mut tokens = vec!["ABC/DEFGHIJKLMNOPQR *D R R0,0".to_owned()];
    tokens
        .extend("DEFGHIJKLMNOPQ".chars().zip(0..).map(|(letter, place)| format!("{letter}{},0", 2 * place)));
    let picture = wagons(["show", &tokens.join(" ")]).done();
    insta::assert_snapshot!(picture);
    assert!(picture.lines().all(|line| line.chars().count() <= 80), "{picture}");
}

#[test]
fn colours_are_for_terminals_unless_asked_for() {
    let shown = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = command(["show", MIDDLE].iter().chain(arguments));
        let output = command.envs(variables.iter().copied()).output().expect("the binary runs");
        String::from_utf8(output.stdout).expect("text")
    };
    let plain = shown(&[], &[]);
    assert!(!plain.contains('\u{1b}'));
    for (arguments, variables) in [
        (&["--color", "always"][..], &[][..]),
        (&[], &[("CLICOLOR_FORCE", "1")]),
        (&["--color=always"], &[("NO_COLOR", "1"), ("COLORTERM", "truecolor")]),
    ] {
        let colored = shown(arguments, variables);
        assert!(colored.contains("\u{1b}[1;38;"), "{arguments:?} {variables:?}");
        assert_eq!(without_colours(&colored), trimmed(&plain));
    }
    assert_eq!(shown(&["--color", "never"], &[("CLICOLOR_FORCE", "1")]), plain);
    assert_eq!(shown(&[], &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]), plain);
}

/// Lines without escape sequences and without spaces at their ends.
fn without_colours(text: &str) -> Vec<String> {
    let mut pieces = text.split('\u{1b}');
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    pieces.for_each(|piece| plain.push_str(piece.split_once('m').expect("a colour").1));
    trimmed(&plain)
}

fn trimmed(text: &str) -> Vec<String> {
    text.lines().map(|line| line.trim_end().to_owned()).collect()
}

#[test]
fn a_stream_of_pictures_is_one_line_each() {
    let input = format!("{DEAL}\n{MIDDLE}\nnonsense\n{FINISHED}\n{SOLO}");
    let run = wagons_reading(["show", SCENARIO, "-"], input.as_bytes());
    assert_eq!(run.status, Some(1));
    insta::assert_snapshot!(run.stdout);
}

#[test]
fn the_deck_stays_hidden() {
    let other = SOLO.replace("LMNOQR", "RQONML");
    // The rival has taken J, so K is seen and the six below it are not.
    assert_eq!(wagons(["show", SCENARIO, SOLO]).done(), wagons(["show", SCENARIO, &other]).done());
}

#[test]
fn vector_graphics_go_to_a_file() {
    let folder = std::env::temp_dir().join(format!("wagons-show-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder of our own");
    for (name, record, words) in [
        ("duel.svg", MIDDLE, ["First to move", "Smalltown Charm"]),
        ("solo.svg", SOLO, ["Rival", "Happy Cows"]),
    ] {
        let path = folder.join(name);
        assert_eq!(wagons(["show", SCENARIO, record, "--svg", path.to_str().expect("text")]).done(), "");
        let svg = std::fs::read_to_string(&path).expect("the file is there");
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"), "{name}");
        assert!(words.iter().all(|word| svg.contains(word)), "{name}");
    }
    let nowhere = folder.join("missing").join("game.svg");
    let told = wagons(["show", DEAL, "--svg", nowhere.to_str().expect("text")]).refused();
    assert!(told.contains("cannot be written"), "{told}");
    std::fs::remove_dir_all(&folder).expect("it was ours");

    let run = wagons(["show", "-", "--svg", "game.svg"]);
    assert_eq!((run.status, run.stdout.as_str()), (Some(2), ""));
    assert!(run.stderr.contains("--svg draws one record"), "{}", run.stderr);
}
