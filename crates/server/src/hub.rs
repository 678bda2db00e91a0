//! What becomes of a message, and who hears of it.
//!
//! Each open game has a cell: the room behind a lock, and the guests who hear of it. Whoever changes a room holds its
//! lock from the decision until it is on disk and told, so guests hear of everything once and in order. Several hubs may
//! work on one database, which decides; a room that has gone on elsewhere is caught up with.

mod cell;
mod nodes;
mod tables;

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::Notify;
use wagons_rules::Seat;
use wagons_wire::{Act, ActId, Create, GameId, Millis, Reason, Secret, ToClient, ToServer, VERSION, What};

use crate::bus::{Bus, Word};
use crate::client::{Client, Outbox};
use crate::identity::PlayerId;
use crate::limits::{Kind, Limits, Meter, Whose};
use crate::outages::Outages;
use crate::room::{Decided, Room, Step};
use crate::status::Counts;
use crate::store::{Calls, Changed, Store, Write, WriteError};
use cell::{Cell, Held};
use tables::Tables;

/// All that goes on at a server.
#[derive(Debug)]
pub struct Hub {
    pub(crate) store: Store,
    pub(crate) meter: Meter,
    pub(crate) counts: Counts,
    outages: Mutex<Outages>,
    cells: Mutex<HashMap<GameId, Arc<Cell>>>,
    lists: Mutex<HashMap<PlayerId, Vec<(u64, Outbox)>>>,
    /// Whether people who do not know each other find each other here, and how long a table waits for one who is gone.
    strangers: Option<Duration>,
    tables: Tables,
    /// How long after a turn somebody is called who is not there; nobody is where there is no such time.
    calls: Option<Millis>,
    /// What those who look at their lists know of games that changed lately.
    listed: Mutex<HashMap<GameId, u32>>,
    /// Rung when a game of the day was handed in.
    pub(crate) handed_in: Notify,
    clients: AtomicU64,
    bus: Bus,
    /// The other servers, and when they were last heard of.
    nodes: Mutex<HashMap<u64, Instant>>,
    /// By how much the database's clock is ahead of this machine's.
    ahead: AtomicI64,
}

/// The longest list of games anybody gets.
const LIST: i64 = 60;

