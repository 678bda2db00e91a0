//! How a server is, for whoever runs it: `/health` and `/metrics`, on a listener of their own.
//!
//! Nothing here is for players, so it listens on this machine alone unless told otherwise.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;

use crate::server::Shared;

/// What is counted since the start.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    /// Entries written: turns, seats, offers and so on.
    pub(crate) written: AtomicU64,
    /// How long writing took, in microseconds.
    pub(crate) writing: AtomicU64,
    /// Entries decided anew because the game had gone on elsewhere.
    pub(crate) conflicts: AtomicU64,
    /// Messages refused for good.
    pub(crate) refused: AtomicU64,
    /// Messages put off because the database was away or the disk full.
    pub(crate) unavailable: AtomicU64,
    /// Calls that push services took.
    pub(crate) called: AtomicU64,
    /// Words of other servers.
    pub(crate) words: AtomicU64,
}

impl Counts {
    /// One more.
    pub(crate) fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// Something was written, and took so long.
    pub(crate) fn wrote(&self, time: Duration) {
        Self::count(&self.written);
        self.writing.fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }
}

/// Answers until it is ended.
pub(crate) async fn serve(listener: TcpListener, shared: Arc<Shared>) {
    let router =
        Router::new().route("/health", get(health)).route("/metrics", get(metrics)).with_state(shared);
    let _ = axum::serve(listener, router).await;
}

/// `GET /health`: 200 if new players are welcome.
async fn health(State(shared): State<Arc<Shared>>) -> Response {
    if *shared.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "ending\n").into_response();
    }
    if let Some(hub) = &shared.hub
        && !hub.store.is_well().await
    {
        return (StatusCode::SERVICE_UNAVAILABLE, "no database\n").into_response();
    }
    "ok\n".into_response()
}

/// `GET /metrics`, in the text format of Prometheus.
async fn metrics(State(shared): State<Arc<Shared>>) -> Response {
    let mut text = String::new();
    if let Some(hub) = &shared.hub {
        let counts = &hub.counts;
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as f64;
        let (games, nodes) = hub.size();
        for (name, kind, help, value) in [
            ("sockets", "gauge", "open sockets", f64::from(hub.meter.open())),
            ("games_open", "gauge", "games in memory", games as f64),
            ("nodes_heard", "gauge", "other servers on the bus", nodes as f64),
            ("entries_written_total", "counter", "entries on disk", read(&counts.written)),
            ("writing_seconds_total", "counter", "time until they were", read(&counts.writing) / 1e6),
            (
                "conflicts_total",
                "counter",
                "decided anew, because of another server",
                read(&counts.conflicts),
            ),
            ("refused_total", "counter", "messages refused", read(&counts.refused)),
            ("limited_total", "counter", "refused by limits", read(&hub.meter.refused)),
            (
                "unavailable_total",
                "counter",
                "messages put off, without a database",
                read(&counts.unavailable),
            ),
            ("calls_total", "counter", "calls by push", read(&counts.called)),
            ("words_total", "counter", "words of other servers", read(&counts.words)),
        ] {
            // Writing to a string does not fail.
            let _ = writeln!(
                text,
                "# HELP wagons_{name} {help}\n# TYPE wagons_{name} {kind}\nwagons_{name} {value}"
            );
        }
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
