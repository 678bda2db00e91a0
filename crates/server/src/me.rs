//! `POST apart/me`: somebody goes on from another device, or wants to be forgotten.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{Extension, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use tokio::time::timeout;
use wagons_wire::{AboutMe, Code, LONGEST, Millis, Reason, Secret, Told};

use crate::hub::{Hub, random};
use crate::identity::{self, PlayerId};
use crate::limits::{Kind, Whose};
use crate::server::{Peer, Shared};
use crate::store::{Change, Write, WriteError};

/// How long a code is good.
const GOOD: Millis = 10 * 60 * 1000;
/// How long somebody may take to say what they want.
const PATIENCE: Duration = Duration::from_secs(10);

/// Answers one question.
pub(crate) async fn about(
    State(shared): State<Arc<Shared>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    let Some(hub) = shared.hub.clone() else { return StatusCode::NOT_FOUND.into_response() };
    let caller = match Caller::of(&shared, &hub, &peer, &headers).await {
        Ok(caller) => caller,
        Err(refusal) => return refusal.into_response(),
    };
    let Some(question) = read::<AboutMe>(body).await else {
        return answer(&Told::Refused(Reason::Malformed), None);
    };
    let own = caller.cookie(&shared);
    // In a task of its own: what is begun is finished, even if the line is cut meanwhile.
    let asked =
        tokio::spawn(async move { hub.about(caller.who, caller.device, caller.whose, question).await });
    let told = asked.await.unwrap_or(Err(Reason::Unavailable)).unwrap_or_else(Told::Refused);
    let forgotten = || identity::forget_cookie(shared.is_secure());
    answer(&told, if told == Told::Forgotten { Some(forgotten()) } else { own })
}

/// Somebody who asks over HTTP.
pub(crate) struct Caller {
    token: Secret,
    is_new: bool,
    /// The device, by the digest of its token …
    device: PlayerId,
    /// … and the person it belongs to.
    pub(crate) who: PlayerId,
    pub(crate) whose: [Whose; 2],
}

impl Caller {
    /// The cookie for a browser that had none.
    pub(crate) fn cookie(&self, shared: &Shared) -> Option<String> {
        self.is_new.then(|| identity::set_cookie(self.token, shared.is_secure()))
    }

    /// Whoever sent these headers; or what to answer instead.
    pub(crate) async fn of(
        shared: &Shared,
        hub: &Hub,
        peer: &Peer,
        headers: &HeaderMap,
    ) -> Result<Self, (StatusCode, &'static str)> {
        let (token, is_new) = identity::token(headers, shared.options.public_url.as_deref())?;
        let device = PlayerId::of(token);
        let unavailable = |_| (StatusCode::SERVICE_UNAVAILABLE, "the database is away\n");
        let who = hub.store.person(device).await.map_err(unavailable)?;
        let whose = [Whose::Person(who), Whose::house(peer.address(headers, shared.options.behind_proxy))];
        let often = |_| (StatusCode::TOO_MANY_REQUESTS, "too much at once\n");
        hub.meter.spend(whose, Kind::Messages, hub.now()).map_err(often)?;
        Ok(Self { token, is_new, device, who, whose })
    }
}

/// Reads a small message, from somebody who does not take too long to send it.
pub(crate) async fn read<T: DeserializeOwned>(body: Body) -> Option<T> {
    let body = timeout(PATIENCE, to_bytes(body, LONGEST)).await.ok()?.ok()?;
    serde_json::from_slice(&body).ok()
}

/// An answer as JSON, with a cookie for the browser.
pub(crate) fn answer(told: &impl Serialize, cookie: Option<String>) -> Response {
    let Ok(json) = serde_json::to_string(told) else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let mut response =
        ([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], json).into_response();
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::try_from(cookie).ok()) {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

/// What is stored of a code.
fn digest(code: Code) -> String {
    let digest = Sha256::digest(code.digits());
    format!("{:032x}", digest.iter().take(16).fold(0, |number, &byte| number << 8 | u128::from(byte)))
}

impl Hub {
    async fn about(
        &self,
        who: PlayerId,
        device: PlayerId,
        whose: [Whose; 2],
        question: AboutMe,
    ) -> Result<Told, Reason> {
        let now = self.now();
        let unavailable = |_| Reason::Unavailable;
        match question {
            AboutMe::Code => {
                self.meter.spend(whose, Kind::Codes, now)?;
                let code = Code::of(random() as u64);
                self.change(Change::Tidy(now)).await?;
                self.change(Change::Code(who, digest(code), now + GOOD)).await?;
                Ok(Told::Code { code, left: GOOD })
            }
            AboutMe::Look => {
                let passage = self.store.passage_of(who).await.map_err(unavailable)?;
                let Some(passage) = passage.filter(|passage| passage.until > now) else {
                    return Ok(Told::NoCode);
                };
                Ok(match (passage.answer, passage.claimant) {
                    (Some(true), _) => Told::Same,
                    (Some(false), _) => Told::NoCode,
                    (None, Some(claimant)) => Told::Asks { name: claimant.name() },
                    (None, None) => Told::Unused { left: passage.until - now },
                })
            }
            AboutMe::Answer { yes } => {
                let passage = self.store.passage_of(who).await.map_err(unavailable)?;
                let claimant =
                    passage.filter(|passage| passage.until > now).and_then(|passage| passage.claimant);
                let Some(claimant) = claimant.filter(|&claimant| claimant != who) else {
                    return Ok(Told::NoCode);
                };
                if yes {
                    // First the games, then the device: if that is cut short, both still know all of theirs.
                    self.hand_over(claimant, who).await?;
                    self.change(Change::Device(claimant, who)).await?;
                }
                let done = self.change(Change::Answer(who, yes)).await?;
                Ok(if done && yes { Told::Same } else { Told::NoCode })
            }
            AboutMe::Claim { code } => {
                self.meter.spend(whose, Kind::Codes, now)?;
                let done = self.change(Change::Claim(digest(code), device, now)).await?;
                Ok(if done { Told::Waits { name: device.name() } } else { Told::NoCode })
            }
            AboutMe::Claimed => {
                let passage = self.store.passage_claimed_by(device).await.map_err(unavailable)?;
                Ok(match passage.map(|passage| (passage.answer, passage.until > now)) {
                    Some((Some(true), _)) => Told::Same,
                    Some((None, true)) => Told::Waits { name: device.name() },
                    _ => Told::NoCode,
                })
            }
            AboutMe::Forget => {
                self.forget(who).await?;
                Ok(Told::Forgotten)
            }
        }
    }

    /// Writes something about a person; whether it could be done.
    async fn change(&self, change: Change) -> Result<bool, Reason> {
        match self.store.write(Write::Person(change)).await {
            Ok(()) => Ok(true),
            Err(WriteError::Conflict) => Ok(false),
            Err(WriteError::Unavailable(_)) => Err(Reason::Unavailable),
        }
    }

    /// The games of one become the other's, but for those they play against each other.
    async fn hand_over(&self, from: PlayerId, to: PlayerId) -> Result<(), Reason> {
        self.in_all_games_of(from, |room| room.handed_over(from, to, self.now())).await
    }

    /// Nothing is known of somebody any more: their games end, and their seats are left.
    pub(crate) async fn forget(&self, who: PlayerId) -> Result<(), Reason> {
        self.in_all_games_of(who, |room| room.abandoned(who, self.now())).await?;
        self.in_all_games_of(who, |room| room.left(who, self.now())).await?;
        self.change(Change::Forget(who)).await?;
        tracing::info!("somebody was forgotten");
        Ok(())
    }
}
