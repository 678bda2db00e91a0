//! `wagons serve`: the table in the browser, and games between people who are apart.

use std::io::{self, Write};
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;

use tokio::runtime::Builder;
use tracing::level_filters::LevelFilter;
use wagons_server::{Files, Limits, Obstacle, Options, PushPolicy, Route, Server};
use wagons_wire::socket_of;

use crate::failure::Failure;
use crate::message::tell;
use crate::serve::{Format, Signals, TABLE, begin_log, level, open, place};

/// Serve the table to browsers, also for games between people who are apart
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
#[expect(clippy::struct_excessive_bools, reason = "options that are given or not")]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any that is free
    #[arg(long, value_name = "HOST:PORT", default_value = "0.0.0.0:7320", value_parser = address)]
    addr: SocketAddr,

    /// Open the table in the browser
    #[arg(long)]
    open: bool,

    /// Serve this folder instead of the table in the program
    #[arg(long, value_name = "FOLDER")]
    files: Option<PathBuf>,

    /// Where games apart are kept; else in `wagons` in your data directory
    #[arg(long, value_name = "FOLDER", conflicts_with = "no_apart")]
    data: Option<PathBuf>,

    /// Keep games apart in this database, postgres://…, where several servers may work on them; see docs/hosting.md
    #[arg(long, value_name = "URL", conflicts_with_all = ["no_apart", "data"])]
    database: Option<String>,

    /// Tell the other servers on this bus, nats://…, what has happened
    #[arg(long, value_name = "URL", requires = "database")]
    bus: Option<String>,

    /// The address others know the table by, as in `https://wagons.example/`
    #[arg(long, value_name = "URL", value_parser = public)]
    public_url: Option<String>,

    /// Let people who do not know each other find each other here
    #[arg(long, conflicts_with = "no_apart")]
    strangers: bool,

    /// Call browsers whose players are not there when it is their turn, by their push services; see docs/hosting.md
    #[arg(long, requires = "public_url", conflicts_with = "no_apart")]
    push: bool,

    /// A further push service that may be called, as in push.example, or .push.example for all under that name
    #[arg(long = "push-host", value_name = "HOST", requires = "push")]
    push_hosts: Vec<String>,

    /// Serve the table alone, without games apart
    #[arg(long)]
    no_apart: bool,

    /// All requests come through a proxy: believe its X-Forwarded-For
    #[arg(long, requires = "public_url")]
    behind_proxy: bool,

    /// Say at this address how the server is: /health and /metrics
    #[arg(long, value_name = "HOST:PORT", value_parser = address)]
    status: Option<SocketAddr>,

    /// How much to tell on standard error: off, error, warn, info, debug or trace; else what `WAGONS_LOG` says, or warn
    #[arg(long, value_name = "LEVEL")]
    log: Option<LevelFilter>,

    /// How to tell it
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t)]
    log_format: Format,

    /// Allow more or less, as in games=50; see docs/hosting.md
    #[arg(long = "limit", value_name = "NAME=N", conflicts_with = "no_apart")]
    limits: Vec<String>,
}

const EXAMPLES: &str = "\
When the server is ready it prints a line whose last word is the address on this machine and, if others in the house can \
reach it, a second line with the address for them. Ctrl-C ends it; a second Ctrl-C ends it at once. \
A browser keeps games by address: after a change of port it shows others.

Examples:
  wagons serve --open
  wagons serve --addr 127.0.0.1:7320      for this machine alone
  wagons serve --data /var/lib/wagons --public-url https://wagons.example/ --behind-proxy
  wagons serve --database postgres://wagons@db/wagons --bus nats://bus:4222 --public-url https://wagons.example/ --behind-proxy
  wagons serve --files target/web/dist    while working on the table";

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let files = match (&self.files, TABLE) {
            (Some(folder), _) => Files::Folder(folder.clone()),
            (None, Some(table)) => Files::Embedded(table),
            (None, None) => return Err(Failure::NoTable),
        };
        let mut limits = Limits::default();
        for limit in &self.limits {
            limits.set(limit).map_err(|error| Failure::Usage(error.to_string()))?;
        }
        if self.push && !cfg!(feature = "public") {
            let reason = "this program cannot call anybody; build it with `--features public` for --push";
            return Err(Failure::Usage(reason.to_owned()));
        }
        begin_log(level(self.log)?, self.log_format);
        let is_chosen = self.data.is_some() || self.database.is_some();
        let place = place(self.database, self.data)?;
        let options = Options {
            place: (!self.no_apart).then_some(place),
            route: self.bus.map_or(Route::Alone, Route::Nats),
            public_url: self.public_url,
            strangers: self.strangers,
            push: self.push.then(|| {
                let mut policy = PushPolicy::default();
                policy.hosts.extend(self.push_hosts);
                policy
            }),
            behind_proxy: self.behind_proxy,
            limits,
            status: self.status,
            ..Options::new(self.addr, files)
        };
        let runtime = Builder::new_multi_thread().enable_all().build().map_err(Failure::System)?;
        runtime.block_on(serve(options, is_chosen, self.open))
    }
}

async fn serve(options: Options, is_chosen: bool, opens: bool) -> Result<(), Failure> {
    let mut signals = Signals::listen().map_err(Failure::System)?;
    let server = match Server::bind(options.clone()).await {
        // Nobody asked for games apart: without a place for them there are none, and all else is as usual.
        Err(Obstacle::Store(error)) if !is_chosen => {
            tell(&format!("No games apart: {error}. Choose another place with --data.\n"));
            Server::bind(Options { place: None, ..options }).await?
        }
        bound => bound?,
    };
    let page = server.page();
    let mut out = io::stdout();
    writeln!(out, "The table is ready (Ctrl-C ends it): {page}")?;
    if let Some(house) = server.house() {
        writeln!(out, "For others in the house: {house}")?;
    }
    out.flush()?;
    if opens {
        open(page);
    }
    let (stop, mut stopped) = tokio::sync::watch::channel(0);
    let mut again = stopped.clone();
    tokio::spawn(async move {
        loop {
            signals.next().await;
            stop.send_modify(|times| *times += 1);
        }
    });
    let once = async move { drop(stopped.wait_for(|&times| times > 0).await) };
    let twice = async move { drop(again.wait_for(|&times| times > 1).await) };
    server.run(once, twice).await;
    Ok(())
}

/// Reads an address: numbers, or the name of this machine.
fn address(text: &str) -> Result<SocketAddr, String> {
    let found = text.to_socket_addrs().ok().and_then(|mut found| found.next());
    found.ok_or_else(|| {
        "an address is HOST:PORT, as in 127.0.0.1:7320, localhost:7320 or [::1]:7320".to_owned()
    })
}

fn public(text: &str) -> Result<String, String> {
    socket_of(text).map_err(|error| error.to_string())?;
    Ok(if text.ends_with('/') { text.to_owned() } else { format!("{text}/") })
}
