//! What servers on one database tell each other, so that a turn is seen everywhere at once.
//!
//! The bus makes things quick and decides nothing. What is lost on it is found in the database a few seconds later; only
//! who is present is known from the bus alone.

use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, mpsc};
use wagons_wire::GameId;

use crate::store::Changed;

/// The way to the other servers.
#[derive(Debug, Clone, Default)]
pub enum Route {
    /// There are none.
    #[default]
    Alone,
    /// Through a server of NATS at an address, as in `nats://127.0.0.1:4222`. The program must have been built for it.
    Nats(String),
    /// They are in this program.
    Within(broadcast::Sender<String>),
}

/// Why the other servers cannot be reached.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// The address is none.
    #[error("the bus cannot be used: {0}")]
    Address(String),
    /// The program can not.
    #[error("this program was built without `--features public`, so it knows no bus")]
    Unknown,
}

/// One word on the bus.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Word {
    /// A game has so many entries. Its players' lists of games change with it.
    Game(Changed),
    /// Who looks at a game here; and the others are asked, too.
    Here { node: u64, game: GameId, present: [bool; 2], watchers: u32, asks: bool },
    /// This server is there.
    Alive { node: u64 },
}

/// What comes over the bus.
#[derive(Debug)]
pub(crate) enum Heard {
    /// Another server said something.
    Word(String),
    /// The bus is there, for the first time or again: what was said meanwhile is lost.
    #[cfg_attr(not(feature = "nats"), allow(dead_code, reason = "the bus within a process is always there"))]
    Connected,
}

/// A server's end of the bus.
#[derive(Debug)]
pub(crate) struct Bus {
    /// What this server is called there.
    pub(crate) node: u64,
    out: Option<mpsc::Sender<String>>,
}

/// How many words may wait while the bus is away. Later ones are dropped: the database knows.
const WAITING: usize = 4096;

impl Bus {
    /// Joins the others; gives what they say.
    pub(crate) async fn join(route: &Route, node: u64) -> Result<(Self, mpsc::Receiver<Heard>), BusError> {
        let ((out, said), (heard, words)) = (mpsc::channel(WAITING), mpsc::channel(WAITING));
        match route {
            Route::Alone => return Ok((Self { node, out: None }, words)),
            Route::Within(all) => drop(tokio::spawn(within(all.clone(), said, heard))),
            Route::Nats(url) => nats::join(url, said, heard).await?,
        }
        Ok((Self { node, out: Some(out) }, words))
    }

    /// Tells all others.
    pub(crate) fn tell(&self, word: &Word) {
        if let (Some(out), Ok(text)) = (&self.out, serde_json::to_string(word)) {
            let _ = out.try_send(text);
        }
    }
}

async fn within(
    all: broadcast::Sender<String>,
    mut said: mpsc::Receiver<String>,
    heard: mpsc::Sender<Heard>,
) {
    let mut others = all.subscribe();
    loop {
        tokio::select! {
            Some(text) = said.recv() => drop(all.send(text)),
            Ok(text) = others.recv() => drop(heard.send(Heard::Word(text)).await),
            else => return,
        }
    }
}

#[cfg(feature = "nats")]
mod nats {
    use async_nats::{ConnectOptions, Event};
    use futures_util::StreamExt;
    use tokio::sync::mpsc::{Receiver, Sender};

    use super::{BusError, Heard};

    const SUBJECT: &str = "wagons";

    fn report(event: &Event) {
        match event {
            Event::Connected => tracing::info!("the bus is there"),
            Event::Disconnected => tracing::warn!("the bus is away"),
            Event::SlowConsumer(_) => tracing::warn!("the bus is faster than this server"),
            // What else it says may name addresses.
            _ => tracing::debug!("something happened on the bus"),
        }
    }

    /// Connects now or later, and again whenever the line is lost.
    pub(super) async fn join(
        url: &str,
        mut said: Receiver<String>,
        heard: Sender<Heard>,
    ) -> Result<(), BusError> {
        let complain = |error: &dyn std::error::Error| BusError::Address(error.to_string());
        let connected = heard.clone();
        let options =
            ConnectOptions::new().retry_on_initial_connect().no_echo().name("wagons").event_callback(
                move |event| {
                    let connected = connected.clone();
                    async move {
                        report(&event);
                        if let Event::Connected = event {
                            // Who hears nothing any more needs not know.
                            let _ = connected.send(Heard::Connected).await;
                        }
                    }
                },
            );
        let client = options.connect(url).await.map_err(|error| complain(&error))?;
        let mut words = client.subscribe(SUBJECT).await.map_err(|error| complain(&error))?;
        tokio::spawn(async move {
            while let Some(text) = said.recv().await {
                // While the bus is away this waits, and what is said meanwhile is dropped.
                let _ = client.publish(SUBJECT, text.into()).await;
            }
        });
        tokio::spawn(async move {
            while let Some(word) = words.next().await {
                let Ok(text) = String::from_utf8(word.payload.to_vec()) else { continue };
                if heard.send(Heard::Word(text)).await.is_err() {
                    return;
                }
            }
        });
        Ok(())
    }
}

#[cfg(not(feature = "nats"))]
mod nats {
    use tokio::sync::mpsc::{Receiver, Sender};

    use super::{BusError, Heard};

    #[expect(clippy::unused_async, reason = "the one that connects has to wait")]
    pub(super) async fn join(_: &str, _: Receiver<String>, _: Sender<Heard>) -> Result<(), BusError> {
        Err(BusError::Unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::PlayerId;

    #[test]
    fn servers_of_other_versions_understand_what_is_said() {
        let changed = Changed { game: GameId(255), version: 7, players: [Some(PlayerId(1)), None] };
        let text = r#"{"game":{"game":"00000000000000ff","n":7,"players":["00000000000000000000000000000001",null]}}"#;
        assert_eq!(serde_json::to_string(&Word::Game(changed)).unwrap(), text);
        assert_eq!(serde_json::from_str::<Word>(text).unwrap(), Word::Game(changed));
    }
}
