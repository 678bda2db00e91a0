//! Players in a storm: `cargo xtask storm` runs them, and meanwhile kills what they play on, again and again.
//!
//! `storm SECONDS PAIRS ADDRESS …` lets pairs of programs play random games, one after another, each connecting to any of the
//! servers. When the time is over they finish their games, and somebody who was never there asks every server for every log:
//! what was acknowledged is there exactly once, nothing else is, and all have the same record.

use std::error::Error;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wagons_rules::{Record, Rng, Seat};
use wagons_wire::{
    ActId, Create, Entry, GameId, Link, Millis, News, Pace, Seating, Secret, Tick, ToClient, What,
};

type Failure = Box<dyn Error + Send + Sync>;
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long a player thinks at most, in milliseconds.
const THOUGHT: u64 = 150;
/// When the storm is over, this is enough to finish a game. A database that was killed may be away for minutes on a busy disk.
const PATIENCE: Duration = Duration::from_mins(5);

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let words: Vec<_> = std::env::args().skip(1).collect();
    let [seconds, pairs, addresses @ ..] = words.as_slice() else {
        return Err("storm SECONDS PAIRS ADDRESS …".into());
    };
    let end = Instant::now() + Duration::from_secs(seconds.parse()?);
    let mut playing = Vec::new();
    for pair in 0..pairs.parse()? {
        playing.push(tokio::spawn(play_on(pair, addresses.to_vec(), end)));
    }
    let mut report = Report::default();
    for pair in playing {
        report.add(pair.await??);
    }
    println!(
        "games finished: {}, turns acknowledged: {}, turns refused: {}, lines lost: {}",
        report.games.len(),
        report.games.iter().map(|game| game.turns.len()).sum::<usize>(),
        report.refused,
        report.lost
    );
    for address in addresses {
        let mut judge = Player::new(u128::MAX, vec![address.clone()]);
        for game in &report.games {
            let log = judge.log(game.id).await?;
            game.judge(&log).map_err(|wrong| format!("game {} at {address}: {wrong}", game.id))?;
        }
        println!("every game is as it should be at {address}");
    }
    Ok(())
}

/// What came of a pair's games.
#[derive(Default)]
struct Report {
    games: Vec<Game>,
    refused: usize,
    lost: usize,
}

impl Report {
    fn add(&mut self, other: Self) {
        self.games.extend(other.games);
        self.refused += other.refused;
        self.lost += other.lost;
    }
}

/// A finished game, as its players know it.
struct Game {
    id: GameId,
    /// The turns that were acknowledged, as the numbers of their entries.
    turns: Vec<u32>,
    records: [Record; 2],
}

impl Game {
    /// Compares with the log of a server.
    fn judge(&self, log: &[Entry]) -> Result<(), String> {
        let numbers: Vec<_> = log.iter().map(|entry| entry.n).collect();
        if numbers != (1..=log.len() as u32).collect::<Vec<_>>() {
            return Err(format!("the log has gaps: {numbers:?}"));
        }
        let mut acknowledged = self.turns.clone();
        acknowledged.sort_unstable();
        let turns = log.iter().filter(|entry| matches!(entry.what, What::Turn { .. }));
        let turns: Vec<_> = turns.map(|entry| entry.n).collect();
        if turns != acknowledged {
            return Err(format!("acknowledged {acknowledged:?}, and there are {turns:?}"));
        }
        let moves = log.iter().flat_map(|entry| match &entry.what {
            What::Turn { moves, .. } => moves.clone(),
            _ => Vec::new(),
        });
        let mut record: Record = Record::new(*self.records[0].deal());
        for mv in moves {
            record.try_play(mv).map_err(|error| format!("{mv}: {error}"))?;
        }
        if record.game().to_move().is_some() {
            return Err("it is not over".to_owned());
        }
        if self.records.iter().any(|known| *known != record) {
            return Err("its players know another one".to_owned());
        }
        Ok(())
    }
}

async fn play_on(pair: u128, addresses: Vec<String>, end: Instant) -> Result<Report, Failure> {
    let token = u128::from(std::process::id()) << 64 | (2 * pair + 1);
    let mut players = [token, token + 1].map(|token| Player::new(token, addresses.clone()));
    let mut report = Report::default();
    while Instant::now() < end {
        let [first, second] = &mut players;
        let (game, secret) = first.create().await?;
        second.sit(game, secret).await?;
        let (ours, theirs) = tokio::join!(first.play(game, end), second.play(game, end));
        let ((mut turns, one), (more, other)) = (ours?, theirs?);
        turns.extend(more);
        report.games.push(Game { id: game, turns, records: [one, other] });
        for player in &mut players {
            player.link.close(game);
        }
    }
    for player in &players {
        report.refused += player.refused;
        report.lost += player.lost;
    }
    Ok(report)
}

/// A program with a line that it mends itself.
struct Player {
    addresses: Vec<String>,
    token: Secret,
    link: Link,
    socket: Option<Socket>,
    rng: Rng,
    since: Instant,
    acknowledged: Vec<(GameId, u32)>,
    refused: usize,
    lost: usize,
}

impl Player {
    fn new(token: u128, addresses: Vec<String>) -> Self {
        Self {
            addresses,
            token: Secret(token),
            link: Link::default(),
            socket: None,
            rng: Rng::new(token as u64),
            since: Instant::now(),
            acknowledged: Vec::new(),
            refused: 0,
            lost: 0,
        }
    }

