//! `wagons serve`, asked by bytes on a socket.

#![cfg(unix)]

use std::ffi::OsStr;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use wagons_rules::Rng;

use crate::wagons::table::{Answer, Table, folder, wait_for};
use crate::wagons::{command, wagons};

const SCRIPT: &str = "/wagons-0123456789abcdef.js";

/// A small table, in a folder of the test's own.
fn small_table(test: &str) -> PathBuf {
    folder(
        test,
        &[
            ("index.html", "<!doctype html><title>Howdy</title>".repeat(20).as_bytes()),
            (SCRIPT.trim_start_matches('/'), "circle(wagons);".repeat(500).as_bytes()),
            ("wagons_bg.wasm", b"\0asm\x01\0\0\0"),
            ("sw.js", b"self.skipWaiting()"),
            ("wagons-0123456789abcdef.js.br", b"in brotli"),
            ("wagons-0123456789abcdef.js.gz", b"in gzip"),
            ("a b\u{fc}.txt", b"howdy"),
            ("table.webmanifest", b"{}"),
            ("icons/wagon.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>"),
            (".hidden", b"secret"),
            (".git/config", b"secret"),
        ],
    )
}

fn serve(test: &str) -> Table {
    Table::start([OsStr::new("--files"), small_table(test).as_os_str()])
}

#[test]
fn files_come_with_their_types_and_caching() {
    let table = serve("types");
    for (path, content_type, caching) in [
        ("/", "text/html", "no-cache"),
        ("/index.html", "text/html", "no-cache"),
        (SCRIPT, "text/javascript", "public, max-age=31536000, immutable"),
        ("/wagons_bg.wasm", "application/wasm", "no-cache"),
        ("/sw.js", "text/javascript", "no-cache"),
        ("/table.webmanifest", "application/manifest+json", "no-cache"),
        ("/icons/wagon.svg", "image/svg+xml", "no-cache"),
    ] {
        let answer = table.get(path);
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("content-type"), content_type, "{path}");
        assert_eq!(answer.header("cache-control"), caching, "{path}");
        assert_eq!(answer.header("content-length"), answer.body.len().to_string(), "{path}");
        assert!(answer.header("content-security-policy").contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
    }
    assert_eq!(table.get("/sw.js").body, b"self.skipWaiting()");
}

#[test]
fn every_browser_gets_the_form_it_understands() {
    let table = serve("packed");
    // Over plain http browsers offer brotli to this machine only.
    for (offered, encoding, body) in [
        ("gzip, deflate, br", "br", "in brotli"),
        ("gzip, deflate", "gzip", "in gzip"),
        ("br;q=0, gzip", "gzip", "in gzip"),
    ] {
        let packed = table.ask("GET", SCRIPT, &[("Accept-Encoding", offered)]);
        assert_eq!((packed.header("content-encoding"), packed.body.as_slice()), (encoding, body.as_bytes()));
        assert_eq!(packed.header("vary"), "accept-encoding");
        assert_eq!(packed.header("content-type"), "text/javascript");
    }
    assert!(!table.get(SCRIPT).headers.contains_key("content-encoding"));
}

#[test]
fn any_name_can_be_asked_for() {
    assert_eq!(serve("names").get("/a%20b%C3%BC.txt").body, b"howdy");
}

#[test]
fn a_request_says_once_whom_it_means() {
    let table = serve("hosts");
    for hosts in ["", "Host: a\r\nHost: b\r\n"] {
        let answer = table.send(format!("GET / HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n").as_bytes());
        let answer = Answer::read(&answer);
        assert_eq!(answer.status, 400, "{hosts}");
        assert!(answer.header("content-security-policy").starts_with("default-src 'none'"));
    }
}

#[test]
fn who_says_nothing_is_cut_off() {
    let table = serve("silent");
    let mut silent = table.connect();
    let mut between = table.connect();
    between.write_all(b"GET /sw.js HTTP/1.1\r\nHost: here\r\n\r\n").expect("the server listens");
    let begun = Instant::now();
    for stream in [&mut silent, &mut between] {
        stream.read_to_end(&mut Vec::new()).expect("the server closes");
    }
    assert!(begun.elapsed() < Duration::from_secs(19), "{:?}", begun.elapsed());
}

