//! Who is called when it is their turn, and the calls that are to be made, as rows.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use wagons_rules::Seat;
use wagons_wire::{Entry, GameId, Keys, Millis, Pace, Subscription, Tongue, What, Why};

use super::Store;
use super::rows::{Query, read};
use crate::identity::PlayerId;
use crate::room::Room;

/// A call that is to be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Waiting {
    /// The game that waits.
    pub game: GameId,
    /// For whom.
    pub player: PlayerId,
    /// Why they are called.
    pub why: Why,
    /// When it is to be made; it names the attempt.
    pub due: Millis,
    /// How often that was tried.
    pub tries: i64,
}

/// What an entry means for the calls of its game: those that wait are withdrawn, and there may be others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Calls {
    game: GameId,
    mover: Option<PlayerId>,
    turn: Option<Millis>,
    reminder: Option<Millis>,
}

/// Something about calls to be written.
#[derive(Debug, Clone)]
pub enum CallChange {
    /// Somebody wants to be called in this way from now on.
    Subscribe(PlayerId, Box<Subscription>, Tongue, Millis),
    /// Nobody is called there any more; of this person, if one is given.
    Unsubscribe(String, Option<PlayerId>),
    /// One server makes a call, and has until then.
    Claim(Waiting, Millis),
    /// A call is made, or not to be made.
    Settle(Waiting),
    /// The key, unless there is one.
    Key(String),
}

/// The most browsers of one person.
const MOST: i64 = 8;

/// A reminder comes when this part of a turn's time is left: three hours of a day.
const LAST_PART: Millis = 8;

impl Calls {
    /// What an entry means in a game, as it is then; nothing if it changes neither whose turn it is nor the time.
    pub fn after(room: &Room, what: &What, now: Millis, delay: Millis) -> Option<Self> {
        let is_turn = match what {
            What::Turn { .. }
            | What::Back { .. }
            | What::Sit { .. }
            | What::Reopen { .. }
            | What::End { .. }
            | What::Left { .. } => true,
            What::Time { .. } => false,
            _ => return None,
        };
        let standing = room.standing();
        let seat = standing.to_move().filter(|_| standing.is_full());
        let player = |seat: Seat| room.seats()[seat.index()].player;
        let by_days = matches!(room.head().pace, Pace::Days(_));
        let deadline =
            seat.filter(|_| by_days).and_then(|seat| Some(standing.since() + standing.left(seat, 0)?));
        let early = room.head().pace.allowance().unwrap_or(0) / LAST_PART;
        Some(Self {
            game: room.head().game,
            mover: seat.and_then(player),
            turn: is_turn.then_some(now + delay),
            reminder: deadline.map(|deadline| deadline - early).filter(|&due| due > now),
        })
    }

    /// What a new game means that begins with both players.
    pub fn of_new(room: &Room, now: Millis, delay: Millis) -> Option<Self> {
        room.log().iter().rev().find_map(|Entry { what, .. }| Self::after(room, what, now, delay))
    }
}

const WAITING: &str = "SELECT game, player, why, due, tries FROM calls WHERE due <= $1 ORDER BY due LIMIT $2";

impl Store {
    /// The calls that are to be made by a certain time.
    pub async fn calls(&self, by: Millis, most: i64) -> sqlx::Result<Vec<Waiting>> {
        let rows = sqlx::query(WAITING).bind(by).bind(most).fetch_all(&self.pool).await?;
        rows.iter().map(waiting).collect()
    }

    /// Where somebody is called, and in which language.
    pub async fn subscriptions_of(&self, player: PlayerId) -> sqlx::Result<Vec<(Subscription, Tongue)>> {
        let query = "SELECT endpoint, p256dh, auth, language FROM subscriptions WHERE player = $1";
        let rows = sqlx::query(query).bind(player.to_string()).fetch_all(&self.pool).await?;
        let subscription = |row: &AnyRow| {
            let keys = Keys { p256dh: row.try_get("p256dh")?, auth: row.try_get("auth")? };
            Ok((Subscription { endpoint: row.try_get("endpoint")?, keys }, read(row, "language")?))
        };
        rows.iter().map(subscription).collect()
    }

    /// The key by which push services know this server.
    pub async fn push_key(&self) -> sqlx::Result<Option<String>> {
        let row = sqlx::query("SELECT key FROM push_key").fetch_optional(&self.pool).await?;
        row.map(|row| row.try_get(0)).transpose()
    }
}

