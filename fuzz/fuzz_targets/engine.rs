//! Whatever is sent to an engine, it answers in lines of the protocol, gives at most one move for each `go`, and ends with
//! its input; and a command that was understood is written as it was read.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_engine::{Command, Reply, Session};
use wagons_players::PlayerName;
use wagons_rules::solo::Scenarios;

fuzz_target!(|input: &[u8]| {
    let scenarios = Scenarios::built_in();
    let commands = String::from_utf8_lossy(input);
    for command in commands.lines().filter_map(|line| Command::read(line, &scenarios).ok()) {
        assert_eq!(Command::read(&command.to_string(), &scenarios).as_ref(), Ok(&command));
    }

    let mut output = Vec::new();
    let session = Session::new(PlayerName::Greedy, 0, scenarios);
    session
        .converse(std::io::Cursor::new(input.to_vec()), &mut output)
        .expect("memory can be read and written");
    let output = String::from_utf8(output).expect("text");
    let mut moves = 0;
    for line in output.lines() {
        let reply: Reply = line.parse().expect("a line of the protocol");
        moves += usize::from(matches!(reply, Reply::BestMove(_)));
    }
    assert!(moves <= commands.matches("go").count(), "{output}");
});
