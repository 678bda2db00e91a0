//! What becomes of a message, and who hears of it.
//!
//! Each open game has a cell: the room behind a lock, and the guests who hear of it. Whoever changes a room holds its
//! lock from the decision until it is on disk and told, so guests hear of everything once and in order.

mod cell;
mod tables;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use wagons_rules::Seat;
use wagons_wire::{Act, ActId, Create, GameId, Millis, Reason, Secret, ToClient, ToServer, VERSION, What};

use crate::client::{Client, Outbox, written};
use crate::identity::PlayerId;
use crate::limits::{Kind, Limits, Meter, Whose};
use crate::outages::Outages;
use crate::room::{Decided, Room, Step, shown};
use crate::store::{Store, Write, WriteError};
use cell::Cell;
use tables::Tables;

/// All that goes on at a server.
#[derive(Debug)]
pub struct Hub {
    pub(crate) store: Store,
    pub(crate) meter: Meter,
    outages: Mutex<Outages>,
    cells: Mutex<HashMap<GameId, Arc<Cell>>>,
    lists: Mutex<HashMap<PlayerId, Vec<(u64, Outbox)>>>,
    /// Whether people who do not know each other find each other here, and how long a table waits for one who is gone.
    strangers: Option<Duration>,
    tables: Tables,
    clients: AtomicU64,
}

/// The longest list of games anybody gets.
const LIST: i64 = 60;

/// How often an act is tried again when the game was changed by another server in between.
const ATTEMPTS: usize = 3;

impl Hub {
    /// A hub on a store.
    pub fn new(store: Store, limits: Limits, outages: Outages) -> Self {
        Self {
            store,
            meter: Meter::new(limits),
            outages: Mutex::new(outages),
            cells: Mutex::default(),
            lists: Mutex::default(),
            strangers: None,
            tables: Tables::default(),
            clients: AtomicU64::new(0),
        }
    }

    /// The same hub, for people who do not know each other, too: open tables wait so long for hosts who are gone.
    #[must_use]
    pub fn for_strangers(self, absence: Option<Duration>) -> Self {
        Self { strangers: absence, ..self }
    }

    /// Somebody connected.
    pub(crate) fn connect(&self, who: PlayerId, whose: [Whose; 2], outbox: Outbox) -> Arc<Client> {
        let number = self.clients.fetch_add(1, Ordering::Relaxed);
        Arc::new(Client { number, who, whose, outbox, greeted: false.into(), open: Mutex::default() })
    }

