//! `cargo xtask load`: how much a server of games apart bears on this machine, as the table of `docs/hosting.md`.
//!
//! The server and whoever puts the load on it are processes of their own. What is measured waits for sockets and the disk, so
//! both are built for speed but without the long last optimisation of a release.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::background::Background;
use crate::program::{cargo, empty_folder, root, target, watch};
use crate::services::Services;

const SECONDS: usize = 10;
/// How many games are kept when turns are measured again, and at which rate.
const GROWTH: ([usize; 3], usize) = ([100, 1_000, 10_000], 200);

/// Builds, measures, prints; true when that went well.
pub(crate) fn command(arguments: &[String]) -> Result<bool, String> {
    let has = |option: &str| arguments.iter().any(|argument| argument == option);
    if let Some(strange) =
        arguments.iter().find(|argument| !["--nodes", "--growth"].contains(&argument.as_str()))
    {
        return Err(format!("`load` takes --nodes and --growth, not `{strange}`"));
    }
    let measure = if has("--growth") { growth } else { bearing };
    let measured = build().and_then(|()| if has("--nodes") { at_two(measure) } else { alone(measure) });
    Ok(measured.inspect_err(|reason| eprintln!("{reason}")).is_ok())
}

fn build() -> io::Result<()> {
    let examples = ["--example", "load", "--example", "node", "--features", "postgres,nats"];
    let built =
        watch(cargo(&[&["build", "--profile", "load", "-p", "wagons-server"], &examples[..]].concat()));
    let is_built = built.is_ok_and(|built| built.ok);
    is_built.then_some(()).ok_or_else(|| io::Error::other("the server or the load cannot be built"))
}

/// A server under load, which ends with this value.
struct Server {
    program: Background,
    address: String,
}

impl Server {
    /// Starts a server on a folder or a database, perhaps with a bus.
    fn start(place: &[&str]) -> io::Result<Self> {
        let node = target().join("load/examples/node");
        let node = shell(&format!("exec {} 127.0.0.1:0 {}", node.display(), place.join(" ")));
        let (program, address) = Background::start(node, |line| {
            let url = line.rsplit(' ').next()?;
            Some(url.trim_start_matches("http://").trim_end_matches('/').to_owned())
        })?;
        Ok(Self { program, address })
    }

    /// What the system tells of it in one of the files of `/proc/PID`.
    fn told(&self, file: &str) -> String {
        fs::read_to_string(format!("/proc/{}/{file}", self.program.id())).unwrap_or_default()
    }

    /// A number from there by its name.
    fn number(&self, file: &str, name: &str) -> u64 {
        let told = self.told(file);
        let line = told.lines().find_map(|line| line.strip_prefix(name));
        line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
    }

    /// The memory it takes, in kilobytes.
    fn resident(&self) -> u64 {
        self.number("status", "VmRSS:")
    }

    /// The processor time it has used, in hundredths of a second.
    fn worked(&self) -> u64 {
        let stat = self.told("stat");
        let fields: Vec<_> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        [11, 12].iter().filter_map(|&place| fields.get(place)?.parse::<u64>().ok()).sum()
    }

    /// The bytes it has had written to the disk.
    fn written(&self) -> u64 {
        self.number("io", "write_bytes:")
    }
}

/// What is measured: servers, and the database they are on if it is a program of its own.
struct Place<'a> {
    servers: &'a [Server],
    services: Option<&'a Services>,
    /// How many sockets one of the servers has to bear.
    sockets: usize,
    /// How many turns all have to bear in a second.
    rate: usize,
}

impl Place<'_> {
    /// The processor time the servers have used, in hundredths of a second.
    fn worked(&self) -> u64 {
        self.servers.iter().map(Server::worked).sum()
    }

    /// What was written for the database so far: bytes, and rows where it counts them. `SQLite` writes with its server;
    /// `PostgreSQL` says how far its log has grown, and moves that to its tables later.
    fn written(&self) -> (u64, u64) {
        let Some(services) = self.services else {
            return (self.servers.iter().map(Server::written).sum(), 0);
        };
        // Its counts come a second late.
        sleep(Duration::from_secs(2));
        let question = "SELECT (pg_current_wal_lsn() - '0/0')::bigint, tup_inserted + tup_updated + tup_deleted \
                        FROM pg_stat_database WHERE datname = 'postgres'";
        let said = services.ask(question).unwrap_or_default();
        let mut numbers = said.trim().split('|').map(|number| number.parse().unwrap_or(0));
        (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0))
    }
}

