//! The record and the turns: whose choice it is, every token that is legal, and what it does.

use super::scoring::{bonus, groups};
use super::town::Town;

#[derive(Clone, Debug)]
pub(crate) struct Game {
    scoring: [char; 3],
    /// The cards left, the next one clockwise first; as dealt until the start card is named.
    circle: Vec<char>,
    started: bool,
    active: usize,
    /// What the active player has to place before drafting.
    free: Vec<char>,
    drafted: Option<char>,
    /// What the opponent will have to place in the next turn.
    skipped: Vec<char>,
    towns: [Town; 2],
    cards: [i32; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sheet {
    /// Largest groups, in the order D F M P S W.
    pub(crate) territories: [i32; 6],
    /// Points of the three scoring cards, in the order of the deal.
    pub(crate) bonus: [i32; 3],
    pub(crate) total: i32,
    pub(crate) cards: i32,
}

impl Game {
    /// Reads the record of a two-player game or of any beginning of one that has at least the deal.
    pub(crate) fn parse(record: &str) -> Result<Game, String> {
        let tokens: Vec<&str> = record.trim().split(' ').collect();
        let mut game = Game::deal(tokens[0])?;
        for (number, token) in tokens.iter().enumerate().skip(1) {
            game.play(token).map_err(|reason| format!("token {}: {reason}", number + 1))?;
        }
        Ok(game)
    }

    fn deal(token: &str) -> Result<Game, String> {
        let error = |reason: &str| Err(format!("deal {token:?}: {reason}"));
        let Some((scoring, circle)) = token.split_once('/') else { return error("no slash") };
        let scoring: Vec<char> = scoring.chars().collect();
        let circle: Vec<char> = circle.chars().collect();
        let [first, second, third] = scoring[..] else { return error("not three scoring cards") };
        if circle.len() != 15 {
            return error("not fifteen cards in the circle");
        }
        if !(first < second && second < third) {
            return error("scoring cards out of order");
        }
        // Eighteen letters in which each of the eighteen cards occurs: no other letter, none twice.
        if !('A'..='R').all(|card| scoring.contains(&card) || circle.contains(&card)) {
            return error("not every card once");
        }
        Ok(Game {
            scoring: [first, second, third],
            circle,
            started: false,
            active: 1, // the second player names the start card
            free: Vec::new(),
            drafted: None,
            skipped: Vec::new(),
            towns: [Town::default(), Town::default()],
            cards: [0, 0],
        })
    }

    pub(crate) fn is_over(&self) -> bool {
        self.circle.is_empty() && self.card_to_place().is_none()
    }

    pub(crate) fn to_move(&self) -> Option<usize> {
        if self.is_over() { None } else { Some(self.active) }
    }

    fn card_to_place(&self) -> Option<char> {
        self.free.first().copied().or(self.drafted)
    }

    /// Starts and drafts in circle order; placements by x, then y, upright first.
    pub(crate) fn legal_tokens(&self) -> Vec<String> {
        let Some(card) = self.card_to_place() else {
            let star = if self.started { "" } else { "*" };
            return self.circle.iter().map(|card| format!("{star}{card}")).collect();
        };
        let town = &self.towns[self.active];
        let mut tokens = Vec::new();
        for (x, y) in town.surroundings() {
            if town.may_take_card_at((x, y)) {
                tokens.push(format!("{card}{x},{y}"));
                tokens.push(format!("{card}'{x},{y}"));
            }
        }
        tokens
    }

    pub(crate) fn play(&mut self, token: &str) -> Result<(), String> {
        if !self.legal_tokens().contains(&token.to_owned()) {
            return Err(format!("{token:?} is not legal here"));
        }
        // From here on the token is one of the list, so its form needs no second look.
        if let Some(card) = self.card_to_place() {
            let (x, y) = token.trim_start_matches([card, '\'']).split_once(',').unwrap();
            let place = (x.parse().unwrap(), y.parse().unwrap());
            self.place(card, token.contains('\''), place);
        } else if let Some(card) = token.strip_prefix('*') {
            while self.circle[0].to_string() != card {
                self.circle.rotate_left(1);
            }
            self.started = true;
            self.active = 0;
        } else {
            while self.circle[0].to_string() != token {
                self.skipped.push(self.circle.remove(0));
            }
            self.drafted = Some(self.circle.remove(0));
        }
        Ok(())
    }

    fn place(&mut self, card: char, upside_down: bool, place: (i32, i32)) {
        self.towns[self.active].lay(card, upside_down, place);
        self.cards[self.active] += 1;
        if self.free.is_empty() {
            self.drafted = None;
            self.free = std::mem::take(&mut self.skipped);
            self.active = 1 - self.active;
        } else {
            self.free.remove(0);
        }
    }

    /// The score of both players as their towns are now.
    pub(crate) fn sheet(&self) -> [Sheet; 2] {
        [0, 1].map(|player| {
            let (mine, other) = (&self.towns[player], &self.towns[1 - player]);
            let territories = groups(mine);
            let bonus = self.scoring.map(|letter| bonus(letter, mine, other));
            let total = territories.iter().sum::<i32>() + bonus.iter().sum::<i32>();
            Sheet { territories, bonus, total, cards: self.cards[player] }
        })
    }

    /// More points win; on equal points, fewer cards. Nobody has won before the game is over.
    pub(crate) fn winner(&self) -> Option<usize> {
        let [first, second] = self.sheet();
        if !self.is_over() {
            None
        } else if first.total == second.total {
            Some(usize::from(second.cards < first.cards))
        } else {
            Some(usize::from(second.total > first.total))
        }
    }
}
