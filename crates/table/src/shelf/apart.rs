//! What is kept of games apart: what was done and is not confirmed, the games as far as they are known, and what lies
//! unsettled on their tables. None of it leaves this browser or computer: it is of no use to another.

use serde::{Deserialize, Serialize};
use wagons_wire::{GameId, Kept as Pending, Opened, Summary};

use super::Shelf;
use crate::kept::{Entry, Kept};
use crate::session::{Kind, Session};
use crate::store::{Store, StoreError};

/// Names of everything in here begin like this.
pub(super) const APART: &str = "apart";

/// The line of one player to one server.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ApartBook {
    /// What was done and is not confirmed.
    pub pending: Pending,
    /// The games, as the server listed them last.
    pub games: Vec<Summary>,
}

impl Kept for ApartBook {}

impl Entry for ApartBook {
    const NAME: &'static str = APART;
}

impl Kept for Opened {}

impl<S: Store + ?Sized> Shelf<S> {
    /// Keeps what this window has done and not seen confirmed, and takes out what it has. What other windows have on
    /// its way stays.
    pub fn keep_pending(&self, before: &Pending, now: &Pending) -> Result<(), StoreError> {
        self.change(|book: &mut ApartBook| {
            merge(&mut book.pending.creating, &before.creating, &now.creating, |a, b| a.id == b.id);
            merge(&mut book.pending.sitting, &before.sitting, &now.sitting, |a, b| a.game == b.game);
            merge(&mut book.pending.acts, &before.acts, &now.acts, |a, b| a.id == b.id);
        })
    }

    /// The table of a game apart as it was left here, with what lay on it unsettled.
    pub fn apart_table(&self, game: GameId) -> Result<Option<Session>, StoreError> {
        self.recall_named(&table_name(game))
    }

    /// A game apart as far as it was known here.
    pub fn apart_log(&self, game: GameId) -> Result<Option<Opened>, StoreError> {
        self.recall_named(&log_name(game))
    }

    /// Keeps a game apart as far as it is known: what it began with, and entries that follow those kept before.
    pub fn keep_apart_log(&self, mut opened: Opened) -> Result<(), StoreError> {
        let name = log_name(opened.head.game);
        if let Some(known) = self.recall_named::<Opened>(&name)? {
            let first = opened.entries.first().map_or(u32::MAX, |entry| entry.n);
            let before = known.entries.into_iter().filter(|entry| entry.n < first);
            opened.entries = before.chain(opened.entries).collect();
        }
        let whole = opened.entries.iter().zip(1..).all(|(entry, n)| entry.n == n);
        // A log with a gap is of no use: the server tells it again.
        if whole { self.store.write(&name, &opened.keep()) } else { self.store.remove(&name) }
    }

    /// Forgets what was kept of a game apart while it was played.
    pub fn forget_apart(&self, game: GameId) -> Result<(), StoreError> {
        self.store.remove(&table_name(game))?;
        self.store.remove(&log_name(game))
    }
}

/// Under which name a session is kept, if it is: a running game apart lies with its log, and with nobody who watches.
pub(super) fn session_name(session: &Session) -> Option<String> {
    match session.kind() {
        Kind::Explore => None,
        Kind::Apart(people) if people.you.is_none() => None,
        Kind::Apart(people) if !session.is_over() => Some(table_name(people.game)),
        _ => Some(super::session_name(session.id())),
    }
}

fn table_name(game: GameId) -> String {
    format!("{APART}.table.{game}")
}

fn log_name(game: GameId) -> String {
    format!("{APART}.log.{game}")
}

/// Brings a list up to date by what changed elsewhere between two moments.
fn merge<T: Clone>(kept: &mut Vec<T>, before: &[T], now: &[T], same: impl Fn(&T, &T) -> bool) {
    let among = |list: &[T], thing: &T| list.iter().any(|other| same(other, thing));
    kept.retain(|thing| !among(before, thing) || among(now, thing));
    let new: Vec<T> = now.iter().filter(|thing| !among(kept, thing)).cloned().collect();
    kept.extend(new);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::apart::Apart;
    use crate::store::Memory;
    use wagons_rules::{Record, Seat};
    use wagons_wire::{Act, ActId, Ending, Link, What};

    const GAME: GameId = GameId(5);

    fn doing(id: u64) -> Pending {
        let mut link = Link::default();
        link.act(GAME, ActId(id), Act::Resign);
        link.kept().clone()
    }

    #[test]
    fn two_windows_keep_what_both_have_on_its_way() {
        let (shelf, none) = (Shelf::new(Memory::default()), Pending::default());
        let kept = || shelf.recall::<ApartBook>().unwrap().unwrap_or_default().pending.acts.len();
        shelf.keep_pending(&none, &doing(1)).unwrap();
        shelf.keep_pending(&none, &doing(2)).unwrap();
        assert_eq!(kept(), 2);
        shelf.keep_pending(&doing(1), &none).unwrap();
        assert_eq!(kept(), 1);
        shelf.keep_pending(&doing(2), &doing(2)).unwrap();
        assert_eq!(kept(), 1);
    }

    #[test]
    fn a_log_grows_and_one_with_a_gap_is_forgotten() {
        let shelf = Shelf::new(Memory::default());
        let deal = "FKQ/RJAPODGLNMHBICE".parse().unwrap();
        let head = wagons_wire::Head {
            game: GAME,
            deal,
            pace: wagons_wire::Pace::None,
            created: 0,
            rules: 1,
            host: None,
            rematch_of: None,
        };
        let told = |numbers: std::ops::Range<u32>| Opened {
            head: head.clone(),
            you: None,
            from: 0,
            entries: numbers.map(|n| wagons_wire::Entry { n, at: 0, what: What::Hidden }).collect(),
            running: 0,
            present: [false; 2],
            watchers: 0,
            invitation: None,
        };
        let kept = || shelf.apart_log(GAME).unwrap().map(|opened| opened.entries.len());
        shelf.keep_apart_log(told(1..3)).unwrap();
        shelf.keep_apart_log(told(3..6)).unwrap();
        shelf.keep_apart_log(told(0..0)).unwrap();
        assert_eq!(kept(), Some(5));
        shelf.keep_apart_log(told(8..9)).unwrap();
        assert_eq!(kept(), None);
    }

    #[test]
    fn a_running_game_is_kept_apart_and_a_finished_one_with_all_others() {
        let shelf = Shelf::new(Memory::default());
        let record: Record = "FKQ/RJAPODGLNMHBICE *B".parse().unwrap();
        let people = Apart { game: GAME, you: Some(Seat::First), players: [None; 2], ending: None };
        let running = Session::new(7, Kind::Apart(people), record.clone().into());
        shelf.keep_session(&running).unwrap();
        assert!(shelf.sessions().unwrap().is_empty());
        assert_eq!(shelf.apart_table(GAME).unwrap(), Some(running));
        assert!(!shelf.pack().unwrap().contains("FKQ"), "it belongs to this device");

        let ending = Some(Ending::Resigned(Seat::Second));
        let over = Session::new(7, Kind::Apart(Apart { ending, ..people }), record.into());
        shelf.keep_session(&over).unwrap();
        shelf.forget_apart(GAME).unwrap();
        assert_eq!((shelf.sessions().unwrap(), shelf.apart_table(GAME).unwrap()), (vec![over], None));
    }
}
