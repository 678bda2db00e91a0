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

use crate::program::{cargo, root, target, watch};
use crate::services::Services;

/// What is wanted of a server alone, and of two.
struct Aim {
    sockets: usize,
    rate: usize,
}

const ALONE: Aim = Aim { sockets: 5_000, rate: 2_000 };
const TWO: Aim = Aim { sockets: 15_000, rate: 600 };
const SECONDS: usize = 10;

/// Builds, measures, prints; true when that went well.
pub(crate) fn command(arguments: &[String]) -> Result<bool, String> {
    let has_nodes = match arguments {
        [] => false,
        [option] if option == "--nodes" => true,
        _ => return Err("`load` takes --nodes, or nothing".to_owned()),
    };
    let measured = build().and_then(|()| if has_nodes { measure_two() } else { measure_alone() });
    if let Err(reason) = &measured {
        eprintln!("{reason}");
    }
    Ok(measured.is_ok())
}

fn build() -> Result<(), String> {
    let examples = ["--example", "load", "--example", "node", "--features", "postgres,nats"];
    let built =
        watch(cargo(&[&["build", "--profile", "load", "-p", "wagons-server"], &examples[..]].concat()));
    let is_built = built.is_ok_and(|built| built.ok);
    is_built.then_some(()).ok_or_else(|| "the server or the load cannot be built".to_owned())
}

/// A server under load, which ends with this value.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    /// Starts a server on a folder or a database, perhaps with a bus.
    fn start(place: &[&str]) -> std::io::Result<Self> {
        let node = target().join("load/examples/node");
        let mut child = shell(&format!("exec {} 127.0.0.1:0 {}", node.display(), place.join(" ")))
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

    /// The bytes it has had written to the disk.
    fn written(&self) -> u64 {
        let io = fs::read_to_string(format!("/proc/{}/io", self.child.id())).unwrap_or_default();
        let line = io.lines().find_map(|line| line.strip_prefix("write_bytes:"));
        line.and_then(|line| line.trim().parse().ok()).unwrap_or(0)
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
    shell.args(["-c", &format!("ulimit -n $(ulimit -Hn); {command}")]).current_dir(root());
    shell
}

fn generator(arguments: &str) -> std::io::Result<Child> {
    let load = target().join("load/examples/load");
    shell(&format!("exec {} {arguments}", load.display())).stdout(Stdio::piped()).spawn()
}

fn measure_alone() -> Result<(), String> {
    let measure = || -> std::io::Result<()> {
        let place = target().join("load/place");
        let _ = fs::remove_dir_all(&place);
        fs::create_dir_all(&place)?;
        println!("| one server on SQLite, `synchronous = FULL` | |\n|---|---|");
        println!("| one fsync of 4 KiB | {:.2?} |", fsync(&place)?);
        let server = Server::start(&[&place.to_string_lossy()])?;
        idle(&server, ALONE.sockets)?;
        turns(&[server], ALONE.rate)
    };
    measure().map_err(|error| error.to_string())
}

fn measure_two() -> Result<(), String> {
    let services = Services::start()?;
    let (database, bus) = (format!("{}/postgres", services.database()), services.bus());
    let measure = || -> std::io::Result<()> {
        println!("| two servers on PostgreSQL and NATS | |\n|---|---|");
        let start = || Server::start(&[&database, &bus]);
        let servers = [start()?, start()?];
        turns(&servers, TWO.rate)?;
        idle(&start()?, TWO.sockets)
    };
    measure().map_err(|error| error.to_string())
}

/// How much memory somebody takes who does nothing.
fn idle(server: &Server, sockets: usize) -> std::io::Result<()> {
    let before = server.resident();
    let mut idle = generator(&format!("idle {} {sockets} 5", server.address))?;
    let mut line = String::new();
    if let Some(output) = idle.stdout.take() {
        BufReader::new(output).read_line(&mut line)?;
    }
    sleep(Duration::from_secs(3));
    let each = server.resident().saturating_sub(before) as f64 / sockets as f64;
    println!("| {sockets} idle sockets at one server, each with a game | {each:.1} kB each |");
    idle.wait()?;
    Ok(())
}

/// How long turns take at a fixed rate.
fn turns(servers: &[Server], rate: usize) -> std::io::Result<()> {
    let worked = || servers.iter().map(Server::worked).sum::<u64>();
    let written = || servers.iter().map(Server::written).sum::<u64>();
    let before = (worked(), written());
    let addresses: Vec<_> = servers.iter().map(|server| server.address.as_str()).collect();
    let output = generator(&format!("turns {} {rate} {SECONDS}", addresses.join(",")))?.wait_with_output()?;
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let (name, value) = line.split_once(": ").unwrap_or((line, ""));
        println!("| {name} | {value} |");
    }
    let all = (rate * SECONDS) as f64;
    let milliseconds = 10.0 * (worked() - before.0) as f64 / all;
    println!("| processor time of the servers a turn, games made included | {milliseconds:.2} ms |");
    let kilobytes = (written() - before.1) as f64 / 1024.0 / all;
    if kilobytes > 0.0 {
        println!("| written to the disk a turn, games made included | {kilobytes:.1} kB |");
    }
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
