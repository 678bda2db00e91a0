//! Whatever is handed in, the binary gives a reason and an exit status, in little time and memory.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::process::Stdio;

use crate::wagons::{command, wagons, wagons_reading};

const DEAL: &str = "FKQ/RJAPODGLNMHBICE";

/// What is not a record, and a word of the reason that must be given.
fn bad_records() -> Vec<(String, &'static str)> {
    let after = |rest: &str| format!("{DEAL} {rest}");
    vec![
        (String::new(), "begins with a deal"),
        (" ".to_owned(), "begins with a deal"),
        ("hello".to_owned(), "a deal is three scoring cards"),
        ("FKX/RJAPODGLNMHBICE".to_owned(), "`X` is not a card"),
        ("fkq/rjapodglnmhbice".to_owned(), "cards are capital letters"),
        ("FKR/RJAPODGLNMHBICE".to_owned(), "R (Wagon Train) appears twice"),
        ("FKQ/RJAPODGLNMHBIC".to_owned(), "14 circle cards instead of 15"),
        ("FKQ/RJAPODGLNMHBICEF".to_owned(), "16 circle cards instead of 15"),
        ("FK/QRJAPODGLNMHBICE".to_owned(), "2 scoring cards instead of 3"),
        ("KFQ/RJAPODGLNMHBICE".to_owned(), "alphabetical order"),
        (after("*F"), "F (Cool Water) is not in the circle"),
        (after("*Z"), "`Z` is not a card"),
        (after("B"), "the start card (as in `*B`) comes now"),
        (after(" *B"), "single spaces"),
        (after("*B\tP"), "single spaces"),
        (after("*B F"), "F (Cool Water) is not in the circle"),
        (after("*B P P'0,0 B0,0 I2,0 B"), "the placement of C"),
        (after("*B B B0,0 I I0,0 B"), "B (Boom or Bust) is not in the circle"),
        (after("*B P B0,0"), "the placement of P"),
        (after("*B B B0,0 I I0,0 C C2,2"), "the nearest legal cell is 1,2"),
        (after("*B B B0,0 I I0,0 C C9,9"), "neither covers a territory nor shares an edge"),
        (after("*B B B1,0"), "the first card of a town lies at 0,0"),
        (after("*B B B0,29"), "no town reaches that far"),
        (after("*B B B99999999999999999999,0"), "no town reaches that far"),
        (after("*B B Bx,0"), "two whole numbers"),
        (after("*B B B0,0.5"), "two whole numbers"),
        (after("*B B B+0,0"), "two whole numbers"),
        (after("*B B B00,0"), "two whole numbers"),
        (after("*B B B0"), "a move is"),
        (after("*B B B''0,0"), "two whole numbers"),
        (format!("{} P", finished()), "the game is over"),
        (format!("{} H'1,-3", finished()), "the game is over"),
        (after("*B \u{1b}[31mP"), "`\\u{1b}` is not a card"),
        (after("*B \u{7}"), "`\\u{7}` is not a card"),
        (after("*B \u{202e}P"), "is not a card"),
        ("\u{2066}FKQ/RJAPODGLNMHBICE".to_owned(), "is not a card"),
        ("s".to_owned(), "a solo deal is `s`"),
        ("s9:IP/ABCDEFGH/JKLMNOQR".to_owned(), "there is no scenario `9`"),
        ("s1-easy:IP/ABCDEFGH/JKLMNOQR".to_owned(), "`easy` is not a variant"),
        ("s1:AB/CDEFGHIJ/KLMNOPQR".to_owned(), "Long Drive is scored with IP"),
        ("s1:IP/ABCDEFGH/JKLMNOQA".to_owned(), "A (Badlands) appears twice"),
        ("s1:IP/ABCDEFGH/JKLMNOQR *A".to_owned(), "a draft (a card's letter) comes now"),
        ("🤠".repeat(1000), "a deal is three scoring cards"),
        ("x".repeat(100_000), "a deal is three scoring cards"),
        (format!("{DEAL} *B {}", "P".repeat(100_000)), "a move is"),
        (format!("{DEAL}{}", " *B".repeat(30_000)), "a draft (a card's letter) comes now"),
    ]
}

fn finished() -> &'static str {
    "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 D1,-2 G'-1,-3 \
     L0,-2 N3,-2 H H'1,-3"
}

/// No message hands a control character on to the terminal, or turns the text around it.
fn is_clean(message: &str) -> bool {
    let turns = |c| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !message.chars().any(|c| turns(c) || (c.is_control() && c != '\n'))
}

