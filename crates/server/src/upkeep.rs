//! What has to be done from time to time.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::{interval, sleep};
use wagons_wire::Millis;

use crate::hub::{Hub, now};
use crate::outages::Outages;
use crate::store::{Node, SOMEBODY, Store, Write, WriteError};

/// How often a server notes that it is there. So much an outage may be counted too long, in favour of the players.
const HEARTBEAT: Duration = Duration::from_secs(10);
/// A heart that beats so late stood still: the machine slept, or the database was away.
const LATE: Millis = 30_000;
/// A server that was seen so lately is there.
const ALIVE: Millis = 15_000;
/// Nobody thinks of an outage that is older than any turn may take.
const REMEMBERED: Millis = 400 * 24 * 60 * 60 * 1000;

/// Clocks are looked at so often …
const SWEEP: Duration = Duration::from_secs(1);
/// … and a turn that is on its way when the time runs out has so much more to arrive.
const GRACE: Millis = 2_000;
/// The most games that are ended at once.
const AT_ONCE: i64 = 200;

/// When there was no server, the time until now included.
pub(crate) async fn outages(store: &Store, node: Node) -> sqlx::Result<Outages> {
    let now = now() + store.ahead(now).await?;
    let before = store.presence(now - REMEMBERED).await?;
    let mut outages = Outages::new(before.outages);
    let is_there = |&(other, seen): &(Node, Millis)| other != node && other != SOMEBODY && now - seen < ALIVE;
    let others = store.is_shared() && before.seen.iter().any(is_there);
    let last = before.seen.iter().map(|&(_, seen)| seen).max();
    if let Some(seen) = last.filter(|&seen| seen < now && !others) {
        outages.add(seen, now);
        // If it cannot be written, the next start counts the same time again.
        if store.write(Write::Outage(seen, now)).await.is_ok() {
            let _ = store.write(Write::Seen(node, now)).await;
        }
    }
    Ok(outages)
}

/// Notes that the server is there, and when none was.
pub(crate) async fn heartbeat(hub: Arc<Hub>, node: Node) {
    let mut last = hub.now();
    let mut beats = interval(HEARTBEAT);
    let mut report = Report::default();
    loop {
        beats.tick().await;
        if let Ok(ahead) = hub.store.ahead(now).await {
            hub.set_clock(ahead);
        }
        let now = hub.now();
        if now - last > LATE {
            hub.was_away(last, now);
            tracing::warn!(
                seconds = (now - last) / 1000,
                "there was no server, or no database; it costs nobody time"
            );
            let _ = hub.store.write(Write::Outage(last, now)).await;
        }
        // What others have noticed concerns everybody.
        if let Ok(known) = hub.store.presence(now - LATE - ALIVE).await {
            known.outages.into_iter().for_each(|(began, ended)| hub.was_away(began, ended));
        }
        let seen = hub.store.write(Write::Seen(node, now)).await;
        if seen.is_ok() {
            last = now;
        }
        report.database(seen.as_ref().err());
        report.limits(hub.meter.refused.load(Ordering::Relaxed));
        hub.tidy();
    }
}

/// What of all this goes into the log: once, however long it lasts, so that nobody can fill a disk with it.
#[derive(Default)]
struct Report {
    is_away: bool,
    refused: u64,
}

impl Report {
    /// What came of the last write.
    fn database(&mut self, error: Option<&WriteError>) {
        match error {
            Some(error) if !self.is_away => tracing::warn!(%error, "the database takes nothing"),
            None if self.is_away => tracing::info!("the database is back"),
            _ => {}
        }
        self.is_away = error.is_some();
    }

    /// How often somebody was refused since the start.
    fn limits(&mut self, refused: u64) {
        if refused > self.refused {
            tracing::info!(times = refused - self.refused, "refused by limits");
        }
        self.refused = refused;
    }
}

/// Looks from time to time for what other servers did, in case nobody said so.
pub(crate) async fn look_around(hub: Arc<Hub>, pause: Duration) {
    let mut looks = interval(pause);
    let mut since = hub.now();
    while hub.store.is_shared() {
        looks.tick().await;
        hub.is_alive(pause);
        if let Ok(next) = hub.look_around(since).await {
            since = next;
        }
    }
}

/// Ends games whose time has run out; not in the first while, when everybody has time to come back.
pub(crate) async fn sweep(hub: Arc<Hub>, quiet: Duration) {
    let mut sweeps = interval(SWEEP);
    sleep(quiet).await;
    loop {
        sweeps.tick().await;
        let Ok(games) = hub.store.due(hub.now() - GRACE, AT_ONCE).await else {
            sleep(quiet).await;
            continue;
        };
        for game in games {
            hub.look_after(game).await;
        }
    }
}
