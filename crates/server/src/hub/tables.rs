//! Tables at which anybody may sit down: who follows their list, and when they are withdrawn.
//!
//! Everything about them stands in the database, so any server may serve any of them. Whoever has a line to somebody who
//! waits says so in time; a table for which nobody does is withdrawn by whichever server comes first.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::{Instant, interval, sleep};
use wagons_wire::{Create, GameId, Millis, OpenTable, Pace, Player, Reason, Secret, ToClient, Tongue};

use super::{Hub, guard};
use crate::client::{Client, written};
use crate::identity::PlayerId;
use crate::room::Room;
use crate::store::{Opening, Write};

/// How long a table by clock stays open: nobody sits there and waits longer.
const LONGEST_BY_CLOCK: Millis = 15 * 60 * 1000;
/// By days nobody has to sit there and wait.
const LONGEST_BY_DAYS: Millis = 24 * 60 * 60 * 1000;

/// How often the list is read while somebody follows it; what happens at this server is told at once.
const LOOKED_AT: Duration = Duration::from_secs(2);
/// Many changes in a row are told together.
const TOGETHER: Duration = Duration::from_millis(200);
/// The most tables anybody is told of.
const SHOWN: usize = 60;
/// The most tables that are looked at.
const READ: i64 = 5_000;

/// Who follows the list.
#[derive(Debug, Default)]
pub(super) struct Tables {
    followers: Mutex<Vec<Follower>>,
    changed: Notify,
}

#[derive(Debug)]
struct Follower {
    client: Arc<Client>,
    /// Which edition of the list they were told; none at first.
    told: u64,
}

impl Tables {
    pub(super) fn leave(&self, number: u64) {
        guard(&self.followers).retain(|follower| follower.client.number != number);
    }

    /// Something about an open table may have changed.
    pub(super) fn changed(&self) {
        self.changed.notify_one();
    }
}

impl Hub {
    /// Somebody wants the list from now on, or no longer.
    pub(super) fn follow_tables(&self, client: &Arc<Client>, follow: bool) -> Result<(), Reason> {
        if self.strangers.is_none() {
            return Err(Reason::NotNow);
        }
        self.tables.leave(client.number);
        if follow {
            guard(&self.tables.followers).push(Follower { client: client.clone(), told: 0 });
            self.tables.changed();
        }
        Ok(())
    }

    /// What is to be written for a wish: its game, and the table if anybody may sit down.
    pub(super) fn wished_for(&self, wish: &Create, room: Room) -> Result<Write, Reason> {
        let Some(language) = wish.open else { return Ok(Write::New(Box::new(room))) };
        let absence = self.strangers.filter(|_| !wish.both);
        let opening = absence.and_then(|absence| opening(&room, language, absence));
        opening.map(|opening| Write::Table(Box::new(room), Box::new(opening))).ok_or(Reason::NotNow)
    }

    /// What opens a seat for anybody.
    pub(super) async fn open_seat(&self, room: &Room) -> Result<Secret, Reason> {
        let is_open = self.store.is_open(room.head().game).await.map_err(|_| Reason::Unavailable)?;
        let secret = room.seats().iter().find_map(|chair| chair.secret);
        secret.filter(|_| is_open).ok_or(Reason::SeatTaken)
    }

    /// Looks after the tables as long as the server runs. Nothing is withdrawn in the first while, when everybody has time
    /// to come back.
    pub(crate) async fn look_after_tables(self: Arc<Self>, quiet: Duration) {
        let Some(absence) = self.strangers else { return };
        let mut looks = interval(LOOKED_AT.min(absence / 3));
        let (began, mut renewed) = (Instant::now(), None::<Instant>);
        let (mut known, mut edition) = (Vec::new(), 1);
        loop {
            tokio::select! {
                _ = looks.tick() => {}
                () = self.tables.changed.notified() => sleep(TOGETHER).await,
            }
            if renewed.is_none_or(|renewed| renewed.elapsed() >= absence / 3) {
                renewed = Some(Instant::now());
                self.renew_tables(absence).await;
            }
            if began.elapsed() >= quiet {
                for game in self.store.tables_to_withdraw(self.now(), READ).await.unwrap_or_default() {
                    self.withdraw(game).await;
                }
            }
            let is_followed = !guard(&self.tables.followers).is_empty();
            if is_followed && let Ok(tables) = self.store.open_tables(READ).await {
                if tables != known {
                    (known, edition) = (tables, edition + 1);
                }
                self.tell_tables(&known, edition);
            }
        }
    }

    /// Says of those who wait and have a line to this server that they are still there.
    async fn renew_tables(&self, absence: Duration) {
        let Ok(tables) = self.store.open_tables(READ).await else { return };
        let here = tables.into_iter().map(|(player, _)| player);
        let here: Vec<_> = here.filter(|&player| self.meter.is_connected(player)).collect();
        if !here.is_empty() {
            // If it cannot be written, it is said again in time.
            let _ = self.store.write(Write::Renew(here, self.now() + absence.as_millis() as Millis)).await;
        }
    }

    /// Calls a game off at which nobody sat down.
    async fn withdraw(&self, game: GameId) {
        // If that fails, somebody comes by again.
        if self.in_game(game, |room| room.withdrawn(self.now())).await == Ok(false) {
            let _ = self.write(Write::Close(game)).await;
        }
    }

    /// Tells whoever does not know this edition of the list.
    fn tell_tables(&self, tables: &[(PlayerId, OpenTable)], edition: u64) {
        let nobody = written(&as_seen_by(PlayerId(0), tables));
        let mut followers = guard(&self.tables.followers);
        for follower in followers.iter_mut().filter(|follower| follower.told != edition) {
            follower.told = edition;
            let Client { who, outbox, .. } = &*follower.client;
            if tables.iter().any(|(player, _)| player == who) {
                outbox.tell(&as_seen_by(*who, tables));
            } else if let Some(text) = &nobody {
                outbox.send(text.clone());
            }
        }
    }
}

/// A table for anybody in a game that its host alone sits in; none without a limit of time.
fn opening(room: &Room, language: Tongue, absence: Duration) -> Option<Opening> {
    let (head, made) = (room.head(), room.standing().at());
    let (player, host) = (room.origin().creator, room.standing().player(head.host?)?);
    let (until, latest) = match head.pace {
        Pace::None => return None,
        Pace::Days(_) => (made + LONGEST_BY_DAYS, made + LONGEST_BY_DAYS),
        Pace::Clock { .. } => (made + absence.as_millis() as Millis, made + LONGEST_BY_CLOCK),
    };
    let host = Player { program: false, ..host };
    let table = OpenTable { game: head.game, host, pace: head.pace, language };
    Some(Opening { player, table, made, until, latest })
}

/// The list as somebody sees it: their own table stands apart.
fn as_seen_by(who: PlayerId, tables: &[(PlayerId, OpenTable)]) -> ToClient {
    let yours = tables.iter().find(|&&(player, _)| player == who).map(|(_, table)| table.game);
    let others = tables.iter().filter(|&&(player, _)| player != who).take(SHOWN);
    ToClient::Tables { tables: others.map(|(_, table)| table.clone()).collect(), yours }
}
