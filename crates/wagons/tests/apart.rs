//! Games apart with the real program: a server that is killed again and again while programs play on it.

#![cfg(unix)]

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read};
use std::iter;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use crate::wagons::table::{Table, folder, wait_for};
use crate::wagons::{command, wagons, wagons_reading};
use wagons_rules::{Record, Seat};

/// A server on a port and data of its own, to be started again and again.
struct Place {
    address: String,
    files: std::path::PathBuf,
    data: std::path::PathBuf,
}

impl Place {
    fn new(test: &str) -> Self {
        let port =
            TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port");
        let files = folder(test, &[("index.html", b"howdy")]);
        let data = files.with_file_name(format!("{test}_data"));
        let _ = std::fs::remove_dir_all(&data);
        Self { address: port.to_string(), files, data }
    }

    fn serve(&self) -> Table {
        let mut serving = command(["serve", "--addr", &self.address, "--files"]);
        serving.arg(&self.files).arg("--data").arg(&self.data).args(["--limit", "house=100"]);
        Table::starting(serving)
    }

    fn invite(&self, arguments: &[&str]) -> Vec<String> {
        let url = format!("http://{}/", self.address);
        let run = wagons([&["invite", url.as_str()], arguments].concat());
        assert_eq!(run.status, Some(0), "{}", run.stderr);
        run.stdout.lines().map(str::to_owned).collect()
    }
}

fn join<S: AsRef<OsStr>>(link: &str, how: impl IntoIterator<Item = S>) -> Child {
    let mut joining = command(["join", link]);
    joining.args(how).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    joining.spawn().expect("the binary starts")
}

/// The last line of what a program printed that ended well.
fn record_of(child: Child) -> String {
    let output = child.wait_with_output().expect("the program ends");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    String::from_utf8(output.stdout).expect("text").lines().last().expect("a line").to_owned()
}

#[test]
fn killed_again_and_again_it_loses_nothing_while_eight_programs_play() {
    let place = Place::new("killed");
    let mut server = place.serve();
    let links: Vec<_> = (0..4).flat_map(|_| place.invite(&["--both", "--pace", "clock:10+10"])).collect();
    assert_eq!(links.len(), 8);
    // They take their time, so that the server dies in the middle of it.
    let engine = format!("{} engine@100ms", env!("CARGO_BIN_EXE_wagons"));
    let mut programs: Vec<_> = links.iter().map(|link| join(link, ["--engine", &engine])).collect();
    let begun = Instant::now();
    let mut killed = 0;
    while programs.iter_mut().any(|program| matches!(program.try_wait(), Ok(None))) {
        assert!(begun.elapsed() < Duration::from_secs(55), "they do not finish");
        thread::sleep(Duration::from_millis(400));
        if killed < 6 && programs.iter_mut().any(|program| matches!(program.try_wait(), Ok(None))) {
            server.child.kill().expect("kill -9");
            server.child.wait().expect("it is dead");
            killed += 1;
            server = place.serve();
        }
    }
    assert!(killed >= 2, "killed only {killed} times before they were done");
    let records: Vec<_> = programs.into_iter().map(record_of).collect();
    for (pair, links) in records.chunks(2).zip(links.chunks(2)) {
        assert_eq!(pair[0], pair[1], "both have the same record");
        let record: Record = pair[0].parse().expect("a legal game");
        assert!(record.game().is_over());
        assert_eq!(record_of(join(&links[0], ["--watch"])), pair[0], "and so has the server");
    }
}

