//! `wagons serve`: the table in the browser, and games between people who are apart.

use std::io::{self, Write};
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;

use tokio::runtime::Builder;
use tokio::sync::oneshot;
use tracing::level_filters::LevelFilter;
use wagons_server::{Files, Limits, Obstacle, Options, PushPolicy, Route, Server};
use wagons_wire::socket_of;

use crate::error::CommandError;
use crate::message::tell;
use crate::serve::{Format, Signals, TABLE, begin_log, level, open, place};

/// Serve the table to browsers, with online games
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
#[expect(clippy::struct_excessive_bools, reason = "options that are given or not")]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any free port
    #[arg(long, value_name = "HOST:PORT", default_value = "0.0.0.0:7320", value_parser = address)]
    addr: SocketAddr,

    /// Open the table in the browser
    #[arg(long)]
    open: bool,

    /// Serve this folder instead of the table in the program
    #[arg(long, value_name = "FOLDER")]
    files: Option<PathBuf>,

    /// Where online games are stored; by default in `wagons/apart` in your data directory
    #[arg(long, value_name = "FOLDER", conflicts_with = "no_apart")]
    data: Option<PathBuf>,

    /// Store online games in this database, postgres://…, which several servers can share; see docs/hosting.md
    #[arg(long, value_name = "URL", conflicts_with_all = ["no_apart", "data"])]
    database: Option<String>,

    /// Tell the other servers what happened over this bus, nats://…
    #[arg(long, value_name = "URL", requires = "database")]
    bus: Option<String>,

    /// The address by which others know the table, as in `https://wagons.example/`
    #[arg(long, value_name = "URL", value_parser = public)]
    public_url: Option<String>,

    /// Let people who do not know each other find each other here
    #[arg(long, conflicts_with = "no_apart")]
    strangers: bool,

    /// Notify players by Web Push when it is their turn and they have no page open; see docs/hosting.md
    #[arg(long, requires = "public_url", conflicts_with = "no_apart")]
    push: bool,

    /// Another push service to allow, as in push.example, or .push.example for all under that name
    #[arg(long = "push-host", value_name = "HOST", requires = "push")]
    push_hosts: Vec<String>,

    /// Serve only the table, without online games
    #[arg(long)]
    no_apart: bool,

    /// All requests come through a proxy: trust its X-Forwarded-For
    #[arg(long, requires = "public_url")]
    behind_proxy: bool,

    /// Report the server's state at this address: /health and /metrics
    #[arg(long, value_name = "HOST:PORT", value_parser = address)]
    status: Option<SocketAddr>,

    /// How much to log on standard error: off, error, warn, info, debug or trace; by default what `WAGONS_LOG` says, or warn
    #[arg(long, value_name = "LEVEL")]
    log: Option<LevelFilter>,

    /// The format of the log
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t)]
    log_format: Format,

    /// Change a limit, as in games=50; see docs/hosting.md
    #[arg(long = "limit", value_name = "NAME=N", conflicts_with = "no_apart")]
    limits: Vec<String>,
}

const EXAMPLES: &str = "\
When the server is ready, it prints a line whose last word is the address on this machine and, if others on your network can \
reach it, a second line with the address for them. Ctrl-C ends it; a second Ctrl-C ends it at once. \
A browser stores games by address, so a different port shows different games.

Examples:
  wagons serve --open
  wagons serve --addr 127.0.0.1:7320      for this machine only
  wagons serve --data /var/lib/wagons --public-url https://wagons.example/ --behind-proxy
  wagons serve --database postgres://wagons@db/wagons --bus nats://bus:4222 --public-url https://wagons.example/ --behind-proxy
  wagons serve --files target/web/dist    while working on the table";

impl Args {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        let files = match (&self.files, TABLE) {
            (Some(folder), _) => Files::Folder(folder.clone()),
            (None, Some(table)) => Files::Embedded(table),
            (None, None) => return Err(CommandError::NoTable),
        };
        let mut limits = Limits::default();
        for limit in &self.limits {
            limits.set(limit).map_err(|error| CommandError::Usage(error.to_string()))?;
        }
        if self.push && !cfg!(feature = "public") {
            let reason = "this program cannot call anybody; build it with `--features public` for --push";
            return Err(CommandError::Usage(reason.to_owned()));
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
        let runtime = Builder::new_multi_thread().enable_all().build().map_err(CommandError::System)?;
        runtime.block_on(serve(options, is_chosen, self.open))
    }
}

async fn serve(options: Options, is_chosen: bool, opens: bool) -> Result<(), CommandError> {
    let mut signals = Signals::listen().map_err(CommandError::System)?;
    let server = match Server::bind(options.clone()).await {
        // Nobody asked for games apart: without a place for them there are none, and all else is as usual.
        Err(Obstacle::Store(error)) if !is_chosen => {
            tell(&format!("No online games: {error}. Choose another folder with --data.\n"));
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
    let ((first, once), (second, twice)) = (oneshot::channel::<()>(), oneshot::channel::<()>());
    tokio::spawn(async move {
        signals.next().await;
        drop(first);
        signals.next().await;
        drop(second);
    });
    server.run(async { drop(once.await) }, async { drop(twice.await) }).await;
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
