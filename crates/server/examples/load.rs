//! Puts a load on a server, in a process of its own: `cargo xtask load` runs it and prints the table.
//!
//! `load idle ADDRESS SOCKETS SECONDS` opens sockets, each looking at a game of its own, and holds them.
//! `load turns ADDRESS[,ADDRESS] RATE SECONDS` plays turns at a fixed rate, whether the server keeps up or not (an open loop),
//! and prints how long each took to be acknowledged and to reach the other side, counted from when it was due. With two
//! addresses the two players of a game are at different servers.

use std::collections::{HashMap, VecDeque};
use std::error::Error;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc;
use tokio::time::{interval, sleep};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use wagons_rules::{Record, Rng, Seat};
use wagons_wire::{Act, ActId, Create, Entry, GameId, Pace, Seating, Secret, ToClient, ToServer, What};

type Failure = Box<dyn Error + Send + Sync>;

/// How many people play at once, each many games.
const PAIRS: usize = 64;
/// How many turns a game lasts at least.
const TURNS: usize = 5;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let words: Vec<_> = std::env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<usize>().ok()).unwrap_or(10);
    match words.first().map(String::as_str) {
        Some("idle") => idle(&words[1], number(2), number(3)).await,
        Some("turns") => Load::prepare(&words[1], number(2), number(3)).await?.run().await,
        _ => Err("load idle ADDRESS SOCKETS SECONDS, or load turns ADDRESS RATE SECONDS".into()),
    }
}

/// A socket of somebody: what to say goes in, what is said comes out with the socket's number.
async fn socket(
    address: &str,
    number: usize,
    heard: mpsc::UnboundedSender<(usize, ToClient)>,
) -> Result<mpsc::UnboundedSender<ToServer>, Failure> {
    let mut request = format!("ws://{address}/apart/socket").into_client_request()?;
    let token = Secret(u128::from(std::process::id()) << 64 | number as u128);
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
    let (socket, _) = connect_async(request).await?;
    let (mut out, mut incoming) = socket.split();
    let (say, mut said) = mpsc::unbounded_channel::<ToServer>();
    tokio::spawn(async move {
        while let Some(message) = said.recv().await {
            let Ok(text) = serde_json::to_string(&message) else { return };
            if out.send(Message::text(text)).await.is_err() {
                return;
            }
        }
    });
    tokio::spawn(async move {
        while let Some(Ok(message)) = incoming.next().await {
            let Some(message) = message.to_text().ok().and_then(|text| serde_json::from_str(text).ok())
            else {
                continue;
            };
            if heard.send((number, message)).is_err() {
                return;
            }
        }
        // There is nothing to measure any more; unless it was over anyway.
        if !heard.is_closed() {
            eprintln!("the server hung up");
            std::process::exit(1);
        }
    });
    say.send(ToServer::Hello { version: wagons_wire::VERSION })?;
    Ok(say)
}

fn wish(id: usize) -> ToServer {
    let seat = Seating::At(Seat::First);
    ToServer::Create(Create {
        id: ActId(id as u64),
        pace: Pace::None,
        seat,
        deal: None,
        both: false,
        open: None,
    })
}

async fn idle(address: &str, sockets: usize, seconds: usize) -> Result<(), Failure> {
    let (heard, mut news) = mpsc::unbounded_channel();
    let mut lines = Vec::with_capacity(sockets);
    for number in 0..sockets {
        let line = socket(address, number, heard.clone()).await?;
        line.send(wish(1))?;
        lines.push(line);
    }
    let mut games = 0;
    while games < sockets {
        let (_, message) = news.recv().await.ok_or("the server hung up")?;
        games += usize::from(matches!(message, ToClient::Game(_)));
    }
    println!("{sockets} sockets are open");
    sleep(Duration::from_secs(seconds as u64)).await;
    Ok(())
}

/// A game under load.
struct Game {
    record: Record,
    base: u32,
    /// The sockets of the two players.
    players: [usize; 2],
    /// When the turn under way was due.
    due: Instant,
}

struct Load {
    rate: usize,
    seconds: usize,
    lines: Vec<mpsc::UnboundedSender<ToServer>>,
    news: mpsc::UnboundedReceiver<(usize, ToClient)>,
    games: HashMap<GameId, Game>,
    ready: VecDeque<GameId>,
    rng: Rng,
    acknowledged: Vec<Duration>,
    delivered: Vec<Duration>,
}

