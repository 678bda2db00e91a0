//! A hub among others on the same database: what they tell each other, and what it finds out by itself.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::mpsc;
use tokio::time::sleep;
use wagons_wire::{GameId, Millis};

use super::cell::Presence;
use super::{Cell, Hub, guard, lines_of};
use crate::bus::{Heard, Word};
use crate::room::Room;
use crate::status::Counts;
use crate::store::Changed;

/// A server that says nothing while this one looks around so many times has nobody any more.
const SILENCE: u32 = 3;

/// So many games are told of at once, and then others have their turn.
const AT_ONCE: usize = 200;
const PAUSE: Duration = Duration::from_millis(20);

/// What was changed is looked for once more so long: who decides when takes its time until it is written.
const OVERLAP: Millis = 30_000;

impl Hub {
    /// Hears what other servers say.
    pub(crate) async fn listen(self: Arc<Self>, mut words: mpsc::Receiver<Heard>) {
        while let Some(heard) = words.recv().await {
            match heard {
                Heard::Word(text) => self.hear_word(&text),
                Heard::Connected => self.introduce(),
            }
        }
    }

    fn hear_word(self: &Arc<Self>, text: &str) {
        // Servers of another version may say what this one does not understand.
        let Ok(word) = serde_json::from_str(text) else { return };
        Counts::count(&self.counts.words);
        match word {
            Word::Game(changed) => self.heard(changed),
            Word::Alive { node } | Word::Here { node, .. } if node == self.bus.node => {}
            Word::Alive { node } => self.met(node),
            Word::Here { node, game, present, watchers, asks } => {
                self.met(node);
                let Some(cell) = guard(&self.cells).get(&game).cloned() else { return };
                self.is_elsewhere(cell, node, (present, watchers), asks);
            }
        }
    }

    /// A server is there. If it had been believed to be gone, it may believe so, too.
    fn met(self: &Arc<Self>, node: u64) {
        if guard(&self.nodes).insert(node, Some(Instant::now())) == Some(None) {
            self.introduce();
        }
    }

    /// Tells the other servers who looks at the games here, and asks them the same. What was said while the bus was away is
    /// lost, and who is present stands nowhere else.
    fn introduce(self: &Arc<Self>) {
        let cells = guard(&self.cells).values().filter(|cell| !cell.is_empty()).cloned().collect::<Vec<_>>();
        let hub = self.clone();
        tokio::spawn(async move {
            for cells in cells.chunks(AT_ONCE) {
                for cell in cells {
                    if let Some((room, _)) = cell.room.lock().await.known() {
                        hub.say_here(cell, room, true);
                    }
                }
                sleep(PAUSE).await;
            }
        });
    }

    /// A game has changed somewhere: those who look at it, or at their list, are told if they do not know.
    pub(crate) fn heard(self: &Arc<Self>, Changed { game, version, players }: Changed) {
        let is_open = {
            let cells = guard(&self.cells);
            cells.get(&game).is_some_and(|cell| !cell.is_empty() && cell.version() < version)
        };
        let is_listed = {
            let lists = guard(&self.lists);
            players.into_iter().flatten().any(|player| lists.range(lines_of(player)).next().is_some())
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
    pub(crate) async fn look_around(self: &Arc<Self>, since: Millis) -> sqlx::Result<Millis> {
        let now = self.now();
        let changed = self.store.changed(since).await?;
        {
            let games: BTreeSet<_> = changed.iter().map(|changed| changed.game).collect();
            guard(&self.listed).retain(|game, _| games.contains(game));
        }
        for changed in changed {
            self.heard(changed);
        }
        Ok(now - OVERLAP)
    }

    /// Tells the other servers that this one is there, and forgets whoever looks on at those that are not. To be called
    /// after every pause.
    pub(crate) fn is_alive(self: &Arc<Self>, pause: Duration) {
        self.bus.tell(&Word::Alive { node: self.bus.node });
        let mut gone = Vec::new();
        for (&node, heard) in guard(&self.nodes).iter_mut() {
            if heard.is_some_and(|heard| heard.elapsed() > SILENCE * pause) {
                *heard = None;
                gone.push(node);
            }
        }
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
