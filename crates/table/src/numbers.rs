//! A player's numbers: what the finished games on this device say, by opponent, by seat, by scoring card and over time.

use std::collections::BTreeMap;

use wagons_players::Level;
use wagons_rules::{Card, Game, Rule, Seat};

use crate::apart::Apart;
use crate::daybook::{Daybook, Finish};
use crate::session::{Kind, Session};

/// How many games a trend looks back on.
const TREND: usize = 10;

/// The finished games of one player against somebody, the oldest first.
///
/// Games at one screen, solo games and those that ended before their last card are not among them: nobody won them by
/// points against somebody else.
///
/// ```
/// use wagons_rules::{Record, Seat};
/// use wagons_table::numbers::Numbers;
/// use wagons_table::{Kind, Level, Session};
///
/// let record: Record = "ADQ/JRNOHELIMBKFCGP *J J J0,0 N N0,0 R'0,-2 H H-2,-2 O1,-1 E E2,0 I I'-2,0 L1,-2 K K-1,-1 M'2,-1 \
///                       B-4,-3 F F'0,-3 C C0,-3 G G'-4,-1 P P-1,-2".parse()?;
/// let kind = Kind::Versus { level: Level::Hard, person: Seat::First, day: None };
/// let numbers = Numbers::of([Session::new(1, kind, record.into())]);
/// let [(opponent, count)] = numbers.by_opponent()[..] else { unreachable!("one game, one opponent") };
/// assert_eq!((opponent, count.games), (Some(Level::Hard), 1));
/// assert_eq!(numbers.by_scoring_card().len(), 3);
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Numbers {
    games: Vec<Played>,
}

/// A finished game, as its player saw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// The number of the game.
    pub id: u64,
    /// The level of the computer; none if the opponent was a person.
    pub against: Option<Level>,
    /// Where the player sat.
    pub seat: Seat,
    /// How it ended.
    pub finish: Finish,
    /// The scoring cards, and by how many points each was won.
    scoring: [(Card, i32); 3],
}

/// Games, counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Count {
    /// How many there were.
    pub games: usize,
    /// How many of them were won.
    pub won: usize,
    /// All margins together.
    margins: i32,
}

impl Count {
    fn add(&mut self, won: bool, margin: i32) {
        self.games += 1;
        self.won += usize::from(won);
        self.margins += margin;
    }

    /// The part of the games that was won, from 0 to 1.
    pub fn share(self) -> f64 {
        self.won as f64 / self.games.max(1) as f64
    }

    /// By how many points the player was ahead, on average.
    pub fn margin(self) -> f64 {
        f64::from(self.margins) / self.games.max(1) as f64
    }
}

impl Numbers {
    /// The numbers of some games; those that say nothing are left alone.
    pub fn of(sessions: impl IntoIterator<Item = Session>) -> Self {
        let mut games: Vec<Played> =
            sessions.into_iter().filter_map(|session| Played::of(&session)).collect();
        games.sort_by_key(|game| game.id);
        Self { games }
    }

    /// Every game, the oldest first.
    pub fn games(&self) -> &[Played] {
        &self.games
    }

    /// All of them.
    pub fn all(&self) -> Count {
        self.counted(|_| true)
    }

    /// By opponent: the computer's levels, the weakest first, then people. Nobody who was never met.
    pub fn by_opponent(&self) -> Vec<(Option<Level>, Count)> {
        let opponents = Level::ALL.map(Some).into_iter().chain([None]);
        let counted = opponents.map(|against| (against, self.counted(|game| game.against == against)));
        counted.filter(|(_, count)| count.games > 0).collect()
    }

    /// As first player, and as second.
    pub fn by_seat(&self) -> [Count; 2] {
        Seat::BOTH.map(|seat| self.counted(|game| game.seat == seat))
    }

    /// By scoring card: the games that were played with it, and by how many points the player was ahead on that card
    /// alone. The best comes first.
    pub fn by_scoring_card(&self) -> Vec<(Card, Count)> {
        let mut cards = BTreeMap::<Card, Count>::new();
        for game in &self.games {
            for (card, margin) in game.scoring {
                cards.entry(card).or_default().add(game.finish.won, margin);
            }
        }
        let mut cards: Vec<_> = cards.into_iter().collect();
        cards.sort_by(|(_, one), (_, other)| other.margin().total_cmp(&one.margin()));
        cards
    }

    /// After every game, the average margin of the last ten.
    pub fn trend(&self) -> Vec<f64> {
        let margins: Vec<_> = self.games.iter().map(|game| f64::from(game.finish.margin)).collect();
        let mean = |last: usize| {
            let lately = &margins[(last + 1).saturating_sub(TREND)..=last];
            lately.iter().sum::<f64>() / lately.len() as f64
        };
        (0..margins.len()).map(mean).collect()
    }

