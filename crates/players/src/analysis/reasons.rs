//! What speaks for a move: plain facts about the score sheets, for clients that say them in their own words.
//!
//! Everything here is counted, nothing guessed. What cards can bring is counted with the towns as they are.

use wagons_rules::{
    Card, Cell, Game, Move, Placement, Rule, Seat, Sheet, SheetChange, SheetLine, Town, solo,
};

/// The facts about a move, the most telling first.
///
/// ```
/// use wagons_players::{Fact, Reasons};
/// use wagons_rules::{Card, Record, Seat};
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE *B B B0,0".parse()?;
/// let reasons = Reasons::new(record.game(), "C".parse()?);
/// let gift = reasons.facts.iter().find_map(|fact| match fact {
///     Fact::Gives { cards, .. } => Some(&cards[..]),
///     _ => None,
/// });
/// assert_eq!((reasons.mover, gift), (Seat::Second, Some(&[Card::HappyCows][..])));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reasons {
    /// Who makes the move.
    pub mover: Seat,
    /// Both towns as the move leaves them, the first player's first.
    pub towns: [Town; 2],
    /// The facts.
    pub facts: Vec<Fact>,
    scoring: Vec<Card>,
}

/// One fact about a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// Placing the card changes a line of a score sheet at once.
    Line {
        /// Whose score sheet it is.
        whose: Seat,
        /// Which line changes.
        rule: Rule,
        /// By how many points.
        points: i32,
    },
    /// The card that is taken, and what its new owner can make of it at once.
    Takes {
        /// The card.
        card: Card,
        /// What can be made of it.
        makes: Makes,
    },
    /// The cards that go to the opponent, in order, and what the opponent can make of them at once. In the solo game
    /// nothing is said of them: the rival plays by its own rules.
    Gives {
        /// The cards; none if the next card is taken.
        cards: Vec<Card>,
        /// What can be made of them.
        makes: Makes,
    },
    /// The card that is taken, and what the opponent could have made of it: at least as much.
    Denies {
        /// The card.
        card: Card,
        /// What could have been made of it.
        makes: Makes,
    },
    /// A card that is still to come can bring more than it could before.
    Prepares {
        /// The card: the next of one's own, or one of the circle.
        card: Card,
        /// What can then be made of it.
        makes: Makes,
        /// The points that could be made of it without this move.
        before: i32,
    },
}

/// What somebody can make of cards at once, each placed where it pays most.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Makes {
    /// The lines of the score sheet that change.
    pub change: SheetChange,
    /// The territories behind the line that gains most, with the cards where they would lie.
    pub cells: Vec<Cell>,
}

impl Fact {
    /// Fewer points than this are not worth a word about what is denied or prepared.
    pub const WORTH_A_WORD: i32 = 3;
}

impl Makes {
    /// The line that gains most, if one does.
    pub fn most(&self) -> Option<Rule> {
        let lines = self.change.lines().iter().rev().filter(|(_, points)| *points > 0);
        lines.max_by_key(|(_, points)| *points).map(|(rule, _)| *rule)
    }
}

impl Reasons {
    /// What speaks for a legal move of a game of two.
    pub fn new(game: &Game, mv: Move) -> Self {
        let mover = game.to_move().unwrap_or(Seat::First);
        let towns = Seat::BOTH.map(|seat| *game.town(seat));
        let reasons = Self { mover, towns, facts: Vec::new(), scoring: game.scoring().to_vec() };
        reasons.with(mv, game.free_cards(mover), game.circle(), true)
    }

    /// What speaks for a legal move of a solo game. The player sits first, the rival second.
    pub fn alone(game: &solo::Game, mv: Move) -> Self {
        let towns = [*game.town(), *game.rival().town()];
        let scoring = game.scoring().to_vec();
        let reasons = Self { mover: Seat::First, towns, facts: Vec::new(), scoring };
        reasons.with(mv, game.free_cards(), game.circle(), false)
    }