#[test]
fn bad_records_are_refused_with_the_reason() {
    for (record, reason) in bad_records() {
        let told = wagons(["moves", &record]).refused();
        assert!(told.contains(reason), "{record:.80}: {told}");
        assert!(is_clean(&told) && told.len() < 1000, "{told:?}");
    }
}

#[test]
fn every_command_refuses_a_bad_record() {
    for command in [&["moves"][..], &["score"], &["score", "--json"], &["show"]] {
        wagons(command.iter().chain(&["nonsense"])).refused();
    }
    wagons(["perft", "nonsense", "3"]).refused();
}

#[test]
fn a_record_that_is_not_text_is_refused() {
    let told = wagons([OsStr::new("score"), OsStr::from_bytes(b"FKQ/\xff\xfe")]).refused();
    assert_eq!(told, "error: the line is not text: byte 5 is not UTF-8\n");
}

#[test]
fn bad_lines_of_a_stream_keep_their_places() {
    let good = format!("{DEAL} *B P");
    // A tab or a line feed inside a record would be two lines.
    let bad: Vec<_> = bad_records().into_iter().filter(|(record, _)| record.len() < 1 << 16).collect();
    let mut input = String::new();
    for (record, _) in &bad {
        input.extend([record, "\n", &good, "\n"]);
    }
    input.push_str(&good);
    let run = wagons_reading(["moves", "-"], input.as_bytes());
    assert_eq!(run.status, Some(1));
    assert_eq!(
        run.stderr,
        format!(
            "error: {} of {} lines refused; the output says why, line by line\n",
            bad.len(),
            2 * bad.len() + 1
        )
    );
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines.len(), 2 * bad.len() + 1);
    assert!(lines.iter().skip(1).step_by(2).all(|&line| line == "P0,0 P'0,0"));
    for (line, (record, _)) in lines.iter().step_by(2).zip(&bad) {
        assert!(line.starts_with("error: ") && is_clean(line), "{record}: {line:?}");
    }
}

#[test]
fn bad_lines_are_json_where_json_was_asked_for() {
    let run = wagons_reading(["score", "--json", "-"], b"\"quoted\"\n\xc3\n");
    let errors: Vec<serde_json::Value> =
        run.stdout.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(errors.len(), 2);
    assert_eq!(errors[1], serde_json::json!({"error": "the line is not text: byte 1 is not UTF-8"}));
    assert_eq!(run.status, Some(1));
}

#[test]
fn empty_input_is_no_records_and_no_failure() {
    assert_eq!(wagons(["score", "-"]).done(), "");
}

#[test]
fn endless_lines_are_passed_over() {
    let mut input = vec![b'x'; 10 << 20];
    input.extend(b"\n");
    input.extend(DEAL.as_bytes());
    input.extend(b" *B P\n");
    input.extend(vec![0; 10 << 20]);
    let run = wagons_reading(["moves", "-"], &input);
    assert_eq!(
        run.stdout,
        "error: the line is longer than 65536 bytes\nP0,0 P'0,0\nerror: the line is longer than 65536 bytes\n"
    );
    assert_eq!(run.status, Some(1));
}