#[test]
fn an_engine_sits_down_and_a_link_is_good_once() {
    let place = Place::new("engines");
    let _server = place.serve();
    let mine = place.invite(&["--seat", "first", "--deal", "FKQ/RJAPODGLNMHBICE"]);
    assert_eq!(mine.len(), 1);
    let links = place.invite(&["--both", "--deal", "FKQ/RJAPODGLNMHBICE"]);
    let engine = format!("{} engine", env!("CARGO_BIN_EXE_wagons"));
    let mut watcher = join(&links[0], ["--watch"]);
    let second = join(&links[1], ["--level", "random"]);
    let first = join(&links[0], ["--engine", &format!("{engine}@10ms")]);
    let records = [first, second].map(record_of);
    assert!(records[0] == records[1] && records[0].starts_with("FKQ/RJAPODGLNMHBICE *"));
    wait_for(|| watcher.try_wait().ok().flatten());
    let mut printed = String::new();
    watcher.stdout.take().expect("piped").read_to_string(&mut printed).expect("text");
    assert_eq!(printed.lines().last(), Some(records[0].as_str()));
    // Another one, on another machine, comes too late.
    let mut stranger = command(["join", &links[0], "--level", "random"]);
    stranger.env("XDG_DATA_HOME", Path::new(&place.data).join("elsewhere"));
    let refused = stranger.output().expect("it runs");
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!((refused.status.code(), refused.stdout.as_slice()), (Some(1), &b""[..]));
    assert!(said.contains("somebody has sat down already"), "{said}");
}

#[test]
fn two_people_play_in_lines() {
    const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                        D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";
    let place = Place::new("in_lines");
    let _server = place.serve();
    let links = place.invite(&["--both", "--deal", "FKQ/RJAPODGLNMHBICE"]);
    let game: Record = GAME.parse().expect("a game");
    let people: Vec<_> = Seat::BOTH
        .into_iter()
        .map(|seat| {
            let link = links[seat as usize].clone();
            let mine = |&(place, _): &(usize, &_)| game.position(place).to_move() == Some(seat);
            let moves = game.moves().iter().enumerate().filter(mine);
            let script: Vec<_> = moves.map(|(_, mv)| mv.to_string()).collect();
            let script = script.join("\n");
            thread::spawn(move || wagons_reading(["join", &link, "--plain"], script.as_bytes()).done())
        })
        .collect();
    for person in people {
        let told = person.join().expect("a whole game");
        assert!(told.ends_with(&format!("Record: {GAME}\n")), "{told}");
        assert!(
            told.contains(" wins by 6 points: 23 to 17.") || told.contains("6 points: 23 to 17"),
            "{told}"
        );
    }
}

#[test]
fn every_loss_of_the_line_is_told() {
    let place = Place::new("lost");
    let mut server = place.serve();
    let links = place.invite(&["--both"]);
    let mut waiting = command(["join", &links[0], "--plain"]);
    waiting.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut person = waiting.spawn().expect("the binary starts");
    let output = BufReader::new(person.stdout.take().expect("standard output is piped"));
    let (tell, told) = mpsc::channel();
    // It ends with the person.
    thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
    let hears = |said: &str| {
        let mut heard = iter::from_fn(|| told.recv_timeout(Duration::from_secs(20)).ok());
        assert!(heard.any(|line| line.starts_with(said)), "`{said}` is not said");
    };
    for _ in 0..2 {
        // The other side is never taken, so this is what is said whenever the line is there.
        hears("Waiting for");
        server.child.kill().expect("kill -9");
        server.child.wait().expect("it is dead");
        hears("No connection.");
        server = place.serve();
    }
    person.kill().expect("it is still there");
    person.wait().expect("it is gone");
}

#[test]
fn what_cannot_be_joined_says_why() {
    for (arguments, says) in [
        (&["join", "http://127.0.0.1:1/"][..], "a link to a game ends with"),
        (&["join", "nonsense", "--watch"], "a link to a game ends with"),
        (&["invite", "ftp://x"], "a link begins with http:// or https://"),
        (&["invite", "http://127.0.0.1:1", "--pace", "days:99"], "a pace is `none`"),
        (&["invite", "http://127.0.0.1:1", "--seat", "third"], "a seat is `first`"),
    ] {
        let run = wagons(arguments);
        assert!(run.status != Some(0) && run.stderr.contains(says), "{arguments:?}: {}", run.stderr);
    }
    let files = folder("plain_files", &[("index.html", b"howdy")]);
    let table = Table::start([OsStr::new("--no-apart"), OsStr::new("--files"), files.as_os_str()]);
    let reason = wagons(["invite", &format!("http://{}/", table.address)]).refused();
    assert!(reason.contains("there are no online games at"), "{reason}");
    let reason = wagons(["invite", &format!("https://{}/", table.address)]).refused();
    assert!(reason.contains("there is no safe line to"), "{reason}");
}
