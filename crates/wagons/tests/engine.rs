//! Conversations with `wagons engine`.

use std::time::{Duration, Instant};

use crate::wagons::engine::Engine;
use crate::wagons::wagons_reading;

const DEAL: &str = "FKQ/RJAPODGLNMHBICE";
const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                    D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

#[test]
fn the_session_in_the_manual_is_what_happens() {
    let manual = include_str!("../../../docs/protocol.md");
    let session =
        manual.split("```session\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a session");
    let mut engine = Engine::start(&[]);
    // How fast it is depends on the machine, and how much it looks at on how cleverly it looks.
    let masked = |line: &str| {
        let mut words: Vec<_> = line.split(' ').collect();
        for place in 1..words.len() {
            if ["nodes", "nps"].contains(&words[place - 1]) && words[0] == "info" {
                words[place] = "…";
            }
        }
        words.join(" ")
    };
    for line in session.lines() {
        match line.split_at(2) {
            ("> ", said) => engine.say(said),
            // Versions come and go.
            ("< ", told) if told.starts_with("id version ") => {
                assert!(engine.hear().starts_with("id version "), "{told}");
            }
            ("< ", told) => assert_eq!(masked(&engine.hear()), masked(told)),
            _ => panic!("{line}"),
        }
    }
    assert!(engine.child.wait().expect("the engine ends").success(), "the session ends with quit");
}

#[test]
fn garbage_gets_an_error_and_changes_nothing() {
    let mut engine = Engine::start(&["--level", "greedy"]);
    engine.say(format!("position {DEAL} *B P"));
    let long = vec![b'x'; 10_000_000];
    let garbage: [&[u8]; 14] = [
        b"",
        b"hello",
        b"\xff\xfe",
        b"\0\x07\x1b[31m\x7f",
        b"go fish",
        b"go nodes -1",
        b"go infinite movetime 5",
        b"position",
        b"position nonsense",
        b"position FKQ/RJAPODGLNMHBICE *B P P5,5",
        b"setoption name Level value nobody",
        b"setoption name Speed value 11",
        b"isready \xf0\x9f\xa4\xa0",
        &long,
    ];
    for line in garbage {
        engine.say(line);
        let answer = engine.hear();
        assert!(answer.starts_with("error ") && answer.len() < 300, "{answer:.300}");
        assert!(!answer.chars().any(char::is_control), "{answer:?}");
    }
    engine.say("isready\r");
    assert_eq!(engine.hear(), "readyok");
    engine.say("go nodes 100");
    let best = engine.bestmove();
    assert!(["P0,0", "P'0,0"].contains(&best.as_str()), "{best}");
    engine.quit();
}

#[test]
fn without_a_position_there_is_nothing_to_think_about_and_after_the_end_nothing_to_play() {
    let mut engine = Engine::start(&[]);
    engine.say("go nodes 5");
    assert_eq!(engine.hear(), "error no position: send `position RECORD` first");
    for go in ["go", "go nodes 5", "go infinite"] {
        engine.say(format!("position {GAME}"));
        engine.say(go);
        assert_eq!(engine.hear(), "bestmove none");
    }
    engine.quit();
}

#[test]
fn a_thinking_engine_can_only_be_stopped() {
    let mut engine = Engine::start(&["--level", "greedy"]);
    engine.say("stop");
    engine.say(format!("position {DEAL}"));
    engine.say("go infinite");
    for line in
        ["go nodes 5".to_owned(), format!("position {GAME}"), "setoption name Level value random".into()]
    {
        engine.say(line);
        assert_eq!(engine.hear(), "error thinking: send `stop` and wait for `bestmove` first");
    }
    engine.say("isready");
    assert_eq!(engine.hear(), "readyok");
    engine.say("wep");
    assert_eq!(engine.hear_until("wepok")[0], "id name Wagons");
    engine.say("stop");
    assert!(engine.bestmove().starts_with('*'));
    engine.say("go");
    assert!(engine.bestmove().starts_with('*'), "the position has not changed");
    engine.quit();
}

