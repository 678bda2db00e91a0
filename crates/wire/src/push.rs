//! It is somebody's turn, and their page is closed: what a page asks of the server for that, and what it is told then.
//!
//! A `POST apart/push` with an [`AboutPush`] is answered by a [`PushTold`]. What arrives by push is a [`Call`], encrypted
//! for the browser that subscribed.

use serde::{Deserialize, Serialize};

use crate::id::GameId;
use crate::message::Reason;
use crate::strangers::Tongue;

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AboutPush {
    /// Wants to be called from now on.
    On {
        /// In which language.
        language: Tongue,
        /// How.
        subscription: Subscription,
    },
    /// Does not want it any more.
    Off {
        /// Where the calls went.
        endpoint: String,
    },
}

/// How a browser is called, as it says so itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subscription {
    /// An address at the browser's push service. Whoever knows it may be a nuisance.
    pub endpoint: String,
    /// For whom the calls are encrypted.
    pub keys: Keys,
}

/// The keys of a browser, in base64 for addresses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Keys {
    /// Its public key, a point of the curve P-256.
    pub p256dh: String,
    /// A secret of 16 bytes.
    pub auth: String,
}

/// What is answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PushTold {
    /// Will be called.
    On,
    /// Will not.
    Off,
    /// Neither.
    Refused(Reason),
}

/// What arrives: no names, and nothing of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call {
    /// Which game waits.
    pub game: GameId,
    /// Why.
    pub what: Why,
    /// In which language to say so.
    pub language: Tongue,
}

/// Why somebody is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// It is their turn.
    Turn,
    /// The time for their turn runs out soon.
    Soon,
}