#[test]
fn a_page_learns_whether_games_apart_are_played_here() {
    let table = serve("apart_here");
    let answer = table.get("/apart");
    assert_eq!((answer.status, answer.header("content-type")), (200, "application/json"));
    assert_eq!(answer.body, br#"{"oldest":1,"newest":1}"#);
    let host = table.address.to_string();
    assert!(answer.header("content-security-policy").ends_with(&format!("'self' ws://{host} wss://{host}")));
    let files = small_table("apart_not_here");
    let table = Table::start([OsStr::new("--no-apart"), OsStr::new("--files"), files.as_os_str()]);
    assert_eq!(table.get("/apart").status, 204);
    assert_eq!(table.get("/").status, 200);
}

#[test]
fn others_in_the_house_are_told_where() {
    let files = small_table("house");
    let mut serving = command(["serve", "--addr", "0.0.0.0:0", "--files"]);
    let table = Table::starting({
        serving.arg(&files);
        serving
    });
    assert!(table.address.ip().is_loopback(), "the first line is for this machine");
}

#[test]
fn a_second_server_plays_no_games_apart_and_says_so() {
    let files = small_table("second");
    let _first = Table::start([OsStr::new("--files"), files.as_os_str()]);
    let second = Table::start([OsStr::new("--files"), files.as_os_str()]);
    assert_eq!((second.get("/apart").status, second.get("/").status), (204, 200));
    second.signal("TERM");
    let (_, said) = second.end();
    assert!(said.starts_with("No online games: another server is running on "), "{said}");
}

#[test]
fn who_is_in_a_hurry_asks_twice() {
    let table = serve("hurry");
    let mut dawdler = table.connect();
    dawdler.write_all(b"GET / HTTP/1.1\r\nHo").expect("the server listens");
    assert_eq!(table.get("/").status, 200);
    let asked = Instant::now();
    table.signal("INT");
    wait_for(|| std::net::TcpStream::connect(table.address).is_err().then_some(()));
    table.signal("INT");
    assert_eq!(table.end().0.code(), Some(0));
    assert!(asked.elapsed() < Duration::from_secs(4), "{:?}", asked.elapsed());
}

#[test]
fn what_the_browser_has_is_not_sent_again() {
    let table = serve("known");
    let etag = table.get("/").header("etag").to_owned();
    let known = table.ask("GET", "/", &[("If-None-Match", &etag)]);
    assert_eq!((known.status, known.body.as_slice()), (304, &b""[..]));
    assert_eq!(known.header("etag"), etag);
    assert_eq!(table.ask("GET", "/", &[("If-None-Match", "\"older\"")]).status, 200);
}

#[test]
fn head_is_get_without_the_file() {
    let table = serve("head");
    let (get, head) = (table.get(SCRIPT), table.ask("HEAD", SCRIPT, &[]));
    assert_eq!((head.status, head.body.as_slice()), (200, &b""[..]));
    for name in ["content-length", "content-type", "etag", "cache-control"] {
        assert_eq!(head.header(name), get.header(name));
    }
}

#[test]
fn only_files_of_the_table_can_be_had() {
    let files = small_table("only_files");
    fs::write(files.with_file_name("only_files_secret"), "secret").expect("a file beside the folder");
    let table = Table::start([OsStr::new("--files"), files.as_os_str()]);
    for path in [
        "/nothing",
        "/../Cargo.toml",
        "/../only_files_secret",
        "/icons/../../only_files_secret",
        "/%2e%2e/only_files_secret",
        "/..%2fonly_files_secret",
        "/.%2e/only_files_secret",
        "/..\\only_files_secret",
        "//etc/passwd",
        "/icons/",
        "/.hidden",
        "/.git/config",
        "/index.html/",
        "/index.html%00",
    ] {
        let answer = table.get(path);
        assert!(answer.status == 404 || answer.status == 400, "{path}: {}", answer.status);
        assert!(!String::from_utf8_lossy(&answer.body).contains("secret"), "{path}");
    }
    assert!(String::from_utf8_lossy(&table.get("/nothing").body).contains("<a href=\"/\">"));
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PROPFIND"] {
        let refused = table.ask(method, "/", &[]);
        assert_eq!((refused.status, refused.header("allow")), (405, "GET,HEAD"), "{method}");
    }
}

