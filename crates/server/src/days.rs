//! `POST apart/day`: the table of the day. Games that are handed in are played again, one at a time and with as many pauses
//! as work, so that nobody who plays notices.

use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use wagons_players::EDITION;
use wagons_table::Day;
use wagons_table::day_game::DayGame;
use wagons_table::days_table::{AboutDay, Checked, DayTable, DayTold};
use wagons_wire::{Millis, Reason};

use crate::caller::{Answer, Asked, Caller};
use crate::hub::Hub;
use crate::identity::PlayerId;
use crate::limits::Kind;
use crate::store::{DayChange, DayResult, Table, Write};

/// The most games that wait to be played again.
const WAITING: i64 = 2_000;
/// How long a server may take for one before another one tries.
const PATIENCE: Millis = 10 * 60 * 1000;
/// How long the one who plays them again rests when there are none.
const REST: Duration = Duration::from_secs(5);
/// How long the tables are kept.
const KEPT: Millis = 60 * A_DAY;

const A_DAY: Millis = 24 * 60 * 60 * 1000;

/// Answers one question.
pub(crate) async fn about(asked: Asked<AboutDay>) -> Answer<DayTold> {
    let about = async |hub: Arc<Hub>, caller, question| hub.about_day(&caller, question).await;
    asked.answer(DayTold::Refused, about).await
}

impl Hub {
    async fn about_day(&self, caller: &Caller, question: AboutDay) -> Result<DayTold, Reason> {
        let &Caller { who, whose, .. } = caller;
        let unavailable = |_| Reason::Unavailable;
        let table = match question {
            AboutDay::Finish { day, level, edition, record } => {
                let table = Table { day, level };
                if self.store.day_result(table, who).await.map_err(unavailable)?.is_none() {
                    self.meter.spend(whose, Kind::Finishes, self.now())?;
                    self.hand_in(table, who, &edition, &record).await?;
                }
                table
            }
            AboutDay::Table { day, level } => Table { day, level },
            AboutDay::Best { day, level } => {
                let table = Table { day, level };
                // Nobody sees another's game before their own is in.
                self.store.day_result(table, who).await.map_err(unavailable)?.ok_or(Reason::NotNow)?;
                let best = self.store.day_best(table).await.map_err(unavailable)?;
                return Ok(DayTold::Best { record: best.ok_or(Reason::NotNow)? });
            }
        };
        let yours = self.store.day_result(table, who).await.map_err(unavailable)?;
        let bars = self.store.day_bars(table).await.map_err(unavailable)?;
        Ok(DayTold::Table(DayTable { bars, yours }))
    }

    async fn hand_in(&self, table: Table, who: PlayerId, edition: &str, record: &str) -> Result<(), Reason> {
        if !is_now(table.day, self.now()) {
            return Err(Reason::NotNow);
        }
        let game = DayGame::read(table.day, table.level, record);
        let game = game.map_err(|error| Reason::Illegal(error.to_string()))?;
        let state = if edition == EDITION { Checked::Waiting } else { Checked::Unverified };
        if self.store.day_waiting().await.map_err(|_| Reason::Unavailable)? >= WAITING {
            return Err(Reason::TooMany(PATIENCE));
        }
        let (margin, record) = (game.finish().margin, game.record());
        let result = Box::new(DayResult { table, player: who, margin, record, state });
        self.write(Write::Day(DayChange::Finish(result, self.now()))).await?;
        self.handed_in.notify_one();
        Ok(())
    }

    /// Plays games again that were handed in, one after the other, as long as the server runs.
    pub(crate) async fn check_days(self: Arc<Self>, stopping: watch::Receiver<bool>) {
        let mut tidied = None;
        loop {
            let now = self.now();
            if tidied != Some(day_of(now)) {
                tidied = Some(day_of(now));
                // If it fails, it is done another day.
                let _ = self.store.write(Write::Day(DayChange::Tidy(day_of(now - KEPT)))).await;
            }
            if !self.check_next(&stopping).await {
                let _ = tokio::time::timeout(REST, self.handed_in.notified()).await;
            }
        }
    }

    /// Plays the game again that waits longest; whether there was one.
    async fn check_next(&self, stopping: &watch::Receiver<bool>) -> bool {
        let now = self.now();
        let Ok(Some((result, before))) = self.store.day_next(now - PATIENCE).await else { return false };
        let begin = DayChange::Begin(Box::new(result.clone()), now, before);
        if self.store.write(Write::Day(begin)).await.is_err() {
            // Another server was quicker.
            return false;
        }
        let (game, stopping) = (result.clone(), stopping.clone());
        let played = tokio::task::spawn_blocking(move || check(&game, &stopping)).await;
        if let Ok(Some(state)) = played {
            // If it cannot be written, it is played again later.
            let _ = self.store.write(Write::Day(DayChange::Checked(Box::new(result), state))).await;
        }
        true
    }
}

/// Plays a game again; nothing comes of it if the server ends meanwhile.
fn check(result: &DayResult, stopping: &watch::Receiver<bool>) -> Option<Checked> {
    let Ok(game) = DayGame::read(result.table.day, result.table.level, &result.record) else {
        return Some(Checked::Wrong);
    };
    let mut worked = Instant::now();
    let goes_on = || {
        sleep(worked.elapsed());
        worked = Instant::now();
        !*stopping.borrow()
    };
    let is_right = game.replayed(&mut Instant::now(), goes_on)?;
    Some(if is_right { Checked::Verified } else { Checked::Wrong })
}

/// Whether it is that day somewhere on earth.
fn is_now(day: Day, now: Millis) -> bool {
    const HOUR: Millis = 60 * 60 * 1000;
    (day_of(now - 12 * HOUR)..=day_of(now + 14 * HOUR)).contains(&day)
}

/// The day of a time, in the middle of the world.
fn day_of(time: Millis) -> Day {
    Day::of_unix(time.div_euclid(A_DAY))
}
