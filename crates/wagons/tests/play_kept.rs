//! Nothing is lost, whatever ends `wagons play`: the real binary, killed and started again.

#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

const DEAL: &str = "FKQ/RJAPODGLNMHBICE";

/// Somebody's data folder, gone afterwards.
struct Home(PathBuf);

impl Home {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("wagons-kept-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = crate::wagons::command(["play", "--plain"].iter().chain(arguments));
        command.env("XDG_DATA_HOME", &self.0);
        command
    }

    fn told(&self, arguments: &[&str], script: &str) -> String {
        let mut game = Game::start(self.command(arguments));
        game.say(script);
        game.end()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A game in lines that goes on.
struct Game {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    heard: String,
}

impl Game {
    fn start(mut command: Command) -> Self {
        let spawned = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let mut child = spawned.expect("the binary starts");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("standard output is piped"));
        Self { child, input, output, heard: String::new() }
    }

    fn say(&mut self, lines: &str) {
        let input = self.input.as_mut().expect("still listening");
        input.write_all(lines.as_bytes()).expect("somebody listens");
    }

    /// Listens until a line contains some words.
    fn hear(&mut self, words: &str) {
        loop {
            let mut line = String::new();
            assert!(
                self.output.read_line(&mut line).expect("text") > 0,
                "never said {words}: {}",
                self.heard
            );
            self.heard += &line;
            if line.contains(words) {
                return;
            }
        }
    }

    /// Sends a signal, and returns what was said to it and how the program ended.
    fn signal(mut self, name: &str) -> (String, Option<i32>) {
        use std::os::unix::process::ExitStatusExt;
        let sent = Command::new("kill").args([name, &self.child.id().to_string()]).status();
        assert!(sent.expect("kill runs").success());
        let ended = self.child.wait().expect("it ends");
        let mut said = String::new();
        let mut stderr = self.child.stderr.take().expect("standard error is piped");
        stderr.read_to_string(&mut said).expect("text");
        (said, ended.signal())
    }

    fn end(mut self) -> String {
        drop(self.input.take());
        self.output.read_to_string(&mut self.heard).expect("text");
        assert!(self.child.wait().expect("it ends").success(), "{}", self.heard);
        self.heard
    }
}

#[test]
fn a_game_that_was_killed_goes_on_where_it_was() {
    let home = Home::new("killed");
    let mut game = Game::start(home.command(&[DEAL, "--names", "Ada", "Ben"]));
    game.say("*B\nP\nP'0,0\nB0,0\n");
    game.hear("B0,0: Ben places card B");
    game.hear("places card I");
    assert_eq!(game.signal("-KILL").1, Some(9));
    let told = home.told(&["--continue"], "record\nI'2,-1\nquit\n");
    assert!(told.contains(&format!("\n{DEAL} *B P P'0,0 B0,0\n")), "{told}");
    assert!(told.contains("Ben"), "the names are kept, too: {told}");
    assert!(home.told(&["--continue"], "record\n").contains("B0,0 I'2,-1\n"));
}

#[test]
fn an_interrupt_says_how_to_go_on() {
    for (signal, number) in [("-INT", 2), ("-TERM", 15), ("-HUP", 1)] {
        let home = Home::new("interrupted");
        let mut game = Game::start(home.command(&["s1:IP/ABCDEFGH/JKLMNOQR"]));
        game.say("B\n");
        game.hear("Place card B");
        let (said, ended) = game.signal(signal);
        assert_eq!((said.trim(), ended), ("To continue: wagons play --continue", Some(number)));
        assert!(home.told(&["--continue"], "record\n").contains("s1:IP/ABCDEFGH/J??????? B\n"));
    }
}

#[test]
fn without_a_game_there_is_nothing_to_continue() {
    let home = Home::new("nothing");
    let run: crate::wagons::Run = home.command(&["--continue"]).output().expect("the binary runs").into();
    assert_eq!(run.refused(), "error: There is no game to continue.\n");
}

#[test]
fn a_language_once_chosen_is_remembered() {
    let home = Home::new("language");
    assert!(home.told(&[DEAL, "--language", "nl"], "").contains("Scorekaarten:"));
    assert!(home.told(&[DEAL], "").contains("Scorekaarten:"));
    let mut other = home.command(&[DEAL]);
    other.env("XDG_DATA_HOME", home.0.join("other")).env("LC_ALL", "it_IT.UTF-8");
    assert!(Game::start(other).end().contains("Carte punteggio:"));
}

#[test]
fn a_campaign_of_an_older_program_goes_on() {
    let home = Home::new("campaign");
    let folder = home.0.join("wagons");
    fs::create_dir_all(&folder).expect("a folder");
    let campaign = "wagons-campaign 1\nwon 41 35 s1:IP/ABCDEFGH/JKLMNOQR B B0,0\n";
    fs::write(folder.join("campaign.txt"), campaign).expect("a campaign");
    let told = home.told(&["--campaign"], "quit\n");
    assert!(told.starts_with("The campaign (Classic): 2 of 18 stars\n"), "{told}");
    assert!(told.contains("1 Long Drive  ★★☆  Best: 41 to 35\n"), "{told}");
    assert!(told.contains("Gold Fever (Classic):\n"), "the second is played: {told}");
    let told = home.told(&["--campaign", "--solo", "5"], "quit\n");
    assert!(told.contains("Last Train West (Classic):\n"), "any scenario can be chosen: {told}");
}

/// A terminal of its own for the binary, by util-linux.
#[cfg(target_os = "linux")]
mod in_a_terminal {
    use super::*;