#[test]
fn garbage_does_no_harm() {
    let table = serve("garbage");
    let endless_header = format!("GET / HTTP/1.1\r\nX: {}\r\n\r\n", "x".repeat(2_000_000));
    let many_headers = format!("GET / HTTP/1.1\r\n{}\r\n", "A: b\r\n".repeat(10_000));
    let long_path = format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(1_000_000));
    let garbage: [&[u8]; 11] = [
        b"hello\r\n\r\n",
        b"\r\n\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nbroken header\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
        endless_header.as_bytes(),
        many_headers.as_bytes(),
        long_path.as_bytes(),
    ];
    for bytes in garbage {
        let mut stream = table.connect();
        let _ = stream.write_all(bytes);
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(40)]);
        assert!(answer.is_empty() || Answer::read(&answer).status >= 400, "{shown}");
    }
    let unreadable = [("Accept-Encoding", "\u{fe}\u{ff}"), ("If-None-Match", "\u{fe}\u{ff}")];
    assert_eq!(table.ask("GET", "/", &unreadable).status, 200);
    assert_eq!(table.get("/").status, 200);
}

#[test]
fn a_damaged_request_is_refused_or_answered_and_nothing_more() {
    /// Words that mean something to somebody on the way, and bytes that should not.
    const WORDS: [&str; 16] = [
        "GET ",
        "HEAD ",
        "POST ",
        "/",
        "apart",
        "..",
        "%2e",
        "%00",
        " HTTP/1.1",
        "\r\n",
        "Host: ",
        "Origin: null",
        "Upgrade: websocket",
        "Content-Length: 7",
        "Transfer-Encoding: chunked",
        "Cookie: who=",
    ];
    let files = small_table("damaged");
    fs::write(files.with_file_name("damaged_secret"), "secret").expect("a file beside the folder");
    let table = Table::start([OsStr::new("--files"), files.as_os_str()]);
    let mut rng = Rng::new(17);
    for _ in 0..256 {
        let mut request =
            b"GET /icons/wagon.svg HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".to_vec();
        for _ in 0..=rng.below(6) {
            let at = rng.below(request.len() as u32) as usize;
            if rng.below(2) == 0 {
                request[at] = rng.below(256) as u8;
            } else {
                let word = WORDS[rng.below(WORDS.len() as u32) as usize];
                request.splice(at..at, word.bytes());
            }
        }
        let mut stream = table.connect();
        let _ = stream.write_all(&request);
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let (shown, answer) = (String::from_utf8_lossy(&request), String::from_utf8_lossy(&answer));
        assert!(!answer.contains("secret"), "{shown}");
        assert!(!answer.starts_with("HTTP/1.1 5"), "{shown}\n{answer}");
    }
    assert_eq!(table.get("/").status, 200);
}

#[test]
fn a_connection_can_ask_many_times() {
    let table = serve("many_times");
    let mut stream = table.connect();
    let question = "GET /sw.js HTTP/1.1\r\nHost: here\r\n\r\n";
    let last = "GET /sw.js HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
    stream.write_all((question.repeat(99) + last).as_bytes()).expect("the server listens");
    let mut answers = String::new();
    stream.read_to_string(&mut answers).expect("the server answers");
    assert_eq!(answers.matches("HTTP/1.1 200 OK").count(), 100);
    assert_eq!(answers.matches("self.skipWaiting()").count(), 100);
}

#[test]
fn asked_to_end_it_ends_well() {
    for signal in ["TERM", "INT"] {
        let table = serve(&format!("ends_{signal}"));
        let idle = table.connect();
        let mut kept = table.connect();
        kept.write_all(b"GET /sw.js HTTP/1.1\r\nHost: here\r\n\r\n").expect("the server listens");
        kept.read_exact(&mut [0; 12]).expect("the server answers");
        table.signal(signal);
        let (status, said) = table.end();
        assert_eq!((status.code(), said.as_str()), (Some(0), ""), "{signal}");
        drop(idle);
    }
}

#[test]
fn an_answer_under_way_is_finished_first() {
    const LENGTH: usize = 32 << 20;
    let files = folder("under_way", &[("index.html", b"howdy"), ("large.bin", &vec![7; LENGTH])]);
    let table = Table::start([OsStr::new("--files"), files.as_os_str()]);
    let mut stream = table.connect();
    stream.write_all(b"GET /large.bin HTTP/1.1\r\nHost: here\r\n\r\n").expect("the server listens");
    let mut answer = vec![0; 1000];
    stream.read_exact(&mut answer).expect("the answer begins");
    table.signal("TERM");
    wait_for(|| std::net::TcpStream::connect(table.address).is_err().then_some(()));
    stream.read_to_end(&mut answer).expect("the answer ends");
    assert_eq!(Answer::read(&answer).body.len(), LENGTH);
    assert_eq!(table.end().0.code(), Some(0));
}

