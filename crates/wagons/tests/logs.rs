//! What a server tells whoever runs it, and what it never tells.

#![cfg(unix)]

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Stdio};
use std::{fs, thread};

use crate::wagons::table::{Answer, Table, folder};
use crate::wagons::{command, wagons};
use serde_json::Value;
use wagons_server::PlayerId;
use wagons_wire::Secret;

/// Asks the server something about the one with this token; gives the answer.
fn about(server: &Table, path: &str, token: u128, question: &str) -> String {
    let (bearer, length) = (Secret(token), question.len());
    let request = format!(
        "POST /apart/{path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nAuthorization: Bearer {bearer}\r\n\
         Content-Length: {length}\r\n\r\n{question}",
        server.address
    );
    String::from_utf8(Answer::read(&server.send(request.as_bytes())).body).expect("text")
}

/// A server that tells everything it can.
fn talkative(test: &str, more: &[&str]) -> (Table, std::path::PathBuf) {
    let files = folder(test, &[("index.html", b"howdy")]);
    let mut starting = command(["serve", "--addr", "127.0.0.1:0", "--log", "trace", "--files"]);
    starting.arg(&files).arg("--data").arg(files.join("data")).args(more);
    // Where programs keep what they are known by.
    starting.env("XDG_DATA_HOME", files.join("kept"));
    (Table::starting(starting), files)
}

fn play(link: &str, home: &OsStr) {
    let mut joining = command(["join", link, "--level", "greedy"]);
    joining.env("XDG_DATA_HOME", home).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    assert!(joining.status().expect("the binary starts").success());
}

#[test]
fn no_secret_of_a_whole_game_stands_in_the_log() {
    let (server, files) = talkative("logs", &["--log-format", "json", "--limit", "codes=2"]);
    let kept = files.join("kept");
    let url = format!("http://{}/", server.address);
    let links = wagons(["invite", &url, "--both"]).done();
    thread::scope(|scope| {
        for link in links.lines() {
            let kept = kept.as_os_str();
            scope.spawn(move || play(link, kept));
        }
    });
    // What the game was made of: both links, and what the two programs are known by.
    let mut secrets: Vec<String> =
        links.lines().flat_map(|link| link.rsplit('/').take(2)).map(str::to_owned).collect();
    for file in fs::read_dir(kept.join("wagons/joined")).expect("they sat down") {
        let token = fs::read_to_string(file.expect("a file").path()).expect("a token");
        secrets.push(PlayerId::of(token.parse().expect("a token")).to_string());
        secrets.push(token);
    }
    assert_eq!(secrets.len(), 2 * 2 + 2 * 2);

    // Another device, and being forgotten.
    let (old, new) = (0x0123_4567_89ab_cdef_0011_2233_4455_6677, 0xfedc_ba98_7654_3210_8899_aabb_ccdd_eeff);
    let told: Value = serde_json::from_str(&about(&server, "me", old, "\"code\"")).expect("JSON");
    let code = told["code"]["code"].as_str().expect("a code").to_owned();
    let claim = format!(r#"{{"claim":{{"code":"{code}"}}}}"#);
    assert!(about(&server, "me", new, &claim).contains("waits"));
    assert!(about(&server, "me", old, r#"{"answer":{"yes":true}}"#).contains("same"));
    for _ in 0..3 {
        about(&server, "me", new, &claim);
    }
    let endpoint = "https://push.example/a-secret-place";
    let wish = format!(
        r#"{{"on":{{"language":"en","subscription":{{"endpoint":"{endpoint}","keys":{{"p256dh":"A","auth":"B"}}}}}}}}"#
    );
    about(&server, "push", old, &wish);
    assert!(about(&server, "me", old, "\"forget\"").contains("forgotten"));
    secrets.extend([old, new].map(|token| Secret(token).to_string()));
    secrets.extend([old, new].map(|token| PlayerId::of(Secret(token)).to_string()));
    secrets.extend([code.replace('-', ""), code, "a-secret-place".to_owned(), "127.0.0.1".to_owned()]);
    // A browser's cookie.
    let origin = format!("http://{}", server.address);
    let knock = [
        ("Origin", origin.as_str()),
        ("Connection", "Upgrade"),
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let mut stream = server.connect();
    let headers: String = knock.iter().flat_map(|&(name, value)| [name, ": ", value, "\r\n"]).collect();
    write!(stream, "GET /apart/socket HTTP/1.1\r\nHost: {}\r\n{headers}\r\n", server.address).expect("sent");
    let mut answer = [0; 1024];
    let read = std::io::Read::read(&mut stream, &mut answer).expect("an answer");
    let answer = String::from_utf8_lossy(&answer[..read]).into_owned();
    let cookie = answer.split("wagons=").nth(1).and_then(|rest| rest.get(..32)).expect("a cookie");
    secrets.push(cookie.to_owned());

    server.signal("TERM");
    let (status, said) = server.end();
    assert!(status.success());
    for secret in &secrets {
        assert!(secret.len() > 7 && !said.contains(secret), "{secret} in {said}");
    }
    let events: Vec<Value> = said
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")))
        .collect();
    let messages: Vec<_> = events.iter().map(|event| event["message"].as_str().expect("a message")).collect();
    for wanted in ["the games are open", "listening", "somebody was forgotten", "draining", "ended"] {
        assert!(messages.contains(&wanted), "{wanted} in {messages:?}");
    }
}

#[test]
fn whoever_asks_for_nothing_hears_only_what_they_should_know() {
    let files = folder("quiet_log", &[("index.html", b"howdy")]);
    let run = |log: Option<&str>, words: &[&str]| {
        let mut starting = command(["serve", "--addr", "127.0.0.1:0", "--no-apart", "--files"]);
        starting.arg(&files).args(words).env_remove("WAGONS_LOG");
        if let Some(log) = log {
            starting.env("WAGONS_LOG", log);
        }
        starting
    };
    let said = |starting: Command| {
        let server = Table::starting(starting);
        server.signal("TERM");
        server.end().1
    };
    assert_eq!(said(run(None, &[])), "");
    assert!(said(run(Some("info"), &[])).contains(" INFO listening port="));
    assert_eq!(said(run(Some("info"), &["--log", "error"])), "");
    let wrong = run(Some("loud"), &[]).output().expect("it runs");
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("WAGONS_LOG is off, error, warn"));
}