fn waiting(row: &AnyRow) -> sqlx::Result<Waiting> {
    let why = if row.try_get::<i64, _>("why")? == 0 { Why::Turn } else { Why::Soon };
    let (due, tries) = (row.try_get("due")?, row.try_get("tries")?);
    Ok(Waiting { game: read(row, "game")?, player: read(row, "player")?, why, due, tries })
}

/// Withdraws the calls of a game, and makes others, for whoever wants any.
pub(super) async fn arrange(connection: &mut AnyConnection, calls: &Calls) -> sqlx::Result<()> {
    let Calls { game, mover, turn, reminder } = calls;
    // Time that is given moves the reminder; whoever was to be called still is.
    let old = if turn.is_some() {
        "DELETE FROM calls WHERE game = $1"
    } else {
        "DELETE FROM calls WHERE game = $1 AND why = 1"
    };
    sqlx::query(old).bind(game.to_string()).execute(&mut *connection).await?;
    let Some(mover) = mover else { return Ok(()) };
    let query = "INSERT INTO calls (game, player, why, due, tries) SELECT $1, $2, $3, $4, 0 \
                 WHERE EXISTS (SELECT 1 FROM subscriptions WHERE player = $2) ON CONFLICT DO NOTHING";
    for (why, due) in [(Why::Turn, turn), (Why::Soon, reminder)] {
        let Some(due) = due else { continue };
        let query = sqlx::query(query).bind(game.to_string()).bind(mover.to_string()).bind(why as i64);
        query.bind(*due).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Writes something about calls; whether it could be done.
pub(super) async fn change(connection: &mut AnyConnection, change: &CallChange) -> sqlx::Result<bool> {
    let done = match change {
        CallChange::Subscribe(player, subscription, language, now) => {
            subscribe(connection, *player, subscription, *language, *now).await?;
            return Ok(true);
        }
        CallChange::Unsubscribe(endpoint, player) => {
            let query = "DELETE FROM subscriptions WHERE endpoint = $1 AND (player = $2 OR $2 = '')";
            let player = player.map(|player| player.to_string()).unwrap_or_default();
            sqlx::query(query).bind(endpoint).bind(player).execute(connection).await?;
            return Ok(true);
        }
        CallChange::Claim(call, until) => {
            let query = "UPDATE calls SET due = $5, tries = tries + 1 \
                         WHERE game = $1 AND player = $2 AND why = $3 AND due = $4";
            named(query, call).bind(*until).execute(connection).await?
        }
        CallChange::Settle(call) => {
            let query = "DELETE FROM calls WHERE game = $1 AND player = $2 AND why = $3 AND due = $4";
            named(query, call).execute(connection).await?
        }
        CallChange::Key(key) => {
            let query = "INSERT INTO push_key (id, key) VALUES (1, $1) ON CONFLICT DO NOTHING";
            sqlx::query(query).bind(key).execute(connection).await?
        }
    };
    Ok(done.rows_affected() == 1)
}

fn named(query: &'static str, call: &Waiting) -> Query {
    let Waiting { game, player, why, due, .. } = call;
    sqlx::query(query).bind(game.to_string()).bind(player.to_string()).bind(*why as i64).bind(*due)
}

async fn subscribe(
    connection: &mut AnyConnection,
    player: PlayerId,
    Subscription { endpoint, keys }: &Subscription,
    language: Tongue,
    now: Millis,
) -> sqlx::Result<()> {
    let query = "INSERT INTO subscriptions (endpoint, player, p256dh, auth, language, made) \
                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (endpoint) \
                 DO UPDATE SET player = $2, p256dh = $3, auth = $4, language = $5, made = $6";
    sqlx::query(query)
        .bind(endpoint)
        .bind(player.to_string())
        .bind(&keys.p256dh)
        .bind(&keys.auth)
        .bind(language.to_string())
        .bind(now)
        .execute(&mut *connection)
        .await?;
    let query = "DELETE FROM subscriptions WHERE player = $1 AND endpoint NOT IN \
                 (SELECT endpoint FROM subscriptions WHERE player = $1 ORDER BY made DESC LIMIT $2)";
    sqlx::query(query).bind(player.to_string()).bind(MOST).execute(connection).await?;
    Ok(())
}