    fn counted(&self, is_meant: impl Fn(&Played) -> bool) -> Count {
        let mut count = Count::default();
        for game in self.games.iter().filter(|game| is_meant(game)) {
            count.add(game.finish.won, game.finish.margin);
        }
        count
    }
}

impl Played {
    fn of(session: &Session) -> Option<Self> {
        let (against, seat) = match session.kind() {
            Kind::Versus { level, person, .. } => (Some(level), person),
            Kind::Apart(Apart { you: Some(seat), .. }) => (None, seat),
            _ => return None,
        };
        let position = session.position();
        let game = position.duel()?;
        let finish = Daybook::finish(game, seat)?;
        Some(Self { id: session.id(), against, seat, finish, scoring: scoring(game, seat) })
    }
}

/// By how many points each scoring card was won.
fn scoring(game: &Game, seat: Seat) -> [(Card, i32); 3] {
    let sheets = [seat, seat.other()].map(|seat| game.sheet(seat));
    game.scoring().map(|card| {
        let [own, theirs] = sheets.each_ref().map(|sheet| sheet.points(Rule::Scoring(card)));
        (card, own - theirs)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "ADQ/JRNOHELIMBKFCGP *J J J0,0 N N0,0 R'0,-2 H H-2,-2 O1,-1 E E2,0 I I'-2,0 L1,-2 K K-1,-1 M'2,-1 \
                        B-4,-3 F F'0,-3 C C0,-3 G G'-4,-1 P P-1,-2";

    fn session(id: u64, level: Level, person: Seat, record: &str) -> Session {
        let record: wagons_rules::Record = record.parse().unwrap();
        Session::new(id, Kind::Versus { level, person, day: None }, record.into())
    }

    #[test]
    fn both_seats_of_the_same_game_are_each_others_opposite() {
        let numbers = Numbers::of(Seat::BOTH.map(|seat| session(1, Level::Easy, seat, GAME)));
        let [first, second] = numbers.by_seat();
        assert_eq!((first.games, second.games, first.won + second.won), (1, 1, 1));
        assert!((first.margin() + second.margin()).abs() < 1e-9);
        assert!(first.margin().abs() > 0.0);
        // Every card was won once by some points and lost once by as many.
        for (card, count) in numbers.by_scoring_card() {
            assert_eq!((count.games, count.won), (2, 1), "{card:?}");
            assert!(count.margin().abs() < 1e-9, "{card:?}");
        }
        assert_eq!(numbers.all().games, 2);
        assert!((numbers.all().share() - 0.5).abs() < 1e-9);
    }

    #[test]
    fn opponents_come_by_strength_and_only_those_who_were_met() {
        let games = [(3, Level::Hard), (1, Level::Easy), (2, Level::Hard)];
        let numbers = Numbers::of(games.map(|(id, level)| session(id, level, Seat::First, GAME)));
        let met: Vec<_> = numbers.by_opponent().into_iter().map(|(who, count)| (who, count.games)).collect();
        assert_eq!(met, [(Some(Level::Easy), 1), (Some(Level::Hard), 2)]);
        assert_eq!(numbers.games().iter().map(|game| game.id).collect::<Vec<_>>(), [1, 2, 3]);
    }

    #[test]
    fn the_trend_looks_back_on_ten_games() {
        let games = (0..20).map(|id| {
            let seat = if id < 10 { Seat::First } else { Seat::Second };
            session(id, Level::Easy, seat, GAME)
        });
        let (numbers, margin) = (Numbers::of(games), numbers_of_one().all().margin());
        let trend = numbers.trend();
        assert_eq!(trend.len(), 20);
        for (after, expected) in [(0, margin), (9, margin), (14, 0.0), (19, -margin)] {
            assert!((trend[after] - expected).abs() < 1e-9, "{after}: {trend:?}");
        }
    }

    fn numbers_of_one() -> Numbers {
        Numbers::of([session(0, Level::Easy, Seat::First, GAME)])
    }

    #[test]
    fn what_is_not_finished_or_nobodys_says_nothing() {
        let record: wagons_rules::Record = GAME.parse().unwrap();
        let together = Session::new(1, Kind::Together, record.into());
        let unfinished = session(2, Level::Easy, Seat::First, "ADQ/JRNOHELIMBKFCGP *J J J0,0");
        assert_eq!(Numbers::of([together, unfinished]), Numbers::default());
        assert_eq!(Numbers::default().all().margin().to_string(), "0");
    }
}
