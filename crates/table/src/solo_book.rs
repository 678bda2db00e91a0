//! What somebody has reached alone: the campaign, and every solo game that was finished.
//!
//! A book only ever grows. Two books of one person, as from two windows or devices, are merged without a loss.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use wagons_rules::Record;
use wagons_rules::solo::{Game, Outcome, Scenario, Scenarios, Variant};

use crate::campaign::{Campaign, Feat};
use crate::kept::{self, Entry, Kept, MOST_POINTS};
use crate::salvage;

/// The book of solo games.
///
/// ```
/// use wagons_table::SoloBook;
/// use wagons_rules::solo::{Scenarios, Variant};
///
/// let book = SoloBook::default();
/// let scenarios = Scenarios::built_in();
/// let drive = scenarios.get("1").unwrap();
/// assert_eq!(book.tally(drive, Variant::Classic).played, 0);
/// assert_eq!(book.campaign().stars(Variant::Classic), 0);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SoloBook {
    campaign: Campaign,
    /// By the number of the game.
    games: BTreeMap<u64, Finished>,
}

/// A finished game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Finished {
    scenario: String,
    variant: String,
    outcome: Outcome,
    #[serde(deserialize_with = "kept::points")]
    points: i32,
    #[serde(deserialize_with = "kept::points")]
    rival_points: i32,
}

/// The games of one scenario in one variant, counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// How many were finished.
    pub played: usize,
    /// How many of them were won.
    pub won: usize,
    /// The points of both sides in the best of them.
    pub best: Option<(i32, i32)>,
}

/// What a finished game was worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Worth {
    /// Its stars, whichever its scenario.
    pub stars: u8,
    /// Whether it is the best of its scenario and variant.
    pub is_best: bool,
    /// The scenario of the campaign to play next, if the game was won and is part of the campaign.
    pub next: Option<Arc<Scenario>>,
}

impl SoloBook {
    /// The campaign.
    pub const fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    /// Notes a game by its number. A game that is not over is left alone; one that was noted before stays as it is.
    pub fn note(&mut self, number: u64, record: &Record<Game>) {
        let game = record.game();
        let Some(outcome) = game.outcome() else { return };
        self.campaign.note(record);
        // Only a scenario made for it brings somebody more.
        let within = |points: i32| points.clamp(-MOST_POINTS, MOST_POINTS);
        let finished = Finished {
            scenario: game.scenario().id().to_owned(),
            variant: game.variant().name().to_owned(),
            outcome,
            points: within(game.points()),
            rival_points: within(game.rival_points()),
        };
        self.games.entry(number).or_insert(finished);
    }

    /// Adds what stands in another book. Of two games with one number the better one stays, whichever book is asked.
    pub fn merge(&mut self, other: Self) {
        self.adopt(other.campaign);
        for (number, coming) in other.games {
            let here = self.games.entry(number).or_insert_with(|| coming.clone());
            let rank = |game: &Finished| (game.worth(), game.scenario.clone(), game.variant.clone());
            if rank(&coming) > rank(here) {
                *here = coming;
            }
        }
    }

    /// Adds what a campaign has reached that was kept without a book.
    pub fn adopt(&mut self, campaign: Campaign) {
        self.campaign.merge(campaign);
    }

    /// The games of a scenario in a variant, counted.
    pub fn tally(&self, scenario: &Scenario, variant: Variant) -> Tally {
        let is_meant = |game: &&Finished| game.scenario == scenario.id() && game.variant == variant.name();
        let games: Vec<_> = self.games.values().filter(is_meant).collect();
        let best = games.iter().max_by_key(|game| game.lead());
        Tally {
            played: games.len(),
            won: games.iter().filter(|game| game.outcome == Outcome::Won).count(),
            best: best.map(|game| (game.points, game.rival_points)),
        }
    }

    /// What a game was worth that is over and noted.
    pub fn worth(&self, number: u64, game: &Game) -> Option<Worth> {
        let stars = Feat::stars_of(game.outcome()?, game.margin().0);
        let is_stage = Scenarios::built_in().iter().any(|scenario| scenario == game.scenario());
        let next = self.campaign.next(game.variant()).filter(|_| is_stage && stars > 0);
        Some(Worth { stars, is_best: self.is_best(number), next })
    }

    /// Whether a game that was noted is the best of its scenario and variant.
    pub fn is_best(&self, number: u64) -> bool {
        let Some(noted) = self.games.get(&number) else { return false };
        let same = |game: &&Finished| (&game.scenario, &game.variant) == (&noted.scenario, &noted.variant);
        self.games.values().filter(same).all(|game| game.worth() <= noted.worth())
    }
}

impl Finished {
    /// What makes one game better than another, as in a campaign.
    const fn worth(&self) -> (Outcome, (i32, i32)) {
        (self.outcome, self.lead())
    }

    /// By how many points the player was ahead, and with how many points.
    const fn lead(&self) -> (i32, i32) {
        (self.points - self.rival_points, self.points)
    }
}

