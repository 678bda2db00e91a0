//! What becomes of a message, and who hears of it.
//!
//! Each open game has a cell: the room behind a lock, and the guests who hear of it. Whoever changes a room holds its
//! lock from the decision until it is on disk and told, so guests hear of everything once and in order. Several hubs may
//! work on one database, which decides; a room that has gone on elsewhere is caught up with.

mod cell;
mod games;
mod nodes;
mod rooms;
mod tables;

use std::collections::{BTreeMap, HashMap};
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::Notify;
use wagons_wire::{Act, GameId, Millis, Reason, ToClient, ToServer, VERSION, oldest};

use crate::bus::Bus;
use crate::client::{Client, Outbox};
use crate::identity::PlayerId;
use crate::limits::{Kind, Limits, Meter, Whose};
use crate::outages::Outages;
use crate::status::Counts;
use crate::store::{Store, Write, WriteError};
use cell::Cell;
use tables::Tables;

/// All that goes on at a server.
#[derive(Debug)]
pub struct Hub {
    pub(crate) store: Store,
    pub(crate) meter: Meter,
    pub(crate) counts: Counts,
    outages: Mutex<Outages>,
    cells: Mutex<HashMap<GameId, Arc<Cell>>>,
    /// Who looks at their list of games, by who they are and by the number of their line.
    lists: Mutex<BTreeMap<(PlayerId, u64), Arc<Client>>>,
    /// Whether people who do not know each other find each other here, and how long a table waits for one who is gone.
    pub(crate) strangers: Option<Duration>,
    tables: Tables,
    /// How long after a turn somebody is called who is not there; nobody is where there is no such time.
    pub(crate) calls: Option<Duration>,
    /// What those who look at their lists know of games that changed lately.
    listed: Mutex<HashMap<GameId, u32>>,
    /// Rung when a game of the day was handed in.
    pub(crate) handed_in: Notify,
    clients: AtomicU64,
    bus: Bus,
    /// The other servers, and when they were last heard of; no time if that is too long ago.
    nodes: Mutex<HashMap<u64, Option<Instant>>>,
    /// By how much the database's clock is ahead of this machine's.
    ahead: AtomicI64,
}

impl Hub {
    /// A hub on a store, perhaps with others.
    pub(crate) fn new(store: Store, limits: Limits, outages: Outages, bus: Bus) -> Self {
        Self {
            store,
            meter: Meter::new(limits),
            counts: Counts::default(),
            outages: Mutex::new(outages),
            cells: Mutex::default(),
            lists: Mutex::default(),
            strangers: None,
            tables: Tables::default(),
            calls: None,
            listed: Mutex::default(),
            handed_in: Notify::new(),
            clients: AtomicU64::new(0),
            bus,
            nodes: Mutex::default(),
            ahead: AtomicI64::new(0),
        }
    }

    /// Now, by the database's clock.
    pub(crate) fn now(&self) -> Millis {
        now() + self.ahead.load(Ordering::Relaxed)
    }

    /// The database's clock is so much ahead.
    pub(crate) fn set_clock(&self, ahead: Millis) {
        self.ahead.store(ahead, Ordering::Relaxed);
    }

    /// Writes something, and comes back when it is on disk. Whether it could be done: not if the game has gone on.
    pub(crate) async fn write(&self, write: Write) -> Result<bool, Reason> {
        match self.store.write(write).await {
            Ok(()) => Ok(true),
            Err(WriteError::Conflict) => Ok(false),
            Err(WriteError::Unavailable(_)) => Err(Reason::Unavailable),
        }
    }

    /// Somebody connected.
    pub(crate) fn connect(&self, who: PlayerId, whose: [Whose; 2], outbox: Outbox) -> Arc<Client> {
        let number = self.clients.fetch_add(1, Ordering::Relaxed);
        Arc::new(Client { number, who, whose, outbox, greeted: false.into(), open: Mutex::default() })
    }

    /// Somebody is gone.
    pub(crate) fn disconnect(self: &Arc<Self>, client: &Client) {
        for game in std::mem::take(&mut *guard(&client.open)) {
            self.leave(client, game);
        }
        self.tables.leave(client.number);
        guard(&self.lists).remove(&(client.who, client.number));
    }

