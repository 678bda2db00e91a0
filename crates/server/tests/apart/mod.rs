//! A server in this process, and clients that speak to it over real sockets.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use tempfile::TempDir;
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, Response};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async, connect_async};
use wagons_rules::{Move, Rng, Seat};
use wagons_server::{Files, Options, Place, Route, Server};
use wagons_wire::{Act, ActId, Create, GameId, Link, Millis, News, Pace, Seating, Secret};

/// A server that runs.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    /// Where it tells how it is.
    pub(crate) status: Option<SocketAddr>,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Running {
    /// Starts on any free port, on this folder; or on a database named after it, where the tests are given one.
    pub(crate) async fn start(data: &Path, change: impl FnOnce(&mut Options)) -> Self {
        let files = data.join("files");
        std::fs::create_dir_all(&files).unwrap();
        std::fs::write(files.join("index.html"), "howdy").unwrap();
        let mut options = Options::new("127.0.0.1:0".parse().unwrap(), Files::Folder(files));
        options.place = Some(place(data).await);
        options.route = route();
        options.quiet = Duration::ZERO;
        change(&mut options);
        let server = Server::bind(options).await.unwrap();
        let (address, status) = (server.address(), server.status());
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async { drop(stopped.await) }, std::future::pending()));
        Self { address, status, stop: Some(stop), task }
    }

    pub(crate) async fn end(mut self) {
        drop(self.stop.take());
        timeout(Duration::from_secs(10), &mut self.task).await.expect("it ends").unwrap();
    }
}

/// Where `cargo xtask test nodes` has a database and a bus for these tests.
const DATABASE: &str = "WAGONS_TEST_DATABASE";
const BUS: &str = "WAGONS_TEST_BUS";

/// Where a test keeps its games: in its folder, or in a database of the same name.
pub(crate) async fn place(data: &Path) -> Place {
    let Ok(base) = std::env::var(DATABASE) else { return Place::Folder(data.to_owned()) };
    sqlx::any::install_default_drivers();
    let name = data.file_name().unwrap().to_string_lossy().replace('.', "test_").to_lowercase();
    let mut connection = AnyConnection::connect(&format!("{base}/postgres")).await.unwrap();
    // A second server of a test finds it there.
    let _ = connection.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await;
    Place::Url(format!("{base}/{name}"))
}

/// A line of a test's own to the database where its games are.
pub(crate) async fn database(data: &Path) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let url = match place(data).await {
        Place::Url(url) => url,
        _ => format!("sqlite://{}", data.join("games.db").display()),
    };
    AnyConnection::connect(&url).await.unwrap()
}

/// The bus between servers, if there is one. Tests at the same time hear each other on it, and know no game of the others.
pub(crate) fn route() -> Route {
    std::env::var(BUS).map_or(Route::Alone, Route::Nats)
}

pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Connects with these headers, or gives the answer that says no.
pub(crate) async fn knock(
    address: SocketAddr,
    headers: &[(&'static str, String)],
) -> Result<(Socket, String), u16> {
    let mut request = format!("ws://{address}/apart/socket").into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, HeaderValue::try_from(value).unwrap());
    }
    match connect_async(request).await {
        Ok((socket, response)) => {
            let cookie = |response: &Response<_>| {
                Some(response.headers().get("set-cookie")?.to_str().ok()?.to_owned())
            };
            Ok((socket, cookie(&response).unwrap_or_default()))
        }
        Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

/// A client of somebody.
pub(crate) struct Client {
    pub(crate) socket: Socket,
    pub(crate) link: Link,
    pub(crate) rng: Rng,
    since: Instant,
    token: u128,
}

impl Client {
    pub(crate) async fn new(address: SocketAddr, token: u128) -> Self {
        let socket = Self::socket(address, token).await;
        let mut client =
            Self { socket, link: Link::default(), rng: Rng::new(token as u64), since: Instant::now(), token };
        client.link.connected(0);
        client
    }

    async fn socket(address: SocketAddr, token: u128) -> Socket {
        let bearer = format!("Bearer {}", Secret(token));
        knock(address, &[("authorization", bearer)]).await.expect("a program may connect").0
    }

    /// Somebody whose end of the line takes next to nothing that is not read at once.
    pub(crate) async fn narrow(address: SocketAddr, token: u128) -> Self {
        let narrow = TcpSocket::new_v4().unwrap();
        narrow.set_recv_buffer_size(2048).unwrap();
        let stream = narrow.connect(address).await.unwrap();
        let mut request = format!("ws://{address}/apart/socket").into_client_request().unwrap();
        let bearer = format!("Bearer {}", Secret(token));
        request.headers_mut().insert("authorization", HeaderValue::try_from(bearer).unwrap());
        let (socket, _) = client_async(request, MaybeTlsStream::Plain(stream)).await.unwrap();
        let mut client =
            Self { socket, link: Link::default(), rng: Rng::new(token as u64), since: Instant::now(), token };
        client.link.connected(0);
        client
    }

    /// Connects again, perhaps to another server.
    pub(crate) async fn reconnect(&mut self, address: SocketAddr) {
        self.link.disconnected(1);
        self.socket = Self::socket(address, self.token).await;
        self.link.connected(self.now());
    }

    pub(crate) fn now(&self) -> Millis {
        self.since.elapsed().as_millis() as Millis
    }

    pub(crate) fn id(&mut self) -> ActId {
        ActId(self.rng.next_u64())
    }

    /// Sends what there is to send.
    pub(crate) async fn send(&mut self) {
        for text in self.link.take_outgoing() {
            self.socket.send(Message::text(text)).await.unwrap();
        }
    }

    /// Speaks and listens until the link has what is wanted.
    pub(crate) async fn until<T>(&mut self, mut wanted: impl FnMut(&Link, &[News]) -> Option<T>) -> T {
        let patience = Instant::now() + Duration::from_secs(20);
        let mut news = Vec::new();
        loop {
            if let Some(found) = wanted(&self.link, &news) {
                return found;
            }
            self.send().await;
            assert!(Instant::now() < patience, "nothing came of it: {news:?}");
            let now = self.now();
            match timeout(Duration::from_millis(200), self.socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => news.extend(self.link.receive(&text, now)),
                Ok(Some(Ok(_))) => {}
                Ok(end) => panic!("the line is cut: {end:?}"),
                Err(_) => {
                    self.link.tick(now);
                }
            }
        }
    }

    /// Hears the next message, if there is one soon.
    pub(crate) async fn listen(&mut self, wait: Duration) {
        let now = self.now();
        if let Ok(Some(Ok(Message::Text(text)))) = timeout(wait, self.socket.next()).await {
            self.link.receive(&text, now);
        }
    }

    /// Makes a game, and gives it and what opens the other seat.
    pub(crate) async fn create(&mut self, pace: Pace) -> (GameId, Secret) {
        let id = self.id();
        self.link.create(Create {
            id,
            pace,
            seat: Seating::At(Seat::Second),
            deal: None,
            both: false,
            open: None,
        });
        self.until(|link, news| {
            let game = news.iter().find_map(|news| match news {
                News::Created { game, .. } => Some(*game),
                _ => None,
            })?;
            Some((game, link.game(game)?.invitation()?))
        })
        .await
    }

    /// Sits down.
    pub(crate) async fn sit(&mut self, game: GameId, secret: Secret) {
        self.link.sit(game, secret, false);
        self.until(|link, _| link.game(game)?.you()).await;
    }

    /// A random whole turn.
    pub(crate) fn turn(&mut self, game: GameId) -> Vec<Move> {
        let mut record = self.link.shown(game).unwrap();
        let (seat, mut moves) = (record.game().to_move(), Vec::new());
        while record.game().to_move() == seat && seat.is_some() {
            let mv = record.game().random_move(&mut self.rng).unwrap();
            record.try_play(mv).unwrap();
            moves.push(mv);
        }
        moves
    }

    /// Plays a random turn, and waits until it is on disk.
    pub(crate) async fn play(&mut self, game: GameId) {
        let (moves, id) = (self.turn(game), self.id());
        assert!(self.link.play(game, id, moves));
        self.until(|link, _| link.on_its_way(game).next().is_none().then_some(())).await;
    }

    /// Waits until it is its turn, or the game is over. Whether there is something to play.
    pub(crate) async fn wait(&mut self, game: GameId) -> bool {
        self.until(|link, _| {
            let mirror = link.game(game)?;
            (mirror.is_your_turn() || mirror.standing().is_over()).then(|| !mirror.standing().is_over())
        })
        .await
    }

    /// Does something, without waiting for what comes of it.
    pub(crate) async fn act(&mut self, game: GameId, act: Act) {
        let id = self.id();
        self.link.act(game, id, act);
        self.send().await;
    }

    pub(crate) fn record(&self, game: GameId) -> String {
        self.link.game(game).unwrap().standing().record().to_string()
    }

    /// Sends a text as it is, and gives the next answer that refuses something.
    pub(crate) async fn refused(&mut self, text: &str) -> String {
        self.send().await;
        self.socket.send(Message::text(text.to_owned())).await.unwrap();
        loop {
            match timeout(Duration::from_secs(10), self.socket.next()).await.expect("an answer") {
                Some(Ok(Message::Text(answer))) if answer.contains("refused") => return answer.to_string(),
                Some(Ok(Message::Close(_))) | None => return "closed".to_owned(),
                Some(Ok(Message::Text(answer))) => {
                    let now = self.now();
                    self.link.receive(&answer, now);
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return error.to_string(),
            }
        }
    }
}

impl Client {
    /// Sends a text as it is.
    pub(crate) async fn socket_send(&mut self, text: &str) {
        self.socket.send(Message::text(text.to_owned())).await.unwrap();
    }
}
