//! It is somebody's turn, and they have no page open: their browser is called by its push service.
//!
//! A call is a row that is written together with the turn. Every server looks at the rows that are due soon, and takes
//! those away whose players have a line to it; whichever claims one that is left makes the call.

mod endpoint;
mod seal;
mod send;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tokio::task::JoinSet;
use tokio::time::interval;
use tokio_rustls::rustls::ClientConfig;
use wagons_wire::{AboutPush, Call, Millis, PushTold, Reason, Subscription, Tongue, Why};

use crate::caller::{Asked, Caller};
use crate::hub::Hub;
use crate::limits::Kind;
use crate::policy::PushPolicy;
use crate::server::Shared;
use crate::store::{CallChange, Store, Waiting, Write, WriteError};
use seal::{Receiver, ServerKey};
use send::{Outcome, send, trust};

/// How often is looked for calls.
const LOOK: Duration = Duration::from_secs(1);
/// The most calls that are looked at, and made, at once.
const READ: i64 = 500;
const AT_ONCE: usize = 16;
/// How often a call is tried while its push service is away.
const TRIES: i64 = 3;

/// What is needed to call anybody.
#[derive(Debug)]
pub(crate) struct Push {
    policy: PushPolicy,
    key: ServerKey,
    /// How push services are spoken to.
    tls: Arc<ClientConfig>,
}

impl Push {
    /// With the key that is kept in the store; the first to come makes it.
    pub(crate) async fn open(policy: &PushPolicy, store: &Store, contact: &str) -> Result<Self, String> {
        if store.push_key().await.map_err(|error| error.to_string())?.is_none() {
            let new = ServerKey::generate().map_err(|error| error.to_string())?;
            match store.write(Write::Call(CallChange::Key(new))).await {
                // Another server was first.
                Ok(()) | Err(WriteError::Conflict) => {}
                Err(error) => return Err(error.to_string()),
            }
        }
        let kept = store.push_key().await.map_err(|error| error.to_string())?.unwrap_or_default();
        let key = ServerKey::read(&kept, contact.to_owned()).ok_or("the key in the database is none")?;
        Ok(Self { policy: policy.clone(), key, tls: trust(policy)? })
    }

    /// What browsers want to know when they subscribe.
    pub(crate) fn public(&self) -> String {
        self.key.public()
    }

    /// Makes calls as long as the server runs.
    pub(crate) async fn run(self: Arc<Self>, hub: Arc<Hub>) {
        let delay = self.policy.delay.as_millis() as Millis;
        let mut looks = interval(LOOK.min(self.policy.delay.max(Duration::from_millis(50)) / 2));
        loop {
            looks.tick().await;
            let now = hub.now();
            let Ok(calls) = hub.store.calls(now + delay, READ).await else { continue };
            let mut made = JoinSet::new();
            for call in calls {
                if call.why == Why::Turn && hub.meter.is_connected(call.player) {
                    // Their own page tells them. It may lie in the background for days, though: a reminder comes anyhow.
                    let _ = hub.store.write(Write::Call(CallChange::Settle(call))).await;
                } else if call.due <= now {
                    made.spawn(self.clone().make(hub.clone(), call));
                }
                if made.len() >= AT_ONCE {
                    let _ = made.join_next().await;
                }
            }
            while made.join_next().await.is_some() {}
        }
    }

    /// Makes one call, if no other server does.
    async fn make(self: Arc<Self>, hub: Arc<Hub>, call: Waiting) {
        let until = hub.now() + self.policy.lease.as_millis() as Millis;
        if hub.store.write(Write::Call(CallChange::Claim(call, until))).await.is_err() {
            return;
        }
        let Ok(browsers) = hub.store.subscriptions_of(call.player).await else { return };
        let mut outcomes = Vec::with_capacity(browsers.len());
        for (subscription, language) in browsers {
            let outcome = self.call(&call, &subscription, language, hub.now()).await;
            if outcome == Outcome::Gone {
                let _ =
                    hub.store.write(Write::Call(CallChange::Unsubscribe(subscription.endpoint, None))).await;
            }
            if let Outcome::Refused(status) = outcome {
                tracing::warn!(status, "a push service does not take a call");
            }
            outcomes.push(outcome);
        }
        let taken = outcomes.iter().filter(|&&outcome| outcome == Outcome::Taken).count();
        hub.counts.called.fetch_add(taken as u64, Ordering::Relaxed);
        // Who has heard of it on one device is not called twice because another one's service is away.
        let again = taken == 0 && outcomes.contains(&Outcome::Later) && call.tries + 1 < TRIES;
        if again {
            tracing::debug!(tries = call.tries + 1, "a push service is away");
        } else {
            let _ = hub.store.write(Write::Call(CallChange::Settle(Waiting { due: until, ..call }))).await;
        }
    }

    async fn call(&self, call: &Waiting, to: &Subscription, language: Tongue, now: Millis) -> Outcome {
        // What may be called can have become less since somebody subscribed.
        let Some(endpoint) = self.policy.endpoint(&to.endpoint) else { return Outcome::Gone };
        let Some(receiver) = Receiver::of(&to.keys) else { return Outcome::Gone };
        let text = serde_json::to_vec(&Call { game: call.game, what: call.why, language });
        let Some(sealed) = text.ok().and_then(|text| receiver.seal(&text).ok()) else { return Outcome::Gone };
        let Ok(authorization) = self.key.authorization(&endpoint.host, now) else { return Outcome::Later };
        let topic = call.game.to_string();
        send(&self.tls, &self.policy, &endpoint, &authorization, &topic, sealed).await
    }
}

/// `POST apart/push`: somebody wants to be called, or not any more.
pub(crate) async fn about(State(shared): State<Arc<Shared>>, asked: Asked<AboutPush>) -> Response {
    let Some(push) = shared.push.clone() else { return StatusCode::NOT_FOUND.into_response() };
    let about =
        move |hub: Arc<Hub>, caller, question| async move { hub.about_push(&push, &caller, question).await };
    asked.answer(PushTold::Refused, about).await.into_response()
}

impl Hub {
    async fn about_push(
        &self,
        push: &Push,
        caller: &Caller,
        question: AboutPush,
    ) -> Result<PushTold, Reason> {
        let (change, told) = match question {
            AboutPush::On { language, subscription } => {
                self.meter.spend(caller.whose, Kind::Pushes, self.now())?;
                push.policy.endpoint(&subscription.endpoint).ok_or(Reason::NotNow)?;
                Receiver::of(&subscription.keys).ok_or(Reason::Malformed)?;
                let change = CallChange::Subscribe(caller.who, Box::new(subscription), language, self.now());
                (change, PushTold::On)
            }
            AboutPush::Off { endpoint } => {
                (CallChange::Unsubscribe(endpoint, Some(caller.who)), PushTold::Off)
            }
        };
        self.write(Write::Call(change)).await?;
        Ok(told)
    }
}
