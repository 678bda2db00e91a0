//! An open game: its room, and who hears of it.

use std::sync::{Arc, Mutex};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Mutex as Lock;
use wagons_rules::Seat;
use wagons_wire::{Entry, GameId, Millis, ToClient, What};

use super::guard;
use crate::client::Client;
use crate::room::Room;

/// A game that somebody looks at or works on.
#[derive(Debug, Default)]
pub(super) struct Cell {
    /// The game as it is on disk, once it was read.
    pub(super) room: Lock<Option<Arc<Room>>>,
    guests: Mutex<Vec<Arc<Client>>>,
}

impl Cell {
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
        let presence = self.presence(room);
        show(client, room, have, running, presence);
    }

    /// Shows everybody the game anew, because where they sit has changed. Who sat down sees what was said before, too.
    pub(super) fn show_all(&self, room: &Room, entry: &Entry, running: Millis) {
        let presence = self.presence(room);
        let newcomer = if let What::Sit { seat, .. } = entry.what { Some(seat) } else { None };
        for guest in guard(&self.guests).iter() {
            let sat_down = newcomer.is_some() && room.seat_of(guest.who) == newcomer;
            show(guest, room, if sat_down { 0 } else { entry.n - 1 }, running, presence);
        }
    }

    /// Tells everybody: one thing those who play, another those who look on.
    pub(super) fn tell(&self, room: &Room, players: Option<&Utf8Bytes>, watchers: Option<&Utf8Bytes>) {
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
        let news = crate::client::written(&ToClient::Presence { game: room.head().game, present, watchers });
        self.tell(room, news.as_ref(), news.as_ref());
    }

    fn presence(&self, room: &Room) -> ([bool; 2], u32) {
        let (mut present, mut watchers) = ([false; Seat::COUNT], 0);
        for guest in guard(&self.guests).iter() {
            match room.seat_of(guest.who) {
                Some(seat) => present[seat.index()] = true,
                None => watchers += 1,
            }
        }
        (present, watchers)
    }
}

fn show(client: &Client, room: &Room, have: u32, running: Millis, (present, watchers): ([bool; 2], u32)) {
    let mut opened = room.opened(client.who, have, running);
    (opened.present, opened.watchers) = (present, watchers);
    client.outbox.tell(&ToClient::Game(Box::new(opened)));
}
