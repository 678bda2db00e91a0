//! One socket: says who it is, hears, and tells, until one side has enough.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use tokio::sync::watch;
use tokio::time::{Instant, interval, timeout};
use wagons_wire::{LONGEST, Millis, Reason, ToClient};

use crate::caller::Caller;
use crate::client::{Client, Inbox, Outbox, written};
use crate::hub::{Hub, random};
use crate::limits::Whose;
use crate::server::{Peer, Shared};

/// A silent client is asked so many times whether it is still there before it is believed to be gone.
const ASKED: u32 = 2;
/// How long the last word to a client may take.
const GOODBYE: Duration = Duration::from_secs(1);

/// When the server ends, its clients are asked to come back within this time: two milliseconds for each.
const BACK_EACH: Millis = 2;
const BACK_FIRST: Millis = 500;
const BACK_LAST: Millis = 30_000;

/// The system's buffers are large enough: a turn is a few hundred bytes.
const BUFFER: usize = 4 * 1024;

/// `GET apart/socket`.
pub(crate) async fn open(
    State(shared): State<Arc<Shared>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Some(hub) = shared.hub.clone() else { return StatusCode::NOT_FOUND.into_response() };
    let caller = match Caller::of(&shared, &hub, &peer, &headers).await {
        Ok(caller) => caller,
        Err(refusal) => return refusal.into_response(),
    };
    let Caller { who, whose, cookie, .. } = caller;
    if !hub.meter.connect(whose) {
        return (StatusCode::TOO_MANY_REQUESTS, "too many connections\n").into_response();
    }
    let place = Place { hub: hub.clone(), whose, _peer: peer };
    let (stopping, idle) = (shared.stopping.clone(), shared.options.idle);
    let upgraded = upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .on_upgrade(move |socket| async move {
            let (outbox, inbox) = Outbox::new();
            let client = place.hub.connect(who, place.whose, outbox);
            serve(socket, &place.hub, &client, inbox, stopping, idle).await;
            place.hub.disconnect(&client);
        });
    (cookie.map(|cookie| [(SET_COOKIE, cookie)]), upgraded).into_response()
}

/// A place among the connections, given back however the connection ends.
struct Place {
    hub: Arc<Hub>,
    whose: [Whose; 2],
    _peer: Peer,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.hub.meter.disconnect(self.whose);
    }
}

async fn serve(
    mut socket: WebSocket,
    hub: &Arc<Hub>,
    client: &Arc<Client>,
    mut inbox: Inbox,
    mut stopping: watch::Receiver<bool>,
    idle: Duration,
) {
    let mut pings = interval(idle * 2 / (2 * ASKED + 1));
    let mut heard = Instant::now();
    let (code, reason) = loop {
        tokio::select! {
            // What there is to tell goes first: whoever says much at once hears the answers meanwhile.
            biased;
            Some(text) = inbox.queue.recv() => {
                // Who does not listen keeps this from ending; what comes meanwhile waits in the queue, or is too much.
                tokio::select! {
                    sent = timeout(idle, socket.send(Message::Text(text))) => {
                        if !matches!(sent, Ok(Ok(()))) {
                            return;
                        }
                    }
                    () = inbox.overflow.notified() => break (close_code::AGAIN, "too slow"),
                }
            }
            () = inbox.overflow.notified() => break (close_code::AGAIN, "too slow"),
            _ = stopping.changed() => {
                // Spread over time, so that whoever takes over is not overrun.
                let spread = (hub.meter.open() as Millis * BACK_EACH).clamp(BACK_FIRST, BACK_LAST);
                let wait = (random() % spread as u128) as Millis;
                if let Some(text) = written(&ToClient::BackSoon { wait }) {
                    let _ = socket.send(Message::Text(text)).await;
                }
                break (close_code::RESTART, "back soon");
            }
            _ = pings.tick() => {
                if heard.elapsed() > idle || socket.send(Message::Ping(Bytes::new())).await.is_err() {
                    return;
                }
            }
            message = socket.recv() => match message {
                Some(Ok(Message::Text(text))) => {
                    heard = Instant::now();
                    // In a task of its own: what is begun is finished, even if the line is cut meanwhile.
                    let _ = tokio::spawn(hub.clone().hear(client.clone(), text.as_str().to_owned())).await;
                }
                Some(Ok(Message::Binary(_))) => {
                    client.outbox.tell(&ToClient::Refused { game: None, id: None, reason: Reason::Malformed });
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => heard = Instant::now(),
                Some(Ok(Message::Close(_))) | None => return,
                Some(Err(_)) => break (close_code::SIZE, "too large, or no message at all"),
            },
        }
    };
    let last = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
    let _ = timeout(GOODBYE, socket.send(last)).await;
}
