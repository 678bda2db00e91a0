//! Starts `wagons serve` and speaks HTTP to it, byte by byte.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;
use std::{fs, thread};

use super::command;

/// A server that is ready.
pub(crate) struct Table {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
}

/// An answer, taken apart.
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// By their names in small letters.
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) body: Vec<u8>,
}

impl Table {
    /// Serves on any free port.
    pub(crate) fn start<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Self {
        let mut starting = command(["serve", "--addr", "127.0.0.1:0"]);
        starting.args(arguments);
        Self::starting(starting)
    }

    /// Waits until the server that this command starts is ready.
    pub(crate) fn starting(mut command: Command) -> Self {
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary starts");
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().expect("standard output is piped"));
        output.read_line(&mut line).expect("the server speaks text");
        let url = line.trim_end().rsplit(' ').next().expect("a last word");
        let address = url.strip_prefix("http://").and_then(|rest| rest.strip_suffix('/'));
        let address = address.and_then(|address| address.parse().ok());
        Self { child, address: address.unwrap_or_else(|| panic!("no address in `{line}`")) }
    }

    /// A connection that gives up instead of waiting for ever.
    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
        stream
    }

    /// What these bytes get, on a connection of their own.
    pub(crate) fn send(&self, bytes: &[u8]) -> Vec<u8> {
        let mut stream = self.connect();
        let mut answer = Vec::new();
        // A server that has read enough may close early; what it has said until then counts.
        let _ = stream.write_all(bytes);
        let _ = stream.read_to_end(&mut answer);
        answer
    }

    /// The answer to a request with these further headers.
    pub(crate) fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
        let headers: String = headers.iter().flat_map(|(name, value)| [name, ": ", value, "\r\n"]).collect();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{headers}\r\n",
            self.address
        );
        Answer::read(&self.send(request.as_bytes()))
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[])
    }

    /// Sends a signal, as in `TERM`.
    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.child.id().to_string()]).status();
        assert!(sent.expect("a program to send signals").success());
    }

    /// How it ended, and what it said to standard error.
    pub(crate) fn end(mut self) -> (ExitStatus, String) {
        let mut said = String::new();
        let mut errors = self.child.stderr.take().expect("standard error is piped");
        errors.read_to_string(&mut said).expect("the server speaks text");
        (self.child.wait().expect("the server ends"), said)
    }
}

impl Drop for Table {
    /// A test that fails leaves no server behind.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Answer {
    #[track_caller]
    pub(crate) fn read(bytes: &[u8]) -> Self {
        let shown = String::from_utf8_lossy(bytes);
        let split =
            bytes.windows(4).position(|window| window == b"\r\n\r\n").unwrap_or_else(|| panic!("{shown}"));
        let head = std::str::from_utf8(&bytes[..split]).expect("headers are text");
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|code| code.parse().ok());
        let header = |line: &str| {
            let (name, value) = line.split_once(": ").expect("a header");
            (name.to_lowercase(), value.to_owned())
        };
        Self {
            status: status.unwrap_or_else(|| panic!("{shown}")),
            headers: lines.map(header).collect(),
            body: bytes[split + 4..].to_vec(),
        }
    }

    #[track_caller]
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).unwrap_or_else(|| panic!("{name} in {:?}", self.headers))
    }
}

/// A folder for one test, with these files in it.
pub(crate) fn folder(test: &str, files: &[(&str, &[u8])]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    for (name, bytes) in files {
        let file = folder.join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder can be made");
        fs::write(file, bytes).expect("a file can be written");
    }
    folder
}

/// Waits until something is there.
#[track_caller]
pub(crate) fn wait_for<T>(mut found: impl FnMut() -> Option<T>) -> T {
    for _ in 0..500 {
        if let Some(found) = found() {
            return found;
        }
        thread::sleep(Duration::from_millis(20));
    }
    panic!("nothing after ten seconds");
}
