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
    head: Head,
    standing: Standing,
    you: Option<Seat>,
    present: [bool; 2],
    watchers: u32,
    invitation: Option<Secret>,
    /// How long whoever is to move had been thinking, and when the client heard of it by its own clock.
    running: (Millis, Millis),
}

impl Mirror {
    /// A game that is opened for the first time, if its log is one.
    pub(crate) fn of(opened: &Opened, now: Millis) -> Option<Self> {
        let mut mirror = Self {
            standing: Standing::new(&opened.head),
            head: opened.head.clone(),
            you: None,
            present: [false; 2],
            watchers: 0,
            invitation: None,
            running: (0, now),
        };
        mirror.catch_up(opened, now).map(|_| mirror)
    }

    /// Takes in what the server sent for an `open`; gives what is new. Nothing means: it does not follow what is here.
    pub(crate) fn catch_up(&mut self, opened: &Opened, now: Millis) -> Option<Vec<Entry>> {
        let mut standing = if opened.from == 0 { Standing::new(&opened.head) } else { self.standing.clone() };
        let new = follow(&mut standing, &opened.entries)?;
        self.standing = standing;
        self.head = opened.head.clone();
        self.you = opened.you;
        self.invitation = opened.invitation;
        self.present = opened.present;
        self.watchers = opened.watchers;
        self.running = (opened.running, now);
        Some(new)
    }

    /// Takes in entries; gives those that are new. Nothing means that some before them are missing.
    pub(crate) fn follow(&mut self, entries: &[Entry], running: Millis, now: Millis) -> Option<Vec<Entry>> {
        let new = follow(&mut self.standing, entries)?;
        self.running = (running, now);
        if self.standing.is_full() {
            self.invitation = None;
        }
        Some(new)
    }

    pub(crate) const fn see(&mut self, present: [bool; 2], watchers: u32) {
        self.present = present;
        self.watchers = watchers;
    }

    /// What the game began with.
    pub const fn head(&self) -> &Head {
        &self.head
    }

    /// How it stands, as confirmed by the server.
    pub const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// Where the client sits; nowhere if it watches.
    pub const fn you(&self) -> Option<Seat> {
        self.you
    }

    /// Whether it is the client's turn.
    pub fn is_your_turn(&self) -> bool {
        self.you.is_some() && self.standing.to_move() == self.you
    }

    /// Whether a player is there now.
    pub const fn is_present(&self, seat: Seat) -> bool {
        self.present[seat.index()]
    }

    /// How many others look on.
    pub const fn watchers(&self) -> u32 {
        self.watchers
    }

    /// What opens the other seat, if the client made the game and nobody sits there.
    pub const fn invitation(&self) -> Option<Secret> {
        self.invitation
    }

    /// How much time a player has left, at a time of the client's own clock. Below nothing, it is over.
    pub fn left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let (running, heard) = self.running;
        let since = if self.standing.is_running() { (now - heard).max(0) } else { 0 };
        self.standing.left(seat, running.saturating_add(since))
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
