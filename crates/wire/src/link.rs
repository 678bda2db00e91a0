//! The client's side of the line, without the line: what to send, to keep, to send again, and what is confirmed.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use wagons_rules::{Move, Record};

use crate::Millis;
use crate::entry::Entry;
use crate::id::{ActId, GameId, Secret};
use crate::message::{Act, Create, Opened, Reason, Summary, ToClient, ToServer, VERSION};
use crate::mirror::Mirror;
use crate::strangers::OpenTable;

/// A client's games, whatever happens to its line.
///
/// It has no clock, no socket and no chance of its own. Whoever owns it opens a socket, tells the link what happens to
/// it ([`connected`](Self::connected), [`receive`](Self::receive), [`disconnected`](Self::disconnected)), sends what
/// [`take_outgoing`](Self::take_outgoing) gives after every call, keeps [`kept`](Self::kept) whenever
/// that changed, and calls [`tick`](Self::tick) every second or so. Times are milliseconds of any clock that does
/// not run backwards.
#[derive(Debug, Clone, Default)]
pub struct Link {
    phase: Phase,
    kept: Kept,
    wanted: BTreeSet<GameId>,
    games: BTreeMap<GameId, Mirror>,
    wants_list: bool,
    list: BTreeMap<GameId, Summary>,
    follows_tables: bool,
    tables: Vec<OpenTable>,
    own_table: Option<GameId>,
    outgoing: Vec<ToServer>,
    heard: Millis,
    pinged: bool,
    attempts: u32,
    /// When to ask again for what the server could not do at the moment.
    again: Option<Millis>,
    /// How long to stay away, as the server said before it ended.
    rest: Option<Millis>,
}

/// How the line is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Phase {
    /// There is none; what is done now is kept and sent later.
    #[default]
    Offline,
    /// There is one, and the server has not answered yet.
    Greeting,
    /// All is well.
    Online,
    /// The server speaks another version: the page is to be loaded again. What is kept stays kept.
    Outdated,
}

/// What must survive a reload: everything that was done and is not confirmed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    /// Games to be made.
    pub creating: Vec<Create>,
    /// Seats to be taken.
    pub sitting: Vec<Sitting>,
    /// Things done.
    pub acts: Vec<Pending>,
}

/// A seat to be taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitting {
    /// In which game.
    pub game: GameId,
    /// What opens it; nothing where anybody may sit down.
    #[serde(default)]
    pub secret: Option<Secret>,
    /// Whether a program will play.
    pub program: bool,
}

/// Something done that is on its way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending {
    /// In which game.
    pub game: GameId,
    /// Its name.
    pub id: ActId,
    /// What.
    pub act: Act,
    /// The entry it became, once the server said so; the entry itself is still to come.
    #[serde(skip)]
    done: Option<u32>,
}

/// What a message of the server brought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// The line is up.
    Online,
    /// The page is to be loaded again.
    Outdated,
    /// A game that was wished for is there.
    Created {
        /// The wish's name.
        id: ActId,
        /// The game.
        game: GameId,
        /// What opens its seats, in the order of the seats.
        secrets: [Option<Secret>; 2],
    },
    /// A game went on, or was opened: these entries are new.
    Entries {
        /// Which game.
        game: GameId,
        /// In their order. Empty if only something around the log changed: who is there, or what confirmed.
        entries: Vec<Entry>,
    },
    /// Something was refused. An act is no longer on its way: a turn is its player's draft again.
    Refused {
        /// In which game, if it was about one.
        game: Option<GameId>,
        /// What was done.
        act: Option<Act>,
        /// The name of the wish or act.
        id: Option<ActId>,
        /// Why.
        reason: Reason,
    },
    /// The list of games changed.
    List,
    /// The list of tables at which anybody may sit down changed.
    Tables,
}

/// What [`Link::tick`] asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tick {
    /// Nothing.
    Fine,
    /// The line is dead: close the socket, as if it had closed itself.
    Hung,
}

/// How long a silent line is trusted, and how long it has to answer then.
const SILENCE: Millis = 25_000;
const PATIENCE: Millis = 10_000;

/// How long to wait before asking a server again that could not write.
const UNAVAILABLE: Millis = 3_000;

