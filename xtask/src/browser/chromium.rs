//! Chromium and its driver: finds them, or installs them where that needs nobody's consent.

use std::env;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process;
use std::thread;
use std::time::{Duration, Instant};

use crate::background::Background;
use crate::debian;
use crate::program::{in_path, program};

/// What the browser is called on one system or another. The first is Chromium without its window: pages are the same
/// in it, and all visits together take a quarter less time. Debian's command of that name is a script that starts it and
/// waits: the driver would end the script and leave the browser.
const BROWSERS: [&str; 7] = [
    "/usr/lib/chromium/chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const DRIVERS: [&str; 2] = ["chromedriver", "chromium.chromedriver"];
const PACKAGES: [&str; 2] = ["chromium-headless-shell", "chromium-driver"];

/// How long the driver may take to end its browsers, and they to be gone.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often to look for a port. The driver wants the same one in both versions of the internet protocol, and takes the
/// first that is free in one.
const TRIES: usize = 3;

/// What everything a driver starts inherits, to be told from the browsers of others.
const MARK: &str = "BROWSER_TESTS_DRIVEN_BY";

/// A browser and the program that steers it.
pub(crate) struct Chromium {
    pub(crate) browser: PathBuf,
    driver: PathBuf,
}

impl Chromium {
    /// Looks for both and, if one is missing, sets them up and says so. The error is what to do by hand.
    pub(crate) fn find_or_install() -> Result<Self, String> {
        if let Some(found) = Self::find() {
            return Ok(found);
        }
        if !debian::may_install() {
            return Err(by_hand("Chromium or its driver is missing"));
        }
        println!("Chromium or its driver is missing; on Debian, as root: installing both");
        debian::install(&PACKAGES).map_err(|obstacle| by_hand(&obstacle))?;
        Self::find().ok_or_else(|| by_hand("installed, but not in the path"))
    }

    fn find() -> Option<Self> {
        Some(Self { browser: found("CHROME", &BROWSERS)?, driver: found("CHROMEDRIVER", &DRIVERS)? })
    }

    /// Starts the driver.
    pub(crate) fn drive(&self) -> Result<Driver, String> {
        let mark = format!("{MARK}={}", process::id());
        let start = || {
            let mut command = program(&self.driver.to_string_lossy(), &["--port=0"]);
            command.env(MARK, process::id().to_string());
            Background::start(command, |line| Some(format!("127.0.0.1:{}", port(line)?)))
        };
        let started = (1..TRIES).find_map(|_| start().ok()).map_or_else(start, Ok);
        let (process, address) =
            started.map_err(|error| format!("{} did not start: {error}", self.driver.display()))?;
        Ok(Driver { _process: process, address, mark })
    }
}

/// The driver, and with it every browser that it has started.
pub(crate) struct Driver {
    _process: Background,
    /// Host and port at which it answers.
    pub(crate) address: String,
    mark: String,
}

impl Driver {
    /// Ends the driver and its browsers; whether nothing it started is left.
    pub(crate) fn end(self) -> bool {
        let mark = self.mark.clone();
        drop(self);
        let asked = Instant::now();
        while marked(&mark) > 0 {
            if asked.elapsed() > PATIENCE {
                return false;
            }
            thread::sleep(Duration::from_millis(50));
        }
        true
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It ends its browsers before it answers. Where it does not, there is nothing more to do.
        let _ = TcpStream::connect(&self.address).and_then(|mut stream| {
            stream.set_read_timeout(Some(PATIENCE))?;
            write!(stream, "GET /shutdown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
            stream.read_to_end(&mut Vec::new())
        });
    }
}

/// How many programs inherited this; none where the system does not tell.
fn marked(mark: &str) -> usize {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let inherited = processes.filter_map(|process| fs::read(process.path().join("environ")).ok());
    inherited.filter(|all| all.split(|&byte| byte == 0).any(|one| one == mark.as_bytes())).count()
}

/// The port in the line with which the driver says that it is ready.
fn port(line: &str) -> Option<u16> {
    line.split_once("started successfully on port ")?.1.trim_end_matches('.').parse().ok()
}

/// The program an environment variable names, or the first of these names that is in the path.
fn found(variable: &str, names: &[&str]) -> Option<PathBuf> {
    let told = env::var_os(variable).map(PathBuf::from);
    told.filter(|path| path.is_file()).or_else(|| names.iter().find_map(|name| in_path(name)))
}

fn by_hand(obstacle: &str) -> String {
    format!(
        "no browser to test the table in: {obstacle}. Install Chromium or Chrome and the chromedriver of the same \
         version (Debian, Ubuntu: `apt install chromium chromium-driver`; macOS: `brew install --cask chromium \
         chromedriver`), or name both programs in the environment variables CHROME and CHROMEDRIVER"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_driver_tells_its_port() {
        assert_eq!(port("ChromeDriver was started successfully on port 41233."), Some(41233));
        assert_eq!(port("Starting ChromeDriver 156.0 on port 0"), None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn what_inherits_the_mark_is_found_until_it_ends() {
        let name = format!("a test in {}", process::id());
        let mut sleeper = program("sh", &["-c", "echo begun; exec sleep 1000"]);
        sleeper.env(MARK, &name);
        let mark = format!("{MARK}={name}");
        let (started, _) = Background::start(sleeper, |line| Some(line.to_owned())).unwrap();
        assert_eq!(marked(&mark), 1);
        drop(started);
        assert_eq!(marked(&mark), 0);
    }

    #[test]
    fn programs_are_looked_for_in_the_path() {
        assert!(found("NO_SUCH_VARIABLE", &["no-such-program", "sh"]).is_some_and(|path| path.is_absolute()));
        assert_eq!(found("NO_SUCH_VARIABLE", &["no-such-program"]), None);
    }

    #[test]
    fn advice_names_the_obstacle_and_the_packages() {
        let advice = by_hand("the moon is full");
        assert!(
            advice.contains("the moon is full") && advice.contains("apt install chromium chromium-driver")
        );
    }
}
