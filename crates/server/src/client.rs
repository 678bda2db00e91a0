//! One connection as the hub sees it: who it is, and a queue of what it is to be told.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};
use wagons_wire::{GameId, ToClient};

use crate::identity::PlayerId;
use crate::limits::Whose;

/// How many messages may wait for a client. Who does not listen is cut off, comes back, and asks for what it lacks.
const QUEUE: usize = 64;

/// Somebody at the other end of a line.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) number: u64,
    pub(crate) who: PlayerId,
    pub(crate) whose: [Whose; 2],
    pub(crate) outbox: Outbox,
    /// Whether they said hello.
    pub(crate) greeted: AtomicBool,
    /// The games they want to hear of.
    pub(crate) open: Mutex<BTreeSet<GameId>>,
}

/// What a client is to be told.
#[derive(Debug, Clone)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    overflow: Arc<Notify>,
}

/// The other end of an outbox.
#[derive(Debug)]
pub(crate) struct Inbox {
    pub(crate) queue: mpsc::Receiver<Utf8Bytes>,
    pub(crate) overflow: Arc<Notify>,
}

impl Outbox {
    pub(crate) fn new() -> (Self, Inbox) {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let overflow = Arc::new(Notify::new());
        (Self { queue: sender, overflow: overflow.clone() }, Inbox { queue: receiver, overflow })
    }

    /// Tells something, or cuts the line if too much waits already.
    pub(crate) fn send(&self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(text) {
            self.overflow.notify_one();
        }
    }

    pub(crate) fn tell(&self, message: &ToClient) {
        if let Some(text) = written(message) {
            self.send(text);
        }
    }
}

/// A message as it is sent.
pub(crate) fn written(message: &ToClient) -> Option<Utf8Bytes> {
    serde_json::to_string(message).ok().map(Utf8Bytes::from)
}