/// The longest wait before the first, second … attempt to connect again doubles from here to there.
const FIRST_WAIT: u64 = 500;
const LONGEST_WAIT: u64 = 30_000;

impl Link {
    /// A link that goes on with what was kept.
    pub fn new(kept: Kept) -> Self {
        Self { kept, ..Self::default() }
    }

    /// How the line is.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether there is no line, and it was tried in vain: before the first try is over there is nothing to complain of.
    pub const fn is_lost(&self) -> bool {
        matches!(self.phase, Phase::Offline) && self.attempts > 0
    }

    /// What must survive a reload.
    pub const fn kept(&self) -> &Kept {
        &self.kept
    }

    /// The socket is open.
    pub fn connected(&mut self, now: Millis) {
        self.phase = Phase::Greeting;
        (self.heard, self.pinged) = (now, false);
        self.outgoing = vec![ToServer::Hello { version: VERSION }];
        self.ask_all();
    }

    /// Asks for everything that is wanted and not confirmed.
    fn ask_all(&mut self) {
        self.again = None;
        let mut asked = std::mem::take(&mut self.outgoing);
        if self.wants_list {
            asked.push(ToServer::Games);
        }
        if self.follows_tables {
            asked.push(ToServer::Tables { follow: true });
        }
        asked.extend(self.kept.creating.iter().cloned().map(ToServer::Create));
        asked.extend(self.kept.sitting.iter().map(sit));
        asked.extend(self.wanted.iter().map(|&game| ToServer::Open { game, have: self.have(game) }));
        asked.extend(self.kept.acts.iter().map(send));
        self.outgoing = asked;
    }

    /// The socket is closed, or could not be opened: how long to wait before the next attempt.
    ///
    /// The wait is a random part of a time that doubles ("full jitter"), so that a server that comes back is not
    /// overrun. A server that ended in good order has said how long to wait.
    pub fn disconnected(&mut self, random: u64) -> Millis {
        if self.phase != Phase::Outdated {
            self.phase = Phase::Offline;
        }
        self.outgoing.clear();
        if let Some(rest) = self.rest.take() {
            return rest;
        }
        let longest = LONGEST_WAIT.min(FIRST_WAIT << self.attempts.min(8));
        self.attempts += 1;
        (random % longest) as Millis
    }

    /// What is to be sent now, as texts; nothing while there is no line.
    pub fn take_outgoing(&mut self) -> Vec<String> {
        if matches!(self.phase, Phase::Offline | Phase::Outdated) {
            return Vec::new();
        }
        let outgoing = std::mem::take(&mut self.outgoing);
        outgoing.iter().filter_map(|message| serde_json::to_string(message).ok()).collect()
    }

    /// Looks whether the line is still alive, and asks again for what was put off; to be called every second or so.
    pub fn tick(&mut self, now: Millis) -> Tick {
        if matches!(self.phase, Phase::Offline | Phase::Outdated) {
            return Tick::Fine;
        }
        if self.again.is_some_and(|again| again <= now) {
            self.ask_all();
        }
        let silent = now - self.heard;
        if silent < SILENCE {
            return Tick::Fine;
        }
        if silent >= SILENCE + PATIENCE {
            return Tick::Hung;
        }
        if !std::mem::replace(&mut self.pinged, true) {
            self.outgoing.push(ToServer::Ping);
        }
        Tick::Fine
    }

    /// Wants to know of a game from now on.
    pub fn open(&mut self, game: GameId) {
        if self.wanted.insert(game) {
            self.say(ToServer::Open { game, have: self.have(game) });
        }
    }

    /// Wants to know no more of a game. What is on its way there stays so.
    pub fn close(&mut self, game: GameId) {
        if self.wanted.remove(&game) {
            self.say(ToServer::Close { game });
        }
        self.games.remove(&game);
    }

    /// Wants the list of the client's games from now on.
    pub fn list(&mut self) {
        if !std::mem::replace(&mut self.wants_list, true) {
            self.say(ToServer::Games);
        }
    }

    /// Wants the list of tables at which anybody may sit down from now on, or no longer.
    pub fn follow_tables(&mut self, follow: bool) {
        if std::mem::replace(&mut self.follows_tables, follow) != follow {
            self.say(ToServer::Tables { follow });
        }
        if !follow {
            (self.tables, self.own_table) = (Vec::new(), None);
        }
    }