    /// Somebody said something. Whatever is refused is said to be, and changes nothing.
    pub(crate) async fn hear(self: Arc<Self>, client: Arc<Client>, text: String) {
        let refuse = |game, id, reason| client.outbox.tell(&ToClient::Refused { game, id, reason });
        let Ok(message) = serde_json::from_str::<ToServer>(&text) else {
            return refuse(None, None, Reason::Malformed);
        };
        let (game, id) = match &message {
            ToServer::Create(wish) => (None, Some(wish.id)),
            ToServer::Do { game, id, .. } => (Some(*game), Some(*id)),
            ToServer::Sit { game, .. } | ToServer::Open { game, .. } | ToServer::Close { game } => {
                (Some(*game), None)
            }
            ToServer::Hello { .. } | ToServer::Games | ToServer::Tables { .. } | ToServer::Ping => {
                (None, None)
            }
        };
        if let Err(reason) = self.answer(&client, message).await {
            let is_away = reason == Reason::Unavailable;
            Counts::count(if is_away { &self.counts.unavailable } else { &self.counts.refused });
            refuse(game, id, reason);
        }
    }

    async fn answer(self: &Arc<Self>, client: &Arc<Client>, message: ToServer) -> Result<(), Reason> {
        let now = self.now();
        if let ToServer::Hello { version } = message {
            if !(oldest(VERSION)..=VERSION).contains(&version) {
                return Err(Reason::Version);
            }
            client.greeted.store(true, Ordering::Relaxed);
            client.outbox.tell(&ToClient::Welcome { version });
            return Ok(());
        }
        if !client.greeted.load(Ordering::Relaxed) {
            return Err(Reason::NoHello);
        }
        if !matches!(message, ToServer::Do { act: Act::Turn { .. }, .. }) {
            self.meter.spend(client.whose, Kind::Messages, now)?;
        }
        match message {
            ToServer::Hello { .. } => {}
            ToServer::Ping => client.outbox.tell(&ToClient::Pong),
            ToServer::Games => self.list(client).await?,
            ToServer::Tables { follow } => self.follow_tables(client, follow)?,
            ToServer::Create(wish) => self.create(client, &wish).await?,
            ToServer::Sit { game, secret, program } => self.sit(client, game, secret, program).await?,
            ToServer::Open { game, have } => self.open(client, game, have).await?,
            ToServer::Close { game } => {
                if guard(&client.open).remove(&game) {
                    self.leave(client, game);
                }
            }
            ToServer::Do { game, id, act } => {
                if matches!(act, Act::Say(_)) {
                    self.meter.spend(client.whose, Kind::Phrases, now)?;
                }
                let n = self.act(client.who, game, id, &act).await?;
                client.outbox.tell(&ToClient::Done { game, id, n });
            }
        }
        Ok(())
    }

    pub(crate) fn was_away(&self, began: Millis, ended: Millis) {
        guard(&self.outages).add(began, ended);
    }

    /// How many games are in memory, and how many other servers are heard of.
    pub(crate) fn size(&self) -> (usize, usize) {
        (guard(&self.cells).len(), guard(&self.nodes).values().flatten().count())
    }

    /// Forgets games that nobody looks at.
    pub(crate) fn tidy(&self) {
        // Whoever works on a game holds its cell.
        guard(&self.cells).retain(|_, cell| Arc::strong_count(cell) > 1 || !cell.is_empty());
        self.meter.forget(self.now());
    }
}

/// The lines of somebody, in whatever knows clients by who they are and by their number.
fn lines_of(who: PlayerId) -> RangeInclusive<(PlayerId, u64)> {
    (who, 0)..=(who, u64::MAX)
}

/// Now, by this machine's clock.
pub(crate) fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
}

/// Random bits from the system.
pub(crate) fn random() -> u128 {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("a system without random numbers cannot keep a secret");
    u128::from_ne_bytes(bytes)
}

/// Nothing here panics while it holds a lock; and if it did, what it holds would still be whole.
pub(crate) fn guard<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