/// How often an act is tried again when the game was changed by another server in between.
const ATTEMPTS: usize = 3;

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

    /// The same hub, for people who do not know each other, too: open tables wait so long for hosts who are gone.
    #[must_use]
    pub fn for_strangers(self, absence: Option<Duration>) -> Self {
        Self { strangers: absence, ..self }
    }

    /// The same hub, where people are called so long after it is their turn.
    #[must_use]
    pub fn calling(self, delay: Option<Duration>) -> Self {
        Self { calls: delay.map(|delay| delay.as_millis() as Millis), ..self }
    }

    /// Now, by the database's clock.
    pub(crate) fn now(&self) -> Millis {
        now() + self.ahead.load(Ordering::Relaxed)
    }

    /// The database's clock is so much ahead.
    pub(crate) fn set_clock(&self, ahead: Millis) {
        self.ahead.store(ahead, Ordering::Relaxed);
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
        let mut lists = guard(&self.lists);
        if let Some(list) = lists.get_mut(&client.who) {
            list.retain(|&(number, _)| number != client.number);
            if list.is_empty() {
                lists.remove(&client.who);
            }
        }
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
            if !(1..=VERSION).contains(&version) || version + 1 < VERSION {
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

    async fn list(&self, client: &Arc<Client>) -> Result<(), Reason> {
        {
            let mut lists = guard(&self.lists);
            let list = lists.entry(client.who).or_default();
            if list.iter().all(|&(number, _)| number != client.number) {
                list.push((client.number, client.outbox.clone()));
            }
        }
        let ids = self.store.games_of(client.who, LIST).await.map_err(|_| Reason::Unavailable)?;
        let mut games = Vec::with_capacity(ids.len());
        for game in ids {
            let cell = self.cell(game);
            let mut room = cell.room.lock().await;
            let room = self.loaded(&cell, &mut room, game).await?;
            if let Some(seat) = room.seat_of(client.who) {
                games.push(room.summary(seat, self.running(room, self.now())));
            }
        }
        client.outbox.tell(&ToClient::Games { games });
        Ok(())
    }

    async fn create(&self, client: &Arc<Client>, wish: &Create) -> Result<(), Reason> {
        let known = |found: Result<_, _>| found.map_err(|_| Reason::Unavailable);
        let wished = known(self.store.wished(client.who, wish.id).await)?;
        let game = if let Some(game) = wished {
            game
        } else {
            self.meter.spend(client.whose, Kind::Games, self.now())?;
            let room = Room::create(wish, client.who, self.now(), &mut random);
            let game = room.head().game;
            match self.store.write(self.wished_for(wish, room)?).await {
                Ok(()) => game,
                Err(error) => {
                    let reason = match error {
                        WriteError::Conflict if wish.open.is_some() => Reason::Asked,
                        _ => Reason::Unavailable,
                    };
                    known(self.store.wished(client.who, wish.id).await)?.ok_or(reason)?
                }
            }
        };
        let cell = self.cell(game);
        let mut room = cell.room.lock().await;
        let room = self.loaded(&cell, &mut room, game).await?;
        let secrets = room.seats().map(|chair| chair.secret);
        client.outbox.tell(&ToClient::Created { id: wish.id, game, secrets });
        cell.welcome(client, game);
        cell.show(client, room, 0, self.running(room, self.now()));
        self.announce(room);
        if wish.open.is_some() {
            self.tables.changed();
        }
        Ok(())
    }

    async fn open(&self, client: &Arc<Client>, game: GameId, have: u32) -> Result<(), Reason> {
        let cell = self.cell(game);
        let mut held = cell.room.lock().await;
        if self.store.is_shared() {
            // Whoever comes from another server may know more than this one.
            held.doubt();
        }
        let room = self.loaded(&cell, &mut held, game).await?;
        let is_new = cell.welcome(client, game);
        cell.show(client, room, have, self.running(room, self.now()));
        if is_new {
            self.tell_presence(&cell, room, true);
        }
        Ok(())
    }

    fn leave(self: &Arc<Self>, client: &Client, game: GameId) {
        let Some(cell) = guard(&self.cells).get(&game).cloned() else { return };
        cell.goodbye(client);
        let hub = self.clone();
        // Nobody is made to wait for the news that somebody left.
        tokio::spawn(async move {
            if let Some((room, _)) = cell.room.lock().await.known() {
                hub.tell_presence(&cell, room, false);
            }
        });
    }

    async fn sit(
        &self,
        client: &Arc<Client>,
        game: GameId,
        secret: Option<Secret>,
        program: bool,
    ) -> Result<(), Reason> {
        let cell = self.cell(game);
        let mut held = cell.room.lock().await;
        for _ in 0..ATTEMPTS {
            let room = self.loaded(&cell, &mut held, game).await?;
            let secret = match secret {
                // Who sits there needs none.
                None if room.seat_of(client.who).is_none() => self.open_seat(room).await,
                secret => Ok(secret.unwrap_or(Secret(0))),
            };
            let step = match secret.and_then(|secret| room.sit(client.who, secret, program, self.now())) {
                Ok(Some(step)) => step,
                Ok(None) => {
                    cell.welcome(client, game);
                    cell.show(client, room, 0, self.running(room, self.now()));
                    self.tell_presence(&cell, room, true);
                    return Ok(());
                }
                Err(reason) => {
                    self.refuse_surely(&cell, &mut held, game, reason).await?;
                    continue;
                }
            };
            self.meter.spend(client.whose, Kind::Seats, self.now())?;
            match self.commit(&cell, &mut held, step).await {
                Err(WriteError::Conflict) => {}
                Err(WriteError::Unavailable(_)) => return Err(Reason::Unavailable),
                Ok(()) => {
                    let room = self.loaded(&cell, &mut held, game).await?;
                    if cell.welcome(client, game) {
                        cell.show(client, room, 0, self.running(room, self.now()));
                    }
                    self.tell_presence(&cell, room, true);
                    return Ok(());
                }
            }
        }
        Err(Reason::Unavailable)
    }

    /// Does something in a game; gives the number of the entry it became.
    async fn act(&self, who: PlayerId, game: GameId, id: ActId, act: &Act) -> Result<u32, Reason> {
        let cell = self.cell(game);
        let mut held = cell.room.lock().await;
        for _ in 0..ATTEMPTS {
            let room = self.loaded(&cell, &mut held, game).await?;
            let now = self.now();
            let step = match room.decide(who, (id, act), now, self.running(room, now), &mut random) {
                Ok(Decided::Known(n)) => return Ok(n),
                Ok(Decided::Step(step)) => *step,
                Err(reason) => {
                    self.refuse_surely(&cell, &mut held, game, reason).await?;
                    continue;
                }
            };
            let n = step.entry.n;
            match self.commit(&cell, &mut held, step).await {
                Ok(()) => return Ok(n),
                Err(WriteError::Conflict) => {}
                Err(WriteError::Unavailable(_)) => return Err(Reason::Unavailable),
            }
        }
        Err(Reason::Unavailable)
    }

    /// Refuses something, unless the game has gone on elsewhere: then it is to be decided anew.
    async fn refuse_surely(
        &self,
        cell: &Cell,
        held: &mut Held,
        game: GameId,
        reason: Reason,
    ) -> Result<(), Reason> {
        let before = cell.version();
        if self.store.is_shared() {
            held.doubt();
            self.loaded(cell, held, game).await?;
        }
        if cell.version() > before { Ok(()) } else { Err(reason) }
    }

    /// Ends a game whose time has run out.
    pub(crate) async fn look_after(&self, game: GameId) {
        let cell = self.cell(game);
        let mut held = cell.room.lock().await;
        let Ok(room) = self.loaded(&cell, &mut held, game).await else { return };
        let now = self.now();
        if let Some(step) = room.overdue(now, self.running(room, now)) {
            // If that fails, somebody comes by again.
            let _ = self.commit(&cell, &mut held, step).await;
        }
    }

    /// Does something in each game of somebody, as far as there is something to do.
    pub(crate) async fn in_all_games_of(
        &self,
        who: PlayerId,
        mut step: impl FnMut(&Room) -> Option<Step>,
    ) -> Result<(), Reason> {
        for game in self.store.games_of(who, i64::MAX).await.map_err(|_| Reason::Unavailable)? {
            let cell = self.cell(game);
            let mut held = cell.room.lock().await;
            for attempt in 1..=ATTEMPTS {
                let Some(step) = step(self.loaded(&cell, &mut held, game).await?) else { break };
                match self.commit(&cell, &mut held, step).await {
                    Ok(()) => break,
                    Err(WriteError::Conflict) if attempt < ATTEMPTS => {}
                    Err(_) => return Err(Reason::Unavailable),
                }
            }
        }
        Ok(())
    }

    /// Writes a step and, once it is on disk, tells everybody.
    async fn commit(&self, cell: &Cell, held: &mut Held, step: Step) -> Result<(), WriteError> {
        // Whatever happens now, a room that is not known to be as on disk is looked up again.
        held.doubt();
        let Some((room, _)) = held.known() else { return Err(WriteError::Conflict) };
        let mut after = Room::clone(room);
        after.take(step.clone()).map_err(|_| WriteError::Conflict)?;
        let (after, entry) = (Arc::new(after), step.entry.clone());
        let rematch = step.rematch.clone();
        let (begun, reseats) = (Instant::now(), room.seats() != after.seats());
        let calls = self.calls_for(&after, &entry.what, rematch.as_deref());
        let write = Write::Step { step: Box::new(step), after: after.clone(), reseats, calls };
        let written = self.store.write(write).await;
        if written == Err(WriteError::Conflict) {
            Counts::count(&self.counts.conflicts);
        }
        written?;
        self.counts.wrote(begun.elapsed());
        let closes_table = after.closes_table(&entry);
        cell.tell_entries(&after, &[entry], self.running(&after, self.now()));
        if closes_table {
            self.tables.changed();
        }
        self.announce(&after);
        if let Some(rematch) = rematch {
            self.announce(&rematch);
        }
        cell.hold(held, after);
        Ok(())
    }

    /// Who is to be called for an entry, and for the game that came of it.
    fn calls_for(&self, after: &Room, what: &What, rematch: Option<&Room>) -> Vec<Calls> {
        let Some(delay) = self.calls else { return Vec::new() };
        let here = Calls::after(after, what, self.now(), delay);
        let there = rematch.and_then(|room| Calls::of_new(room, self.now(), delay));
        here.into_iter().chain(there).collect()
    }

    /// Tells the players who look at their lists, here and elsewhere, that a game has changed.
    fn announce(&self, room: &Room) {
        let players = room.seats().map(|chair| chair.player);
        let (game, version) = (room.head().game, room.standing().version());
        self.bus.tell(&Word::game(Changed { game, version, players }));
        self.tell_lists(room);
    }

    /// Tells the players of a game who look at their lists.
    fn tell_lists(&self, room: &Room) {
        let lists = guard(&self.lists);
        for seat in Seat::BOTH {
            let list = room.seats()[seat.index()].player.and_then(|player| lists.get(&player));
            for (_, outbox) in list.into_iter().flatten() {
                outbox.tell(&ToClient::Changed(room.summary(seat, self.running(room, self.now()))));
                if self.store.is_shared() {
                    guard(&self.listed).insert(room.head().game, room.standing().version());
                }
            }
        }
    }

    /// How long whoever is to move has been thinking, but for when the server was away.
    fn running(&self, room: &Room, now: Millis) -> Millis {
        let since = room.standing().since();
        (room.standing().running(now) - guard(&self.outages).between(since, now)).max(0)
    }

    pub(crate) fn was_away(&self, began: Millis, ended: Millis) {
        guard(&self.outages).add(began, ended);
    }

    /// How many games are in memory, and how many other servers are heard of.
    pub(crate) fn size(&self) -> (usize, usize) {
        (guard(&self.cells).len(), guard(&self.nodes).len())
    }

    /// Forgets games that nobody looks at.
    pub(crate) fn tidy(&self) {
        // Whoever works on a game holds its cell.
        guard(&self.cells).retain(|_, cell| Arc::strong_count(cell) > 1 || !cell.is_empty());
        self.meter.forget(self.now());
    }

    fn cell(&self, game: GameId) -> Arc<Cell> {
        guard(&self.cells).entry(game).or_default().clone()
    }

    /// The game as it is, as far as this server can know.
    async fn loaded<'a>(&self, cell: &Cell, held: &'a mut Held, game: GameId) -> Result<&'a Room, Reason> {
        // Nobody tells of games that nobody here looks at.
        if self.store.is_shared() && cell.is_empty() {
            held.doubt();
        }
        match held.known() {
            Some((_, true)) => {}
            None => {
                let room = self.store.load(game).await.map_err(|_| Reason::Unavailable)?;
                cell.hold(held, Arc::new(room.ok_or(Reason::UnknownGame)?));
            }
            Some((room, false)) => {
                let have = room.standing().version() as usize;
                let after = self.store.follow(room).await.map_err(|_| Reason::Unavailable)?;
                let after = after.map_or_else(|| room.clone(), Arc::new);
                let news = &after.log()[have..];
                cell.tell_entries(&after, news, self.running(&after, self.now()));
                if !news.is_empty() {
                    self.tell_lists(&after);
                }
                cell.hold(held, after);
            }
        }
        held.known().map(|(room, _)| &**room).ok_or(Reason::UnknownGame)
    }
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
fn guard<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
