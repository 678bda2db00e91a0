//! Listens, answers, and ends when it is asked to.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::HeaderMap;
use axum::middleware::from_fn;
use axum::routing::{get, post};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::sleep;
use tower_service::Service as _;

use crate::bus::{Bus, BusError, Heard, Route};
use crate::files::Files;
use crate::hub::{Hub, random};
use crate::limits::Limits;
use crate::policy::PushPolicy;
use crate::push::{self, Push};
use crate::store::{Node, OpenError, Place, Store, Write};
use crate::{days, me, page, security, socket, status, upkeep};

/// How a server is to be.
#[derive(Debug, Clone)]
pub struct Options {
    /// Where it listens. Port 0 is any that is free.
    pub addr: SocketAddr,
    /// What it shows.
    pub files: Files,
    /// Where games between people who are apart are kept; nowhere if there are to be none.
    pub place: Option<Place>,
    /// The way to other servers on the same place.
    pub route: Route,
    /// The address others know it by, if it is not the one it listens at.
    pub public_url: Option<String>,
    /// Whether people who do not know each other find each other here.
    pub strangers: bool,
    /// How long an open table by clock waits for a host who is gone.
    pub absence: Duration,
    /// Whom it calls when it is somebody's turn who has no page open; nobody if it is to call nobody. It needs a public
    /// address, by which push services know it.
    pub push: Option<PushPolicy>,
    /// Whether all requests come through a proxy that says for whom.
    pub behind_proxy: bool,
    /// How much anybody may do.
    pub limits: Limits,
    /// How long a socket may be silent.
    pub idle: Duration,
    /// Where whoever runs it asks how it is; nowhere if nobody does.
    pub status: Option<SocketAddr>,
    /// How long after the start no clock runs out: everybody has time to come back.
    pub quiet: Duration,
    /// How often it looks for what other servers on the same place did, in case nobody said so.
    pub look: Duration,
}

impl Options {
    /// How a server usually is, at an address, with these files and no games apart.
    pub fn new(addr: SocketAddr, files: Files) -> Self {
        Self {
            addr,
            files,
            place: None,
            route: Route::Alone,
            public_url: None,
            strangers: false,
            absence: Duration::from_secs(30),
            push: None,
            behind_proxy: false,
            limits: Limits::default(),
            idle: Duration::from_secs(100),
            status: None,
            quiet: Duration::from_mins(1),
            look: Duration::from_secs(5),
        }
    }
}

/// What stands in the way of a server.
#[derive(Debug, thiserror::Error)]
pub enum Obstacle {
    /// A folder does not hold a table.
    #[error("{} has no index.html, so it is not a table", .0.display())]
    NoIndex(PathBuf),
    /// A file or folder cannot be read.
    #[error("{} cannot be read: {source}", path.display())]
    Unreadable {
        /// Which one.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// Another program listens there.
    #[error(
        "port {} is taken, perhaps by another `wagons serve`; choose one with --addr, as in --addr {}",
        .0.port(),
        neighbour(*.0)
    )]
    PortTaken(SocketAddr),
    /// The system does not let the program listen there.
    #[error("cannot listen at {address}: {source}")]
    CannotListen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        source: io::Error,
    },
    /// The games cannot be kept.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// Nobody can be called.
    #[error("nobody can be called when it is their turn: {0}")]
    Push(String),
    /// The other servers cannot be reached.
    #[error(transparent)]
    Bus(#[from] BusError),
}

/// The same address with another port.
fn neighbour(mut taken: SocketAddr) -> SocketAddr {
    taken.set_port(taken.port().checked_add(1).unwrap_or(7320));
    taken
}

/// A server that has its port: who connects now is answered as soon as it runs.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    shared: Arc<Shared>,
    stop: watch::Sender<bool>,
    words: mpsc::Receiver<Heard>,
    node: Node,
    status: Option<TcpListener>,
}

/// What all requests share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) options: Options,
    pub(crate) hub: Option<Arc<Hub>>,
    pub(crate) push: Option<Arc<Push>>,
    pub(crate) house: Option<String>,
    pub(crate) stopping: watch::Receiver<bool>,
}

impl Shared {
    /// Whether browsers may send the cookie over https alone.
    pub(crate) fn is_secure(&self) -> bool {
        self.options.public_url.as_ref().is_some_and(|url| url.starts_with("https:"))
    }
}

