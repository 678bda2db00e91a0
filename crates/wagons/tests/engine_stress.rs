//! An engine that is interrupted, shouted at and asked again without a pause.

use std::time::Duration;

use crate::wagons::engine::Engine;
use wagons_players::PlayerName;
use wagons_rules::{Deal, Record, Rng};

/// What an engine that thinks does not understand or cannot do now.
const GARBAGE: [&[u8]; 6] = [
    b"",
    b"hello",
    b"\xff\xfe\0",
    b"go infinite",
    b"position FKQ/RJAPODGLNMHBICE",
    b"setoption name Level value random",
];

/// A random beginning of a random game, in which there is something to decide.
fn beginning(rng: &mut Rng) -> Record {
    let mut record: Record = Record::new(Deal::shuffled(rng));
    let moves = rng.below(28);
    for _ in 0..moves {
        let Some(mv) = record.game().random_move(rng) else { break };
        record.try_play(mv).expect("a random move is legal");
    }
    if record.game().is_over() {
        record.undo();
    }
    record
}

/// Lets the engine think, says garbage meanwhile, stops it at any time, and checks that it answers every line once.
fn interrupt(engine: &mut Engine, record: &Record, rng: &mut Rng) {
    engine.say(format!("position {record}"));
    engine.say(["go infinite", "go movetime 60000", "go"][rng.below(3) as usize]);
    let shouted = rng.below(3);
    for _ in 0..shouted {
        // Whether the thought is over by now or not, these are wrong.
        engine.say(GARBAGE[rng.below(3) as usize]);
    }
    std::thread::sleep(Duration::from_micros(u64::from(rng.below(12_000))));
    engine.say("stop");
    engine.say("isready");
    let mut heard = Vec::new();
    let is_answered = |heard: &[String]| {
        heard.iter().any(|line| line.starts_with("bestmove ")) && heard.iter().any(|line| line == "readyok")
    };
    while !is_answered(&heard) {
        heard.push(engine.hear());
    }
    let count = |first: &str| heard.iter().filter(|line| line.starts_with(first)).count();
    let told = (count("error "), count("readyok"), count("bestmove "));
    assert_eq!(told, (shouted as usize, 1, 1), "{record}: {heard:?}");
    assert_eq!(told.0 + told.1 + told.2 + count("info "), heard.len(), "{record}: {heard:?}");
    let best = heard.iter().find_map(|line| line.strip_prefix("bestmove ")).expect("it was counted");
    assert!(record.game().is_legal(best.parse().expect("a move")), "{best} in {record}");
}

#[test]
fn every_level_can_be_interrupted_at_any_time() {
    const ROUNDS: usize = 20;
    let mut rng = Rng::new(1);
    let mut engine = Engine::start(&[]);
    for level in PlayerName::ALL {
        engine.say(format!("setoption name Level value {level}"));
        for _ in 0..ROUNDS {
            interrupt(&mut engine, &beginning(&mut rng), &mut rng);
        }
    }
    match engine.resident_kilobytes() {
        Some(memory) => assert!(memory < 64 * 1024, "{memory} kB"),
        None => eprintln!("SKIPPED: there is no /proc/PID/statm here, so memory was NOT measured"),
    }
    engine.quit();
}

#[test]
fn a_thinking_engine_refuses_everything_and_thinks_on() {
    let mut engine = Engine::start(&["--level", "master"]);
    let mut rng = Rng::new(2);
    for _ in 0..5 {
        let record = beginning(&mut rng);
        engine.say(format!("position {record}"));
        engine.say("go infinite");
        for line in GARBAGE {
            engine.say(line);
            while !engine.hear().starts_with("error ") {}
        }
        engine.say("stop");
        let best = engine.bestmove();
        assert!(record.game().is_legal(best.parse().expect("a move")), "{best} in {record}");
    }
    engine.quit();
}
