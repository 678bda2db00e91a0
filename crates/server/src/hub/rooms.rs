//! A room between the database and its guests: read, written to, and told of.

use std::sync::Arc;
use std::time::Instant;

use wagons_rules::Seat;
use wagons_wire::{GameId, Millis, Reason, ToClient, What};

use super::cell::{Cell, Held};
use super::{Hub, guard, lines_of};
use crate::bus::Word;
use crate::room::{Room, Step};
use crate::status::Counts;
use crate::store::{Calls, Changed, Write};

impl Hub {
    /// Writes a step and, once it is on disk, tells everybody. Whether it could be done: not if the game has gone on.
    pub(super) async fn commit(&self, cell: &Cell, held: &mut Held, step: Step) -> Result<bool, Reason> {
        // Whatever happens now, a room that is not known to be as on disk is looked up again.
        held.doubt();
        let Some((room, _)) = held.known() else { return Ok(false) };
        let mut after = Room::clone(room);
        if after.take(step.clone()).is_err() {
            return Ok(false);
        }
        let (after, entry) = (Arc::new(after), step.entry.clone());
        let rematch = step.rematch.clone();
        let (begun, reseats) = (Instant::now(), room.seats() != after.seats());
        let calls = self.calls_for(&after, &entry.what, rematch.as_deref());
        let write = Write::Step { step: Box::new(step), after: after.clone(), reseats, calls };
        if !self.write(write).await? {
            Counts::count(&self.counts.conflicts);
            return Ok(false);
        }
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
        Ok(true)
    }

    /// Who is to be called for an entry, and for the game that came of it.
    fn calls_for(&self, after: &Room, what: &What, rematch: Option<&Room>) -> Vec<Calls> {
        let Some(delay) = self.calls.map(|delay| delay.as_millis() as Millis) else { return Vec::new() };
        let here = Calls::after(after, what, self.now(), delay);
        let there = rematch.and_then(|room| Calls::of_new(room, self.now(), delay));
        here.into_iter().chain(there).collect()
    }

    /// Tells the players who look at their lists, here and elsewhere, that a game has changed.
    pub(super) fn announce(&self, room: &Room) {
        let players = room.seats().map(|chair| chair.player);
        let (game, version) = (room.head().game, room.standing().version());
        self.bus.tell(&Word::Game(Changed { game, version, players }));
        self.tell_lists(room);
    }

    /// Tells the players of a game who look at their lists.
    pub(super) fn tell_lists(&self, room: &Room) {
        let lists = guard(&self.lists);
        for seat in Seat::BOTH {
            let Some(player) = room.seats()[seat.index()].player else { continue };
            for client in lists.range(lines_of(player)).map(|(_, client)| client) {
                client.outbox.tell(&ToClient::Changed(room.summary(seat, self.running(room, self.now()))));
                if self.store.is_shared() {
                    guard(&self.listed).insert(room.head().game, room.standing().version());
                }
            }
        }
    }

    /// How long whoever is to move has been thinking, but for when the server was away.
    pub(super) fn running(&self, room: &Room, now: Millis) -> Millis {
        let since = room.standing().since();
        (room.standing().running(now) - guard(&self.outages).between(since, now)).max(0)
    }

    pub(super) fn cell(&self, game: GameId) -> Arc<Cell> {
        guard(&self.cells).entry(game).or_default().clone()
    }

    /// The game as it is, as far as this server can know.
    pub(super) async fn loaded<'a>(
        &self,
        cell: &Cell,
        held: &'a mut Held,
        game: GameId,
    ) -> Result<&'a Room, Reason> {
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
