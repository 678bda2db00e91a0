//! An open game: its room, and who hears of it.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Mutex as Lock;
use wagons_rules::Seat;
use wagons_wire::{Entry, GameId, Millis, ToClient, What};

use super::guard;
use crate::client::{Client, written};
use crate::room::{Room, shown};

/// A game that somebody looks at or works on.
#[derive(Debug, Default)]
pub(super) struct Cell {
    pub(super) room: Lock<Held>,
    /// The version of the room, for those who do not want to wait for it.
    version: AtomicU32,
    guests: Mutex<Vec<Arc<Client>>>,
    /// Who looks on at other servers.
    elsewhere: Mutex<BTreeMap<u64, Presence>>,
}

/// A game as far as it is known here: its guests have been told of all that is in it.
#[derive(Debug, Default)]
pub(super) struct Held {
    room: Option<Arc<Room>>,
    is_sure: bool,
}

/// Who is there: whether the players are, and how many look on.
pub(super) type Presence = ([bool; 2], u32);

impl Held {
    /// The game, and whether it is as in the database.
    pub(super) fn known(&self) -> Option<(&Arc<Room>, bool)> {
        self.room.as_ref().map(|room| (room, self.is_sure))
    }

    /// It may have gone on.
    pub(super) const fn doubt(&mut self) {
        self.is_sure = false;
    }
}

impl Cell {
    /// Keeps a game as it is in the database.
    pub(super) fn hold(&self, held: &mut Held, room: Arc<Room>) {
        self.version.store(room.standing().version(), Ordering::Relaxed);
        *held = Held { room: Some(room), is_sure: true };
    }

    /// How many entries its guests know of.
    pub(super) fn version(&self) -> u32 {
        self.version.load(Ordering::Relaxed)
    }

    /// Somebody wants to hear of the game. Whether they did not before.
    pub(super) fn welcome(&self, client: &Arc<Client>, game: GameId) -> bool {
        let is_new = guard(&client.open).insert(game);
        if is_new {
            guard(&self.guests).push(client.clone());
        }
        is_new
    }

    /// Somebody does not any more.
    pub(super) fn goodbye(&self, client: &Client) {
        guard(&self.guests).retain(|guest| guest.number != client.number);
    }

    pub(super) fn is_empty(&self) -> bool {
        guard(&self.guests).is_empty()
    }

    /// Shows somebody the game, and what they lack of its log.
    pub(super) fn show(&self, client: &Client, room: &Room, have: u32, running: Millis) {
        show(client, room, have, running, self.presence(room));
    }

    /// Tells everybody what is new.
    pub(super) fn tell_entries(&self, room: &Room, entries: &[Entry], running: Millis) {
        let Some(first) = entries.first() else { return };
        if entries.iter().any(|entry| matches!(entry.what, What::Sit { .. } | What::Reopen { .. })) {
            return self.show_all(room, entries, first.n - 1, running);
        }
        let news = |seat| {
            let entries = entries.iter().map(|entry| shown(entry, seat)).collect();
            written(&ToClient::Entries { game: room.head().game, entries, running })
        };
        self.tell(room, news(Some(Seat::First)).as_ref(), news(None).as_ref());
    }

    /// Shows everybody the game anew, because where they sit has changed. Who sat down sees what was said before, too.
    fn show_all(&self, room: &Room, entries: &[Entry], have: u32, running: Millis) {
        let presence = self.presence(room);
        let sat_down = |seat| {
            entries.iter().any(|entry| matches!(entry.what, What::Sit { seat: taken, .. } if taken == seat))
        };
        for guest in guard(&self.guests).iter() {
            let is_newcomer = room.seat_of(guest.who).is_some_and(sat_down);
            show(guest, room, if is_newcomer { 0 } else { have }, running, presence);
        }
    }

    /// Tells everybody: one thing those who play, another those who look on.
    fn tell(&self, room: &Room, players: Option<&Utf8Bytes>, watchers: Option<&Utf8Bytes>) {
        for guest in guard(&self.guests).iter() {
            let news = if room.seat_of(guest.who).is_some() { players } else { watchers };
            if let Some(news) = news {
                guest.outbox.send(news.clone());
            }
        }
    }

    /// Tells everybody who is there.
    pub(super) fn tell_presence(&self, room: &Room) {
        let (present, watchers) = self.presence(room);
        let news = written(&ToClient::Presence { game: room.head().game, present, watchers });
        self.tell(room, news.as_ref(), news.as_ref());
    }

    /// Who is at another server. Whether that is news.
    pub(super) fn is_elsewhere(&self, node: u64, presence: Presence) -> bool {
        let mut elsewhere = guard(&self.elsewhere);
        if presence == Presence::default() {
            elsewhere.remove(&node).is_some()
        } else {
            elsewhere.insert(node, presence) != Some(presence)
        }
    }

    /// Who is here.
    pub(super) fn here(&self, room: &Room) -> Presence {
        let (mut present, mut watchers) = Presence::default();
        for guest in guard(&self.guests).iter() {
            match room.seat_of(guest.who) {
                Some(seat) => present[seat.index()] = true,
                None => watchers += 1,
            }
        }
        (present, watchers)
    }

    /// Who is here or elsewhere.
    fn presence(&self, room: &Room) -> Presence {
        let (mut present, mut watchers) = self.here(room);
        for (there, more) in guard(&self.elsewhere).values() {
            present = [0, 1].map(|seat: usize| present[seat] || there[seat]);
            watchers += more;
        }
        (present, watchers)
    }
}

fn show(client: &Client, room: &Room, have: u32, running: Millis, (present, watchers): Presence) {
    let mut opened = room.opened(client.who, have, running);
    (opened.present, opened.watchers) = (present, watchers);
    client.outbox.tell(&ToClient::Game(Box::new(opened)));
}