/// Who is at the other end of a connection, and its place among the connections.
#[derive(Debug, Clone)]
pub(crate) struct Peer {
    address: SocketAddr,
    _place: Arc<OwnedSemaphorePermit>,
}

impl Peer {
    /// The address of whoever asks. What a proxy says is believed only if all requests come through one: its own
    /// word is the last.
    pub(crate) fn address(&self, headers: &HeaderMap, behind_proxy: bool) -> IpAddr {
        let said = || headers.get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
        behind_proxy.then(said).flatten().unwrap_or(self.address.ip())
    }
}

/// Who sends no request in this time is cut off; between two requests, too.
const HEADERS: Duration = Duration::from_secs(15);
/// How long requests that are under way at the end may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long to wait when the system has no more connections to give.
const BREATH: Duration = Duration::from_millis(100);

impl Server {
    /// Takes the port, and opens the store.
    pub async fn bind(options: Options) -> Result<Self, Obstacle> {
        if let Files::Folder(folder) = &options.files {
            let unreadable = |source| Obstacle::Unreadable { path: folder.clone(), source };
            folder.read_dir().map_err(unreadable)?;
            if !folder.join("index.html").is_file() {
                return Err(Obstacle::NoIndex(folder.clone()));
            }
        }
        let wanted = options.addr;
        let cannot = |source: io::Error| match source.kind() {
            io::ErrorKind::AddrInUse => Obstacle::PortTaken(wanted),
            _ => Obstacle::CannotListen { address: wanted, source },
        };
        let listener = TcpListener::bind(wanted).await.map_err(cannot)?;
        let address = listener.local_addr().map_err(cannot)?;
        let status = match options.status {
            None => None,
            Some(wanted) => {
                let cannot = |source| Obstacle::CannotListen { address: wanted, source };
                Some(TcpListener::bind(wanted).await.map_err(cannot)?)
            }
        };
        let (bus, words) = Bus::join(&options.route, random() as u64).await?;
        let node = node_at(address);
        let hub = match &options.place {
            None => None,
            Some(place) => {
                let store = Store::open(place).await?;
                let outages = upkeep::outages(&store, node).await.map_err(OpenError::Database)?;
                let mut hub = Hub::new(store, options.limits, outages, bus);
                hub.strangers = options.strangers.then_some(options.absence);
                hub.calls = options.push.as_ref().map(|policy| policy.delay);
                Some(Arc::new(hub))
            }
        };
        let push = match (&options.push, &hub) {
            (Some(policy), Some(hub)) => {
                let contact = options.public_url.as_deref().unwrap_or_default();
                let push = Push::open(policy, &hub.store, contact).await.map_err(Obstacle::Push)?;
                Some(Arc::new(push))
            }
            _ => None,
        };
        let (stop, stopping) = watch::channel(false);
        let house = in_the_house(address);
        let shared = Arc::new(Shared { options, hub, push, house, stopping });
        Ok(Self { listener, address, shared, stop, words, node, status })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it says how it is.
    pub fn status(&self) -> Option<SocketAddr> {
        self.status.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// What to type into a browser on this machine.
    pub fn page(&self) -> String {
        let mut address = self.address;
        match address.ip() {
            IpAddr::V4(all) if all.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
            IpAddr::V6(all) if all.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
            _ => {}
        }
        format!("http://{address}/")
    }

    /// What others in the house type, if they can reach it.
    pub fn house(&self) -> Option<&str> {
        self.shared.house.as_deref()
    }

    /// Serves until it is to stop, and then what is under way to its end, unless somebody is in a hurry.
    pub async fn run(self, stop: impl Future<Output = ()>, hurry: impl Future<Output = ()>) {
        let Self { listener, address, shared, stop: stopping, words, node, status } = self;
        let mut beside = JoinSet::new();
        if let Some(listener) = status {
            beside.spawn(status::serve(listener, shared.clone()));
        }
        if let Some(hub) = &shared.hub {
            let quiet = shared.options.quiet;
            beside.spawn(upkeep::heartbeat(hub.clone(), node));
            beside.spawn(upkeep::sweep(hub.clone(), quiet));
            beside.spawn(upkeep::look_around(hub.clone(), shared.options.look));
            beside.spawn(hub.clone().listen(words));
            beside.spawn(hub.clone().look_after_tables(quiet));
            beside.spawn(hub.clone().check_days(shared.stopping.clone()));
            if let Some(push) = &shared.push {
                beside.spawn(push.clone().run(hub.clone()));
            }
        }
        tracing::info!(port = address.port(), version = env!("CARGO_PKG_VERSION"), "listening");
        let total = shared.options.limits.total;
        let places = Arc::new(Semaphore::new(total as usize));
        tokio::select! {
            () = accept(&listener, &shared, &places) => {}
            () = stop => {}
        }
        drop(listener);
        let open = |places: &Semaphore| total as usize - places.available_permits();
        tracing::info!(connections = open(&places), "draining");
        let _ = stopping.send(true);
        tokio::select! {
            _ = places.acquire_many(total) => {}
            () = sleep(PATIENCE) => {}
            () = hurry => {}
        }
        // One that was in the middle of something would find the writer gone, and complain of the database.
        beside.shutdown().await;
        if let Some(hub) = &shared.hub {
            // The last thing written: all before it is on disk, and nobody pays for the time until the next start.
            if let Err(error) = hub.store.write(Write::Ended(node, hub.now())).await {
                tracing::warn!(%error, "the database was not told of the end");
            }
        }
        tracing::info!(cut = open(&places), "ended");
    }
}

async fn accept(listener: &TcpListener, shared: &Arc<Shared>, places: &Arc<Semaphore>) {
    let router = router(shared);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEADERS).max_buf_size(16 * 1024);
    let mut is_short = false;
    loop {
        let Ok(place) = places.clone().acquire_owned().await else { return };
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                if !is_short {
                    tracing::warn!(%error, "no connection could be taken");
                }
                is_short = true;
                sleep(BREATH).await;
                continue;
            }
        };
        is_short = false;
        // A turn is small and must not wait for more to send.
        let _ = stream.set_nodelay(true);
        let (router, peer) = (router.clone(), Peer { address: peer, _place: Arc::new(place) });
        let answer = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(peer.clone());
            router.clone().call(request)
        });
        let connection = http.serve_connection(TokioIo::new(stream), answer).with_upgrades();
        let mut stopping = shared.stopping.clone();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // What goes wrong on one connection is that connection's business.
            tokio::select! {
                _ = connection.as_mut() => {}
                _ = stopping.changed() => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
        });
    }
}

