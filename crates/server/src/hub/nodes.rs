//! A hub among others on the same database: what they tell each other, and what it finds out by itself.

use std::sync::Arc;
use std::time::{Duration, Instant};

use wagons_wire::{GameId, Millis};

use super::cell::Presence;
use super::{Cell, Hub, guard};
use crate::bus::Word;
use crate::room::Room;
use crate::status::Counts;
use crate::store::Changed;

/// A server that says nothing for so long has nobody any more.
const SILENCE: Duration = Duration::from_secs(15);

/// What was changed is looked for once more so long: who decides when takes its time until it is written.
const OVERLAP: Millis = 30_000;

impl Hub {
    /// Another server said something.
    pub(crate) fn hear_word(self: &Arc<Self>, text: &str) {
        // Servers of another version may say what this one does not understand.
        let Ok(word) = serde_json::from_str(text) else { return };
        Counts::count(&self.counts.words);
        match word {
            Word::Game { game, n, players } => {
                self.heard(Changed { game, version: n, players: Word::players(&players) });
            }
            Word::Alive { node } | Word::Here { node, .. } if node == self.bus.node => {}
            Word::Alive { node } => drop(guard(&self.nodes).insert(node, Instant::now())),
            Word::Here { node, game, present, watchers, asks } => {
                guard(&self.nodes).insert(node, Instant::now());
                let Some(cell) = guard(&self.cells).get(&game).cloned() else { return };
                self.is_elsewhere(cell, node, (present, watchers), asks);
            }
        }
    }

    /// A game has changed somewhere: those who look at it, or at their list, are told if they do not know.
    pub(crate) fn heard(self: &Arc<Self>, Changed { game, version, players }: Changed) {
        let is_open = {
            let cells = guard(&self.cells);
            cells.get(&game).is_some_and(|cell| !cell.is_empty() && cell.version() < version)
        };
        let is_listed = {
            let lists = guard(&self.lists);
            players.iter().flatten().any(|player| lists.contains_key(player))
        };
        let is_news = || guard(&self.listed).get(&game).is_none_or(|&known| known < version);
        if is_open || is_listed && is_news() {
            let hub = self.clone();
            tokio::spawn(async move { hub.catch_up(game).await });
        }
    }

    async fn catch_up(&self, game: GameId) {
        let cell = self.cell(game);
        let mut held = cell.room.lock().await;
        held.doubt();
        // If that fails, the next look around finds it.
        if let Ok(room) = self.loaded(&cell, &mut held, game).await {
            self.tell_lists(room);
        }
    }

    /// Looks in the database for what changed elsewhere. Gives the time from which to look next.
    pub(crate) async fn look_around(self: &Arc<Self>, since: Millis) -> Result<Millis, sqlx::Error> {
        let now = self.now();
        let changed = self.store.changed(since).await?;
        {
            let versions: std::collections::HashMap<_, _> =
                changed.iter().map(|changed| (changed.game, changed.version)).collect();
            guard(&self.listed).retain(|game, _| versions.contains_key(game));
        }
        for changed in changed {
            self.heard(changed);
        }
        Ok(now - OVERLAP)
    }

    /// Tells the other servers that this one is there, and forgets those that are not.
    pub(crate) fn is_alive(self: &Arc<Self>) {
        self.bus.tell(&Word::Alive { node: self.bus.node });
        let mut gone = Vec::new();
        guard(&self.nodes).retain(|&node, heard| {
            let is_gone = heard.elapsed() > SILENCE;
            if is_gone {
                gone.push(node);
            }
            !is_gone
        });
        if gone.is_empty() {
            return;
        }
        let cells: Vec<_> = guard(&self.cells).values().cloned().collect();
        for cell in cells {
            for &node in &gone {
                self.is_elsewhere(cell.clone(), node, Presence::default(), false);
            }
        }
    }

    fn is_elsewhere(self: &Arc<Self>, cell: Arc<Cell>, node: u64, presence: Presence, asks: bool) {
        let is_news = cell.is_elsewhere(node, presence);
        if cell.is_empty() || !is_news && !asks {
            return;
        }
        let hub = self.clone();
        tokio::spawn(async move {
            let held = cell.room.lock().await;
            let Some((room, _)) = held.known() else { return };
            if is_news {
                cell.tell_presence(room);
            }
            if asks {
                hub.say_here(&cell, room, false);
            }
        });
    }

    /// Tells everybody here and the other servers who looks at a game.
    pub(super) fn tell_presence(&self, cell: &Cell, room: &Room, asks: bool) {
        cell.tell_presence(room);
        self.say_here(cell, room, asks);
    }

    fn say_here(&self, cell: &Cell, room: &Room, asks: bool) {
        let (node, (present, watchers)) = (self.bus.node, cell.here(room));
        self.bus.tell(&Word::Here { node, game: room.head().game, present, watchers, asks });
    }
}
