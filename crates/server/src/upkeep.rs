//! What has to be done from time to time.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{interval, sleep};
use wagons_wire::Millis;

use crate::hub::{Hub, now};
use crate::outages::Outages;
use crate::store::{Store, Write};

/// How often the server notes that it is there. So much an outage may be counted too long, in favour of the players.
const HEARTBEAT: Duration = Duration::from_secs(10);
/// A heart that beats so late stood still: the machine slept, or the database was away.
const LATE: Millis = 30_000;
/// Nobody thinks of an outage that is older than any turn may take.
const REMEMBERED: Millis = 400 * 24 * 60 * 60 * 1000;

/// Clocks are looked at so often …
const SWEEP: Duration = Duration::from_secs(1);
/// … and a turn that is on its way when the time runs out has so much more to arrive.
const GRACE: Millis = 2_000;
/// The most games that are ended at once.
const AT_ONCE: i64 = 200;

/// When the server was away, the time until now included.
pub(crate) async fn outages(store: &Store) -> Result<Outages, sqlx::Error> {
    let now = now();
    let (seen, mut times) = store.outages(now - REMEMBERED).await?;
    if let Some(seen) = seen.filter(|&seen| seen < now) {
        times.push((seen, now));
        // If it cannot be written, the next start counts the same time again.
        if store.write(Write::Outage(seen, now)).await.is_ok() {
            let _ = store.write(Write::Seen(now)).await;
        }
    }
    Ok(Outages::new(times))
}

/// Notes that the server is there, and when it was not.
pub(crate) async fn heartbeat(hub: Arc<Hub>) {
    let mut last = now();
    let mut beats = interval(HEARTBEAT);
    loop {
        beats.tick().await;
        let now = now();
        if now - last > LATE {
            hub.was_away(last, now);
            let _ = hub.store.write(Write::Outage(last, now)).await;
        }
        if hub.store.write(Write::Seen(now)).await.is_ok() {
            last = now;
        }
        hub.tidy();
    }
}

/// Ends games whose time has run out; not in the first while, when everybody has time to come back.
pub(crate) async fn sweep(hub: Arc<Hub>, quiet: Duration) {
    let mut sweeps = interval(SWEEP);
    sleep(quiet).await;
    loop {
        sweeps.tick().await;
        let Ok(games) = hub.store.due(now() - GRACE, AT_ONCE).await else {
            sleep(quiet).await;
            continue;
        };
        for game in games {
            hub.look_after(game).await;
        }
    }
}
