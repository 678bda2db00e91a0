//! `wagons serve`: the table in the browser.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;

use crate::failure::Failure;
use crate::serve::{Server, Site, open};

/// Serve the table to a browser
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any that is free
    #[arg(long, value_name = "IP:PORT", default_value = "127.0.0.1:7320")]
    addr: SocketAddr,

    /// Open the table in the browser
    #[arg(long)]
    open: bool,

    /// Serve this folder, as it is now, instead of the table in the program
    #[arg(long, value_name = "FOLDER")]
    files: Option<PathBuf>,
}

const EXAMPLES: &str = "\
When the server is ready it prints one line whose last word is the address. \
Ctrl-C ends it. Only this machine can reach it unless --addr says otherwise. \
A browser keeps games by address: after a change of port it shows others.

Examples:
  wagons serve --open
  wagons serve --addr 127.0.0.1:8000
  wagons serve --addr 0.0.0.0:7320        for everybody in the house
  wagons serve --files target/web/dist    while working on the table";

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let site = match &self.files {
            Some(folder) => Site::of_folder(folder)?,
            None => Site::embedded()?,
        };
        let server = Server::listen(self.addr)?;
        let address = server.address()?;
        let mut out = io::stdout();
        writeln!(out, "The table is ready (Ctrl-C ends it): {address}")?;
        out.flush()?;
        if self.open {
            open(address);
        }
        server.run(site);
        Ok(())
    }
}