#[test]
fn who_never_finishes_cannot_keep_it_from_ending() {
    let table = serve("dawdler");
    let mut dawdler = table.connect();
    dawdler.write_all(b"GET / HTTP/1.1\r\nHo").expect("the server listens");
    assert_eq!(table.get("/").status, 200);
    let asked = Instant::now();
    table.signal("TERM");
    assert_eq!(table.end().0.code(), Some(0));
    assert!(asked.elapsed() < Duration::from_secs(15), "{:?}", asked.elapsed());
}

#[test]
fn a_port_that_is_taken_is_named() {
    let files = small_table("taken");
    let taken = TcpListener::bind("127.0.0.1:0").and_then(|listener| Ok((listener.local_addr()?, listener)));
    let (address, _listener) = taken.expect("a free port");
    let reason = wagons(["serve", "--addr", &address.to_string(), "--files", files.to_str().expect("text")]);
    let reason = reason.refused();
    assert!(reason.contains(&format!("port {} is taken", address.port())), "{reason}");
    assert!(reason.contains("--addr 127.0.0.1:"), "{reason}");
}

#[test]
fn what_is_no_table_is_not_served() {
    let empty = folder("no_table", &[("readme.txt", b"not a table")]);
    let reason = wagons([OsStr::new("serve"), OsStr::new("--files"), empty.as_os_str()]).refused();
    assert!(reason.contains("no_table has no index.html"), "{reason}");
    let reason = wagons(["serve", "--files", "no/such/folder"]).refused();
    assert!(reason.contains("no/such/folder cannot be read"), "{reason}");
    let somewhere = wagons(["serve", "--addr", "somewhere"]);
    assert_eq!(somewhere.status, Some(2));
    assert!(
        somewhere.stderr.contains("an address is HOST:PORT, as in 127.0.0.1:7320"),
        "{}",
        somewhere.stderr
    );
}

/// The table is in the program exactly if it was there when the program was built.
#[test]
fn the_table_is_built_in_or_the_program_says_how_to_get_it() {
    if let Some(built_in) = option_env!("WAGONS_TABLE") {
        let table = Table::start([""; 0]);
        let index = fs::read(Path::new(built_in).join("index.html")).expect("the table that was built in");
        assert_eq!(table.get("/").body, index);
    } else {
        let reason = wagons(["serve"]).refused();
        assert_eq!(reason.lines().count(), 1);
        assert!(reason.contains("`cargo play`"), "{reason}");
    }
}

/// A folder with a program in it that a system would open browsers with.
fn opener(test: &str, script: &str) -> PathBuf {
    let name = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let programs = folder(test, &[(name, script.as_bytes())]);
    let executable = fs::Permissions::from_mode(0o755);
    fs::set_permissions(programs.join(name), executable).expect("a program can be made");
    programs
}

fn opening(test: &str, programs: &Path) -> Table {
    let mut starting = command(["serve", "--open", "--addr", "127.0.0.1:0", "--files"]);
    starting.arg(small_table(test)).env("PATH", programs);
    Table::starting(starting)
}

#[test]
fn the_browser_is_opened_if_asked() {
    let programs = opener("opener", "#!/bin/sh\necho \"$1\" > \"$0.told\"\n");
    let table = opening("opened", &programs);
    let told = wait_for(|| {
        let told =
            fs::read_dir(&programs).ok()?.flatten().find(|entry| entry.path().extension().is_some())?;
        fs::read_to_string(told.path()).ok().filter(|told| told.ends_with('\n'))
    });
    assert_eq!(told, format!("http://{}/\n", table.address));
}

#[test]
fn without_a_browser_the_address_is_told() {
    for programs in [folder("no_opener", &[("nothing", b"")]), opener("no_browser", "#!/bin/sh\nexit 3\n")] {
        let mut table = opening("unopened", &programs);
        let mut errors = table.child.stderr.take().expect("standard error is piped");
        let mut said = [0; 26];
        errors.read_exact(&mut said).expect("the server speaks");
        assert_eq!(&said, b"No browser could be opened");
        assert_eq!(table.get("/").status, 200, "and serves all the same");
    }
}