    /// Somebody is gone.
    pub(crate) fn disconnect(&self, client: &Client) {
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
            refuse(game, id, reason);
        }
    }

    async fn answer(&self, client: &Arc<Client>, message: ToServer) -> Result<(), Reason> {
        let now = now();
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
            ToServer::Tables { follow } => self.follow_tables(client, follow).await?,
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
            let room = self.loaded(&mut room, game).await?;
            if let Some(seat) = room.seat_of(client.who) {
                games.push(room.summary(seat, self.running(room, now())));
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
            self.meter.spend(client.whose, Kind::Games, now())?;
            let room = Room::create(wish, client.who, now(), &mut random);
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
        let room = self.loaded(&mut room, game).await?;
        let secrets = room.seats().map(|chair| chair.secret);
        client.outbox.tell(&ToClient::Created { id: wish.id, game, secrets });
        cell.welcome(client, game);
        cell.show(client, room, 0, self.running(room, now()));
        self.tell_lists(room);
        if wish.open.is_some() {
            self.tables.changed();
        }
        Ok(())
    }

    async fn open(&self, client: &Arc<Client>, game: GameId, have: u32) -> Result<(), Reason> {
        let cell = self.cell(game);
        let mut room = cell.room.lock().await;
        let room = self.loaded(&mut room, game).await?;
        let is_new = cell.welcome(client, game);
        cell.show(client, room, have, self.running(room, now()));
        if is_new {
            cell.tell_presence(room);
        }
        Ok(())
    }

    fn leave(&self, client: &Client, game: GameId) {
        let Some(cell) = guard(&self.cells).get(&game).cloned() else { return };
        cell.goodbye(client);
        // Nobody is made to wait for the news that somebody left.
        tokio::spawn(async move {
            if let Some(room) = cell.room.lock().await.as_deref() {
                cell.tell_presence(room);
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
            let room = self.loaded(&mut held, game).await?;
            let secret = match secret {
                // Who sits there needs none.
                None if room.seat_of(client.who).is_none() => self.open_seat(room).await?,
                secret => secret.unwrap_or(Secret(0)),
            };
            let Some(step) = room.sit(client.who, secret, program, now())? else {
                cell.welcome(client, game);
                cell.show(client, room, 0, self.running(room, now()));
                return Ok(());
            };
            self.meter.spend(client.whose, Kind::Seats, now())?;
            match self.commit(&cell, &mut held, step).await {
                Err(WriteError::Conflict) => {}
                Err(WriteError::Unavailable(_)) => return Err(Reason::Unavailable),
                Ok(()) => {
                    let room = self.loaded(&mut held, game).await?;
                    if cell.welcome(client, game) {
                        cell.show(client, room, 0, self.running(room, now()));
                    }
                    cell.tell_presence(room);
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
            let room = self.loaded(&mut held, game).await?;
            let now = now();
            let step = match room.decide(who, (id, act), now, self.running(room, now), &mut random)? {
                Decided::Known(n) => return Ok(n),
                Decided::Step(step) => *step,
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

    /// Ends a game whose time has run out.
    pub(crate) async fn look_after(&self, game: GameId) {
        let cell = self.cell(game);
        let mut held = cell.room.lock().await;
        let Ok(room) = self.loaded(&mut held, game).await else { return };
        let now = now();
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
                let Some(step) = step(self.loaded(&mut held, game).await?) else { break };
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
    async fn commit(&self, cell: &Cell, held: &mut Option<Arc<Room>>, step: Step) -> Result<(), WriteError> {
        // Whatever happens now, a room that is not known to be as on disk is read again.
        let Some(room) = held.take() else { return Err(WriteError::Conflict) };
        let mut after = (*room).clone();
        after.take(step.clone()).map_err(|_| WriteError::Conflict)?;
        let (after, entry) = (Arc::new(after), step.entry.clone());
        let rematch = step.rematch.clone();
        self.store.write(Write::Step { step: Box::new(step), after: after.clone() }).await?;
        let running = self.running(&after, now());
        if matches!(entry.what, What::Sit { .. } | What::Reopen { .. }) {
            cell.show_all(&after, &entry, running);
        } else {
            let news = |seat| {
                let entries = vec![shown(&entry, seat)];
                written(&ToClient::Entries { game: after.head().game, entries, running })
            };
            cell.tell(&after, news(Some(Seat::First)).as_ref(), news(None).as_ref());
        }
        if after.closes_table(&entry) {
            self.tables.changed();
        }
        self.tell_lists(&after);
        if let Some(rematch) = rematch {
            self.tell_lists(&rematch);
        }
        *held = Some(after);
        Ok(())
    }

    /// Tells the players of a game who look at their lists.
    fn tell_lists(&self, room: &Room) {
        let lists = guard(&self.lists);
        for seat in Seat::BOTH {
            let list = room.seats()[seat.index()].player.and_then(|player| lists.get(&player));
            for (_, outbox) in list.into_iter().flatten() {
                outbox.tell(&ToClient::Changed(room.summary(seat, self.running(room, now()))));
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

    /// Forgets games that nobody looks at.
    pub(crate) fn tidy(&self) {
        // Whoever works on a game holds its cell.
        guard(&self.cells).retain(|_, cell| Arc::strong_count(cell) > 1 || !cell.is_empty());
        self.meter.forget(now());
    }

    fn cell(&self, game: GameId) -> Arc<Cell> {
        guard(&self.cells).entry(game).or_default().clone()
    }

    async fn loaded<'a>(&self, held: &'a mut Option<Arc<Room>>, game: GameId) -> Result<&'a Room, Reason> {
        if held.is_none() {
            let room = self.store.load(game).await.map_err(|_| Reason::Unavailable)?;
            *held = Some(Arc::new(room.ok_or(Reason::UnknownGame)?));
        }
        held.as_deref().ok_or(Reason::UnknownGame)
    }
}

/// Now, by the server's clock.
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