    fn now(&self) -> Millis {
        self.since.elapsed().as_millis() as Millis
    }

    async fn connect(&mut self) -> Result<(), Failure> {
        let any = (self.rng.next_u64() % self.addresses.len() as u64) as usize;
        let mut request = format!("ws://{}/apart/socket", self.addresses[any]).into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {}", self.token).parse()?);
        self.socket = Some(timeout(Duration::from_secs(5), connect_async(request)).await??.0);
        self.link.connected(self.now());
        Ok(())
    }

    async fn lose(&mut self) {
        self.socket = None;
        self.lost += 1;
        let wait = self.link.disconnected(self.rng.next_u64());
        // Nobody here has half a minute.
        sleep(Duration::from_millis(wait.min(2_000) as u64)).await;
    }

    /// Sends what there is to send, and hears what there is to hear for a while.
    async fn step(&mut self, wait: Duration) -> Vec<News> {
        if self.socket.is_none() && self.connect().await.is_err() {
            self.lose().await;
            return Vec::new();
        }
        let (now, outgoing) = (self.now(), self.link.take_outgoing());
        let Some(socket) = &mut self.socket else { return Vec::new() };
        for text in outgoing {
            if socket.send(Message::text(text)).await.is_err() {
                self.lose().await;
                return Vec::new();
            }
        }
        match timeout(wait, socket.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => {
                if let Ok(ToClient::Done { game, n, .. }) = serde_json::from_str(&text) {
                    self.acknowledged.push((game, n));
                }
                let news = self.link.receive(&text, now);
                self.refused += news.iter().filter(|news| is_refusal(news)).count();
                return news;
            }
            Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => self.lose().await,
            Ok(Some(Ok(_))) => {}
            Err(_) => {
                if self.link.tick(now) == Tick::Hung {
                    self.lose().await;
                }
            }
        }
        Vec::new()
    }

    /// Speaks and listens until there is what is wanted.
    async fn until<T>(
        &mut self,
        patience: Instant,
        mut wanted: impl FnMut(&mut Link, &[News]) -> Option<T>,
    ) -> Result<T, Failure> {
        let mut news = Vec::new();
        loop {
            if let Some(found) = wanted(&mut self.link, &news) {
                return Ok(found);
            }
            if Instant::now() > patience {
                return Err(format!("nothing came of it: {:?}", self.link).into());
            }
            news = self.step(Duration::from_millis(200)).await;
        }
    }

    async fn create(&mut self) -> Result<(GameId, Secret), Failure> {
        let id = ActId(self.rng.next_u64());
        let seat = Seating::At(Seat::First);
        self.link.create(Create { id, pace: Pace::None, seat, deal: None, both: false, open: None });
        let mut made = None;
        self.until(Instant::now() + PATIENCE, |link, news| {
            for news in news {
                if let News::Created { game, .. } = news {
                    made = Some(*game);
                }
            }
            Some((made?, link.game(made?)?.invitation()?))
        })
        .await
    }

    async fn sit(&mut self, game: GameId, secret: Secret) -> Result<(), Failure> {
        self.link.sit(game, secret, true);
        self.until(Instant::now() + PATIENCE, |link, _| link.game(game)?.you().map(drop)).await
    }

    /// Plays to the end; gives what was acknowledged, and the record.
    async fn play(&mut self, game: GameId, end: Instant) -> Result<(Vec<u32>, Record), Failure> {
        let patience = end.max(Instant::now()) + PATIENCE;
        loop {
            let over = self
                .until(patience, |link, _| {
                    let (mirror, waits) = (link.game(game)?, link.on_its_way(game).next().is_some());
                    let over = mirror.standing().is_over();
                    (!waits && (over || mirror.is_your_turn())).then_some(over)
                })
                .await?;
            if over {
                break;
            }
            if Instant::now() < end {
                sleep(Duration::from_millis(self.rng.next_u64() % THOUGHT)).await;
            }
            let Some(mut record) = self.link.shown(game) else { continue };
            let (seat, mut moves) = (record.game().to_move(), Vec::new());
            while record.game().to_move() == seat && seat.is_some() {
                let Some(mv) = record.game().random_move(&mut self.rng) else { break };
                record.try_play(mv)?;
                moves.push(mv);
            }
            let id = ActId(self.rng.next_u64());
            self.link.play(game, id, moves);
        }
        let mut turns: Vec<_> =
            self.acknowledged.iter().filter(|turn| turn.0 == game).map(|turn| turn.1).collect();
        // What was sent twice was acknowledged twice.
        turns.sort_unstable();
        turns.dedup();
        self.acknowledged.clear();
        let mirror = self.link.game(game).ok_or("the game is gone")?;
        Ok((turns, mirror.standing().record().clone()))
    }

    /// The whole log of a game, as somebody gets it who has never seen it.
    async fn log(&mut self, game: GameId) -> Result<Vec<Entry>, Failure> {
        self.link.open(game);
        let log = self
            .until(Instant::now() + PATIENCE, |_, news| {
                news.iter().find_map(|news| match news {
                    News::Entries { game: told, entries } if *told == game => Some(entries.clone()),
                    _ => None,
                })
            })
            .await?;
        self.link.close(game);
        Ok(log)
    }
}

fn is_refusal(news: &News) -> bool {
    matches!(news, News::Refused { reason, .. } if !reason.passes())
}
