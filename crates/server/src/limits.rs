//! How much anybody may do in how much time.
//!
//! Everything is counted for each person and for each address. Behind one address there may be a whole house, so it has
//! a few times what a person has.

use std::collections::HashMap;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use wagons_wire::{Millis, Reason};

use crate::hub::guard;
use crate::identity::PlayerId;

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Games made, an hour.
    Games,
    /// Seats taken, an hour.
    Seats,
    /// Phrases said, a minute.
    Phrases,
    /// Messages, a minute. Turns do not count.
    Messages,
    /// Codes for other devices made or tried, an hour.
    Codes,
    /// Games of the day handed in, an hour.
    Finishes,
    /// Browsers to be called, an hour.
    Pushes,
}

/// How much is allowed. Each can be set, by its name.
///
/// ```
/// use wagons_server::Limits;
///
/// let mut limits = Limits::default();
/// limits.set("games=50")?;
/// assert_eq!((limits.games, limits.seats), (50, 30));
/// assert!(limits.set("horses=3").is_err());
/// # Ok::<(), wagons_server::LimitError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Games made by one person in an hour.
    pub games: u32,
    /// Seats taken by one person in an hour.
    pub seats: u32,
    /// Phrases said by one person in a minute.
    pub phrases: u32,
    /// Messages of one person in a minute, but for turns.
    pub messages: u32,
    /// Codes for other devices that one person makes or tries in an hour.
    pub codes: u32,
    /// Games of the day that one person hands in in an hour.
    pub finishes: u32,
    /// Browsers in which one person wants to be called, an hour.
    pub pushes: u32,
    /// Sockets of one person at once.
    pub connections: u32,
    /// How many times as much an address may.
    pub house: u32,
    /// Connections to the server at once.
    pub total: u32,
}

/// Why a limit cannot be set.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no limit: NAME=NUMBER, with games, seats, phrases, messages, codes, finishes, pushes, connections, house or total"
)]
pub struct LimitError(String);

impl Default for Limits {
    fn default() -> Self {
        Self {
            games: 10,
            seats: 30,
            phrases: 20,
            messages: 60,
            codes: 10,
            finishes: 10,
            pushes: 20,
            connections: 20,
            house: 5,
            total: 10_000,
        }
    }
}

impl Limits {
    /// Sets a limit, as in `games=50`.
    pub fn set(&mut self, text: &str) -> Result<(), LimitError> {
        let error = || LimitError(text.to_owned());
        let (name, number) = text.split_once('=').ok_or_else(error)?;
        let limit = match name {
            "games" => &mut self.games,
            "seats" => &mut self.seats,
            "phrases" => &mut self.phrases,
            "messages" => &mut self.messages,
            "codes" => &mut self.codes,
            "finishes" => &mut self.finishes,
            "pushes" => &mut self.pushes,
            "connections" => &mut self.connections,
            "house" => &mut self.house,
            "total" => &mut self.total,
            _ => return Err(error()),
        };
        *limit = u32::from_str(number).ok().filter(|&number| number > 0).ok_or_else(error)?;
        Ok(())
    }

    const fn rate(&self, kind: Kind) -> (u32, Millis) {
        const MINUTE: Millis = 60_000;
        match kind {
            Kind::Games => (self.games, 60 * MINUTE),
            Kind::Seats => (self.seats, 60 * MINUTE),
            Kind::Phrases => (self.phrases, MINUTE),
            Kind::Messages => (self.messages, MINUTE),
            Kind::Codes => (self.codes, 60 * MINUTE),
            Kind::Finishes => (self.finishes, 60 * MINUTE),
            Kind::Pushes => (self.pushes, 60 * MINUTE),
        }
    }
}

/// Who is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Whose {
    /// A person.
    Person(PlayerId),
    /// An address; of version 6 only the half that names a house.
    House(IpAddr),
}

impl Whose {
    /// The house of an address.
    pub(crate) fn house(address: IpAddr) -> Self {
        Self::House(match address.to_canonical() {
            IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
            address @ IpAddr::V4(_) => address,
        })
    }
}

/// Counts, with a bucket of tokens for each person, house and kind.
#[derive(Debug)]
pub(crate) struct Meter {
    limits: Limits,
    buckets: Mutex<Buckets>,
    sockets: Mutex<HashMap<Whose, u32>>,
    /// How often somebody wanted more than they may.
    pub(crate) refused: AtomicU64,
}

type Buckets = HashMap<(Whose, Kind), Bucket>;

#[derive(Debug, Clone, Copy)]
struct Bucket {
    tokens: f64,
    at: Millis,
}

impl Meter {
    pub(crate) fn new(limits: Limits) -> Self {
        Self { limits, buckets: Mutex::default(), sockets: Mutex::default(), refused: AtomicU64::new(0) }
    }

    /// Counts one more, if all may; otherwise says when they may again. Whoever is refused leaves nothing behind.
    pub(crate) fn spend(&self, whose: [Whose; 2], kind: Kind, now: Millis) -> Result<(), Reason> {
        let mut buckets = guard(&self.buckets);
        let filled = whose.map(|one| self.filled(&buckets, one, kind, now));
        self.in_time(filled.iter().map(|(_, wait)| *wait).max().unwrap_or(0))?;
        for (one, (bucket, _)) in whose.into_iter().zip(filled) {
            buckets.insert((one, kind), Bucket { tokens: bucket.tokens - 1.0, ..bucket });
        }
        Ok(())
    }

    /// Whether one of them may do one more, without counting it.
    pub(crate) fn may(&self, one: Whose, kind: Kind, now: Millis) -> Result<(), Reason> {
        let (_, wait) = self.filled(&guard(&self.buckets), one, kind, now);
        self.in_time(wait)
    }