#[test]
fn stop_is_obeyed_at_once() {
    let mut engine = Engine::start(&[]);
    engine.say("wep");
    let introduction = engine.hear_until("wepok");
    let levels = introduction.iter().find(|line| line.starts_with("option name Level ")).expect("levels");
    // It looks ahead in one go, by its nature: it is a yardstick and never changes.
    for level in levels.split(" var ").skip(1).filter(|&level| level != "lookahead") {
        engine.say(format!("setoption name Level value {level}"));
        engine.say(format!("position {DEAL} *B P P'0,0"));
        let mut delays: Vec<_> = (0..9)
            .map(|attempt| {
                engine.say("go infinite");
                std::thread::sleep(Duration::from_millis(10 * attempt));
                let asked = Instant::now();
                engine.say("stop");
                engine.bestmove();
                asked.elapsed()
            })
            .collect();
        delays.sort();
        // The machine may be busy with other things for a moment, but not five times of nine.
        assert!(delays[4] < Duration::from_millis(20), "{level}: {delays:?}");
    }
    engine.quit();
}

#[test]
fn the_end_of_input_ends_the_engine_and_the_thought() {
    for last in ["go infinite\n", "go infinite", "go infinite\nquit\ngo\n", "go movetime 60000\n"] {
        let begun = Instant::now();
        let said = format!("setoption name Level value greedy\nposition {DEAL}\n{last}");
        let heard = wagons_reading(["engine"], said.as_bytes()).done();
        assert!(heard.lines().last().is_some_and(|line| line.starts_with("bestmove *")), "{last}: {heard}");
        assert_eq!(heard.matches("bestmove").count(), 1, "{heard}");
        assert!(begun.elapsed() < Duration::from_secs(5));
    }
    assert_eq!(wagons_reading(["engine"], b"").done(), "");
}

#[test]
fn a_seed_makes_chance_repeatable() {
    let mut engine = Engine::start(&["--level", "random"]);
    engine.say(format!("position {DEAL}"));
    let mut chosen = Vec::new();
    for seed in [1, 2, 3, 4, 5, 1, 2, 3, 4, 5] {
        engine.say(format!("setoption name Seed value {seed}"));
        engine.say("go");
        chosen.push(engine.bestmove());
    }
    assert_eq!(chosen[..5], chosen[5..]);
    assert!(chosen.iter().any(|other| *other != chosen[0]), "{chosen:?}");
    engine.quit();
}

#[test]
fn a_solo_game_is_thought_about_without_its_deck() {
    let mut engine = Engine::start(&["--level", "hard"]);
    let mut ask = |deck: &str| {
        engine.say(format!("position s1:IP/ABCDEFGH/{deck} B B0,0"));
        engine.say("go nodes 3000");
        engine.bestmove()
    };
    let best = ask("JKLMNOQR");
    assert_eq!(best, ask("JKRQONML"));
    assert!("DEFGH".contains(&best), "{best}");
    engine.quit();
}

#[test]
fn many_games_in_one_process_take_no_more_memory() {
    let mut engine = Engine::start(&["--level", "greedy"]);
    let mut seen = Vec::new();
    for game in 0..150 {
        let mut record = DEAL.to_owned();
        loop {
            engine.say(format!("position {record}"));
            // Any prefix of moves will do; a seed that changes makes games differ.
            let level = if record.len() < 30 { "random" } else { "greedy" };
            engine.say(format!("setoption name Level value {level}"));
            engine.say(format!("setoption name Seed value {game}"));
            engine.say("go nodes 50");
            match engine.bestmove().as_str() {
                "none" => break,
                token => record = format!("{record} {token}"),
            }
        }
        seen.extend(engine.resident_kilobytes());
    }
    engine.quit();
    if seen.is_empty() {
        eprintln!("SKIPPED: there is no /proc/PID/statm here, so memory was NOT measured");
        return;
    }
    let (early, late) = (seen[50], seen[seen.len() - 1]);
    assert!(late < early + 1024, "from {early} kB after 50 games to {late} kB after {}", seen.len());
}

#[test]
fn games_of_scenarios_from_files_can_be_thought_about() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/dusty_trail.toml");
    let deal =
        crate::wagons::wagons(["deal", "--solo", "dusty", "--seed", "1", "--scenario-file", file]).done();
    let mut engine = Engine::start(&["--level", "greedy", "--scenario-file", file]);
    engine.say(format!("position {}", deal.trim_end()));
    engine.say("go");
    assert_eq!(engine.bestmove().len(), 1, "a draft");
    engine.quit();
}