#[test]
fn answers_come_at_once_when_questions_come_one_by_one() {
    let mut child = command(["moves", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    for _ in 0..3 {
        writeln!(stdin, "{DEAL} *B P").expect("it reads");
        let mut answer = [0; "P0,0 P'0,0\n".len()];
        stdout.read_exact(&mut answer).expect("it answers");
        assert_eq!(&answer, b"P0,0 P'0,0\n");
    }
    drop(stdin);
    assert!(child.wait().expect("it ends").success());
}

#[test]
#[cfg(target_os = "linux")]
fn memory_does_not_grow_with_the_stream() {
    let mut child = command(["score", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let reader = std::thread::spawn(move || std::io::copy(&mut stdout, &mut std::io::sink()).unwrap());
    let lines = format!("{DEAL}\n").repeat(1000);
    let mut peak = |rounds: usize| {
        (0..rounds).for_each(|_| stdin.write_all(lines.as_bytes()).expect("it reads"));
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).expect("it runs");
        let line = status.lines().find(|line| line.starts_with("VmHWM:")).expect("a peak");
        line.split_whitespace().nth(1).and_then(|number| number.parse::<u64>().ok()).expect("kilobytes")
    };
    let (early, late) = (peak(20), peak(100));
    assert!(late < early + 512, "from {early} kB to {late} kB");
    drop(stdin);
    child.wait().expect("it ends");
    assert_eq!(reader.join().unwrap(), 120_000 * "0 0 second to move\n".len() as u64);
}

#[test]
fn a_mark_at_the_beginning_of_a_file_is_passed_over() {
    let input = format!("\u{feff}{DEAL} *B P\r\n{DEAL} *B P\r\n");
    assert_eq!(wagons_reading(["moves", "-"], input.as_bytes()).done(), "P0,0 P'0,0\nP0,0 P'0,0\n");
}

#[test]
#[cfg(target_os = "linux")]
fn a_reason_that_cannot_be_written_changes_no_exit_status() {
    for (arguments, status) in [
        (&["moves", "x"][..], 1),
        (&["moves", DEAL, "extra"], 2),
        (&["show", "--svg", "x.svg", "-"], 2),
        (&["arena", "cmd:/nowhere/at/all", "random"], 1),
        (&["solo-lab", "--scenario", "7"], 1),
    ] {
        let full =
            std::fs::File::options().write(true).open("/dev/full").expect("a device that is always full");
        let run = command(arguments).stderr(full).stdout(Stdio::null()).stdin(Stdio::null()).status();
        assert_eq!(run.expect("the binary starts").code(), Some(status), "{arguments:?}");
    }
}

#[test]
fn arguments_cannot_steer_the_terminal() {
    for arguments in [
        &["\u{1b}[31mcircle"][..],
        &["moves", DEAL, "\u{202e}P"],
        &["deal", "--seed", "\u{1b}]0;x\u{7}"],
        &["arena", "\u{1b}[2J", "random"],
        &["deal", "--solo", "\u{2067}9"],
    ] {
        let run = wagons(arguments);
        assert!(is_clean(&run.stderr) && !run.stderr.is_empty(), "{:?}", run.stderr);
    }
}

#[test]
fn wrong_usage_is_told_with_the_usage_of_the_command() {
    for (arguments, reason, usage) in [
        (&["show", "--svg", "x.svg", "-"][..], "--svg draws one record", "wagons show"),
        (&["deal", "--scenario-file", "/nowhere"], "it needs --solo", "wagons deal"),
        (&["deal", "--seed", "-1"], "invalid value '-1' for '--seed", "--help"),
        (&["solve", "--time", "-1", DEAL], "invalid value '-1' for '--time", "--help"),
        (&["bench", "--seconds", "-5"], "invalid value '-5' for '--seconds", "--help"),
    ] {
        let run = wagons(arguments);
        assert_eq!((run.status, run.stdout.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(run.stderr.contains(reason) && run.stderr.contains(usage), "{}", run.stderr);
    }
}

#[test]
fn every_complaint_about_a_scenario_file_names_the_line() {
    let folder = crate::wagons::table::folder("complaints", &[
        ("taken.toml", b"# mine\nid = \"1\"\ntitle = \"X\"\nscoring = [\"A\", \"B\"]\n\n[[hunt]]\nskip = 1\nicon = \"Mine\"\n\n[[score]]\neach = 1\nicon = \"Mine\"\n"),
        ("bytes.toml", b"id = \"x\"\ntitle = \"\xff\"\n"),
        ("large.toml", &vec![b'#'; 300_000]),
        ("cut.toml", "\u{20ac}".repeat(100_000).as_bytes()),
    ]);
    for (name, reason) in [
        ("taken.toml", "line 2, id: there is already a scenario `1`"),
        ("bytes.toml", "line 2: it is not text in UTF-8"),
        ("large.toml", "line 1: 300000 bytes are too many for a scenario"),
        ("cut.toml", "line 1: 300000 bytes are too many for a scenario"),
    ] {
        let file = folder.join(name);
        let told = wagons([
            OsStr::new("deal"),
            OsStr::new("--solo"),
            OsStr::new("1"),
            OsStr::new("--scenario-file"),
            file.as_os_str(),
        ]);
        assert_eq!(told.refused(), format!("error: {}: {reason}\n", file.display()));
    }
}

#[test]
fn wrong_usage_is_told_apart_from_bad_records() {
    for arguments in [
        &[][..],
        &["circle"],
        &["moves"],
        &["perft", DEAL],
        &["perft", DEAL, "-1"],
        &["perft", DEAL, "4294967296"],
        &["perft", DEAL, "many"],
        &["deal", "--seed", "-1"],
        &["deal", "--seed", "18446744073709551616"],
        &["deal", "--count", "1e3"],
        &["score", "--jsn", DEAL],
        &["completions", "dos"],
    ] {
        let run = wagons(arguments);
        assert_eq!((run.status, run.stdout.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(run.stderr.contains("--help"), "{}", run.stderr);
    }
    let unquoted = wagons(["moves", DEAL, "*B", "P"]);
    assert_eq!(unquoted.status, Some(2));
    assert!(unquoted.stderr.contains("put it in double quotes"), "{}", unquoted.stderr);
}