    /// Makes a game. [`News::Created`] tells when it is there; it is opened then.
    pub fn create(&mut self, wish: Create) {
        self.say(ToServer::Create(wish.clone()));
        self.kept.creating.push(wish);
    }

    /// Sits down, and opens the game. Without a secret this works at an [`OpenTable`] only.
    pub fn sit(&mut self, game: GameId, secret: impl Into<Option<Secret>>, program: bool) {
        let sitting = Sitting { game, secret: secret.into(), program };
        self.say(sit(&sitting));
        self.kept.sitting.retain(|other| other.game != game);
        self.kept.sitting.push(sitting);
        self.wanted.insert(game);
    }

    /// Settles a turn in an open game: it is on its way from now on. The id is random. False if the game is not
    /// open, it is not the client's turn, another turn is on its way, or the moves are not one whole legal turn.
    pub fn play(&mut self, game: GameId, id: ActId, moves: Vec<Move>) -> bool {
        let Some(mirror) = self.games.get(&game) else { return false };
        let (turn, base) = (mirror.standing().after(&moves).is_ok(), mirror.standing().base());
        let fits = mirror.is_your_turn() && turn && self.turn_on_its_way(game).is_none();
        if fits {
            self.act(game, id, Act::Turn { base, moves });
        }
        fits
    }

    /// Does something in a game: it is on its way from now on. The id is random.
    pub fn act(&mut self, game: GameId, id: ActId, act: Act) {
        let pending = Pending { game, id, act, done: None };
        self.say(send(&pending));
        self.kept.acts.push(pending);
    }

    /// An open game, as far as the server has told of it.
    pub fn game(&self, game: GameId) -> Option<&Mirror> {
        self.games.get(&game)
    }

    /// The client's games, if it asked for the list.
    pub fn games(&self) -> impl Iterator<Item = &Summary> {
        self.list.values()
    }

    /// The tables of others at which anybody may sit down, the newest first, if the client follows them.
    pub fn tables(&self) -> &[OpenTable] {
        &self.tables
    }

    /// The client's own table at which anybody may sit down, if it follows the list.
    pub const fn own_table(&self) -> Option<GameId> {
        self.own_table
    }

    /// What is on its way in a game.
    pub fn on_its_way(&self, game: GameId) -> impl Iterator<Item = &Pending> {
        self.kept.acts.iter().filter(move |pending| pending.game == game)
    }

    /// The moves of the turn that is on its way in a game.
    pub fn turn_on_its_way(&self, game: GameId) -> Option<&[Move]> {
        let standing = self.games.get(&game)?.standing();
        self.on_its_way(game).find_map(|pending| match &pending.act {
            Act::Turn { base, moves } if *base == standing.base() => Some(moves.as_slice()),
            _ => None,
        })
    }

    /// A game as its player sees it: confirmed, and then the turn that is on its way.
    pub fn shown(&self, game: GameId) -> Option<Record> {
        let standing = self.games.get(&game)?.standing();
        let moves = self.turn_on_its_way(game);
        Some(moves.and_then(|moves| standing.after(moves).ok()).unwrap_or_else(|| standing.record().clone()))
    }

    /// Takes in a message of the server. One that cannot be read is of a newer server, and changes nothing.
    pub fn receive(&mut self, text: &str, now: Millis) -> Vec<News> {
        (self.heard, self.pinged) = (now, false);
        let Ok(message) = serde_json::from_str(text) else { return Vec::new() };
        match message {
            ToClient::Welcome { .. } => {
                (self.phase, self.attempts) = (Phase::Online, 0);
                vec![News::Online]
            }
            ToClient::Created { id, game, secrets } => {
                self.kept.creating.retain(|wish| wish.id != id);
                self.wanted.insert(game);
                vec![News::Created { id, game, secrets }]
            }
            ToClient::Game(opened) => self.opened(*opened, now),
            ToClient::Entries { game, entries, running } => self.followed(game, &entries, running, now),
            ToClient::Presence { game, present, watchers } => {
                let Some(mirror) = self.games.get_mut(&game) else { return Vec::new() };
                mirror.see(present, watchers);
                vec![News::Entries { game, entries: Vec::new() }]
            }
            ToClient::Done { game, id, n } => {
                for pending in &mut self.kept.acts {
                    if (pending.game, pending.id) == (game, id) {
                        pending.done = Some(n);
                    }
                }
                self.confirm(game);
                vec![News::Entries { game, entries: Vec::new() }]
            }
            ToClient::Refused { game, id, reason } => self.refused(game, id, reason, now),
            ToClient::Games { games } => {
                self.list = games.into_iter().map(|summary| (summary.game, summary)).collect();
                vec![News::List]
            }
            ToClient::Changed(summary) => {
                self.list.insert(summary.game, summary);
                vec![News::List]
            }
            ToClient::Tables { tables, yours } => {
                if self.follows_tables {
                    (self.tables, self.own_table) = (tables, yours);
                }
                vec![News::Tables]
            }
            ToClient::Pong => Vec::new(),
            ToClient::BackSoon { wait } => {
                self.rest = Some(wait.clamp(0, LONGEST_WAIT as Millis));
                Vec::new()
            }
        }
    }

