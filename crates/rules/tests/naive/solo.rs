//! The solo game a second time, as letters in lists. What a scenario hunts is handed in.

use super::cards::territories;
use super::town::Town;

/// How many cards may be skipped, and whether a card is wanted, given the rival's cards.
pub(crate) type Goal = (usize, Box<dyn Fn(char, &[char]) -> bool>);

/// How many cards may be skipped, and whether a card is like a given one.
pub(crate) type Habit = (usize, Box<dyn Fn(char, char) -> bool>);

/// What the rival looks for in both rounds.
pub(crate) struct Procedure {
    pub(crate) first_hunt: Vec<Goal>,
    pub(crate) matching: Option<Habit>,
    pub(crate) hunt: Vec<Goal>,
    pub(crate) fallback: Option<Habit>,
}

pub(crate) struct SoloGame {
    pub(crate) circle: Vec<char>,
    pub(crate) deck: Vec<char>,
    pub(crate) rival: Vec<char>,
    pub(crate) town: Town,
    pub(crate) placed: Vec<char>,
    classic: bool,
    procedure: Procedure,
    free: Vec<char>,
    drafted: Option<char>,
    skipped: Vec<char>,
}

impl SoloGame {
    pub(crate) fn new(deal: &str, procedure: Procedure) -> SoloGame {
        let (name, cards) = deal.split_once(':').unwrap();
        let parts: Vec<&str> = cards.split('/').collect();
        SoloGame {
            circle: parts[1].chars().collect(),
            deck: parts[2].chars().collect(),
            rival: Vec::new(),
            town: Town::default(),
            placed: Vec::new(),
            classic: !name.contains('-'),
            procedure,
            free: Vec::new(),
            drafted: None,
            skipped: Vec::new(),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.circle.is_empty() && self.card_to_place().is_none()
    }

    fn card_to_place(&self) -> Option<char> {
        self.free.first().copied().or(self.drafted)
    }

    pub(crate) fn legal_tokens(&self) -> Vec<String> {
        let Some(card) = self.card_to_place() else {
            return self.circle.iter().map(char::to_string).collect();
        };
        let mut tokens = Vec::new();
        for (x, y) in self.town.surroundings() {
            if self.town.may_take_card_at((x, y)) {
                tokens.push(format!("{card}{x},{y}"));
                tokens.push(format!("{card}'{x},{y}"));
            }
        }
        tokens
    }

    /// Plays a legal token, and the rival's turn if the player's is over.
    pub(crate) fn play(&mut self, token: &str) {
        let Some(card) = self.card_to_place() else {
            while self.circle[0].to_string() != token {
                self.skipped.push(self.circle.remove(0));
            }
            self.drafted = Some(self.circle.remove(0));
            return;
        };
        let (x, y) = token.trim_start_matches([card, '\'']).split_once(',').unwrap();
        self.town.lay(card, token.contains('\''), (x.parse().unwrap(), y.parse().unwrap()));
        self.placed.push(card);
        if !self.free.is_empty() {
            self.free.remove(0);
            return;
        }
        self.drafted = None;
        self.new_round_if_circle_is_gone();
        self.rival.append(&mut self.skipped);
        if !self.circle.is_empty() {
            self.rival_takes_a_card();
        }
        self.new_round_if_circle_is_gone();
    }

    fn new_round_if_circle_is_gone(&mut self) {
        if self.circle.is_empty() {
            self.circle.append(&mut self.deck);
        }
    }

    fn rival_takes_a_card(&mut self) {
        let reachable = |skip: usize| self.circle.iter().take(skip + 1);
        let first_round = !self.deck.is_empty();
        let Procedure { first_hunt, matching, hunt, fallback } = &self.procedure;
        let mut place = None;
        for (skip, wanted) in if first_round { first_hunt } else { hunt } {
            if place.is_none() {
                place = reachable(*skip).position(|&card| wanted(card, &self.rival));
            }
        }
        let mut takes_top = false;
        if place.is_none() && first_round {
            if let Some((skip, is_like)) = matching {
                place = reachable(*skip).position(|&card| is_like(card, self.deck[0]));
                takes_top = place.is_some();
            }
        } else if place.is_none()
            && self.classic
            && let Some((skip, is_like)) = fallback
        {
            let last = *self.rival.last().unwrap();
            place = reachable(*skip).position(|&card| is_like(card, last));
        }
        for _ in 0..place.unwrap_or(0) {
            self.free.push(self.circle.remove(0));
        }
        self.rival.push(self.circle.remove(0));
        if takes_top {
            self.rival.push(self.deck.remove(0));
        }
    }

    /// The rival's town: all its cards side by side.
    pub(crate) fn rivals_town(&self) -> Town {
        let mut town = Town::default();
        for (place, &card) in self.rival.iter().enumerate() {
            town.lay(card, false, (2 * place as i32, 0));
        }
        town
    }

    /// What the rival scores besides its scenario.
    pub(crate) fn last_part(&self, variant: &str) -> i32 {
        let terrains = |card: char| {
            let mut terrains: Vec<char> = territories(card, false).iter().map(|t| t.0).collect();
            terrains.sort_unstable();
            terrains.dedup();
            terrains.len()
        };
        let for_terrains = match variant {
            "classic" => {
                let town = self.rivals_town();
                let mut counts: Vec<i32> =
                    "DFMPSW".chars().map(|terrain| town.all(terrain).len() as i32).collect();
                counts.sort_unstable();
                return counts[3] + counts[4] + counts[5];
            }
            "newcomer" => [2, 2, 1],
            "local" => [3, 2, 1],
            "legend" => [3, 2, 2],
            _ => panic!("no variant {variant:?}"),
        };
        self.rival.iter().map(|&card| for_terrains[terrains(card) - 2]).sum()
    }
}