fn router(shared: &Arc<Shared>) -> Router {
    Router::new()
        .route("/apart", get(page::service))
        .route("/apart/socket", get(socket::open))
        .route("/apart/me", post(me::about))
        .route("/apart/day", post(days::about))
        .route("/apart/push", post(push::about))
        .with_state(shared.clone())
        .fallback_service(shared.options.files.router())
        .layer(from_fn(security::secure))
}

/// What a server is called in the database: the same after a restart, and another for each that listens elsewhere.
fn node_at(address: SocketAddr) -> Node {
    let mut hasher = DefaultHasher::new();
    address.hash(&mut hasher);
    // Row 1 is whoever said goodbye.
    2 + (hasher.finish() >> 2) as Node
}

/// The address under which others in the house reach a server that listens everywhere.
fn in_the_house(address: SocketAddr) -> Option<String> {
    if !address.ip().is_unspecified() {
        return (!address.ip().is_loopback()).then(|| format!("http://{address}/"));
    }
    // Nothing is sent: the system only says from which of its addresses it would be. (192.0.2.1 is nobody's.)
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified())
        .then(|| format!("http://{}/", SocketAddr::new(ip, address.port())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxy_is_believed_only_if_there_is_one() {
        let place = Arc::new(Semaphore::new(1)).try_acquire_owned().unwrap();
        let peer = Peer { address: "127.0.0.1:5".parse().unwrap(), _place: Arc::new(place) };
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "1.2.3.4, 5.6.7.8".parse().unwrap());
        assert_eq!(peer.address(&headers, false), Ipv4Addr::LOCALHOST);
        assert_eq!(peer.address(&headers, true), Ipv4Addr::new(5, 6, 7, 8));
        headers.insert("x-forwarded-for", "somebody".parse().unwrap());
        assert_eq!(peer.address(&headers, true), Ipv4Addr::LOCALHOST);
    }
}