    fn opened(&mut self, opened: Opened, now: Millis) -> Vec<News> {
        let game = opened.head.game;
        if !self.wanted.contains(&game) {
            return Vec::new();
        }
        if opened.you.is_some() {
            self.kept.sitting.retain(|sitting| sitting.game != game);
        }
        let known = self.games.get(&game).map(Mirror::standing);
        let entries = Mirror::of(known, opened, now).map(|(mirror, entries)| {
            self.games.insert(game, mirror);
            entries
        });
        self.took_in(game, entries)
    }

    fn followed(&mut self, game: GameId, entries: &[Entry], running: Millis, now: Millis) -> Vec<News> {
        let Some(mirror) = self.games.get_mut(&game) else { return Vec::new() };
        let entries = mirror.follow(entries, running, now);
        self.took_in(game, entries)
    }

    /// Tells what is new in a game, or asks for what is missing.
    fn took_in(&mut self, game: GameId, entries: Option<Vec<Entry>>) -> Vec<News> {
        let Some(entries) = entries else {
            let have = self.have(game);
            self.say(ToServer::Open { game, have });
            return Vec::new();
        };
        self.confirm(game);
        vec![News::Entries { game, entries }]
    }

    /// Forgets what was done and can be seen in the log by now.
    fn confirm(&mut self, game: GameId) {
        let version = self.games.get(&game).map(|mirror| mirror.standing().version());
        let seen = |n| version.is_none_or(|version| n <= version);
        self.kept.acts.retain(|pending| pending.game != game || !pending.done.is_some_and(seen));
    }

    fn refused(&mut self, game: Option<GameId>, id: Option<ActId>, reason: Reason, now: Millis) -> Vec<News> {
        if reason == Reason::Version {
            self.phase = Phase::Outdated;
            return vec![News::Outdated];
        }
        let mut act = None;
        if reason.passes() {
            let wait = if let Reason::TooMany(wait) = reason { wait } else { UNAVAILABLE };
            self.again = Some(self.again.unwrap_or(0).max(now.saturating_add(wait)));
        } else {
            self.kept.creating.retain(|wish| Some(wish.id) != id);
            let is_refused = |pending: &mut Pending| (Some(pending.game), Some(pending.id)) == (game, id);
            act = self.kept.acts.extract_if(.., is_refused).next().map(|pending| pending.act);
            if id.is_none() {
                self.kept.sitting.retain(|sitting| Some(sitting.game) != game);
            }
            if let (Reason::UnknownGame, Some(game)) = (&reason, game) {
                self.wanted.remove(&game);
                self.games.remove(&game);
            }
        }
        vec![News::Refused { game, act, id, reason }]
    }

    fn have(&self, game: GameId) -> u32 {
        self.games.get(&game).map_or(0, |mirror| mirror.standing().version())
    }

    fn say(&mut self, message: ToServer) {
        if !matches!(self.phase, Phase::Offline | Phase::Outdated) {
            self.outgoing.push(message);
        }
    }
}

fn sit(sitting: &Sitting) -> ToServer {
    let &Sitting { game, secret, program } = sitting;
    ToServer::Sit { game, secret, program }
}

fn send(pending: &Pending) -> ToServer {
    ToServer::Do { game: pending.game, id: pending.id, act: pending.act.clone() }
}

#[cfg(test)]
mod tests;
