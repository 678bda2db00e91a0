//! What somebody has reached alone: the campaign, and every solo game that was finished.
//!
//! A book only ever grows. Two books of one person, as from two windows or devices, are merged without a loss.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use wagons_rules::Record;
use wagons_rules::solo::{Game, Outcome, Scenario, Variant};

use crate::campaign::{Campaign, Feat};
use crate::kept::Kept;

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
/// assert!(book.campaign().stages(Variant::Classic)[0].is_open);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SoloBook {
    #[serde(with = "campaign_text")]
    campaign: Campaign,
    /// By the number of the game.
    games: BTreeMap<u64, Finished>,
}

/// A finished game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Finished {
    scenario: String,
    variant: String,
    #[serde(with = "outcome_word")]
    outcome: Outcome,
    points: i32,
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

impl SoloBook {
    /// The campaign.
    pub const fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    /// Notes a game by its number. A game that is not over is left alone; one that was noted before stays as it is.
    /// Returns whether it was new.
    pub fn note(&mut self, number: u64, record: &Record<Game>) -> bool {
        let game = record.game();
        let Some(outcome) = game.outcome() else { return false };
        self.campaign.note(record);
        let finished = Finished {
            scenario: game.scenario().id().to_owned(),
            variant: game.variant().name().to_owned(),
            outcome,
            points: game.points(),
            rival_points: game.rival_points(),
        };
        let is_new = !self.games.contains_key(&number);
        self.games.entry(number).or_insert(finished);
        is_new
    }

    /// Adds what stands in another book.
    pub fn merge(&mut self, other: Self) {
        self.campaign.merge(other.campaign);
        for (number, finished) in other.games {
            self.games.entry(number).or_insert(finished);
        }
    }

    /// The games of a scenario in a variant, counted.
    pub fn tally(&self, scenario: &Scenario, variant: Variant) -> Tally {
        let games = self.games.values();
        let games = games.filter(|game| game.scenario == scenario.id() && game.variant == variant.name());
        games.fold(Tally::default(), Tally::with)
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
    const fn worth(&self) -> (u8, i32, i32) {
        (rank(self.outcome), self.points - self.rival_points, self.points)
    }
}

impl Tally {
    fn with(self, game: &Finished) -> Self {
        let worth = |(points, rival): (i32, i32)| (points - rival, points);
        let points = (game.points, game.rival_points);
        Self {
            played: self.played + 1,
            won: self.won + usize::from(game.outcome == Outcome::Won),
            best: Some(self.best.filter(|&best| worth(best) >= worth(points)).unwrap_or(points)),
        }
    }
}

/// The stars a finished game is worth, whichever its scenario.
pub fn stars(game: &Game) -> Option<u8> {
    let outcome = game.outcome()?;
    let reached = Feat::MARGINS.into_iter().filter(|&margin| game.margin().0 >= margin).count();
    Some(if outcome == Outcome::Won { 1 + reached as u8 } else { 0 })
}

const fn rank(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Lost => 0,
        Outcome::Drawn => 1,
        Outcome::Won => 2,
    }
}

impl Kept for SoloBook {
    const VERSION: u32 = 1;
}

/// A campaign in its own form.
mod campaign_text {
    use crate::campaign::Campaign;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(super) fn serialize<S: Serializer>(campaign: &Campaign, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(campaign)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Campaign, D::Error> {
        Campaign::from_text(&String::deserialize(from)?).map_err(de::Error::custom)
    }
}

/// A result as it is written down.
mod outcome_word {
    use serde::{Deserialize, Deserializer, Serializer, de};
    use wagons_rules::solo::Outcome;

    const WORDS: [(&str, Outcome); 3] =
        [("won", Outcome::Won), ("drawn", Outcome::Drawn), ("lost", Outcome::Lost)];

    // Serde hands over a reference, whatever the size.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    pub(super) fn serialize<S: Serializer>(outcome: &Outcome, to: S) -> Result<S::Ok, S::Error> {
        let word = WORDS.into_iter().find(|(_, known)| known == outcome).map_or("", |(word, _)| word);
        to.serialize_str(word)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Outcome, D::Error> {
        let word = String::deserialize(from)?;
        let known = WORDS.into_iter().find(|(known, _)| *known == word).map(|(_, outcome)| outcome);
        known.ok_or_else(|| de::Error::unknown_variant(&word, &["won", "drawn", "lost"]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::solo::{Deal, Scenarios};
    use wagons_rules::{Move, Rng};

    /// A finished game: of the placements always the one with the most points, of the cards always the first.
    fn finished(id: &str, seed: u64) -> Record<Game> {
        let scenario = Scenarios::built_in().get(id).cloned().unwrap();
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
        assert!(book.note(10, &record));
        assert!(!book.note(10, &record));
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
        assert!(!book.note(1, &Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B B0,0").unwrap()));
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
    fn stars_are_those_of_the_campaign() {
        for seed in 0..20 {
            let record = finished("4", seed);
            assert_eq!(stars(record.game()), Feat::of(&record).map(|feat| feat.stars()));
        }
    }
}
