//! A database and a bus for servers that are several: `PostgreSQL` and NATS, on ports and data of their own.
//!
//! What is there is used; where packages can be installed, what is missing is. Both can be killed and started again.

use std::fs;
use std::io;
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::background::Background;
use crate::debian::{self, is_root};
use crate::program::{ask, in_path, program};

/// How long a service may take until it answers: after a kill the database reads its log and syncs all its files first, which
/// takes a minute where many others write to the same disk.
const PATIENCE: Duration = Duration::from_mins(4);

/// A program that listens, and can be started again where it was.
pub(crate) struct Service {
    name: &'static str,
    pub(crate) program: Background,
    port: u16,
}

/// `PostgreSQL` and NATS.
pub(crate) struct Services {
    pub(crate) postgres: Service,
    pub(crate) nats: Service,
    folder: PathBuf,
    /// Where the programs of the database are.
    bin: PathBuf,
}

impl Services {
    /// Finds or installs and starts both. The error is a sentence for a person.
    pub(crate) fn start() -> Result<Self, String> {
        let (bin, nats) = (postgres_programs()?, nats_program()?);
        // Beside nobody's home: another user must be able to go there.
        let folder = std::env::temp_dir().join(format!("wagons-nodes-{}", std::process::id()));
        let problem = |error: io::Error| format!("PostgreSQL or NATS could not be started: {error}");
        fs::create_dir_all(&folder).map_err(problem)?;
        let [data, initdb, server] = [folder.join("postgres"), bin.join("initdb"), bin.join("postgres")]
            .map(|path| path.to_string_lossy().into_owned());
        if is_root() {
            let given = ask("install", &["-d", "-o", "postgres", "-m", "700", &data]);
            given.ok_or("there is no user `postgres`, and PostgreSQL does not run as root")?;
        }
        let made = unprivileged(&[&initdb, "-D", &data, "-A", "trust", "-U", "wagons", "--no-sync"]).output();
        if !made.is_ok_and(|made| made.status.success()) {
            return Err(format!("PostgreSQL could not make its files in {data}"));
        }
        let port = free_port().map_err(problem)?;
        let (number, sockets) = (port.to_string(), format!("unix_socket_directories={data}"));
        let settings = ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=400", "-c", &sockets];
        let server = unprivileged(&[&[&server, "-D", &data, "-p", &number], &settings[..]].concat());
        let postgres = Service::start("PostgreSQL", port, server).map_err(problem)?;
        let port = free_port().map_err(problem)?;
        let server = program(&nats.to_string_lossy(), &["-a", "127.0.0.1", "-p", &port.to_string()]);
        let nats = Service::start("NATS", port, server).map_err(problem)?;
        Ok(Self { postgres, nats, folder, bin })
    }

    /// The address of the database, with a slash and a name to follow.
    pub(crate) fn database(&self) -> String {
        format!("postgres://wagons@127.0.0.1:{}", self.postgres.port)
    }

    /// What the database says to a question, the fields of its row apart from each other by `|`.
    pub(crate) fn ask(&self, question: &str) -> Option<String> {
        let beside = self.bin.join("psql");
        let psql = if beside.exists() { beside } else { "psql".into() };
        ask(&psql.to_string_lossy(), &["-At", "-c", question, &format!("{}/postgres", self.database())])
    }

    pub(crate) fn bus(&self) -> String {
        format!("nats://127.0.0.1:{}", self.nats.port)
    }
}

impl Drop for Services {
    fn drop(&mut self) {
        self.postgres.program.kill();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Service {
    fn start(name: &'static str, port: u16, mut command: Command) -> io::Result<Self> {
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let mut service = Self { name, program: Background::new(command)?, port };
        service.wait()?;
        Ok(service)
    }

    /// Waits until it answers; what ended meanwhile is started again.
    fn wait(&mut self) -> io::Result<()> {
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            if begun.elapsed() > PATIENCE {
                let waited = PATIENCE.as_secs();
                return Err(io::Error::other(format!("{} did not come back in {waited} s", self.name)));
            }
            // After a kill, the database waits for what it left behind.
            self.program.revive()?;
            sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    /// Starts it again, and waits until it answers.
    pub(crate) fn start_again(&mut self) -> io::Result<()> {
        self.program.start_again()?;
        self.wait()
    }
}

/// A port that was free a moment ago.
pub(crate) fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

/// A command as the user of the database, if this one is root.
fn unprivileged(words: &[&str]) -> Command {
    if is_root() {
        let user = ["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"];
        let mut command = program("setpriv", &[&user[..], words].concat());
        command.current_dir("/");
        return command;
    }
    program(words[0], &words[1..])
}

/// Where the programs of `PostgreSQL` are. The package puts them where nobody's PATH leads.
fn postgres_programs() -> Result<PathBuf, String> {
    let found = || {
        let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let packaged = versions.map(|version| version.path().join("bin"));
        let on_path = std::env::var_os("PATH").unwrap_or_default();
        let mut all: Vec<_> = packaged.chain(std::env::split_paths(&on_path)).collect();
        all.sort();
        all.into_iter().rev().find(|bin| bin.join("initdb").exists() && bin.join("postgres").exists())
    };
    find(found, "postgresql", "PostgreSQL")
}

fn nats_program() -> Result<PathBuf, String> {
    // An absolute name is the same in every folder of the PATH.
    let names = ["nats-server", "/usr/sbin/nats-server", "/usr/local/sbin/nats-server"];
    find(|| names.into_iter().find_map(in_path), "nats-server", "NATS")
}

fn find(found: impl Fn() -> Option<PathBuf>, package: &str, name: &str) -> Result<PathBuf, String> {
    if found().is_none() && debian::may_install() {
        debian::install(&[package])?;
    }
    found().ok_or_else(|| format!("{name} is not installed (Debian's package `{package}`)"))
}
