//! A server of one's own: for the visit on which it is switched off.

use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::surroundings::Surroundings;
use crate::trouble::Trouble;

/// `wagons serve` in a process of its own, which ends with this value.
#[derive(Debug)]
pub struct Server {
    process: Child,
    address: String,
    /// Held open: a server that cannot say what it wants to say would end.
    _output: BufReader<ChildStdout>,
}

impl Server {
    /// Starts a server at an address nobody else uses.
    pub fn start() -> Result<Self, Trouble> {
        Self::start_at("127.0.0.1:0")
    }

    /// Starts a server at this address, for instance one where another has been. Games apart are not played there.
    pub fn start_at(address: &str) -> Result<Self, Trouble> {
        Self::start_with(address, &["--no-apart".as_ref()])
    }

    /// Starts a server at this address that keeps games apart in a folder.
    pub fn start_in(address: &str, data: &Path) -> Result<Self, Trouble> {
        Self::start_with(address, &["--data".as_ref(), data.as_os_str()])
    }

    /// The same for people who do not know each other, too.
    pub fn start_for_strangers(address: &str, data: &Path) -> Result<Self, Trouble> {
        Self::start_with(address, &["--strangers".as_ref(), "--data".as_ref(), data.as_os_str()])
    }

    fn start_with(address: &str, games: &[&OsStr]) -> Result<Self, Trouble> {
        let Surroundings { wagons, files, .. } = Surroundings::told();
        let mut command = Command::new(&wagons);
        command.arg("serve").arg("--files").arg(files).args(["--addr", address]).args(games);
        let trouble = |error| Trouble::Files { what: format!("`{}` did not start", wagons.display()), error };
        let mut process = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().map_err(trouble)?;
        let no_output = || trouble(io::Error::other("it has no output"));
        let mut output = BufReader::new(process.stdout.take().ok_or_else(no_output)?);
        let mut line = String::new();
        output.read_line(&mut line).map_err(trouble)?;
        match line.split_whitespace().find(|word| word.starts_with("http://")) {
            Some(address) => {
                let address = address.trim_end_matches('/').to_owned();
                Ok(Self { process, address, _output: output })
            }
            None => Err(trouble(io::Error::other(format!("it says no address but `{}`", line.trim())))),
        }
    }

    /// Where it answers: `http://HOST:PORT`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Switches it off; from now on nobody answers there.
    pub fn stop(self) {}
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to do.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