impl Kept for SoloBook {
    /// Every game that can be read, and every line of the campaign.
    fn salvage(text: &str) -> Option<Self> {
        let book = Self { campaign: Campaign::salvage_kept(text), games: salvage::entries(text).collect() };
        (book != Self::default()).then_some(book)
    }
}

impl Entry for SoloBook {
    const NAME: &'static str = "solo";
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::solo::Deal;
    use wagons_rules::{Move, Rng};

    /// A finished game: of the placements always the one with the most points, of the cards always the first.
    fn finished(id: &str, seed: u64) -> Record<Game> {
        played(Scenarios::built_in().get(id).cloned().unwrap(), seed)
    }

    fn played(scenario: Arc<Scenario>, seed: u64) -> Record<Game> {
        let mut record = Record::<Game>::new(Deal::shuffled(scenario, Variant::Classic, &mut Rng::new(seed)));
        let points = |game: &Game, mv: Move| {
            let mut next = game.clone();
            next.play(mv);
            next.points()
        };
        while record.game().decision().is_some() {
            let game = record.game();
            let moves: Vec<_> = game.moves().collect();
            let best = match moves[0] {
                Move::Place(_) => moves.into_iter().max_by_key(|&mv| points(game, mv)).unwrap(),
                first => first,
            };
            record.try_play(best).unwrap();
        }
        record
    }

    #[test]
    fn a_game_counts_once() {
        let (mut book, record) = (SoloBook::default(), finished("1", 1));
        book.note(10, &record);
        book.note(10, &record);
        let tally = book.tally(record.game().scenario(), Variant::Classic);
        assert_eq!(
            (tally.played, tally.best),
            (1, Some((record.game().points(), record.game().rival_points())))
        );
        assert_eq!(book.tally(record.game().scenario(), Variant::Local), Tally::default());
        assert!(book.is_best(10) && !book.is_best(11));
    }

