//! One game as a client knows it.

use wagons_rules::Seat;

use crate::Millis;
use crate::entry::{Entry, Head};
use crate::id::Secret;
use crate::message::Opened;
use crate::standing::Standing;

/// A game as far as the server has told of it.
#[derive(Debug, Clone)]
pub struct Mirror {
    /// As the server sent it, but for the entries, and with what it has told since.
    opened: Opened,
    standing: Standing,
    /// When the client heard last of how long whoever is to move has been thinking, by its own clock.
    heard: Millis,
}

impl Mirror {
    /// What the server sent for an `open`, after what is known here; and what is new. Nothing means: it does not follow.
    pub(crate) fn of(
        known: Option<&Standing>,
        mut opened: Opened,
        now: Millis,
    ) -> Option<(Self, Vec<Entry>)> {
        let mut standing = if opened.from == 0 { Standing::new(&opened.head) } else { known?.clone() };
        let new = follow(&mut standing, &std::mem::take(&mut opened.entries))?;
        Some((Self { opened, standing, heard: now }, new))
    }

    /// Takes in entries; gives those that are new. Nothing means that some before them are missing.
    pub(crate) fn follow(&mut self, entries: &[Entry], running: Millis, now: Millis) -> Option<Vec<Entry>> {
        let new = follow(&mut self.standing, entries)?;
        (self.opened.running, self.heard) = (running, now);
        if self.standing.is_full() {
            self.opened.invitation = None;
        }
        Some(new)
    }

    pub(crate) const fn see(&mut self, present: [bool; 2], watchers: u32) {
        (self.opened.present, self.opened.watchers) = (present, watchers);
    }

    /// What the game began with.
    pub const fn head(&self) -> &Head {
        &self.opened.head
    }

    /// How it stands, as confirmed by the server.
    pub const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// Where the client sits; nowhere if it watches.
    pub const fn you(&self) -> Option<Seat> {
        self.opened.you
    }

    /// Whether it is the client's turn.
    pub fn is_your_turn(&self) -> bool {
        self.opened.you.is_some() && self.standing.to_move() == self.opened.you
    }

    /// Whether a player is there now.
    pub const fn is_present(&self, seat: Seat) -> bool {
        self.opened.present[seat.index()]
    }

    /// How many others look on.
    pub const fn watchers(&self) -> u32 {
        self.opened.watchers
    }

    /// What opens the other seat, if the client made the game and nobody sits there.
    pub const fn invitation(&self) -> Option<Secret> {
        self.opened.invitation
    }

    /// How much time a player has left, at a time of the client's own clock. Below nothing, it is over.
    pub fn left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let since = if self.standing.is_running() { (now - self.heard).max(0) } else { 0 };
        self.standing.left(seat, self.opened.running.saturating_add(since))
    }
}

/// Applies what is new of some entries and gives it; nothing, if a gap lies before them or they are no log.
fn follow(standing: &mut Standing, entries: &[Entry]) -> Option<Vec<Entry>> {
    let known = standing.version();
    let new: Vec<_> = entries.iter().filter(|entry| entry.n > known).cloned().collect();
    let mut next = standing.clone();
    new.iter().try_for_each(|entry| next.apply(entry)).ok()?;
    *standing = next;
    Some(new)
}