    /// Refuses whoever has to wait, and counts that.
    fn in_time(&self, wait: Millis) -> Result<(), Reason> {
        if wait == 0 {
            return Ok(());
        }
        self.refused.fetch_add(1, Ordering::Relaxed);
        Err(Reason::TooMany(wait))
    }

    /// A bucket as it is now, and how long until there is something in it.
    fn filled(&self, buckets: &Buckets, one: Whose, kind: Kind, now: Millis) -> (Bucket, Millis) {
        let (most, period) = self.limits.rate(kind);
        let most = self.most(one, most);
        let bucket = buckets.get(&(one, kind)).copied().unwrap_or(Bucket { tokens: most, at: now });
        let more = (now - bucket.at).max(0) as f64 * most / period as f64;
        let tokens = (bucket.tokens + more).min(most);
        let wait = ((1.0 - tokens).max(0.0) * period as f64 / most).ceil() as Millis;
        (Bucket { tokens, at: now }, wait)
    }

    /// Counts one more socket, if all may have one.
    pub(crate) fn connect(&self, whose: [Whose; 2]) -> bool {
        let mut sockets = guard(&self.sockets);
        let open = |one| sockets.get(&one).copied().unwrap_or(0);
        if whose.iter().any(|&one| f64::from(open(one)) >= self.most(one, self.limits.connections)) {
            self.refused.fetch_add(1, Ordering::Relaxed);
            return false;
        }
        for one in whose {
            *sockets.entry(one).or_default() += 1;
        }
        true
    }

    /// Whether somebody has a socket here.
    pub(crate) fn is_connected(&self, who: PlayerId) -> bool {
        guard(&self.sockets).contains_key(&Whose::Person(who))
    }

    /// How many sockets are open, those of all together.
    pub(crate) fn open(&self) -> u32 {
        let sockets = guard(&self.sockets);
        sockets.iter().filter(|(whose, _)| matches!(whose, Whose::Person(_))).map(|(_, open)| open).sum()
    }

    /// A socket closed.
    pub(crate) fn disconnect(&self, whose: [Whose; 2]) {
        let mut sockets = guard(&self.sockets);
        for one in whose {
            if let Some(open) = sockets.get_mut(&one) {
                *open -= 1;
                if *open == 0 {
                    sockets.remove(&one);
                }
            }
        }
    }

    /// Forgets whoever has done nothing for so long that they may do everything again.
    pub(crate) fn forget(&self, now: Millis) {
        guard(&self.buckets).retain(|&(_, kind), bucket| now - bucket.at < self.limits.rate(kind).1);
    }

    fn most(&self, one: Whose, most: u32) -> f64 {
        match one {
            Whose::Person(_) => most.into(),
            Whose::House(_) => f64::from(most) * f64::from(self.limits.house),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whose(person: u128, address: &str) -> [Whose; 2] {
        [Whose::Person(PlayerId(person)), Whose::house(address.parse().unwrap())]
    }

    #[test]
    fn every_limit_holds_for_a_person_and_fills_again() {
        use Kind::{Codes, Finishes, Games, Messages, Phrases, Pushes, Seats};
        let limits = Limits::default();
        let meter = Meter::new(limits);
        for kind in [Games, Seats, Phrases, Messages, Codes, Finishes, Pushes] {
            let (most, period) = limits.rate(kind);
            let (ann, bob) = (whose(1, "10.0.0.1"), whose(2, "10.0.0.1"));
            for _ in 0..most {
                assert_eq!(meter.spend(ann, kind, 0), Ok(()), "{kind:?}");
            }
            let Err(Reason::TooMany(wait)) = meter.spend(ann, kind, 0) else {
                panic!("{kind:?} has no limit")
            };
            assert_eq!(meter.spend(bob, kind, 0), Ok(()), "others may");
            assert!(meter.spend(ann, kind, wait - 1).is_err());
            assert_eq!(meter.spend(ann, kind, wait), Ok(()));
            assert!(wait <= period / Millis::from(most));
        }
    }

    #[test]
    fn a_house_may_more_but_not_everything() {
        let meter = Meter::new(Limits { games: 2, house: 3, ..Limits::default() });
        let spend = |person, address| meter.spend(whose(person, address), Kind::Games, 0);
        for person in 0..6 {
            assert_eq!(spend(person, "2001:db8::1"), Ok(()));
        }
        assert!(spend(7, "2001:db8::ffff").is_err(), "the same /64");
        assert_eq!(spend(7, "2001:db8:0:1::1"), Ok(()), "another one");
    }

    #[test]
    fn who_invents_people_fills_no_memory() {
        let meter = Meter::new(Limits { messages: 10, house: 2, ..Limits::default() });
        let refused = (0..10_000).filter(|&person| {
            let whose = whose(person, "10.0.0.1");
            meter.may(whose[1], Kind::Messages, 0).and(meter.spend(whose, Kind::Messages, 0)).is_err()
        });
        assert_eq!(refused.count(), 10_000 - 20);
        assert_eq!(guard(&meter.buckets).len(), 20 + 1, "those who were heard, and their house");
    }

    #[test]
    fn sockets_are_counted_up_and_down() {
        let meter = Meter::new(Limits { connections: 2, ..Limits::default() });
        let ann = whose(1, "10.0.0.1");
        assert!(meter.connect(ann) && meter.connect(ann) && !meter.connect(ann));
        meter.disconnect(ann);
        assert!(meter.connect(ann));
    }

    #[test]
    fn who_has_been_quiet_is_forgotten() {
        let meter = Meter::new(Limits::default());
        meter.spend(whose(1, "10.0.0.1"), Kind::Messages, 0).unwrap();
        meter.forget(60_000);
        assert!(meter.buckets.lock().unwrap().is_empty());
    }
}