impl Load {
    /// Makes all games that will be needed, with both players at each.
    async fn prepare(address: &str, rate: usize, seconds: usize) -> Result<Self, Failure> {
        let (heard, mut news) = mpsc::unbounded_channel();
        let mut lines = Vec::new();
        let addresses: Vec<_> = address.split(',').collect();
        for number in 0..2 * PAIRS {
            lines.push(socket(addresses[number % addresses.len()], number, heard.clone()).await?);
        }
        let wanted = rate * seconds / TURNS + rate;
        for number in 0..wanted {
            lines[2 * (number % PAIRS)].send(wish(number))?;
        }
        let (mut games, mut ready) = (HashMap::new(), VecDeque::new());
        while ready.len() < wanted {
            match news.recv().await.ok_or("the server hung up")? {
                (number, ToClient::Created { game, secrets: [_, Some(secret)], .. }) => {
                    lines[number + 1].send(ToServer::Sit { game, secret: Some(secret), program: true })?;
                }
                (number, ToClient::Game(opened)) if opened.you == Some(Seat::Second) => {
                    let players = [number - 1, number];
                    let record = Record::new(opened.head.deal);
                    games.insert(opened.head.game, Game { record, base: 0, players, due: Instant::now() });
                    ready.push_back(opened.head.game);
                }
                (_, ToClient::Refused { reason, .. }) => return Err(reason.into()),
                _ => {}
            }
        }
        let (acknowledged, delivered) = (Vec::new(), Vec::new());
        Ok(Self { rate, seconds, lines, news, games, ready, rng: Rng::new(1), acknowledged, delivered })
    }

    async fn run(mut self) -> Result<(), Failure> {
        let (begun, mut ticks) = (Instant::now(), interval(Duration::from_millis(1)));
        let all = self.rate * self.seconds;
        let (mut sent, mut starved) = (0, 0);
        while self.acknowledged.len() < sent || sent < all {
            if begun.elapsed() > Duration::from_secs(self.seconds as u64 + 30) {
                break;
            }
            tokio::select! {
                Some((number, message)) = self.news.recv() => self.hear(number, message)?,
                _ = ticks.tick() => while sent < all {
                    let due = begun + Duration::from_secs_f64(sent as f64 / self.rate as f64);
                    if due > Instant::now() {
                        break;
                    }
                    let Some(game) = self.ready.pop_front() else {
                        starved += 1;
                        break;
                    };
                    self.play(game, due)?;
                    sent += 1;
                },
            }
        }
        println!(
            "turns sent: {sent}, acknowledged: {}, moments without a game to play: {starved}",
            self.acknowledged.len()
        );
        println!("a second: {:.0}", self.acknowledged.len() as f64 / begun.elapsed().as_secs_f64());
        for (name, times) in
            [("acknowledged", &mut self.acknowledged), ("at the other side", &mut self.delivered)]
        {
            times.sort_unstable();
            let at = |part: f64| times.get((times.len() as f64 * part) as usize).copied().unwrap_or_default();
            println!(
                "{name}: median {:.1?}, 99 % {:.1?}, worst {:.1?}",
                at(0.5),
                at(0.99),
                times.last().copied().unwrap_or_default()
            );
        }
        Ok(())
    }

    fn play(&mut self, id: GameId, due: Instant) -> Result<(), Failure> {
        let Some(game) = self.games.get_mut(&id) else { return Ok(()) };
        let Some(seat) = game.record.game().to_move() else { return Ok(()) };
        let mut moves = Vec::new();
        while game.record.game().to_move() == Some(seat) {
            let Some(mv) = game.record.game().random_move(&mut self.rng) else { break };
            game.record.try_play(mv)?;
            moves.push(mv);
        }
        game.due = due;
        let act = Act::Turn { base: game.base, moves };
        self.lines[game.players[seat.index()]].send(ToServer::Do {
            game: id,
            id: ActId(self.rng.next_u64()),
            act,
        })?;
        Ok(())
    }

    fn hear(&mut self, number: usize, message: ToClient) -> Result<(), Failure> {
        match message {
            ToClient::Done { game, .. } => {
                if let Some(game) = self.games.get(&game) {
                    self.acknowledged.push(game.due.elapsed());
                }
            }
            ToClient::Entries { game: id, entries, .. } => {
                let (Some(game), Some(Entry { n, what: What::Turn { seat, .. }, .. })) =
                    (self.games.get_mut(&id), entries.first())
                else {
                    return Ok(());
                };
                if game.players[seat.other().index()] == number {
                    self.delivered.push(game.due.elapsed());
                    game.base = *n;
                    if game.record.game().to_move().is_some() {
                        self.ready.push_back(id);
                    }
                }
            }
            ToClient::Refused { reason, .. } => return Err(reason.into()),
            _ => {}
        }
        Ok(())
    }
}