    /// The territories of a town that a fact speaks of.
    pub fn cells(&self, fact: &Fact, town: Seat) -> Vec<Cell> {
        let other = self.mover.other();
        match fact {
            Fact::Line { whose, rule, .. } => {
                let of_town = |line: &SheetLine| {
                    if town == *whose { evidence(line) } else { line.evidence.theirs.clone() }
                };
                self.sheet(*whose).line(*rule).map(of_town).unwrap_or_default()
            }
            Fact::Takes { makes, .. } | Fact::Prepares { makes, .. } if town == self.mover => {
                makes.cells.clone()
            }
            Fact::Gives { makes, .. } | Fact::Denies { makes, .. } if town == other => makes.cells.clone(),
            _ => Vec::new(),
        }
    }

    /// The score sheet of a side after the move.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        Sheet::new(&self.towns[seat.index()], &self.towns[seat.other().index()], &self.scoring)
    }

    /// The points a side gains or loses at once.
    pub fn at_once(&self, seat: Seat) -> i32 {
        let points = |fact: &Fact| match *fact {
            Fact::Line { whose, points, .. } if whose == seat => points,
            _ => 0,
        };
        self.facts.iter().map(points).sum()
    }

    /// The facts about a move, and the towns as it leaves them. The other side is opposed if it places cards, too.
    fn with(mut self, mv: Move, free: &[Card], circle: &[Card], opposed: bool) -> Self {
        self.facts = match mv {
            Move::Start(_) => Vec::new(),
            Move::Draft(card) => self.draft(card, circle, opposed),
            Move::Place(placement) => {
                let waiting: Vec<_> = free.iter().skip(1).chain(circle).copied().collect();
                self.place(placement, &waiting, opposed)
            }
        };
        self
    }

    fn draft(&self, card: Card, circle: &[Card], opposed: bool) -> Vec<Fact> {
        let makes = self.makes(self.mover, &[card]);
        let brings = makes.change.total();
        let mut facts = vec![Fact::Takes { card, makes }];
        if opposed {
            let other = self.mover.other();
            let cards: Vec<_> = circle.iter().copied().take_while(|&skipped| skipped != card).collect();
            facts.push(Fact::Gives { makes: self.makes(other, &cards), cards });
            let makes = self.makes(other, &[card]);
            // In an empty town every card is worth about the same.
            let is_empty = self.towns[other.index()].is_empty();
            if makes.change.total() >= brings.max(Fact::WORTH_A_WORD) && !is_empty {
                facts.push(Fact::Denies { card, makes });
            }
        }
        facts
    }

    /// Places the card, and says what that changes.
    fn place(&mut self, placement: Placement, waiting: &[Card], opposed: bool) -> Vec<Fact> {
        let before = Seat::BOTH.map(|seat| self.sheet(seat));
        let could: Vec<_> = waiting.iter().map(|&card| self.most_at_once(card)).collect();
        self.towns[self.mover.index()].place_unchecked(placement);
        let mut facts = Vec::new();
        for whose in [self.mover, self.mover.other()].into_iter().take(if opposed { 2 } else { 1 }) {
            let change = before[whose.index()].change(&self.sheet(whose));
            let mut lines = change.lines().to_vec();
            lines.sort_by_key(|&(_, points)| -points.abs());
            facts.extend(lines.into_iter().map(|(rule, points)| Fact::Line { whose, rule, points }));
        }
        facts.extend(self.prepared(waiting, &could));
        facts
    }

    /// The waiting card that gains most by what was just placed; the first of them if several do.
    fn prepared(&self, waiting: &[Card], could: &[i32]) -> Option<Fact> {
        let gained = |(&card, &before): (&Card, &i32)| (self.most_at_once(card) - before, card, before);
        let gains = waiting.iter().zip(could).map(gained);
        let (gain, card, before) = gains.rev().max_by_key(|&(gain, ..)| gain)?;
        let is_worth_a_word = gain.min(gain + before) >= Fact::WORTH_A_WORD;
        is_worth_a_word.then(|| Fact::Prepares { card, makes: self.makes(self.mover, &[card]), before })
    }

    /// What a side can make of cards, each placed in turn where it pays most at once.
    fn makes(&self, seat: Seat, cards: &[Card]) -> Makes {
        let mut town = self.towns[seat.index()];
        for &card in cards {
            if let Some((_, best)) = self.best(&town, seat, card) {
                town.place_unchecked(best);
            }
        }
        let after = Sheet::new(&town, &self.towns[seat.other().index()], &self.scoring);
        let mut makes = Makes { change: self.sheet(seat).change(&after), cells: Vec::new() };
        makes.cells = makes.most().and_then(|rule| after.line(rule)).map(evidence).unwrap_or_default();
        makes
    }

    /// The points the mover can make of a card at most.
    fn most_at_once(&self, card: Card) -> i32 {
        let town = &self.towns[self.mover.index()];
        let other = self.towns[self.mover.other().index()].tally(&self.scoring);
        let now = town.tally(&self.scoring).total(&other);
        self.best(town, self.mover, card).map_or(0, |(points, _)| points - now)
    }

    /// Where a card pays most at once, and the points the town then makes.
    fn best(&self, town: &Town, seat: Seat, card: Card) -> Option<(i32, Placement)> {
        let other = self.towns[seat.other().index()].tally(&self.scoring);
        let survey = town.survey(&self.scoring);
        let points = |placement| (survey.after(placement).total(&other), placement);
        town.placements(card).map(points).max_by_key(|&(points, _)| points)
    }
}