    fn played(home: &Home, arguments: &str, environment: &[(&str, &str)]) -> Game {
        let binary = env!("CARGO_BIN_EXE_wagons");
        let script = format!("stty rows 40 cols 100; echo pid $$; exec {binary} play {arguments}");
        let mut command = Command::new("script");
        command.args(["-qfec", &script, "/dev/null"]).env("XDG_DATA_HOME", &home.0);
        command.env("TERM", "xterm").env("LC_ALL", "C.UTF-8").envs(environment.iter().copied());
        Game::start(command)
    }

    #[test]
    fn a_signal_leaves_a_clean_terminal_and_the_game_is_kept() {
        for signal in ["-TERM", "-HUP", "-INT"] {
            let home = Home::new("terminal");
            let mut game = played(&home, "FKQ/RJAPODGLNMHBICE", &[]);
            game.hear("pid ");
            let process = game.heard.split("pid ").nth(1).expect("a number").trim().to_owned();
            let mut bytes = Vec::new();
            let until = |bytes: &mut Vec<u8>, game: &mut Game, words: &str| {
                let mut byte = [0];
                while !String::from_utf8_lossy(bytes).contains(words) {
                    game.output.read_exact(&mut byte).expect("more to see");
                    bytes.push(byte[0]);
                }
            };
            until(&mut bytes, &mut game, "\u{1b}[?1049h");
            until(&mut bytes, &mut game, "FKQ/RJAPODGLNMHBICE");
            game.say("\r");
            until(&mut bytes, &mut game, "drafts first");
            until(&mut bytes, &mut game, "Player 1");
            std::thread::sleep(std::time::Duration::from_millis(300));
            Command::new("kill").args([signal, &process]).status().expect("kill runs");
            drop(game.input.take());
            game.output.read_to_end(&mut bytes).expect("the end");
            game.child.wait().expect("it ends");
            let seen = String::from_utf8_lossy(&bytes).into_owned();
            let left = seen.rfind("\u{1b}[?1049l").expect("the other screen is left");
            assert!(seen[left..].contains("\u{1b}[?25h"), "{signal}: the cursor is shown again");
            assert!(seen[left..].contains("To continue: wagons play --continue"), "{signal}");
            assert!(home.told(&["--continue"], "record\n").contains(&format!("{DEAL} *R\n")), "{signal}");
        }
    }

    #[test]
    fn a_game_whose_terminal_is_gone_ends() {
        let home = Home::new("gone");
        let mut game = played(&home, "FKQ/RJAPODGLNMHBICE", &[]);
        game.hear("pid ");
        let process = game.heard.split("pid ").nth(1).expect("a number").trim().to_owned();
        // The terminal goes with the program that made it, which cannot say goodbye.
        game.child.kill().expect("it still runs");
        game.child.wait().expect("it ends");
        let is_alive = || Command::new("kill").args(["-0", &process]).stderr(Stdio::null()).status();
        let ended = (0..300).any(|_| {
            std::thread::sleep(std::time::Duration::from_millis(100));
            !is_alive().expect("kill runs").success()
        });
        assert!(ended, "process {process} lives on without a terminal");
    }

    #[test]
    fn a_dumb_terminal_gets_lines_and_one_without_unicode_ascii() {
        let home = Home::new("dumb");
        let environment = [("TERM", "dumb"), ("LC_ALL", "C"), ("LANG", "C")];
        let mut game = played(&home, "FKQ/RJAPODGLNMHBICE --language de", &environment);
        game.hear("Der Kreis, im Uhrzeigersinn:");
        game.say("ende\n");
        let told = game.end();
        assert!(!told.contains("\u{1b}[?1049h") && told.is_ascii(), "{told}");
        assert!(told.contains("Punktekarten:"), "{told}");
    }
}
