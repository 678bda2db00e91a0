//! What becomes of a message about a game: it is made, opened, sat down at, played, or refused.

use std::sync::Arc;

use wagons_wire::{Act, ActId, Create, GameId, Reason, Secret, ToClient};

use super::cell::{Cell, Held};
use super::{Hub, guard, random};
use crate::client::Client;
use crate::identity::PlayerId;
use crate::limits::Kind;
use crate::room::{Decided, Room, Step};

/// The longest list of games anybody gets.
const LIST: i64 = 60;

/// How often an act is tried again when the game was changed by another server in between.
const ATTEMPTS: usize = 3;

impl Hub {
    pub(super) async fn list(&self, client: &Arc<Client>) -> Result<(), Reason> {
        guard(&self.lists).insert((client.who, client.number), client.clone());
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

    pub(super) async fn create(&self, client: &Arc<Client>, wish: &Create) -> Result<(), Reason> {
        let known = |found: Result<_, _>| found.map_err(|_| Reason::Unavailable);
        let wished = known(self.store.wished(client.who, wish.id).await)?;
        let game = if let Some(game) = wished {
            game
        } else {
            self.meter.spend(client.whose, Kind::Games, self.now())?;
            let room = Room::create(wish, client.who, self.now(), &mut random);
            let game = room.head().game;
            let written = self.write(self.wished_for(wish, room)?).await;
            if written == Ok(true) {
                game
            } else {
                // The same wish may have been written meanwhile.
                let is_at_another = written.is_ok() && wish.open.is_some();
                let reason = if is_at_another { Reason::Asked } else { Reason::Unavailable };
                known(self.store.wished(client.who, wish.id).await)?.ok_or(reason)?
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

    pub(super) async fn open(&self, client: &Arc<Client>, game: GameId, have: u32) -> Result<(), Reason> {
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

    pub(super) fn leave(self: &Arc<Self>, client: &Client, game: GameId) {
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

    pub(super) async fn sit(
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
            if self.commit(&cell, &mut held, step).await? {
                let room = self.loaded(&cell, &mut held, game).await?;
                if cell.welcome(client, game) {
                    cell.show(client, room, 0, self.running(room, self.now()));
                }
                self.tell_presence(&cell, room, true);
                return Ok(());
            }
        }
        Err(Reason::Unavailable)
    }

    /// Does something in a game; gives the number of the entry it became.
    pub(super) async fn act(&self, who: PlayerId, game: GameId, id: ActId, act: &Act) -> Result<u32, Reason> {
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
            if self.commit(&cell, &mut held, step).await? {
                return Ok(n);
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
        // If that fails, somebody comes by again.
        let _ = self.in_game(game, |room| room.overdue(self.now(), self.running(room, self.now()))).await;
    }

    /// Does something in each game of somebody, as far as there is something to do.
    pub(crate) async fn in_all_games_of(
        &self,
        who: PlayerId,
        step: impl Fn(&Room) -> Option<Step>,
    ) -> Result<(), Reason> {
        for game in self.store.games_of(who, i64::MAX).await.map_err(|_| Reason::Unavailable)? {
            self.in_game(game, &step).await?;
        }
        Ok(())
    }

    /// Does something in a game that nobody there asked for; whether there was something to do.
    pub(super) async fn in_game(
        &self,
        game: GameId,
        step: impl Fn(&Room) -> Option<Step>,
    ) -> Result<bool, Reason> {
        let cell = self.cell(game);
        let mut held = cell.room.lock().await;
        for _ in 0..ATTEMPTS {
            let Some(step) = step(self.loaded(&cell, &mut held, game).await?) else { return Ok(false) };
            if self.commit(&cell, &mut held, step).await? {
                return Ok(true);
            }
        }
        Err(Reason::Unavailable)
    }
}