/// The territories of a side's own town behind a line.
fn evidence(line: &SheetLine) -> Vec<Cell> {
    [&line.evidence.counted[..], &line.evidence.because[..], &line.evidence.costing[..]].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::{Record, Terrain};

    const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                        D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

    fn course() -> impl Iterator<Item = (Game, Move)> {
        let record: Record = GAME.parse().expect("a record");
        (0..record.moves().len()).map(move |number| (record.position(number), record.moves()[number]))
    }

    #[test]
    fn lines_add_up_to_what_the_placement_changes() {
        for (game, mv) in course() {
            let Move::Place(placement) = mv else { continue };
            let (reasons, change) = (Reasons::new(&game, mv), game.change(placement).expect("it was played"));
            for seat in Seat::BOTH {
                assert_eq!(reasons.at_once(seat), change.of(seat).total(), "{mv}");
            }
        }
    }

    #[test]
    fn nothing_pays_more_at_once_than_what_can_be_made_of_a_card() {
        for (game, mv) in course() {
            let Move::Draft(card) = mv else { continue };
            let reasons = Reasons::new(&game, mv);
            let Some(Fact::Takes { makes, .. }) = reasons.facts.first() else { panic!("{mv}") };
            let town = game.town(reasons.mover);
            let most = town
                .placements(card)
                .map(|placement| game.change(placement).expect("it is legal").own().total())
                .max();
            assert_eq!(most, Some(makes.change.total()), "{mv}");
        }
    }

    #[test]
    fn what_is_prepared_was_worth_less_before() {
        let prepared = course().filter_map(|(game, mv)| {
            let reasons = Reasons::new(&game, mv);
            reasons.facts.into_iter().find_map(|fact| match fact {
                Fact::Prepares { makes, before, .. } => Some(makes.change.total() - before),
                _ => None,
            })
        });
        let prepared: Vec<_> = prepared.collect();
        assert!(!prepared.is_empty() && prepared.iter().all(|&gain| gain >= Fact::WORTH_A_WORD));
    }

    #[test]
    fn a_line_lights_the_territories_that_make_it() {
        let (game, mv) = course().nth(3).expect("the first card of the second town");
        let reasons = Reasons::new(&game, mv);
        let line = Fact::Line { whose: Seat::Second, rule: Rule::Group(Terrain::Snow), points: 1 };
        assert!(reasons.facts.contains(&line), "{:?}", reasons.facts);
        assert_eq!(reasons.cells(&line, Seat::Second).len(), 1);
        assert!(reasons.cells(&line, Seat::First).is_empty());
    }

    #[test]
    fn nothing_is_said_of_a_rival_that_plays_by_its_own_rules() {
        let record =
            solo::Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR").expect("a record of a solo game");
        let reasons = Reasons::alone(record.game(), "B".parse().expect("a draft"));
        assert!(matches!(reasons.facts[..], [Fact::Takes { card: Card::BoomOrBust, .. }]));
    }
}