/// A command with room for many sockets.
fn shell(command: &str) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("ulimit -n $(ulimit -Hn); {command}")]).current_dir(root());
    shell
}

fn generator(arguments: &str) -> io::Result<Child> {
    let load = target().join("load/examples/load");
    shell(&format!("exec {} {arguments}", load.display())).stdout(Stdio::piped()).spawn()
}

/// Measures one server on `SQLite`.
fn alone(measure: fn(&Place<'_>) -> io::Result<()>) -> io::Result<()> {
    let place = target().join("load/place");
    empty_folder(&place)?;
    println!("| one server on SQLite, `synchronous = FULL` | |\n|---|---|");
    println!("| one fsync of 4 KiB | {:.2?} |", fsync(&place)?);
    let servers = [Server::start(&[&place.to_string_lossy()])?];
    measure(&Place { servers: &servers, services: None, sockets: 5_000, rate: 2_000 })
}

/// Measures two servers on `PostgreSQL` and NATS.
fn at_two(measure: fn(&Place<'_>) -> io::Result<()>) -> io::Result<()> {
    let services = Services::start().map_err(io::Error::other)?;
    let (database, bus) = (format!("{}/postgres", services.database()), services.bus());
    println!("| two servers on PostgreSQL and NATS | |\n|---|---|");
    let start = || Server::start(&[&database, &bus]);
    let servers = [start()?, start()?];
    measure(&Place { servers: &servers, services: Some(&services), sockets: 15_000, rate: 600 })
}

/// Sockets and turns.
fn bearing(place: &Place<'_>) -> io::Result<()> {
    let each = idle(&place.servers[0], place.sockets, 5)?;
    println!("| {} idle sockets at one server, each with a game | {each:.1} kB each |", place.sockets);
    let Turns { said, milliseconds, written } = turns(place, place.rate)?;
    for line in said.lines() {
        println!("| {} |", line.replacen(": ", " | ", 1));
    }
    println!("| processor time of the servers a turn, games made included | {milliseconds:.2} ms |");
    println!("| written by the database a turn, games made included | {written} |");
    Ok(())
}

/// The same turns with ever more games in the database.
fn growth(place: &Place<'_>) -> io::Result<()> {
    let (sizes, rate) = GROWTH;
    let mut kept = 0;
    for size in sizes {
        idle(&place.servers[0], size - kept, 0)?;
        kept = size;
        let before: u64 = place.servers.iter().map(Server::resident).sum();
        let Turns { said, milliseconds, written } = turns(place, rate)?;
        let said = said.lines().collect::<Vec<_>>().join("; ");
        println!("| {size} games | {said}; {milliseconds:.2} ms, {written} a turn; {before} kB before |");
    }
    Ok(())
}

/// Has sockets opened, each with a game of its own, and holds them for a while: how much memory each takes, in
/// kilobytes.
fn idle(server: &Server, sockets: usize, seconds: u64) -> io::Result<f64> {
    let before = server.resident();
    let mut idle = generator(&format!("idle {} {sockets} {seconds}", server.address))?;
    let mut line = String::new();
    if let Some(output) = idle.stdout.take() {
        BufReader::new(output).read_line(&mut line)?;
    }
    sleep(Duration::from_secs(seconds * 3 / 5));
    let each = server.resident().saturating_sub(before) as f64 / sockets as f64;
    idle.wait()?;
    Ok(each)
}

/// What turns at a fixed rate took.
struct Turns {
    /// What the generator says: a name and a value in each line.
    said: String,
    /// Processor time of the servers, a turn.
    milliseconds: f64,
    /// What was written for the database, a turn.
    written: String,
}

fn turns(place: &Place<'_>, rate: usize) -> io::Result<Turns> {
    let before = (place.worked(), place.written());
    let addresses: Vec<_> = place.servers.iter().map(|server| server.address.as_str()).collect();
    let output = generator(&format!("turns {} {rate} {SECONDS}", addresses.join(",")))?.wait_with_output()?;
    let worked = place.worked();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let all = (rate * SECONDS) as f64;
    let milliseconds = 10.0 * (worked - before.0) as f64 / all;
    let (bytes, rows) = place.written();
    let kilobytes = (bytes - before.1.0) as f64 / 1024.0 / all;
    let rows = (rows - before.1.1) as f64 / all;
    let written =
        if rows > 0.0 { format!("{kilobytes:.1} kB, {rows:.1} rows") } else { format!("{kilobytes:.1} kB") };
    Ok(Turns { said, milliseconds, written })
}

/// What it costs to have a page on the disk for certain: the median of many.
fn fsync(place: &Path) -> io::Result<Duration> {
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