    #[test]
    fn a_game_that_is_not_over_is_left_alone() {
        let mut book = SoloBook::default();
        book.note(1, &Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B B0,0").unwrap());
        assert_eq!(book, SoloBook::default());
    }

    #[test]
    fn books_are_merged_in_any_order_without_a_loss() {
        let mut books = [SoloBook::default(), SoloBook::default()];
        for seed in 0..12 {
            books[(seed % 2) as usize].note(seed, &finished(["1", "2", "3"][(seed % 3) as usize], seed));
        }
        let [one, other] = books;
        let (mut this, mut that) = (one.clone(), other.clone());
        this.merge(other.clone());
        that.merge(one);
        assert_eq!(this, that);
        let played = |id| this.tally(Scenarios::built_in().get(id).unwrap(), Variant::Classic).played;
        assert_eq!([played("1"), played("2"), played("3")], [4, 4, 4]);
        this.merge(other);
        assert_eq!(this, that, "what is known already changes nothing");
    }

    #[test]
    fn a_book_is_kept() {
        let mut book = SoloBook::default();
        book.note(1_763_200_000_000, &finished("2", 5));
        assert_eq!(SoloBook::recall(&book.keep()), Ok(book));
        let first = r#"{"version":1,"value":{"campaign":"wagons-campaign 1\n","games":{"7":{"scenario":"1","variant":"classic","outcome":"won","points":41,"rival_points":35}}}}"#;
        let book = SoloBook::recall(first).unwrap();
        let tally = book.tally(Scenarios::built_in().get("1").unwrap(), Variant::Classic);
        assert_eq!(tally, Tally { played: 1, won: 1, best: Some((41, 35)) });
        assert_eq!(book.keep(), first);
    }

    #[test]
    fn a_win_says_what_to_play_next() {
        let mut book = SoloBook::default();
        let is_won = |record: &Record<Game>| record.game().outcome() == Some(Outcome::Won);
        let record = (0..100).map(|seed| finished("1", seed)).find(is_won).unwrap();
        assert!(
            book.worth(7, record.game())
                .is_some_and(|worth| !worth.is_best && worth.next.as_ref() == Some(record.deal().scenario()))
        );
        book.note(7, &record);
        let worth = book.worth(7, record.game()).unwrap();
        assert_eq!(Some(worth.stars), Feat::of(&record).map(|feat| feat.stars()));
        assert!(worth.is_best && worth.next == Scenarios::built_in().get("2").cloned());
        let won = (0..100).map(|seed| finished("2", seed)).find(is_won).unwrap();
        book.note(8, &won);
        let next = book.worth(8, won.game()).unwrap().next;
        assert_eq!(next.as_deref().map(Scenario::id), Some("3"));
        let lost = (0..100).map(|seed| finished("3", seed)).find(|record| !is_won(record)).unwrap();
        assert_eq!(book.worth(9, lost.game()).unwrap().next, None, "it was not won");
    }

    #[test]
    fn two_games_of_one_number_are_merged_in_any_order() {
        let [mut one, mut other] = [1, 2].map(|seed| {
            let mut book = SoloBook::default();
            book.note(7, &finished("1", seed));
            book
        });
        assert_ne!(one, other);
        let before = one.clone();
        one.merge(other.clone());
        other.merge(before);
        assert_eq!(one, other);
    }

    #[test]
    fn of_a_damaged_book_everything_counts_that_is_whole() {
        let mut book = SoloBook::default();
        book.note(7, &finished("1", 5));
        book.note(8, &finished("2", 5));
        let damaged = book.keep().replace(" s1:", " s9:").replace("\"scenario\":\"1\"", "\"scenario\":1");
        assert!(SoloBook::recall(&damaged).is_err());
        let salvaged = SoloBook::salvage(&damaged).unwrap();
        assert_eq!(salvaged.games.keys().collect::<Vec<_>>(), [&8]);
        assert_eq!(salvaged.campaign.feats().count(), 1);
        assert_eq!(SoloBook::salvage("{"), None);
    }

    /// A book in which each of the six scenarios was won.
    fn six_wins() -> SoloBook {
        let (mut text, mut games) = ("wagons-campaign 1\n".to_owned(), BTreeMap::new());
        for (number, scenario) in (1_763_200_000_000..).step_by(86_400_000).zip(Scenarios::built_in().iter())
        {
            let deal = Deal::shuffled(Arc::clone(scenario), Variant::Classic, &mut Rng::new(number));
            let taken = deal.circle()[0];
            text.extend(["won 41 35 ".to_owned(), deal.to_string(), format!(" {taken} {taken}0,0\n")]);
            let (scenario, variant) = (scenario.id().to_owned(), "classic".to_owned());
            let game = Finished { scenario, variant, outcome: Outcome::Won, points: 41, rival_points: 35 };
            games.insert(number, game);
        }
        SoloBook { campaign: text.parse().unwrap(), games }
    }

    #[test]
    fn a_damaged_byte_costs_one_win_at_most() {
        let book = six_wins();
        assert_eq!(book.campaign.feats().count(), 6);
        assert_eq!(SoloBook::salvage(&book.keep()).as_ref(), Some(&book));
        for left in salvage::with_every_flaw(&book) {
            assert!(left.campaign.feats().filter(|feat| feat.is_won()).count() >= 5, "{}", left.campaign);
            assert!(left.games.len() >= 5, "{left:?}");
        }
    }

    #[test]
    fn a_book_that_breaks_off_keeps_the_games_before() {
        let (book, mut wins) = (six_wins(), 0);
        let text = book.keep();
        for end in 0..text.len() {
            let left = SoloBook::salvage(&text[..end]).unwrap_or_default();
            assert!(left.campaign.feats().all(|feat| book.campaign.feats().any(|whole| whole == feat)));
            let count = left.campaign.feats().count();
            assert!((wins..=wins + 1).contains(&count), "{}", &text[..end]);
            wins = count;
        }
        assert_eq!(wins, 6);
    }

    #[test]
    fn a_scenario_that_gives_more_points_than_can_be_kept_damages_no_book() {
        let mut text = "id = 'rich'\ntitle = 'Rich'\nscoring = ['A', 'B']\n".to_owned();
        text += &"[[score]]\neach = 99\nterrain = 'Desert'\n".repeat(20);
        let rich = Arc::new(Scenario::from_toml(&text).unwrap());
        let mut records = (0..100).map(|seed| played(Arc::clone(&rich), seed));
        let record = records.find(|record| record.game().rival_points() > MOST_POINTS).unwrap();
        let mut book = SoloBook::default();
        book.note(7, &record);
        let best = book.tally(&rich, Variant::Classic).best;
        assert_eq!(best, Some((record.game().points(), MOST_POINTS)));
        assert_eq!(SoloBook::recall(&book.keep()), Ok(book));
    }

    #[test]
    fn points_that_nobody_can_have_are_damage() {
        let book = six_wins();
        let text = book.keep();
        for number in [i32::MIN, -10_000, 10_000, i32::MAX] {
            for (field, kept) in [("\"points\":", 41), ("\"rival_points\":", 35)] {
                let damaged = text.replacen(&format!("{field}{kept}"), &format!("{field}{number}"), 1);
                assert_ne!(damaged, text);
                assert!(SoloBook::recall(&damaged).is_err(), "{damaged}");
                let left = SoloBook::salvage(&damaged).unwrap();
                assert_eq!((left.games.len(), &left.campaign), (5, &book.campaign), "{damaged}");
            }
        }
        let most = text.replacen("\"rival_points\":35", "\"rival_points\":-9999", 1);
        let most = SoloBook::recall(&most.replacen("\"points\":41", "\"points\":9999", 1)).unwrap();
        assert_eq!(most.games.len(), 6);
        assert!(most.is_best(1_763_200_000_000));
        let tally = most.tally(Scenarios::built_in().get("1").unwrap(), Variant::Classic);
        assert_eq!(tally.best, Some((9_999, -9_999)));
    }
}
