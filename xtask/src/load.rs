//! `cargo xtask load`: how much a server of games apart bears on this machine, as the table of `docs/hosting.md`.
//!
//! The server and whoever puts the load on it are processes of their own. What is measured waits for sockets and the disk, so
//! both are built for speed but without the long last optimisation of a release.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::program::{root, target};

const SOCKETS: usize = 5000;
const RATE: usize = 2000;
const SECONDS: usize = 10;

/// Builds, measures, prints; true when that went well.
pub(crate) fn command(arguments: &[String]) -> Result<bool, String> {
    if !arguments.is_empty() {
        return Err("`load` takes no arguments".to_owned());
    }
    let measured = build().and_then(|()| measure().map_err(|error| error.to_string()));
    if let Err(reason) = &measured {
        eprintln!("{reason}");
    }
    Ok(measured.is_ok())
}

fn build() -> Result<(), String> {
    for what in [&["-p", "wagons"][..], &["-p", "wagons-server", "--example", "load"]] {
        let mut building = Command::new(env!("CARGO"));
        let built = building.args(["build", "--profile", "load"]).args(what).current_dir(root()).status();
        if !built.is_ok_and(|status| status.success()) {
            return Err("the server or the load cannot be built".to_owned());
        }
    }
    Ok(())
}

/// A server under load, which ends with this value.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(place: &Path) -> std::io::Result<Self> {
        fs::create_dir_all(place.join("files"))?;
        fs::write(place.join("files/index.html"), "howdy")?;
        let limits = ["games", "seats", "messages", "connections", "house", "total"]
            .map(|name| format!(" --limit {name}=1000000"))
            .concat();
        let mut child = shell(&format!(
            "exec {} serve --addr 127.0.0.1:0 --files {} --data {}{limits}",
            target().join("load/wagons").display(),
            place.join("files").display(),
            place.join("data").display(),
        ))
        .stdout(Stdio::piped())
        .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or_else(|| std::io::Error::other("no output"))?)
            .read_line(&mut line)?;
        let url = line.trim_end().rsplit(' ').next().unwrap_or_default();
        let address = url.trim_start_matches("http://").trim_end_matches('/').to_owned();
        Ok(Self { child, address })
    }

    /// A number of `/proc/PID/status` in kilobytes.
    fn resident(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
    }

    /// The processor time it has used, in hundredths of a second.
    fn worked(&self) -> u64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        let fields: Vec<_> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        [11, 12].iter().filter_map(|&place| fields.get(place)?.parse::<u64>().ok()).sum()
    }

    fn load(&self, arguments: &str) -> std::io::Result<Child> {
        let load = target().join("load/examples/load");
        let (kind, rest) = arguments.split_once(' ').unwrap_or((arguments, ""));
        shell(&format!("exec {} {kind} {} {rest}", load.display(), self.address))
            .stdout(Stdio::piped())
            .spawn()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A command with room for many sockets.
fn shell(command: &str) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("ulimit -n 65536; {command}")]);
    shell
}

fn measure() -> std::io::Result<()> {
    let place = target().join("load/place");
    let _ = fs::remove_dir_all(&place);
    let server = Server::start(&place)?;
    println!("| | |\n|---|---|");
    println!("| one fsync of 4 KiB | {:.2?} |", fsync(&place)?);
    let before = server.resident();
    let mut idle = server.load(&format!("idle {SOCKETS} 5"))?;
    let mut line = String::new();
    if let Some(output) = idle.stdout.take() {
        BufReader::new(output).read_line(&mut line)?;
    }
    sleep(Duration::from_secs(3));
    let each = (server.resident().saturating_sub(before)) as f64 / SOCKETS as f64;
    println!("| {SOCKETS} idle sockets, each with a game | {each:.1} kB each |");
    idle.wait()?;
    let worked = server.worked();
    let output = server.load(&format!("turns {RATE} {SECONDS}"))?.wait_with_output()?;
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let (name, value) = line.split_once(": ").unwrap_or((line, ""));
        println!("| {name} | {value} |");
    }
    let all = server.worked() - worked;
    println!("| processor time of the server, games made included | {:.1} s |", all as f64 / 100.0);
    Ok(())
}

/// What it costs to have a page on the disk for certain: the median of many.
fn fsync(place: &Path) -> std::io::Result<Duration> {
    let mut file = File::create(place.join("fsync"))?;
    let mut times = Vec::new();
    for _ in 0..200 {
        file.write_all(&[7; 4096])?;
        let begun = Instant::now();
        file.sync_data()?;
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    Ok(times[times.len() / 2])
}
