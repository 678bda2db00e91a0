//! A line to a server that mends itself: the link of `wagons-wire` on a real socket, in a thread of its own.

use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tokio::runtime::Builder;
use tokio::sync::Notify;
use tokio::time::{interval, sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::AUTHORIZATION;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wagons_wire::{Kept, Link, Millis, News, Reason, Secret, Tick};

use super::random;

/// A line to a server.
pub(crate) struct Line {
    link: Arc<Mutex<Link>>,
    wake: Arc<Notify>,
    events: Receiver<Event>,
}

/// What happens on a line.
#[derive(Debug)]
pub(crate) enum Event {
    /// The server told something.
    News(News),
    /// The server is away. It is tried again.
    Away,
    /// There is no use in trying.
    Over(ApartError),
}

/// Why a game apart cannot be made or joined.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ApartError {
    /// The address is none.
    #[error("{0}")]
    Address(String),
    /// Nobody answers.
    #[error("the server at {0} does not answer")]
    Silent(String),
    /// Whoever answers cannot be trusted, or does not speak https.
    #[error("there is no safe line to {url}: {reason}")]
    Unsafe {
        /// Where.
        url: String,
        /// What is wrong.
        reason: String,
    },
    /// Whoever answers plays no games apart.
    #[error("there are no online games at {url}: it answers with status {status}")]
    NoService {
        /// Where.
        url: String,
        /// What it answers.
        status: u16,
    },
    /// The server says no.
    #[error("{0}")]
    Refused(#[from] Reason),
    /// Another program that was to play cannot.
    #[error("{0}")]
    Player(String),
    /// The system gives no thread.
    #[error("a line cannot be opened: {0}")]
    System(#[source] io::Error),
}

/// How long connecting may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often the link is asked whether it wants something.
const TICK: Duration = Duration::from_secs(1);

type Socket = WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>;

impl Line {
    /// Opens a line to the socket at an address, and keeps it open as long as this value lives.
    pub(crate) fn open(url: String, token: Secret) -> Result<Self, ApartError> {
        let runtime = Builder::new_current_thread().enable_all().build().map_err(ApartError::System)?;
        let link = Arc::new(Mutex::new(Link::new(Kept::default())));
        let (wake, (sender, events)) = (Arc::new(Notify::new()), mpsc::channel());
        let keeper = Keeper {
            url,
            token,
            link: link.clone(),
            wake: wake.clone(),
            events: sender,
            since: Instant::now(),
        };
        let keeping = thread::Builder::new().spawn(move || runtime.block_on(keeper.keep()));
        keeping.map_err(ApartError::System)?;
        Ok(Self { link, wake, events })
    }

    /// Asks the link something, or has it do something, which is sent at once.
    pub(crate) fn with<T>(&self, what: impl FnOnce(&mut Link) -> T) -> T {
        let done = what(&mut lock(&self.link));
        self.wake.notify_one();
        done
    }

    /// What happens next, if anything does soon enough.
    pub(crate) fn next(&self, wait: Duration) -> Option<Event> {
        match self.events.recv_timeout(wait) {
            Ok(event) => Some(event),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => {
                Some(Event::Over(ApartError::System(io::Error::from(io::ErrorKind::BrokenPipe))))
            }
        }
    }
}

fn lock(link: &Mutex<Link>) -> MutexGuard<'_, Link> {
    link.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps a line open.
struct Keeper {
    url: String,
    token: Secret,
    link: Arc<Mutex<Link>>,
    wake: Arc<Notify>,
    events: Sender<Event>,
    since: Instant,
}

impl Keeper {
    async fn keep(self) {
        let mut was_there = false;
        loop {
            match timeout(PATIENCE, self.connect()).await {
                Ok(Ok(socket)) => {
                    was_there = true;
                    lock(&self.link).connected(self.now());
                    self.converse(socket).await;
                }
                Ok(Err(Error::Http(response))) if matches!(response.status().as_u16(), 400..=428) => {
                    let (url, status) = (self.url.clone(), response.status().as_u16());
                    return drop(self.events.send(Event::Over(ApartError::NoService { url, status })));
                }
                // What is not TLS, or not to be trusted, at the first attempt will not be at the next one either.
                Ok(Err(Error::Io(error))) if error.kind() == io::ErrorKind::InvalidData && !was_there => {
                    let (url, reason) = (self.url.clone(), error.to_string());
                    return drop(self.events.send(Event::Over(ApartError::Unsafe { url, reason })));
                }
                Ok(Err(error @ (Error::Url(_) | Error::HttpFormat(_)))) => {
                    return drop(self.events.send(Event::Over(ApartError::Address(error.to_string()))));
                }
                Ok(Err(_)) | Err(_) => {}
            }
            let wait = lock(&self.link).disconnected(random() as u64);
            // Nobody listens any more when this fails.
            if self.events.send(Event::Away).is_err() {
                return;
            }
            sleep(Duration::from_millis(wait as u64)).await;
        }
    }

    async fn connect(&self) -> Result<Socket, Error> {
        let mut request = self.url.as_str().into_client_request()?;
        let bearer = HeaderValue::try_from(format!("Bearer {}", self.token))
            .map_err(|error| Error::HttpFormat(error.into()))?;
        request.headers_mut().insert(AUTHORIZATION, bearer);
        Ok(connect_async(request).await?.0)
    }

    /// Speaks and listens until the line is cut.
    async fn converse(&self, mut socket: Socket) {
        let mut ticks = interval(TICK);
        loop {
            let outgoing = lock(&self.link).take_outgoing();
            for text in outgoing {
                if socket.send(Message::text(text)).await.is_err() {
                    return;
                }
            }
            tokio::select! {
                message = socket.next() => match message {
                    Some(Ok(Message::Text(text))) => {
                        let news = lock(&self.link).receive(&text, self.now());
                        for news in news {
                            if self.events.send(Event::News(news)).is_err() {
                                return;
                            }
                        }
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => {}
                },
                () = self.wake.notified() => {}
                _ = ticks.tick() => {
                    if lock(&self.link).tick(self.now()) == Tick::Hung {
                        return;
                    }
                }
            }
        }
    }

    fn now(&self) -> Millis {
        self.since.elapsed().as_millis() as Millis
    }
}
