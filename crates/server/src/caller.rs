//! Whoever asks something over HTTP: who they are, what they ask, and how they are answered.

use std::sync::Arc;
use std::time::Duration;

use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;
use wagons_wire::{LONGEST, Reason};

use crate::hub::Hub;
use crate::identity::{self, PlayerId};
use crate::limits::{Kind, Whose};
use crate::server::{Peer, Shared};

/// How long somebody may take to say what they want.
const PATIENCE: Duration = Duration::from_secs(10);

/// Somebody who asks over HTTP.
pub(crate) struct Caller {
    /// The device, by the digest of its token …
    pub(crate) device: PlayerId,
    /// … and the person it belongs to.
    pub(crate) who: PlayerId,
    pub(crate) whose: [Whose; 2],
    /// What a browser gets that had no token.
    pub(crate) cookie: Option<String>,
}

impl Caller {
    /// Whoever sent these headers; or what to answer instead.
    pub(crate) async fn of(
        shared: &Shared,
        hub: &Hub,
        peer: &Peer,
        headers: &HeaderMap,
    ) -> Result<Self, (StatusCode, &'static str)> {
        let (token, is_new) = identity::token(headers, shared.options.public_url.as_deref())?;
        let house = Whose::house(peer.address(headers, shared.options.behind_proxy));
        // Nothing is looked up for an address that may ask nothing at the moment.
        hub.meter.may(house, Kind::Messages, hub.now()).map_err(|_| TOO_MUCH)?;
        let device = PlayerId::of(token);
        let unavailable = |_| (StatusCode::SERVICE_UNAVAILABLE, "the database is away\n");
        let who = hub.store.person(device).await.map_err(unavailable)?;
        let cookie = is_new.then(|| identity::set_cookie(token, shared.is_secure()));
        Ok(Self { device, who, whose: [Whose::Person(who), house], cookie })
    }
}

const TOO_MUCH: (StatusCode, &str) = (StatusCode::TOO_MANY_REQUESTS, "too much at once\n");

/// A question, and who asks it.
pub(crate) struct Asked<Q> {
    hub: Arc<Hub>,
    caller: Caller,
    /// Nothing if it cannot be read.
    question: Option<Q>,
}

impl<Q: DeserializeOwned> FromRequest<Arc<Shared>> for Asked<Q> {
    type Rejection = Response;

    async fn from_request(request: Request, shared: &Arc<Shared>) -> Result<Self, Response> {
        let hub = shared.hub.clone().ok_or_else(|| StatusCode::NOT_FOUND.into_response())?;
        let (mut parts, body) = request.into_parts();
        let peer = parts.extensions.remove::<Peer>().ok_or_else(|| StatusCode::NOT_FOUND.into_response())?;
        let caller = Caller::of(shared, &hub, &peer, &parts.headers).await;
        let caller = caller.map_err(IntoResponse::into_response)?;
        let spent = hub.meter.spend(caller.whose, Kind::Messages, hub.now());
        spent.map_err(|_| TOO_MUCH.into_response())?;
        let body = timeout(PATIENCE, to_bytes(body, LONGEST)).await;
        let question = body.ok().and_then(Result::ok).and_then(|body| serde_json::from_slice(&body).ok());
        Ok(Self { hub, caller, question })
    }
}

impl<Q> Asked<Q> {
    /// Has the question answered.
    pub(crate) async fn answer<T, F>(
        self,
        refused: fn(Reason) -> T,
        about: impl FnOnce(Arc<Hub>, Caller, Q) -> F,
    ) -> Answer<T>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Reason>> + Send + 'static,
    {
        let Some(question) = self.question else {
            return Answer { told: refused(Reason::Malformed), cookie: None };
        };
        let cookie = self.caller.cookie.clone();
        // In a task of its own: what is begun is finished, even if the line is cut meanwhile.
        let asked = tokio::spawn(about(self.hub, self.caller, question));
        let told = asked.await.unwrap_or(Err(Reason::Unavailable)).unwrap_or_else(refused);
        Answer { told, cookie }
    }
}

/// What somebody is told, as JSON.
pub(crate) struct Answer<T> {
    pub(crate) told: T,
    /// For the browser.
    pub(crate) cookie: Option<String>,
}

impl<T: Serialize> IntoResponse for Answer<T> {
    fn into_response(self) -> Response {
        let Ok(json) = serde_json::to_string(&self.told) else {
            return StatusCode::INTERNAL_SERVER_ERROR.into_response();
        };
        let cookie = self.cookie.map(|cookie| [(SET_COOKIE, cookie)]);
        (cookie, [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], json).into_response()
    }
}
